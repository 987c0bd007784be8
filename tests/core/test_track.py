"""Tiles, crossings, unfinished and finished links, against answers worked out from the tiles alone."""

from __future__ import annotations

from random import Random

import pytest
from track_maps import ends_of, random_map, random_track, rectangle

from rotonde.core.hexes import opposite
from rotonde.core.network import cities_touched, connects, largest_component, links_at, links_of, longest_trail
from rotonde.core.track import CITY, CLOSED, FREE, NONE, OWN_END, PAIRS_A_HEX, TAKEN, Prices, Track, TrackMap, tile_of

E, W, SE, NW, NE, SW = 1, 4, 2, 5, 0, 3  # pointy-top sides


def row_map(sharp: bool = False) -> TrackMap:
    """Three rows of seven hexes; cities in the middle row at both ends and in the middle."""
    grid = rectangle("pointy-top", 7, 3)
    return TrackMap(grid, [grid.index["0,1"], grid.index["6,1"], grid.index["3,1"]], sharp_curves=sharp)


def tile(track_map: TrackMap, label: str, a: int, b: int) -> int:
    return tile_of(track_map.grid.index[label], a, b)


def test_tiles_between_two_cities_make_a_link() -> None:
    m = row_map()
    track = Track(m)
    assert track.lay(0, tile(m, "1,1", W, E)) == NONE
    assert [(u.owner, u.city, len(u.tiles)) for u in track.unfinished] == [(0, 0, 1)]
    assert track.lay(0, tile(m, "2,1", W, E)) == 0
    assert (track.owner, track.city_a, track.city_b, track.unfinished) == ([0], [0], [2], [])


def test_a_tile_must_join_a_city_or_an_own_open_end() -> None:
    m = row_map()
    track = Track(m)
    assert track.fits(0, tile(m, "1,1", W, E))
    assert not track.fits(0, tile(m, "2,0", W, E))
    track.lay(0, tile(m, "1,1", W, NE))
    assert track.fits(0, tile(m, "2,0", SW, E))
    assert not track.fits(1, tile(m, "2,0", SW, E))
    assert track.end_at(0, m.grid.index["2,0"], SW) == OWN_END
    assert track.end_at(1, m.grid.index["2,0"], SW) == TAKEN
    assert track.end_at(1, m.grid.index["2,0"], E) == FREE
    assert track.end_at(1, m.grid.index["2,0"], NE) == CLOSED
    assert track.end_at(1, m.grid.index["2,1"], E) == CITY


def test_sharp_curves_exist_only_where_asked_for() -> None:
    assert not row_map().possible[tile(row_map(), "1,1", W, SW)]
    assert row_map(sharp=True).possible[tile(row_map(), "1,1", W, SW)]


def test_two_tracks_cross_but_never_share_a_side_and_never_a_third() -> None:
    m = row_map()
    track = Track(m)
    track.lay(0, tile(m, "1,1", W, E))
    track.lay(0, tile(m, "2,1", W, E))
    assert not track.fits(1, tile(m, "2,1", E, SW)), "the side to the city is taken"
    track.lay(1, tile(m, "1,0", SW, E))
    assert not track.fits(2, tile(m, "2,0", W, SE)), "the open end reserves its side"
    track.lay(1, tile(m, "2,0", W, SE))
    assert not track.fits(1, tile(m, "2,1", NW, E)), "two tracks never share a side"
    assert track.fits(1, tile(m, "2,1", NW, SE))
    track.lay(1, tile(m, "2,1", NW, SE))
    assert track.is_full(m.grid.index["2,1"])
    assert not track.fits(2, tile(m, "2,1", NE, SW))
    track.remove_unfinished()
    assert track.tiles == [(tile(m, "1,1", W, E), tile(m, "2,1", W, E))]
    assert not track.is_full(m.grid.index["2,1"])
    check_indexes(track)


