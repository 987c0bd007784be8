"""Rail Road Dice 2: what a layout looks like. The heaps of tokens lie beside the map, where no die covers them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import board_key
from rotonde.core.picture import DARK, LIGHT, MOUNTAIN, PLAIN, WATER, Cell, Picture, Place, inks
from rotonde.games.dice.board import COMPANIES, Board
from rotonde.games.dice.layout import MOUNTAIN as MOUNTAIN_SIGN
from rotonde.games.dice.layout import TILE_SIZE
from rotonde.games.dice.layout import WATER as WATER_SIGN

_MARGIN: Final = 1.5
_COMPANY_INKS: Final = {
    "black": ("#26231f", LIGHT, "B"),
    "blue": ("#1f56a0", LIGHT, "U"),
    "white": ("#f6efdc", DARK, "W"),
    "green": ("#2f6f4e", LIGHT, "G"),
}


def picture(data: Mapping[str, Any]) -> Picture:
    """The cells, and one place a tile for its heap; of a layout at random that is not laid yet, the rectangle."""
    board = Board(data, None)
    columns, rows = [x for x, _ in board.grid.places], [y for _, y in board.grid.places]
    left, top = min(columns) - _MARGIN, min(rows) - _MARGIN
    width, height = max(columns) + 1 + _MARGIN - left, max(rows) + 1 + _MARGIN - top
    seats = {str(seat): _COMPANY_INKS[colour] for seat, colour in enumerate(COMPANIES)}
    return Picture(
        key=board_key(data),
        grid="square",
        frame=[left, top, width, height],
        cells=_cells(board),
        places=[_heap(board, tile) for tile in range(len(board.layout["layout"]))],
        edges=[],
        rivers=[],
        labels=[],
        colours=inks(seats, _COMPANY_INKS, {"grey": ("#8b8577", LIGHT, "–")}),
    )


def _cells(board: Board) -> list[Cell]:
    """x and y of a cell are its middle."""
    words = {MOUNTAIN_SIGN: MOUNTAIN, WATER_SIGN: WATER}
    return [
        Cell(at=board.labels[i], x=x + 0.5, y=y + 0.5, terrain=words.get(board.map.terrain[i], PLAIN))
        for i, (x, y) in enumerate(board.grid.places)
    ]


def _heap(board: Board, number: int) -> Place:
    """Beside the tile, off the map: above it, below it, left or right; inside it where it is shut in."""
    spots = board.layout["layout"]
    spot, half = spots[number], TILE_SIZE / 2
    # The map begins at 0, 0, wherever its tiles were laid.
    x, y = spot["x"] - min(other["x"] for other in spots), spot["y"] - min(other["y"] for other in spots)
    taken = set(board.grid.places)
    for dx, dy in ((half, -0.75), (half, TILE_SIZE + 0.75), (-0.75, half), (TILE_SIZE + 0.75, half)):
        here = (int((x + dx) // 1), int((y + dy) // 1))
        if not {here, (here[0] - 1, here[1])} & taken or (dy == half and here not in taken):
            return Place(id=str(spot["tile"]), at=_corner(board, x, y), kind="heap", x=x + dx, y=y + dy)
    return Place(id=str(spot["tile"]), at=_corner(board, x, y), kind="heap", x=x + 0.5, y=y + 0.5)


def _corner(board: Board, x: int, y: int) -> str:
    """The label of a tile's first cell."""
    return board.labels[board.grid.places.index((x, y))]
