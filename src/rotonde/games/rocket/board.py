"""Rocket's board and components (SR-1): data that is checked when it is read, and the tables that the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import MalformedBoard
from rotonde.core.drawings import check_drawing
from rotonde.core.frame import BoardFrame
from rotonde.core.hexes import DIRECTION_NAMES, NO_HEX, HexGrid, ahead
from rotonde.games.rocket.actions import Bid, Extend, LiftStation, PlaceStation, TakeToken

START_TOWN: Final = "start_town"
BIG_CITY: Final = "big_city"
RAILWAY_TOWN: Final = "railway_town"
TOWN_KINDS: Final = (START_TOWN, BIG_CITY, RAILWAY_TOWN)
TERRAINS: Final = ("land", "sea", "wales", "off_board")
PLAYABLE: Final = "land"

SHARES_A_COMPANY: Final = 16  # SR-1.2
SPARE_SHARES: Final = 16  # SR-1.2
TRACK_TILES: Final = 60  # SR-1.3
STATIONS_A_PLAYER: Final = 7  # SR-1.4
TOKENS_A_CITY: Final = 3  # SR-1.5
PASSENGER_TOKENS: Final = 9  # SR-1.6

# Sets of companies, towns and hexes of a path are bits of one machine word.
MOST_COMPANIES: Final = 30
MOST_TOWNS: Final = 60


class Board(BoardFrame):
    """A board as the rules need it: playable hexes, towns, companies and token kinds, all numbered from 0."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None) -> None:
        """`data` has passed `check_board`; `shipped_as` is the name of a board that comes with the game."""
        super().__init__(data, shipped_as)
        self.name: str = data["name"]
        playable = [h for h in data["hexes"] if h["terrain"] == PLAYABLE]
        self.grid = HexGrid(data["grid"]["orientation"], [(h["label"], h["q"], h["r"]) for h in playable])
        self.labels: list[str] = self.grid.labels
        self.index: dict[str, int] = self.grid.index
        self.neighbour: list[int] = self.grid.neighbour
        self.around: list[list[int]] = self.grid.around
        self.close_by: bytes = self._close_by()
        self.unplayable: set[str] = {h["label"] for h in data["hexes"] if h["terrain"] != PLAYABLE}

        self.towns: list[str] = [t["name"] for t in data["towns"]]
        self.town_hex: list[int] = [self.index[t["hex"]] for t in data["towns"]]
        self.town_at: list[int] = [-1] * len(self.labels)
        for town, place in enumerate(self.town_hex):
            self.town_at[place] = town
        self.big_cities: list[int] = [i for i, t in enumerate(data["towns"]) if t["kind"] == BIG_CITY]
        self.railway_towns: list[int] = [i for i, t in enumerate(data["towns"]) if t["kind"] == RAILWAY_TOWN]
        self.onward: list[list[int]] = [self._onward(h, d) for h in range(len(self.labels)) for d in range(6)]
        # Bit t of towns_near[h]: town t is next to hex h.
        self.towns_near: list[int] = [self._towns_near(h) for h in range(len(self.labels))]

        self.companies: list[str] = [c["id"] for c in data["companies"]]
        self.company_index: dict[str, int] = {c: i for i, c in enumerate(self.companies)}
        self.start: list[int] = [self.town_hex[self.towns.index(c["start"])] for c in data["companies"]]

        self.commodities: list[str] = list(data["commodities"])
        self._number_tokens()
        self._make_actions()

    def _close_by(self) -> bytes:
        """[hex * hexes + other hex]: 1 where they are at most two steps apart."""
        size = len(self.labels)
        table = bytearray(size * size)
        for place in range(size):
            for n in self.around[place]:
                for m in self.around[n]:
                    table[place * size + n] = table[place * size + m] = 1
        return bytes(table)

    def _onward(self, place: int, heading: int) -> list[int]:
        """6 × hex + direction of arrival, of every hex without a town that lies ahead of who came to a hex (SR-5.2, SR-5.3)."""
        found = []
        for direction in ahead(heading):
            to = self.neighbour[6 * place + direction]
            if to != NO_HEX and self.town_at[to] < 0:
                found.append(6 * to + direction)
        return found

    def _towns_near(self, place: int) -> int:
        mask = 0
        for n in self.around[place]:
            if self.town_at[n] >= 0:
                mask |= 1 << self.town_at[n]
        return mask

    def _number_tokens(self) -> None:
        """One number for each pair of big city and commodity that has tokens (SR-1.5)."""
        self.token_city: list[int] = []
        self.token_commodity: list[int] = []
        self.token_count: list[int] = []
        self.token_index: dict[tuple[str, str], int] = {}
        for city in self.big_cities:
            tokens = self.data["towns"][city]["tokens"]
            for commodity, name in enumerate(self.commodities):
                if name in tokens:
                    self.token_index[self.towns[city], name] = len(self.token_city)
                    self.token_city.append(city)
                    self.token_commodity.append(commodity)
                    self.token_count.append(tokens.count(name))

    def _make_actions(self) -> None:
        """Every action that can occur, made once: the list of legal ones only picks from them."""
        self.take: list[TakeToken] = [
            TakeToken(self.towns[c], self.commodities[k]) for c, k in zip(self.token_city, self.token_commodity, strict=True)
        ]
        self.place: list[PlaceStation] = [PlaceStation(label) for label in self.labels]
        self.lift: list[LiftStation] = [LiftStation(label) for label in self.labels]
        self.extend: list[list[Extend]] = [[Extend(c, label) for label in self.labels] for c in self.companies]
        self._bids: dict[int, list[Bid]] = {}

    def bids(self, place: int) -> list[Bid]:
        """The bids of 1, 2, 3 … shares that put the locomotive on a hex."""
        if place not in self._bids:
            self._bids[place] = [Bid(n, self.labels[place]) for n in range(1, SHARES_A_COMPANY + SPARE_SHARES + 1)]
        return self._bids[place]

    def is_big_city(self, town: int) -> bool:
        return town in self.big_cities

    def town_names(self, mask: int) -> list[str]:
        """The towns of a set of bits, in board order."""
        return [name for i, name in enumerate(self.towns) if mask >> i & 1]


