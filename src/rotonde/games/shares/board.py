"""The share game's board: the map of the normal game (EW-1) with six companies and their tables (EA-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import JsonDict, MalformedBoard, MalformedSetup
from rotonde.core.data import load_data
from rotonde.core.finishing import Finishing
from rotonde.core.hexes import opposite
from rotonde.core.track import NONE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, Prices, TrackMap
from rotonde.games.england import board as england
from rotonde.games.shares.actions import AVAILABLE, ISSUED, Bid, Deliver, Dividend, DrawPile, Merge, Offer, Repay, Via
from rotonde.games.tycoon import board as tycoon
from rotonde.games.tycoon.checking import check_board as check_map

PLAYERS: Final = range(2, 6)
SHIPPED: Final[tuple[str, ...]] = ("england_wales",)  # the map of the normal game
MOST_COMPANIES: Final = 12
MOST_MADE: Final = 200  # bids, dividends, links: so many actions are made once
BOXES: Final = (AVAILABLE, ISSUED)

MAP_KEYS: Final = ("name", "status", "certainty_words", "certainty", "grid", "cities", "barriers", "hexes")
MAP_TABLES: Final = ("colours", "cubes_a_colour", "fewer_cubes", "income", "terrain_prices", "empty_cities_to_end")
NUMBER_TABLES: Final = (
    "player_income",
    "shares_a_company",
    "available_shares",
    "bond_value",
    "bond_interest",
    "second_link_surcharge",
)
# What Tycoon's map reader asks for and this game has no use for (EA-1.1).
UNUSED_TABLES: Final[dict[str, Any]] = {
    "new_cities": {},
    "open_cards_a_player": 0,
    "engine_prices": {"steps": [0] * 7, "linear": [0] * 7},
    "ridge_price": 0,
    "river_price": 0,
    "tiles_a_build": 1,
    "urbanize_price": 0,
    "urbanize_cubes": 0,
    "share_value": 1,
    "share_dividend": 0,
}
UNUSED_LISTS: Final = ("operations", "tycoons", "ridges")


class Company:
    """A company as the board prints it (EA-1.3)."""

    def __init__(self, id: str, name: str, colour: str, start_price: int) -> None:
        self.id = id
        self.name = name
        self.colour = colour
        self.start_price = start_price


class ShareBoard(tycoon.Board):
    """The board as the rules need it: Tycoon's map, and the companies numbered from 0."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None) -> None:
        """`data` has passed `check_board`; `shipped_as` is the name of a board that comes with the game."""
        super().__init__(_with_unused(data), shipped_as)
        self.data = data
        tables = {name: entry["value"] for name, entry in data["tables"].items()}
        self.companies: list[Company] = [Company(c["id"], c["name"], c["colour"], c["start_price"]) for c in data["companies"]]
        self.company_index: dict[str, int] = {c.id: i for i, c in enumerate(self.companies)}
        self.start_price: list[int] = [c.start_price for c in self.companies]
        self.start_cash: dict[int, int] = {int(n): k for n, k in tables["start_cash"].items()}
        self.player_income: int = tables["player_income"]
        self.shares_a_company: int = tables["shares_a_company"]
        self.available_shares: int = tables["available_shares"]
        self.bond_value: int = tables["bond_value"]
        self.bond_interest: int = tables["bond_interest"]
        self.surcharge: int = tables["second_link_surcharge"]
        self._rails: dict[bool, Rails] = {}
        self._make_company_actions()

    def rails(self, sharp_curves: bool) -> Rails:
        """The map with or without sharp curves (RT-1.2), made once."""
        if sharp_curves not in self._rails:
            self._rails[sharp_curves] = Rails(self, sharp_curves)
        return self._rails[sharp_curves]

    def _make_company_actions(self) -> None:
        ids = [c.id for c in self.companies]
        self.offer: list[list[Offer]] = [[Offer(i, box) for i in ids] for box in BOXES]
        self.merge: list[Merge] = [Merge(i) for i in ids]
        self.draw_pile: list[DrawPile] = [DrawPile(i) for i in ids]
        self.raise_to: list[Bid] = [Bid(n) for n in range(MOST_MADE)]
        self.dividends: list[Dividend] = [Dividend(n) for n in range(MOST_MADE)]
        self.repay: list[Repay] = [Repay(n) for n in range(MOST_MADE)]
        self.via: list[Via] = [Via(n) for n in range(MOST_MADE)]
        self.deliver: list[list[Deliver]] = [[Deliver(colour, city) for colour in self.colours] for city in self.cities]

    def via_link(self, link: int) -> Via:
        """The action that moves a cube along a link."""
        return self.via[link] if link < MOST_MADE else Via(link)


