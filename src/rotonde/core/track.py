"""Track on a hex map: tiles, crossings, unfinished links, finished links.

How to use it
- `TrackMap` is what never changes: the hexes that track may lie in, the cities, which hex sides are open. A hex that no
  tile may lie in and that is no city is left out of the grid.
- A tile is one number, `hex * 15 + pair`; `PAIRS[pair]` are the two sides that it joins, in the directions of `core.hexes`.
- `Prices` says what a tile costs and what is added for each side that it is the first to touch. Make one table for each
  tariff (with a land grant, with a surcharge …) and hand in the one that applies.
- `Track` is what lies on a map. Owners are small integers: seats, or companies. `end_at` says what a tile's end would
  meet, `fits` whether a tile may be laid, `lay` lays it and says whether a link was finished.
- A finished link is a number, given in the order of finishing and never reused. `core.network` asks questions about
  finished links, `core.link_plans` finds links that can be built, `core.deliveries` finds routes for cubes.

Sides in use are bits of one number a hex, set by a track in the hex and by an open end that points into it; so "two tracks
never share a side" and "an open end reserves its side" are one test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Final

from rotonde.core.hexes import NO_HEX, HexGrid, opposite

NONE: Final = -1
PAIRS: Final[tuple[tuple[int, int], ...]] = tuple((a, b) for a in range(6) for b in range(a + 1, 6))
PAIRS_A_HEX: Final = 15
PAIR_OF: Final[list[int]] = [PAIRS.index((min(a, b), max(a, b))) if a != b else NONE for a in range(6) for b in range(6)]
PAIR_MASK: Final[list[int]] = [1 << a | 1 << b for a, b in PAIRS]
PAIR_FIRST: Final[list[int]] = [a for a, _ in PAIRS]
PAIR_SECOND: Final[list[int]] = [b for _, b in PAIRS]

# A hex's `used` number: bits 0 to 5 the sides, then how many tracks lie in it.
ONE_TRACK: Final = 1 << 6
TWO_TRACKS: Final = 1 << 7
SIDES: Final = ONE_TRACK - 1

FAR: Final = 1 << 20

# What the end of a tile would meet.
CLOSED: Final = 0
TAKEN: Final = 1
FREE: Final = 2
CITY: Final = 3
OWN_END: Final = 4


def _steps_between(q: int, r: int, to_q: int, to_r: int) -> int:
    """How many steps two hexes are apart."""
    dq, dr = q - to_q, r - to_r
    return max(abs(dq), abs(dr), abs(dq + dr))


def is_sharp(pair: int) -> bool:
    """Whether a pair joins neighbouring sides."""
    return PAIR_SECOND[pair] - PAIR_FIRST[pair] in (1, 5)


def tile_of(hex: int, a: int, b: int) -> int:
    """The tile that joins two different sides of a hex."""
    return hex * PAIRS_A_HEX + PAIR_OF[6 * a + b]


class TrackMap:
    """Where track may lie. Cities are numbered in the order of `city_hexes`."""

    def __init__(
        self,
        grid: HexGrid,
        city_hexes: Sequence[int],
        closed: Iterable[tuple[int, int]] = (),
        sharp_curves: bool = False,
    ) -> None:
        """`closed` are (hex, side) that no track end may lie on: a barrier, a side where a city is not entered.

        One entry closes the side for both hexes.
        """
        self.grid = grid
        self.neighbour: list[int] = grid.neighbour
        self.city_hex: list[int] = list(city_hexes)
        self.city_at: list[int] = [NONE] * len(grid)
        for city, place in enumerate(self.city_hex):
            self.city_at[place] = city
        self.sharp_curves = sharp_curves
        self.open_side: list[int] = [0 if n == NO_HEX else 1 for n in grid.neighbour]
        for place, side in closed:
            self._close(place, side)
        for place in self.city_hex:
            for side in range(6):
                n = grid.neighbour[6 * place + side]
                if n != NO_HEX and self.city_at[n] != NONE:
                    self._close(place, side)  # no track between two cities without a hex
        self._index_tiles()
        self._index_distances()

    def _close(self, place: int, side: int) -> None:
        self.open_side[6 * place + side] = 0
        n = self.neighbour[6 * place + side]
        if n != NO_HEX:
            self.open_side[6 * n + opposite(side)] = 0

    def _index_tiles(self) -> None:
        hexes = range(len(self.grid))
        pairs = [p for p in range(PAIRS_A_HEX) if self.sharp_curves or not is_sharp(p)]
        # The sides that a track which comes in by a side may leave by.
        self.turns: list[list[int]] = [[b for b in range(6) if b != a and PAIR_OF[6 * a + b] in pairs] for a in range(6)]
        self.possible: list[int] = [0] * (len(self.grid) * PAIRS_A_HEX)
        # The city that a side of a hex leads to.
        self.city_beyond: list[int] = [self._city_beyond(i) for i in range(6 * len(self.grid))]
        # Tiles that can begin a link, those with one end at a city, and those that join two cities by themselves.
        self.starts: list[int] = []
        self.bridges: list[int] = []
        self.starts_in: list[list[int]] = [[] for _ in hexes]
        for place in hexes:
            if self.city_at[place] != NONE:
                continue
            for pair in pairs:
                self._index_tile(place, pair)

    def _index_tile(self, place: int, pair: int) -> None:
        a, b = 6 * place + PAIR_FIRST[pair], 6 * place + PAIR_SECOND[pair]
        if not (self.open_side[a] and self.open_side[b]):
            return
        tile = place * PAIRS_A_HEX + pair
        self.possible[tile] = 1
        cities = (self.city_beyond[a] != NONE) + (self.city_beyond[b] != NONE)
        if cities == 1:
            self.starts_in[place].append(len(self.starts))
            self.starts.append(tile)
        elif cities == 2:
            self.bridges.append(tile)

    def _index_distances(self) -> None:
        """For each hex: the nearest city, how far it is, and how far the nearest of the others is, as the crow flies."""
        self.nearest_city: list[int] = []
        self.nearest: list[int] = []
        self.second_nearest: list[int] = []
        for q, r in self.grid.axial:
            far = [(_steps_between(q, r, *self.grid.axial[place]), city) for city, place in enumerate(self.city_hex)]
            far.sort()
            self.nearest_city.append(far[0][1] if far else NONE)
            self.nearest.append(far[0][0] if far else FAR)
            self.second_nearest.append(far[1][0] if len(far) > 1 else FAR)

    def tiles_to_another_city(self, place: int, city: int) -> int:
        """No row from a hex, its own tile included, reaches another city than this one with fewer tiles."""
        return self.second_nearest[place] if self.nearest_city[place] == city else self.nearest[place]

    def _city_beyond(self, place_side: int) -> int:
        n = self.neighbour[place_side]
        return self.city_at[n] if n != NO_HEX and self.open_side[place_side] else NONE

    @property
    def cities(self) -> int:
        return len(self.city_hex)

    def is_track_hex(self, place: int) -> bool:
        return self.city_at[place] == NONE


class Prices:
    """What tiles cost: `tile[tile]`, and `side[6 * hex + side]` for each side that no track end touched before."""

    def __init__(
        self, track_map: TrackMap, tile_price: Callable[[int, int, int], int], side_price: Callable[[int, int], int] | None = None
    ) -> None:
        """`tile_price(hex, side, side)` and `side_price(hex, side)` are asked once, here."""
        self.tile: list[int] = [0] * len(track_map.possible)
        self.side: list[int] = [0] * len(track_map.neighbour)
        for tile, possible in enumerate(track_map.possible):
            if possible:
                place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
                self.tile[tile] = tile_price(place, PAIR_FIRST[pair], PAIR_SECOND[pair])
        if side_price is not None:
            for i in range(len(track_map.neighbour)):
                self.side[i] = side_price(i // 6, i % 6)


class Unfinished:
    """A link with one city: its open end lies on `side` of `hex`, where it must go on. Never changed, only replaced."""

    def __init__(self, owner: int, city: int, tiles: tuple[int, ...], hex: int, side: int) -> None:
        self.owner = owner
        self.city = city
        self.tiles = tiles
        self.hex = hex
        self.side = side

    def enters(self, place: int) -> bool:
        """Whether one of its tiles lies in the hex."""
        return any(tile // PAIRS_A_HEX == place for tile in self.tiles)


class Track:
    """What lies on a map: unfinished links, finished links, and the indexes that make questions quick."""

    map: TrackMap
    used: list[int]  # for each hex: sides in use and number of tracks
    free_start: list[int]  # for each of map.starts: 1 while nothing lies in its way
    unfinished: list[Unfinished]
    owner: list[int]  # for each finished link
    city_a: list[int]
    city_b: list[int]
    tiles: list[tuple[int, ...]]  # from city_a to city_b
    at: list[list[int]]  # for each city: its finished links. The inner lists are replaced, never changed.

    def __init__(self, track_map: TrackMap, empty: bool = True) -> None:
        """An empty map; `empty=False` leaves everything to be set, for copies."""
        self.map = track_map
        if not empty:
            return
        self.used = [0] * len(track_map.grid)
        self.free_start = [1] * len(track_map.starts)
        self.unfinished = []
        self.owner = []
        self.city_a = []
        self.city_b = []
        self.tiles = []
        self.at = [[] for _ in track_map.city_hex]

    def copy(self) -> Track:
        other = Track(self.map, empty=False)
        other.used = self.used[:]
        other.free_start = self.free_start[:]
        other.unfinished = self.unfinished[:]
        other.owner = self.owner[:]
        other.city_a = self.city_a[:]
        other.city_b = self.city_b[:]
        other.tiles = self.tiles[:]
        other.at = self.at[:]
        return other

    # Questions

    def end_at(self, owner: int, place: int, side: int) -> int:
        """What a tile's end on a side of a hex would meet: CLOSED, TAKEN, FREE, CITY or OWN_END."""
        if not self.map.open_side[6 * place + side]:
            return CLOSED
        if self.used[place] >> side & 1:
            return TAKEN if self.open_end(owner, place, side) is None else OWN_END
        return FREE if self.map.city_beyond[6 * place + side] == NONE else CITY

    def open_end(self, owner: int, place: int, side: int) -> Unfinished | None:
        """The owner's unfinished link that goes on there."""
        for link in self.unfinished:
            if link.hex == place and link.side == side and link.owner == owner:
                return link
        return None

    def origin_at(self, owner: int, place: int, side: int) -> int:
        """The city that an end is joined to, directly or by an unfinished link of the owner; NONE if to none."""
        link = self.open_end(owner, place, side)
        return self.map.city_beyond[6 * place + side] if link is None else link.city

    def is_full(self, place: int) -> bool:
        """Whether two tracks lie in the hex."""
        return self.used[place] >= TWO_TRACKS

    def is_linked(self, owner: int, a: int, b: int) -> bool:
        """Whether the owner has a finished link between two cities."""
        links = [link for link in self.at[a] if self.owner[link] == owner]
        return any(self.city_a[link] == b or self.city_b[link] == b for link in links)

    def may_join(self, owner: int, a: int, b: int, parallel: bool) -> bool:
        """Whether a link between two cities would be allowed: not to itself, no second one unless `parallel`."""
        return a != b and (parallel or not self.is_linked(owner, a, b))

    def crosses_itself(self, owner: int, place: int, a: int, b: int) -> bool:
        """Whether the link that a tile would make or extend would enter a hex twice."""
        one, two = self.open_end(owner, place, a), self.open_end(owner, place, b)
        if one is not None and one.enters(place):
            return True
        if two is None:
            return False
        return two.enters(place) or (one is not None and any(one.enters(t // PAIRS_A_HEX) for t in two.tiles))

    def fits(self, owner: int, tile: int, parallel: bool = False) -> bool:
        """Whether an owner may lay a tile as the first of an action, or as a further one if it meets the link's end."""
        if not self.map.possible[tile]:
            return False
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        if self.used[place] >= TWO_TRACKS:
            return False
        a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
        at_a, at_b = self.end_at(owner, place, a), self.end_at(owner, place, b)
        if at_a < FREE or at_b < FREE or (at_a == FREE and at_b == FREE):
            return False
        if (at_a == OWN_END or at_b == OWN_END) and self.crosses_itself(owner, place, a, b):
            return False
        if at_a != FREE and at_b != FREE:
            return self.may_join(owner, self.origin_at(owner, place, a), self.origin_at(owner, place, b), parallel)
        return True

    def extensions(self, link: Unfinished, parallel: bool = False) -> list[int]:
        """Every tile that an unfinished link may go on with, in the order of the sides."""
        place, side = link.hex, link.side
        base = place * PAIRS_A_HEX
        found: list[int] = []
        if self.used[place] >= TWO_TRACKS or link.enters(place):
            return found
        used, city_beyond, possible = self.used[place], self.map.city_beyond, self.map.possible
        for b in self.map.turns[side]:
            tile = base + PAIR_OF[6 * side + b]
            if not possible[tile]:
                continue
            if used >> b & 1:
                if self.fits(link.owner, tile, parallel):
                    found.append(tile)
                continue
            city = city_beyond[6 * place + b]
            if city == NONE or self.may_join(link.owner, link.city, city, parallel):
                found.append(tile)
        return found

    def first_tiles(self, owner: int, parallel: bool = False) -> list[int]:
        """Every tile that an owner may begin an action with: one-city starts, one-tile links, extensions."""
        found = list(compress(self.map.starts, self.free_start))
        found += self.owner_tiles(owner, parallel)
        return found

    def owner_tiles(self, owner: int, parallel: bool = False) -> list[int]:
        """The first tiles that depend on the owner: those that join two cities, and those at the owner's open ends."""
        found = [tile for tile in self.map.bridges if self.fits_bridge(owner, tile, parallel)]
        for link in self.unfinished:
            if link.owner == owner:
                # A tile between two open ends is found from both.
                found += [tile for tile in self.extensions(link, parallel) if tile not in found]
        return found

    def fits_bridge(self, owner: int, tile: int, parallel: bool) -> bool:
        """`fits` for a tile that joins two cities by itself."""
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        if self.used[place] & (PAIR_MASK[pair] | TWO_TRACKS):
            return False
        beyond = self.map.city_beyond
        return self.may_join(owner, beyond[6 * place + PAIR_FIRST[pair]], beyond[6 * place + PAIR_SECOND[pair]], parallel)

    def price(self, tile: int, prices: Prices) -> int:
        """What a tile costs now: a side's extra only where no track end touches the side yet."""
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        a, b, used = PAIR_FIRST[pair], PAIR_SECOND[pair], self.used[place]
        price = prices.tile[tile]
        if not used >> a & 1:
            price += prices.side[6 * place + a]
        if not used >> b & 1:
            price += prices.side[6 * place + b]
        return price

    # Changes

    def lay(self, owner: int, tile: int) -> int:
        """Lay a tile that fits. The finished link's number, or NONE; the link that grew is the last unfinished one."""
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
        if self.open_end(owner, place, a) is None and (
            self.map.city_beyond[6 * place + a] == NONE or self.open_end(owner, place, b) is not None
        ):
            a, b = b, a  # the row goes from the end that is there already to the new one
        head = self._take_end(owner, place, a)
        tail = self._take_end(owner, place, b)
        city = head.city if head is not None else self.map.city_beyond[6 * place + a]
        tiles = (head.tiles if head is not None else ()) + (tile,)
        self._occupy(place, pair)
        if tail is not None:
            return self.add_link(owner, city, tail.city, tiles + tail.tiles[::-1])
        goal = self.map.city_beyond[6 * place + b]
        if goal != NONE:
            return self.add_link(owner, city, goal, tiles)
        self.unfinished.append(Unfinished(owner, city, tiles, self.map.neighbour[6 * place + b], opposite(b)))
        return NONE

    def _take_end(self, owner: int, place: int, side: int) -> Unfinished | None:
        link = self.open_end(owner, place, side)
        if link is not None:
            self.unfinished.remove(link)
        return link

    def _occupy(self, place: int, pair: int) -> None:
        """A track lies in a hex now; its ends use the sides for the hexes next to it as well."""
        self.used[place] = (self.used[place] | PAIR_MASK[pair]) + ONE_TRACK
        self._review_starts(place)
        for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
            n = self.map.neighbour[6 * place + side]
            if self.map.city_at[n] == NONE:
                self.used[n] |= 1 << opposite(side)
                self._review_starts(n)

    def _review_starts(self, place: int) -> None:
        used = self.used[place]
        for start in self.map.starts_in[place]:
            blocked = used & (PAIR_MASK[self.map.starts[start] % PAIRS_A_HEX] | TWO_TRACKS)
            self.free_start[start] = 0 if blocked else 1

    def add_link(self, owner: int, a: int, b: int, tiles: tuple[int, ...]) -> int:
        """Note a finished link whose tiles lie already."""
        link = len(self.owner)
        self.owner.append(owner)
        self.city_a.append(a)
        self.city_b.append(b)
        self.tiles.append(tiles)
        self.at[a] = [*self.at[a], link]
        self.at[b] = [*self.at[b], link]
        return link

    def remove_unfinished(self) -> list[Unfinished]:
        """Take all unfinished links off the map; the other track of a crossing stays."""
        removed = self.unfinished
        self.unfinished = []
        for link in removed:
            for tile in link.tiles:
                self._vacate(tile // PAIRS_A_HEX, tile % PAIRS_A_HEX)
        return removed

    def _vacate(self, place: int, pair: int) -> None:
        self.used[place] = (self.used[place] & ~PAIR_MASK[pair]) - ONE_TRACK
        self._review_starts(place)
        for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
            n = self.map.neighbour[6 * place + side]
            if self.map.city_at[n] == NONE:
                self.used[n] &= ~(1 << opposite(side))
                self._review_starts(n)

    def give_links(self, source: int, target: int) -> None:
        """All finished links of one owner become another's."""
        self.owner = [target if owner == source else owner for owner in self.owner]

    def index(self) -> None:
        """Make `used`, `free_start` and `at` anew from the links: after reading a position, and to check them."""
        self.used = [0] * len(self.map.grid)
        self.at = [[] for _ in self.map.city_hex]
        for row in self.tiles:
            self._use_sides(row)
        for link in self.unfinished:
            self._use_sides(link.tiles)
        self.free_start = [
            0 if self.used[tile // PAIRS_A_HEX] & (PAIR_MASK[tile % PAIRS_A_HEX] | TWO_TRACKS) else 1 for tile in self.map.starts
        ]
        for number in range(len(self.owner)):
            for city in (self.city_a[number], self.city_b[number]):
                self.at[city].append(number)

    def _use_sides(self, row: tuple[int, ...]) -> None:
        for tile in row:
            place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
            self.used[place] = (self.used[place] | PAIR_MASK[pair]) + ONE_TRACK
            for side in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
                n = self.map.neighbour[6 * place + side]
                if self.map.city_at[n] == NONE:
                    self.used[n] |= 1 << opposite(side)
