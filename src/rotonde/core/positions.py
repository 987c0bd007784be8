"""A whole position as data: told and read back by one table of fields for each game, so that no field is forgotten on one side.

What cannot be read is refused as `MalformedPosition`, with its place as a JSON pointer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from rotonde.core.auction import Ascending
from rotonde.core.contract import (
    JsonDict,
    Malformed,
    MalformedBoard,
    MalformedPosition,
    Option,
    OptionValue,
    check_players,
    resolve_options,
)
from rotonde.core.track import NONE, Track, TrackMap, Unfinished

TEXT: Final = "text"  # or null
FLAG: Final = "flag"
COUNT: Final = "count"  # from 0
AMOUNT: Final = "amount"  # may be below 0
INDEX: Final = "index"  # of something that is counted by a size; -1 for none
BITS: Final = "bits"  # one for each of a size
MOST: Final = 10**9
"""No number of a position is greater, but for sets of bits."""

Sizes = dict[str, int]
"""How many there are of what, in one game on one board: seats, hexes, companies …"""


class Field:
    """One attribute of a position: its name, its kind, and the names of sizes where it is an index or a list."""

    def __init__(self, name: str, kind: str, of: str = "", length: str | None = None) -> None:
        """`of` bounds an index or bits; `length` makes it a list, "" one of any length."""
        self.name = name
        self.kind = kind
        self.of = of
        self.length = length


class PositionReader:
    """One object or list of a position's data, and its place."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, (Mapping, list, tuple)):
            raise MalformedPosition("position_wrong_type", where, expected="object", value=_short(data))
        self.data: Any = data
        self.where = where

    def place(self, key: str | int) -> str:
        return f"{self.where}/{key}"

    def value(self, key: str | int) -> Any:
        """What stands there."""
        if isinstance(self.data, Mapping):
            if key in self.data:
                return self.data[key]
        elif isinstance(key, int) and key < len(self.data):
            return self.data[key]
        raise MalformedPosition("position_field_missing", self.place(key), field=str(key))

    def number(self, key: str | int, least: int = 0, most: int = MOST) -> int:
        return _number(self.value(key), self.place(key), least, most)

    def numbers(self, key: str | int, length: int | None = None, least: int = 0, most: int = MOST) -> list[int]:
        value, where = self.items(key, length), self.place(key)
        return [_number(v, f"{where}/{i}", least, most) for i, v in enumerate(value)]

    def items(self, key: str | int, length: int | None = None) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, (list, tuple)):
            raise MalformedPosition("position_wrong_type", self.place(key), expected="list", value=_short(value))
        if length is not None and len(value) != length:
            raise MalformedPosition("position_wrong_length", self.place(key), number=len(value), right=length)
        return list(value)

    def flag(self, key: str | int) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise MalformedPosition("position_wrong_type", self.place(key), expected="flag", value=_short(value))
        return value

    def text(self, key: str | int) -> str | None:
        value = self.value(key)
        if value is None or isinstance(value, str):
            return value
        raise MalformedPosition("position_wrong_type", self.place(key), expected="text", value=_short(value))

    def name(self, key: str | int, known: Mapping[str, int]) -> str:
        """A name that the board or the rules know."""
        value = self.value(key)
        if isinstance(value, str) and value in known:
            return value
        raise MalformedPosition("position_unknown_name", self.place(key), name=_short(value))

    def names(self, known: Mapping[str, int]) -> list[str]:
        """The keys of an object, each a name that the board knows."""
        if not isinstance(self.data, Mapping):
            raise MalformedPosition("position_wrong_type", self.where, expected="object", value=_short(self.data))
        for key in self.data:
            if key not in known:
                raise MalformedPosition("position_unknown_name", self.where, name=_short(key))
        return list(self.data)

    def inner(self, key: str | int) -> PositionReader | None:
        """What stands there as an object or list of its own; None for null."""
        value = self.value(key)
        return None if value is None else PositionReader(value, self.place(key))

    def rows(self, key: str | int) -> list[PositionReader]:
        where = self.place(key)
        return [PositionReader(row, f"{where}/{i}") for i, row in enumerate(self.items(key))]


