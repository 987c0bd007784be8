"""Every link that can be built: the cheapest row of tiles between each two cities, with its price.

How to use it
- `find(track, owner, prices, most_tiles, …)` answers "which links could this owner finish now, or begin now and finish
  later?", cheapest first. `most_tiles` is how many tiles one action allows (`NO_LIMIT`), `actions` how many actions the
  plan may take; a plan of several actions lays `tiles[: now]` in this one.
- There is one plan for each pair of cities and each way to begin (from a city, or from one of the owner's open ends):
  the cheapest, then the one with fewest tiles.
- `tiles` are in the order in which they can be laid.

The search is Dijkstra over (hex, side by which the track comes in). A track may not enter a hex twice, which such a search
cannot see; where its answer does so, a second search over whole rows, guided by the first one's distances, finds the
cheapest row that does not. So the answer is exact; only after `MOST_TRIED` rows, which no printed map comes near, it gives up.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import Final

from rotonde.core.hexes import opposite
from rotonde.core.track import NONE, PAIR_FIRST, PAIR_OF, PAIR_SECOND, PAIRS_A_HEX, TWO_TRACKS, Prices, Track, Unfinished

NO_LIMIT: Final = 1 << 30
MOST_TRIED: Final = 50_000


class LinkPlan:
    """A row of tiles that joins two cities."""

    def __init__(
        self, origin: int, goal: int, extends: Unfinished | None, tiles: tuple[int, ...], price: int, now: int, price_now: int
    ) -> None:
        self.origin = origin
        self.goal = goal
        self.extends = extends
        self.tiles = tiles
        self.price = price
        self.now = now
        self.price_now = price_now

    @property
    def finishes(self) -> bool:
        """Whether the link is finished in this action."""
        return self.now == len(self.tiles)


def find(
    track: Track,
    owner: int,
    prices: Prices,
    most_tiles: int,
    actions: int = 1,
    origins: Iterable[int] | None = None,
    parallel: bool = False,
    most_price: int = NO_LIMIT,
) -> list[LinkPlan]:
    """Every link that the owner can finish within a number of actions, cheapest first.

    `origins` are the cities where a new link may begin (all, if none are named); open ends of the owner are always tried.
    """
    limit = NO_LIMIT if most_tiles == NO_LIMIT else most_tiles * actions
    cities = range(track.map.cities) if origins is None else sorted(set(origins))
    first = set(cities)
    plans: list[LinkPlan] = []
    for city in cities:
        search = _Search(track, owner, prices, limit, city, None, parallel, most_price)
        for goal, tiles in search.run():
            # A row between two cities that may both begin a link is found from both: keep one.
            if goal > city or goal not in first:
                plans.append(_plan(track, prices, most_tiles, city, goal, None, tiles))
    for link in track.unfinished:
        if link.owner == owner:
            search = _Search(track, owner, prices, limit, link.city, link, parallel, most_price)
            plans += [_plan(track, prices, most_tiles, link.city, goal, link, tiles) for goal, tiles in search.run()]
    plans.sort(key=lambda plan: (plan.price, len(plan.tiles), plan.tiles))
    return plans


def row_price(track: Track, prices: Prices, tiles: tuple[int, ...]) -> int:
    """What a row of tiles that are laid one after the other costs: a side between two of them is paid once."""
    total = 0
    touched: set[int] = set()
    for tile in tiles:
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        total += prices.tile[tile]
        for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
            if not track.used[place] >> side & 1 and 6 * place + side not in touched:
                total += prices.side[6 * place + side]
                touched.add(6 * track.map.neighbour[6 * place + side] + opposite(side))
    return total


def _plan(
    track: Track, prices: Prices, most_tiles: int, origin: int, goal: int, extends: Unfinished | None, tiles: tuple[int, ...]
) -> LinkPlan:
    now = min(most_tiles, len(tiles))
    price = row_price(track, prices, tiles)
    price_now = price if now == len(tiles) else row_price(track, prices, tiles[:now])
    return LinkPlan(origin, goal, extends, tiles, price, now, price_now)


class _Search:
    """The cheapest rows from one city or open end to every other city."""

    def __init__(
        self,
        track: Track,
        owner: int,
        prices: Prices,
        most_tiles: int,
        city: int,
        link: Unfinished | None,
        parallel: bool,
        most_price: int,
    ) -> None:
        self.track = track
        self.map = track.map
        self.owner = owner
        self.prices = prices
        self.most_tiles = most_tiles
        self.most_price = most_price
        self.link = link
        self.city = city
        self.may_end: list[int] = [1 if track.may_join(owner, city, goal, parallel) else 0 for goal in range(track.map.cities)]
        # A row from a city to an open end is found from that end: it is the same row, laid the other way.
        self.own_ends: dict[int, Unfinished] = {}
        if link is not None:
            for other in track.unfinished:
                if other.owner == owner and other is not link:
                    self.own_ends[6 * other.hex + other.side] = other
        self.closed: set[int] = {tile // PAIRS_A_HEX for tile in link.tiles} if link is not None else set()

    def run(self) -> list[tuple[int, tuple[int, ...]]]:
        """(goal, tiles) for every city that can be reached."""
        found = self._walk()
        return [(goal, tiles) for goal, tiles in sorted(found.items()) if tiles]

    def _entries(self) -> list[tuple[int, int]]:
        """(price of the side, 6 * hex + side) where a first tile may come in."""
        if self.link is not None:
            return [(0, 6 * self.link.hex + self.link.side)]
        place = self.map.city_hex[self.city]
        entries: list[tuple[int, int]] = []
        for side in range(6):
            if self.map.open_side[6 * place + side]:
                n, back = self.map.neighbour[6 * place + side], opposite(side)
                if not self.track.used[n] >> back & 1:
                    entries.append((self.prices.side[6 * n + back], 6 * n + back))
        return entries

    def _walk(self) -> dict[int, tuple[int, ...]]:
        """Best first over (hex, side come in by). A label is (price, number of tiles, state, its place in the tree)."""
        tree_tile: list[int] = []
        tree_back: list[int] = []
        heap: list[tuple[int, int, int, int]] = [(price, 0, state, NONE) for price, state in self._entries()]
        heapify(heap)
        # With a limit on tiles a dearer label with fewer tiles may reach further: keep the fewest tiles seen.
        fewest: dict[int, int] = {}
        goals: dict[int, tuple[int, ...]] = {}
        crossed: set[int] = set()
        while heap:
            price, length, state, node = heappop(heap)
            if state < 0:
                goal = -1 - state
                if goal not in goals and goal not in crossed:
                    row = self._row(tree_tile, tree_back, node)
                    if self._is_simple(row, goal):
                        goals[goal] = row
                    else:
                        crossed.add(goal)
                continue
            if fewest.get(state, NO_LIMIT) <= length:
                continue
            fewest[state] = length
            if length >= self.most_tiles:
                continue
            for tile, cost, nxt in self._steps(state):
                if price + cost > self.most_price:
                    continue
                if nxt < 0 or (fewest.get(nxt, NO_LIMIT) > length + 1 and not self._is_too_far(nxt // 6, length + 1)):
                    tree_tile.append(tile)
                    tree_back.append(node)
                    heappush(heap, (price + cost, length + 1, nxt, len(tree_tile) - 1))
        for goal in crossed:
            goals[goal] = self._simple_row(goal)
        return goals

    def _is_too_far(self, place: int, length: int) -> bool:
        """Whether no city can be reached any more with the tiles that are left."""
        if self.own_ends:
            return False
        return length + self.map.tiles_to_another_city(place, self.city) > self.most_tiles

    def _steps(self, state: int) -> list[tuple[int, int, int]]:
        """(tile, price, next state) for every tile that may go on; a city reached is the state -1 - city."""
        place, side = state // 6, state % 6
        track = self.track
        steps: list[tuple[int, int, int]] = []
        used = track.used[place]
        if used >= TWO_TRACKS or place in self.closed:
            return steps
        for b in self.map.turns[side]:
            tile = place * PAIRS_A_HEX + PAIR_OF[6 * side + b]
            if not self.map.possible[tile]:
                continue
            out = 6 * place + b
            if used >> b & 1:
                other = self.own_ends.get(out)
                if other is not None and self.may_end[other.city] and not self._meets(other, place):
                    steps.append((tile, self.prices.tile[tile], -1 - other.city))
                continue
            goal = self.map.city_beyond[out]
            cost = self.prices.tile[tile] + self.prices.side[out]
            if goal != NONE:
                if self.may_end[goal]:
                    steps.append((tile, cost, -1 - goal))
            else:
                steps.append((tile, cost, 6 * self.map.neighbour[out] + opposite(b)))
        return steps

    def _meets(self, other: Unfinished, place: int) -> bool:
        """Whether joining another unfinished link would enter a hex twice."""
        return other.enters(place) or any(tile // PAIRS_A_HEX in self.closed for tile in other.tiles)

    def _row(self, tree_tile: list[int], tree_back: list[int], node: int) -> tuple[int, ...]:
        row: list[int] = []
        while node != NONE:
            row.append(tree_tile[node])
            node = tree_back[node]
        return tuple(reversed(row))

    def _is_simple(self, row: tuple[int, ...], goal: int) -> bool:
        """Whether a row, with the link that it joins at its end, enters no hex twice."""
        hexes = [tile // PAIRS_A_HEX for tile in row]
        if len(set(hexes)) < len(hexes):
            return False
        other = self._joined(row)
        return other is None or (other.city == goal and not any(other.enters(h) for h in hexes))

    def _joined(self, row: tuple[int, ...]) -> Unfinished | None:
        if not self.own_ends:
            return None
        place, pair = row[-1] // PAIRS_A_HEX, row[-1] % PAIRS_A_HEX
        for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
            if 6 * place + side in self.own_ends:
                return self.own_ends[6 * place + side]
        return None

    def _simple_row(self, goal: int) -> tuple[int, ...]:
        """The cheapest row to one city that enters no hex twice, over whole rows; empty if there is none."""
        bound = self._distances_to(goal)
        heap: list[tuple[int, int, tuple[int, ...], int, int]] = []
        for price, state in self._entries():
            if state in bound:
                heappush(heap, (price + bound[state], 0, (), price, state))
        tried = 0
        while heap and tried < MOST_TRIED:
            _, length, row, price, state = heappop(heap)
            tried += 1
            if state < 0:
                return row
            if length >= self.most_tiles:
                continue
            hexes = [tile // PAIRS_A_HEX for tile in row]
            for tile, cost, nxt in self._steps(state):
                if tile // PAIRS_A_HEX in hexes or price + cost > self.most_price:
                    continue
                longer = (*row, tile)
                if nxt < 0:
                    if nxt == -1 - goal and self._is_simple(longer, goal):
                        heappush(heap, (price + cost, length + 1, longer, price + cost, nxt))
                elif nxt in bound:
                    heappush(heap, (price + cost + bound[nxt], length + 1, longer, price + cost, nxt))
        return ()

    def _distances_to(self, goal: int) -> dict[int, int]:
        """What is still to pay from each state to a city, rows that enter a hex twice included."""
        heap: list[tuple[int, int]] = [(0, -1 - goal)]
        before = self._predecessors()
        known: dict[int, int] = {}
        while heap:
            price, state = heappop(heap)
            if state in known:
                continue
            known[state] = price
            for source, cost in before.get(state, []):
                if source not in known:
                    heappush(heap, (price + cost, source))
        return known

    def _predecessors(self) -> dict[int, list[tuple[int, int]]]:
        before: dict[int, list[tuple[int, int]]] = {}
        seen: set[int] = set()
        queue = [state for _, state in self._entries()]
        while queue:
            state = queue.pop()
            if state in seen:
                continue
            seen.add(state)
            for _, cost, nxt in self._steps(state):
                before.setdefault(nxt, []).append((state, cost))
                if nxt >= 0:
                    queue.append(nxt)
        return before
