"""The map and the tables that the rules look up (RD-1). Cells, tiles, faces and seats are numbered from 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import JsonDict
from rotonde.core.frame import BoardFrame
from rotonde.core.rails import RailMap
from rotonde.games.dice.actions import Buy, Call, Carry, Exchange, Lay, Load, PlaceStation
from rotonde.games.dice.faces import COMPLEX_QUESTION, CURVE, FACES, FIRST_COMPLEX, KEEPING, SIMPLE_FACES, STRAIGHT, SYMBOL_OF
from rotonde.games.dice.layout import LEAST_DISTANCE, MOUNTAIN, PLAIN, RECTANGLE, WATER, is_random, map_of, tiles_of, with_layout

TOKENS: Final = 280  # RD-1.1
CAPITAL: Final = 10  # RD-1.3
TOKENS_A_STATION: Final = 5  # RD-1.6
BONUS: Final = 5  # RD-6.1
SURCHARGE: Final = {PLAIN: 0, MOUNTAIN: 1, WATER: 2}  # RD-4.5
LOCOMOTIVES: Final = (2, 3, 4, 5, 6)  # RD-1.1
PRICES: Final = (5, 10, 15, 20, 25)  # RD-7.1
LOCOMOTIVES_OF_A_VALUE: Final = 3  # RD-1.1
SHORTAGE_TILES: Final = 3  # RD-8.1
COMPANIES: Final = ("black", "blue", "white", "green")

# What a player can do with the dice on one cell, by what is shown: for Lay straight, curve, and both again as "?".
LayChoices = tuple[list[Lay], list[Lay], list[Lay], list[Lay]]


class Board(BoardFrame):
    """A layout as the rules need it."""

    def __init__(self, data: Mapping[str, Any], shipped_as: str | None, laid: list[int] = RECTANGLE) -> None:
        """`data` has passed `check_board`; `shipped_as` is the name of a board that comes with the game.

        `laid` is where the tiles of a layout at random lie; until they do, the rectangle stands for the map.
        """
        super().__init__(data, shipped_as)
        self.name: str = data["name"]
        self.layout: JsonDict = with_layout(data, laid) if is_random(data) else dict(data)
        self.map = map_of(self.layout)
        self.rails = RailMap(self.map, FACES)
        self.grid = self.map.grid
        self.labels: list[str] = self.grid.labels
        self.index: dict[str, int] = self.grid.index
        self.neighbour: list[int] = self.grid.neighbour
        self.cells = len(self.labels)
        self.tile_of: list[int] = self.map.tile_of
        self.tiles: list[int] = [tile["id"] for tile in tiles_of(data)]
        self.tile_index: dict[int, int] = {number: i for i, number in enumerate(self.tiles)}
        self.cost: list[int] = [SURCHARGE[terrain] for terrain in self.map.terrain]

        every_cell = range(self.cells)
        # RD-1.5, as far as the map alone says it: 1 where a station may stand.
        self.holds_station: list[int] = [1 if self._may_hold_station(cell) else 0 for cell in every_cell]
        # RD-1.5: the cells too close to a station here, this one included.
        self.too_close: list[list[int]] = [self._too_close(cell) for cell in every_cell]
        # RD-4.4: bit for each side that leads off the map.
        self.off_map: list[int] = [self._off_map(cell) for cell in every_cell]
        self._make_actions()

    def _may_hold_station(self, cell: int) -> bool:
        return not self.grid.is_edge(cell) and self.map.terrain[cell] != WATER

    def _too_close(self, cell: int) -> list[int]:
        return [other for other in range(self.cells) if self.grid.distance(cell, other) < LEAST_DISTANCE]

    def _off_map(self, cell: int) -> int:
        mask = 0
        for side in range(4):
            if self.neighbour[4 * cell + side] < 0:
                mask |= 1 << side
        return mask

    def _make_actions(self) -> None:
        """Actions are made once: the list of legal ones only picks from them."""
        self.place: list[PlaceStation] = [PlaceStation(label) for label in self.labels]
        self.buy: list[Buy] = [Buy(value) for value in LOCOMOTIVES]
        self.carry: list[list[Carry]] = [[Carry(label, value) for value in LOCOMOTIVES] for label in self.labels]
        self.load: list[Load] = [Load(n) for n in range(1, LOCOMOTIVES[-1] + 1)]
        self.call: list[Call] = [Call(number, False) for number in self.tiles]
        self.call_question: list[Call] = [Call(number, True) for number in self.tiles]
        self._lays: list[LayChoices | None] = [None] * (256 * self.cells)
        self._exchanges: dict[int, list[list[Exchange]]] = {}

    def lays(self, cell: int, closed: int, arrivals: int) -> LayChoices:
        """What may be laid on an empty cell (RD-4.3, RD-4.4): no end at a closed side, one at a side where a line arrives."""
        key = cell << 8 | closed << 4 | arrivals
        found = self._lays[key]
        if found is None:
            fits = [f for f in range(SIMPLE_FACES) if not FACES.sides[f] & closed and FACES.sides[f] & arrivals]
            label, names = self.labels[cell], FACES.names
            straight = [names[f] for f in fits if SYMBOL_OF[f] == STRAIGHT]
            curve = [names[f] for f in fits if SYMBOL_OF[f] == CURVE]
            found = (
                [Lay(label, name, False) for name in straight],
                [Lay(label, name, False) for name in curve],
                [Lay(label, name, True) for name in straight],
                [Lay(label, name, True) for name in curve],
            )
            self._lays[key] = found
        return found

    def exchanges(self, cell: int, old: int, closed: int, facing: int, arrivals: int) -> list[list[Exchange]]:
        """What a simple die may become (RD-5.1, RD-5.2, RD-4.4), by the symbol of the complex die.

        No end at a closed side, one at each side that an end faces, one at a side where a line arrives.
        """
        key = ((cell * SIMPLE_FACES + old) << 12) | closed << 8 | facing << 4 | arrivals
        found = self._exchanges.get(key)
        if found is None:
            found = [[] for _ in range(FIRST_COMPLEX, COMPLEX_QUESTION + 1)]
            for face in KEEPING[old]:
                sides = FACES.sides[face]
                if not sides & closed and not facing & ~sides and sides & arrivals:
                    found[SYMBOL_OF[face] - FIRST_COMPLEX].append(Exchange(self.labels[cell], FACES.names[face], False))
                    found[COMPLEX_QUESTION - FIRST_COMPLEX].append(Exchange(self.labels[cell], FACES.names[face], True))
            self._exchanges[key] = found
        return found
