"""SR-12.4 word for word, written for the reader and not for speed, on nothing but what the players see.

Independent of the engine: it reads the data of the board and the view of a spectator.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

CLOCKWISE = {
    "flat-top": {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)},
    "pointy-top": {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)},
}


class Land:
    """The board: which hex is where, and which are cities."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        directions = CLOCKWISE[board["grid"]["orientation"]]
        self.names = list(directions)
        place = {h["label"]: (h["q"], h["r"]) for h in board["hexes"] if h["terrain"] == "land"}
        label = {position: name for name, position in place.items()}
        self.neighbours = {
            name: [label.get((q + dq, r + dr)) for dq, dr in directions.values()] for name, (q, r) in place.items()
        }
        self.around = {name: [n for n in beside if n is not None] for name, beside in self.neighbours.items()}
        self.town = {t["hex"]: t["name"] for t in board["towns"]}


class Country:
    """The lines on the board."""

    def __init__(self, land: Land, view: Mapping[str, Any], independent: set[str]) -> None:
        self.land = land
        self.track = view["track"]
        self.lines = {name: line for name, line in view["lines"].items() if line["absorbed_by"] is None}
        self.independent = independent & set(self.lines)

    def other_lines(self, place: str, line: str) -> set[str]:
        """The lines but this one that a hex is next to."""
        return {self.track[n] for n in self.land.around[place] if n in self.track} - {line}

    def is_next_to(self, place: str, line: str) -> bool:
        """Who arrives there is absorbed by the line."""
        return any(self.track.get(n) == line for n in self.land.around[place])

    def is_closed(self, place: str, line: str) -> bool:
        """A city, a tile or a locomotive lies there (SR-5.3), or two independent lines beside it."""
        if place in self.land.town or place in self.track:
            return True
        return len(self.other_lines(place, line) & self.independent) >= 2

    def reach(self, line: str) -> set[str]:
        """R(L)."""
        place, heading = self.lines[line]["locomotive"], self.lines[line]["heading"]
        first = range(6) if heading is None else ahead(self.land.names.index(heading))
        found: set[tuple[str, int]] = set()
        todo = [(place, d) for d in first]
        while todo:
            origin, direction = todo.pop()
            to = self.land.neighbours[origin][direction]
            if to is None or (to, direction) in found or self.is_closed(to, line):
                continue
            found.add((to, direction))
            if not self.other_lines(to, line):
                todo += [(to, d) for d in ahead(direction)]
        return {to for to, _ in found}

    def can_achieve_nothing(self, line: str, reach: Mapping[str, set[str]]) -> bool:
        others = set().union(*(reach[other] for other in self.lines if other != line))
        meeting = {place for place in others if not self.is_next_to(place, line)}
        cities = {n for place in reach[line] for n in self.land.around[place] if n in self.land.town}
        if {self.land.town[n] for n in cities} - set(self.lines[line]["cities"]):
            return False
        if any(self.other_lines(place, line) for place in reach[line]):
            return False
        return meeting.isdisjoint(n for place in reach[line] for n in self.land.around[place])

    def declared(self) -> set[str]:
        """All that are independent in the end: repeated until nothing changes, and never undone."""
        while True:
            reach = {line: self.reach(line) for line in self.lines}
            new = {line for line in self.lines if line not in self.independent and self.can_achieve_nothing(line, reach)}
            if not new:
                return self.independent
            self.independent |= new


def ahead(direction: int) -> list[int]:
    return [(direction - 1) % 6, direction, (direction + 1) % 6]
