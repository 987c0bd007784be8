"""Layouts of Rail Road Dice 2 (RD-1.2): data that is checked when it is read, and where tiles may lie at random.

A board has a `name` and a `layout`: for each of the six tiles its number, the place of its top left cell and its quarter
turns clockwise, or the word "random". It may have `tiles` of its own, four rows of four letters each, and prepared
`stations` for some numbers of players. The files in `boards` show it.
"""

from __future__ import annotations

from collections.abc import Mapping
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
RANDOM: Final = "random"
# What stands for the map until the tiles lie: the 3×2 rectangle.
RECTANGLE: Final = [n for i in range(TILES) for n in (TILE_SIZE * (i % 3), TILE_SIZE * (i // 3), 0)]
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
    at_random = data.get("layout") == RANDOM
    if not at_random:
        _check_layout(reader, data, rows_of)
    if not reader.problems:
        _check_room(reader, data)
    if not reader.problems and not at_random:
        _check_contact(reader, data)
    if not reader.problems and not at_random:
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
                reader.note(where, "board_unknown_tile_terrain", tile=number, terrain=letter, choices=" ".join(TERRAINS))
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


def _check_room(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """RD-1.5: everybody finds a cell for the own station; the inner cells of a tile are never at the edge of the map."""
    inner = [row[1:-1] for tile in tiles_of(data) for row in tile["rows"][1:-1]]
    room = sum(len(row) - row.count(WATER) for row in inner)
    if room < MOST_PLAYERS:
        reader.note("", "board_too_few_station_cells", number=room, fewest=MOST_PLAYERS)


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


def places_for_next(laid: list[int]) -> list[tuple[int, int]]:
    """Where the next tile of a layout at random may lie: against those that lie, with at least 4 cells (RD-1.2).

    The first two tiles thus share a whole edge, so that all six have their contact in the end. `laid` holds x, y and
    rotation of each tile in turn.
    """
    spots = list(zip(laid[0::3], laid[1::3], strict=True))
    if not spots:
        return [(0, 0)]
    columns = range(min(laid[0::3]) - TILE_SIZE, max(laid[0::3]) + TILE_SIZE + 1)
    rows = range(min(laid[1::3]) - TILE_SIZE, max(laid[1::3]) + TILE_SIZE + 1)
    return [(x, y) for y in rows for x in columns if not overlapping(spots, x, y) and contact(spots, x, y) >= LEAST_CONTACT]


def overlapping(spots: list[tuple[int, int]], x: int, y: int) -> list[int]:
    """The tiles that one lying there would cover, numbered in the order in which they lie."""
    return [i for i, (u, v) in enumerate(spots) if abs(x - u) < TILE_SIZE and abs(y - v) < TILE_SIZE]


def contact(spots: list[tuple[int, int]], x: int, y: int) -> int:
    """How many cells of a tile lying there touch the others."""
    covered = {(u + dx, v + dy) for u, v in spots for dx in range(TILE_SIZE) for dy in range(TILE_SIZE)}
    cells = [(x + dx, y + dy) for dx in range(TILE_SIZE) for dy in range(TILE_SIZE)]
    return sum([1 for u, v in cells if covered & {(u + 1, v), (u - 1, v), (u, v + 1), (u, v - 1)}])


def places_of(data: Mapping[str, Any], laid: list[int]) -> list[JsonDict]:
    """A layout at random, as far as it is laid, as data."""
    numbers = [tile["id"] for tile in tiles_of(data)]
    return [
        {"tile": numbers[i], "x": laid[3 * i], "y": laid[3 * i + 1], "rotation": laid[3 * i + 2]} for i in range(len(laid) // 3)
    ]


def with_layout(data: Mapping[str, Any], laid: list[int]) -> JsonDict:
    """The board that a layout at random has become."""
    return {**data, "layout": places_of(data, laid)}


def is_random(data: Mapping[str, Any]) -> bool:
    """Whether the tiles of this board are laid at random when a game begins."""
    return bool(data["layout"] == RANDOM)
