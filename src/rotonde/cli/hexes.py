"""Drawing hex boards in a terminal, in both orientations. It knows no game: a face says what is on a hex.

Flat-top hexes, two lines each, neighbours half a hex apart, and pointy-top hexes as bricks:

     ____                       _____ _____
    /A1  \\____                 |A1   |B1   |
    \\____/B1  \\                |_____|_____|__
    /A2  \\____/                   |A2   |B2   |
    \\____/                        |_____|_____|
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rotonde.cli.canvas import BLANK, Canvas
from rotonde.cli.colours import GREY, ON_FILL
from rotonde.core.hexes import FLAT, HexGrid

if TYPE_CHECKING:
    from rich.text import Text

NARROWEST: Final = 4
WIDEST: Final = 7
FLOOR: Final = "_"
OPEN_FLOOR: Final = "|"
OPEN_WALL: Final = "="
CLOSED_WALLS: Final = "/\\|"
EMPTY: Final = BLANK + FLOOR
WALL_STYLE: Final = GREY

Ink = tuple[str, str]
"""A text and its style."""


@dataclass
class Face:
    """What is drawn on a hex: an upper and a lower line, and a name that may spill over into empty neighbours."""

    upper: list[Ink] = field(default_factory=list)
    lower: list[Ink] = field(default_factory=list)
    fill: str = ""
    name: Ink | None = None
    joined: frozenset[int] = frozenset()
    """The directions in which track leads out of the hex."""
    joined_style: str = ""
    edges: Mapping[int, Ink] = field(default_factory=dict)
    """What lies on the edges of the hex, by direction: a barrier, a ridge, a river. Track that leads through hides it."""


def fitting_pitch(grid: HexGrid, width: int) -> int:
    """The widest hexes that a drawing of this width has room for."""
    columns = _columns(grid)
    return max(NARROWEST, min(WIDEST, int((width - 1) // columns)))


def _columns(grid: HexGrid) -> float:
    """How many hexes lie side by side."""
    slant = 0 if grid.orientation == FLAT else 0.5
    xs = [q + r * slant for q, r in grid.axial]
    return max(xs) - min(xs) + 1


class HexDrawing:
    """One drawing of a grid with hexes `pitch` characters apart."""

    def __init__(self, grid: HexGrid, pitch: int) -> None:
        self.grid = grid
        self.pitch = pitch
        self.room = pitch - 1
        """How many characters a line of a face holds."""
        self.canvas = Canvas()
        corners = [self._corner(q, r) for q, r in grid.axial]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        self._corners = [(x - left, y - top + 1) for x, y in corners]

    def _corner(self, q: int, r: int) -> tuple[int, int]:
        if self.grid.orientation == FLAT:
            return q * self.pitch, 2 * r + q
        return (2 * q + r) * self.pitch // 2, 2 * r

    def draw(self, faces: Mapping[str, Face]) -> Text:
        """The board with these faces; hexes without one are empty."""
        empty = Face()
        drawn = [faces.get(label, empty) for label in self.grid.labels]
        for place, face in enumerate(drawn):
            self._draw_face(place, face)
        for place, face in enumerate(drawn):
            self._draw_joints(place, face)
        for place, face in enumerate(drawn):
            self._draw_edges(place, face)
        for place, face in enumerate(drawn):
            if face.name is not None:
                self._draw_name(place, face)
        return self.canvas.text()

    def _draw_face(self, place: int, face: Face) -> None:
        x, y = self._corners[place]
        self._draw_walls(place)
        self._draw_line(x + 1, y, face.upper, BLANK, face.fill)
        self._draw_line(x + 1, y + 1, face.lower, FLOOR, face.fill)

    def _draw_walls(self, place: int) -> None:
        x, y = self._corners[place]
        right = x + self.pitch
        upper, lower = ("/\\", "\\/") if self.grid.orientation == FLAT else ("||", "||")
        for line, walls in ((y, upper), (y + 1, lower)):
            self.canvas.put(x, line, walls[0], WALL_STYLE)
            self.canvas.put(right, line, walls[1], WALL_STYLE)
        for i in range(x + 1, right):
            if self.canvas.char(i, y - 1) == BLANK:
                self.canvas.put(i, y - 1, FLOOR, WALL_STYLE)

    def _draw_line(self, x: int, y: int, inks: Iterable[Ink], filling: str, fill: str) -> None:
        """A line of a face, centred; what is left over is floor or blank."""
        pieces = list(inks)
        length = sum(len(text) for text, _ in pieces)
        before = max(0, (self.room - length) // 2)
        style = f"{WALL_STYLE} {fill}" if filling == FLOOR else fill
        self.canvas.put(x, y, filling * self.room, style.strip())
        at = x + before
        for text, ink in pieces:
            shown = text[: x + self.room - at]
            self.canvas.put(at, y, shown, f"{fill} {ink}".strip())
            at += len(shown)

    def _walls(self, x: int, y: int) -> dict[int, tuple[int, int]]:
        """Where the upright edges of a hex stand, by direction."""
        right = x + self.pitch
        if self.grid.orientation == FLAT:
            return {1: (right, y), 2: (right, y + 1), 4: (x, y + 1), 5: (x, y)}
        return {1: (right, y), 4: (x, y)}

    def _draw_joints(self, place: int, face: Face) -> None:
        """Where track leads through an edge, the wall is open."""
        x, y = self._corners[place]
        walls = self._walls(x, y)
        for direction in face.joined:
            if direction in walls:
                self.canvas.put(*walls[direction], OPEN_WALL, face.joined_style)
            else:
                self._open_floor(x, y, direction, face.joined_style)

    def _draw_edges(self, place: int, face: Face) -> None:
        """The signs of what lies on the edges, where no track leads through."""
        x, y = self._corners[place]
        walls = self._walls(x, y)
        for direction, (sign, style) in face.edges.items():
            if direction in walls:
                if self.canvas.char(*walls[direction]) in CLOSED_WALLS:
                    self.canvas.put(*walls[direction], sign, style)
                continue
            line, first, last = self._edge(x, y, direction)
            for i in self._floor(line, first, last):
                self._mark(i, line, sign, style)

    def _edge(self, x: int, y: int, direction: int) -> tuple[int, int, int]:
        """The line of an upper or lower edge, its first and its last column."""
        if self.grid.orientation == FLAT:
            return (y - 1 if direction == 0 else y + 1), x + 1, x + self.room
        half = self.pitch // 2
        first, last = (x + half, x + self.room) if direction in (0, 2) else (x + 1, x + half)
        return (y - 1 if direction in (0, 5) else y + 1), first, last

    def _floor(self, line: int, first: int, last: int) -> list[int]:
        """Where nothing stands on an edge."""
        return [i for i in range(first, last + 1) if self.canvas.char(i, line) == FLOOR]

    def _open_floor(self, x: int, y: int, direction: int, style: str) -> None:
        """Through the upper or lower edge: the floor beside what stands there shows the way."""
        line, first, last = self._edge(x, y, direction)
        floor = self._floor(line, first, last)
        middle = (first + last) / 2
        for side in ([i for i in floor if i <= middle][-1:], [i for i in floor if i > middle][:1]):
            for i in side:
                self._mark(i, line, OPEN_FLOOR, style)

    def _mark(self, x: int, line: int, sign: str, style: str) -> None:
        """A sign on the floor of a hex, in its own colour unless the floor has one."""
        fill = self.canvas.background(x, line)
        self.canvas.put(x, line, sign, f"{fill} {ON_FILL}" if fill else style)

    def _draw_name(self, place: int, face: Face) -> None:
        """A name on the upper line; it spills over where its neighbours have nothing to show."""
        assert face.name is not None
        text, style = face.name
        x, y = self._corners[place]
        free_right, free_left = self._free_beside(x + self.pitch, y, 1), self._free_beside(x, y, -1)
        spare = max(0, len(text) - self.room)
        # Rather to the right: there a reader expects the rest of a word.
        to_right = min((spare + 1) // 2, free_right)
        to_left = min(spare - to_right, free_left)
        to_right = min(spare - to_left, free_right)
        shown = text[: self.room + to_left + to_right].center(self.room)
        self.canvas.put(x + 1 - to_left, y, shown, f"{face.fill} {style}".strip())

    def _free_beside(self, x: int, y: int, step: int) -> int:
        """How many characters a name may take from here on: a closed wall, and the floor behind it."""
        if self.canvas.char(x, y) not in CLOSED_WALLS:
            return 0
        free = 0
        while free <= self.room and x >= 0 and self.canvas.char(x, y) in (CLOSED_WALLS if free == 0 else EMPTY):
            free += 1
            x += step
        # A letter of its own for the gap to the next word.
        return free if self.canvas.char(x, y) in EMPTY + CLOSED_WALLS else max(0, free - 1)
