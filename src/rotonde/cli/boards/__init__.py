"""Drawings of the games' boards, each in a module named like its game with a function `draw(scene)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rotonde.cli.scene import Scene, part_for

if TYPE_CHECKING:
    from rich.text import Text


def draw_board(scene: Scene) -> Text:
    """The board of a position; nothing for games that have no drawing."""
    text: Text = part_for(__name__, scene.game.id).draw(scene)
    return text


def margins(scene: Scene) -> tuple[int, int]:
    """The columns and lines at the edge of a drawing that name rows and columns of the board."""
    found: tuple[int, int] = getattr(part_for(__name__, scene.game.id), "MARGINS", (0, 0))
    return found


def legend(scene: Scene) -> Text:
    """What the signs on the board mean; nothing for games that have no drawing."""
    from rich.text import Text

    told = getattr(part_for(__name__, scene.game.id), "legend", None)
    return Text(told(scene) if told else "", "dim")
