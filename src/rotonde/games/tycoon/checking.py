"""Whether a board can be played on (RT-1): what `check_board` passes can be started, dealt and played to the end.

Numbers have a highest value where the lists of what chance and players can do would grow beyond use, or money beyond reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import JsonDict, MalformedBoard
from rotonde.core.drawings import check_drawing
from rotonde.core.hexes import DIRECTION_NAMES, NO_HEX, HexGrid
from rotonde.games.tycoon.board import GREY, LEVELS, river_sides
from rotonde.games.tycoon.cards import MOST_CUBES, TYCOON_KINDS, CardKinds, CardReader, read_operations, read_secrets

MOST_CITIES: Final = 62  # sets of cities are bits of one machine word
MOST_COLOURS: Final = 8
MOST_PIECES: Final = 999
HIGHEST_AMOUNT: Final = 9999  # in $1,000
FARTHEST: Final = 9999
NUMBER_TABLES: Final = {
    "cubes_a_colour": (0, MOST_PIECES),
    "open_cards_a_player": (0, MOST_PIECES),
    "ridge_price": (0, HIGHEST_AMOUNT),
    "river_price": (0, HIGHEST_AMOUNT),
    "tiles_a_build": (1, MOST_PIECES),
    "urbanize_price": (0, HIGHEST_AMOUNT),
    "urbanize_cubes": (0, MOST_CUBES),
    "share_value": (1, HIGHEST_AMOUNT),
    "share_dividend": (0, HIGHEST_AMOUNT),
}


def check_board(data: Mapping[str, Any], kinds: CardKinds = TYCOON_KINDS, players: range = range(2, 7)) -> list[MalformedBoard]:
    """Everything that is wrong with a board, each with its place."""
    reader = BoardReader()
    reader.text(data, "", "name")
    grid = data.get("grid")
    if isinstance(grid, dict):
        reader.choice(grid, "/grid", "orientation", tuple(DIRECTION_NAMES))
    else:
        reader.note("", "board_field_not_object", field="grid")
    tables = _tables(reader, data)
    _check_tables(reader, tables, players)
    if reader.problems:
        return reader.problems
    sides = DIRECTION_NAMES[data["grid"]["orientation"]]
    hexes = _check_hexes(reader, data, sides)
    cities = _check_cities(reader, data, hexes, tables, sides)
    _check_western(reader, tables, cities)
    fields = CardReader(reader, {name: i for i, name in enumerate(cities)}, tables["terrain_prices"], LEVELS)
    read_operations(fields, data, kinds)
    secrets = read_secrets(fields, data, kinds)
    if 0 < len(secrets) < players[-1]:
        reader.note(f"/{kinds.secrets}", "board_too_few", what=kinds.secrets, number=len(secrets), fewest=players[-1])
    if not reader.problems:
        _check_sides(reader, data)
        check_drawing(reader, data)
    return reader.problems


def _tables(reader: BoardReader, data: Mapping[str, Any]) -> dict[str, Any]:
    tables = data.get("tables")
    if not isinstance(tables, dict):
        reader.note("", "board_field_not_object", field="tables")
        return {}
    found: dict[str, Any] = {}
    for name, entry in tables.items():
        if isinstance(entry, dict) and "value" in entry:
            found[name] = entry["value"]
        else:
            reader.note(f"/tables/{name}", "board_table_without_value", table=name)
    return found


def _check_tables(reader: BoardReader, tables: dict[str, Any], players: range) -> None:
    where = "/tables"
    for name, (fewest, most) in NUMBER_TABLES.items():
        reader.number_within(tables, where, name, fewest, most)
    value, dividend = tables.get("share_value"), tables.get("share_dividend")
    if isinstance(value, int) and isinstance(dividend, int) and dividend > value:  # shares would breed shares
        reader.note(where, "board_number_too_high", field="share_dividend", value=dividend, most=value)
    colours = _check_colours(reader, tables)
    _check_numbers_by_name(reader, tables, "fewer_cubes", 0, MOST_PIECES)
    _check_numbers_by_name(reader, tables, "new_cities", 0, MOST_PIECES)
    _check_numbers_by_name(reader, tables, "terrain_prices", 0, HIGHEST_AMOUNT)
    _check_numbers_by_name(reader, tables, "empty_cities_to_end", 1, MOST_PIECES)
    for name in _names(tables.get("new_cities")):
        if name not in colours:
            reader.note(f"{where}/new_cities", "board_unknown_colour", colour=name)
    for name in ("fewer_cubes", "empty_cities_to_end"):
        for number in _names(tables.get(name)):
            if number not in [str(n) for n in players]:
                reader.note(f"{where}/{name}", "board_players_unknown", players=number)
    if isinstance(tables.get("empty_cities_to_end"), dict):
        for number in [str(n) for n in players if str(n) not in tables["empty_cities_to_end"]]:
            reader.note(f"{where}/empty_cities_to_end", "board_players_missing", players=int(number))
    _check_row(reader, tables.get("income"), f"{where}/income", 101)
    engines = tables.get("engine_prices")
    if not isinstance(engines, dict) or "steps" not in engines or "linear" not in engines:
        reader.note(where, "board_field_not_object", field="engine_prices")
    else:
        for name, row in engines.items():
            _check_row(reader, row, f"{where}/engine_prices/{name}", LEVELS - 1)


def _names(table: Any) -> list[str]:
    return list(table) if isinstance(table, dict) else []


def _check_colours(reader: BoardReader, tables: dict[str, Any]) -> list[str]:
    """Colours are told apart by their names, and grey means none."""
    colours = reader.words(tables, "/tables", "colours")
    seen: dict[Any, str] = {}
    for i, colour in enumerate(colours):
        reader.unique(seen, colour, f"/tables/colours/{i}", "board_colour_twice", colour=colour)
        if colour == GREY:
            reader.note(f"/tables/colours/{i}", "board_colour_grey", colour=colour)
    if len(colours) > MOST_COLOURS:
        reader.note("/tables/colours", "board_too_many", what="colours", number=len(colours), most=MOST_COLOURS)
    if not colours:
        reader.note("/tables/colours", "board_too_few", what="colours", number=0, fewest=1)
    return colours


def _check_numbers_by_name(reader: BoardReader, tables: dict[str, Any], name: str, fewest: int, most: int) -> None:
    value = tables.get(name)
    if not isinstance(value, dict):
        reader.note("/tables", "board_field_not_object", field=name)
        return
    for key in value:
        reader.number_within(value, f"/tables/{name}", key, fewest, most)


def _check_row(reader: BoardReader, row: Any, where: str, length: int) -> None:
    if not isinstance(row, list) or len(row) != length or not all(type(n) is int and 0 <= n <= HIGHEST_AMOUNT for n in row):
        reader.note(where, "board_row_not_numbers", length=length)


def _check_hexes(reader: BoardReader, data: Mapping[str, Any], sides: tuple[str, ...]) -> set[str]:
    labels: dict[Any, str] = {}
    places: dict[Any, str] = {}
    for where, item in reader.items(data, "", "hexes"):
        label = reader.word(item, where, "label")
        q = reader.number_within(item, where, "q", -FARTHEST, FARTHEST)
        r = reader.number_within(item, where, "r", -FARTHEST, FARTHEST)
        reader.unique(labels, label, where, "board_hex_twice", hex=label)
        reader.unique(places, (q, r), where, "board_place_twice", hex=label, q=q, r=r)
        reader.text(item, where, "terrain")
        if "river" in item:
            _check_river(reader, item, where, sides)
    return set(labels)


def _check_river(reader: BoardReader, item: JsonDict, where: str, sides: tuple[str, ...]) -> None:
    river = item["river"]
    if not isinstance(river, dict):
        reader.note(where, "board_field_not_object", field="river")
        return
    told = river.get("sides", river.get("banks"))
    named = list(told) if isinstance(told, (list, dict)) else []
    known = [side for side in sides if side in named]
    if not isinstance(told, (list, dict)) or len(known) != len(named) or not river_sides(item, sides):
        reader.note(where, "board_bad_river", hex=str(item.get("label")), sides=", ".join(sides))


def _check_cities(
    reader: BoardReader, data: Mapping[str, Any], hexes: set[str], tables: dict[str, Any], sides: tuple[str, ...]
) -> list[str]:
    names: dict[Any, str] = {}
    places: dict[Any, str] = {}
    cubes = 0
    for where, item in reader.items(data, "", "cities"):
        name, place = reader.phrase(item, where, "name"), reader.word(item, where, "hex")
        reader.unique(names, name, where, "board_city_twice", city=name)
        reader.unique(places, place, where, "board_two_cities_on_hex", city=name, hex=place)
        if {"via", ":"} & set(name.split()):
            reader.note(where, "board_name_not_typable", city=name)
        reader.choice(item, where, "colour", (*tables["colours"], GREY))
        cubes += reader.number_within(item, where, "cubes", 1, MOST_CUBES)
        if "sides" in item and set(reader.words(item, where, "sides")) - set(sides):
            reader.note(where, "board_unknown_side", city=name)
        for label in [place, reader.word(item, where, "western_hex")] if "western_hex" in item else [place]:
            if label not in hexes:
                reader.note(where, "board_unknown_hex", hex=label)
    if len(names) < 2:
        reader.note("/cities", "board_too_few", what="cities", number=len(names), fewest=2)
    if len(names) > MOST_CITIES:
        reader.note("/cities", "board_too_many", what="cities", number=len(names), most=MOST_CITIES)
    most = tables["cubes_a_colour"] * len(tables["colours"])
    if cubes > most:
        reader.note("/cities", "board_too_many", what="cubes", number=cubes, most=most)
    return list(names)


def _check_western(reader: BoardReader, tables: dict[str, Any], cities: list[str]) -> None:
    if "western_link" not in tables:
        return
    table, where = tables["western_link"], "/tables/western_link"
    if not isinstance(table, dict):
        reader.note("/tables", "board_field_not_object", field="western_link")
        return
    reader.number_within(table, where, "price", 0, HIGHEST_AMOUNT)
    for key in ("cubes", "refill"):
        reader.number_within(table, where, key, 0, MOST_CUBES)
    reader.choice(table, where, "colour", tuple(tables["colours"]))
    if table.get("goal") not in cities:
        reader.note(where, "board_unknown_city", city=str(table.get("goal")))


def _check_sides(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """Ridges and barriers lie between neighbours; terrain that no table prices is unplayable, but some must be playable."""
    grid = HexGrid(data["grid"]["orientation"], [(h["label"], h["q"], h["r"]) for h in data["hexes"]])
    for key in ("ridges", "barriers"):
        rows = data.get(key, [])
        if not isinstance(rows, list):
            reader.note("", "board_field_not_list", field=key)
            continue
        for i, row in enumerate(rows):
            known = isinstance(row, list) and len(row) == 2 and all(isinstance(h, str) and h in grid.index for h in row)
            if not known or grid.direction(grid.index[row[0]], grid.index[row[1]]) == NO_HEX:
                reader.note(f"/{key}/{i}", "board_not_neighbours", hexes=repr(row))
    if "ridges" not in data:
        reader.note("", "board_field_not_list", field="ridges")
    if not any(h["terrain"] in data["tables"]["terrain_prices"]["value"] for h in data["hexes"]):
        reader.note("/hexes", "board_nothing_playable")
