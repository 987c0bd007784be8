"""Can a link that was begun still be finished, and for how much?

For games in which a link must be finished in the action that begins it: a tile may be laid only if a row of further tiles leads
to a city that the link may end in, within what the owner can pay.

How to use it
- Make one `Finishing` for each tariff of a map; it is shared by all positions.
- A link is told by its tiles, by where it goes on (`6 * hex + side`, the side that the track comes in by) and by `barred`, the
  cities where it may not end, as bits.
- `is_possible` is quick and answers within a price; `cheapest` says what the rest costs, `NO_LIMIT` if it cannot be finished.

On an empty map the cheapest rows from each place to the nearest cities are found once, from the cities outwards. Where even
these are too dear there is no way; one of them that nothing lies in the way of is proof enough. Only where all of them are
blocked the map is searched, best first, with the prices on the empty map as what is still to pay at least.
The search goes over (hex, side), which cannot see that a track enters a hex twice; where its answer does so, whole rows
are tried.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from rotonde.core.hexes import NO_HEX, opposite
from rotonde.core.track import NONE, PAIR_MASK, PAIR_OF, PAIRS_A_HEX, TWO_TRACKS, Prices, Track, TrackMap

NO_LIMIT: Final = 1 << 30
NEAREST: Final = 5
MOST_TRIED: Final = 50_000
NODE_BITS: Final = 24


class Finishing:
    """How links can be finished on one map at one tariff. Prices of sides are not known here: there are none."""

    def __init__(self, track_map: TrackMap, prices: Prices) -> None:
        self.map = track_map
        self.price: list[int] = prices.tile
        places = len(track_map.neighbour)
        # (tile, price, next place or -1 - city) for each place and each way to go on; made when first asked for.
        self.steps: list[list[tuple[int, int, int]] | None] = [None] * places
        # The cheapest rows from each place, cheapest first, at `NEAREST * place + n`: the city (NONE where there are no more),
        # the price, 1 unless the row enters a hex twice, and its first tile: the hex, what would lie in its way there, and the
        # row that goes on behind it, NONE at the end.
        self.goal: list[int] = [NONE] * (NEAREST * places)
        self.least: list[int] = [NO_LIMIT] * (NEAREST * places)
        self.is_simple: list[int] = [0] * (NEAREST * places)
        self.hex: list[int] = [NONE] * (NEAREST * places)
        self.blocked_by: list[int] = [0] * (NEAREST * places)
        self.rest: list[int] = [NONE] * (NEAREST * places)
        self._find_rows()

    def _find_rows(self) -> None:
        """From the cities outwards, by price: `waiting[price]` holds (place, tile, city, rest of the row)."""
        track_map = self.map
        waiting: list[list[tuple[int, int, int, int]]] = []
        for city, place in enumerate(track_map.city_hex):
            for side in range(6):
                self._queue(waiting, 0, 6 * place + side, city, NONE)
        price = 0
        while price < len(waiting):
            for place_side, tile, city, rest in waiting[price]:
                number = NEAREST * place_side
                while number < NEAREST * (place_side + 1) and self.goal[number] not in (NONE, city):
                    number += 1
                if number < NEAREST * (place_side + 1) and self.goal[number] == NONE:
                    self.goal[number], self.least[number], self.rest[number] = city, price, rest
                    self.hex[number] = tile // PAIRS_A_HEX
                    self.blocked_by[number] = PAIR_MASK[tile % PAIRS_A_HEX] | TWO_TRACKS
                    self.is_simple[number] = self._enters_once(rest, tile // PAIRS_A_HEX)
                    self._queue(waiting, price, place_side, city, number)
            price += 1

    def _queue(self, waiting: list[list[tuple[int, int, int, int]]], price: int, place_side: int, city: int, rest: int) -> None:
        """Every tile that leads to a place, or into a city."""
        track_map, back = self.map, opposite(place_side % 6)
        place = track_map.neighbour[place_side]
        if place == NO_HEX:
            return
        for side in track_map.turns[back]:
            tile = place * PAIRS_A_HEX + PAIR_OF[6 * side + back]
            if track_map.possible[tile]:
                total = price + self.price[tile]
                while len(waiting) <= total:
                    waiting.append([])
                waiting[total].append((6 * place + side, tile, city, rest))

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

    def _enters_once(self, number: int, place: int) -> int:
        """1 if a row enters neither this hex nor any other one twice."""
        if number != NONE and not self.is_simple[number]:
            return 0
        while number != NONE:
            if self.hex[number] == place:
                return 0
            number = self.rest[number]
        return 1

    def _is_free(self, number: int, used: list[int], tiles: tuple[int, ...]) -> bool:
        """Whether a row enters no hex twice, nothing lies in its way, and it goes through no hex of the link."""
        if not self.is_simple[number]:
            return False
        # The link's own end may reserve the side that the first tile comes in by.
        blocked_by = self.blocked_by[number] & ~(1 << number // NEAREST % 6)
        while True:
            place = self.hex[number]
            if used[place] & blocked_by:
                return False
            for tile in tiles:
                if tile // PAIRS_A_HEX == place:
                    return False
            number = self.rest[number]
            if number == NONE:
                return True
            blocked_by = self.blocked_by[number]

    def is_possible(self, track: Track, tiles: tuple[int, ...], place_side: int, barred: int, most_price: int) -> bool:
        """Whether a link of these tiles, which goes on there, can be finished for at most that price."""
        if track.used[place_side // 6] >= TWO_TRACKS:
            return False
        payable = False
        for number in range(NEAREST * place_side, NEAREST * (place_side + 1)):
            if self.least[number] > most_price or self.goal[number] == NONE:
                # Rows are sorted: none that follows is cheaper.
                return payable and self.cheapest(track, tiles, place_side, barred, most_price) < NO_LIMIT
            if not barred >> self.goal[number] & 1:
                payable = True
                if self._is_free(number, track.used, tiles):
                    return True
        return self.cheapest(track, tiles, place_side, barred, most_price) < NO_LIMIT

    def least_price(self, place_side: int, barred: int) -> int:
        """No row from a place to a city that is not barred is cheaper, whatever lies on the map."""
        least = 0
        for number in range(NEAREST * place_side, NEAREST * (place_side + 1)):
            least = self.least[number]
            if least == NO_LIMIT or not barred >> self.goal[number] & 1:
                break
        return least

    def cheapest(self, track: Track, tiles: tuple[int, ...], place_side: int, barred: int, most_price: int = NO_LIMIT - 1) -> int:
        """What the rest of a link costs at least; NO_LIMIT if it cannot be finished, or not for that price."""
        own_hexes = [tile // PAIRS_A_HEX for tile in tiles]
        prices, laid, before, places = [0], [NONE], [NONE], [place_side]
        best: dict[int, int] = {place_side: 0}
        heap: list[int] = [0]
        while heap:
            node = heappop(heap) & (1 << NODE_BITS) - 1
            price, here = prices[node], places[node]
            if here < 0:
                if _is_simple(_laid(laid, before, node)):
                    return price
                return self._cheapest_simple(track, own_hexes, place_side, barred, most_price)
            if best[here] < price:
                continue
            for tile, cost, goes_on in self._free_steps(track, own_hexes, here, place_side, barred):
                total = price + cost
                at_least = total if goes_on < 0 else total + self.least_price(goes_on, barred)
                if at_least > most_price or best.get(goes_on, NO_LIMIT) <= total:
                    continue
                best[goes_on] = total
                heappush(heap, at_least << NODE_BITS | len(places))
                prices.append(total)
                laid.append(tile)
                before.append(node)
                places.append(goes_on)
        return NO_LIMIT

    def _cheapest_simple(self, track: Track, own_hexes: list[int], place_side: int, barred: int, most_price: int) -> int:
        """The same over whole rows, so that none enters a hex twice."""
        heap: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), place_side)]
        tried = 0
        while heap and tried < MOST_TRIED:
            _, price, row, here = heappop(heap)
            tried += 1
            if here < 0:
                return price
            hexes = [tile // PAIRS_A_HEX for tile in row]
            for tile, cost, goes_on in self._free_steps(track, own_hexes, here, place_side, barred):
                total = price + cost
                at_least = total if goes_on < 0 else total + self.least_price(goes_on, barred)
                if at_least <= most_price and tile // PAIRS_A_HEX not in hexes:
                    heappush(heap, (at_least, total, (*row, tile), goes_on))
        return NO_LIMIT

    def _free_steps(self, track: Track, own_hexes: list[int], here: int, begin: int, barred: int) -> list[tuple[int, int, int]]:
        """The tiles that may go on from a place with what lies there."""
        place = here // 6
        used = track.used[place]
        free: list[tuple[int, int, int]] = []
        if used >= TWO_TRACKS or place in own_hexes:
            return free
        used &= ~(1 << here % 6) if here == begin else ~0
        for step in self.steps_from(here):
            if used & PAIR_MASK[step[0] % PAIRS_A_HEX]:
                continue
            if step[2] >= 0 or not barred >> (-1 - step[2]) & 1:
                free.append(step)
        return free


def _laid(laid: list[int], before: list[int], node: int) -> list[int]:
    """The tiles of a row, from its last one back."""
    row: list[int] = []
    while before[node] != NONE:
        row.append(laid[node])
        node = before[node]
    return row


def _is_simple(tiles: list[int]) -> bool:
    """Whether a row enters no hex twice."""
    return len({tile // PAIRS_A_HEX for tile in tiles}) == len(tiles)