def test_open_ends_of_one_owner_join() -> None:
    m = row_map()
    track = Track(m)
    track.lay(0, tile(m, "1,1", W, NE))
    track.lay(0, tile(m, "3,0", SE, W))
    middle = tile(m, "2,0", SW, E)
    assert not track.fits(1, middle)
    assert track.fits(0, middle)
    assert track.lay(0, middle) == 0
    assert {track.city_a[0], track.city_b[0]} == {0, 2}
    assert len(track.tiles[0]) == 3
    assert track.unfinished == []


def test_a_link_may_not_join_a_city_to_itself_nor_twice() -> None:
    m = row_map()
    track = Track(m)
    track.lay(0, tile(m, "1,1", W, E))
    track.lay(0, tile(m, "2,1", W, E))
    track.lay(0, tile(m, "1,0", SW, E))
    track.lay(0, tile(m, "2,0", W, E))
    last = tile(m, "3,0", W, SE)
    assert not track.fits(0, last)
    assert track.fits(0, last, parallel=True)
    assert not track.may_join(1, 2, 2, True)


def test_unfinished_links_are_removed_and_the_other_track_of_a_crossing_stays() -> None:
    rng = Random(5)
    for _ in range(200):
        track = random_track(rng, random_map(rng), 3, 14)
        finished = [tuple(row) for row in track.tiles]
        track.remove_unfinished()
        assert track.unfinished == []
        assert [tuple(row) for row in track.tiles] == finished
        check_indexes(track)


def check_indexes(track: Track) -> None:
    """The indexes equal those made anew."""
    again = track.copy()
    again.index()
    assert again.used == track.used
    assert again.free_start == track.free_start
    assert [sorted(links) for links in again.at] == [sorted(links) for links in track.at]


