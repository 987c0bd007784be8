"""Players, tiles and dice of Rail Road Dice 2 as tables."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.i18n import label, score

NOTHING = "–"


def tables(scene: Scene) -> list[RenderableType]:
    """The players, the tiles with what waits there, and the dice."""
    return [_players(scene), _tiles(scene), _dice(scene)]


def purse(scene: Scene, seat: int) -> str:
    """What a player can spend."""
    return score(scene.lang, scene.game.id, scene.view["seats"][seat]["money"])


def details(scene: Scene) -> list[RenderableType]:
    """Which stations are joined to whose, how far, and by which way."""
    table = _plain_table()
    for heading in ("player", "dice-station", "dice-distance", "dice-heap", "dice-route"):
        table.add_column(scene.say(f"cli-{heading}"))
    for seat, row in enumerate(scene.view["seats"]):
        for ride in row["joined"]:
            _, style = scene.seat_tag(seat)
            cells = [ride["station"], str(ride["distance"]), str(ride["heap"]), " ".join(ride["route"])]
            table.add_row(Text(scene.names[seat], style), *map(Text, cells))
    return [table]


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold", show_edge=False)


def _players(scene: Scene) -> Table:
    table = _plain_table()
    table.add_column(scene.say("cli-player"), no_wrap=True, overflow="ellipsis")
    table.add_column(scene.say("cli-dice-tokens"), justify="right")
    table.add_column(scene.say("cli-dice-carried"), justify="right")
    table.add_column(scene.say("cli-dice-locomotives"), no_wrap=True)
    table.add_column(scene.say("cli-dice-joined"))
    for seat, row in enumerate(scene.view["seats"]):
        table.add_row(*_player(scene, seat, row))
    bank = scene.view["bank"]
    on_sale = bank["on_sale"]
    sale = scene.say("cli-dice-on-sale", value=on_sale["value"], tokens=on_sale["price"]) if on_sale else NOTHING
    left = scene.say("cli-dice-owed", tokens=bank["owed"]) if bank["owed"] else str(bank["tokens"])
    table.add_row(*[Text(word, "dim") for word in (f"  {scene.say('cli-bank')}", left, "", sale, "")])
    return table


def _player(scene: Scene, seat: int, row: JsonDict) -> list[Text]:
    number, style = scene.seat_tag(seat)
    turn = scene.glyphs.turn if scene.view["turn"] == seat and not scene.view["over"] else " "
    used = list(scene.view["used"]) if scene.view["turn"] == seat else []
    locomotives = Text()
    for value in row["locomotives"]:
        is_used = value in used
        if is_used:
            used.remove(value)
        locomotives.append(f"({value}) " if is_used else f"{value} ", "dim" if is_used else "")
    joined = ", ".join(f"{ride['station']}:{ride['distance']}" for ride in row["joined"])
    return [
        Text.assemble(f"{turn} ", (f"{number} {scene.names[seat]}", style)),
        Text(str(row["money"])),
        Text(str(row["carried"] or NOTHING)),
        locomotives or Text(NOTHING),
        Text(joined or NOTHING),
    ]


def _tiles(scene: Scene) -> Table:
    """A column for each tile: what lies beside it, and its stations."""
    table = _plain_table()
    table.add_column(scene.say("cli-dice-tile"))
    heaps = scene.view["heaps"]
    for heap in heaps:
        table.add_column(str(heap["tile"]))
    table.add_row(scene.say("cli-dice-heap"), *[str(heap["tokens"]) for heap in heaps])
    table.add_row(scene.say("cli-stations"), *[_stations(scene, heap["tile"]) for heap in heaps])
    return table


def _stations(scene: Scene, tile: int) -> Text:
    text = Text()
    for station in scene.view["stations"]:
        if station["tile"] == tile:
            style = "" if station["owner"] is None else scene.seat_tag(station["owner"])[1]
            text.append(station["cell"], style).append(" ")
    return text or Text(NOTHING)


def _dice(scene: Scene) -> RenderableType:
    bank, hand = scene.view["bank"], scene.view["hand"]
    words = scene.say("cli-dice-bank-dice", simple=bank["simple_dice"], complex=bank["complex_dice"])
    shown = [*_symbols(scene, "simple", hand["simple"]), *_symbols(scene, "complex", hand["complex"])]
    text = Text.assemble((scene.say("cli-dice-hand"), "bold"), f" {', '.join(shown)}\n") if shown else Text()
    text.append(words, "dim")
    if scene.view["final"]:
        text.append("\n").append(scene.say("cli-dice-final"), "bold")
    return text


def _symbols(scene: Scene, kind: str, counts: Mapping[str, int]) -> list[str]:
    """Each symbol with how often it is shown."""
    marks = {"simple": "", "complex": f" ({scene.say('cli-dice-complex')})"}
    return [
        (f"{number} " if number > 1 else "") + label(scene.lang, "dice", "symbol", name) + marks[kind]
        for name, number in counts.items()
    ]
