"""What can be done in Rocket: tokens by city, stations by column, lines with what each hex would bring."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.boards.rocket import grid_of
from rotonde.cli.scene import Scene
from rotonde.core.contract import Action
from rotonde.games.rocket.actions import Bid, Extend, LiftStation, Pass, PlaceStation, TakeToken
from rotonde.i18n import label

VERBS = ("token", "station", "lift", "extend", "bid", "pass")
BETWEEN = " · "
GAP = 2
_HEX = re.compile(r"([A-Za-z]+)([1-9][0-9]*)")


def choices(scene: Scene, legal: Sequence[Action]) -> RenderableType:
    """One row a kind of action: how it is typed, and with what."""
    rows = list(_rows(scene, legal))
    room = scene.width - max(form.cell_len for form, _ in rows) - GAP
    table = Table.grid(padding=(0, GAP, 0, 0))
    for form, parts in rows:
        table.add_row(form, lines_of(parts, room))
    return Group(Text(scene.say("cli-you-can"), "bold"), table)


def lines_of(parts: Iterable[Text], room: int) -> Text:
    """The parts with dots between them; lines break between parts, not inside them."""
    lines = [Text()]
    for part in parts:
        line = lines[-1]
        if line and line.cell_len + len(BETWEEN) + part.cell_len > room:
            lines.append(Text())
        elif line:
            line.append(BETWEEN, "dim")
        lines[-1].append_text(part)
    return Text("\n").join(lines)


def _rows(scene: Scene, legal: Sequence[Action]) -> Iterator[tuple[Text, list[Text]]]:
    tokens = [a for a in legal if isinstance(a, TakeToken)]
    places = [a.hex for a in legal if isinstance(a, PlaceStation)]
    lifts = [a.hex for a in legal if isinstance(a, LiftStation)]
    moves = [a for a in legal if isinstance(a, Extend)]
    bids = [a for a in legal if isinstance(a, Bid)]
    if tokens:
        yield _form(scene, "token"), _tokens(scene, tokens)
    if places:
        yield _form(scene, "station"), [Text(column) for column in compact(places)]
    if lifts:
        yield _form(scene, "lift"), [Text(", ".join(lifts)), Text(scene.say("cli-rocket-lift-means"), "dim")]
    for line, targets in groupby(moves, key=lambda action: action.line):
        yield _line_form(scene, "extend", line), _targets(scene, line, [a.to for a in targets])
    if bids:
        yield _form(scene, "bid"), _bids(scene, bids)
    if any(isinstance(a, Pass) for a in legal):
        yield _form(scene, "pass"), [Text(scene.say("cli-rocket-pass-means"), "dim")]


def _form(scene: Scene, verb: str) -> Text:
    """How an action is typed."""
    return Text.assemble("  ", (scene.say(f"cli-rocket-verb-{verb}"), "bold"), " ", (scene.say(f"cli-rocket-form-{verb}"), "dim"))


def _line_form(scene: Scene, verb: str, line: str) -> Text:
    colour = next((c.get("rgb", "") for c in scene.board["companies"] if c["id"] == line), "")
    return Text.assemble("  ", (scene.say(f"cli-rocket-verb-{verb}"), "bold"), " ", (line, f"bold {colour}"))


def _tokens(scene: Scene, tokens: Sequence[TakeToken]) -> list[Text]:
    """`Leeds: steel ×2, beer`."""
    parts = []
    for city, actions in groupby(tokens, key=lambda action: action.city):
        left = scene.view["bank"]["tokens"][city]
        words = [label(scene.lang, "rocket", "commodity", a.commodity) + _times(left[a.commodity]) for a in actions]
        parts.append(Text(scene.say("cli-entry", name=city, content=", ".join(words))))
    return parts


def _times(number: int) -> str:
    return f" ×{number}" if number > 1 else ""


def compact(hexes: Sequence[str]) -> list[str]:
    """Hexes by column, runs of rows shortened: `A4 A8–11`, `B1–3`."""
    columns: dict[str, list[int]] = {}
    odd = []
    for hex_label in hexes:
        found = _HEX.fullmatch(hex_label)
        if found:
            columns.setdefault(found[1], []).append(int(found[2]))
        else:
            odd.append(hex_label)
    return [" ".join(_runs(column, sorted(rows))) for column, rows in sorted(columns.items())] + odd


def _runs(column: str, rows: list[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        numbers = [row for _, row in run]
        yield f"{column}{numbers[0]}" if len(numbers) == 1 else f"{column}{numbers[0]}–{numbers[-1]}"


def _targets(scene: Scene, line: str, hexes: Sequence[str]) -> list[Text]:
    """Each hex with what it would bring."""
    parts = []
    for hex_label in hexes:
        brings = ", ".join(consequences(scene, line, hex_label))
        said = scene.say("cli-entry", name=hex_label, content=brings) if brings else hex_label
        part = Text(said)
        part.stylize("bold", 0, len(hex_label))
        parts.append(part)
    return parts


def consequences(scene: Scene, line: str, hex_label: str) -> list[str]:
    """What moving a line to a hex brings: cities, a station, a merger."""
    grid = grid_of(scene.board)
    around = {grid.labels[n] for n in grid.around[grid.index[hex_label]]}
    connected = scene.view["lines"][line]["cities"]
    brings = [t["name"] for t in scene.board["towns"] if t["hex"] in around and t["name"] not in connected]
    if hex_label in scene.view["stations"]:
        brings.append(scene.say("cli-rocket-station-of", name=scene.names[scene.view["stations"][hex_label]]))
    others = sorted({scene.view["track"][h] for h in around if h in scene.view["track"]} - {line})
    brings.extend(scene.say("cli-rocket-joins", line=other) for other in others)
    return brings


def _bids(scene: Scene, bids: Sequence[Bid]) -> list[Text]:
    line = scene.view["veto"]["line"]
    numbers = [bid.shares for bid in bids]
    spread = str(min(numbers)) if min(numbers) == max(numbers) else f"{min(numbers)}–{max(numbers)}"
    targets = list(dict.fromkeys(bid.to for bid in bids))
    return [Text(scene.say("cli-rocket-bid-range", range=spread, line=line)), *_targets(scene, line, targets)]
