"""Hex boards in both orientations: directions, neighbour tables, labels.

Directions are numbered clockwise, so that turning is adding and the opposite is three further on:
flat-top 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW; pointy-top 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
Coordinates are axial (q, r).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

FLAT: Final = "flat-top"
POINTY: Final = "pointy-top"
NO_HEX: Final = -1

DIRECTION_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    FLAT: ("N", "NE", "SE", "S", "SW", "NW"),
    POINTY: ("NE", "E", "SE", "SW", "W", "NW"),
}
_STEPS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    FLAT: ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    POINTY: ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)),
}


class HexGrid:
    """A set of hexes, numbered from 0 in the order given, with its neighbour tables."""

    def __init__(self, orientation: str, cells: Sequence[tuple[str, int, int]]) -> None:
        """`cells` are (label, q, r)."""
        self.orientation = orientation
        self.labels: list[str] = [label for label, _, _ in cells]
        self.axial: list[tuple[int, int]] = [(q, r) for _, q, r in cells]
        self.index: dict[str, int] = {label: i for i, label in enumerate(self.labels)}
        at = {position: i for i, position in enumerate(self.axial)}
        steps = _STEPS[orientation]
        # neighbour[6 * hex + direction], NO_HEX off the board: one flat list, read in a few nanoseconds when compiled.
        self.neighbour: list[int] = [at.get((q + dq, r + dr), NO_HEX) for q, r in self.axial for dq, dr in steps]
        self.around: list[list[int]] = [[n for n in self.neighbour[6 * h : 6 * h + 6] if n != NO_HEX] for h in range(len(cells))]

    def __len__(self) -> int:
        return len(self.labels)

    def direction(self, source: int, target: int) -> int:
        """The direction from a hex to its neighbour; -1 if they are not neighbours."""
        for d in range(6):
            if self.neighbour[6 * source + d] == target:
                return d
        return -1


def hex_steps(orientation: str) -> dict[str, tuple[int, int]]:
    """The step (dq, dr) through each side."""
    return dict(zip(DIRECTION_NAMES[orientation], _STEPS[orientation], strict=True))


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def ahead(direction: int) -> tuple[int, int, int]:
    """Straight on, half left, half right."""
    return (direction, (direction + 5) % 6, (direction + 1) % 6)
