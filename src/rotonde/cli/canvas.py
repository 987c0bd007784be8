"""A grid of styled characters that drawings are made on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

BLANK = " "


class Canvas:
    """Characters by column and line. It grows as needed; what was not drawn is blank."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a place to the right."""
        for i, char in enumerate(text):
            self._cells[x + i, y] = (char, style)

    def char(self, x: int, y: int) -> str:
        return self._cells.get((x, y), (BLANK, ""))[0]

    def background(self, x: int, y: int) -> str:
        """The part of a style that says what is behind the character."""
        _, mark, colour = self._cells.get((x, y), (BLANK, ""))[1].partition("on ")
        return mark + colour.split(" ")[0]

    def text(self) -> Text:
        """All lines, without blanks at their ends."""
        from rich.text import Text

        lines = [self._line(y) for y in range(max((y for _, y in self._cells), default=-1) + 1)]
        # A drawing that is wider than the terminal is cut off: wrapped it would be unreadable.
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _line(self, y: int) -> Text:
        from rich.text import Text

        last = max((x for x, line in self._cells if line == y), default=-1)
        line = Text()
        for x in range(last + 1):
            line.append(*self._cells.get((x, y), (BLANK, "")))
        line.rstrip()
        return line
