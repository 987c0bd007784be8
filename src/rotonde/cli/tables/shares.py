"""The share game's companies, players, cities and links as tables."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.boards.shares import company_tags
from rotonde.cli.boards.tycoon import initials
from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.i18n import label, money

NOTHING = "·"
WIDE: Final = 100
"""From this width on the companies' table tells who holds what; below it the players' table does."""


def tables(scene: Scene) -> list[RenderableType]:
    """The companies in their order, the players, how far the end is."""
    star = [] if _is_wide(scene) else [Text(scene.say("cli-shares-star"), "dim")]
    return [_companies(scene), Group(_players(scene), *star), _end(scene)]


def purse(scene: Scene, seat: int) -> str:
    """What a player can spend."""
    return money(scene.lang, scene.game.id, scene.view["seats"][seat]["cash"])


def details(scene: Scene) -> list[RenderableType]:
    """The cities with their cubes, and the links with their numbers."""
    return [_cities(scene), _links(scene)]


def _plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_edge=False)


def _companies(scene: Scene) -> Table:
    table = _plain_table()
    table.add_column(scene.say("cli-shares-company"), no_wrap=True)
    for heading in ("price", "cash", "able", "bonds", "steps", "links", "boxes"):
        table.add_column(scene.say(f"cli-shares-{heading}"), justify="right", no_wrap=True)
    if _is_wide(scene):
        table.add_column(f" {scene.say('cli-shares-held')}", no_wrap=True)
    ordered = scene.view["company_order"]
    for company in [*ordered, *(c for c in scene.view["companies"] if c not in ordered)]:
        table.add_row(*_company(scene, company, scene.view["companies"][company]))
    return table


def _is_wide(scene: Scene) -> bool:
    return scene.width >= WIDE


def _company(scene: Scene, company: str, row: JsonDict) -> list[Text]:
    letter, style = company_tags(scene)[company]
    step = scene.view["step"]
    turn = f"{scene.glyphs.turn} " if step.get("company") == company and "seat" in step else "  "
    return [
        Text.assemble(turn, (f"{letter} {company}", style)),
        Text(str(row["price"])),
        Text(money(scene.lang, "shares", row["cash"])),
        Text(money(scene.lang, "shares", row["capacity"])),
        Text(str(row["bonds"] or NOTHING)),
        Text(str(row["income"] or NOTHING)),
        Text(str(row["links"] or NOTHING)),
        Text(f"{row['available']}/{row['issued']}/{row['on_tile']}"),
        *([_holders(scene, company)] if _is_wide(scene) else []),
    ]


def _holders(scene: Scene, company: str) -> Text:
    """`1:*3 2: 1`: who holds how many, with a star at the controller."""
    text = Text()
    for seat in range(len(scene.names)):
        text.append(f" {seat + 1}:", "dim").append_text(_held(scene, seat, company))
    return text


def _players(scene: Scene) -> Table:
    table = _plain_table()
    table.add_column(scene.say("cli-player"), no_wrap=True, overflow="ellipsis")
    table.add_column(scene.say("cli-money"), justify="right", no_wrap=True)
    table.add_column(scene.say("cli-shares-wealth"), justify="right", no_wrap=True)
    tags = {} if _is_wide(scene) else company_tags(scene)
    for company, (_, style) in tags.items():
        table.add_column(Text(company, style), justify="right", no_wrap=True)
    for seat, row in enumerate(scene.view["seats"]):
        number, style = scene.seat_tag(seat)
        turn = f"{scene.glyphs.turn} " if seat in scene.view["to_act"] else "  "
        name = Text.assemble(turn, (f"{number} {scene.names[seat]}", style))
        if seat == scene.view["first_player"]:
            name.append(f" {scene.say('cli-shares-first')}", "dim")
        amounts = [money(scene.lang, "shares", row[purse]) for purse in ("cash", "score")]
        table.add_row(name, *amounts, *[_held(scene, seat, company) for company in tags])
    return table


def _held(scene: Scene, seat: int, company: str) -> Text:
    """How many of a company's shares a seat holds, with a star at its controller."""
    shares = scene.view["seats"][seat]["shares"].get(company, 0)
    star = "*" if scene.view["companies"][company]["controller"] == seat else " "
    return Text(f"{star}{shares or NOTHING}", scene.seat_tag(seat)[1] if shares else "dim")


def _end(scene: Scene) -> Text:
    view = scene.view
    if view["last_turn"]:
        return Text(scene.say("cli-shares-last-turn", turn=view["last_turn"]), "bold")
    return Text(scene.say("cli-shares-empty", number=view["empty_cities"], most=view["empty_cities_to_end"]), "dim")


def _cities(scene: Scene) -> Table:
    letters = initials(scene)
    table = _plain_table()
    for heading in ("city", "hex", "colour", "cubes"):
        table.add_column(scene.say(f"cli-shares-{heading}"))
    for name, city in scene.view["cities"].items():
        colour = label(scene.lang, "shares", "colour", city["colour"] or "grey")
        cubes = " ".join(letters[c] * n for c, n in city["cubes"].items())
        table.add_row(name, city["hex"], colour, cubes or NOTHING)
    return table


def _links(scene: Scene) -> Table:
    tags = company_tags(scene)
    table = _plain_table()
    table.add_column(scene.say("cli-shares-link"), justify="right")
    table.add_column(scene.say("cli-shares-from-to"))
    table.add_column(scene.say("cli-shares-owner"))
    for link in scene.view["links"]:
        owner = Text(link["owner"], tags[link["owner"]][1])
        table.add_row(str(link["link"]), " – ".join(link["cities"]), owner)
    return table
