"""Every delivery, against a search that tries every row of links."""

from __future__ import annotations

from random import Random

import pytest
from track_maps import rectangle

from rotonde.core.deliveries import NO_LIMIT, Demand, destination, earned, find
from rotonde.core.track import NONE, Track, TrackMap


def random_network(rng: Random, owners: int) -> Track:
    grid = rectangle("pointy-top", 9, 3)
    m = TrackMap(grid, list(range(0, 27, 4)))
    track = Track(m)
    for _ in range(rng.randint(0, 11)):
        a, b = rng.sample(range(m.cities), 2)
        track.add_link(rng.randrange(owners), a, b, ())
    return track


def random_demand(rng: Random, cities: int) -> Demand:
    colours = 3
    return Demand(
        colours,
        [rng.choice([NONE, 0, 1, 2]) for _ in range(cities)],
        [rng.choice([0, 0, 1, 2]) for _ in range(cities * colours)],
    )


def slow(
    track: Track, demand: Demand, mover: int, most: int, first_own: bool, balanced: bool
) -> set[tuple[int, int, tuple[int, ...]]]:
    """Each cube on its own, each row of links, each rule as it is written."""
    found = set()

    def go(colour: int, origin: int, here: int, cities: list[int], route: list[int]) -> None:
        for link in range(len(track.owner)):
            if here not in (track.city_a[link], track.city_b[link]) or link in route:
                continue
            to = track.city_a[link] + track.city_b[link] - here
            if to in cities or (not route and first_own and track.owner[link] != mover) or len(route) == most:
                continue
            way = [*route, link]
            own = sum(track.owner[i] == mover for i in way)
            if demand.colour[to] == colour:
                if not balanced or 2 * own >= len(way):
                    found.add((colour, origin, tuple(way)))
            else:
                go(colour, origin, to, [*cities, to], way)

    for city in range(len(demand.colour)):
        for colour in range(demand.colours):
            if demand.cubes[city * demand.colours + colour]:
                go(colour, city, city, [city], [])
    return found


@pytest.mark.parametrize("first_own", [True, False])
@pytest.mark.parametrize("balanced", [True, False])
def test_every_delivery_is_found_and_no_other(first_own: bool, balanced: bool) -> None:
    rng = Random(23)
    for _ in range(150):
        track = random_network(rng, 3)
        demand = random_demand(rng, track.map.cities)
        most = rng.choice([0, 1, 2, 3, 5, NO_LIMIT])
        found = find(track, demand, 0, most, first_own, balanced)
        as_set = {(d.colour, d.origin, d.route) for d in found}
        assert len(as_set) == len(found), "no delivery twice"
        assert as_set == slow(track, demand, 0, most, first_own, balanced)
        for d in found:
            assert demand.colour[destination(track, d.origin, d.route)] == d.colour
            assert sum(earned(track, d.route, 3)) == len(d.route)


def test_what_each_owner_earns() -> None:
    track = random_network(Random(1), 1)
    track.owner = []
    track.city_a, track.city_b, track.tiles, track.at = [], [], [], [[] for _ in track.at]
    track.add_link(0, 0, 1, ())
    track.add_link(2, 1, 2, ())
    track.add_link(0, 2, 3, ())
    assert earned(track, (0, 1, 2), 3) == [2, 0, 1]
    assert destination(track, 0, (0, 1, 2)) == 3
    assert destination(track, 0, (0, 2)) == NONE
