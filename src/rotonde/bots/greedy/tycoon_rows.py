"""The rows of tiles that usual links are made of: found once on the empty map, then only looked up.

A search over the map for each decision would cost more than all the rest of it. Where everything usual is blocked, no link
is built there; that is rare, as each two cities keep several rows.
"""

from __future__ import annotations

from typing import Final

from rotonde.core.hexes import opposite
from rotonde.core.link_plans import row_price
from rotonde.core.track import NONE, PAIR_MASK, PAIR_OF, PAIRS_A_HEX, TWO_TRACKS, Prices, Track, TrackMap

MOST_TILES: Final = 5
KEPT: Final = 6  # rows between the same two cities, the cheapest
DETOUR: Final = 8  # what a row may cost more than the cheapest
FAR: Final = 1 << 20


class Row:
    """Tiles from one city to another in the order in which they are laid."""

    def __init__(self, origin: int, goal: int, tiles: tuple[int, ...], price: int) -> None:
        self.origin = origin
        self.goal = goal
        self.tiles = tiles
        self.price = price
        self.places: list[int] = [tile // PAIRS_A_HEX for tile in tiles]
        self.blocked_by: list[int] = [PAIR_MASK[tile % PAIRS_A_HEX] | TWO_TRACKS for tile in tiles]

    def is_free(self, used: list[int]) -> bool:
        """Whether nothing lies in its way."""
        i, end, blocked_by = 0, len(self.places), self.blocked_by
        while i < end and not used[self.places[i]] & blocked_by[i]:
            i += 1
        return i == end

    def goes_on(self, begun: tuple[int, ...], used: list[int]) -> bool:
        """Whether it begins with these tiles, which lie already, and nothing lies in the way of the rest."""
        number = len(begun)
        if self.tiles[:number] != begun or len(self.tiles) <= number:
            return False
        for i in range(number, len(self.places)):
            # The begun link's own end reserves the side by which its next tile comes in.
            reserved = used[self.places[i]] & self.blocked_by[i]
            if reserved and (
                i > number or reserved & (reserved - 1) or reserved >= TWO_TRACKS or not self._comes_in(i, reserved)
            ):
                return False
        return True

    def _comes_in(self, number: int, side_bit: int) -> bool:
        """Whether a tile's only side in use is the one towards the tile before."""
        before = self.blocked_by[number - 1] & ~TWO_TRACKS
        side = side_bit.bit_length() - 1
        return bool(before >> opposite(side) & 1)


class Rows:
    """All usual rows of one map at its standard prices, and how far cities are from each other in money."""

    def __init__(self, track_map: TrackMap, prices: Prices) -> None:
        self.map = track_map
        self._prices = prices
        self._empty = Track(track_map)
        cities = range(track_map.cities)
        # For each city: the rows that begin there, those to the same goal together, cheapest first.
        self.from_city: list[list[list[Row]]] = [self._from(city) for city in cities]
        self.apart: list[list[int]] = self._distances()

    def _from(self, city: int) -> list[list[Row]]:
        found: dict[int, list[Row]] = {}
        place = self.map.city_hex[city]
        for side in range(6):
            if self.map.open_side[6 * place + side]:
                self._walk(city, 6 * self.map.neighbour[6 * place + side] + opposite(side), [], found)
        return [self._cheapest(found[goal]) for goal in sorted(found)]

    def _walk(self, city: int, state: int, tiles: list[int], found: dict[int, list[Row]]) -> None:
        """Every row that goes on by a side of a hex."""
        track_map, place, side = self.map, state // 6, state % 6
        if len(tiles) == MOST_TILES or any(tile // PAIRS_A_HEX == place for tile in tiles):
            return
        for out in track_map.turns[side]:
            tile = place * PAIRS_A_HEX + PAIR_OF[6 * side + out]
            if not track_map.possible[tile]:
                continue
            goal = track_map.city_beyond[6 * place + out]
            row = [*tiles, tile]
            if goal == NONE:
                self._walk(city, 6 * track_map.neighbour[6 * place + out] + opposite(out), row, found)
            elif goal != city:
                price = row_price(self._empty, self._prices, tuple(row))
                found.setdefault(goal, []).append(Row(city, goal, tuple(row), price))

    def _cheapest(self, rows: list[Row]) -> list[Row]:
        rows.sort(key=lambda row: (row.price, len(row.tiles), row.tiles))
        most = rows[0].price + DETOUR
        return [row for row in rows[:KEPT] if row.price <= most]

    def _distances(self) -> list[list[int]]:
        """The least money that joins each two cities by usual links."""
        cities = range(len(self.from_city))
        apart = [[0 if a == b else FAR for b in cities] for a in cities]
        for rows in self.from_city:
            for same in rows:
                apart[same[0].origin][same[0].goal] = min(apart[same[0].origin][same[0].goal], same[0].price)
        for k in cities:
            by = apart[k]
            for row in apart:
                first = row[k]
                if first < FAR:
                    for b in cities:
                        if first + by[b] < row[b]:
                            row[b] = first + by[b]
        return apart


_KNOWN: dict[int, Rows] = {}
_MOST_MAPS: Final = 8


def rows_of(track_map: TrackMap, prices: Prices) -> Rows:
    """The rows of a map, made when first asked for."""
    found = _KNOWN.get(id(track_map))
    if found is None or found.map is not track_map:
        if len(_KNOWN) >= _MOST_MAPS:
            _KNOWN.clear()
        found = _KNOWN[id(track_map)] = Rows(track_map, prices)
    return found


def free_rows(rows: Rows, city: int, used: list[int], most_tiles: int) -> list[Row]:
    """For each city that a free row leads to from a city, the cheapest one."""
    found: list[Row] = []
    for same in rows.from_city[city]:
        for row in same:
            if len(row.tiles) <= most_tiles and row.is_free(used):
                found.append(row)
                break
    return found
