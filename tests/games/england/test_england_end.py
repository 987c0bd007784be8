"""EW-6: the end, and what this game leaves out."""

from __future__ import annotations

import copy

import pytest
from england_table import GAME, allowed, begun, end_turn, names, no_cards, pass_to, play, put_cubes, put_link, refused

import rotonde
from rotonde.core.contract import MalformedSetup
from rotonde.games.england.state import EnglandState
from rotonde.games.tycoon.actions import BuildWest, DealTycoon
from rotonde.games.tycoon.position import AUCTION, DEAL_SECRETS
from rotonde.games.tycoon.steps import GameOver


def nearly_ended(players: int, missing: int = 1, **options: bool) -> EnglandState:
    """So many empty cities are missing; the seat in turn can empty Leeds by delivering to York over link 1."""
    state = begun(players, **options)
    no_cards(state)
    put_link(state, 0, "Leeds", "York")
    put_cubes(state, "Leeds", "purple")
    number = state.setting.empty_cities_to_end - missing
    for city in [c for c in state.board.cities if c not in ("Leeds", "York")][-number:]:
        put_cubes(state, city, "")
    return state


EMPTY_LEEDS = "deliver purple Leeds via 1"


@pytest.mark.rule("EW-6.1")
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_the_number_of_empty_cities_depends_on_the_players(players: int, number: int) -> None:
    state = nearly_ended(players)
    assert state.empty_cities() == number - 1
    assert state.last_turn == 0
    assert "EndReached" in names(play(state, EMPTY_LEEDS))
    assert state.empty_cities() == number
    assert state.view(0)["empty_cities_to_end"] == number


@pytest.mark.rule("EW-6.1")
def test_one_fewer_does_not_reach_it() -> None:
    state = nearly_ended(3, missing=2)
    assert "EndReached" not in names(play(state, EMPTY_LEEDS))
    end_turn(state)
    assert not state.over


@pytest.mark.rule("EW-6.1")
def test_then_one_more_full_turn_is_played() -> None:
    state = nearly_ended(2)
    play(state, EMPTY_LEEDS)
    end_turn(state)
    assert not state.over
    assert state.turn_number == 2
    end_turn(state)
    assert state.over
    assert state.end_reason == "empty_cities"
    assert state.step == GameOver("empty_cities")


@pytest.mark.rule("EW-6.1")
def test_without_the_extra_turn_the_game_ends_after_the_income_of_the_turn() -> None:
    state = nearly_ended(2, extra_turn=False)
    play(state, EMPTY_LEEDS)
    assert not state.over
    assert state.to_act == (1,)
    events = end_turn(state)
    assert state.over
    assert state.turn_number == 1
    assert names(events).index("IncomePaid") < names(events).index("GameEnded")
    assert state.money(0) == 3


@pytest.mark.rule("EW-6.1", "RT-12.5")
def test_a_turn_of_passes_counts_as_reaching_the_number() -> None:
    state = begun(2)
    end_turn(state)
    assert (state.over, state.last_turn) == (False, 2)
    end_turn(state)
    assert state.end_reason == "all_passed"
    quick = begun(2, extra_turn=False)
    end_turn(quick)
    assert quick.end_reason == "all_passed"


@pytest.mark.rule("EW-6.1")
def test_a_marker_that_urbanizing_takes_off_no_longer_counts() -> None:
    state = nearly_ended(2)
    grey = next(c for i, c in enumerate(state.board.cities) if state.empty[i] and state.colour[i] < 0)
    play(state, f"urbanize {grey} blue")
    play(state, str(state.deal()))
    assert state.empty_cities() == 7
    pass_to(state, 0)
    assert "EndReached" not in names(play(state, EMPTY_LEEDS))


@pytest.mark.rule("EW-6.1")
def test_unless_the_number_had_been_reached() -> None:
    state = nearly_ended(2)
    play(state, EMPTY_LEEDS)
    grey = next(c for i, c in enumerate(state.board.cities) if state.empty[i] and state.colour[i] < 0)
    play(state, f"urbanize {grey} blue")
    play(state, str(state.deal()))
    assert state.empty_cities() == 8
    assert state.last_turn == 2


@pytest.mark.rule("EW-6.1")
def test_after_the_end_nothing_may_be_done() -> None:
    state = nearly_ended(2, extra_turn=False)
    play(state, EMPTY_LEEDS)
    end_turn(state)
    for text in ("pass", "upgrade", "inspect", "allow", "keep hudson", "barons 1 hudson locke", "first 1"):
        for seat in (rotonde.DEALER, 0, 1):
            assert refused(state, text, seat) == ["EW-6.1 game_over"]


@pytest.mark.rule("EW-6.2", "RT-12.5")
def test_the_last_turn_of_a_table_ends_the_game() -> None:
    state = begun(2, max_turns=1)
    play(state, "upgrade")
    end_turn(state)
    assert state.end_reason == "max_turns"
    assert refused(state, "pass", 0) == ["RT-12.5 game_over"]


@pytest.mark.rule("EW-6.2", "EW-1.1")
def test_there_are_no_western_links() -> None:
    state = begun(2)
    assert refused(state, "west London") == ["EW-6.2 no_western_links"]
    assert not any(isinstance(action, BuildWest) for action in state.legal(0))


@pytest.mark.rule("EW-6.2")
def test_there_are_no_tycoon_cards() -> None:
    state = GAME.start(2, seed=1)
    while state.stage != DEAL_SECRETS:
        state.apply(rotonde.DEALER, state.deal())
    objections = state.objections(rotonde.DEALER, DealTycoon(0, "hudson"))
    assert [(o.rule, o.code) for o in objections] == [("EW-6.2", "not_an_action_of_this_game")]
    with pytest.raises(rotonde.core.contract.MalformedAction):
        GAME.parse("tycoon 1 hudson")
    with pytest.raises(MalformedSetup, match="unknown_option"):
        GAME.start(2, options={"beginners": True})


@pytest.mark.rule("EW-6.2")
@pytest.mark.parametrize(
    ("family", "effect"),
    [
        ("operations", {"type": "major_line", "cities": ["London", "York"], "points": 5}),
        ("barons", {"type": "built_western_link", "points": 5}),
    ],
)
def test_a_board_may_not_have_cards_that_this_game_leaves_out(family: str, effect: dict[str, object]) -> None:
    data = copy.deepcopy(GAME.board_data("england_wales"))
    data[family][0]["effect"] = effect
    assert [(p.code, p.where) for p in GAME.check_board(data)] == [("board_field_not_choice", f"/{family}/0/effect")]


@pytest.mark.rule("EW-6.2")
def test_with_the_deck_empty_nothing_is_turned_up() -> None:
    state = begun(2)
    for kind, number in enumerate(state.deck):
        state.deck[kind] = 0
        state.discarded[kind] += number
    play(state, "upgrade")
    events = end_turn(state)
    assert "CardTurnedUp" not in names(events)
    assert state.stage == AUCTION
    assert allowed(state, "bid 1")


@pytest.mark.rule("EW-6.2", "RT-11.3")
def test_otherwise_a_card_is_turned_up_after_the_income() -> None:
    state = begun(2)
    cards = sum(state.open)
    play(state, "upgrade")
    end_turn(state)
    assert sum(state.open) == cards + 1
