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

The search goes depth first, towards the nearest city of the colour first. It turns back where even all the mover's links that
can still be used could not make up for the others' that are still needed; a city that was left takes its links with it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from rotonde.core.track import Track

FAR: Final = 1 << 20


class Routes:
    """The tables of one mover's searches. They hold as long as `is_current` says so."""

    def __init__(self, track: Track, colour_of: list[int], mover: int) -> None:
        """`colour_of[city]`, NONE for grey."""
        self.track = track
        self.colour_of = colour_of
        self.mover = mover
        self.owner: list[int] = track.owner
        self.size = len(track.owner)
        self.own_total = track.owner.count(mover)
        self.visited: list[int] = [0] * len(track.at)
        # For each city its links, where they lead, and 1 for those of the mover, in step.
        self.links: list[list[int]] = track.at[:]
        self.leads_to: list[list[int]] = []
        self.own: list[list[int]] = []
        for city, links in enumerate(track.at):
            self.leads_to.append([track.city_a[i] + track.city_b[i] - city for i in links])
            self.own.append([1 if track.owner[i] == mover else 0 for i in links])
        self._tables: dict[int, _Table] = {}

    def is_current(self, track: Track, mover: int) -> bool:
        """Whether the tables fit a track and a mover: no link was added and none changed its owner."""
        return self.mover == mover and self.owner is track.owner and self.size == len(track.owner)

    def _table(self, colour: int) -> _Table:
        table = self._tables.get(colour)
        if table is None:
            table = _Table(self, colour)
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
            balance += 1 if track.owner[link] == self.mover else -1
            own_left -= self._own_ahead(here)
            here = track.city_a[link] + track.city_b[link] - here
            visited[here] = 1
            passed.append(here)
        own_left -= self._own_ahead(here)
        found: list[int] = []
        for link, to, own in table.order_at(here):
            if visited[to] or (not route and not own):
                continue
            if self._can_follow(table, to, balance + 2 * own - 1, own_left):
                found.append(link)
                if once:
                    break
        for city in passed:
            visited[city] = 0
        found.sort()
        return found

    def _own_ahead(self, city: int) -> int:
        """How many of the mover's links lead from a city to others that were not visited: they are lost with it."""
        visited, leads_to, number = self.visited, self.leads_to[city], 0
        for i, own in enumerate(self.own[city]):
            if own and not visited[leads_to[i]]:
                number += 1
        return number

    def _can_follow(self, table: _Table, to: int, balance: int, own_left: int) -> bool:
        """Whether a route that is ahead by `balance` in a city ends there, or can go on to an end."""
        if table.is_goal[to]:
            return balance >= 0
        return balance - table.others[to] + own_left >= 0 and self._goes_on(table, to, balance, own_left)

    def _goes_on(self, table: _Table, city: int, balance: int, own_left: int) -> bool:
        """Whether a cube in a city, on a route that is ahead by `balance`, can reach its goal."""
        visited, is_goal, others = self.visited, table.is_goal, table.others
        own_left -= self._own_ahead(city)
        visited[city] = 1
        reached = False
        for _, to, own in table.order_at(city):
            if visited[to]:
                continue
            ahead = balance + 2 * own - 1
            if is_goal[to]:
                if ahead >= 0:
                    reached = True
                    break
            elif ahead - others[to] + own_left >= 0 and self._goes_on(table, to, ahead, own_left):
                reached = True
                break
        visited[city] = 0
        return reached


class _Table:
    """What one colour needs: its cities, and how many links of others lie between a city and the nearest of them."""

    def __init__(self, routes: Routes, colour: int) -> None:
        self.routes = routes
        self.is_goal: list[int] = [1 if c == colour else 0 for c in routes.colour_of]
        cities = len(self.is_goal)
        self.others: list[int] = [FAR] * cities
        # The same, then the number of links, in one number: the order in which cities are tried.
        self.key: list[int] = [FAR * FAR] * cities
        self._order: list[list[tuple[int, int, int]] | None] = [None] * cities
        heap: list[int] = [city for city in range(cities) if self.is_goal[city]]
        while heap:
            entry = heappop(heap)
            city, key = entry % cities, entry // cities
            if self.others[city] < FAR:
                continue
            self.others[city], self.key[city] = key // cities, key
            own = routes.own[city]
            for i, to in enumerate(routes.leads_to[city]):
                if self.others[to] == FAR:
                    heappush(heap, (key + 1 + (0 if own[i] else cities)) * cities + to)

    def order_at(self, city: int) -> list[tuple[int, int, int]]:
        """The links of a city, where they lead and whether they are the mover's, the most promising first."""
        known = self._order[city]
        if known is None:
            routes, key = self.routes, self.key
            rows = sorted(zip([key[to] for to in routes.leads_to[city]], range(len(routes.links[city])), strict=True))
            known = [(routes.links[city][i], routes.leads_to[city][i], routes.own[city][i]) for _, i in rows]
            self._order[city] = known
        return known
