"""What can be done in Rail Road Dice 2: rails by cell, calls by tile, carries by station."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.core.contract import Action

VERBS: Final = ("station", "roll", "take", "refill", "lay", "exchange", "call", "buy", "carry", "load", "end")
BETWEEN: Final = " · "


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """One row a kind of action: how it is typed, and with what."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for verb in VERBS:
        actions = [action for action in legal if str(action).split()[0] == verb]
        if actions:
            table.add_row(_form(scene, verb), Text(_what(scene, verb, actions)))
    return Group(Text(scene.say("cli-you-can"), "bold"), table)


def _form(scene: Scene, verb: str) -> Text:
    return Text.assemble(("  " + scene.say(f"cli-dice-verb-{verb}"), "bold"), " ", (scene.say(f"cli-dice-form-{verb}"), "dim"))


def _what(scene: Scene, verb: str, actions: Sequence[Action]) -> str:
    """`E2: EW SW ?NW · F4: NS`."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        words = scene.typed(action).split()
        groups.setdefault(words[0] if len(words) > 1 else "", []).append(words[-1] if words else "")
    if verb == "station":
        return " ".join(groups[""])
    # No-break spaces, so that lines break between the parts and not inside them.
    parts = [f"{head}: {' '.join(rest)}".replace(" ", "\u00a0") if head else BETWEEN.join(rest) for head, rest in groups.items()]
    return BETWEEN.join([part for part in (*parts, scene.say(f"cli-dice-means-{verb}")) if part])
