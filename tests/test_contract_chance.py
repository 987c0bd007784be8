"""Chance, over every registered game: all outcomes are told with their probability, and dealing agrees with it."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

import rotonde
from playing import positions, random_game, start
from rotonde.core.contract import DEALER, State

LARGEST = [(game_id, rotonde.game(game_id).players[-1]) for game_id in rotonde.games()]
every_game = pytest.mark.parametrize(("game_id", "players"), LARGEST)
SAMPLES = 400


def chances(game_id: str, players: int) -> list[State]:
    """Of a random game, the first and the last position of each kind in which the dealer acts."""
    state, first, last = start(game_id, players, 1), {}, {}
    for seat, action in random_game(game_id, players, 1):
        if seat == DEALER:
            last[type(state.step)] = state.copy()
            first.setdefault(type(state.step), last[type(state.step)])
        state.apply(seat, action)
    return [*first.values(), *last.values()]


@every_game
def test_outcomes_are_the_dealers_legal_actions_and_their_probabilities_sum_to_1(game_id: str, players: int) -> None:
    for state in chances(game_id, players):
        outcomes = state.outcomes()
        assert [action for action, _ in outcomes] == list(state.legal(DEALER))
        assert all(0 < chance <= 1 for _, chance in outcomes)
        assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9


@every_game
def test_what_is_dealt_is_listed_and_comes_as_often_as_it_should(game_id: str, players: int) -> None:
    for state in chances(game_id, players):
        chance_of = dict(state.outcomes())
        rng = Random(8)
        dealt = Counter(state.deal(rng) for _ in range(SAMPLES))
        assert set(dealt) <= set(chance_of)
        for action, chance in chance_of.items():
            spread = 6 * sqrt(SAMPLES * chance * (1 - chance)) + 3
            assert abs(dealt[action] - SAMPLES * chance) < spread, str(action)


@every_game
def test_where_a_player_decides_there_are_no_outcomes(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 1, 8):
        assert bool(state.outcomes()) == (state.to_act == (DEALER,))


@every_game
def test_chance_that_was_taken_back_is_drawn_otherwise(game_id: str, players: int) -> None:
    for state in chances(game_id, players):
        again = state.copy()
        again.undone = 0
        assert again.deal() == state.deal()
        drawn = []
        for times in range(1, 40):
            again.undone = times
            drawn.append(again.deal())
            assert again.copy().deal() == drawn[-1]
        assert len(set(drawn)) > 1 or len(state.outcomes()) == 1
