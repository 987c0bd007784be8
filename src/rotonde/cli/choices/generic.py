"""For games that have nothing of their own: actions grouped by their first word."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from rotonde.cli.scene import Scene
from rotonde.core.contract import Action


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    groups: dict[str, list[str]] = {}
    for action in legal:
        verb, _, rest = scene.words.shown(str(action)).partition(" ")
        groups.setdefault(verb, []).append(rest)
    table = Table.grid(padding=(0, 2))
    for verb, rests in groups.items():
        table.add_row(verb, " · ".join(rest for rest in rests if rest))
    return table
