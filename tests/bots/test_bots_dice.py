"""The greedy bot at Rail Road Dice 2."""

from __future__ import annotations

from random import Random

import pytest

import rotonde
from rotonde.bots import Outlook, bot, play_game
from rotonde.bots.greedy.dice import DiceRanking, is_set_up, places_worth, take
from rotonde.bots.greedy.dice_forecast import forecast
from rotonde.bots.greedy.dice_plan import Need, chances, needs
from rotonde.bots.greedy.dice_worth import stations_ahead
from rotonde.bots.rollout import Iterations, Rollout
from rotonde.games.dice.actions import Call, Exchange
from rotonde.games.dice.board import PRICES
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


def test_who_weighs_every_place_has_more_stations_nearby():
    """Against greedy, from both seats of the same games; five places at a time are too few for that."""
    gained = {5: 0.0, 100: 0.0}
    for places in gained:
        for seed in range(4):
            for seat in range(2):
                state = GAME.start(2, seed=seed)
                bots = [bot("greedy", Random(seed)), bot("greedy", Random(seed))]
                bots[seat] = Rollout(Random(seed), Iterations(600), places=places)
                while not is_set_up(state):
                    actor = state.to_act[0]
                    state.play(actor, state.deal() if actor == rotonde.DEALER else bots[actor].choose(Outlook(state, actor)))
                gained[places] += places_worth(state, seat) - places_worth(state, 1 - seat)
    assert gained[100] > max(0.0, gained[5]) + 40


def final_phase(seed: int) -> DiceState:
    """A greedy game of two, as its final phase starts."""
    state = GAME.start(2, seed=seed)
    assert isinstance(state, DiceState)
    bots = [bot("greedy", Random(seat)) for seat in range(2)]
    while not state.final:
        seat = state.to_act[0]
        state.apply(seat, state.deal() if seat == rotonde.DEALER else bots[seat].choose(Outlook(state, seat)))
    return state


@pytest.mark.parametrize("seed", range(3))
def test_the_final_phase_is_foreseen_almost_exactly(seed):
    state = final_phase(seed)
    foreseen = DiceRanking().totals(state)
    heaps = sum(state.accounts[state.seats + 1 :])
    assert heaps > 30, "there is something to be foreseen"
    played = play_game(state, [bot("greedy", Random(seat)) for seat in range(2)])
    assert foreseen == pytest.approx(played.scores, abs=0.1 * heaps)


def test_who_has_no_line_carries_nothing_to_the_end():
    state = set_up()
    state.final = True
    assert forecast(state, 0) == state.accounts[: state.seats]


def test_a_forecast_buys_what_pays_and_scraps_what_it_must():
    """A seat with a line to every station, with money, and with all the twos: it buys on, the others never carry."""
    state = final_phase(0)
    seat = max(range(2), key=lambda one: len(state.reach[one].stops))
    state.reach[1 - seat] = set_up().reach[0]  # leads nowhere
    state.held = [0] * len(state.held)
    state.held[seat * VALUES] = 2
    state.stock = [0, 0, 1, 1, 1]
    state.accounts[seat] = 0
    with_twos = forecast(state, 0)
    state.accounts[seat] = PRICES[2]
    with_a_four = forecast(state, 0)
    assert with_twos[1 - seat] == with_a_four[1 - seat] == state.money(1 - seat)
    assert with_a_four[seat] > with_twos[seat] > 0
    state.stock[2:] = [0, 0, 0]
    assert forecast(state, 0)[seat] == with_twos[seat] + PRICES[2], "nothing is on sale"


def test_a_forecast_loses_no_token_and_makes_none():
    state = set_up()
    for rounds in (1, 5, 9):
        assert sum(forecast(state, rounds)) <= sum(state.accounts)
    state = final_phase(1)
    assert sum(forecast(state, 0)) <= sum(state.accounts[: state.seats]) + sum(state.accounts[state.seats + 1 :])
