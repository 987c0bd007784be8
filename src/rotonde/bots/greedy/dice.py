"""Greedy at Rail Road Dice 2: first the dice, then locomotives and passengers, then the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.dice_forecast import carry_all, forecast
from rotonde.bots.greedy.dice_plan import chances, needs
from rotonde.bots.greedy.dice_worth import (
    WEIGHTS,
    Weights,
    hopes_worth,
    left_of_game,
    lines_worth,
    locomotives_worth,
    promise_of_next,
    rounds_left,
)
from rotonde.bots.greedy.ranking import ByRank, Ranked, let_chance_decide
from rotonde.bots.mind import Mind
from rotonde.core.contract import Action, Seat, State
from rotonde.games.dice import carry, exchange, lay, passengers, roll
from rotonde.games.dice.actions import Carry, EndTurn, Exchange, Lay, Load, Refill, Roll, TakeQuestion
from rotonde.games.dice.board import PRICES, TOKENS_A_STATION
from rotonde.games.dice.faces import COMPLEX_QUESTION, SYMBOLS
from rotonde.games.dice.position import LOADING, NONE, PLACE_GREY, PLACE_OWN
from rotonde.games.dice.state import DiceState

TURNS: Final = 1.0
"""Of each seat, that playouts look ahead, and no less: who does not see the others' answers loses to greedy."""
SOONER: Final = 0.5
"""The final phase starts sooner than the tokens and dice that are left would tell: who stands well calls it."""
EARLY: Final = 2.0
"""As long as more than one part in so many of a game is left, it is judged by promises alone."""
PLACES: Final = 2.0
"""What a station nearby is worth in tokens as the game begins; less and less as lines are laid."""
END: Final = EndTurn()
REFILL: Final = Refill()
CALLS_OF_FOUR: Final = 1.3
RIVALS_TAKE: Final = 0.7
"""What a token that another will take counts against one of one's own."""
REFILL_COST: Final = 1.0
"""What is lost with the roll that a refill replaces."""
BUY_FIRST: Final = 0.0
END_LAST: Final = -3.0
ENOUGH: Final = 8
"""A heap that lasts for the next turns: calling more to it only helps the others."""


