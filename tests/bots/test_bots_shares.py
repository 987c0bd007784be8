"""The greedy bot at the share game."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import bot, play_game
from rotonde.core.network import reach
from rotonde.games.shares.actions import Dividend

GAME = rotonde.game("shares")


def play(seed: int, names: list[str], watch=None):
    state = GAME.start(len(names), seed=seed)
    return state, play_game(state, [bot(name, Random(seed + i)) for i, name in enumerate(names)], watch, check=True)


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random_players(seed):
    names = ["random"] * 3
    names[seed] = "greedy"
    _, played = play(seed, names)
    assert played.winners == (seed,)


def test_greedy_games_are_sensible():
    dividends = []

    def watch(seat, action, state):
        if isinstance(action, Dividend):
            dividends.append(state.price_after(state.company, action.amount) - state.price[state.company])

    state, played = play(7, ["greedy"] * 3, watch)
    assert played.end_reason == "empty_cities"
    assert 3 <= state.turn_number <= 8
    assert 50 <= max(played.scores) <= 150
    assert 8 <= max(state.price) <= 18
    assert sum(1 for change in dividends if change > 0) > len(dividends) / 2


def test_greedy_builds_connected_networks():
    state, _ = play(5, ["greedy"] * 2)
    grown = 0
    for company in set(state.track.owner):
        links = [i for i, owner in enumerate(state.track.owner) if owner == company]
        joined = reach(state.track, company, state.track.city_a[links[0]])
        if all(joined >> state.track.city_a[i] & 1 for i in links):
            grown += len(links)
    # Only a merger can leave a network in two parts.
    assert grown >= len(state.track.owner) * 3 / 4
