"""Can a link that was begun still be finished, and for how much?

For games in which a link must be finished in the action that begins it: a tile may be laid only if a row of further tiles leads
to a city that the link may end in, within what the owner can pay.

How to use it
- Make one `Finishing` for each tariff of a map; it is shared by all positions.
- A link is told by its tiles, by where it goes on (`6 * hex + side`, the side that the track comes in by) and by `barred`, the
  cities where it may not end, as bits.
- `is_possible` is quick and answers within a price; `cheapest` says what the rest costs, `NO_LIMIT` if it cannot be finished.

Most questions are answered by a witness: for each place the cheapest rows to the nearest cities on an empty map are found
once, and one of them that nothing lies in the way of is proof enough. Only where all of them are blocked the map is searched.
The search is Dijkstra over (hex, side), which cannot see that a track enters a hex twice; where its answer does so, whole rows
are tried.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from rotonde.core.hexes import opposite
from rotonde.core.track import NONE, PAIR_MASK, PAIR_OF, PAIRS_A_HEX, TWO_TRACKS, Prices, Track, TrackMap

NO_LIMIT: Final = 1 << 30
WITNESSES: Final = 5
MOST_TRIED: Final = 50_000


class Row:
    """A row of tiles to a city, on an empty map."""

    def __init__(self, side: int, tiles: tuple[int, ...], goal: int, price: int) -> None:
        """`side` is the one that the first tile comes in by: the link's own end may reserve it already."""
        self.goal = goal
        self.price = price
        self.hexes: list[int] = [tile // PAIRS_A_HEX for tile in tiles]
        self.blocked_by: list[int] = [PAIR_MASK[tile % PAIRS_A_HEX] | TWO_TRACKS for tile in tiles]
        self.blocked_by[0] &= ~(1 << side)

    def is_free(self, used: list[int]) -> bool:
        """Whether nothing lies in its way."""
        blocked_by = self.blocked_by
        for i, place in enumerate(self.hexes):  # noqa: SIM110 (a third faster than all())
            if used[place] & blocked_by[i]:
                return False
        return True


class Finishing:
    """How links can be finished on one map at one tariff. Prices of sides are not known here: there are none."""

    def __init__(self, track_map: TrackMap, prices: Prices) -> None:
        self.map = track_map
        self.price: list[int] = prices.tile
        # (tile, price, next place or -1 - city) for each place and each way to go on; made when first asked for.
        self.steps: list[list[tuple[int, int, int]] | None] = [None] * len(track_map.neighbour)
        self.rows: list[list[Row] | None] = [None] * len(track_map.neighbour)

    def steps_from(self, place_side: int) -> list[tuple[int, int, int]]:
        """Every tile that could go on from a place on an empty map: tile, price, and where that leads."""
        known = self.steps[place_side]
        if known is not None:
            return known
        track_map = self.map
        place, side = place_side // 6, place_side % 6
        steps: list[tuple[int, int, int]] = []
        for b in track_map.turns[side]:
            tile = place * PAIRS_A_HEX + PAIR_OF[6 * side + b]
            if track_map.possible[tile]:
                out = 6 * place + b
                city = track_map.city_beyond[out]
                goes_on = 6 * track_map.neighbour[out] + opposite(b) if city == NONE else -1 - city
                steps.append((tile, self.price[tile], goes_on))
        self.steps[place_side] = steps
        return steps

    def rows_from(self, place_side: int) -> list[Row]:
        """The cheapest rows from a place to the nearest cities, cheapest first."""
        known = self.rows[place_side]
        if known is not None:
            return known
        found: list[Row] = []
        goals: set[int] = set()
        closed: set[int] = set()
        heap: list[tuple[int, tuple[int, ...], int]] = [(0, (), place_side)]
        while heap and len(found) < WITNESSES:
            price, tiles, here = heappop(heap)
            if here < 0:
                if here not in goals and _is_simple(tiles):
                    goals.add(here)
                    found.append(Row(place_side % 6, tiles, -1 - here, price))
                continue
            if here in closed:
                continue
            closed.add(here)
            for tile, cost, goes_on in self.steps_from(here):
                heappush(heap, (price + cost, (*tiles, tile), goes_on))
        self.rows[place_side] = found
        return found

    def is_possible(self, track: Track, tiles: tuple[int, ...], place_side: int, barred: int, most_price: int) -> bool:
        """Whether a link of these tiles, which goes on there, can be finished for at most that price."""
        if track.used[place_side // 6] >= TWO_TRACKS:
            return False
        found = self._has_witness(track, tiles, place_side, barred, most_price)
        if found == NONE:
            return self.cheapest(track, tiles, place_side, barred, most_price) <= min(most_price, NO_LIMIT - 1)
        return found == 1

    def _has_witness(self, track: Track, tiles: tuple[int, ...], place_side: int, barred: int, most_price: int) -> int:
        """1 if a known row proves it, 0 if no row can be cheap enough, NONE if that is not known."""
        rows = self.rows_from(place_side)
        if not rows:
            return NONE
        for row in rows:
            if row.price > most_price:
                # Rows are sorted; if even the first is too dear, so is every other.
                return 0 if row is rows[0] else NONE
            if not barred >> row.goal & 1 and row.is_free(track.used) and not _meets(tiles, row.hexes):
                return 1
        return NONE

    def cheapest(self, track: Track, tiles: tuple[int, ...], place_side: int, barred: int, most_price: int = NO_LIMIT) -> int:
        """What the rest of a link costs at least; NO_LIMIT if it cannot be finished, or not for that price."""
        closed_hexes = {tile // PAIRS_A_HEX for tile in tiles}
        heap: list[tuple[int, tuple[int, ...], int]] = [(0, (), place_side)]
        closed: set[int] = set()
        while heap:
            price, row, here = heappop(heap)
            if here < 0:
                if _is_simple(row):
                    return price
                return self._cheapest_simple(track, closed_hexes, place_side, barred, most_price)
            if here in closed:
                continue
            closed.add(here)
            for tile, cost, goes_on in self._free_steps(track, closed_hexes, here, place_side, barred):
                if price + cost <= most_price and goes_on not in closed:
                    heappush(heap, (price + cost, (*row, tile), goes_on))
        return NO_LIMIT

    def _cheapest_simple(self, track: Track, closed_hexes: set[int], place_side: int, barred: int, most_price: int) -> int:
        """The same over whole rows, so that none enters a hex twice."""
        heap: list[tuple[int, tuple[int, ...], int]] = [(0, (), place_side)]
        tried = 0
        while heap and tried < MOST_TRIED:
            price, row, here = heappop(heap)
            tried += 1
            if here < 0:
                return price
            hexes = [tile // PAIRS_A_HEX for tile in row]
            for tile, cost, goes_on in self._free_steps(track, closed_hexes, here, place_side, barred):
                if price + cost <= most_price and tile // PAIRS_A_HEX not in hexes:
                    heappush(heap, (price + cost, (*row, tile), goes_on))
        return NO_LIMIT

    def _free_steps(self, track: Track, closed_hexes: set[int], here: int, begin: int, barred: int) -> list[tuple[int, int, int]]:
        """The tiles that may go on from a place with what lies there."""
        place = here // 6
        used = track.used[place]
        if used >= TWO_TRACKS or place in closed_hexes:
            return []
        used &= ~(1 << here % 6) if here == begin else ~0
        free: list[tuple[int, int, int]] = []
        for step in self.steps_from(here):
            if used & PAIR_MASK[step[0] % PAIRS_A_HEX]:
                continue
            if step[2] >= 0 or not barred >> (-1 - step[2]) & 1:
                free.append(step)
        return free


def _is_simple(tiles: tuple[int, ...]) -> bool:
    """Whether a row enters no hex twice."""
    return len({tile // PAIRS_A_HEX for tile in tiles}) == len(tiles)


def _meets(tiles: tuple[int, ...], hexes: list[int]) -> bool:
    """Whether a row goes through a hex of the link."""
    return any(tile // PAIRS_A_HEX in hexes for tile in tiles)