def check_board(data: Mapping[str, Any]) -> list[MalformedBoard]:
    """Everything that is wrong with a board, each with its place."""
    reader = BoardReader()
    reader.text(data, "", "name")
    grid = data.get("grid")
    if isinstance(grid, dict):
        reader.choice(grid, "/grid", "orientation", tuple(DIRECTION_NAMES))
    else:
        reader.note("", "board_field_not_object", field="grid")
    terrain_at = _check_hexes(reader, data)
    commodities = _check_commodities(reader, data)
    kind_of, pointers = _check_towns(reader, data, terrain_at, commodities)
    _check_companies(reader, data, kind_of, pointers)
    if not reader.problems:
        _check_start_towns(reader, data)
        check_drawing(reader, data)
    return reader.problems


def _check_hexes(reader: BoardReader, data: Mapping[str, Any]) -> dict[str, str]:
    terrain_at: dict[str, str] = {}
    labels: dict[Any, str] = {}
    places: dict[Any, str] = {}
    for where, item in reader.items(data, "", "hexes"):
        label = reader.word(item, where, "label")
        q, r = reader.number(item, where, "q"), reader.number(item, where, "r")
        reader.unique(labels, label, where, "board_hex_twice", hex=label)
        reader.unique(places, (q, r), where, "board_place_twice", hex=label, q=q, r=r)
        terrain_at[label] = reader.choice(item, where, "terrain", TERRAINS)
    return terrain_at


def _check_commodities(reader: BoardReader, data: Mapping[str, Any]) -> list[str]:
    commodities = reader.words(data, "", "commodities")
    names: dict[Any, str] = {}
    for i, commodity in enumerate(commodities):
        reader.unique(names, commodity, f"/commodities/{i}", "board_commodity_twice", commodity=commodity)
    return commodities


def _check_towns(
    reader: BoardReader, data: Mapping[str, Any], terrain_at: dict[str, str], commodities: list[str]
) -> tuple[dict[str, str], dict[Any, str]]:
    """The kind and the pointer of each town by its name."""
    kind_of: dict[str, str] = {}
    names: dict[Any, str] = {}
    hexes: dict[Any, str] = {}
    for where, item in reader.items(data, "", "towns"):
        name = reader.phrase(item, where, "name")
        place = reader.word(item, where, "hex")
        kind_of[name] = reader.choice(item, where, "kind", TOWN_KINDS)
        reader.unique(names, name, where, "board_town_twice", town=name)
        reader.unique(hexes, place, where, "board_two_towns_on_hex", town=name, hex=place)
        if terrain_at.get(place) != PLAYABLE:
            reader.note(where, "board_town_off_land", town=name, hex=place)
        if kind_of[name] == BIG_CITY:
            tokens = reader.words(item, where, "tokens")
            if len(tokens) != TOKENS_A_CITY:
                reader.note(where, "board_wrong_token_number", town=name, number=len(tokens), right=TOKENS_A_CITY)
            for token in tokens:
                if token not in commodities:
                    reader.note(where, "board_unknown_commodity", town=name, commodity=token)
    if len(kind_of) > MOST_TOWNS:
        reader.note("/towns", "board_too_many", what="towns", number=len(kind_of), most=MOST_TOWNS)
    return kind_of, names


def _check_companies(reader: BoardReader, data: Mapping[str, Any], kind_of: dict[str, str], pointers: dict[Any, str]) -> None:
    ids: dict[Any, str] = {}
    starts: dict[Any, str] = {}
    for where, item in reader.items(data, "", "companies"):
        company = reader.word(item, where, "id")
        start = reader.text(item, where, "start")
        reader.unique(ids, company, where, "board_company_twice", company=company)
        reader.unique(starts, start, where, "board_start_shared", company=company, town=start)
        if kind_of.get(start) != START_TOWN:
            reader.note(where, "board_no_start_town", company=company, town=start)
    for town, kind in kind_of.items():
        if kind == START_TOWN and town not in starts:
            reader.note(pointers[town], "board_start_unused", town=town)
    if len(ids) < 2:
        reader.note("", "board_too_few", what="companies", number=len(ids), fewest=2)
    if len(ids) > MOST_COMPANIES:
        reader.note("/companies", "board_too_many", what="companies", number=len(ids), most=MOST_COMPANIES)


def _check_start_towns(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """A line must be able to leave its start town (SR-2.1), and different lines are never neighbours (SR-5.4)."""
    board = Board(data, None)
    for i, town in enumerate(data["towns"]):
        if town["kind"] != START_TOWN:
            continue
        around = board.around[board.town_hex[i]]
        if all(board.town_at[n] >= 0 for n in around):
            reader.note(f"/towns/{i}", "board_start_without_exit", town=town["name"], hex=town["hex"])
        for other in range(i):
            if data["towns"][other]["kind"] == START_TOWN and board.town_hex[other] in around:
                reader.note(f"/towns/{i}", "board_starts_touch", town=town["name"], other=board.towns[other])
