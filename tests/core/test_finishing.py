"""Whether a link that was begun can be finished, against laying every row of tiles."""

from __future__ import annotations

from random import Random

import pytest
from track_maps import random_map, random_track

from rotonde.core.finishing import NO_LIMIT, Finishing
from rotonde.core.track import NONE, Prices, Track, Unfinished


def terrain_prices(rng: Random, track_map) -> Prices:
    terrain = [rng.choice([2, 3, 4]) for _ in range(len(track_map.grid))]
    return Prices(track_map, lambda place, a, b: terrain[place])


def cheapest_slowly(track: Track, prices: Prices, most_tiles: int) -> int:
    """The lowest price of the rest of the last unfinished link, by laying every row on a copy."""
    best = NO_LIMIT
    for tile in track.extensions(track.unfinished[-1]):
        after = track.copy()
        number = after.lay(track.unfinished[-1].owner, tile)
        if number != NONE:
            best = min(best, prices.tile[tile])
        elif most_tiles > 1:
            best = min(best, prices.tile[tile] + cheapest_slowly(after, prices, most_tiles - 1))
    return best


def barred(track: Track, link: Unfinished) -> int:
    mask = 1 << link.city
    for number in track.at[link.city]:
        if track.owner[number] == link.owner:
            mask |= 1 << track.city_a[number] | 1 << track.city_b[number]
    return mask


def begun_links(seed: int) -> tuple[Track, Prices]:
    """Some finished links, and one link of owner 0 that was begun."""
    rng = Random(seed)
    track_map = random_map(rng)
    track = random_track(rng, track_map, 2, rng.randint(0, 14))
    track.remove_unfinished()
    starts = [tile for i, tile in enumerate(track_map.starts) if track.free_start[i]]
    if starts:
        track.lay(0, rng.choice(starts))
    return track, terrain_prices(rng, track_map)


@pytest.mark.parametrize("seed", range(60))
def test_the_cheapest_rest_is_that_of_laying_every_row(seed):
    track, prices = begun_links(seed)
    if not track.unfinished:
        return
    finishing = Finishing(track.map, prices)
    link = track.unfinished[-1]
    place_side = 6 * link.hex + link.side
    slow = cheapest_slowly(track, prices, 7)
    fast = finishing.cheapest(track, link.tiles, place_side, barred(track, link))
    assert fast <= slow
    if fast < NO_LIMIT and fast <= 14:  # no row of more than seven tiles is as cheap
        assert fast == slow
    for most in (0, 2, 3, 4, 6, 9, 14, 99):
        assert finishing.is_possible(track, link.tiles, place_side, barred(track, link), most) == (fast <= most)


@pytest.mark.parametrize("seed", range(60))
def test_asking_before_a_tile_is_laid_gives_the_same_answer(seed):
    track, prices = begun_links(seed)
    if not track.unfinished:
        return
    finishing = Finishing(track.map, prices)
    link = track.unfinished[-1]
    before = track.copy()
    before.remove_unfinished()
    used = before.used[:]
    place_side = 6 * link.hex + link.side
    for most in (2, 4, 8, 99):
        laid = finishing.is_possible(track, link.tiles, place_side, barred(track, link), most)
        assert finishing.is_possible(before, link.tiles, place_side, barred(before, link), most) == laid
    assert before.used == used


def test_a_city_that_is_barred_is_no_end():
    track, prices = begun_links(3)
    finishing = Finishing(track.map, prices)
    link = track.unfinished[-1]
    everywhere = (1 << track.map.cities) - 1
    assert finishing.cheapest(track, link.tiles, 6 * link.hex + link.side, everywhere) == NO_LIMIT
    assert not finishing.is_possible(track, link.tiles, 6 * link.hex + link.side, everywhere, NO_LIMIT)


@pytest.mark.parametrize("seed", [124, 308, 374, 960, 1933])
def test_a_row_that_would_enter_a_hex_twice_is_no_way_to_finish(seed):
    # On these maps the cheapest row over hexes and sides crosses itself.
    track, prices = begun_links(seed)
    link = track.unfinished[-1]
    fast = Finishing(track.map, prices).cheapest(track, link.tiles, 6 * link.hex + link.side, barred(track, link))
    assert fast == cheapest_slowly(track, prices, 14)
