"""Questions about finished links: who is joined to what, and how far.

A network is an owner's finished links as a graph of cities. All answers are exact.
"""

from __future__ import annotations

from rotonde.core.track import Track


def links_of(track: Track, owner: int) -> list[int]:
    """The owner's finished links."""
    return [link for link, other in enumerate(track.owner) if other == owner]


def links_at(track: Track, owner: int, city: int) -> int:
    """How many finished links an owner has at a city."""
    number = 0
    for link in track.at[city]:
        if track.owner[link] == owner:
            number += 1
    return number


def reach(track: Track, owner: int, city: int) -> int:
    """The cities that an owner's links join to a city, itself included, as bits."""
    seen = 1 << city
    queue = [city]
    while queue:
        here = queue.pop()
        for link in track.at[here]:
            if track.owner[link] == owner:
                there = track.city_a[link] + track.city_b[link] - here
                if not seen >> there & 1:
                    seen |= 1 << there
                    queue.append(there)
    return seen


def connects(track: Track, owner: int, a: int, b: int) -> bool:
    """Whether an owner's links alone join two cities."""
    return bool(reach(track, owner, a) >> b & 1)


def cities_touched(track: Track, owner: int) -> int:
    """The cities that an owner's links touch, as bits."""
    cities = 0
    for link, other in enumerate(track.owner):
        if other == owner:
            cities |= 1 << track.city_a[link] | 1 << track.city_b[link]
    return cities


def largest_component(track: Track, owner: int) -> int:
    """The most links of an owner that are joined to each other."""
    own = links_of(track, owner)
    joined = {reach(track, owner, track.city_a[link]) for link in own}
    return max([sum(1 for link in own if cities >> track.city_a[link] & 1) for cities in joined], default=0)


def longest_trail(track: Track, owner: int) -> int:
    """The most links of an owner in a row, no link twice; cities may be passed again."""
    own = links_of(track, owner)
    search = _TrailSearch([(track.city_a[i], track.city_b[i]) for i in own], track.map.cities)
    return search.longest()


class _TrailSearch:
    """Depth first over trails, cut where what is left cannot beat the best."""

    def __init__(self, ends: list[tuple[int, int]], cities: int) -> None:
        self.a: list[int] = [a for a, _ in ends]
        self.b: list[int] = [b for _, b in ends]
        self.at: list[list[int]] = [[] for _ in range(cities)]
        for link, (a, b) in enumerate(ends):
            self.at[a].append(link)
            self.at[b].append(link)
        self.best = 0

    def longest(self) -> int:
        everything = (1 << len(self.a)) - 1
        odd = [c for c, links in enumerate(self.at) if len(links) % 2]
        even = [c for c, links in enumerate(self.at) if links and len(links) % 2 == 0]
        for city in odd + even:
            self._go_on(city, everything, 0)
        return self.best

    def _go_on(self, city: int, left: int, used: int) -> None:
        self.best = max(self.best, used)
        if used + self._most_from(city, left) <= self.best:
            return
        for link in self.at[city]:
            if left >> link & 1:
                self._go_on(self.a[link] + self.b[link] - city, left & ~(1 << link), used + 1)

    def _most_from(self, city: int, left: int) -> int:
        """No trail from the city is longer: the links left in its component, but one for each pair of odd cities too many."""
        degree: dict[int, int] = {city: 0}
        queue = [city]
        ends = 0
        while queue:
            here = queue.pop()
            number = 0
            for link in self.at[here]:
                if left >> link & 1:
                    number += 1
                    there = self.a[link] + self.b[link] - here
                    if there not in degree:
                        degree[there] = 0
                        queue.append(there)
            degree[here] = number
            ends += number
        odd = sum(1 for number in degree.values() if number % 2)
        return ends // 2 - max(0, odd - 2) // 2
