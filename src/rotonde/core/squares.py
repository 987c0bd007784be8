"""Square boards: cells, sides, and terrain tiles laid side by side into one map.

Sides are numbered clockwise, so that turning is adding and the opposite is two further on: 0 N, 1 E, 2 S, 3 W.
x grows to the right, y downwards; a label is the column's letter and the row's number, A1 at the top left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SIDES: Final = ("N", "E", "S", "W")
NO_CELL: Final = -1

_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class TilePlace:
    """Where a tile lies: its top left cell, and how many quarter turns clockwise it was given."""

    tile: int
    x: int
    y: int
    rotation: int


def opposite(side: int) -> int:
    return (side + 2) % 4


def label_of(x: int, y: int) -> str:
    """A1, B1, … Z1, AA1, AB1: the column in letters, the row from 1."""
    letters = ""
    column = x + 1
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{y + 1}"


def turn_rows(rows: Sequence[str], quarter_turns: int) -> list[str]:
    """The rows of a tile after so many quarter turns clockwise."""
    turned = list(rows)
    for _ in range(quarter_turns % 4):
        turned = ["".join([row[x] for row in reversed(turned)]) for x in range(len(turned[0]))]
    return turned


class SquareGrid:
    """A set of cells, numbered from 0 in reading order, with its neighbour table. Holes are off the map."""

    def __init__(self, places: Sequence[tuple[int, int]]) -> None:
        """`places` are (x, y)."""
        self.places: list[tuple[int, int]] = sorted(places, key=_reading_order)
        self.labels: list[str] = [label_of(x, y) for x, y in self.places]
        self.index: dict[str, int] = {label: i for i, label in enumerate(self.labels)}
        at = {place: i for i, place in enumerate(self.places)}
        # neighbour[4 * cell + side], NO_CELL off the map.
        self.neighbour: list[int] = [at.get((x + dx, y + dy), NO_CELL) for x, y in self.places for dx, dy in _STEPS]

    def __len__(self) -> int:
        return len(self.labels)

    def distance(self, one: int, other: int) -> int:
        """Steps across and steps up or down."""
        x, y = self.places[one]
        u, v = self.places[other]
        return abs(x - u) + abs(y - v)

    def is_edge(self, cell: int) -> bool:
        """Whether one of its four sides is off the map."""
        return NO_CELL in self.neighbour[4 * cell : 4 * cell + 4]


class TileMap:
    """One map made of several tiles: its grid, and for each cell the terrain and the tile that it belongs to."""

    def __init__(self, tiles: Sequence[Sequence[str]], places: Sequence[TilePlace]) -> None:
        """`tiles` are rows of terrain letters; they do not overlap as placed. The map is moved to begin at A1."""
        found: dict[tuple[int, int], tuple[str, int]] = {}
        for place in places:
            for x, y, terrain in cells_of(tiles[place.tile], place):
                found[x, y] = (terrain, place.tile)
        left = min([x for x, _ in found])
        top = min([y for _, y in found])
        self.grid = SquareGrid([(x - left, y - top) for x, y in found])
        here = [found[x + left, y + top] for x, y in self.grid.places]
        self.terrain: list[str] = [terrain for terrain, _ in here]
        self.tile_of: list[int] = [tile for _, tile in here]

    def crosses_border(self, cell: int, side: int) -> bool:
        """Whether who leaves the cell by that side comes to another tile."""
        to = self.grid.neighbour[4 * cell + side]
        return to != NO_CELL and self.tile_of[to] != self.tile_of[cell]

    def contact(self, tile: int) -> int:
        """How many cells of a tile touch other tiles, all of these together."""
        own = [cell for cell, of in enumerate(self.tile_of) if of == tile]
        return sum([1 for cell in own if any(self.crosses_border(cell, side) for side in range(4))])

    def is_one_piece(self) -> bool:
        seen = {0}
        waiting = [0]
        while waiting:
            cell = waiting.pop()
            for to in self.grid.neighbour[4 * cell : 4 * cell + 4]:
                if to != NO_CELL and to not in seen:
                    seen.add(to)
                    waiting.append(to)
        return len(seen) == len(self.grid)


def cells_of(rows: Sequence[str], place: TilePlace) -> list[tuple[int, int, str]]:
    """The cells that a tile covers, each with its terrain."""
    turned = turn_rows(rows, place.rotation)
    return [(place.x + dx, place.y + dy, terrain) for dy, row in enumerate(turned) for dx, terrain in enumerate(row)]


def _reading_order(place: tuple[int, int]) -> tuple[int, int]:
    return place[1], place[0]
