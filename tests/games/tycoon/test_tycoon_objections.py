"""Objections are told in the rulebook's order, and tell no secret."""

from __future__ import annotations

from random import Random

import pytest
from tycoon_table import GAME, begun, drawn_board, play, refused

import rotonde
from playing import nearly_legal, positions, random_game
from rotonde.core.contract import Objection
from rotonde.core.rulebook import place_in


def places(books: tuple[str, ...], objections: list[Objection]) -> list[tuple[int, int, int]]:
    return [place_in(books, o.rule) for o in objections]


@pytest.mark.parametrize(("game_id", "books"), [("tycoon", ("RT",)), ("england", ("RT", "EW"))])
def test_objections_come_in_the_order_of_the_rules(game_id: str, books: tuple[str, ...]) -> None:
    rng = Random(3)
    pool = [action for _, action in random_game(game_id, 3, 1)]
    several = 0
    for state in positions(game_id, 3, 1, 12):
        for action in nearly_legal([], pool, rng, 60):
            for seat in range(-1, 3):
                told = places(books, state.objections(seat, action))
                assert told == sorted(told)
                several += len(told) > 1
    assert several > 100


@pytest.mark.rule("RT-1.2")
def test_what_a_tile_breaks_is_told_in_the_order_of_the_rules() -> None:
    state = begun(board=drawn_board("A . . B", " . . . .", "C ~ . D"))
    assert refused(state, "build C1 NE-E", seat=1) == [
        "RT-1.2 sharp_curve",
        "RT-4.4 not_your_decision",
        "RT-5.12 end_closed",
    ]


@pytest.mark.rule("RT-2.2")
@pytest.mark.parametrize(
    "text", ["tycoon 2 henry_farnam", "tycoon 1 jay_gould", "tycoon 2 nobody", "cubes Boston : red", "card executive", "first 1"]
)
def test_a_player_who_asks_about_the_dealers_action_learns_nothing(text: str) -> None:
    state = begun()
    for seat in (0, 1):
        assert refused(state, text, seat=seat) == ["RT-4.4 only_for_the_dealer"]
        told = state.objections(seat, GAME.parse(text))
        for again in range(20):
            assert state.redeal(seat, Random(again)).objections(seat, GAME.parse(text)) == told


@pytest.mark.rule("RT-2.2")
def test_once_tycoon_cards_are_dealt_nobody_is_told_which() -> None:
    state = begun()
    for card in state.board.secrets:
        told = [o.code for o in state.objections(rotonde.DEALER, GAME.parse(f"tycoon 1 {card.id}"))]
        assert told == ["no_tycoon_to_deal", "not_your_decision"]


@pytest.mark.rule("RT-2.2")
def test_events_of_a_deal_tell_no_card() -> None:
    state = GAME.start(2, seed=1)
    while type(state.step).__name__ != "TycoonDeal":
        state.apply(rotonde.DEALER, state.deal())
    one, two = state.copy(), state.copy()
    assert one.play(rotonde.DEALER, GAME.parse("tycoon 1 jay_gould")) == two.play(
        rotonde.DEALER, GAME.parse("tycoon 1 mark_hopkins")
    )


@pytest.mark.rule("RT-4.4")
def test_an_action_out_of_turn_is_refused_as_such() -> None:
    state = begun()
    play(state, "pass")
    assert refused(state, "upgrade", seat=0) == ["RT-4.4 not_your_decision"]
