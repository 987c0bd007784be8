"""A console that shows text from outside as text, whatever it holds, and keeps together what belongs together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from rotonde.cli.saying import visible

NO_BREAK: Final = "\u00a0"
_TIED: Final = "\ue000"
"""Rich breaks lines at no-break spaces too; while it does so, a sign of private use stands for them."""


class Screen(Console):
    """Rich's console, but characters that would steer the terminal can be seen, and lines break only where they may."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(_tied(renderable), options):
            yield segment if segment.control else segment._replace(text=visible(segment.text).replace(_TIED, NO_BREAK))


def _tied(renderable: RenderableType) -> RenderableType:
    if isinstance(renderable, str):
        return renderable.replace(NO_BREAK, _TIED)
    if isinstance(renderable, Text) and NO_BREAK in renderable.plain:
        renderable = renderable.copy()
        renderable.plain = renderable.plain.replace(NO_BREAK, _TIED)
    return renderable
