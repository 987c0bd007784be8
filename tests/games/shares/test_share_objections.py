"""The share game: objections are told in the rulebook's order, and neither they nor events tell a sealed vote."""

from __future__ import annotations

from random import Random

import pytest
from share_table import actions, merger_phase, play, reasons, table

from playing import nearly_legal, positions, random_game
from rotonde.core.rulebook import place_in
from rotonde.games.shares.game import GAME

TEXTS = ["pass", "vote yes", "vote no", "merge MR", "bid 7", "offer MR available", "dividend 3", "repay 1", "first 1", "pile MR"]


def test_objections_come_in_the_order_of_the_rules():
    rng = Random(3)
    pool = [action for _, action in random_game("shares", 3, 1)]
    several = 0
    for state in positions("shares", 3, 1, 12):
        for action in nearly_legal([], pool, rng, 60):
            for seat in range(-1, 3):
                told = [place_in(GAME.books, o.rule) for o in state.objections(seat, action)]
                assert told == sorted(told)
                several += len(told) > 1
    assert several > 100


@pytest.mark.rule("EA-5.2", "EA-5.4", "RT-5.8")
def test_what_a_tile_breaks_is_told_in_the_order_of_the_rules():
    state = actions(table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 60}, links=["MR Penzance–Plymouth", "GER Leeds–York"]))
    taken = str(state.rails.table.action(state.track.tiles[1][0]))
    assert reasons(state, taken, 1) == [
        ("RT-5.8", "side_shared"),
        ("RT-5.8", "side_shared"),
        ("EA-5.2", "not_your_decision"),
        ("EA-5.4", "not_from_own_city"),
    ]


@pytest.mark.rule("EA-1.2")
@pytest.mark.parametrize("text", ["first 1", "pile MR", "cubes Leeds : red"])
def test_a_player_who_asks_about_the_dealers_action_learns_nothing_of_the_case(text):
    state = actions(table({"MR": [2, 0, 0]}))
    for seat in range(3):
        assert reasons(state, text, seat) == [("EA-1.2", "only_for_the_dealer")]


@pytest.mark.rule("EA-7.2")
@pytest.mark.parametrize("vote", ["yes", "no"])
def test_while_votes_are_sealed_objections_and_events_are_the_same_on_every_redeal(vote):
    links = ["MR Leeds–York", "GER Leeds–Sheffield"]
    state = merger_phase(table({"MR": [2, 1, 1], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 60}, links=links))
    play(state, 2, "merge MR")
    play(state, 1, f"vote {vote}")
    for seat in range(3):
        other = [state.redeal(seat, Random(again)) for again in range(12)]
        for text in TEXTS:
            told = state.objections(seat, GAME.parse(text))
            assert all(redealt.objections(seat, GAME.parse(text)) == told for redealt in other)
        if seat in state.to_act:
            cast = GAME.parse("vote yes")
            events = state.copy().play(seat, cast)
            assert all(redealt.play(seat, cast) == events for redealt in other)
