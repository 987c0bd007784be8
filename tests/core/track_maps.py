"""Small maps for the tests of the track kit, and slow answers to compare the quick ones with."""

from __future__ import annotations

from random import Random

from rotonde.core.hexes import HexGrid
from rotonde.core.track import NONE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, Prices, Track, TrackMap


def rectangle(orientation: str, columns: int, rows: int) -> HexGrid:
    """A sheared rectangle: hex `c,r` has the axial coordinates (c, r)."""
    return HexGrid(orientation, [(f"{c},{r}", c, r) for r in range(rows) for c in range(columns)])


def random_map(rng: Random, sharp: bool = False) -> TrackMap:
    """A few cities on a small map with some closed sides."""
    grid = rectangle(rng.choice(["flat-top", "pointy-top"]), rng.randint(4, 6), rng.randint(3, 6))
    cities = rng.sample(range(len(grid)), rng.randint(3, 5))
    closed = [(rng.randrange(len(grid)), rng.randrange(6)) for _ in range(rng.randint(0, 6))]
    return TrackMap(grid, cities, closed, sharp)


def random_prices(rng: Random, track_map: TrackMap) -> Prices:
    """Terrain by hex, one in four sides a ridge; a ridge is the same from both hexes."""
    terrain = [rng.choice([2, 2, 4]) for _ in range(len(track_map.grid))]
    ridges = {frozenset((i // 6, n)) for i, n in enumerate(track_map.neighbour) if n != NONE and rng.random() < 0.12}
    rivers = {tile for tile in range(len(track_map.possible)) if rng.random() < 0.2}
    return Prices(
        track_map,
        lambda h, a, b: terrain[h] + (1 if h * PAIRS_A_HEX + a + b in rivers else 0),
        lambda h, d: 4 if frozenset((h, track_map.neighbour[6 * h + d])) in ridges else 0,
    )


def random_track(rng: Random, track_map: TrackMap, owners: int, tiles: int, parallel: bool = False) -> Track:
    """Tiles laid at random, so that there are links, open ends and crossings."""
    track = Track(track_map)
    for _ in range(tiles):
        owner = rng.randrange(owners)
        choices = track.first_tiles(owner, parallel)
        own = [t for t in track.owner_tiles(owner, parallel) if t in choices]
        if choices:
            track.lay(owner, rng.choice(own if own and rng.random() < 0.7 else choices))
    return track


def ends_of(tile: int) -> tuple[int, int, int]:
    """(hex, side, side)."""
    place, pair = divmod(tile, PAIRS_A_HEX)
    return place, PAIR_FIRST[pair], PAIR_SECOND[pair]
