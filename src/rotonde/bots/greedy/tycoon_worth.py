"""What a network is worth in Tycoon: the deliveries that its owner can still make, in victory points.

Only own links are looked at: what goes over others' is taken when it comes, but not planned with.
"""

from __future__ import annotations

from rotonde.core.deliveries import Demand, find
from rotonde.core.track import NONE, Track
from rotonde.games.tycoon import shares, upgrade
from rotonde.games.tycoon.board import LEVELS
from rotonde.games.tycoon.position import ROUNDS
from rotonde.games.tycoon.state import TycoonState

ME = 0
LATER = 0.95  # what the next delivery counts against this one: others take cubes, and points bring income only once scored
MONEY_TO_POINTS = 0.1  # $1,000 that are not needed at once
MARKERS_A_TURN = 0.27  # empty cities that a player makes each turn
MOST_UPGRADES = 3
A_FEW_SHARES = 4  # every company issues some
DEEP_IN_DEBT = 4  # dividends above income, in $1,000
RUINOUS = 20.0


class Prospects:
    """How a game is likely to go on for one seat, and what its plans are worth."""

    def __init__(self, state: TycoonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns_left(state)
        self.actions = actions_left(state, seat, self.turns)
        self.point = self._worth_of_a_point()
        self.share = self._worth_of_a_share()
        self.demand = Demand(len(state.bag), state.colour, state.cubes)
        self.links: list[tuple[int, int]] = [
            (state.track.city_a[i], state.track.city_b[i]) for i, owner in enumerate(state.track.owner) if owner == seat
        ]
        self._lengths: dict[tuple[tuple[int, int], ...], dict[int, int]] = {}
        self._plans: dict[tuple[tuple[tuple[int, int], ...], int], tuple[float, int]] = {}

    def _worth_of_a_point(self) -> float:
        """A point, and what it adds to the income of the turns to come."""
        state, points = self.state, self.state.points[self.seat]
        step = 6
        slope = (shares.income_for(state, points + step) - shares.income_for(state, points)) / step
        return 1 + MONEY_TO_POINTS * max(0.0, slope) * max(0, self.turns - 1)

    def price(self, amount: int) -> float:
        """What paying costs: shares are a point less and dividends; money at hand might have saved some."""
        state = self.state
        issued = shares.shares_needed(state, self.seat, amount)
        cash = amount - issued * state.board.share_value
        return issued * self.share + max(0, cash) * MONEY_TO_POINTS * min(1.0, self.turns / 3)

    def _worth_of_a_share(self) -> float:
        """A point less and dividends to the end, which take more shares where the income does not cover them."""
        state, seat = self.state, self.seat
        net = shares.income_for(state, state.points[seat]) - shares.dividends(state, seat)
        if net < -DEEP_IN_DEBT:
            return RUINOUS
        strain = 0.3 if net < 0 else 0.16 if net < 5 else 0.1
        if state.shares[seat] < A_FEW_SHARES:
            strain = 0.07
        return 1 + strain * (self.turns + 1) * state.board.share_dividend

    def dividends_to_come(self) -> float:
        """What the dividends of the turns to come will take, in points: where income does not cover them, as shares."""
        state, seat = self.state, self.seat
        net = shares.income_for(state, state.points[seat]) - shares.dividends(state, seat)
        return max(0, -net) * self.turns / state.board.share_value - max(0, net) * self.turns * MONEY_TO_POINTS / 2

    def plan(self, more: tuple[tuple[int, int], ...], actions: int, demand: Demand | None = None) -> tuple[float, int]:
        """The best worth of so many actions of upgrading, then delivering; and how many upgrades that takes."""
        key = (more, actions)
        if demand is not None:
            return self._plan(self._routes(more, demand), demand, actions)
        if key not in self._plans:
            if more not in self._lengths:
                self._lengths[more] = self._routes(more, self.demand)
            self._plans[key] = self._plan(self._lengths[more], self.demand, actions)
        return self._plans[key]

    def _routes(self, more: tuple[tuple[int, int], ...], demand: Demand) -> dict[int, int]:
        """For each kind of cube in each city, the lengths of the routes that it could take over own links, as bits."""
        state = self.state
        track = Track(state.track.map, empty=False)
        track.owner, track.city_a, track.city_b, track.tiles = [], [], [], []
        track.at = [[] for _ in state.track.at]
        for a, b in (*self.links, *more):
            track.add_link(ME, a, b, ())
        lengths: dict[int, int] = {}
        for delivery in find(track, demand, ME, min(LEVELS, state.level[self.seat] + MOST_UPGRADES)):
            cube = delivery.origin * demand.colours + delivery.colour
            lengths[cube] = lengths.get(cube, 0) | 1 << len(delivery.route)
        return lengths

    def _plan(self, lengths: dict[int, int], demand: Demand, actions: int) -> tuple[float, int]:
        state = self.state
        level, price, best = state.level[self.seat], 0, (0.0, 0)
        for upgrades in range(min(MOST_UPGRADES, LEVELS - level, max(0, actions - 1)) + 1):
            if upgrades:
                price += upgrade.price(state, level + upgrades)
            worth = self._deliveries(lengths, demand, level + upgrades, actions - upgrades)
            worth = worth * LATER**upgrades - self.price(price)
            if worth > best[0] + 1e-6:
                best = (worth, upgrades)
        return best

    def _deliveries(self, lengths: dict[int, int], demand: Demand, level: int, number: int) -> float:
        """The best deliveries one after the other, each cube once."""
        within = (2 << level) - 1
        values: list[int] = []
        for cube, bits in lengths.items():
            longest = (bits & within).bit_length() - 1
            if longest > 0:
                values += [longest] * demand.cubes[cube]
        values.sort(reverse=True)
        worth, weight = 0.0, self.point
        for value in values[: max(0, number)]:
            worth += value * weight
            weight *= LATER
        return worth


def turns_left(state: TycoonState) -> int:
    """How many more turns come after this one, about."""
    if state.last_turn:
        return state.last_turn - state.turn_number
    markers = MARKERS_A_TURN * state.seats
    return min(1 + int(state.empty_cities_missing / markers), state.setting.max_turns - state.turn_number)


def actions_left(state: TycoonState, seat: int, turns: int) -> int:
    """How many more actions a seat has, about; the one that it is taking included."""
    return state.actions_left + max(0, ROUNDS - state.round) + ROUNDS * turns if state.seat == seat else ROUNDS * (turns + 1)


def own_cities(state: TycoonState, seat: int) -> list[int]:
    """The cities that a seat's links touch."""
    return [c for c, links in enumerate(state.track.at) if any(state.track.owner[i] == seat for i in links)]


def with_colour(state: TycoonState, city: int, colour: int) -> Demand:
    """The board as it would be after urbanizing."""
    colours = list(state.colour)
    colours[city] = colour
    return Demand(len(state.bag), colours, state.cubes)


def with_cubes(state: TycoonState, city: int, colour: int, number: int) -> Demand:
    """The board with more cubes of a colour in a city."""
    cubes = list(state.cubes)
    cubes[city * len(state.bag) + colour] += number
    return Demand(len(state.bag), state.colour, cubes)


def is_grey(state: TycoonState, city: int) -> bool:
    return state.colour[city] == NONE
