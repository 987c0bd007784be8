"""Players, cards, major lines and cities of Railways of England and Wales as tables."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.cli.tables import tycoon
from rotonde.i18n import label, listing


def tables(scene: Scene) -> list[RenderableType]:
    """Tycoon's tables, the major lines, and what lies before the players."""
    before = [remark for remark in (_baron(scene), _kept(scene), _inspected(scene)) if remark is not None]
    return [*tycoon.tables(scene), _lines(scene), *before]


def purse(scene: Scene, seat: int) -> str:
    """What a player can spend."""
    return tycoon.purse(scene, seat)


def details(scene: Scene) -> list[RenderableType]:
    """The cities, the links, and what the cards do."""
    return tycoon.details(scene)


def _lines(scene: Scene) -> Text:
    """Each line with its points, or who has it."""
    text = Text(scene.say("cli-england-lines") + " ", "bold")
    for i, (line, about) in enumerate(scene.view["major_lines"].items()):
        name = label(scene.lang, scene.game.id, "line", line)
        text.append(f"{', ' if i else ''}{name} ({' – '.join(about['cities'])}, ", "default not bold")
        if about["owner"] is None:
            text.append(f"{about['points']})", "default not bold")
        else:
            number, style = scene.seat_tag(about["owner"])
            text.append(f"{number} {scene.names[about['owner']]}", style).append(")", "default not bold")
    return text


def card_text(scene: Scene, card: str) -> str:
    """The name of a card and what it does."""
    return tycoon.card_text(scene, card)


def _baron(scene: Scene) -> Text | None:
    """The reader's own Baron."""
    viewer = scene.view["seat"]
    card = None if viewer is None else scene.view["seats"][viewer]["baron"]
    if card is None:
        return None
    return Text.assemble((scene.say("cli-england-baron") + " ", "bold"), card_text(scene, card))


def _kept(scene: Scene) -> Text | None:
    """The colours that each player has delivered for the Passenger Line."""
    parts = []
    for seat, row in enumerate(scene.view["seats"]):
        if row["kept_cubes"]:
            words = [label(scene.lang, scene.game.id, "colour", colour) for colour in row["kept_cubes"]]
            parts.append(scene.say("cli-entry", name=scene.names[seat], content=", ".join(words)))
    return Text.assemble((scene.say("cli-england-kept") + " ", "bold"), " · ".join(parts)) if parts else None


def _inspected(scene: Scene) -> Text | None:
    names = [scene.names[seat] for seat, row in enumerate(scene.view["seats"]) if row["lost_delivery"]]
    return Text(scene.say("cli-england-inspected", names=listing(scene.lang, names)), "dim") if names else None
