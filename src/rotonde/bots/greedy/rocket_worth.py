"""What a Rocket position promises each seat, in £1,000: money in hand, and majorities at what they may still pay."""

from __future__ import annotations

from dataclasses import dataclass

from rotonde.bots.greedy.majorities import expected_gain, expected_parts, packed
from rotonde.bots.greedy.rocket_reach import NO_PROSPECT, LineWorth, Reaches
from rotonde.games.rocket.board import TRACK_TILES
from rotonde.games.rocket.position import NONE
from rotonde.games.rocket.state import RocketState


@dataclass(frozen=True)
class Weights:
    """How much of each promise is believed: set by hand after small matches between variants, none of them exact."""

    share_now: float = 0.8
    """Majority of shares, for each city connected now."""
    share_more: float = 1.2
    """The same for each city that the line may still reach."""
    station_now: float = 0.9
    station_more: float = 1.2
    station_rail: float = 1.0
    """Income of the railway towns ahead (SR-10.2)."""
    loose: float = 0.6
    """A station that may come to lie on a line."""
    city: float = 0.6
    """Income of the big cities ahead (SR-10.1)."""
    kind: float = 0.5
    """Majorities of commodities: early they are still anybody's."""
    passengers: float = 1.0
    supply: float = 0.6
    """A station not yet placed; else the first ones would go anywhere."""
    shares_to_come: float = 0.25
    """What part of the shares in the bank will still be taken; so for tokens."""
    tokens_to_come: float = 0.5
    tiles: float = 50.0
    """With so many tiles left, the end is not in sight; so for companies."""
    companies: float = 4.0
    rivalry: float = 0.75
    """Among three or four, how much of the others' gain counts as one's own loss."""


WEIGHTS = Weights()

PRIZE_OF_KIND = 6.0  # SR-14.2
PRIZE_OF_CITY = 2.0  # SR-10.1
MOST_TO_COME = 3


