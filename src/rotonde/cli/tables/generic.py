"""For games that have no tables of their own: what the view says, as it says it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from rotonde.cli.scene import Scene


def tables(scene: Scene) -> list[RenderableType]:
    return [Pretty(scene.view, max_depth=3)]


def purse(scene: Scene, seat: int) -> str:
    return "?"
