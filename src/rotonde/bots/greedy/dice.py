"""Greedy at Rail Road Dice 2: first the dice, then locomotives and passengers, then the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.dice_worth import (
    WEIGHTS,
    Weights,
    lines_worth,
    locomotives_worth,
    promise_of_next,
    rounds_left,
    stations_ahead,
)
from rotonde.core.contract import DEALER, Action, Seat, State
from rotonde.games.dice import carry, exchange, lay, passengers, roll
from rotonde.games.dice.actions import Carry, EndTurn, Exchange, Lay, Load, Refill, Roll, TakeQuestion
from rotonde.games.dice.board import LOCOMOTIVES, PRICES, TOKENS_A_STATION
from rotonde.games.dice.faces import COMPLEX_QUESTION, SYMBOLS
from rotonde.games.dice.position import LOADING, NONE, PLACE_GREY, PLACE_OWN, VALUES
from rotonde.games.dice.state import DiceState

END: Final = EndTurn()
REFILL: Final = Refill()
USEFUL_OF_FOUR: Final = 2.2
"""How many of four simple dice bring a line on, as a rule."""
USEFUL_OF_TWO: Final = 1.2
CALLS_OF_FOUR: Final = 1.3
ENOUGH: Final = 8
"""A heap that lasts for the next turns: calling more to it only helps the others."""


class DiceJudge:
    """Judges the concrete `DiceState`: the redealt state is the bot's own."""

    closer_looks = 0

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """What is to be done now; several only where they are alike in kind."""
        dice = cast(DiceState, state)
        if dice.stage in (PLACE_OWN, PLACE_GREY):
            return dice.legal(seat)
        if dice.stage == LOADING:
            return [Load(carry.most_load(dice))]
        if not dice.rolled and not dice.refilled and not dice.final:
            return [self._roll(dice, seat)]
        return [self._use_of_dice(dice, seat) or self._business(dice, seat)]

    def is_half_done(self, state: State, seat: Seat) -> bool:
        return cast(DiceState, state).stage == LOADING

    def assume(self, state: State, rng: Random) -> None:
        """Chance decides what it has to."""
        while state.to_act == (DEALER,):
            state.apply(DEALER, state.deal(rng))

    def foresee(self, state: State, rng: Random) -> None:
        self.assume(state, rng)

    def worth(self, state: State, seat: Seat) -> float:
        dice = cast(DiceState, state)
        if dice.stage in (PLACE_OWN, PLACE_GREY) or not dice.reach:
            return _places_worth(dice, seat)
        return self._worth(dice, seat, rounds_left(dice, self.weights))

    def _worth(self, state: DiceState, seat: Seat, rounds: float) -> float:
        """Tokens in hand and what so many rounds promise; what the others have in hand counts against it a little."""
        others = sum(state.accounts[: state.seats]) - state.money(seat)
        promise = lines_worth(state, seat, rounds, self.weights) + locomotives_worth(state, seat, rounds, self.weights)
        return state.money(seat) + promise - 0.5 * others / (state.seats - 1)

    # The roll

    def _roll(self, state: DiceState, seat: Seat) -> Action:
        """The choice of dice that promises most, or a refill where the locomotives would find nothing."""
        choices = roll.choices(state)
        values: dict[Action, float] = {action: self._roll_value(state, seat, action) for action in choices}
        now = _takings(state, seat, state.accounts)
        refilled = _takings(state, seat, _after_refill(state))
        values[REFILL] = refilled - now - 1.0 if refilled > now else -1.0
        return max(values, key=values.__getitem__)

    def _roll_value(self, state: DiceState, seat: Seat, action: Action) -> float:
        if isinstance(action, TakeQuestion):
            return self._question_value(state, seat)
        assert isinstance(action, Roll)
        simple, complex = roll.dice_to_roll(state, action)
        orange = self._question_value(state, seat) if complex else 0.0
        useful = USEFUL_OF_FOUR * simple / 4 if simple > 2 else USEFUL_OF_TWO * simple / 2
        calls = CALLS_OF_FOUR * simple / 4 * self._call_value(state, seat)
        return self._progress(state, seat, useful) + calls + orange * (0.55 if complex == 2 else 0.35 if complex else 0.0)

    def _progress(self, state: DiceState, seat: Seat, useful: float) -> float:
        """What so many simple dice bring, all laid towards the one station where that is most."""
        hope, rounds = self.weights.hope, rounds_left(state, self.weights)
        promise = promise_of_next(state, seat, rounds, self.weights)
        best = 0.0
        for dice, _ in stations_ahead(state, seat).values():
            best = max(best, promise * (hope ** max(0.0, dice - useful) - hope**dice))
        return best

    def _question_value(self, state: DiceState, seat: Seat) -> float:
        """The best that a complex die showing "?" could do, had back the simple one."""
        trial = state.copy()
        trial.rolled = True
        trial.hand = [0] * SYMBOLS
        trial.hand[COMPLEX_QUESTION] = 1
        trial.bank_complex -= 1
        best = self._best_gain(trial, seat, exchange.choices(trial, seat))
        return best[0] if best else 0.0

    def _call_value(self, state: DiceState, seat: Seat) -> float:
        tiles = [tile for tile, stations in enumerate(state.tile_stations) if stations]
        return max(self._gain_of_call(state, seat, tile) for tile in tiles)

    # The dice

    def _use_of_dice(self, state: DiceState, seat: Seat) -> Action | None:
        """The lay, exchange or call that brings most, if it brings anything."""
        options: list[tuple[float, Action]] = []
        best = self._best_gain(
            state, seat, _without_needless_questions([*lay.choices(state, seat), *exchange.choices(state, seat)])
        )
        if best and best[0] > self.weights.die:
            options.append(best)
        for action in passengers.call_choices(state):
            gain = self._gain_of_call(state, seat, state.board.tile_index[action.tile]) - (0.3 if action.question else 0.0)
            if gain > 1.0:
                options.append((gain, action))
        return max(options, key=lambda option: option[0])[1] if options else None

    def _best_gain(self, state: DiceState, seat: Seat, actions: Sequence[Lay | Exchange]) -> tuple[float, Action] | None:
        """The action after which the seat stands best, and by how much."""
        rounds = rounds_left(state, self.weights)
        before = self._worth(state, seat, rounds)
        best: tuple[float, Action] | None = None
        for action in actions:
            after = state.copy()
            after.apply(seat, action)
            # A die that shows "?" may serve better elsewhere.
            gain = self._worth(after, seat, rounds) - before - (0.2 if action.question else 0.0)
            if best is None or gain > best[0]:
                best = (gain, action)
        return best

    def _gain_of_call(self, state: DiceState, seat: Seat, tile: int) -> float:
        """What a call brings this turn, and a little for later."""
        tokens = TOKENS_A_STATION * state.tile_stations[tile]
        called = state.accounts[:]
        called[state.seats + 1 + tile] += tokens
        now = _takings(state, seat, called) - _takings(state, seat, state.accounts)
        own = state.station_cell[seat]
        mine = any(cell != own and state.board.tile_of[cell] == tile for cell in state.reach[seat].stops)
        return now + (0.15 * (tokens - now) if mine and state.heap(tile) < ENOUGH else -0.5)

    # Locomotives and passengers

    def _business(self, state: DiceState, seat: Seat) -> Action:
        """A locomotive that will pay, the fullest load, or the end of the turn."""
        if self._should_buy(state, seat):
            return state.board.buy[state.cheapest()]
        ride = _best_ride(state, seat)
        return END if ride is None else ride

    def _should_buy(self, state: DiceState, seat: Seat) -> bool:
        on_sale = state.cheapest()
        if on_sale == NONE or PRICES[on_sale] > state.money(seat):
            return False
        after = state.copy()
        after.apply(seat, state.board.buy[on_sale])
        if after.over:
            return False
        rounds = rounds_left(state, self.weights)
        gain = self._worth(after, seat, rounds) - self._worth(state, seat, rounds)
        return gain + _takings(after, seat, after.accounts) - _takings(state, seat, state.accounts) > 0


