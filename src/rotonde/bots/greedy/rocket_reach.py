"""Where Rocket's locomotives can get to on an empty board: tables that are made once and looked up often."""

from __future__ import annotations

from typing import Final

from rotonde.core.hexes import NO_HEX
from rotonde.games.rocket.board import Board

FURTHEST: Final = 6
MOST_REMEMBERED: Final = 5_000
_CHANCE_A_STEP: Final = 0.72
CHANCE: Final = [_CHANCE_A_STEP**steps for steps in range(FURTHEST + 1)]
"""How likely something so many moves ahead is to be reached at all."""


class Prospect:
    """What a line can hope for: `more` cities, of them `railway` towns, and the big cities with their chances."""

    __slots__ = ("big_cities", "more", "railway")

    def __init__(self, more: float, railway: float, big_cities: list[tuple[int, float]]) -> None:
        self.more = more
        self.railway = railway
        self.big_cities = big_cities


class Tokens:
    """Who holds which city tokens, counted in the ways that the rules ask for."""

    def __init__(self, reaches: Reaches, held: tuple[int, ...]) -> None:
        kinds = len(reaches.board.token_city)
        self._rows = [held[i : i + kinds] for i in range(0, len(held), kinds)]
        self._tokens_of_kind = reaches.tokens_of_kind
        self._of_kind: dict[int, list[list[int]]] = {}
        self.worth_of_kinds: dict[tuple[int, int], list[float]] = {}
        """What their majorities come to for each seat, by the cities that count and how much of the game is left."""
        cities = [(city, self._count(reaches.tokens_of_city[city])) for city in reaches.board.big_cities]
        self.of_city = [(city, counts) for city, counts in cities if any(counts)]

    def _count(self, tokens: list[int]) -> list[int]:
        return [sum([row[t] for t in tokens]) for row in self._rows]

    def of_kind(self, counting: int) -> list[list[int]]:
        """For each commodity the tokens of each seat, where only these cities count."""
        found = self._of_kind.get(counting)
        if found is None:
            valid = [[t for t, city in tokens if counting >> city & 1] for tokens in self._tokens_of_kind]
            found = self._of_kind[counting] = [self._count(tokens) for tokens in valid]
        return found


class LineWorth:
    """What a line promises: the `parts` of each seat, the whole `prize` for stations, and what lies ahead."""

    __slots__ = ("parts", "prize", "prospect")

    def __init__(self, parts: list[float], prize: float, prospect: Prospect) -> None:
        self.parts = parts
        self.prize = prize
        self.prospect = prospect


NO_PROSPECT: Final = Prospect(0.0, 0.0, [])


class Reaches:
    """The tables of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._railway = set(board.railway_towns)
        self._big = set(board.big_cities)
        self.tokens_of_city: list[list[int]] = [
            [t for t, city in enumerate(board.token_city) if city == town] for town in range(len(board.towns))
        ]
        self.tokens_of_kind: list[list[tuple[int, int]]] = [
            [(t, board.token_city[t]) for t, kind in enumerate(board.token_commodity) if kind == commodity]
            for commodity in range(len(board.commodities))
        ]
        self._tokens: dict[tuple[int, ...], Tokens] = {}
        self._ahead: dict[int, tuple[dict[int, float], dict[int, float]]] = {}
        self._prospects: dict[tuple[int, int, int], Prospect] = {}
        self._lines: dict[tuple[int, int, int, int, int], LineWorth] = {}

    def tokens(self, held: tuple[int, ...]) -> Tokens:
        """What the seats hold, counted once for each way of holding."""
        found = self._tokens.get(held)
        if found is None:
            if len(self._tokens) >= MOST_REMEMBERED:
                self._tokens.clear()
            found = self._tokens[held] = Tokens(self, held)
        return found

    def line(self, key: tuple[int, int, int, int, int]) -> LineWorth | None:
        """What is known of a line, by all that it depends on."""
        return self._lines.get(key)

    def keep_line(self, key: tuple[int, int, int, int, int], worth: LineWorth) -> None:
        if len(self._lines) >= MOST_REMEMBERED:
            self._lines.clear()
        self._lines[key] = worth

    def hexes_ahead(self, place: int, heading: int) -> dict[int, float]:
        """The hexes that a locomotive could come to, with their chances; heading -1 is one in its start town."""
        return self._look(place, heading)[0]

    def prospect(self, place: int, heading: int, connected: int) -> Prospect:
        """What lies ahead of a locomotive whose line connects these cities already."""
        key = (place, heading, connected)
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) >= MOST_REMEMBERED:
                self._prospects.clear()
            found = self._prospects[key] = self._prospect(place, heading, connected)
        return found

    def _prospect(self, place: int, heading: int, connected: int) -> Prospect:
        new = {town: chance for town, chance in self._look(place, heading)[1].items() if not connected >> town & 1}
        railway = sum([chance for town, chance in new.items() if town in self._railway], 0.0)
        return Prospect(sum(new.values(), 0.0), railway, [(town, chance) for town, chance in new.items() if town in self._big])

    def _look(self, place: int, heading: int) -> tuple[dict[int, float], dict[int, float]]:
        """Hexes and towns ahead, nearest first."""
        key = 8 * place + heading
        if key not in self._ahead:
            self._ahead[key] = self._walk(place, heading)
        return self._ahead[key]

    def _walk(self, place: int, heading: int) -> tuple[dict[int, float], dict[int, float]]:
        hexes: dict[int, float] = {}
        towns: dict[int, float] = {}
        edge = {(place, heading)}
        seen = set(edge)
        for steps in range(1, FURTHEST + 1):
            edge = {move for stand in edge for move in self._moves(*stand)} - seen
            seen |= edge
            for to, _ in edge:
                hexes.setdefault(to, CHANCE[steps])
                for town in self._towns_next_to(to):
                    towns.setdefault(town, CHANCE[steps])
        return hexes, towns

    def _moves(self, place: int, heading: int) -> list[tuple[int, int]]:
        directions = range(6) if heading < 0 else ((heading + 5) % 6, heading, (heading + 1) % 6)
        neighbour, town_at = self.board.neighbour, self.board.town_at
        found = [(neighbour[6 * place + d], d) for d in directions]
        return [(to, d) for to, d in found if to != NO_HEX and town_at[to] < 0]

    def _towns_next_to(self, place: int) -> list[int]:
        mask = self.board.towns_near[place]
        return [town for town in range(len(self.board.towns)) if mask >> town & 1]
