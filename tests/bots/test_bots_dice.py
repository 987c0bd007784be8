"""The greedy bot at Rail Road Dice 2."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import Outlook, bot, play_game
from rotonde.bots.greedy.dice import DiceRanking, take
from rotonde.bots.greedy.dice_plan import Need, chances, needs
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


def set_up() -> DiceState:
    """The fixed set-up: from K6, seat 0 needs two dice to J4."""
    state = GAME.start(2, seed=1, options={"setup": "fixed"})
    assert isinstance(state, DiceState)
    state.play(rotonde.DEALER, GAME.parse("first 1"))
    return state


def test_a_roll_is_planned_with_the_dice_that_the_next_stations_need():
    """J4 lies two cells to the side and one ahead: a straight die and a curve, or two curves."""
    mixes = [(need.straights, need.curves) for need in needs(set_up(), 0)]
    assert mixes[:2] == [(1, 1), (0, 2)]
    # A straight on two sides of six, a curve on two, "?" on one.
    assert chances(4, Need(1, 0)) == pytest.approx([1 / 16, 15 / 16])
    assert chances(2, Need(1, 1))[2] == pytest.approx(2 / 9 + 4 / 18 + 1 / 36)
    assert chances(1, Need(0, 2)) == pytest.approx([1 / 2, 1 / 2, 0])


def test_greedy_rolls_for_the_link_that_it_plans():
    """While a station is near, four simple dice; once no simple die leads anywhere, none of them."""
    state = set_up()
    assert str(bot("greedy", Random(1)).choose(Outlook(state, 0))) == "roll 4+0"
    ranking = DiceRanking()
    near = {str(action): value for value, action in ranking.ranked(state, 0, 5, Random(1))}
    assert near["roll 4+0"] > near["roll 2+1"] > near["roll 0+2"]
    state.bank_simple = 1
    scarce = {str(action): value for value, action in ranking.ranked(state, 0, 5, Random(1))}
    assert scarce["roll 4+0"] < near["roll 2+1"], "one die is no plan for two"
