"""How near a network is to a line that will be paid: the money for the links that are missing, on a map without any track."""

from __future__ import annotations

from typing import Final

from rotonde.bots.greedy.tycoon_network import Network
from rotonde.bots.greedy.tycoon_rows import FAR, Rows

LINK_PRICE: Final = 6.5  # of a usual link
LINKS_A_TURN: Final = 1.5  # built for a line, between deliveries
UNFINISHED: Final = 0.4  # what nearly all of a line counts against the whole of it


class Line:
    """A line that is paid once own links join two cities, and how far a network is from it."""

    def __init__(self, worth: float, whole: int, from_a: list[int], from_b: list[int], missing: int) -> None:
        self.worth = worth
        self.whole = whole
        self.from_a = from_a  # for each city
        self.from_b = from_b
        self.missing = missing


class LineHopes:
    """What lines promise to a network, and how a further link changes that."""

    def __init__(self, rows: Rows, network: Network, lines: list[tuple[int, int, float]], turns: int) -> None:
        """`lines` are the two cities and the worth of each line that is still to be had."""
        self.turns = turns
        self.lines: list[Line] = []
        parts = _parts(network)
        from_part = [_nearest(rows, part) for part in parts]
        for a, b, worth in lines:
            whole = rows.apart[a][b]
            if whole < FAR and self._hope(worth, whole, 0) > 0:
                from_a = _with_network(rows.apart[a], parts, from_part)
                from_b = _with_network(rows.apart[b], parts, from_part)
                self.lines.append(Line(worth, whole, from_a, from_b, from_a[b]))

    def gain(self, a: int, b: int) -> float:
        """What a link between two cities adds."""
        gained = 0.0
        for line in self.lines:
            left = min(line.from_a[a] + line.from_b[b], line.from_a[b] + line.from_b[a])
            if left < line.missing:
                gained += self._hope(line.worth, line.whole, left) - self._hope(line.worth, line.whole, line.missing)
        return gained

    def completed(self, a: int, b: int) -> float:
        """What a link between two cities is paid for at once."""
        paid = 0.0
        for line in self.lines:
            if line.missing and not min(line.from_a[a] + line.from_b[b], line.from_a[b] + line.from_b[a]):
                paid += line.worth
        return paid

    def hoped(self) -> float:
        """What all lines promise as the network is."""
        hopes = 0.0
        for line in self.lines:
            hopes += self._hope(line.worth, line.whole, line.missing)
        return hopes

    def _hope(self, worth: float, whole: int, missing: int) -> float:
        """All of it once nothing is missing; the further away, the less likely; nothing if the time is too short."""
        if missing >= whole or missing / LINK_PRICE > LINKS_A_TURN * self.turns + 1 or (missing and not self.turns):
            return 0.0
        return worth * UNFINISHED * (1 - missing / whole) ** 3 if missing else worth


def _parts(network: Network) -> list[list[int]]:
    """The cities of the network, those that are joined together."""
    found: list[list[int]] = []
    seen = 0
    for city in network.at:
        if not seen >> city & 1:
            joined = network.joined(city)
            seen |= joined
            found.append([other for other in network.at if joined >> other & 1])
    return found


def _nearest(rows: Rows, part: list[int]) -> list[int]:
    """How far each city is from any of some."""
    found = rows.apart[part[0]][:]
    for city in part[1:]:
        apart = rows.apart[city]
        for other, far in enumerate(apart):
            if far < found[other]:
                found[other] = far
    return found


def _with_network(apart: list[int], parts: list[list[int]], from_part: list[list[int]]) -> list[int]:
    """How far each city is, if nothing is to pay within each part of the network."""
    found = apart[:]
    for i, part in enumerate(parts):
        least = FAR
        for city in part:
            least = min(least, found[city])
        for city, far in enumerate(from_part[i]):
            if least + far < found[city]:
                found[city] = least + far
    return found
