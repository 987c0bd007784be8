"""Hexes in both orientations."""

from __future__ import annotations

import pytest

from rotonde.core.hexes import DIRECTION_NAMES, FLAT, NO_HEX, POINTY, HexGrid, ahead, opposite

AROUND = {
    FLAT: {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
    POINTY: {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)},
}


def centre(orientation: str, q: int, r: int) -> tuple[float, float]:
    """Where a hex of width 1 lies on paper, y downwards."""
    return (q * 0.75**0.5, r + q / 2) if orientation == FLAT else (q + r / 2, r * 0.75**0.5)


def disc(orientation: str, radius: int = 3) -> HexGrid:
    cells = [(q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius]
    return HexGrid(orientation, [(f"{q},{r}", q, r) for q, r in cells])


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
def test_neighbours_lie_where_their_directions_say(orientation):
    grid = disc(orientation)
    middle = grid.index["0,0"]
    named = zip(DIRECTION_NAMES[orientation], grid.neighbour[6 * middle : 6 * middle + 6], strict=True)
    assert {name: grid.axial[n] for name, n in named} == AROUND[orientation]


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
def test_directions_go_clockwise_on_paper(orientation):
    for i, name in enumerate(DIRECTION_NAMES[orientation]):
        (x, y), (next_x, next_y) = (
            centre(orientation, *AROUND[orientation][DIRECTION_NAMES[orientation][d % 6]]) for d in (i, i + 1)
        )
        assert x * next_y - y * next_x > 0, name
        assert x * x + y * y == pytest.approx(1)
        assert ("N" in name, "S" in name) == (y < -0.1, y > 0.1)
        assert ("E" in name, "W" in name) == (x > 0.1, x < -0.1)


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
def test_being_neighbours_is_mutual(orientation):
    grid = disc(orientation)
    for h in range(len(grid)):
        for d in range(6):
            n = grid.neighbour[6 * h + d]
            if n != NO_HEX:
                assert grid.neighbour[6 * n + opposite(d)] == h
                assert grid.direction(h, n) == d
                assert grid.direction(n, h) == opposite(d)


@pytest.mark.parametrize("orientation", [FLAT, POINTY])
def test_off_the_board_there_is_nothing(orientation):
    grid = HexGrid(orientation, [("a", 0, 0), ("b", 1, 0), ("far", 5, 5)])
    assert grid.around == [[1], [0], []]
    assert grid.neighbour[12:] == [NO_HEX] * 6
    assert grid.direction(0, 2) == -1
    assert grid.direction(0, 0) == -1
    assert len(grid) == 3


def test_the_numbering_is_the_order_given():
    grid = HexGrid(FLAT, [("z", 3, 1), ("a", 0, 0)])
    assert grid.labels == ["z", "a"]
    assert grid.index == {"z": 0, "a": 1}


@pytest.mark.parametrize("direction", range(6))
def test_ahead_is_straight_half_left_and_half_right(direction):
    straight, left, right = ahead(direction)
    assert straight == direction
    assert (left + 1) % 6 == direction == (right - 1) % 6
    assert opposite(direction) not in ahead(direction)
    assert opposite(opposite(direction)) == direction
