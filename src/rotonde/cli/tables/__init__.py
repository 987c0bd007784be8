"""Tables of what lies before the players, each game's in a module named like it with a function `tables(scene)`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rotonde.cli.scene import Scene, part_for
from rotonde.core.contract import Seat
from rotonde.i18n import label

if TYPE_CHECKING:
    from rich.console import RenderableType


def position_tables(scene: Scene) -> list[RenderableType]:
    """What to show below the board."""
    found: list[RenderableType] = part_for(__name__, scene.game.id).tables(scene)
    return found


def purse(scene: Scene, seat: Seat) -> str:
    """The money that a seat has, which need not be its score."""
    found: str = part_for(__name__, scene.game.id).purse(scene, seat)
    return found


def detail_tables(scene: Scene) -> list[RenderableType]:
    """What is shown only when asked for; nothing for games that have no more."""
    details = getattr(part_for(__name__, scene.game.id), "details", None)
    found: list[RenderableType] = details(scene) if details else []
    return found


def card_text(scene: Scene, card: str) -> str:
    """What a card is called and does, as far as the game's tables say it."""
    told = getattr(part_for(__name__, scene.game.id), "card_text", None)
    text: str = told(scene, card) if told else label(scene.lang, scene.game.id, "card", card)
    return text
