"""Drawing square maps in a terminal. It knows no game: a face says what is on a cell.

A cell is six characters by three lines; the left column and the upper line are where it meets its neighbours, so that
rails run through and the borders between tiles can be seen:

      A     B
    ╎     ╎
  1 ╎  ▲1─────╮
    ╎         │
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rotonde.cli.canvas import Canvas
from rotonde.cli.colours import GREY
from rotonde.core.squares import NO_CELL, SquareGrid

if TYPE_CHECKING:
    from rich.text import Text

WIDTH: Final = 6
HEIGHT: Final = 3
MARGIN: Final = 3
MIDDLE: Final = 3
BORDER_STYLE: Final = GREY
BORDER_ON_FILL: Final = "#c8c8c8"
LABEL_STYLE: Final = "dim"

RAILS: Final = {
    "NS": ("   │  ", "   │  ", "   │  "),
    "EW": ("      ", "──────", "      "),
    "NE": ("   │  ", "   ╰──", "      "),
    "ES": ("      ", "   ╭──", "   │  "),
    "SW": ("      ", "───╮  ", "   │  "),
    "NW": ("   │  ", "───╯  ", "      "),
    "EW+NS": ("   │  ", "───┼──", "   │  "),
    "NE+SW": ("   │  ", "──╮╰──", "  ╰╮  "),
    "ES+NW": ("   │  ", "───╯╭─", "   ╭╯ "),
}
"""One track, or two that do not share an end. Two that do are a switch: its toe, the end that both share, is a dot."""

TOE: Final = "●"
_ENDS: Final = {"N": ((MIDDLE, 0),), "E": ((4, 1), (5, 1)), "S": ((MIDDLE, 2),), "W": ((0, 1), (1, 1), (2, 1))}
_LINES: Final = {"N": "│", "S": "│", "E": "─", "W": "─"}
_MIDDLES: Final = {"ENS": "├", "NSW": "┤", "ENW": "┴", "ESW": "┬"}
_PLAIN: Final = str.maketrans("│─╰╭╮╯┼├┤┴┬●╎╌", "|-+++++++++o:.")

Ink = tuple[str, str]
"""A text and its style."""


@dataclass
class Face:
    """What is drawn on a cell: rails, something in its middle, a sign in its lower left corner and one in its upper left."""

    tracks: str = ""
    tracks_style: str = ""
    middle: Ink | None = None
    corner: Ink | None = None
    tag: Ink | None = None
    fill: str = ""
    borders: frozenset[int] = field(default_factory=frozenset)
    """The sides (0 N, 3 W) where another tile, or nothing, lies."""


def rails(tracks: str) -> Sequence[str]:
    """The three lines of a die with these tracks, `NS+SW`."""
    if tracks in RAILS:
        return RAILS[tracks]
    one, other = tracks.split("+")
    (toe,) = set(one) & set(other)
    sides = "".join(sorted(set(one + other)))
    lines = [[" "] * WIDTH for _ in range(HEIGHT)]
    for side in sides:
        for x, y in _ENDS[side]:
            lines[y][x] = _LINES[side]
    lines[1][MIDDLE] = _MIDDLES[sides]
    x, y = _ENDS[toe][0 if toe in "NSE" else -1]
    lines[y][x] = TOE
    return ["".join(line) for line in lines]


class SquareDrawing:
    """One drawing of a grid."""

    def __init__(self, grid: SquareGrid, plain: bool) -> None:
        """`plain`: only signs that every terminal can show."""
        self.grid = grid
        self.plain = plain
        self.canvas = Canvas()

    def draw(self, faces: Mapping[str, Face]) -> Text:
        """The map with these faces; cells without one are empty."""
        self._draw_labels()
        for cell, label in enumerate(self.grid.labels):
            self._draw_face(cell, faces.get(label, Face()))
        return self.canvas.text()

    def _put(self, x: int, y: int, text: str, style: str) -> None:
        self.canvas.put(x, y, text.translate(_PLAIN) if self.plain else text, style.strip())

    def _draw_labels(self) -> None:
        for cell, (x, y) in enumerate(self.grid.places):
            label = self.grid.labels[cell]
            column = label.rstrip("0123456789")
            self._put(MARGIN + WIDTH * x + MIDDLE, 0, column, LABEL_STYLE)
            self._put(0, 1 + HEIGHT * y + 1, label[len(column) :].rjust(2), LABEL_STYLE)

    def _draw_face(self, cell: int, face: Face) -> None:
        x, y = self.grid.places[cell]
        left, top = MARGIN + WIDTH * x, 1 + HEIGHT * y
        for line in range(HEIGHT):
            self._put(left, top + line, " " * WIDTH, face.fill)
        self._draw_borders(cell, left, top, face)
        if face.corner:
            self._put(left + 1, top + 2, face.corner[0], f"{face.fill} {face.corner[1]}")
        if face.tracks:
            self._draw_rails(left, top, face)
        if face.tag:
            self._put(left + 1, top, face.tag[0], face.tag[1])
        if face.middle:
            text, style = face.middle
            self._put(left + MIDDLE - len(text) // 2, top + 1, text, f"{face.fill} {style}")

    def _draw_rails(self, left: int, top: int, face: Face) -> None:
        for line, row in enumerate(rails(face.tracks)):
            for x, sign in enumerate(row):
                if sign != " ":
                    self._put(left + x, top + line, sign, f"{face.fill} {face.tracks_style}")

    def _draw_borders(self, cell: int, left: int, top: int, face: Face) -> None:
        style = f"{face.fill} {BORDER_ON_FILL if face.fill else BORDER_STYLE}"
        if 0 in face.borders:
            self._put(left, top, "╌" * WIDTH, style)
        if 3 in face.borders:
            for line in range(HEIGHT):
                self._put(left, top + line, "╎", style)
        # Where the map ends, the border belongs to the cell that is there.
        if self.grid.neighbour[4 * cell + 1] == NO_CELL:
            for line in range(HEIGHT):
                self._put(left + WIDTH, top + line, "╎", BORDER_STYLE)
        if self.grid.neighbour[4 * cell + 2] == NO_CELL:
            self._put(left, top + HEIGHT, "╌" * (WIDTH + 1), BORDER_STYLE)
