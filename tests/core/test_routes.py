"""Moving cubes link by link, against whole routes."""

from __future__ import annotations

from random import Random

import pytest
from track_maps import rectangle

from rotonde.core.deliveries import NO_LIMIT, Demand, find
from rotonde.core.routes import Routes
from rotonde.core.track import NONE, Track, TrackMap

CITIES = 9
COLOURS = 3


def network(rng: Random, links: int, owners: int) -> Track:
    """Links between cities at random; no tiles lie, nobody asks for them here."""
    track = Track(TrackMap(rectangle("flat-top", 9, 9), range(0, 81, 9)))
    for _ in range(links):
        a, b = rng.sample(range(CITIES), 2)
        track.add_link(rng.randrange(owners), a, b, ())
    return track


@pytest.mark.parametrize("seed", range(80))
def test_steps_lead_along_every_route_and_no_other(seed):
    rng = Random(seed)
    track = network(rng, rng.randint(3, 13), rng.randint(1, 3))
    colour_of = [rng.choice([NONE, 0, 1, 2]) for _ in range(CITIES)]
    cubes = [rng.choice([0, 1]) for _ in range(CITIES * COLOURS)]
    for mover in range(3):
        demand = Demand(COLOURS, colour_of, cubes)
        whole = {(d.colour, d.origin, d.route) for d in find(track, demand, mover, NO_LIMIT, own_at_least_others=True)}
        routes = Routes(track, colour_of, mover)
        assert set(stepped(track, routes, demand)) == whole


def stepped(track, routes, demand):
    for origin in range(CITIES):
        startable = routes.startable(origin, demand.waiting(origin))
        for colour in range(COLOURS):
            if demand.waiting(origin) >> colour & 1:
                begun = routes.next_links(colour, origin, [])
                assert bool(begun) == bool(startable >> colour & 1)
                yield from followed(track, routes, demand, colour, origin, [])


def followed(track, routes, demand, colour, origin, route):
    for link in routes.next_links(colour, origin, route):
        longer = [*route, link]
        here = origin
        for used in longer:
            here = track.city_a[used] + track.city_b[used] - here
        if demand.colour[here] == colour:
            yield (colour, origin, tuple(longer))
        else:
            assert routes.next_links(colour, origin, longer), "a step into a dead end"
            yield from followed(track, routes, demand, colour, origin, longer)


def test_tables_keep_up_with_links_that_are_added_but_not_with_a_change_of_owner():
    track = network(Random(1), 5, 2)
    routes = Routes(track, [0] * CITIES, 0)
    assert routes.keeps_up(track)
    assert not routes.keeps_up(track.copy())
    track.give_links(1, 0)
    assert not routes.keeps_up(track)


@pytest.mark.parametrize("seed", range(40))
def test_tables_that_kept_up_answer_like_new_ones(seed):
    rng = Random(seed)
    track = network(rng, 2, 3)
    colour_of = [rng.choice([NONE, 0, 1, 2]) for _ in range(CITIES)]
    old = Routes(track, colour_of, 0)
    for _ in range(12):
        a, b = rng.sample(range(CITIES), 2)
        track.add_link(rng.randrange(3), a, b, ())
        assert old.keeps_up(track)
        new = Routes(track, colour_of, 0)
        for origin in range(CITIES):
            assert old.startable(origin, 0b111) == new.startable(origin, 0b111)
            for colour in range(COLOURS):
                assert old.next_links(colour, origin, []) == new.next_links(colour, origin, [])


def test_a_cube_that_starts_in_a_dead_end_counts_the_own_links_out_of_it():
    # 0 - 1 - 2 are the mover's, 2 - 3 - 4 another's; the goal is 4. From 0 two own links pay for two others, from 1 one does not.
    track = Track(TrackMap(rectangle("flat-top", 9, 9), range(0, 81, 9)))
    for owner, a, b in ((0, 0, 1), (0, 1, 2), (1, 2, 3), (1, 3, 4)):
        track.add_link(owner, a, b, ())
    routes = Routes(track, [NONE, NONE, NONE, NONE, 0, NONE, NONE, NONE, NONE], 0)
    assert routes.startable(0, 1) == 1
    assert routes.startable(1, 1) == 0
