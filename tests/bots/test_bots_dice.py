"""The greedy bot at Rail Road Dice 2."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import Outlook, bot, play_game
from rotonde.bots.greedy.dice import take
from rotonde.bots.greedy.dice_worth import stations_ahead
from rotonde.games.dice.actions import Call, Exchange
from rotonde.games.dice.faces import LOCOMOTIVE, SYMBOLS
from rotonde.games.dice.position import TURN, VALUES
from rotonde.games.dice.state import DiceState

GAME = rotonde.game("dice")


def play(seed: int, names: list[str], board: str | None = None, watch=None):
    state = GAME.start(len(names), seed=seed, board=board)
    return play_game(state, [bot(name, Random(seed + i)) for i, name in enumerate(names)], watch, check=True)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random_players(seed):
    names = ["random"] * 4
    names[seed] = "greedy"
    played = play(seed, names, GAME.boards[seed])
    assert played.winners == (seed,)


def test_greedy_uses_complex_dice():
    exchanged = []

    def watch(seat, action, state):
        if isinstance(action, Exchange):
            exchanged.append(action)

    played = play(3, ["greedy"] * 3, watch=watch)
    assert exchanged
    assert min(played.scores) > 40


def test_the_way_to_the_next_station_is_counted_in_dice():
    state = GAME.start(2, seed=1, options={"setup": "fixed"})
    assert isinstance(state, DiceState)
    state.play(rotonde.DEALER, GAME.parse("first 1"))
    ahead = {state.board.labels[cell]: dice for cell, (dice, _) in stations_ahead(state, 0).items()}
    # From K6: J4 is three steps away, so two dice lie between.
    assert ahead["J4"] == 2
    assert min(ahead.values()) == 2


def feeds_the_other(state, seat, action):
    """Whether the other seat would find more passengers after a call."""
    after = state.copy()
    after.apply(seat, action)
    return take(after, 1 - seat, after.accounts[:], False) > take(state, 1 - seat, state.accounts[:], False)


def test_greedy_does_not_call_passengers_for_the_others():
    """A locomotive die is all that is left, and all own locomotives have gone: who calls now calls for those who come next."""
    tempting = 0
    state = GAME.start(2, seed=1)
    bots = [bot("greedy", Random(seat)) for seat in range(2)]
    while not state.over:
        seat = state.to_act[0]
        if state.stage == TURN and state.rolled and not state.final:
            trial = state.copy()
            trial.hand = [0] * SYMBOLS
            trial.hand[LOCOMOTIVE] = 1
            trial.used = trial.held[seat * VALUES : (seat + 1) * VALUES]
            chosen = bots[seat].choose(Outlook(trial, seat))
            tempting += any(feeds_the_other(trial, seat, action) for action in trial.legal(seat) if isinstance(action, Call))
            assert not (isinstance(chosen, Call) and feeds_the_other(trial, seat, chosen))
        state.apply(seat, state.deal() if seat == rotonde.DEALER else bots[seat].choose(Outlook(state, seat)))
    assert tempting > 5
