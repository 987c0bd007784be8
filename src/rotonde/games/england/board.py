"""The map of England and Wales with its cards (EW-1, EW-2.2, EW-3.1): a board of Tycoon's modules, with printed major lines.

Terrains are `plain`, `river` and `mountain`, each with its price (EW-1.3). A hex that is not listed is water, and a city is
entered through every side that has a listed hex behind it and no barrier (EW-1.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import JsonDict, MalformedBoard, MalformedSetup
from rotonde.core.data import load_data
from rotonde.games.england.cards import ENGLAND_KINDS, DeliveredColours
from rotonde.games.tycoon import board as tycoon
from rotonde.games.tycoon.cards import CardReader, read_operations
from rotonde.games.tycoon.checking import check_board as check_base_board

PLAYERS: Final = range(2, 6)
BARONS_DEALT: Final = 2  # EW-2.1
SHIPPED: Final = ("england_wales",)
PLAIN: Final = "plain"


class MajorLine:
    """A line printed on the board, between two cities (EW-3.1)."""

    def __init__(self, id: str, name: str, a: int, b: int, points: int) -> None:
        self.id = id
        self.name = name
        self.a = a
        self.b = b
        self.points = points


class EnglandBoard(tycoon.Board):
    """The board as the rules need it."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None) -> None:
        """`data` has passed `check_board`; `shipped_as` is the name of a board that comes with the game."""
        super().__init__(data, shipped_as, ENGLAND_KINDS)
        reader = CardReader(BoardReader(), self.city_index, self.terrain_prices, tycoon.LEVELS)
        self.major_lines: list[MajorLine] = _read_lines(reader, data)


def board_data(name: str) -> JsonDict:
    """The data of a board that ships with the game."""
    if name not in SHIPPED:
        raise MalformedSetup("unknown_board", board=name, known=", ".join(SHIPPED))
    return load_data("rotonde.games.england", f"boards/{name}.json")


def check_board(data: Mapping[str, Any]) -> list[MalformedBoard]:
    """Everything that is wrong with a board, each with its place."""
    problems = check_base_board(data, ENGLAND_KINDS, PLAYERS)
    if problems:
        return problems
    reader = BoardReader()
    cities = {city["name"]: i for i, city in enumerate(data["cities"])}
    tables = data["tables"]
    fields = CardReader(reader, cities, tables["terrain_prices"]["value"], tycoon.LEVELS)
    _read_lines(fields, data)
    _check_rivers(reader, data)
    _check_passenger_lines(fields, data, len(tables["colours"]["value"]))
    barons, fewest = len(data["barons"]), BARONS_DEALT * PLAYERS[-1]
    if 0 < barons < fewest:
        reader.note("/barons", "board_too_few", what="barons", number=barons, fewest=fewest)
    return reader.problems


def _read_lines(fields: CardReader, data: Mapping[str, Any]) -> list[MajorLine]:
    reader = fields.reader
    lines: list[MajorLine] = []
    seen: dict[Any, str] = {}
    for where, item in reader.items(data, "", "major_lines"):
        line_id = reader.word(item, where, "id")
        reader.unique(seen, line_id, where, "board_line_twice", line=line_id)
        fields.where, fields.item = where, item
        a, b = fields.two_cities()
        lines.append(MajorLine(line_id, reader.text(item, where, "name"), a, b, fields.number("points")))
    return lines


def _check_rivers(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """EW-1.2: a river in a hex without a dot makes it a river hex."""
    for where, item in reader.items(data, "", "hexes"):
        if item["terrain"] == PLAIN and item.get("rivers"):
            reader.note(where, "board_river_on_plain", hex=item["label"])


def _check_passenger_lines(fields: CardReader, data: Mapping[str, Any], colours: int) -> None:
    """EW-5.1: the cubes before a player count for one card, and there are so many colours."""
    number = 0
    for card in read_operations(fields, data, ENGLAND_KINDS):
        effect = card.effect
        if isinstance(effect, DeliveredColours):
            number += card.count
            if effect.colours > colours:
                fields.reader.note("/operations", "board_number_too_high", field="colours", value=effect.colours, most=colours)
    if number > 1:
        fields.reader.note("/operations", "board_too_many", what="delivered_colours", number=number, most=1)
