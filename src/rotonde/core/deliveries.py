"""Every delivery: which cube can go where over which finished links, and what each owner would earn.

How to use it
- Fill a `Demand` with the colours of the cities (`NONE` = grey, never a destination) and the cubes that lie in them.
- `find(track, demand, mover, most_links, …)` lists every (cube colour, origin, route). The rules that vary are arguments:
  how many links a cube may travel (`NO_LIMIT`), whether the first link must be the mover's own, whether the mover's links
  must be at least as many as the others' on the route.
- A route is a tuple of link numbers. `earned(track, route, owners)` says what each owner earns, `destination` where it ends.

What always holds: no city twice, no link twice, a cube stops at the first city of its colour, the city of origin apart.

The search goes from each city with cubes depth first and carries all the colours at once as bits. Two things keep it quick:
a colour is dropped as soon as no city of it can be reached with the links that are left, and what comes after the own
first link is looked up instead of asked (who owns what, what leads where) in tables made once for each search.
"""

from __future__ import annotations

from typing import Final

from rotonde.core.track import NONE, Track

NO_LIMIT: Final = 1 << 30


class Demand:
    """What lies in the cities: `colour[city]`, and `cubes[city * colours + colour]`."""

    def __init__(self, colours: int, colour: list[int], cubes: list[int]) -> None:
        self.colours = colours
        self.colour = colour
        self.cubes = cubes

    def waiting(self, city: int) -> int:
        """The colours of the cubes in a city, as bits."""
        mask = 0
        base = city * self.colours
        for colour in range(self.colours):
            if self.cubes[base + colour]:
                mask |= 1 << colour
        return mask


class Delivery:
    """A cube and its route."""

    def __init__(self, colour: int, origin: int, route: tuple[int, ...]) -> None:
        self.colour = colour
        self.origin = origin
        self.route = route


def find(
    track: Track,
    demand: Demand,
    mover: int,
    most_links: int,
    first_link_own: bool = True,
    own_at_least_others: bool = False,
) -> list[Delivery]:
    """Every delivery that the mover may make, by origin, then in the order of the links."""
    search = _Search(track, demand, mover, most_links, own_at_least_others)
    for origin in range(len(demand.colour)):
        waiting = demand.waiting(origin)
        if waiting:
            search.leave(origin, waiting, first_link_own)
    return search.found


def destination(track: Track, origin: int, route: tuple[int, ...]) -> int:
    """Where a route ends; NONE if its links do not follow each other from the origin."""
    here = origin
    for link in route:
        a, b = track.city_a[link], track.city_b[link]
        if here != a and here != b:
            return NONE
        here = a + b - here
    return here


def earned(track: Track, route: tuple[int, ...], owners: int) -> list[int]:
    """One step for each link, to its owner."""
    steps = [0] * owners
    for link in route:
        steps[track.owner[link]] += 1
    return steps


class _Search:
    """The tables of one search, and its path."""

    def __init__(self, track: Track, demand: Demand, mover: int, most_links: int, balanced: bool) -> None:
        self.found: list[Delivery] = []
        self.mover = mover
        self.balanced = balanced
        self.track = track
        self.most = min(most_links, len(track.owner))
        self.colours = demand.colours
        # The bit of a city's colour, 0 for grey.
        self.colour_bit: list[int] = [0 if c == NONE else 1 << c for c in demand.colour]
        # For each city: its links, the cities that they lead to and whether they are the mover's, in step.
        self.links: list[list[int]] = track.at
        self.there: list[list[int]] = []
        self.own: list[list[int]] = []
        for city, links in enumerate(track.at):
            self.there.append([track.city_a[i] + track.city_b[i] - city for i in links])
            self.own.append([1 if track.owner[i] == mover else 0 for i in links])
        self.own_total = track.owner.count(mover)
        self.within = self._colours_within()
        self.visited: list[int] = [0] * len(track.at)
        self.route: list[int] = []
        self.origin = NONE

    def _colours_within(self) -> list[list[int]]:
        """within[n][city]: the colours of cities that can be reached over at most n links, the city itself not counted."""
        cities = range(len(self.there))
        # A city of the colour next door, or one that a neighbour knows of: never too few, at times too many.
        rows: list[list[int]] = [[0] * len(self.there)]
        for _ in range(self.most):
            last = rows[-1]
            row = [0] * len(self.there)
            for city in cities:
                colours = 0
                for there in self.there[city]:
                    colours |= self.colour_bit[there] | last[there]
                row[city] = colours
            if row == last:
                break
            rows.append(row)
        return rows

    def _reachable(self, city: int, left: int) -> int:
        return self.within[left if left < len(self.within) else len(self.within) - 1][city]

    def leave(self, origin: int, waiting: int, first_link_own: bool) -> None:
        """Every route from one city."""
        self.origin = origin
        travelling = waiting & self._reachable(origin, self.most)
        if not travelling or self.most < 1:
            return
        self.visited[origin] = 1
        links, there, own = self.links[origin], self.there[origin], self.own[origin]
        for i in range(len(links)):
            if own[i] or not first_link_own:
                self.route.append(links[i])
                self._arrive(there[i], travelling, self.most - 1, 2 * own[i] - 1, self.own_total - own[i])
                self.route.pop()
        self.visited[origin] = 0

    def _arrive(self, city: int, travelling: int, left: int, balance: int, own_left: int) -> None:
        """A set of colours comes to a city: one of them may stop here, the others may go on.

        `balance` is how many links more than the others the mover has on the route, `own_left` how many it has besides.
        """
        stopping = travelling & self.colour_bit[city]
        if stopping:
            travelling &= ~stopping
            if balance >= 0 or not self.balanced:
                self.found.append(Delivery(stopping.bit_length() - 1, self.origin, tuple(self.route)))
        if left == 0:
            return
        travelling &= self.within[left if left < len(self.within) else len(self.within) - 1][city]
        if not travelling or (self.balanced and balance + own_left < 0):
            return
        visited, route = self.visited, self.route
        visited[city] = 1
        links, there, own = self.links[city], self.there[city], self.own[city]
        for i in range(len(links)):
            to = there[i]
            if not visited[to]:
                route.append(links[i])
                self._arrive(to, travelling, left - 1, balance + 2 * own[i] - 1, own_left - own[i])
                route.pop()
        visited[city] = 0
