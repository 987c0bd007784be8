"""Moving a cube link by link: where can it start, and by which links can it go on?

For games without a limit on links, where listing whole routes is hopeless: a cube is taken up, then moved one link after
the other. A step is allowed if at least one way to finish follows it. `core.deliveries` lists whole routes, for games with a
limit and for who wants the best of the short ones.

How to use it
- Make a `Routes` for the position and the mover. A route uses at least as many of the mover's links as of all others'.
- `startable(origin, waiting)` are the colours that can leave a city, as bits; `next_links(colour, origin, route)` the links
  that can follow a route that was begun.
- Keep it while `keeps_up` says so: links that were added meanwhile are taken in, and what could leave before still can.

What always holds: no city twice, no link twice, the first link is the mover's, a cube stops at the first city of its colour, the
city of origin apart.

Only cities matter to what can be reached, so of parallel links one is looked at, the mover's if there is one. Sets of cities are
bits. Most questions are answered at sight: own links alone lead to a goal, or to a city from which one link of another does.
For the rest the search goes depth first, towards the nearest goal first. It enters no dead end, and turns back where even a
link of the mover into every own city that is left could not make up for the others' links that are still needed.
"""

from __future__ import annotations

from typing import Final

from rotonde.core.track import NONE, Track

FAR: Final = 1 << 20


class Routes:
    """The tables of one mover's searches."""

    def __init__(self, track: Track, colour_of: list[int], mover: int) -> None:
        """`colour_of[city]`, NONE for grey."""
        cities = len(track.at)
        self.track = track
        self.mover = mover
        self.owner: list[int] = track.owner
        self.size = 0
        self.goals: list[int] = [0] * (max(colour_of, default=NONE) + 1)
        for city, colour in enumerate(colour_of):
            if colour != NONE:
                self.goals[colour] |= 1 << city
        # For each city: where the mover's links lead, and where only others' do, as bits.
        self.own: list[int] = [0] * cities
        self.other: list[int] = [0] * cities
        # The same cities, in the order in which they were linked.
        self.near: list[list[int]] = [[] for _ in range(cities)]
        # The cities that the mover's links touch.
        self.own_cities: list[int] = []
        # For each city: the colours that are known to be able to leave, and not to be.
        self.can: list[int] = [0] * cities
        self.cannot: list[int] = [0] * cities
        self._tables: dict[int, _Table] = {}
        self._take_in_links()

    def keeps_up(self, track: Track) -> bool:
        """Whether the tables fit a track, once links that were added are taken in: no link has changed its owner."""
        if self.owner is not track.owner:
            return False
        if self.size < len(track.owner):
            self.cannot = [0] * len(self.cannot)
            self._tables = {}
            self._take_in_links()
        return True

    def _take_in_links(self) -> None:
        own, other, track = self.own, self.other, self.track
        for link in range(self.size, len(track.owner)):
            a, b = track.city_a[link], track.city_b[link]
            if not (own[a] | other[a]) >> b & 1:
                self.near[a].append(b)
                self.near[b].append(a)
            if track.owner[link] == self.mover:
                own[a], own[b] = own[a] | 1 << b, own[b] | 1 << a
                other[a], other[b] = other[a] & ~(1 << b), other[b] & ~(1 << a)
            elif not own[a] >> b & 1:
                other[a], other[b] = other[a] | 1 << b, other[b] | 1 << a
        self.size = len(track.owner)
        self.own_cities = [city for city, mask in enumerate(own) if mask]

    def _table(self, colour: int) -> _Table:
        table = self._tables.get(colour)
        if table is None:
            table = _Table(self, self.goals[colour])
            self._tables[colour] = table
        return table

    def startable(self, origin: int, waiting: int) -> int:
        """Which of the colours that wait in a city can be delivered from it."""
        open_questions = waiting & ~(self.can[origin] | self.cannot[origin])
        colour = 0
        while open_questions >> colour:
            if open_questions >> colour & 1:
                answers = self.can if self._can_leave(colour, origin) else self.cannot
                answers[origin] |= 1 << colour
            colour += 1
        return waiting & self.can[origin]

    def _can_leave(self, colour: int, origin: int) -> bool:
        """Whether a cube of a colour can be delivered from a city."""
        if colour >= len(self.goals) or not self.own[origin]:
            return False
        goals, own, other = self.goals[colour] & ~(1 << origin), self.own, self.other
        # The mover's cities that own links alone join to the origin.
        joined = [origin]
        seen = 1 << origin
        for city in joined:
            if own[city] & goals or (other[city] & goals and city != origin):
                return True
            if own[city] & ~seen:
                joined += [to for to in self.near[city] if own[city] & ~seen & 1 << to]
                seen |= own[city]
        return bool(self.next_links(colour, origin, [], once=True))

    def next_links(self, colour: int, origin: int, route: list[int], once: bool = False) -> list[int]:
        """Every link that can follow a route from its origin; with `once`, the first that is found."""
        found: list[int] = []
        if colour >= len(self.goals):
            return found
        track, table = self.track, self._table(colour)
        here, balance, visited = origin, 0, 1 << origin
        for link in route:
            balance += 1 if track.owner[link] == self.mover else -1
            here = track.city_a[link] + track.city_b[link] - here
            visited |= 1 << here
        for link in track.at[here]:
            to = track.city_a[link] + track.city_b[link] - here
            own_link = track.owner[link] == self.mover
            if visited >> to & 1 or not (route or own_link):
                continue
            if table.can_follow(to, visited, balance + (1 if own_link else -1)):
                found.append(link)
                if once:
                    break
        return found


