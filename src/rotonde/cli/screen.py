"""A console that shows text from outside as text, whatever it holds."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from rotonde.cli.saying import visible


class Screen(Console):
    """Rich's console, but for characters that would steer the terminal: those can be seen instead."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=visible(segment.text))
