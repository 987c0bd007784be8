"""Tycoon's board, cards and tables (RT-1): the data that `checking` has passed, and the tables that the rules look up.

A board is a map, its cards and its tables in one file. Which terrains exist and what they cost is data: a terrain with a price is
playable, any other is not. `barriers` are hex sides that no track crosses.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.contract import JsonDict, OptionValue
from rotonde.core.frame import BoardFrame
from rotonde.core.hexes import DIRECTION_NAMES, HexGrid
from rotonde.core.track import NONE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, Prices, TrackMap
from rotonde.games.tycoon.actions import (
    Bid,
    Build,
    BuildWest,
    DealCubes,
    DealTycoon,
    Grow,
    Issue,
    TakeCard,
    TurnUp,
    Urbanize,
    UseCard,
)
from rotonde.games.tycoon.cards import TYCOON_KINDS, CardKinds, CardReader, read_operations, read_secrets
from rotonde.games.tycoon.rivers import crosses

GREY: Final = "grey"
LEVELS: Final = 8  # RT-1.5
MOST_SHARES_AT_ONCE: Final = 20  # RT-3.3
HIGHEST_BID: Final = 100  # RT-4.3
MOST_SEATS: Final = 6


class WesternLinks:
    """RT-10: what a western link costs and does."""

    def __init__(self, price: int, colour: int, cubes: int, goal: int, refill: int) -> None:
        self.price = price
        self.colour = colour
        self.cubes = cubes
        self.goal = goal
        self.refill = refill


class Board(BoardFrame):
    """A board as the rules need it: hexes, cities, colours and cards, all numbered from 0."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None, kinds: CardKinds = TYCOON_KINDS) -> None:
        """`data` has passed `check_board`; `shipped_as` is the name of a board that comes with the game."""
        super().__init__(data, shipped_as)
        self.name: str = data["name"]
        self._read_tables({name: entry["value"] for name, entry in data["tables"].items()})
        self._read_hexes(data)
        self._read_cities(data)
        self._read_sides(data)
        fields = CardReader(BoardReader(), self.city_index, self.terrain_prices, LEVELS)
        self.operations = read_operations(fields, data, kinds)
        self.operation_index: dict[str, int] = {card.id: i for i, card in enumerate(self.operations)}
        self.secrets = read_secrets(fields, data, kinds)
        self.secret_index: dict[str, int] = {card.id: i for i, card in enumerate(self.secrets)}
        self._make_actions()
        self._maps: dict[tuple[bool, bool], TrackTable] = {}

    def _read_tables(self, tables: Mapping[str, Any]) -> None:
        self.colours: list[str] = list(tables["colours"])
        self.colour_index: dict[str, int] = {c: i for i, c in enumerate(self.colours)}
        self.cubes_a_colour: int = tables["cubes_a_colour"]
        self.fewer_cubes: dict[int, int] = {int(n): k for n, k in tables["fewer_cubes"].items()}
        self.new_cities: list[int] = [tables["new_cities"].get(c, 0) for c in self.colours]
        self.open_cards_a_player: int = tables["open_cards_a_player"]
        self.income: list[int] = list(tables["income"])
        self.engine_prices: dict[str, list[int]] = {name: list(row) for name, row in tables["engine_prices"].items()}
        self.terrain_prices: dict[str, int] = dict(tables["terrain_prices"])
        self.ridge_price: int = tables["ridge_price"]
        self.river_price: int = tables["river_price"]
        self.tiles_a_build: int = tables["tiles_a_build"]
        self.urbanize_price: int = tables["urbanize_price"]
        self.urbanize_cubes: int = tables["urbanize_cubes"]
        self.share_value: int = tables["share_value"]
        self.share_dividend: int = tables["share_dividend"]
        self.empty_cities_to_end: dict[int, int] = {int(n): k for n, k in tables["empty_cities_to_end"].items()}
        self.western_table: Mapping[str, Any] | None = tables.get("western_link")

    def _read_hexes(self, data: Mapping[str, Any]) -> None:
        city_hexes = {c["hex"] for c in data["cities"]}
        playable = [h for h in data["hexes"] if h["label"] in city_hexes or h["terrain"] in self.terrain_prices]
        self.grid = HexGrid(data["grid"]["orientation"], [(h["label"], h["q"], h["r"]) for h in playable])
        self.labels: list[str] = self.grid.labels
        self.index: dict[str, int] = self.grid.index
        self.terrain: list[str] = [h["terrain"] for h in playable]
        self.unplayable: dict[str, str] = {h["label"]: h["terrain"] for h in data["hexes"] if h["label"] not in self.index}
        names = DIRECTION_NAMES[self.grid.orientation]
        self.side_names: tuple[str, ...] = names
        self.pair_names: list[str] = [f"{names[PAIR_FIRST[p]]}-{names[PAIR_SECOND[p]]}" for p in range(PAIRS_A_HEX)]
        self.pair_index: dict[str, int] = {name: p for p, name in enumerate(self.pair_names)}
        # The sides of each hex that a river crosses, as bits (RT-5.6).
        self.river: list[int] = [sum(1 << names.index(side) for side in river_sides(h, names)) for h in playable]

    def _read_cities(self, data: Mapping[str, Any]) -> None:
        self.cities: list[str] = [c["name"] for c in data["cities"]]
        self.city_index: dict[str, int] = {c: i for i, c in enumerate(self.cities)}
        self.city_hex: list[int] = [self.index[c["hex"]] for c in data["cities"]]
        self.city_colour: list[int] = [self.colour_index.get(c["colour"], NONE) for c in data["cities"]]
        self.city_cubes: list[int] = [c["cubes"] for c in data["cities"]]
        self.western_cities: list[int] = [i for i, c in enumerate(data["cities"]) if "western_hex" in c]
        table = self.western_table
        self.western: WesternLinks | None = None
        if table is not None:
            colour, goal = self.colour_index[table["colour"]], self.city_index[table["goal"]]
            self.western = WesternLinks(table["price"], colour, table["cubes"], goal, table["refill"])

    def _read_sides(self, data: Mapping[str, Any]) -> None:
        """Ridges and closed sides, as (hex, side)."""
        self.closed: list[tuple[int, int]] = []
        self.is_ridge: list[int] = [0] * (6 * len(self.labels))
        for a, b in data["ridges"]:
            for source, target in ((a, b), (b, a)):
                if source in self.index and target in self.index:
                    place = self.index[source]
                    self.is_ridge[6 * place + self.grid.direction(place, self.index[target])] = 1
        for a, b in data.get("barriers", []):
            if a in self.index and b in self.index:
                place = self.index[a]
                self.closed.append((place, self.grid.direction(place, self.index[b])))
        for city in data["cities"]:
            if "sides" in city:
                place = self.index[city["hex"]]
                self.closed += [(place, d) for d, name in enumerate(self.side_names) if name not in city["sides"]]

    def _make_actions(self) -> None:
        """Every action that can occur and is not too many, made once: the list of legal ones only picks from them."""
        self.bids: list[Bid] = [Bid(n) for n in range(HIGHEST_BID + 1)]
        self.issues: list[Issue] = [Issue(n) for n in range(1, MOST_SHARES_AT_ONCE + 1)]
        self.take: list[TakeCard] = [TakeCard(c.id) for c in self.operations]
        self.use: list[UseCard] = [UseCard(c.id) for c in self.operations]
        self.turn_up: list[TurnUp] = [TurnUp(c.id) for c in self.operations]
        self.deal_secret: list[list[DealTycoon]] = [[DealTycoon(s, c.id) for c in self.secrets] for s in range(MOST_SEATS)]
        self.grow: list[Grow] = [Grow(c) for c in self.cities]
        self.west: list[BuildWest] = [BuildWest(c) for c in self.cities]
        self._urbanize: dict[int, list[list[Urbanize]]] = {}

    def urbanizations(self, colours: int) -> list[list[Urbanize]]:
        """For each city, its urbanizations with the colours of a set of bits."""
        if colours not in self._urbanize:
            names = [name for i, name in enumerate(self.colours) if colours >> i & 1]
            self._urbanize[colours] = [[Urbanize(city, name) for name in names] for city in self.cities]
        return self._urbanize[colours]

    def deals(self, city: int, number: int, bag: list[int]) -> list[DealCubes]:
        """Every handful of cubes that can come out of a bag."""
        handfuls = combinations_with_replacement(range(len(self.colours)), number)
        possible = [h for h in handfuls if all(h.count(c) <= bag[c] for c in set(h))]
        return [DealCubes(self.cities[city], tuple([self.colours[c] for c in h])) for h in possible]

    def track_table(self, options: Mapping[str, OptionValue]) -> TrackTable:
        """The map with or without sharp curves (RT-1.2), with the price of river sides (RT-5.6), made once."""
        sharp_curves, river_side_pays = options.get("sharp_curves") is True, options.get("river_side") != "free"
        key = (sharp_curves, river_side_pays)
        if key not in self._maps:
            self._maps[key] = TrackTable(self, sharp_curves, river_side_pays)
        return self._maps[key]


