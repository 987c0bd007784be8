"""How near a network is to a major line: the money for the links that are missing, on a map without any track."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from rotonde.core.link_plans import find
from rotonde.core.track import Track
from rotonde.games.england.board import EnglandBoard
from rotonde.games.england.position import EnglandPosition

FAR: Final = 1 << 20
LONGEST_LINK: Final = 5
LINK_PRICE: Final = 6.5  # of a usual link
LINKS_A_TURN: Final = 1.5  # built for a line, between deliveries
UNFINISHED: Final = 0.4  # what nearly all of a line counts against the whole of it

Neighbours = list[list[tuple[int, int]]]
"""For each city, the cities that a usual link joins it to, with its price."""


@lru_cache(maxsize=4)
def usual_links(board: EnglandBoard) -> Neighbours:
    table = board.track_table({})
    found: Neighbours = [[] for _ in board.cities]
    for plan in find(Track(table.map), 0, table.tariff({}), LONGEST_LINK):
        found[plan.origin].append((plan.goal, plan.price))
        found[plan.goal].append((plan.origin, plan.price))
    return found


class LineHopes:
    """What major lines promise to a network, and how a further link changes that."""

    def __init__(self, state: EnglandPosition, links: list[tuple[int, int]], turns: int, point: float) -> None:
        board = state.board
        assert isinstance(board, EnglandBoard)
        self.turns = turns
        own: list[list[int]] = [[] for _ in board.cities]
        for a, b in links:
            own[a].append(b)
            own[b].append(a)
        usual = usual_links(board)
        nothing: list[list[int]] = [[] for _ in board.cities]
        # For each line that is open: its worth, its whole price, and how far each city is from both ends.
        self.lines: list[tuple[float, int, list[int], list[int], int]] = []
        for owner, line in zip(state.line_owner, board.major_lines, strict=True):
            if owner < 0:
                from_a, from_b = distances(usual, own, line.a), distances(usual, own, line.b)
                whole = distances(usual, nothing, line.a)[line.b]
                self.lines.append((line.points * point, whole, from_a, from_b, from_a[line.b]))

    def gain(self, a: int, b: int) -> float:
        """What a link between two cities adds."""
        gained = 0.0
        for worth, whole, from_a, from_b, missing in self.lines:
            left = min(missing, from_a[a] + from_b[b], from_a[b] + from_b[a])
            if left < missing:
                gained += self._hope(worth, whole, left) - self._hope(worth, whole, missing)
        return gained

    def hoped(self) -> float:
        """What all open lines promise as the network is."""
        return sum([self._hope(worth, whole, missing) for worth, whole, _, _, missing in self.lines])

    def _hope(self, worth: float, whole: int, missing: int) -> float:
        """All of it once nothing is missing; the further away, the less likely; nothing if the time is too short."""
        if missing >= whole or missing / LINK_PRICE > LINKS_A_TURN * self.turns + 1 or (missing and not self.turns):
            return 0.0
        return worth * UNFINISHED * (1 - missing / whole) ** 3 if missing else worth


def distances(usual: Neighbours, own: list[list[int]], start: int) -> list[int]:
    """The money that it takes from a city to each other one; own links are there already."""
    best = [FAR] * len(usual)
    best[start] = 0
    queue = [(0, start)]
    while queue:
        so_far, city = heappop(queue)
        if so_far > best[city]:
            continue
        for other, price in [*usual[city], *((c, 0) for c in own[city])]:
            if so_far + price < best[other]:
                best[other] = so_far + price
                heappush(queue, (so_far + price, other))
    return best