class Worth:
    """One look at a position: `totals` is what each seat can expect to end with."""

    __slots__ = (
        "arrivals",
        "future",
        "left",
        "loose",
        "on_line",
        "reaches",
        "state",
        "station_prize",
        "stations_to_come",
        "tokens",
        "totals",
        "weights",
    )

    def __init__(self, state: RocketState, reaches: Reaches, weights: Weights = WEIGHTS) -> None:
        self.state = state
        self.reaches = reaches
        self.weights = weights
        self.future = future_left(state, weights)
        self.left = 16 * state.tiles_laid + sum([1 for left in state.bank_shares if left])
        self.totals: list[float] = [float(money) for money in state.accounts[: state.seats]]
        if state.over:
            return
        self.arrivals = [0.0] * len(state.board.towns)
        self.station_prize: dict[int, float] = {}
        self.stations_to_come = 1 if self.future > 0.5 else 0
        self.tokens = reaches.tokens(tuple(state.tokens_held))
        self._count_stations()
        for line, place in enumerate(state.locomotive):
            if place != NONE:
                self._add_line(line, place)
        self._add_loose_stations()
        self._add_tokens_of_cities()
        self._add_kinds()

    def _add(self, parts: list[float], prize: float) -> None:
        totals = self.totals
        for seat, part in enumerate(parts):
            totals[seat] += part * prize

    def _count_stations(self) -> None:
        """Stations on lines, counted for each; the others lie loose."""
        state = self.state
        self.on_line: list[list[int]] = [[0] * state.seats for _ in state.locomotive]
        self.loose: list[tuple[int, int]] = []
        line_at = state.line_at
        for owner, places in enumerate(state.stations):
            for place in places:
                line = line_at[place]
                if line < 0:
                    self.loose.append((place, owner))
                else:
                    self.on_line[line][owner] += 1

    def _add_line(self, line: int, place: int) -> None:
        """Majorities of shares and stations, with the cities still ahead; a line that was seen so before is looked up."""
        state = self.state
        bank, heading = state.bank_shares[line], state.heading[line]
        stand = 128 * (8 * place + heading + 1) + 2 * bank + (state.independent >> line & 1)
        shares, on_line = packed(state.shares[line :: len(state.locomotive)], 0), packed(self.on_line[line], 0)
        key = (stand, state.cities[line], shares, on_line, self.left)
        found = self.reaches.line(key)
        if found is None:
            found = self._line_worth(line, place)
            self.reaches.keep_line(key, found)
        self._add(found.parts, 1.0)
        self.station_prize[line] = found.prize
        arrivals = self.arrivals
        for city, chance in found.prospect.big_cities:
            arrivals[city] += chance

    def _line_worth(self, line: int, place: int) -> LineWorth:
        """SR-10.2, SR-11.2, SR-14.3, SR-14.4."""
        state, weights, future = self.state, self.weights, self.future
        connected = state.cities[line]
        is_independent = state.independent >> line & 1
        prospect = NO_PROSPECT if is_independent else self.reaches.prospect(place, state.heading[line], connected)
        cities, more = connected.bit_count(), prospect.more * future
        to_come = min(MOST_TO_COME, int(state.bank_shares[line] * future * weights.shares_to_come + 0.5))
        held = expected_parts(state.shares[line :: len(state.locomotive)], to_come)
        for_shares = cities * weights.share_now + more * weights.share_more
        prize = cities * weights.station_now + more * weights.station_more
        prize += prospect.railway * future * (cities + 1) * weights.station_rail
        stations = expected_parts(self.on_line[line], self.stations_to_come)
        parts = [held[seat] * for_shares + stations[seat] * prize for seat in range(state.seats)]
        return LineWorth(parts, prize, prospect)

    def _add_loose_stations(self) -> None:
        """A station in front of a locomotive may come to lie on its line; one in the supply anywhere."""
        state, believed = self.state, self.weights.loose * self.future
        if self.loose:
            for line, prize in self.station_prize.items():
                chances = self.reaches.hexes_ahead(state.locomotive[line], state.heading[line])
                for place, owner in self.loose:
                    chance = chances.get(place)
                    if chance is not None:
                        self._add(self.gain(line, owner), chance * prize * believed)
        for seat, left in enumerate(state.supply):
            self.totals[seat] += left * self.weights.supply * self.future

    def gain(self, line: int, seat: int) -> list[float]:
        """How the parts of a line's station prize change with one more station of a seat."""
        return expected_gain(self.on_line[line], seat, self.stations_to_come)

    def _add_tokens_of_cities(self) -> None:
        """SR-10.1: income for each line that comes to a big city."""
        left = self.state.tokens_left
        believed = PRIZE_OF_CITY * self.weights.city * self.future
        arrivals = self.arrivals
        for city, counts in self.tokens.of_city:
            if arrivals[city]:
                to_come = 1 if self.future > 0.5 and any(left[t] for t in self.reaches.tokens_of_city[city]) else 0
                self._add(expected_parts(counts, to_come), arrivals[city] * believed)

    def _add_kinds(self) -> None:
        """SR-14.2: majorities of commodities and passengers at the end."""
        state, weights = self.state, self.weights
        key = (self._cities_that_count(), self.left)
        found = self.tokens.worth_of_kinds.get(key)
        if found is None:
            found = self.tokens.worth_of_kinds[key] = self._kinds(key[0])
        self._add(found, PRIZE_OF_KIND * weights.kind)
        to_come = int(state.passengers_left * self.future * weights.tokens_to_come + 0.5)
        self._add(expected_parts(state.passengers, min(MOST_TO_COME, to_come)), PRIZE_OF_KIND * weights.passengers)

    def _kinds(self, counting: int) -> list[float]:
        """The parts of each seat in the majorities of all commodities together."""
        state, scale = self.state, self.future * self.weights.tokens_to_come
        total = [0.0] * state.seats
        for kind, counts in enumerate(self.tokens.of_kind(counting)):
            to_come = int(sum([state.tokens_left[t] for t, _ in self.reaches.tokens_of_kind[kind]]) * scale + 0.5)
            for seat, part in enumerate(expected_parts(counts, min(MOST_TO_COME, to_come))):
                total[seat] += part
        return total

    def _cities_that_count(self) -> int:
        """The cities that are connected or likely to be (SR-14.1), as bits."""
        counting = 0
        for connected in self.state.cities:
            counting |= connected
        for city, chance in enumerate(self.arrivals):
            if chance * self.future > 0.3:
                counting |= 1 << city
        return counting


def future_left(state: RocketState, weights: Weights = WEIGHTS) -> float:
    """How much of the game is still to come, 1 to 0, by tiles and by companies with shares (SR-13)."""
    companies = sum([1 for left in state.bank_shares if left])
    tiles = (TRACK_TILES - state.tiles_laid) / weights.tiles
    return max(0.0, min(1.0, tiles, (companies - 1) / weights.companies))
