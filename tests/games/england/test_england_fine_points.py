"""Points that are easily missed, each with its rule."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from england_table import GAME, asking, begun, end_turn, no_cards, open_card, play

import rotonde
from rotonde.core.contract import JsonDict, MalformedPosition
from rotonde.core.track import NONE
from rotonde.games.england import passenger
from rotonde.games.england.state import EnglandState
from rotonde.games.england.steps import BaronDeal

DATA = GAME.board_data("england_wales")


def dealing(seats: int) -> EnglandState:
    """Three are at the table; so many of them have been dealt Barons."""
    state = GAME.start(3, seed=1)
    while state.step != BaronDeal(seats):
        state.apply(rotonde.DEALER, state.deal())
    assert isinstance(state, EnglandState)
    return state


@pytest.mark.rule("EW-2.1")
def test_while_barons_are_dealt_those_who_have_none_are_given_none() -> None:
    state = dealing(1)
    assert [len(row["barons_dealt"] or []) for row in (state.view(seat)["seats"][seat] for seat in range(3))] == [2, 0, 0]
    for viewer in (None, 0, 1):
        other = state.redeal(viewer, Random(4))
        assert other.barons_of(1) == other.barons_of(2) == [NONE, NONE]
        assert NONE not in other.barons_of(0)
        assert other.secret == [NONE] * 3
        other.check()


@pytest.mark.rule("EW-5.1")
def test_each_seat_collects_colours_of_its_own() -> None:
    state = begun(3)
    no_cards(state)
    open_card(state, "passenger_line")
    state.kept = [*(1, 0, 0, 0, 0), *(1, 1, 1, 0, 0), *(0, 1, 1, 1, 0)]
    assert [passenger.colours_of(state, seat) for seat in range(3)] == [1, 3, 3]
    assert [[passenger.would_win(state, seat, colour) for colour in range(5)] for seat in range(3)] == [
        [0, 0, 0, 0, 0],
        [0, 0, 0, 6, 6],
        [6, 0, 0, 0, 6],
    ]
    assert [row["kept_cubes"] for row in state.view(None)["seats"]] == [
        state.board.colours[:1],
        state.board.colours[:3],
        state.board.colours[1:4],
    ]


def damaged(card: int, **changes: Any) -> list[tuple[str, str, dict[str, object]]]:
    """What is wrong with the board when a card is changed."""
    cards: list[JsonDict] = copy.deepcopy(DATA["operations"])
    effect = {**cards[card]["effect"], **changes.pop("effect", {})}
    cards[card] = {**cards[card], **changes, "effect": effect}
    return [(p.where, p.code, p.details) for p in GAME.check_board({**DATA, "operations": cards})]


@pytest.mark.rule("EW-5.1")
def test_a_passenger_line_for_all_colours_may_be_and_two_may_not() -> None:
    assert damaged(0, effect={"colours": 5}) == []
    assert damaged(0, effect={"colours": 6}) == [
        ("/operations", "board_number_too_high", {"field": "colours", "value": 6, "most": 5})
    ]
    assert damaged(0, count=0) == damaged(0, count=1) == []
    assert damaged(0, count=2) == [("/operations", "board_too_many", {"what": "delivered_colours", "number": 2, "most": 1})]


@pytest.mark.rule("EW-2.1", "EW-3.1")
def test_barons_and_lines_are_checked_with_their_facts() -> None:
    problems = GAME.check_board({**DATA, "barons": DATA["barons"][:9]})
    assert [p.details for p in problems] == [{"what": "barons", "number": 9, "fewest": 10}]
    assert GAME.check_board({**DATA, "barons": []}) == []
    lines = copy.deepcopy(DATA["major_lines"])
    lines[1]["id"] = lines[0]["id"]
    (problem,) = GAME.check_board({**DATA, "major_lines": lines})
    assert problem.details == {"earlier": "/major_lines/0", "line": lines[0]["id"]}


@pytest.mark.rule("EW-5.1")
def test_a_passenger_line_that_is_not_in_the_deck_is_none() -> None:
    cards: list[JsonDict] = copy.deepcopy(DATA["operations"])
    cards[0]["count"] = 0
    state = begun(2, {**DATA, "operations": cards})
    assert state.england.passenger_line == NONE
    state.open[-1] = 1  # another card
    assert not passenger.is_open(state)
    assert state.england.inspectors == [2]


@pytest.mark.rule("EW-2.1", "EW-3.1", "EW-5.1", "EW-5.3", "EW-5.4")
def test_a_game_begins_with_nothing_on_the_table() -> None:
    told = GAME.start(2, seed=1).to_dict()
    assert (told["offered"], told["line_owner"], told["inspected"]) == ([NONE] * 4, [NONE] * 5, [NONE] * 2)
    assert (told["kept"], told["pending"], told["asked"]) == ([0] * 10, None, [])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stage", 12),
        ("offered", [0] * 5),
        ("offered", [0] * 7),
        ("offered", [12, 1, 2, 3, 4, 5]),
        ("line_owner", [3, -1, -1, -1, -1]),
        ("line_owner", [-1] * 4),
        ("kept", [2, *[0] * 14]),
        ("kept", [0] * 14),
        ("inspected", [20, -1, -1]),
        ("inspected", [-1] * 2),
        ("asked", [3]),
        ("pending", ["green", "Leeds", [0]]),
        ("pending", ["purple", "Paris", [0]]),
        ("pending", ["purple", "Leeds", [1]]),
        ("pending", ["purple", "Leeds", [-1]]),
    ],
)
def test_a_position_with_a_number_beyond_its_bounds_is_refused_at_its_place(field: str, value: Any) -> None:
    told = asking().to_dict()
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_dict({**told, field: value})
    assert caught.value.where.startswith(f"/{field}")


def test_a_copy_knows_how_often_was_undone_and_how_it_ended() -> None:
    state = asking()
    state.undone = 3
    assert state.copy().undone == 3
    assert state.copy().to_dict() == state.to_dict()
    over = begun(2, max_turns=1)
    end_turn(over)
    again = over.copy()
    assert (again.to_dict(), again.view(None)) == (over.to_dict(), over.view(None))


@pytest.mark.rule("EW-5.3", "EW-5.4")
def test_the_view_says_who_is_asked_about_which_delivery() -> None:
    state = asking()
    view = state.view(2)
    assert view["step"] == {"kind": "Inspection", "seat": 1, "mover": 0, "colour": "purple", "origin": "Leeds", "city": "York"}
    assert (view["to_act"], view["asked"]) == ([1], [1, 2])
    assert view["pending_delivery"] == {"colour": "purple", "origin": "Leeds", "city": "York", "links": [1]}
    assert [str(action) for action in state.legal(1)] == ["allow", "inspect"]
    assert state.legal(2) == state.legal(0) == []
    allowed = state.copy()
    play(allowed, "allow", "allow")
    view = allowed.view(None)
    assert (view["asked"], view["pending_delivery"], view["to_act"]) == ([], None, [1])
    play(state, "inspect")
    view = state.view(None)
    assert (view["asked"], view["pending_delivery"]) == ([], None)
    assert [row["lost_delivery"] for row in view["seats"]] == [True, False, False]
    end_turn(state)
    assert [row["lost_delivery"] for row in state.view(None)["seats"]] == [False] * 3
