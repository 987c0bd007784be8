"""For games whose board is not drawn."""

from __future__ import annotations

from rich.text import Text

from rotonde.cli.scene import Scene


def draw(scene: Scene) -> Text:
    return Text()
