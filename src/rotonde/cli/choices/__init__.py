"""What can be done now, said briefly: each game's in a module named like it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rotonde.cli.scene import Scene, part_for
from rotonde.core.contract import Action

if TYPE_CHECKING:
    from rich.console import RenderableType


def show_choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """The legal actions, grouped."""
    shown: RenderableType = part_for(__name__, scene.game.id).choices(scene, legal)
    return shown
