"""A last turn told event by event, and fine points that play seldom meets."""

from __future__ import annotations

import copy
from random import Random

import pytest
from england_table import GAME, begun, choosing, give_baron, give_card, no_cards, open_card, play, put_cubes, put_links

import rotonde
from rotonde.core.contract import Event
from rotonde.games.england.actions import Allow, Inspect
from rotonde.games.england.events import (
    BaronBonusScored,
    BaronKept,
    BaronsDealt,
    BondsIssued,
    CubeKept,
    DeliveryAllowed,
    DeliveryAnnounced,
    DeliveryStopped,
    InspectorDiscarded,
    InterestPaid,
    KeptCubesReturned,
)
from rotonde.games.england.state import EnglandState
from rotonde.games.tycoon.events import (
    ActionPassed,
    CityEmptied,
    CubeDelivered,
    EngineUpgraded,
    GameEnded,
    GoalWon,
    IncomePaid,
    LinkPointsScored,
)

DELIVER = "deliver purple Leeds via 1"
LAST_TURN: list[tuple[str, list[Event]]] = [
    (DELIVER, [DeliveryAnnounced(0, "purple", "Leeds", "York", (1,))]),
    ("allow", [DeliveryAllowed(1)]),
    ("inspect", [DeliveryStopped(2, 0)]),
    ("upgrade", [BondsIssued(1, 1, 5), EngineUpgraded(1, 2, 5)]),
    ("pass", [ActionPassed(2)]),
    (
        DELIVER,
        [
            CubeDelivered(0, "purple", "Leeds", "York", (1,)),
            LinkPointsScored(0, 1),
            CubeKept(0, "purple"),
            GoalWon(0, "passenger_line", 6),
            KeptCubesReturned(4),
        ],
    ),
    ("pass", [ActionPassed(1)]),
    ("pass", [ActionPassed(2)]),
    (DELIVER, [CubeDelivered(0, "purple", "Leeds", "York", (1,)), LinkPointsScored(0, 1), CityEmptied("Leeds", 1)]),
    ("pass", [ActionPassed(1)]),
    (
        "pass",
        [
            ActionPassed(2),
            IncomePaid(0, 10),
            IncomePaid(1, 0),
            IncomePaid(2, 0),
            BondsIssued(1, 1, 5),
            InterestPaid(1, 1),
            InspectorDiscarded(0),
            GameEnded("max_turns"),
            BaronBonusScored(0, "hudson", 6),
            BaronBonusScored(1, "locke", 0),
            BaronBonusScored(2, "peto", 0),
        ],
    ),
]


def inspected(max_turns: int = 1) -> EnglandState:
    """Seats 1 and 2 hold an Inspector; seat 0 can deliver from Leeds, and has three colours of the Passenger Line."""
    state = begun(3, max_turns=max_turns)
    no_cards(state)
    for seat in (1, 2):
        give_card(state, seat, "inspector")
    open_card(state, "passenger_line")
    for seat, card in enumerate(("hudson", "locke", "peto")):
        give_baron(state, seat, card)
    put_links(state, 0, "Leeds", "York")
    put_cubes(state, "Leeds", "purple purple")
    for colour in range(3):
        state.bag[colour] -= 1
        state.kept[colour] = 1
    return state


@pytest.mark.rule("EW-5.1", "EW-5.3", "EW-5.4", "EW-4.2", "EW-2.1")
def test_the_last_turn_is_told_event_by_event() -> None:
    state = inspected()
    for text, events in LAST_TURN:
        ply = state.ply
        assert play(state, text) == events, text
        assert state.ply == ply + 1
    assert state.over


@pytest.mark.rule("EW-5.4")
def test_of_two_holders_only_the_one_asked_may_answer() -> None:
    state = inspected()
    play(state, DELIVER)
    answers = [Allow(), Inspect()]
    assert [list(state.legal(seat)) for seat in range(3)] == [[], answers, []]
    play(state, "allow")
    assert [list(state.legal(seat)) for seat in range(3)] == [[], [], answers]
    assert [str(a) for a in answers] == ["allow", "inspect"]


@pytest.mark.rule("EW-2.1")
def test_each_deal_and_each_choice_of_barons_is_one_action() -> None:
    state = choosing(3)
    ply = state.ply
    for number, seat in enumerate((2, 0, 1), start=1):
        assert not state.view(None)["seats"][seat]["has_chosen"]
        assert state.play(seat, state.legal(seat)[0]) == [BaronKept(seat)]
        assert state.view(None)["seats"][seat]["has_chosen"]
        assert state.ply == ply + number


@pytest.mark.rule("EW-2.1")
def test_dealing_barons_tells_who_not_which() -> None:
    state = GAME.start(2, seed=1)
    while type(state.step).__name__ != "BaronDeal":
        state.apply(rotonde.DEALER, state.deal())
    ply = state.ply
    assert state.play(rotonde.DEALER, GAME.parse("barons 1 hudson locke")) == [BaronsDealt(0)]
    assert state.play(rotonde.DEALER, state.deal()) == [BaronsDealt(1)]
    assert state.ply == ply + 2


@pytest.mark.rule("EW-2.1")
def test_a_redealt_game_has_luck_of_its_own() -> None:
    state = begun(2)
    seeds = {state.redeal(0, Random(n)).seed for n in range(5)}
    assert len(seeds) == 5
    assert state.seed not in seeds


@pytest.mark.rule("EW-2.2")
def test_the_baron_for_a_level_gives_its_points_for_that_level() -> None:
    data = copy.deepcopy(GAME.board_data("england_wales"))
    card = next(c for c in data["barons"] if c["effect"]["type"] == "first_engine_level")
    card["effect"] = {"type": "first_engine_level", "level": 3, "points": 4}
    state = begun(2, board=data, max_turns=1)
    give_baron(state, 0, card["id"])
    play(state, "upgrade", "pass", "upgrade", "pass", "pass", "pass")
    assert state.level == [3, 1]
    assert state.view(None)["seats"][0]["bonus"] == 4


@pytest.mark.rule("EW-5.3")
def test_a_delivery_that_was_stopped_is_no_pass() -> None:
    state = inspected(max_turns=50)
    play(state, DELIVER, "inspect")
    while state.turn_number == 1:
        play(state, "pass")
    assert state.last_turn == 0


@pytest.mark.rule("EW-2.1")
def test_barons_are_sampled_from_the_luck_that_is_given() -> None:
    state = GAME.start(2, seed=1)
    while type(state.step).__name__ != "BaronDeal":
        state.apply(rotonde.DEALER, state.deal())
    assert state.deal() == state.deal()
    assert len({state.deal(Random(n)) for n in range(20)}) > 5
