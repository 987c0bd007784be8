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


class Country:
    """The board and the lines on it."""

    def __init__(self, board: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        self.steps = list(CLOCKWISE[board["grid"]["orientation"]].values())
        self.names = list(CLOCKWISE[board["grid"]["orientation"]])
        self.at = {h["label"]: (h["q"], h["r"]) for h in board["hexes"] if h["terrain"] == "land"}
        self.label = {place: label for label, place in self.at.items()}
        self.town = {t["hex"]: t["name"] for t in board["towns"]}
        self.track = view["track"]
        self.lines = {name: line for name, line in view["lines"].items() if line["absorbed_by"] is None}
        self.independent = {name for name, line in self.lines.items() if line["independent"]}

    def step(self, place: str, direction: int) -> str | None:
        (q, r), (dq, dr) = self.at[place], self.steps[direction]
        return self.label.get((q + dq, r + dr))

    def around(self, place: str) -> list[str]:
        return [n for d in range(6) if (n := self.step(place, d)) is not None]

    def other_lines(self, place: str, line: str) -> set[str]:
        """The lines but this one that a hex is next to."""
        return {self.track[n] for n in self.around(place) if n in self.track} - {line}

    def is_closed(self, place: str, line: str) -> bool:
        """A city, a tile or a locomotive lies there (SR-5.3), or two independent lines beside it."""
        if place in self.town or place in self.track:
            return True
        return len(self.other_lines(place, line) & self.independent) >= 2

    def reach(self, line: str) -> set[str]:
        """R(L)."""
        place, heading = self.lines[line]["locomotive"], self.lines[line]["heading"]
        first = range(6) if heading is None else self.ahead(self.names.index(heading))
        found: set[tuple[str, int]] = set()
        todo = [(place, d) for d in first]
        while todo:
            origin, direction = todo.pop()
            to = self.step(origin, direction)
            if to is None or self.is_closed(to, line) or (to, direction) in found:
                continue
            found.add((to, direction))
            if not self.other_lines(to, line):
                todo += [(to, d) for d in self.ahead(direction)]
        return {to for to, _ in found}

    def ahead(self, direction: int) -> list[int]:
        return [(direction - 1) % 6, direction, (direction + 1) % 6]

    def can_achieve_nothing(self, line: str) -> bool:
        own = self.reach(line)
        others = set().union(*(self.reach(other) for other in self.lines if other != line))
        connected = set(self.lines[line]["cities"])
        for place in own:
            for n in self.around(place):
                if self.town.get(n, next(iter(connected))) not in connected or n in others:
                    return False
            if self.other_lines(place, line):
                return False
        return True

    def declared(self) -> set[str]:
        """All that are independent in the end: repeated until nothing changes, and never undone."""
        while True:
            new = {line for line in self.lines if line not in self.independent and self.can_achieve_nothing(line)}
            if not new:
                return self.independent
            self.independent |= new


def independent_lines(board: Mapping[str, Any], view: Mapping[str, Any], before: set[str]) -> set[str]:
    """Which lines are independent after an extension, `before` which some were already."""
    country = Country(board, view)
    country.independent = before & set(country.lines)
    return country.declared()
