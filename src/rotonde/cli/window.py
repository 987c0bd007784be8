"""The part of a drawing that a terminal has room for, and moving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.text import Text

STEPS: Final = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


class Window:
    """A window on a drawing: it stays where it was moved to, and never shows more emptiness than it must."""

    def __init__(self) -> None:
        self._x = 0
        self._y = 0
        self.is_placed = False
        """Whether it was ever moved to something."""

    def cut(self, drawn: Text, width: int, height: int, margins: tuple[int, int] = (0, 0)) -> Text:
        """What of a drawing can be seen; columns at its left and lines at its top that name what is there stay in sight."""
        from rich.text import Text

        left, top = margins
        lines = drawn.split("\n", allow_blank=True)
        self._x = max(0, min(self._x, _widest(drawn) - width))
        self._y = max(0, min(self._y, len(lines) - height))
        seen = [*lines[:top], *lines[top + self._y : self._y + height]]
        shown = [line[:left] + line[left + self._x : self._x + width] for line in seen]
        return Text("\n", no_wrap=True, overflow="crop").join(shown)

    def move(self, step: str, width: int, height: int) -> None:
        """Half a window to the north, south, west or east."""
        self.is_placed = True
        dx, dy = STEPS[step]
        self._x += dx * width // 2
        self._y += dy * height // 2

    def centre(self, across: float, down: float, drawn: Text, width: int, height: int) -> None:
        """Move so that a point of the drawing, given in parts of its size, is in the middle."""
        self.is_placed = True
        lines = drawn.plain.split("\n")
        self._x = int(across * _widest(drawn)) - width // 2
        self._y = int(down * len(lines)) - height // 2


def fits(drawn: Text, width: int, height: int) -> bool:
    """Whether all of a drawing can be seen at once."""
    return _widest(drawn) <= width and len(drawn.plain.split("\n")) <= height


def _widest(drawn: Text) -> int:
    return max((len(line) for line in drawn.plain.split("\n")), default=0)