class DiceRanking:
    """Ranks actions of the concrete `DiceState`: the redealt state is the bot's own."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        dice = cast(DiceState, state)
        if dice.stage in (PLACE_OWN, PLACE_GREY):
            return [(self._place_value(dice, seat, action, rng), action) for action in dice.legal(seat)]
        if dice.stage == LOADING:
            return [(0.0, Load(carry.most_load(dice)))]
        if not dice.rolled and not dice.refilled and not dice.final:
            return self._rolls(dice, seat)
        uses = self._uses_of_dice(dice, seat)
        return uses if len(uses) >= number else uses + self._business(dice, seat)

    def _place_value(self, state: DiceState, seat: Seat, action: Action, rng: Random) -> float:
        after = state.copy()
        after.apply(seat, action)
        let_chance_decide(after, rng)
        return self._worth(after, seat, self._rounds(after)) if is_set_up(after) else places_worth(after, seat)

    def totals(self, state: State) -> list[float]:
        """What lines and locomotives promise, towards the end what they bring as they are; and what the map is good for."""
        dice = cast(DiceState, state)
        if dice.over:
            return [float(score) for score in dice.scores()]
        if not is_set_up(dice):
            return [dice.money(seat) + PLACES * places_worth(dice, seat) for seat in range(dice.seats)]
        rounds, left = self._rounds(dice), 0.0 if dice.final else left_of_game(dice)
        early = min(1.0, EARLY * left)
        brought = forecast(dice, round(SOONER * (rounds - 1))) if early < 1 else []
        found: list[float] = []
        for seat in range(dice.seats):
            worth = early * (dice.money(seat) + self._promise(dice, seat, rounds))
            if brought:
                worth += (1 - early) * (brought[seat] + hopes_worth(dice, seat, rounds, self.weights))
            found.append(worth + PLACES * left * places_worth(dice, seat) if left else worth)
        return found

    def _rounds(self, state: DiceState) -> float:
        return rounds_left(state, self.weights)

    def _promise(self, state: DiceState, seat: Seat, rounds: float) -> float:
        return lines_worth(state, seat, rounds, self.weights) + locomotives_worth(state, seat, rounds, self.weights)

    def _worth(self, state: DiceState, seat: Seat, rounds: float) -> float:
        """Tokens in hand and what so many rounds promise; what the others have in hand counts against it a little."""
        others = sum(state.accounts[: state.seats]) - state.money(seat)
        return state.money(seat) + self._promise(state, seat, rounds) - 0.5 * others / (state.seats - 1)

    # The roll

    def _rolls(self, state: DiceState, seat: Seat) -> Ranked:
        """The choices of dice by what they promise, and a refill by what the locomotives would find, the others' less."""
        found: Ranked = [(self._roll_value(state, seat, action), action) for action in roll.choices(state)]
        return [*found, (_refill_value(state, seat), REFILL)]

    def _roll_value(self, state: DiceState, seat: Seat, action: Action) -> float:
        if isinstance(action, TakeQuestion):
            return self._question_value(state, seat)
        assert isinstance(action, Roll)
        simple, complex = roll.dice_to_roll(state, action)
        orange = self._question_value(state, seat) if complex else 0.0
        calls = CALLS_OF_FOUR * simple / 4 * self._call_value(state, seat)
        return self._progress(state, seat, simple) + calls + orange * (0.55 if complex == 2 else 0.35 if complex else 0.0)

    def _progress(self, state: DiceState, seat: Seat, rolled: int) -> float:
        """What so many simple dice are likely to bring towards the one station where that is most."""
        hope, rounds = self.weights.hope, rounds_left(state, self.weights)
        promise = promise_of_next(state, seat, rounds, self.weights)
        best = 0.0
        for need in needs(state, seat) if rolled else []:
            value = -(hope**need.dice)
            for brought, chance in enumerate(chances(rolled, need)):
                value += chance * hope ** (need.dice - brought)
            best = max(best, promise * value)
        return best

    def _question_value(self, state: DiceState, seat: Seat) -> float:
        """The best that a complex die showing "?" could do, had back the simple one."""
        trial = state.copy()
        trial.rolled = True
        trial.hand = [0] * SYMBOLS
        trial.hand[COMPLEX_QUESTION] = 1
        trial.bank_complex -= 1
        return max([gain for gain, _ in self._gains(trial, seat, exchange.choices(trial, seat))], default=0.0)

    def _call_value(self, state: DiceState, seat: Seat) -> float:
        tiles = [tile for tile, stations in enumerate(state.tile_stations) if stations]
        return max(self._gain_of_call(state, seat, tile) for tile in tiles)

    # The dice

    def _uses_of_dice(self, state: DiceState, seat: Seat) -> Ranked:
        """The lays, exchanges and calls that bring anything."""
        actions = _without_needless_questions([*lay.choices(state, seat), *exchange.choices(state, seat)])
        found = [one for one in self._gains(state, seat, actions) if one[0] > self.weights.die]
        for action in passengers.call_choices(state):
            gain = self._gain_of_call(state, seat, state.board.tile_index[action.tile]) - (0.3 if action.question else 0.0)
            if gain > 1.0:
                found.append((gain, action))
        return found

    def _gains(self, state: DiceState, seat: Seat, actions: Sequence[Lay | Exchange]) -> Ranked:
        """By how much the seat stands better after each action."""
        rounds = self._rounds(state)
        before = self._worth(state, seat, rounds)
        found: Ranked = []
        for action in actions:
            after = state.copy()
            after.apply(seat, action)
            # A die that shows "?" may serve better elsewhere.
            found.append((self._worth(after, seat, rounds) - before - (0.2 if action.question else 0.0), action))
        return found

    def _gain_of_call(self, state: DiceState, seat: Seat, tile: int) -> float:
        """What a call brings this turn, and a little for later; less what the others will take of it before."""
        tokens = TOKENS_A_STATION * state.tile_stations[tile]
        called = state.accounts[:]
        called[state.seats + 1 + tile] += tokens
        gain, lost = _use_of_tokens(state, seat, called)
        own = state.station_cell[seat]
        mine = any(cell != own and state.board.tile_of[cell] == tile for cell in state.reach[seat].stops)
        later = 0.15 * (tokens - gain) if mine and not lost and state.heap(tile) < ENOUGH else -0.5
        return gain - RIVALS_TAKE * lost + later

    # Locomotives and passengers

    def _business(self, state: DiceState, seat: Seat) -> Ranked:
        """A locomotive that will pay, the fullest loads, or the end of the turn: in this order, below all uses of dice."""
        found: Ranked = [(END_LAST, END)]
        if self._should_buy(state, seat):
            found.append((BUY_FIRST, state.board.buy[state.cheapest()]))
        rides = _rides(state, seat)
        return [*found, *[(-1.0 - rank / len(rides), action) for rank, action in enumerate(rides)]]

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
        return gain + _takings(after, seat) - _takings(state, seat) > 0


