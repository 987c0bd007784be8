"""Every link that can be built, against a search that lays every row of tiles."""

from __future__ import annotations

from random import Random

import pytest
from track_maps import random_map, random_prices, random_track

from rotonde.core.link_plans import NO_LIMIT, find, row_price
from rotonde.core.track import NONE, PAIRS_A_HEX, Prices, Track, Unfinished

Key = tuple[frozenset[int], tuple[int, ...] | None]


def slow(track: Track, owner: int, prices: Prices, most: int, parallel: bool) -> dict[Key, int]:
    """The lowest price for each pair of cities and each way to begin, by laying every row on a copy."""
    best: dict[Key, int] = {}

    def go(now: Track, link: Unfinished, begun: Unfinished | None, price: int, left: int) -> None:
        for tile in now.extensions(link, parallel):
            if begun is None and tile // PAIRS_A_HEX == link.hex and joins_open_end(now, owner, tile):
                continue
            then = now.copy()
            cost = price + now.price(tile, prices)
            number = then.lay(owner, tile)
            if number != NONE:
                note(then, number, begun, cost)
            elif left > 1:
                go(then, then.unfinished[-1], begun, cost, left - 1)

    def note(then: Track, number: int, begun: Unfinished | None, cost: int) -> None:
        cities = frozenset((then.city_a[number], then.city_b[number]))
        key = (cities, None if begun is None else begun.tiles)
        best[key] = min(best.get(key, NO_LIMIT), cost)

    ends = [u for u in track.unfinished if u.owner == owner]
    for link in ends:
        go(track, link, link, 0, most)
    for tile in track.first_tiles(owner, parallel):
        then = track.copy()
        number = then.lay(owner, tile)
        if len(then.unfinished) < len(track.unfinished) + (number == NONE):
            continue  # it went on from an open end
        if number != NONE:
            note(then, number, None, track.price(tile, prices))
        elif most > 1:
            go(then, then.unfinished[-1], None, track.price(tile, prices), most - 1)
    return best


def joins_open_end(track: Track, owner: int, tile: int) -> bool:
    after = track.copy()
    after.lay(owner, tile)
    return len(after.unfinished) < len(track.unfinished) - (1 if after.owner[len(track.owner) :] else 0)


@pytest.mark.parametrize(("sharp", "most"), [(False, 4), (False, 9), (True, 3), (True, 5)])
def test_every_link_is_found_at_its_lowest_price(sharp: bool, most: int) -> None:
    rng = Random(31)
    for _ in range(12):
        m = random_map(rng, sharp)
        prices = random_prices(rng, m)
        parallel = rng.random() < 0.5
        track = random_track(rng, m, 2, rng.randint(0, 8), parallel)
        plans = find(track, 0, prices, most, parallel=parallel)
        quick = {(frozenset((p.origin, p.goal)), None if p.extends is None else p.extends.tiles): p.price for p in plans}
        assert len(quick) == len(plans)
        assert quick == slow(track, 0, prices, most, parallel)
        assert [p.price for p in plans] == sorted(p.price for p in plans)


def test_a_plan_can_be_laid_as_it_stands() -> None:
    rng = Random(37)
    for _ in range(60):
        m = random_map(rng, rng.random() < 0.5)
        prices = random_prices(rng, m)
        track = random_track(rng, m, 2, 6)
        for plan in find(track, 0, prices, 3, actions=2):
            trial = track.copy()
            paid = 0
            for i, tile in enumerate(plan.tiles):
                assert trial.fits(0, tile)
                paid += trial.price(tile, prices)
                number = trial.lay(0, tile)
                assert (number == NONE) == (i + 1 < len(plan.tiles))
                if i + 1 == plan.now:
                    assert paid == plan.price_now
            assert paid == plan.price == row_price(track, prices, plan.tiles)
            assert plan.finishes == (len(plan.tiles) <= 3)


def test_no_limit_finds_long_links() -> None:
    rng = Random(41)
    m = random_map(rng)
    track = Track(m)
    prices = random_prices(rng, m)
    far = {(p.origin, p.goal): p.price for p in find(track, 0, prices, NO_LIMIT)}
    near = {(p.origin, p.goal): p.price for p in find(track, 0, prices, 2)}
    assert near.keys() <= far.keys()
    assert all(far[k] <= near[k] for k in near)


def test_origins_limit_where_a_new_link_may_begin() -> None:
    rng = Random(43)
    m = random_map(rng)
    track = Track(m)
    prices = random_prices(rng, m)
    everything = {frozenset((p.origin, p.goal)): p.price for p in find(track, 0, prices, 6)}
    from_one = {frozenset((p.origin, p.goal)): p.price for p in find(track, 0, prices, 6, origins=[1])}
    assert from_one == {pair: price for pair, price in everything.items() if 1 in pair}
