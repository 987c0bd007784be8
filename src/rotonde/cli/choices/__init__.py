"""What can be done now, said briefly, and how it is typed: each game's in a module named like it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rotonde.cli.scene import Scene, part_for
from rotonde.core.contract import Action

if TYPE_CHECKING:
    from rich.console import RenderableType


def show_choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """The legal actions, grouped."""
    shown: RenderableType = part_for(__name__, scene.game.id).choices(scene, legal)
    return shown


def notations(scene: Scene, legal: Sequence[Action]) -> Iterable[str]:
    """Every action that makes sense on this board, legal or not: what `why` can be asked about."""
    found: Iterable[str] = part_for(__name__, scene.game.id).notations(scene, legal)
    return found


def spellings(scene: Scene) -> dict[str, str]:
    """Words of the reader's language that may be typed, and the words of the notation that they stand for."""
    found: dict[str, str] = part_for(__name__, scene.game.id).spellings(scene)
    return found