def _without_needless_questions(actions: list[Lay | Exchange]) -> list[Lay | Exchange]:
    """Where a die shows what is wanted, the one that shows "?" is kept."""
    shown = {(action.cell, action.face) for action in actions if not action.question}
    return [action for action in actions if not action.question or (action.cell, action.face) not in shown]


def _rides(state: DiceState, seat: Seat) -> list[Carry]:
    """The strongest locomotive goes where it loads most, among such stations to the furthest; the best ride first."""
    found: list[tuple[tuple[int, int, int], Carry]] = []
    for action in carry.choices(state, seat):
        cell = state.board.index[action.station]
        load = min(action.locomotive, state.heap_at(cell))
        found.append(((load, -action.locomotive, state.reach[seat].stops[cell]), action))
    found.sort(key=lambda ride: ride[0], reverse=True)
    return [action for _, action in found]


def _refill_value(state: DiceState, seat: Seat) -> float:
    gain, lost = _use_of_tokens(state, seat, _after_refill(state))
    return gain - RIVALS_TAKE * lost - REFILL_COST


def _use_of_tokens(state: DiceState, seat: Seat, accounts: list[int]) -> tuple[int, float]:
    """What more tokens on the tiles bring the seat this turn, and what another seat on average finds of them in its own."""
    now, then = state.accounts[:], accounts[:]
    gain = take(state, seat, then, True) - take(state, seat, now, True)
    others = [rival for rival in range(state.seats) if rival != seat]
    lost = sum([take(state, rival, then, False) - take(state, rival, now, False) for rival in others])
    return gain, max(0, lost) / len(others)


def _takings(state: DiceState, seat: Seat) -> int:
    """What the seat's unused locomotives could bring this turn."""
    return take(state, seat, state.accounts[:], True)


def take(state: DiceState, seat: Seat, accounts: list[int], this_turn: bool) -> int:
    """What the seat's locomotives bring, this turn only those that have not gone yet; the tokens leave the accounts."""
    first = state.seats + 1
    own, reached, tile_of = state.station_cell[seat], state.reach[seat].stops, state.board.tile_of
    stops = [
        (reached[cell], tile_of[cell])
        for station, cell in enumerate(state.station_cell)
        if cell in reached and cell != own and not (this_turn and state.served >> station & 1)
    ]
    stops.sort(key=lambda stop: -stop[1])
    held = state.locomotives_of(seat)
    ready = [number - used for number, used in zip(held, state.used, strict=True)] if this_turn else held
    heaps = [float(tokens) for tokens in accounts[first:]]
    brought = carry_all(ready, stops, heaps)
    accounts[first:] = [int(tokens) for tokens in heaps]
    return int(brought)


def _after_refill(state: DiceState) -> list[int]:
    accounts = state.accounts[:]
    for tile, stations in enumerate(state.tile_stations):
        accounts[state.seats + 1 + tile] += TOKENS_A_STATION * stations
    return accounts


def is_set_up(state: State) -> bool:
    """Whether all stations stand."""
    return bool(cast(DiceState, state).reach)


def places_worth(state: DiceState, seat: Seat) -> float:
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


def _turn_of(state: State) -> int:
    return cast(DiceState, state).turn if is_set_up(state) else NONE


_RANKING = DiceRanking()
_BY_RANK = ByRank(_RANKING)
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, _turn_of, TURNS, nearest=1.0, is_set_up=is_set_up)
