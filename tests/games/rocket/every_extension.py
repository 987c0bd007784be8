"""What can still become of the lines of a small board, found by playing every extension that there is (SR-12.1).

Knows nothing of the engine and nothing of SR-12.4 but the two simplifications that it names, which can be asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from slow_independence import Land, ahead


class TooManyPositions(Exception):
    """The board is not small enough."""


@dataclass(frozen=True)
class Line:
    """A line; `laid` are the hexes that its own locomotive came to in the search."""

    locomotive: str
    heading: int | None
    hexes: frozenset[str]
    cities: frozenset[str]
    laid: frozenset[str]


Position = Mapping[str, Line]


class Search:
    """All positions that can come of one, whoever extends what.

    `simplified`: a locomotive may cross the track that it lays from now on, and a hex next to two other lines is closed only if
    both are independent.
    """

    def __init__(self, land: Land, view: Mapping[str, Any], simplified: bool = False, most: int = 20_000) -> None:
        self.land = land
        self.simplified = simplified
        self.most = most
        self.independent = {name for name, line in view["lines"].items() if line["independent"]}
        self.opening: Position = {
            name: Line(
                locomotive=line["locomotive"],
                heading=None if line["heading"] is None else land.names.index(line["heading"]),
                hexes=frozenset(place for place, owner in view["track"].items() if owner == name),
                cities=frozenset(line["cities"]),
                laid=frozenset(),
            )
            for name, line in view["lines"].items()
            if line["absorbed_by"] is None
        }

    def alive(self, wanted: set[str]) -> set[str]:
        """Which of the wanted lines can still reach a new city or be absorbed."""
        found: set[str] = set()
        seen = {frozenset(self.opening.items())}
        todo = [self.opening]
        for position in todo:  # the list grows while it is read
            for line, to, heading in self.moves(position):
                beside = self.others_beside(position, line, to)
                if beside or self.cities_at(to) - position[line].cities:
                    found.add(line)
                    if wanted <= found:
                        return wanted
                for following in self.after(position, line, to, heading, beside):
                    key = frozenset(following.items())
                    if key not in seen:
                        seen.add(key)
                        todo.append(following)
            if len(todo) > self.most:
                raise TooManyPositions
        return found & wanted

    def moves(self, position: Position) -> Iterator[tuple[str, str, int]]:
        """Every extension: line, hex, heading (SR-5.1 to SR-5.4)."""
        for name, line in position.items():
            for direction in range(6) if line.heading is None else ahead(line.heading):
                to = self.land.neighbours[line.locomotive][direction]
                if to is not None and not self.is_taken(position, name, to) and not self.is_closed(position, name, to):
                    yield name, to, direction

    def is_taken(self, position: Position, name: str, to: str) -> bool:
        if to in self.land.town:
            return True
        crossed = position[name].laid if self.simplified else frozenset()
        return any(to in line.hexes - (crossed if other == name else frozenset()) for other, line in position.items())

    def is_closed(self, position: Position, name: str, to: str) -> bool:
        beside = self.others_beside(position, name, to)
        return len(beside & self.independent if self.simplified else beside) >= 2

    def others_beside(self, position: Position, name: str, to: str) -> set[str]:
        around = set(self.land.around[to])
        return {other for other, line in position.items() if other != name and not around.isdisjoint(line.hexes)}

    def cities_at(self, to: str) -> frozenset[str]:
        return frozenset(self.land.town[n] for n in self.land.around[to] if n in self.land.town)

    def after(self, position: Position, name: str, to: str, heading: int, beside: set[str]) -> Iterator[Position]:
        """What can lie on the board after a move: one position, or one for each line that may absorb the mover."""
        line = position[name]
        left = line.hexes - {line.locomotive} if line.heading is None else line.hexes
        laid = line.laid | {to} if self.simplified else line.laid
        moved = Line(to, heading, left | {to}, line.cities | self.cities_at(to), laid)
        if not beside:
            yield {**position, name: moved}
        for survivor in beside:
            other = position[survivor]
            grown = replace(other, hexes=other.hexes | moved.hexes, cities=other.cities | moved.cities)
            yield {n: grown if n == survivor else p for n, p in position.items() if n != name}