def river_sides(item: JsonDict, sides: tuple[str, ...]) -> list[str]:
    """The sides of a hex that its river crosses; a board of the first version told the banks of the others instead."""
    river = item.get("river")
    if river is None:
        return []
    return list(river["sides"]) if "sides" in river else [side for side in sides if side not in river["banks"]]


class TrackTable:
    """A map with its tiles as actions and its tariffs."""

    def __init__(self, board: Board, sharp_curves: bool, river_side_pays: bool) -> None:
        self.board = board
        self.river_side_pays = river_side_pays
        self.map = TrackMap(board.grid, board.city_hex, board.closed, sharp_curves)
        self.build: list[Build | None] = [
            Build(board.labels[tile // PAIRS_A_HEX], board.pair_names[tile % PAIRS_A_HEX]) if possible else None
            for tile, possible in enumerate(self.map.possible)
        ]
        self.starts: list[Build] = [self.action(tile) for tile in self.map.starts]
        self._tariffs: dict[tuple[tuple[str, int], ...], Prices] = {}

    def action(self, tile: int) -> Build:
        """The action that lays a tile."""
        action = self.build[tile]
        assert action is not None
        return action

    def crosses_river(self, place: int, a: int, b: int) -> bool:
        """RT-5.6: whether a track between two sides of a hex crosses a river."""
        return crosses(self.board.river[place], a, b, self.river_side_pays)

    def tariff(self, changed: dict[str, int]) -> Prices:
        """Prices with some terrains changed by cards (RT-9.9), made once."""
        key = tuple(sorted(changed.items()))
        if key not in self._tariffs:
            board = self.board
            terrain = board.terrain_prices | changed

            def tile_price(place: int, a: int, b: int) -> int:
                return terrain[board.terrain[place]] + (board.river_price if self.crosses_river(place, a, b) else 0)

            def side_price(place: int, side: int) -> int:
                return board.ridge_price * board.is_ridge[6 * place + side]

            self._tariffs[key] = Prices(self.map, tile_price, side_price)
        return self._tariffs[key]
