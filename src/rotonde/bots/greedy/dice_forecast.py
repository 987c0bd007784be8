"""What the lines and locomotives of Rail Road Dice 2 bring as they lie: the rest of a game in broad strokes, without dice."""

from __future__ import annotations

from typing import Final

from rotonde.games.dice.board import LOCOMOTIVES, PRICES, TOKENS_A_STATION
from rotonde.games.dice.layout import TILES
from rotonde.games.dice.locomotives import SCRAPPED, SCRAPPING
from rotonde.games.dice.position import NONE, VALUES
from rotonde.games.dice.state import DiceState

FINAL_ROUNDS: Final = 8
"""About how many rounds the final phase lasts."""
MOST_FINAL_ROUNDS: Final = 40
SURE: Final = 0.6
"""What part of its value a locomotive must be thought to find, to be bought."""


def forecast(state: DiceState, rounds: int) -> list[float]:
    """What each seat ends with, if the final phase starts after so many rounds, or has started."""
    rest = _Rest(state)
    if not state.final:
        for left in range(rounds, 0, -1):
            for seat in rest.order:
                rest.buy(seat, left + FINAL_ROUNDS)
                rest.carry(seat)
                rest.put_out(rest.bank / (left * state.seats))
        rest.put_out(float(TOKENS_A_STATION * rest.stations))
    for passed in range(MOST_FINAL_ROUNDS):
        carried = 0.0
        for seat in rest.order:
            rest.buy(seat, FINAL_ROUNDS - passed)
            carried += rest.carry(seat)
        if not carried:
            break
    return rest.money


def carry_all(held: list[int], stops: list[tuple[int, int]], heaps: list[float]) -> float:
    """The strongest locomotive goes where it loads most, among such stops to the furthest, then the next one; what they bring.

    A stop is how many tiles away a station is, and the tile that its heap lies beside. Stops and tokens are used up.
    """
    brought = 0.0
    for locomotive in range(VALUES - 1, -1, -1):
        value = LOCOMOTIVES[locomotive]
        for _ in range(held[locomotive]):
            best, furthest, most = NONE, 0, 0.0
            for index, (tiles, tile) in enumerate(stops):
                load = min(float(value), heaps[tile])
                if tiles <= value and (load > most or (load == most > 0.0 and tiles > furthest)):
                    best, furthest, most = index, tiles, load
            if best == NONE:
                break
            heaps[stops.pop(best)[1]] -= most
            brought += most
    return brought


class _Rest:
    """Tokens and locomotives; rails and stations stay as they are."""

    def __init__(self, state: DiceState) -> None:
        seats = state.seats
        self.money = [float(tokens) for tokens in state.accounts[:seats]]
        self.bank = float(state.bank)
        self.heaps = [float(tokens) for tokens in state.accounts[seats + 1 :]]
        self.stock = state.stock[:]
        self.held = [state.locomotives_of(seat) for seat in range(seats)]
        self.tile_stations = state.tile_stations
        self.stations = sum(state.tile_stations)
        self.order = [(state.turn + later) % seats for later in range(seats)]
        tile_of = state.board.tile_of
        self.stops: list[list[tuple[int, int]]] = [
            [(tiles, tile_of[cell]) for cell, tiles in state.reach[seat].stops.items() if cell != state.station_cell[seat]]
            for seat in range(seats)
        ]
        """[seat]: the stations that it is joined to, as `carry_all` takes them."""

    def put_out(self, tokens: float) -> None:
        """So many tokens go from the bank to the tiles, as many for each station (RD-7.6, RD-8.3)."""
        if tokens > 0:
            self.bank -= tokens
            for tile in range(TILES):
                self.heaps[tile] += tokens * self.tile_stations[tile] / self.stations

    def carry(self, seat: int) -> float:
        """What the locomotives of a seat bring in a turn."""
        brought = carry_all(self.held[seat], self.stops[seat][:], self.heaps)
        self.money[seat] += brought
        return brought

    def buy(self, seat: int, rounds: int) -> None:
        """What is on sale, as long as it will pay in so many rounds (RD-7.1, RD-7.2)."""
        held = self.held[seat]
        on_sale = self._on_sale()
        while on_sale != NONE and PRICES[on_sale] <= self.money[seat]:
            value = LOCOMOTIVES[on_sale]
            within = sum([1 for tiles, _ in self.stops[seat] if tiles <= value])
            if not within:
                break
            weakest = next((LOCOMOTIVES[one] for one in range(VALUES) if held[one]), 0) if sum(held) >= within else 0
            if SURE * (value - weakest) * rounds < PRICES[on_sale]:
                break
            self.money[seat] -= PRICES[on_sale]
            self.bank += PRICES[on_sale]
            self.stock[on_sale] -= 1
            held[on_sale] += 1
            if on_sale == SCRAPPING:
                for one in self.held:
                    one[SCRAPPED] = 0
            on_sale = self._on_sale()

    def _on_sale(self) -> int:
        return next((locomotive for locomotive in range(VALUES) if self.stock[locomotive] > 0), NONE)
