"""What a network is worth in Tycoon: the deliveries that its owner can still make, in victory points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rotonde.bots.greedy.tycoon_network import Lengths, Network
from rotonde.core.track import NONE
from rotonde.games.tycoon import shares, upgrade
from rotonde.games.tycoon.board import LEVELS, Board
from rotonde.games.tycoon.cards import EngineLevel, FirstEngineLevel, Hotel
from rotonde.games.tycoon.position import AUCTION, ROUNDS
from rotonde.games.tycoon.state import TycoonState

MOST_UPGRADES: Final = 3
MOST_ACTIONS: Final = 120
LEAST_POINTS: Final = 100
MOST_POINTS: Final = 1000


@dataclass(frozen=True)
class Weights:
    """How much is thought of what; found by letting variants play each other, four at a table."""

    later: float = 0.85
    """What the next delivery counts against this one: others take cubes, and points bring income only once scored."""
    interest: float = 0.1
    """What money costs a turn: shares pay a fifth of what they brought, but not all that is bought takes shares."""
    idle: float = 0.2
    """What money at hand counts against money that shares must bring."""
    income: float = 0.8
    """The same for money that deliveries will bring."""
    markers: float = 0.3
    """Empty cities that a player makes each turn."""
    against_me: float = 1.0
    """What a point of an opponent costs."""
    bid: int = 1
    """What being first is worth at most, in $1,000; more with an extra action to take."""
    growth: float = 1.0
    """What is lost by doing nothing, for each turn to come: a network grows beyond the one or two links that are planned."""
    promise: float = 0.5
    """How much of what a network could still deliver is believed at the end of a playout."""


WEIGHTS: Final = Weights()


class Prospects:
    """How a game is likely to go on for one seat, and what its plans are worth."""

    def __init__(self, state: TycoonState, seat: int, weights: Weights = WEIGHTS) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.turns = turns_left(state, weights)
        self.actions = actions_left(state, seat, self.turns)
        self.share = self._growth()
        self.point = self._worth_of_a_point()
        self.level = state.level[seat]
        self.incomes: list[int] = _incomes(state)
        self.standing = LEAST_POINTS + max(-LEAST_POINTS, state.points[seat])  # where the seat's points stand in `incomes`
        self.network = Network(state, seat, min(LEVELS, self.level + MOST_UPGRADES))
        self.engine_bonus: list[float] = self._engine_bonus()
        self.sums: list[float] = _sums(weights.later)
        self.money_at: list[float] = [0.0]
        for turn in range(self.turns):
            self.money_at.append(weights.income * (1 + self.rate) ** turn / state.board.share_value)

    def _worth_of_a_point(self) -> float:
        """A point, and what it adds to the income of the turns to come."""
        state, points = self.state, self.state.points[self.seat]
        step = 6
        slope = (shares.income_for(state, points + step) - shares.income_for(state, points)) / step
        paid = (self.share - 1) / self.rate / state.board.share_value
        return 1 + max(0.0, slope) * paid

    def _growth(self) -> float:
        """What a share issued now takes by the end: where income does not cover the dividends, they take more shares."""
        state, seat = self.state, self.seat
        net = shares.income_for(state, state.points[seat]) - shares.dividends(state, seat)
        self.rate = self.weights.interest if net >= 0 else state.board.share_dividend / state.board.share_value
        return float((1 + self.rate) ** self.turns)

    def _engine_bonus(self) -> list[float]:
        """For each level, what open cards and the own secret one give for being the first there."""
        state = self.state
        found = [0.0] * (LEVELS + 1)
        for kind, number in enumerate(state.open):
            effect = state.board.operations[kind].effect
            if number and isinstance(effect, EngineLevel):
                found[effect.level] += effect.points * self.point
        if state.secret[self.seat] != NONE:
            objective = state.board.secrets[state.secret[self.seat]].objective
            if isinstance(objective, FirstEngineLevel) and state.first_at[objective.level] == NONE:
                found[objective.level] += objective.points
        return found

    def price(self, amount: int) -> float:
        """What paying costs: shares are a point less and dividends; money at hand might have saved some."""
        state = self.state
        issued = shares.shares_needed(state, self.seat, amount)
        cash = max(0, amount - issued * state.board.share_value)
        return issued * self.share + cash * self.worth_of_cash()

    def worth_of_cash(self) -> float:
        """What $1,000 at hand is worth: nothing once there is nothing more to pay."""
        return self.weights.idle * self.share / self.state.board.share_value if self.turns else 0.0

    def to_come(self) -> float:
        """What income and dividends of the turns to come will bring or take, in points."""
        state, seat = self.state, self.seat
        net = shares.income_for(state, state.points[seat]) - shares.dividends(state, seat)
        if net < 0:
            return net * (self.share - 1) / self.rate / state.board.share_value
        return net * self.turns * self.worth_of_cash() / 2

    def plan(self, lengths: Lengths, actions: int, city: int = NONE, colour: int = 0, cubes: int = 0) -> float:
        """The best worth of so many actions of upgrading, then delivering; perhaps with more cubes in a city."""
        return self.best_upgrades(lengths, actions, city, colour, cubes)[0]

    def best_upgrades(
        self, lengths: Lengths, actions: int, city: int = NONE, colour: int = 0, cubes: int = 0
    ) -> tuple[float, int]:
        """The worth of the best plan, and how many upgrades it begins with."""
        state = self.state
        price, bonus, best, upgrades = 0, 0.0, 0.0, 0
        extra = city * self.network.colours + colour if cubes else NONE
        longest = 0
        for bits in lengths.values():
            longest = max(longest, bits.bit_length() - 1)
        for more in range(min(MOST_UPGRADES, LEVELS - self.level, max(0, actions - 1)) + 1):
            level = self.level + more
            if more:
                price += upgrade.price(state, level)
                bonus += self.engine_bonus[level]
                if level > longest and not bonus:
                    break
            worth = self._deliveries(lengths, level, actions - more, extra, cubes) + bonus - self.price(price)
            if worth > best + 1e-6:
                best, upgrades = worth, more
        return best, upgrades

    def _deliveries(self, lengths: Lengths, level: int, number: int, extra: int, more: int) -> float:
        """The longest deliveries one after the other, each cube once, with the income that their points bring in time."""
        within = (2 << level) - 1
        tally = [0] * (LEVELS + 1)
        cubes = self.state.cubes
        for cube, bits in lengths.items():
            there = cubes[cube] + more if cube == extra else cubes[cube]
            tally[max(0, (bits & within).bit_length() - 1)] += there
        number = min(MOST_ACTIONS, number)
        points, income, made, length, sums, incomes = 0.0, 0.0, 0, level, self.sums, self.incomes
        for turns in range(min(self.turns, (number - 1) // ROUNDS), -1, -1):
            end = number - ROUNDS * turns
            while made < end and length:
                taken = min(end - made, tally[length])
                points += length * (sums[made + taken] - sums[made])
                made += taken
                tally[length] -= taken
                if made < end:
                    length -= 1
            made = end
            then = incomes[min(MOST_POINTS, self.standing + int(points))]
            income += self.money_at[turns] * (then - incomes[self.standing])
        return points + income


_INCOMES: dict[int, tuple[Board, list[int]]] = {}
_MOST_BOARDS: Final = 8


def _incomes(state: TycoonState) -> list[int]:
    """What each number of points brings a turn, from LEAST_POINTS below nothing; found once a board."""
    known = _INCOMES.get(id(state.board))
    if known is None or known[0] is not state.board:
        if len(_INCOMES) >= _MOST_BOARDS:
            _INCOMES.clear()
        known = (state.board, [shares.income_for(state, n - LEAST_POINTS) for n in range(MOST_POINTS + 1)])
        _INCOMES[id(state.board)] = known
    return known[1]


_SUMS: dict[float, list[float]] = {}


def _sums(later: float) -> list[float]:
    """What so many deliveries of one link come to, each counting less than the one before."""
    found = _SUMS.get(later)
    if found is None:
        found = [0.0]
        weight = 1.0
        for _ in range(MOST_ACTIONS):
            found.append(found[-1] + weight)
            weight *= later
        _SUMS[later] = found
    return found


def turns_left(state: TycoonState, weights: Weights = WEIGHTS) -> int:
    """How many more turns come after this one, about."""
    if state.last_turn:
        return state.last_turn - state.turn_number
    missing = state.empty_cities_missing / (weights.markers * state.seats)
    return min(1 + int(missing), state.setting.max_turns - state.turn_number)


def actions_left(state: TycoonState, seat: int, turns: int) -> int:
    """How many more actions a seat has, about; the one that it is taking included."""
    if state.seat == seat:
        return state.actions_left + max(0, ROUNDS - state.round) + ROUNDS * turns
    if state.stage == AUCTION or not state.round:
        return ROUNDS * (turns + 1)
    acted = (seat - state.first) % state.seats < state.acted
    return ROUNDS * turns + ROUNDS - state.round + (0 if acted else 1)


def hotel_points(state: TycoonState, seat: int, weights: Weights, point: float) -> dict[int, float]:
    """What a delivery to a city brings the seat by hotels, the others' against it."""
    found: dict[int, float] = {}
    kinds = len(state.open)
    for kind, card in enumerate(state.board.operations):
        effect = card.effect
        if isinstance(effect, Hotel):
            for owner in range(state.seats):
                if state.held[owner * kinds + kind]:
                    worth = effect.points * (point if owner == seat else -weights.against_me)
                    found[effect.city] = found.get(effect.city, 0.0) + worth
    return found