def _without_needless_questions(actions: list[Lay | Exchange]) -> list[Lay | Exchange]:
    """Where a die shows what is wanted, the one that shows "?" is kept."""
    shown = {(action.cell, action.face) for action in actions if not action.question}
    return [action for action in actions if not action.question or (action.cell, action.face) not in shown]


def _best_ride(state: DiceState, seat: Seat) -> Carry | None:
    """The strongest locomotive goes where it loads most; among such stations to the furthest."""
    best: tuple[tuple[int, int, int], Carry] | None = None
    for action in carry.choices(state, seat):
        cell = state.board.index[action.station]
        load = min(action.locomotive, state.heap_at(cell))
        rank = (load, -action.locomotive, state.reach[seat].stops[cell])
        if best is None or rank > best[0]:
            best = (rank, action)
    return best[1] if best else None


def _takings(state: DiceState, seat: Seat, accounts: list[int]) -> int:
    """What the seat's unused locomotives could bring this turn, if the heaps were these."""
    heaps = accounts[state.seats + 1 :]
    own, stops, tile_of = state.station_cell[seat], state.reach[seat].stops, state.board.tile_of
    open_stations = [
        (tile_of[cell], stops[cell])
        for station, cell in enumerate(state.station_cell)
        if cell in stops and cell != own and not state.served >> station & 1
    ]
    total = 0
    for locomotive in range(VALUES - 1, -1, -1):
        value = LOCOMOTIVES[locomotive]
        for _ in range(state.held[seat * VALUES + locomotive] - state.used[locomotive]):
            within = [(min(value, heaps[tile]), tiles, tile) for tile, tiles in open_stations if tiles <= value]
            if not within:
                break
            load, tiles, tile = max(within)
            open_stations.remove((tile, tiles))
            heaps[tile] -= load
            total += load
    return total


def _after_refill(state: DiceState) -> list[int]:
    accounts = state.accounts[:]
    for tile, stations in enumerate(state.tile_stations):
        accounts[state.seats + 1 + tile] += TOKENS_A_STATION * stations
    return accounts


def _places_worth(state: DiceState, seat: Seat) -> float:
    """Stations near the own one and far from the others'; in whole numbers, so that games differ."""
    grid, own = state.board.grid, state.station_cell[: state.seats]
    if NONE in own:
        # Nothing else stands yet: the middle of the map is near to all that will.
        land = [cell for cell, holds in enumerate(state.board.holds_station) if holds]
        return -float(sum(grid.distance(own[seat], cell) for cell in land) // (2 * len(land)))
    worth = 0.0
    for cell in state.station_cell[state.seats :]:
        for owner, home in enumerate(own):
            nearby = 0.78 ** grid.distance(home, cell)
            worth += nearby if owner == seat else -nearby / (state.seats - 1)
    return float(round(20 * worth))


JUDGE = DiceJudge()
