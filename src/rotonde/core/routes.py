"""Moving a cube link by link: where can it start, and by which links can it go on?

For games without a limit on links, where listing whole routes is hopeless: a cube is taken up, then moved one link after
the other. A step is allowed if at least one way to finish follows it. `core.deliveries` lists whole routes, for games with a
limit and for who wants the best of the short ones.

How to use it
- Make a `Routes` for the position and the mover. A route uses at least as many of the mover's links as of all others'.
- `startable(origin, waiting)` are the colours that can leave a city, as bits; `next_links(colour, origin, route)` the links
  that can follow a route that was begun.

What always holds: no city twice, no link twice, the first link is the mover's, a cube stops at the first city of its colour, the
city of origin apart.

The search goes depth first, towards the nearest city of the colour first, and turns back where even all the mover's links that
are left could not make up for the others' that are still needed.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from rotonde.core.track import Track

FAR: Final = 1 << 20


class Routes:
    """The tables of one mover's searches."""

    def __init__(self, track: Track, colour_of: list[int], mover: int) -> None:
        """`colour_of[city]`, NONE for grey."""
        self.track = track
        self.colour_of = colour_of
        self.mover = mover
        self.own_total = track.owner.count(mover)
        self.visited: list[int] = [0] * len(track.at)
        self._tables: dict[int, _Table] = {}

    def _table(self, colour: int) -> _Table:
        table = self._tables.get(colour)
        if table is None:
            table = _Table(self.track, self.colour_of, self.mover, colour)
            self._tables[colour] = table
        return table

    def startable(self, origin: int, waiting: int) -> int:
        """Which of the colours that wait in a city can be delivered from it."""
        found = 0
        colour = 0
        while waiting >> colour:
            if waiting >> colour & 1 and self.next_links(colour, origin, [], once=True):
                found |= 1 << colour
            colour += 1
        return found

    def next_links(self, colour: int, origin: int, route: list[int], once: bool = False) -> list[int]:
        """Every link that can follow a route from its origin; with `once`, the first that is found."""
        table = self._table(colour)
        track, visited = self.track, self.visited
        here, balance, own_left = origin, 0, self.own_total
        passed = [origin]
        visited[origin] = 1
        for link in route:
            mine = 1 if track.owner[link] == self.mover else 0
            balance += 2 * mine - 1
            own_left -= mine
            here = track.city_a[link] + track.city_b[link] - here
            visited[here] = 1
            passed.append(here)
        found: list[int] = []
        order = table.order[here]
        for link, to, own in order:
            if visited[to] or (not route and not own):
                continue
            if self._can_follow(table, to, own, balance, own_left):
                found.append(link)
                if once:
                    break
        for city in passed:
            visited[city] = 0
        found.sort()
        return found

    def _can_follow(self, table: _Table, to: int, own: int, balance: int, own_left: int) -> bool:
        """Whether a link to a city can be part of a route: it ends there, or goes on to an end."""
        balance += 2 * own - 1
        if table.is_goal[to]:
            return balance >= 0
        if balance - table.others[to] + own_left - own < 0:
            return False
        return self._goes_on(table, to, balance, own_left - own)

    def _goes_on(self, table: _Table, city: int, balance: int, own_left: int) -> bool:
        """Whether a cube in a city, on a route that is ahead by `balance`, can reach its goal."""
        visited = self.visited
        visited[city] = 1
        reached = False
        for _, to, own in table.order[city]:
            if visited[to]:
                continue
            ahead = balance + 2 * own - 1
            if table.is_goal[to]:
                if ahead >= 0:
                    reached = True
                    break
                continue
            left = own_left - own
            if ahead - table.others[to] + left >= 0 and self._goes_on(table, to, ahead, left):
                reached = True
                break
        visited[city] = 0
        return reached


class _Table:
    """What one colour needs to know: its cities, and how many links of others lie between a city and the nearest of them."""

    def __init__(self, track: Track, colour_of: list[int], mover: int, colour: int) -> None:
        cities = len(track.at)
        self.is_goal: list[int] = [1 if c == colour else 0 for c in colour_of]
        # For each city: (link, the city that it leads to, 1 if it is the mover's).
        self.order: list[list[tuple[int, int, int]]] = []
        for city, links in enumerate(track.at):
            leads_to = [track.city_a[i] + track.city_b[i] - city for i in links]
            own = [1 if track.owner[i] == mover else 0 for i in links]
            self.order.append(list(zip(links, leads_to, own, strict=True)))
        self.others: list[int] = [FAR] * cities
        links_to: list[int] = [FAR] * cities
        heap: list[tuple[int, int, int]] = [(0, 0, city) for city in range(cities) if self.is_goal[city]]
        while heap:
            others, length, city = heappop(heap)
            if self.others[city] < FAR:
                continue
            self.others[city], links_to[city] = others, length
            for _, to, mine in self.order[city]:
                if self.others[to] == FAR:
                    heappush(heap, (others + 1 - mine, length + 1, to))
        for row in self.order:
            row.sort(key=lambda entry: (self.others[entry[1]], links_to[entry[1]], entry[0]))
