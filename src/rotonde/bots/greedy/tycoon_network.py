"""What a seat's own links can carry: every way through them, and how each further link lengthens the routes of cubes.

Only own links are looked at: what goes over others' is taken when it comes, but not planned with.
"""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.tycoon.position import Position

Lengths = dict[int, int]
"""For each kind of cube in each city, the lengths of the routes that it could take, as bits."""


class Way:
    """A row of own links from one city to another."""

    def __init__(self, end: int, length: int, seen: int, passed: int) -> None:
        self.end = end
        self.length = length
        self.seen = seen  # its cities as bits
        self.passed = passed  # the colours of the cities between its ends


class Network:
    """One seat's links as a graph of cities, with the cubes and colours of the board."""

    def __init__(self, state: Position, seat: int, most: int, more: tuple[tuple[int, int], ...] = ()) -> None:
        self.state = state
        self.most = most
        self.colours = len(state.bag)
        self.cities = 0
        self.at: dict[int, list[int]] = {}
        track = state.track
        for i, owner in enumerate(track.owner):
            if owner == seat:
                self._join(track.city_a[i], track.city_b[i])
        for a, b in more:
            self._join(a, b)
        self.colour_bit: list[int] = [0 if c == NONE else 1 << c for c in state.colour]
        self._ways: dict[int, list[Way]] = {}
        self._waiting: dict[int, int] = {}
        self.lengths: Lengths = self._all_lengths()

    def _join(self, a: int, b: int) -> None:
        self.cities |= 1 << a | 1 << b
        at_a = self.at.setdefault(a, [])
        if b not in at_a:
            at_a.append(b)
            self.at.setdefault(b, []).append(a)

    def waiting(self, city: int) -> int:
        """The colours of the cubes in a city, as bits."""
        mask = self._waiting.get(city, NONE)
        if mask == NONE:
            mask = 0
            base, cubes = city * self.colours, self.state.cubes
            for colour in range(self.colours):
                if cubes[base + colour]:
                    mask |= 1 << colour
            self._waiting[city] = mask
        return mask

    def ways(self, city: int) -> list[Way]:
        """Every way from a city, the one that stays there first."""
        found = self._ways.get(city)
        if found is None:
            found = [Way(city, 0, 1 << city, 0)]
            if self.cities >> city & 1:
                self._go(found, found[0])
            self._ways[city] = found
        return found

    def _go(self, found: list[Way], so_far: Way) -> None:
        passed = so_far.passed | self.colour_bit[so_far.end] if so_far.length else 0
        for to in self.at[so_far.end]:
            if not so_far.seen >> to & 1:
                way = Way(to, so_far.length + 1, so_far.seen | 1 << to, passed)
                found.append(way)
                if way.length < self.most:
                    self._go(found, way)

    def _all_lengths(self) -> Lengths:
        found: Lengths = {}
        for city in self.at:
            waiting = self.waiting(city)
            if waiting:
                for way in self.ways(city):
                    self._note(found, city, waiting, way.end, way.length, way.passed)
        return found

    def _note(self, found: Lengths, origin: int, waiting: int, goal: int, length: int, passed: int) -> None:
        bit = self.colour_bit[goal] & waiting & ~passed
        if bit and length:
            cube = origin * self.colours + bit.bit_length() - 1
            found[cube] = found.get(cube, 0) | 1 << length

    def lengths_with(self, a: int, b: int) -> Lengths:
        """The lengths with one more link: those of before, and all ways that lead over it."""
        found = self.lengths.copy()
        for here in self.ways(a):
            from_here = self.waiting(here.end)
            passed_here = here.passed | self.colour_bit[a] if here.length else 0
            for there in self.ways(b):
                length = here.length + there.length + 1
                if length > self.most or here.seen & there.seen:
                    continue
                passed = passed_here | there.passed | self.colour_bit[b] if there.length else passed_here
                self._note(found, here.end, from_here, there.end, length, passed)
                self._note(found, there.end, self.waiting(there.end), here.end, length, passed)
        return found

    def lengths_if_coloured(self, city: int, colour: int) -> Lengths:
        """The lengths if a grey city had a colour: what it draws to it, and what can no longer pass."""
        found: Lengths = {cube: bits for cube, bits in self.lengths.items() if cube % self.colours != colour}
        bit = 1 << colour
        for origin in self.at:
            if not self.waiting(origin) & bit:
                continue
            lengths = 0
            for way in self.ways(origin):
                goal = way.end == city or self.colour_bit[way.end] == bit
                passes = way.seen >> city & 1 and way.end != city and origin != city
                if goal and way.length and not passes and not way.passed & bit:
                    lengths |= 1 << way.length
            if lengths:
                found[origin * self.colours + colour] = lengths
        return found

    def lengths_from(self, city: int, colour: int) -> Lengths:
        """The lengths if a city had cubes of a colour."""
        found = self.lengths.copy()
        for way in self.ways(city):
            self._note(found, city, 1 << colour, way.end, way.length, way.passed)
        return found

    def linked(self, city: int) -> int:
        """The cities that an own link joins a city to, as bits."""
        found = 0
        for other in self.at.get(city, ()):
            found |= 1 << other
        return found

    def joined(self, city: int) -> int:
        """The cities that own links join to a city, itself included, as bits."""
        seen = 1 << city
        if not self.cities >> city & 1:
            return seen
        queue = [city]
        while queue:
            for to in self.at[queue.pop()]:
                if not seen >> to & 1:
                    seen |= 1 << to
                    queue.append(to)
        return seen
