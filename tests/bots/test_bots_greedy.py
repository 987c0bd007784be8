"""Greedy at Rocket: it sees what pays, and it is worth playing against."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rotonde
from rotonde.bots import Outlook, bot, play_game
from rotonde.bots.greedy.majorities import expected_gain, expected_parts
from rotonde.bots.greedy.rocket import RocketRanking
from rotonde.core.contract import State
from rotonde.core.majority import majority_payments
from rotonde.games.rocket.state import RocketState


def position(*actions: str, players: int = 2) -> State:
    """The position after these actions; seat 1 begins."""
    state = rotonde.game("rocket").start(players=players, seed=1)
    for text in ("first 1", *actions):
        state.play(state.to_act[0], state.game.parse(text))
    return state


def choice(state: State) -> str:
    return str(bot("greedy", Random(1)).choose(Outlook(state, state.to_act[0])))


def test_takes_the_income_of_a_railway_town() -> None:
    """SR-E2: the only station on the line, and Swindon (F14) or Oxford (G14) one hex away."""
    state = position("station G15", "extend LSWR G16", "token London beer", "token London beer", "extend LSWR G15")
    for text in ("token Reading beer", "token London leather", "token Reading beer"):
        state.play(state.to_act[0], state.game.parse(text))
    assert choice(state) in ("extend LSWR F14", "extend LSWR G14")


def test_does_not_bid_where_nothing_is_to_be_won() -> None:
    """The line has one way to go, and no station lies there."""
    state = position("extend L&Y A4", "token London beer", "extend L&Y B3", "pass", "token London beer", "extend L&Y B2")
    assert choice(state) == "pass"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_always_finds_a_legal_action(players: int) -> None:
    """In the positions of random games, which greedy itself would never come to."""
    state = rotonde.game("rocket").start(players=players, seed=players)
    rng = Random(players)
    greedy = bot("greedy", Random(1))
    while not state.over:
        seat = state.to_act[0]
        if seat != rotonde.DEALER and state.ply % 9 == 0:
            chosen = greedy.choose(Outlook(state, seat))
            assert state.objections(seat, chosen) == []
        state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))


def test_looks_through_a_lift_to_the_place_that_follows() -> None:
    """With all stations placed, moving one is judged by where it goes."""
    state = rotonde.game("rocket").start(players=2, seed=1)
    rng = Random(2)
    while state.view(0)["seats"][0]["stations_left"] or state.to_act != (0,) or type(state.step).__name__ != "Turn":
        seat = state.to_act[0]
        state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))
    lifts = [action for action in RocketRanking().candidates(cast(RocketState, state), 0) if str(action).startswith("lift")]
    assert len(lifts) == 7
    state.apply(0, lifts[0])
    assert choice(state).startswith("station ")


def test_beats_random() -> None:
    """Measured over hundreds of games it wins practically all; here a few, so that the test stays quick."""
    wins = 0
    for number in range(6):
        state = rotonde.game("rocket").start(players=2, seed=f"strength/{number}")
        kinds = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        played = play_game(state, [bot(kind, Random(f"{number}/{kind}")) for kind in kinds])
        wins += played.winners == (kinds.index("greedy"),)
    assert wins >= 5


COUNTS = st.lists(st.integers(0, 5), min_size=2, max_size=4)


@given(COUNTS)
def test_with_nothing_to_come_a_majority_is_what_the_rules_pay(counts: list[int]) -> None:
    payments = majority_payments(list(counts), 240, 120)
    assert expected_parts(counts, 0) == pytest.approx([p / 240 for p in payments])


@given(COUNTS, st.integers(1, 3))
def test_a_piece_more_never_hurts_its_owner(counts: list[int], to_come: int) -> None:
    for seat in range(len(counts)):
        gain = expected_gain(counts, seat, to_come)
        assert gain[seat] >= -1e-9
    assert sum(expected_parts(counts, to_come)) <= 1.5 + 1e-9