def _number(value: object, where: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise MalformedPosition("position_wrong_type", where, expected="number", value=_short(value))
    if not least <= value <= most:
        raise MalformedPosition("position_out_of_range", where, value=str(value), least=least, most=str(most))
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "…"


def tell(position: object, fields: Sequence[Field]) -> JsonDict:
    """The fields of a position, ready for JSON."""
    told: JsonDict = {}
    for field in fields:
        value = getattr(position, field.name)
        told[field.name] = value if field.length is None else list(value)
    return told


def fill(position: object, fields: Sequence[Field], sizes: Sizes, reader: PositionReader) -> None:
    """Set the fields of a position as they were told."""
    for field in fields:
        setattr(position, field.name, _read(field, sizes, reader))


def _read(field: Field, sizes: Sizes, reader: PositionReader) -> object:
    if field.kind == TEXT:
        return reader.text(field.name)
    if field.kind == FLAG:
        return reader.flag(field.name)
    least, most = _bounds(field, sizes)
    if field.length is None:
        return reader.number(field.name, least, most)
    return reader.numbers(field.name, sizes[field.length] if field.length else None, least, most)


def _bounds(field: Field, sizes: Sizes) -> tuple[int, int]:
    if field.kind == INDEX:
        return NONE, sizes[field.of] - 1
    if field.kind == BITS:
        return 0, (1 << sizes[field.of]) - 1
    return (-MOST if field.kind == AMOUNT else 0), MOST


class Setup(NamedTuple):
    """What a position says of its game before its pieces."""

    players: int
    options: dict[str, OptionValue]
    board: str | Mapping[str, Any]
    undone: int


class Startable(Protocol):
    """What `read_setup` asks of a game."""

    @property
    def id(self) -> str: ...
    @property
    def players(self) -> range: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def boards(self) -> tuple[str, ...]: ...
    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]: ...


def read_setup(reader: PositionReader, game: Startable) -> Setup:
    """Players, options and board, checked; options that are younger than the position are at their defaults."""
    if reader.value("game") != game.id:
        raise MalformedPosition("position_of_another_game", "/game", found=_short(reader.value("game")), game=game.id)
    players = reader.number("players")
    given = reader.inner("options")
    if given is None or not isinstance(given.data, Mapping):
        raise MalformedPosition("position_wrong_type", "/options", expected="object", value=_short(reader.value("options")))
    try:
        check_players(game.players, players)
    except Malformed as problem:
        raise MalformedPosition("position_setup", "/players", problem=problem) from None
    try:
        options = resolve_options(game.options, given.data)
    except Malformed as problem:
        raise MalformedPosition("position_setup", "/options", problem=problem) from None
    undone = reader.number("undone") if "undone" in reader.data else 0
    return Setup(players, options, _read_board(reader, game), undone)


def _read_board(reader: PositionReader, game: Startable) -> str | Mapping[str, Any]:
    board = reader.value("board")
    if isinstance(board, Mapping):
        for problem in game.check_board(board):
            raise MalformedPosition("position_setup", f"/board{problem.where}", problem=problem)
        return board
    if isinstance(board, str) and board in game.boards:
        return board
    raise MalformedPosition("position_unknown_name", "/board", name=_short(board))


def rejected(problem: Exception) -> MalformedPosition:
    """The refusal of a position that the referee rejects, or that the rules stumble over."""
    return MalformedPosition("position_against_the_rules", reason=_short(str(problem)))


# Pieces that several games have


def tell_auction(auction: Ascending | None) -> list[Any] | None:
    return None if auction is None else [list(auction.active), auction.bid, auction.bidder]


def read_auction(reader: PositionReader, key: str, seats: int) -> Ascending | None:
    found = reader.inner(key)
    if found is None:
        return None
    return Ascending(found.numbers(0, None, 0, seats - 1), found.number(1), found.number(2, NONE, seats - 1))


def tell_track(track: Track) -> JsonDict:
    """Links and unfinished links; the indexes follow from them."""
    links = zip(track.owner, track.city_a, track.city_b, track.tiles, strict=True)
    return {
        "links": [[owner, a, b, list(tiles)] for owner, a, b, tiles in links],
        "unfinished": [[u.owner, u.city, list(u.tiles), u.hex, u.side] for u in track.unfinished],
    }


def read_track(reader: PositionReader, map: TrackMap, owners: int) -> Track:
    track = Track(map)
    tiles, cities = len(map.possible) - 1, map.cities - 1
    for row in reader.rows("links"):
        owner, a, b = row.number(0, 0, owners - 1), row.number(1, 0, cities), row.number(2, 0, cities)
        track.add_link(owner, a, b, tuple(row.numbers(3, None, 0, tiles)))
    for row in reader.rows("unfinished"):
        laid = tuple(row.numbers(2, None, 0, tiles))
        owner, city = row.number(0, 0, owners - 1), row.number(1, 0, cities)
        track.unfinished.append(Unfinished(owner, city, laid, row.number(3, 0, len(map.neighbour) // 6 - 1), row.number(4, 0, 5)))
    track.index()
    return track
