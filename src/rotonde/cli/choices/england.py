"""What can be done in Railways of England and Wales: Tycoon's actions, Barons to keep and deliveries to stop."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.choices import tycoon
from rotonde.cli.scene import Scene
from rotonde.cli.tables.england import baron_text
from rotonde.core.contract import Action
from rotonde.games.england.actions import Allow, Inspect, KeepBaron
from rotonde.i18n import label

VERBS = ("keep", "inspect", "allow")


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """One row a kind of action: how it is typed, and with what."""
    own = [action for action in legal if isinstance(action, KeepBaron | Inspect | Allow)]
    if not own:
        return tycoon.choices(scene, legal)
    table = Table.grid(padding=(0, 2))
    for action in own:
        verb, _, card = str(action).partition(" ")
        what = Text(card)
        if isinstance(action, KeepBaron):
            name = label(scene.lang, scene.game.id, "card", card)
            what.append(f"  {scene.say('cli-entry', name=name, content=baron_text(scene, card))}", "dim")
        table.add_row(Text("  " + scene.say(f"cli-england-verb-{verb}"), "bold"), what)
    return Group(Text(scene.say("cli-you-can"), "bold"), table)