class _Table:
    """What one colour needs: its cities, and how many links of others lie between a city and the nearest of them."""

    def __init__(self, routes: Routes, goals: int) -> None:
        self.goals = goals
        self.own: list[int] = routes.own
        self.other: list[int] = routes.other
        self.near: list[list[int]] = routes.near
        self.own_cities: list[int] = routes.own_cities
        cities = len(routes.own)
        self.others: list[int] = [FAR] * cities
        self.rank: list[int] = [FAR] * cities
        # Where to go from a city, the most promising first.
        self._order: list[list[int] | None] = [None] * cities
        self._measure()
        # 1 for the mover's cities that a route can pass.
        self.counts: list[int] = [1 if mask else 0 for mask in routes.own]
        self.dead_ends = 0
        self._close_dead_ends()

    def _measure(self) -> None:
        """From the goals outwards: all that own links join at the same number of others' links, then one more of these."""
        reached = [city for city in range(len(self.others)) if self.goals >> city & 1]
        seen = self.goals
        others = rank = 0
        while reached:
            beyond: list[int] = []
            for city in reached:
                self.others[city], self.rank[city] = others, rank
                rank += 1
                fresh = self.own[city] & ~seen
                if fresh:
                    reached += [to for to in self.near[city] if fresh >> to & 1]
                    seen |= fresh
            for city in reached:
                fresh = self.other[city] & ~seen
                if fresh:
                    beyond += [to for to in self.near[city] if fresh >> to & 1]
                    seen |= fresh
            reached = beyond
            others += 1

    def _close_dead_ends(self) -> None:
        """What lies behind a single city leads nowhere: a cube can only come from there."""
        ways = [len(near) for near in self.near]
        closed = [city for city, number in enumerate(ways) if number == 1 and not self.goals >> city & 1]
        for city in closed:
            self.dead_ends |= 1 << city
            self.counts[city] = 0
            for to in self.near[city]:
                ways[to] -= 1
                if ways[to] == 1 and not self.goals >> to & 1:
                    closed.append(to)

    def _order_at(self, city: int) -> list[int]:
        known = self._order[city]
        if known is None:
            known = [to for _, to in sorted([(self.rank[to], to) for to in self.near[city]])]
            self._order[city] = known
        return known

    def can_follow(self, to: int, visited: int, balance: int) -> bool:
        """Whether a route that is ahead by `balance` in a city ends there, or can go on to an end."""
        if self.goals >> to & 1:
            return balance >= 0
        visited |= 1 << to
        own_left = self._own_left(to, visited)
        return balance - self.others[to] + own_left >= 0 and self._goes_on(to, visited, balance, own_left)

    def _own_left(self, city: int, visited: int) -> int:
        """No route goes on from a city over more links of the mover than this: each leads into a city of its own."""
        passable = visited if self.dead_ends >> city & 1 else visited | self.dead_ends
        number = 0
        for other in self.own_cities:
            number += 1 - (passable >> other & 1)
        return number

    def _goes_on(self, city: int, visited: int, balance: int, own_left: int) -> bool:
        """Whether a cube in a city, on a route that is ahead by `balance`, can reach its goal."""
        own, free = self.own[city], self.goals & ~visited
        if balance >= -1 and (own & free or (balance >= 1 and self.other[city] & free)):
            return True
        others = self.others
        leaves_dead_end = self.dead_ends >> city & 1
        shut = visited | self.goals if leaves_dead_end else visited | self.goals | self.dead_ends
        for to in self._order_at(city):
            if shut >> to & 1:
                continue
            ahead = balance + 1 if own >> to & 1 else balance - 1
            left = self._own_left(to, visited | 1 << to) if leaves_dead_end else own_left - self.counts[to]
            if ahead - others[to] + left >= 0 and self._goes_on(to, visited | 1 << to, ahead, left):
                return True
        return False
