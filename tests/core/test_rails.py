"""Rails: faces as sets of tracks, and what a train can reach."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

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


def slow_reach(origin: int, face_at: list[int]) -> dict[tuple[int, int], tuple[int, int]]:
    """Tiles and cells on the way to all train states, by relaxing until nothing changes; tracks are asked one by one."""
    grid = MAP.grid
    found: dict[tuple[int, int], tuple[int, int]] = {}
    changed = True
    while changed:
        changed = False
        leaving = [(origin, side, (1, 1)) for side in range(4)]
        for (cell, entry), way in list(found.items()):
            tracks = ALL_FACES.tracks[face_at[cell]] if face_at[cell] >= 0 else ()
            leaving += [(cell, sum(sides_of(t)) - entry, way) for t in tracks if entry in sides_of(t)]
        for cell, leave, (tiles, cells) in leaving:
            to = grid.neighbour[4 * cell + leave]
            if to < 0 or (cell == origin and face_at[to] == STOP):
                continue
            far = tiles + (MAP.tile_of[to] != MAP.tile_of[cell]), cells + 1
            if far < found.get((to, opposite(leave)), (99, 99)):
                found[to, opposite(leave)] = far
                changed = True
    return found


@settings(max_examples=80, deadline=None)
@given(st.permutations(range(RAILS.cells)), st.lists(st.integers(0, 29), min_size=RAILS.cells, max_size=RAILS.cells))
def test_what_is_traced_step_by_step_is_what_trains_reach(cells, choices):
    """Four stops, then a die on each cell in turn: a simple one, and at once a complex one for the higher choices."""
    face_at = [EMPTY] * RAILS.cells
    stops, free = cells[:4], cells[4:]
    for stop in stops:
        face_at[stop] = STOP
    reach = RAILS.trace(stops[0], face_at)
    for cell, choice in zip(free, choices, strict=False):
        face_at[cell] = choice % 6
        reach = RAILS.follow(reach, cell, face_at)
        if choice >= 12:
            face_at[cell] = [f for f in range(6, 21) if ALL_FACES.keeps(f, face_at[cell])][choice % 5]
            reach = RAILS.follow(reach, cell, face_at)
    slow = slow_reach(stops[0], face_at)
    assert {(s >> 2, s & 3): d for s, d in enumerate(reach.dist) if d} == {state: way[0] for state, way in slow.items()}
    reached = {cell for cell, _ in slow}
    assert reach.ends == sorted(c for c in reached if face_at[c] == EMPTY)
    assert reach.dice == sorted(c for c in reached if face_at[c] >= 0)
    assert reach.arrivals == [sum(1 << side for side in range(4) if (c, side) in slow) for c in range(RAILS.cells)]
    ways = {c: min(way for (to, _), way in slow.items() if to == c) for c in stops if any(to == c for to, _ in slow)}
    assert reach.stops == {c: tiles for c, (tiles, _) in ways.items()}
    fresh = RAILS.trace(stops[0], face_at)
    assert (fresh.dist, fresh.arrivals, fresh.ends, fresh.dice) == (reach.dist, reach.arrivals, reach.ends, reach.dice)
    for stop in stops:
        path = RAILS.route(stops[0], stop, face_at)
        assert bool(path) == (stop in ways)
        if path:
            assert (path[0], path[-1]) == (stops[0], stop)
            assert (1 + sum(MAP.tile_of[a] != MAP.tile_of[b] for a, b in pairwise(path)), len(path)) == ways[stop]


def drawn(rows: str) -> list[int]:
    """Faces on the first tile: `O` is a stop, a simple die its line, `*` is filled in later."""
    simple = {"│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW"}
    face_at = [EMPTY] * RAILS.cells
    for y, row in enumerate(rows.split()):
        for x, letter in enumerate(row):
            if letter not in ".*":
                face_at[cell("ABCD"[x] + str(y + 1))] = STOP if letter == "O" else ALL_FACES.index[simple[letter]]
    return face_at


def cell(label: str) -> int:
    return MAP.grid.index[label]


def route(origin: str, target: str, face_at: list[int]) -> str:
    return " ".join(MAP.grid.labels[c] for c in RAILS.route(cell(origin), cell(target), face_at))


def test_of_ways_over_equally_many_tiles_the_one_with_the_fewest_cells_is_shown():
    assert route("A2", "C2", drawn("┌─┐. O.O. │.│. └─┘.")) == "A2 A1 B1 C1 C2"
    assert route("A3", "C3", drawn("┌─┐. │.│. O.O. └─┘.")) == "A3 A4 B4 C4 C3"


def test_a_train_that_runs_in_a_circle_comes_to_an_end():
    circle = drawn("O┐.. .*┐. .└┘. O...")
    circle[cell("B2")] = ALL_FACES.index["ES+NS"]
    reach = RAILS.trace(cell("A1"), circle)
    assert (reach.stops, [MAP.grid.labels[c] for c in reach.dice]) == ({}, ["B1", "B2", "C2", "B3", "C3"])
    assert route("A1", "A4", circle) == ""


def test_no_train_runs_through_an_empty_cell():
    around = drawn(".O.. O.O. .O.. ....")
    stops = ("B1", "A2", "C2", "B3")
    assert {route(one, other, around) for one, other in permutations(stops, 2)} == {""}
    assert RAILS.trace(cell("A2"), around).stops == {}


def test_a_face_has_an_end_at_each_side_that_a_track_joins():
    sides = {name: ALL_FACES.sides[ALL_FACES.index[name]] for name in ("NS", "EW", "NE", "NS+SW", "EW+NS")}
    assert sides == {"NS": 0b0101, "EW": 0b1010, "NE": 0b0011, "NS+SW": 0b1101, "EW+NS": 0b1111}


def test_there_is_no_route_where_no_train_comes():
    face_at = [EMPTY] * RAILS.cells
    face_at[0] = face_at[9] = STOP
    assert RAILS.route(0, 9, face_at) == []


def test_two_stops_side_by_side_are_not_joined_without_a_track():
    face_at = [EMPTY] * RAILS.cells
    face_at[0] = face_at[1] = STOP
    assert RAILS.trace(0, face_at).stops == {}
    assert RAILS.route(0, 1, face_at) == []
