"""The greedy bot at the share game."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import Outlook, bot, play_game
from rotonde.core.network import reach
from rotonde.games.shares.actions import Dividend
from rotonde.games.shares.dividends import new_price
from rotonde.games.shares.events import ShareBought

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
            dividends.append(new_price(state.price[state.company], action.amount) - state.price[state.company])

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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_does_not_overpay_where_as_good_a_share_can_be_had_at_its_price(players):
    """In the first auctions no company has any links: no share promises more than another."""
    state = GAME.start(players, seed=1)
    bots = [bot("greedy", Random(seat)) for seat in range(players)]
    paid = []
    while state.turn_number == 0:
        seat = state.to_act[0]
        price = list(state.price)
        action = state.deal() if seat == rotonde.DEALER else bots[seat].choose(Outlook(state, seat))
        events = state.play(seat, action)
        paid += [
            event.amount - price[state.board.company_index[event.company]] for event in events if isinstance(event, ShareBought)
        ]
    assert paid
    assert max(paid) <= 3