class Rails:
    """Where track may lie, the two tariffs of a build (EA-5.3), and where each city's first tiles are."""

    def __init__(self, board: ShareBoard, sharp_curves: bool) -> None:
        self.table = board.track_table({"sharp_curves": sharp_curves})
        self.map: TrackMap = self.table.map
        terrain, prices, surcharge = board.terrain, board.terrain_prices, board.surcharge

        def second_price(place: int, a: int, b: int) -> int:
            return prices[terrain[place]] + surcharge

        self.tariffs: list[Prices] = [self.table.tariff({}), Prices(self.map, second_price)]
        self.finishing: list[Finishing] = [Finishing(self.map, tariff) for tariff in self.tariffs]
        self.starts_at: list[list[int]] = [[] for _ in board.cities]
        self.bridges_at: list[list[int]] = [[] for _ in board.cities]
        # Where a link that begins with each first tile goes on: 6 * hex + side.
        self.start_goes_on: list[int] = []
        for number, tile in enumerate(self.map.starts):
            for city in self.cities_beside(tile):
                self.starts_at[city].append(number)
            self.start_goes_on.append(self._beyond(tile))
        # What a link that begins with each first tile costs at least, for each tariff.
        self.start_price: list[list[int]] = [self._start_prices(n) for n in range(len(self.tariffs))]
        for tile in self.map.bridges:
            for city in self.cities_beside(tile):
                self.bridges_at[city].append(tile)

    def cities_beside(self, tile: int) -> list[int]:
        """The cities that a tile's ends touch."""
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        beyond = self.map.city_beyond
        a, b = beyond[6 * place + PAIR_FIRST[pair]], beyond[6 * place + PAIR_SECOND[pair]]
        return [city for city in (a, b) if city != NONE]

    def _start_prices(self, tariff: int) -> list[int]:
        prices, finishing, found = self.tariffs[tariff].tile, self.finishing[tariff], []
        for number, tile in enumerate(self.map.starts):
            origin = 1 << self.cities_beside(tile)[0]
            found.append(prices[tile] + finishing.least_price(self.start_goes_on[number], origin))
        return found

    def _beyond(self, tile: int) -> int:
        """Where a tile with one end at a city leads."""
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        side = PAIR_FIRST[pair]
        if self.map.city_beyond[6 * place + side] != NONE:
            side = PAIR_SECOND[pair]
        return 6 * self.map.neighbour[6 * place + side] + opposite(side)


def board_data(name: str) -> JsonDict:
    """The data of a board that ships with the game: the normal game's map, with the companies."""
    if name not in SHIPPED:
        raise MalformedSetup("unknown_board", board=name, known=", ".join(SHIPPED))
    printed = england.board_data(name)
    companies = load_data("rotonde.games.shares", "boards/companies.json")
    data: JsonDict = {key: printed[key] for key in MAP_KEYS}
    data["status_companies"] = companies["status"]
    data["tables"] = {**{key: printed["tables"][key] for key in MAP_TABLES}, **companies["tables"]}
    data["companies"] = companies["companies"]
    data["drawing"] = {**printed.get("drawing", {}), **companies["drawing"]}
    return data


def _with_unused(data: Mapping[str, Any]) -> JsonDict:
    """The data as Tycoon's map reader wants it."""
    padded: JsonDict = {**{key: [] for key in UNUSED_LISTS}, **data}
    tables = data.get("tables")
    if isinstance(tables, dict):
        padded["tables"] = {**{name: {"value": value} for name, value in UNUSED_TABLES.items()}, **tables}
    return padded


def check_board(data: Mapping[str, Any]) -> list[MalformedBoard]:
    """Everything that is wrong with a board, each with its place."""
    problems = check_map(_with_unused(data), players=PLAYERS)
    reader = BoardReader()
    if isinstance(data.get("tables"), dict) and not problems:
        _check_tables(reader, {name: entry["value"] for name, entry in data["tables"].items()})
    _check_companies(reader, data)
    return problems + reader.problems


def _check_tables(reader: BoardReader, tables: JsonDict) -> None:
    where = "/tables"
    for name in NUMBER_TABLES:
        fewest = 1 if name in ("shares_a_company", "available_shares", "bond_value") else 0
        value = reader.number(tables, where, name)
        if name in tables and value < fewest:
            reader.note(where, "board_number_too_low", field=name, value=value, fewest=fewest)
    shares, available = tables.get("shares_a_company"), tables.get("available_shares")
    if isinstance(shares, int) and isinstance(available, int) and available > shares:
        reader.note(where, "board_number_too_high", field="available_shares", value=available, most=shares)
    cash = tables.get("start_cash")
    if not isinstance(cash, dict):
        reader.note(where, "board_field_not_object", field="start_cash")
        return
    for players in PLAYERS:
        if str(players) not in cash:
            reader.note(f"{where}/start_cash", "board_players_missing", players=players)
        else:
            reader.number(cash, f"{where}/start_cash", str(players))


def _check_companies(reader: BoardReader, data: Mapping[str, Any]) -> None:
    seen: dict[Any, str] = {}
    for where, item in reader.items(data, "", "companies"):
        company = reader.word(item, where, "id")
        reader.unique(seen, company, where, "board_company_twice", company=company)
        reader.text(item, where, "name")
        reader.text(item, where, "colour")
        price = reader.number(item, where, "start_price")
        if price < 1:
            reader.note(where, "board_number_too_low", field="start_price", value=price, fewest=1)
    if not 1 <= len(seen) <= MOST_COMPANIES:
        if seen:
            reader.note("/companies", "board_too_many", what="companies", number=len(seen), most=MOST_COMPANIES)
        else:
            reader.note("/companies", "board_too_few", what="companies", number=0, fewest=1)
