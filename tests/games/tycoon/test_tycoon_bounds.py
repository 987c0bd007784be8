"""The very last number that a list or a position allows, and every seat of six."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon_table import GAME, auction, begun, deal_all, drawn_board, end_turn, give_tycoon, open_card, play, put_link

import rotonde
from rotonde.core.contract import MalformedPosition
from rotonde.games.tycoon.build import can_begin


@pytest.mark.rule("RT-4.1", "RT-4.4")
def test_each_of_six_seats_is_asked_in_its_turn() -> None:
    state = auction(6)
    for seat in range(6):
        assert state.to_act == (seat,)
        play(state, "pass")
    for _ in range(3):
        for seat in range(6):
            assert state.to_act == (seat,)
            play(state, "upgrade" if seat == 5 else "pass")


@pytest.mark.rule("RT-4.3")
def test_bids_are_listed_to_the_last_one() -> None:
    state = auction(2)
    assert [str(action) for action in state.legal(0)] == ["pass", *(f"bid {n}" for n in range(1, 101))]
    play(state, "bid 99")
    assert [str(action) for action in state.legal(1)] == ["pass", "bid 100"]


def test_a_copy_knows_how_often_was_undone_and_how_it_ended() -> None:
    state = begun(2, max_turns=1)
    state.undone = 3
    assert state.copy().undone == 3
    end_turn(state)
    again = state.copy()
    assert (again.to_dict(), again.view(None)) == (state.to_dict(), state.view(None))
    assert again.over_rule() == "RT-12.5"
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def drawing() -> dict[str, Any]:
    """A position in which cubes are to be drawn."""
    state = begun(2)
    open_card(state, "city_growth")
    play(state, "take city_growth", "grow Toledo")
    told = state.to_dict()
    assert GAME.from_dict(told).to_dict() == told
    deal_all(state)
    return told


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stage", 10),
        ("first", 2),
        ("seat", 2),
        ("card", 26),
        ("draw_city", 99),
        ("build_cards", 1 << 26),
        ("empty", [2]),
        ("shown", [0, 2]),
        ("shown", [0]),
        ("western", [2]),
        ("first_at", [-1] * 8),
        ("first_at", [-1] * 10),
        ("accounts", [0, 0]),
        ("accounts", [0, 0, 0, 0]),
        ("secret", [0, 99]),
        ("barred", [4] * 26),
        ("held", [0] * 51),
        ("held", [0] * 53),
        ("bag", [25] * 4),
        ("colour", [5]),
        ("level", [1, 1, 1]),
    ],
)
def test_a_position_with_a_number_beyond_its_bounds_is_refused_at_its_place(field: str, value: Any) -> None:
    told = drawing()
    if isinstance(value, list) and len(value) == 1 and field != "shown":
        value = [*value, *told[field][1:]]
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_dict({**told, field: value})
    assert caught.value.where.startswith(f"/{field}")


def test_the_dealer_has_no_action_of_a_seat() -> None:
    state = begun(2)
    assert state.legal(rotonde.DEALER) == []
    assert state.legal(1) == []


@pytest.mark.rule("RT-13.3")
def test_a_card_that_is_not_for_a_level_stays_hidden_when_its_seat_is_first_there() -> None:
    state = begun(2)
    give_tycoon(state, 0, "cornelius_vanderbilt")
    assert "TycoonShown" not in play(state, "upgrade")
    assert state.shown == [0, 0]


@pytest.mark.rule("RT-5.7")
def test_a_hex_for_no_track_is_told_with_its_terrain() -> None:
    state = begun(board=drawn_board("A ~ . B", ". . . ."))
    for label, terrain in (("B1", "water"), ("Z9", "off_map")):
        (told,) = state.objections(0, GAME.parse(f"build {label} E-W"))
        assert told.details == {"hex": label, "terrain": terrain}


@pytest.mark.rule("RT-5.2")
def test_a_build_can_begin_where_a_first_tile_is_free() -> None:
    state = begun(board=drawn_board("A . . B"))
    assert can_begin(state, 0)
    put_link(state, 1, "A", "B")
    assert not can_begin(state, 0)
