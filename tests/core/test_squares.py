"""Square boards: cells, sides, tiles laid side by side."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.squares import NO_CELL, SIDES, SquareGrid, TileMap, TilePlace, label_of, opposite, turn_rows

TILE = ["ab", "cd"]


def test_labels_are_column_and_row():
    assert [label_of(x, y) for x, y in ((0, 0), (11, 7), (25, 0), (26, 0), (701, 0), (702, 0))] == [
        "A1",
        "L8",
        "Z1",
        "AA1",
        "ZZ1",
        "AAA1",
    ]


def test_a_tile_turns_clockwise():
    assert turn_rows(TILE, 0) == ["ab", "cd"]
    assert turn_rows(TILE, 1) == ["ca", "db"]
    assert turn_rows(TILE, 2) == ["dc", "ba"]
    assert turn_rows(TILE, 3) == ["bd", "ac"]
    assert turn_rows(TILE, 4) == TILE


@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1))
def test_neighbours_lie_across_the_side_and_see_each_other(places):
    grid = SquareGrid(list(places))
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    for cell, (x, y) in enumerate(grid.places):
        for side, name in enumerate(SIDES):
            to = grid.neighbour[4 * cell + side]
            there = (x + steps[name][0], y + steps[name][1])
            assert (to == NO_CELL) == (there not in places)
            if to != NO_CELL:
                assert grid.places[to] == there
                assert grid.neighbour[4 * to + opposite(side)] == cell
                assert grid.distance(cell, to) == 1


def test_tiles_become_one_map_that_begins_at_a1():
    tile_map = TileMap([TILE, TILE], [TilePlace(0, 5, -3, 0), TilePlace(1, 7, -2, 1)])
    grid = tile_map.grid
    assert grid.labels == ["A1", "B1", "A2", "B2", "C2", "D2", "C3", "D3"]
    assert dict(zip(grid.labels, tile_map.terrain, strict=True)) == {
        "A1": "a",
        "B1": "b",
        "A2": "c",
        "B2": "d",
        "C2": "c",
        "D2": "a",
        "C3": "d",
        "D3": "b",
    }
    assert [tile_map.contact(0), tile_map.contact(1)] == [1, 1]
    assert tile_map.crosses_border(grid.index["B2"], SIDES.index("E"))
    assert not tile_map.crosses_border(grid.index["A2"], SIDES.index("E"))
    assert tile_map.is_one_piece()


def test_tiles_that_meet_at_a_corner_only_are_two_pieces():
    tile_map = TileMap([TILE, TILE], [TilePlace(0, 0, 0, 0), TilePlace(1, 2, 2, 0)])
    assert not tile_map.is_one_piece()
    assert tile_map.contact(0) == 0


def test_a_hole_is_off_the_map():
    ring = SquareGrid([(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)])
    assert all(ring.is_edge(cell) for cell in range(len(ring)))
    block = SquareGrid([(x, y) for x in range(3) for y in range(3)])
    assert [block.labels[c] for c in range(9) if not block.is_edge(c)] == ["B2"]


def test_pieces_side_by_side_with_a_gap_are_not_one_map():
    tiles = [["...."] * 4] * 2
    assert TileMap(tiles, [TilePlace(0, 0, 0, 0), TilePlace(1, 4, 0, 0)]).is_one_piece()
    assert not TileMap(tiles, [TilePlace(0, 0, 0, 0), TilePlace(1, 5, 0, 0)]).is_one_piece()
    assert not TileMap(tiles, [TilePlace(0, 0, 0, 0), TilePlace(1, 0, 5, 0)]).is_one_piece()
    assert not TileMap(tiles, [TilePlace(0, 0, 0, 0), TilePlace(1, 4, 4, 0)]).is_one_piece()
