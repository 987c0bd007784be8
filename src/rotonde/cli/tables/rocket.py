"""Rocket's lines and players as tables."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.boards.rocket import initials
from rotonde.cli.colours import legible
from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.i18n import label, money

NOTHING = "–"
WIDE = 100


def tables(scene: Scene) -> list[RenderableType]:
    """The lines with shares and stations, then the players with the rest."""
    return [_lines(scene), _players(scene)]


def purse(scene: Scene, seat: int) -> str:
    """What a player can spend."""
    return money(scene.lang, scene.game.id, scene.view["seats"][seat]["money"])


def details(scene: Scene) -> list[RenderableType]:
    """Who holds tokens of which city."""
    return [_cities(scene)]


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_edge=False)


def _lines(scene: Scene) -> Table:
    table = _plain_table()
    table.add_column(scene.say("cli-line"), no_wrap=True)
    table.add_column(scene.say("cli-at"), no_wrap=True)
    table.add_column(scene.say("cli-city-count"), justify="right", no_wrap=True)
    for heading in ("cli-shares", "cli-stations"):
        table.add_column(f" {scene.say(heading)}", no_wrap=True)
    table.add_column(scene.say("cli-bank"), justify="right", no_wrap=True)
    table.add_column(scene.say("cli-connected"))
    for company in scene.board["companies"]:
        table.add_row(*_line(scene, company, scene.view["lines"][company["id"]]))
    return table


def _line(scene: Scene, company: JsonDict, line: JsonDict) -> list[Text]:
    name = company["id"]
    if line["absorbed_by"]:
        gone = scene.say("cli-absorbed-by", line=line["absorbed_by"])
        return [Text(name, "dim"), *[Text()] * 5, Text(gone, "dim")]
    shares = [seat["shares"].get(name, 0) for seat in scene.view["seats"]]
    cities = ", ".join(line["cities"])
    remark = f" ({scene.say('cli-independent')})" if line["independent"] else ""
    return [
        Text(name, f"bold {legible(company.get('rgb', ''))}"),
        Text(line["locomotive"]),
        Text(str(len(line["cities"]))),
        _by_seat(scene, shares),
        _by_seat(scene, line["stations"]),
        Text(str(line["bank_shares"])),
        Text(cities + remark, "dim"),
    ]


def _by_seat(scene: Scene, counts: list[int]) -> Text:
    """`1:3 2:– 3:5`, each number in the colour of its seat."""
    text = Text()
    for seat, count in enumerate(counts):
        number, style = scene.seat_tag(seat)
        text.append(f" {number}:", "dim")
        text.append(f"{count or NOTHING:<2}", style if count else "dim")
    return text


def _players(scene: Scene) -> Table:
    letters = initials(scene)
    table = _plain_table()
    table.add_column(scene.say("cli-player"), no_wrap=True, overflow="ellipsis")
    table.add_column(scene.say("cli-money"), justify="right", no_wrap=True)
    for commodity in scene.board["commodities"]:
        word = label(scene.lang, "rocket", "commodity", commodity)
        table.add_column(f"{letters[commodity]} {word}" if scene.width >= WIDE else letters[commodity], justify="right")
    for heading in ("cli-passengers", "cli-stations-left"):
        table.add_column(scene.say(heading), justify="right")
    for seat, row in enumerate(scene.view["seats"]):
        table.add_row(*_player(scene, seat, row))
    table.add_row(*_bank(scene))
    return table


def _player(scene: Scene, seat: int, row: JsonDict) -> list[Text]:
    number, style = scene.seat_tag(seat)
    turn = (
        "▶ "
        if scene.view["to_act"] == [seat] and scene.glyphs.station == "▲"
        else ("> " if scene.view["to_act"] == [seat] else "  ")
    )
    counts = [sum(tokens.get(c, 0) for tokens in row["tokens"].values()) for c in scene.board["commodities"]]
    return [
        Text.assemble(turn, (f"{number} {scene.names[seat]}", style)),
        Text(_money(scene, row["money"])),
        *[Text(str(count or NOTHING)) for count in counts],
        Text(str(row["passengers"] or NOTHING)),
        Text(str(row["stations_left"] or NOTHING)),
    ]


def _money(scene: Scene, amount: int | None) -> str:
    if amount is None or (scene.hide_money and not scene.view["over"]):
        return "?"
    return money(scene.lang, "rocket", amount)


def _bank(scene: Scene) -> list[Text]:
    bank = scene.view["bank"]
    counts = [sum(tokens.get(c, 0) for tokens in bank["tokens"].values()) for c in scene.board["commodities"]]
    words = [scene.say("cli-bank-row", tiles=bank["tiles"]), "", *(str(n or NOTHING) for n in counts)]
    return [Text(word, "dim") for word in [f"  {words[0]}", *words[1:], str(bank["passengers"] or NOTHING), ""]]


def _cities(scene: Scene) -> Table:
    table = _plain_table()
    table.add_column(scene.say("cli-big-city"))
    table.add_column(scene.say("cli-tokens-left"))
    table.add_column(f" {scene.say('cli-tokens-held')}")
    table.add_column(scene.say("cli-reached-by"))
    for town in scene.board["towns"]:
        if town["kind"] == "big_city":
            table.add_row(*_city(scene, town))
    return table


def _city(scene: Scene, town: JsonDict) -> list[Text]:
    name = town["name"]
    held = [sum(seat["tokens"].get(name, {}).values()) for seat in scene.view["seats"]]
    left = scene.view["bank"]["tokens"].get(name, {})
    words = [f"{n} {label(scene.lang, 'rocket', 'commodity', c)}" for c, n in left.items()]
    lines = [line for line, about in scene.view["lines"].items() if name in about["cities"]]
    return [Text(name), Text(", ".join(words) or NOTHING), _by_seat(scene, held), Text(", ".join(lines) or NOTHING)]