def slow_fits(track: Track, owner: int, tile: int, parallel: bool) -> bool:
    """The rules of laying a tile, worked out from nothing but the rows of tiles."""
    m = track.map
    place, a, b = ends_of(tile)
    rows = list(track.tiles) + [u.tiles for u in track.unfinished]
    if m.city_at[place] != NONE or (not m.sharp_curves and (a - b) % 6 in (1, 5)):
        return False
    here = [ends_of(t) for row in rows for t in row if t // PAIRS_A_HEX == place]
    if len(here) == 2 or any({a, b} & {x, y} for _, x, y in here):
        return False
    cities: list[int] = []
    joined: list[tuple[int, ...]] = []
    for side in (a, b):
        if not m.open_side[6 * place + side]:
            return False
        n = m.neighbour[6 * place + side]
        if m.city_at[n] != NONE:
            cities.append(m.city_at[n])
            continue
        touching = [row for row in rows for t in row if t // PAIRS_A_HEX == n and opposite(side) in ends_of(t)[1:]]
        if touching:
            own = [u for u in track.unfinished if u.tiles is touching[0] and u.owner == owner]
            if not own:
                return False
            cities.append(own[0].city)
            joined.append(own[0].tiles)
    if not cities:
        return False
    hexes = [place] + [t // PAIRS_A_HEX for row in joined for t in row]
    if len(hexes) != len(set(hexes)):
        return False
    if len(cities) == 2:
        same = [i for i, o in enumerate(track.owner) if o == owner and {track.city_a[i], track.city_b[i]} == set(cities)]
        return cities[0] != cities[1] and (parallel or not same)
    return True


@pytest.mark.parametrize("sharp", [False, True])
@pytest.mark.parametrize("parallel", [False, True])
def test_fits_and_the_lists_of_tiles_agree_with_the_slow_answer(sharp: bool, parallel: bool) -> None:
    rng = Random(11)
    for _ in range(60):
        track = random_track(rng, random_map(rng, sharp), 2, rng.randint(0, 16), parallel)
        check_indexes(track)
        for owner in range(2):
            expected = [t for t in range(len(track.map.possible)) if slow_fits(track, owner, t, parallel)]
            assert [t for t in range(len(track.map.possible)) if track.fits(owner, t, parallel)] == expected
            listed = track.first_tiles(owner, parallel)
            assert sorted(listed) == expected
            for link in track.unfinished:
                if link.owner == owner:
                    ends = [t for t in expected if t // PAIRS_A_HEX == link.hex and link.side in ends_of(t)[1:]]
                    assert sorted(track.extensions(link, parallel)) == ends


def test_every_finished_link_is_a_row_from_city_to_city() -> None:
    rng = Random(3)
    for _ in range(200):
        track = random_track(rng, random_map(rng, rng.random() < 0.5), 3, 30, True)
        for link in range(len(track.owner)):
            before = track.map.city_hex[track.city_a[link]]
            ahead = NONE
            for t in track.tiles[link]:
                place, a, b = ends_of(t)
                assert ahead in (NONE, place)
                came = track.map.grid.direction(place, before)
                assert came in (a, b)
                before, ahead = place, track.map.neighbour[6 * place + a + b - came]
            assert track.map.city_at[ahead] == track.city_b[link]


def test_a_ridge_is_paid_by_the_first_end_on_it() -> None:
    m = row_map()
    ridge = {m.grid.index["1,1"], m.grid.index["2,1"]}
    prices = Prices(m, lambda *_: 2, lambda h, d: 4 if {h, m.neighbour[6 * h + d]} == ridge else 0)
    track = Track(m)
    assert track.price(tile(m, "1,1", W, E), prices) == 6
    assert track.price(tile(m, "2,1", W, E), prices) == 6
    track.lay(0, tile(m, "1,1", W, E))
    assert track.price(tile(m, "2,1", W, E), prices) == 2


def test_copies_are_independent() -> None:
    rng = Random(9)
    track = random_track(rng, random_map(rng), 2, 8)
    before = (track.used[:], track.owner[:], [x[:] for x in track.at], len(track.unfinished))
    other = track.copy()
    for _ in range(10):
        choices = other.first_tiles(0, True)
        if choices:
            other.lay(0, rng.choice(choices))
    assert before == (track.used, track.owner, track.at, len(track.unfinished))


def test_networks_count_links_and_connections_by_owner() -> None:
    m = row_map()
    track = Track(m)
    track.add_link(0, 0, 2, ())
    track.add_link(1, 2, 1, ())
    assert links_of(track, 0) == [0]
    assert links_at(track, 0, 2) == 1
    assert connects(track, 0, 0, 2)
    assert not connects(track, 0, 0, 1)
    assert cities_touched(track, 1) == 0b110
    track.give_links(1, 0)
    assert connects(track, 0, 0, 1)


def test_the_largest_component_counts_links_joined_to_each_other() -> None:
    m = TrackMap(rectangle("flat-top", 9, 3), list(range(0, 27, 4)))
    track = Track(m)
    assert largest_component(track, 0) == 0
    for owner, a, b in ((0, 0, 1), (0, 0, 2), (0, 0, 3), (0, 4, 5), (1, 3, 4), (1, 4, 5), (1, 5, 6), (1, 6, 3)):
        track.add_link(owner, a, b, ())
    assert (largest_component(track, 0), largest_component(track, 1)) == (3, 4)


def test_the_longest_trail_is_exact() -> None:
    rng = Random(17)
    grid = rectangle("flat-top", 9, 3)
    m = TrackMap(grid, list(range(0, 27, 4)))
    for _ in range(150):
        track = Track(m)
        for _ in range(rng.randint(0, 9)):
            a, b = rng.sample(range(m.cities), 2)
            track.add_link(rng.randrange(2), a, b, ())
        assert longest_trail(track, 0) == slow_trail(track, 0)


def slow_trail(track: Track, owner: int) -> int:
    own = [i for i, o in enumerate(track.owner) if o == owner]

    def go(city: int, left: frozenset[int]) -> int:
        best = 0
        for i in left:
            if city in (track.city_a[i], track.city_b[i]):
                best = max(best, 1 + go(track.city_a[i] + track.city_b[i] - city, left - {i}))
        return best

    return max((go(city, frozenset(own)) for city in range(track.map.cities)), default=0)
