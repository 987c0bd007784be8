"""Rails: faces as sets of tracks, and what a train can reach."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.core.rails import EMPTY, STOP, TRACKS, Faces, RailMap, orientations, sides_of, turn_track
from rotonde.core.squares import SIDES, TileMap, TilePlace, opposite

ALL_FACES = Faces([*((t,) for t in TRACKS), *(tuple(sorted(pair)) for pair in combinations(TRACKS, 2))])
MAP = TileMap([["...."] * 4] * 2, [TilePlace(0, 0, 0, 0), TilePlace(1, 4, 1, 0)])
RAILS = RailMap(MAP, ALL_FACES)


def test_tracks_turn_clockwise():
    assert [turn_track("NE", n) for n in range(4)] == ["NE", "ES", "SW", "NW"]
    assert [turn_track("NS", n) for n in range(3)] == ["NS", "EW", "NS"]


def test_a_face_has_as_many_orientations_as_look_different():
    assert orientations(["NS"]) == [("NS",), ("EW",)]
    assert len(orientations(["NE"])) == 4
    assert orientations(["EW", "NS"]) == [("EW", "NS")]
    assert orientations(["NE", "SW"]) == [("NE", "SW"), ("ES", "NW")]
    assert len(orientations(["NS", "SW"])) == 4


def exits(face: str, side: str) -> str:
    found = ALL_FACES.exits[4 * ALL_FACES.index[face] + SIDES.index(side)]
    return "".join(SIDES[s] for s in sorted(found))


def test_a_switch_goes_from_its_toe_to_both_branches_and_never_between_them():
    assert exits("NS+SW", "S") == "NW"
    assert exits("NS+SW", "N") == "S"
    assert exits("NS+SW", "W") == "S"
    assert exits("NS+SW", "E") == ""


def test_the_tracks_of_a_crossing_and_of_a_double_curve_never_mix():
    assert [exits("EW+NS", side) for side in SIDES] == ["S", "W", "N", "E"]
    assert [exits("NE+SW", side) for side in SIDES] == ["E", "N", "W", "S"]


def test_more_tracks_keep_the_old_ones():
    index = ALL_FACES.index
    assert ALL_FACES.keeps(index["NS+SW"], index["NS"])
    assert not ALL_FACES.keeps(index["NS+SW"], index["EW"])


def slow_reach(origin: int, face_at: list[int]) -> dict[tuple[int, int], int]:
    """Distances of all train states, by relaxing until nothing changes; tracks are asked one by one."""
    grid = MAP.grid
    found: dict[tuple[int, int], int] = {}
    changed = True
    while changed:
        changed = False
        leaving = [(origin, side, 1) for side in range(4)]
        for (cell, entry), distance in list(found.items()):
            for track in ALL_FACES.tracks[face_at[cell]] if face_at[cell] >= 0 else ():
                if entry in sides_of(track):
                    leave = sum(sides_of(track)) - entry
                    leaving.append((cell, leave, distance))
        for cell, leave, distance in leaving:
            to = grid.neighbour[4 * cell + leave]
            if to < 0 or (cell == origin and face_at[to] == STOP):
                continue
            far = distance + (MAP.tile_of[to] != MAP.tile_of[cell])
            if far < found.get((to, opposite(leave)), 99):
                found[to, opposite(leave)] = far
                changed = True
    return found


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_traced_step_by_step_is_what_trains_reach(seed):
    rng = Random(seed)
    cells = list(range(RAILS.cells))
    face_at = [EMPTY] * RAILS.cells
    stops = rng.sample(cells, 4)
    for stop in stops:
        face_at[stop] = STOP
    reach = RAILS.trace(stops[0], face_at)
    free = [c for c in cells if face_at[c] == EMPTY]
    rng.shuffle(free)
    for cell in free:
        face_at[cell] = rng.randrange(6)
        reach = RAILS.follow(reach, cell, face_at)
        if rng.random() < 0.5:
            face_at[cell] = rng.choice([f for f in range(6, 21) if ALL_FACES.keeps(f, face_at[cell])])
            reach = RAILS.follow(reach, cell, face_at)
    slow = slow_reach(stops[0], face_at)
    assert {(s >> 2, s & 3): d for s, d in enumerate(reach.dist) if d} == slow
    assert reach.stops == {c: min(d for (to, _), d in slow.items() if to == c) for c in stops if any(to == c for to, _ in slow)}
    fresh = RAILS.trace(stops[0], face_at)
    assert (fresh.dist, fresh.arrivals, fresh.ends, fresh.dice) == (reach.dist, reach.arrivals, reach.ends, reach.dice)
    for stop, distance in reach.stops.items():
        path = RAILS.route(stops[0], stop, face_at)
        assert (path[0], path[-1]) == (stops[0], stop)
        assert 1 + sum(MAP.tile_of[a] != MAP.tile_of[b] for a, b in pairwise(path)) == distance


def test_there_is_no_route_where_no_train_comes():
    face_at = [EMPTY] * RAILS.cells
    face_at[0] = face_at[9] = STOP
    assert RAILS.route(0, 9, face_at) == []


def test_two_stops_side_by_side_are_not_joined_without_a_track():
    face_at = [EMPTY] * RAILS.cells
    face_at[0] = face_at[1] = STOP
    assert RAILS.trace(0, face_at).stops == {}
    assert RAILS.route(0, 1, face_at) == []
