"""What is refused tells nothing of Baron cards (EW-2.1)."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from england_table import GAME, begun, refused

import rotonde


@pytest.mark.rule("EW-2.1")
@pytest.mark.parametrize("text", ["barons 2 hudson locke", "barons 2 peto nobody", "cubes London : red", "card executive"])
def test_a_player_who_asks_about_the_dealers_action_learns_nothing(text: str) -> None:
    state = begun()
    for seat in range(2):
        assert refused(state, text, seat) == ["RT-4.4 only_for_the_dealer"]


@pytest.mark.rule("EW-2.1")
def test_once_barons_are_dealt_nobody_is_told_which() -> None:
    state = begun()
    cards = [card.id for card in state.board.secrets]
    for one, two in itertools.pairwise(cards):
        told = [o.code for o in state.objections(rotonde.DEALER, GAME.parse(f"barons 1 {one} {two}"))]
        assert told == ["not_your_decision", "no_barons_to_deal"]


@pytest.mark.rule("EW-2.1")
def test_what_may_be_kept_depends_on_the_own_cards_only() -> None:
    state = GAME.start(3, seed=4)
    while type(state.step).__name__ != "BaronChoice":
        state.apply(rotonde.DEALER, state.deal())
    for seat in range(3):
        for card in (card["id"] for card in GAME.board_data("england_wales")["barons"]):
            action = GAME.parse(f"keep {card}")
            told = state.objections(seat, action)
            for again in range(10):
                other = state.redeal(seat, Random(again))
                assert other.objections(seat, action) == told
                if not told:
                    assert other.copy().play(seat, action) == state.copy().play(seat, action)
