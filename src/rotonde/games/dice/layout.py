"""Layouts of Rail Road Dice 2 (RD-1.2): data that is checked when it is read, and layouts made at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import JsonDict, MalformedBoard
from rotonde.core.data import load_data
from rotonde.core.squares import TileMap, TilePlace, cells_of

TILES: Final = 6  # RD-1.1
TILE_SIZE: Final = 4  # RD-1.1
LEAST_CONTACT: Final = 4  # RD-1.2
LEAST_DISTANCE: Final = 3  # RD-1.5
PLAIN: Final = "."
MOUNTAIN: Final = "^"
WATER: Final = "~"
TERRAINS: Final = (PLAIN, MOUNTAIN, WATER)
MOST_PLAYERS: Final = 4
GREYS_A_PLAYER: Final = {2: 4, 3: 3, 4: 2}  # RD-1.3

_BOX: Final = load_data("rotonde.games.dice", "components.json")


def tiles_of(data: Mapping[str, Any]) -> list[JsonDict]:
    """The tiles of a board by rising number: its own, or those in the box."""
    tiles: list[JsonDict] = list(data.get("tiles", _BOX["tiles"]))
    return sorted(tiles, key=_tile_number)


def _tile_number(tile: JsonDict) -> int:
    number: int = tile["id"]
    return number


def map_of(data: Mapping[str, Any]) -> TileMap:
    """The map that a layout makes; the data has passed the checks."""
    tiles = tiles_of(data)
    numbers = [tile["id"] for tile in tiles]
    places = [TilePlace(numbers.index(p["tile"]), p["x"], p["y"], p["rotation"]) for p in data["layout"]]
    return TileMap([tile["rows"] for tile in tiles], places)


def check_board(data: Mapping[str, Any]) -> list[MalformedBoard]:
    """Everything that is wrong with a layout, each with its place."""
    reader = BoardReader()
    reader.text(data, "", "name")
    rows_of = _check_tiles(reader, data)
    _check_layout(reader, data, rows_of)
    if not reader.problems:
        _check_contact(reader, data)
    if not reader.problems:
        _check_stations(reader, data)
    return reader.problems


def _check_tiles(reader: BoardReader, data: Mapping[str, Any]) -> dict[int, list[str]]:
    """RD-1.1: six tiles of 4×4 cells; without any, those in the box."""
    if "tiles" not in data:
        return {tile["id"]: tile["rows"] for tile in _BOX["tiles"]}
    rows_of: dict[int, list[str]] = {}
    numbers: dict[Any, str] = {}
    for where, item in reader.items(data, "", "tiles"):
        number = reader.number(item, where, "id")
        reader.unique(numbers, number, where, "board_tile_twice", tile=number)
        if number < 1:
            reader.note(where, "board_tile_number_below_one", tile=number)
        rows = reader.words(item, where, "rows")
        rows_of[number] = rows
        if len(rows) != TILE_SIZE or any(len(row) != TILE_SIZE for row in rows):
            reader.note(where, "board_tile_not_square", tile=number, size=TILE_SIZE)
        for letter in sorted(set("".join(rows))):
            if letter not in TERRAINS:
                reader.note(where, "board_unknown_terrain", tile=number, terrain=letter, choices=" ".join(TERRAINS))
    if len(rows_of) != TILES:
        reader.note("/tiles", "board_wrong_tile_number", number=len(rows_of), right=TILES)
    return rows_of


def _check_layout(reader: BoardReader, data: Mapping[str, Any], rows_of: dict[int, list[str]]) -> None:
    """Each tile lies once, and none on another."""
    used: dict[Any, str] = {}
    covered: dict[tuple[int, int], int] = {}
    for where, item in reader.items(data, "", "layout"):
        number = reader.number(item, where, "tile")
        x, y, rotation = (reader.number(item, where, key) for key in ("x", "y", "rotation"))
        reader.unique(used, number, where, "board_tile_laid_twice", tile=number)
        if not 0 <= rotation <= 3:
            reader.note(where, "board_bad_rotation", tile=number, rotation=rotation)
        if number not in rows_of:
            reader.note(where, "board_unknown_tile", tile=number)
            continue
        others = set()
        for cx, cy, _ in cells_of([PLAIN * TILE_SIZE] * TILE_SIZE, TilePlace(0, x, y, 0)):
            if (cx, cy) in covered:
                others.add(covered[cx, cy])
            covered[cx, cy] = number
        for other in sorted(others):
            reader.note(where, "board_tiles_overlap", tile=number, other=other)
    for number in sorted(rows_of):
        if number not in used:
            reader.note("/layout", "board_tile_not_laid", tile=number)


def _check_contact(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """RD-1.2: at least 4 cells of each tile touch other tiles, and the map is one piece."""
    tile_map = map_of(data)
    numbers = [tile["id"] for tile in tiles_of(data)]
    for i, place in enumerate(data["layout"]):
        contact = tile_map.contact(numbers.index(place["tile"]))
        if contact < LEAST_CONTACT:
            where = f"/layout/{i}"
            reader.note(where, "board_loose_tile", tile=place["tile"], cells=contact, fewest=LEAST_CONTACT)
    if not tile_map.is_one_piece():
        reader.note("/layout", "board_in_pieces")
    cells = range(len(tile_map.grid))
    room = sum(1 for cell in cells if tile_map.terrain[cell] != WATER and not tile_map.grid.is_edge(cell))
    if room < MOST_PLAYERS:
        reader.note("", "board_too_few_station_cells", number=room, fewest=MOST_PLAYERS)


def _check_stations(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """Prepared spots (RD-1.8) keep the rules of RD-1.3 to RD-1.5."""
    spots = data.get("stations", {})
    if not isinstance(spots, dict):
        reader.note("", "board_field_not_object", field="stations")
        return
    for players, item in spots.items():
        where = f"/stations/{players}"
        if players not in ("2", "3", "4") or not isinstance(item, dict):
            reader.note(where, "board_bad_station_spots", players=players)
            continue
        own, grey = reader.words(item, where, "own"), reader.words(item, where, "neutral")
        most = int(players) * GREYS_A_PLAYER[int(players)]
        if len(own) != int(players) or len(grey) > most:
            reader.note(where, "board_wrong_station_number", own=len(own), right=int(players), grey=len(grey), most=most)
        _check_spots(reader, where, map_of(data), own, grey)


def _check_spots(reader: BoardReader, where: str, tile_map: TileMap, own: list[str], grey: list[str]) -> None:
    grid = tile_map.grid
    placed: list[int] = []
    tiles: dict[Any, str] = {}
    for label in own + grey:
        if label not in grid.index:
            reader.note(where, "board_unknown_cell", cell=label)
            continue
        cell = grid.index[label]
        if grid.is_edge(cell) or tile_map.terrain[cell] == WATER:
            reader.note(where, "board_bad_station_cell", cell=label)
        for other in placed:
            if grid.distance(cell, other) < LEAST_DISTANCE:
                reader.note(where, "board_stations_too_close", cell=label, other=grid.labels[other])
        if label in own:
            reader.unique(tiles, tile_map.tile_of[cell], where, "board_two_owned_on_tile", cell=label)
        placed.append(cell)


def random_layout(rng: Random) -> JsonDict:
    """A legal layout of the tiles in the box: each next tile lies against one that lies already, turned at will."""
    while True:
        data: JsonDict = {"name": "Random", "certainty": "invented", "layout": _throw_tiles(rng)}
        if not check_board(data):
            return data


def _throw_tiles(rng: Random) -> list[JsonDict]:
    numbers: list[int] = [tile["id"] for tile in _BOX["tiles"]]
    rng.shuffle(numbers)
    spots = [(0, 0)]
    while len(spots) < TILES:
        x, y = rng.choice(spots)
        shift = rng.randrange(1 - TILE_SIZE, TILE_SIZE)
        dx, dy = rng.choice(((TILE_SIZE, shift), (-TILE_SIZE, shift), (shift, TILE_SIZE), (shift, -TILE_SIZE)))
        if all(abs(x + dx - u) >= TILE_SIZE or abs(y + dy - v) >= TILE_SIZE for u, v in spots):
            spots.append((x + dx, y + dy))
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return [
        {"tile": number, "x": x - left, "y": y - top, "rotation": rng.randrange(4)}
        for number, (x, y) in zip(numbers, spots, strict=True)
    ]
