"""What can be done in Rail Road Dice 2: rails by cell, calls by tile, carries by station."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.boards.dice import map_in
from rotonde.cli.scene import Scene
from rotonde.core.contract import Action
from rotonde.games.dice.actions import Call, Carry, Exchange, Lay, Load, PlaceStation
from rotonde.games.dice.board import LOCOMOTIVES
from rotonde.games.dice.faces import FACES, SIMPLE_FACES

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
        words = str(action).split()[1:]
        groups.setdefault(words[0] if len(words) > 1 else "", []).append(words[-1] if words else "")
    if verb == "station":
        return " ".join(groups[""])
    # No-break spaces, so that lines break between the parts and not inside them.
    parts = [f"{head}: {' '.join(rest)}".replace(" ", "\u00a0") if head else BETWEEN.join(rest) for head, rest in groups.items()]
    return BETWEEN.join([part for part in (*parts, scene.say(f"cli-dice-means-{verb}")) if part])


def notations(scene: Scene, legal: Sequence[Action]) -> Iterable[str]:
    """Every action of this map, whether or not it is legal now."""
    yield from ("end", "refill", "take ?", "roll 4+0", "roll 2+1", "roll 0+2")
    for value in LOCOMOTIVES:
        yield f"buy {value}"
    for tokens in range(1, LOCOMOTIVES[-1] + 1):
        yield str(Load(tokens))
    for heap in scene.view["heaps"]:
        for question in (False, True):
            yield str(Call(heap["tile"], question))
    yield from _on_cells(scene)


def _on_cells(scene: Scene) -> Iterator[str]:
    stations = {station["cell"] for station in scene.view["stations"]}
    for cell in map_in(scene).grid.labels:
        yield str(PlaceStation(cell))
        for question in (False, True):
            for face in FACES.names[:SIMPLE_FACES]:
                yield str(Lay(cell, face, question))
            for face in FACES.names[SIMPLE_FACES:]:
                yield str(Exchange(cell, face, question))
        for value in LOCOMOTIVES if cell in stations else ():
            yield str(Carry(cell, value))


def spellings(scene: Scene) -> dict[str, str]:
    """Verbs in the reader's language."""
    return {scene.say(f"cli-dice-verb-{verb}"): verb for verb in VERBS}
