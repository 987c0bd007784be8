"""Tycoon's players, cards and cities as tables."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.cli.boards.tycoon import initials
from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.i18n import label, money, translate
from rotonde.i18n.catalogue import game_key, kebab

NOTHING = "·"
WIDE: Final = 100
"""From this width on there is room for cards in the players' table; below it they stand under it."""
NUMBERS: Final = ("min_links", "level", "actions", "tiles", "cubes", "colours")
"""What the number in a card's effect may be of."""


def tables(scene: Scene) -> list[RenderableType]:
    """The players, the open cards, how far the end is."""
    return [players(scene), *_held_cards(scene), open_cards(scene), end_line(scene)]


def purse(scene: Scene, seat: int) -> str:
    """What a player can spend."""
    return money(scene.lang, scene.game.id, scene.view["seats"][seat]["money"])


def details(scene: Scene) -> list[RenderableType]:
    """The cities with their cubes, the links with their numbers, and what the cards do that lie open or before players."""
    return [_cities(scene), _links(scene), *_card_texts(scene)]


def plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_edge=False)


def players(scene: Scene) -> Table:
    """What every player has; the headings are the game's own words where it has any."""
    table = plain_table()
    table.add_column(scene.say("cli-player"), no_wrap=True, overflow="ellipsis")
    debts, cost = _debts(scene)
    for heading in ("points", "money", debts, "income", cost, "level", "links"):
        table.add_column(label(scene.lang, scene.game.id, "table", heading), justify="right", no_wrap=True)
    if _is_wide(scene):
        table.add_column(label(scene.lang, scene.game.id, "table", "cards"))
    for seat, row in enumerate(scene.view["seats"]):
        table.add_row(*_player(scene, seat, row))
    return table


def _debts(scene: Scene) -> tuple[str, str]:
    """What players owe for, and what it costs them each turn, in the game's own words."""
    return ("bonds", "interest") if "bonds" in scene.view["seats"][0] else ("shares", "dividends")


def _player(scene: Scene, seat: int, row: JsonDict) -> list[Text]:
    number, style = scene.seat_tag(seat)
    turn = f"{scene.glyphs.turn} " if scene.view["to_act"] == [seat] else "  "
    game_id = scene.game.id
    debts, cost = _debts(scene)
    amounts = [row["money"], row["income"], row[cost]]
    shown = [money(scene.lang, game_id, amount) for amount in amounts]
    return [
        Text.assemble(turn, (f"{number} {scene.names[seat]}", style)),
        Text(str(row["points"])),
        Text(shown[0]),
        Text(str(row[debts] or NOTHING)),
        Text(shown[1]),
        Text(shown[2]),
        Text(str(row["level"])),
        Text(str(row["links"] or NOTHING)),
        *([Text(_cards_of(scene, row), "dim")] if _is_wide(scene) else []),
    ]


def _is_wide(scene: Scene) -> bool:
    return scene.width >= WIDE


def _cards_of(scene: Scene, row: JsonDict) -> str:
    """The cards before a player, the secret one first where it may be seen."""
    secret = row.get("tycoon", row.get("baron"))
    return ", ".join([*([card_name(scene, secret)] if secret else []), *_counted(scene, row["cards"])])


def _counted(scene: Scene, cards: JsonDict) -> list[str]:
    return [card_name(scene, card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items()]


def _held_cards(scene: Scene) -> list[RenderableType]:
    """A line for each player with cards, where the table has no room for them."""
    lines = []
    for seat, row in enumerate(scene.view["seats"]):
        if cards := _cards_of(scene, row):
            number, style = scene.seat_tag(seat)
            said = scene.say("cli-entry", name=scene.names[seat], content=cards)
            lines.append(Text.assemble((f"  {number} ", style), said))
    return [Text("\n").join(lines)] if lines and not _is_wide(scene) else []


def card_name(scene: Scene, card: str) -> str:
    return label(scene.lang, scene.game.id, "card", card)


def card_text(scene: Scene, card: str) -> str:
    """The name of a card and what it does."""
    return scene.say("cli-entry", name=card_name(scene, card), content=card_effect(scene, card))


def card_effect(scene: Scene, card: str) -> str:
    """What a card does, as a sentence made from the board's data."""
    cards = [entry for family in ("operations", "tycoons", "barons") for entry in scene.board.get(family, ())]
    effect: dict[str, Any] = next(entry["effect"] for entry in cards if entry["id"] == card)
    terrain, price = next(iter(effect.get("terrain", {"": 0}).items()))
    kind = "western_line" if "western_city" in effect else effect["type"]
    facts: dict[str, str | int] = {
        "points": effect.get("points", 0),
        "number": next((effect[name] for name in NUMBERS if name in effect), 0),
        "city": effect.get("city", ""),
        "cities": " – ".join(effect.get("cities", ())),
        "terrain": label(scene.lang, scene.game.id, "terrain", terrain),
        "price": money(scene.lang, scene.game.id, price),
    }
    return translate(scene.lang, game_key(scene.lang, scene.game.id, f"card-does-{kebab(kind)}"), **facts)


def _card_texts(scene: Scene) -> list[RenderableType]:
    rows = scene.view["seats"]
    shown = dict.fromkeys([*scene.view["open_cards"], *[card for row in rows for card in row["cards"]]])
    own = [row[secret] for row in rows for secret in ("tycoon", "baron") if row.get(secret)]
    return [Text(card_text(scene, card)) for card in [*shown, *own]]


def open_cards(scene: Scene) -> Text:
    cards = _counted(scene, scene.view["open_cards"])
    return Text.assemble((scene.say("cli-tycoon-open-cards") + " ", "bold"), ", ".join(cards) or NOTHING)


def end_line(scene: Scene) -> Text:
    view = scene.view
    if view["last_turn"]:
        return Text(scene.say("cli-tycoon-last-turn", turn=view["last_turn"]), "bold")
    return Text(
        scene.say("cli-tycoon-empty", number=view["empty_cities"], most=view["empty_cities_to_end"], bag=view["bag"]), "dim"
    )


def _cities(scene: Scene) -> Table:
    letters = initials(scene)
    table = plain_table()
    table.add_column(scene.say("cli-tycoon-city"))
    table.add_column(scene.say("cli-tycoon-hex"))
    table.add_column(scene.say("cli-tycoon-colour"))
    table.add_column(scene.say("cli-tycoon-cubes"))
    for name, city in scene.view["cities"].items():
        colour = label(scene.lang, scene.game.id, "colour", city["colour"] or "grey")
        cubes = " ".join(letters[c] * n for c, n in city["cubes"].items())
        table.add_row(name, city["hex"], colour, cubes or NOTHING)
    return table


def _links(scene: Scene) -> Table:
    table = plain_table()
    table.add_column(scene.say("cli-tycoon-link"), justify="right")
    table.add_column(scene.say("cli-tycoon-from-to"))
    table.add_column(scene.say("cli-tycoon-owner"))
    for link in scene.view["links"]:
        number, style = scene.seat_tag(link["owner"])
        owner = Text(f"{number} {scene.names[link['owner']]}", style)
        table.add_row(str(link["link"]), " – ".join(link["cities"]), owner)
    return table
