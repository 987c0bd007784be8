"""Rails on square cells: faces as sets of tracks, and what a train can reach.

A track joins two sides of a cell. A train is traced by its state (cell, side by which it enters), written as the number
4 * cell + side: a face only tells by which sides it may leave again, so switches and crossings behave by themselves.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from rotonde.core.squares import NO_CELL, SIDES, TileMap, opposite

TRACKS: Final = ("NS", "EW", "NE", "ES", "SW", "NW")
EMPTY: Final = -1
"""A cell without a die: a train that comes to it has reached an open end."""
STOP: Final = -2
"""A cell where every line ends, like a station."""


def sides_of(track: str) -> tuple[int, int]:
    """The two sides that a track joins."""
    return SIDES.index(track[0]), SIDES.index(track[1])


def turn_track(track: str, quarter_turns: int) -> str:
    """The track after so many quarter turns clockwise."""
    turned = {SIDES[(SIDES.index(side) + quarter_turns) % 4] for side in track}
    return next(t for t in TRACKS if set(t) == turned)


def orientations(tracks: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to turn a set of tracks, as it is drawn first."""
    found: list[tuple[str, ...]] = []
    for turns in range(4):
        turned = tuple(sorted([turn_track(t, turns) for t in tracks]))
        if turned not in found:
            found.append(turned)
    return found


class Faces:
    """Numbered sets of tracks."""

    def __init__(self, tracks: Sequence[tuple[str, ...]]) -> None:
        self.tracks: list[tuple[str, ...]] = list(tracks)
        self.names: list[str] = ["+".join(t) for t in tracks]
        self.index: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        # Bit s of sides[face]: the face has a rail end at side s.
        self.sides: list[int] = [_side_mask(t) for t in tracks]
        # exits[4 * face + side]: by which sides a train that enters there may leave.
        self.exits: list[list[int]] = [_exits(t, side) for t in tracks for side in range(4)]

    def __len__(self) -> int:
        return len(self.names)

    def keeps(self, new: int, old: int) -> bool:
        """Whether every track of the old face is on the new one."""
        return all(track in self.tracks[new] for track in self.tracks[old])


def _side_mask(tracks: Sequence[str]) -> int:
    mask = 0
    for track in tracks:
        for side in sides_of(track):
            mask |= 1 << side
    return mask


def _exits(tracks: Sequence[str], entry: int) -> list[int]:
    found: list[int] = []
    for track in tracks:
        one, other = sides_of(track)
        if entry == one:
            found.append(other)
        elif entry == other:
            found.append(one)
    return found


class Reach:
    """What trains from one cell can reach. Once made it is never changed, so that copies of a position can share it."""

    def __init__(self, dist: list[int], arrivals: list[int], ends: list[int], dice: list[int], stops: dict[int, int]) -> None:
        self.dist = dist  # [4 * cell + side]: the fewest tiles on the way there, 0 where no train comes
        self.arrivals = arrivals  # [cell]: bit for each side by which a train comes
        self.ends = ends  # empty cells that a train comes to, rising
        self.dice = dice  # cells with a die that a train comes to, whether it meets a track or not, rising
        self.stops = stops  # stops that a train comes to, with the fewest tiles


class RailMap:
    """Tables for tracing trains over a map. Distance counts tiles: 1 and one more at each border crossed."""

    def __init__(self, tile_map: TileMap, faces: Faces) -> None:
        grid = tile_map.grid
        self.cells = len(grid)
        self.exits: list[list[int]] = faces.exits
        # ahead[4 * cell + side]: the state of a train that leaves the cell by that side; NO_CELL off the map.
        self.ahead: list[int] = []
        self.toll: list[int] = []
        for cell in range(len(grid)):
            for side in range(4):
                to = grid.neighbour[4 * cell + side]
                self.ahead.append(NO_CELL if to == NO_CELL else 4 * to + opposite(side))
                self.toll.append(1 if tile_map.crosses_border(cell, side) else 0)

    def trace(self, origin: int, face_at: list[int]) -> Reach:
        """Everything that trains from a stop reach."""
        reach = Reach([0] * (4 * self.cells), [0] * self.cells, [], [], {})
        waiting: list[int] = []
        for state, distance in self._departures(origin, face_at):
            waiting.append(state)
            waiting.append(distance)
        self._spread(reach, waiting, face_at)
        return reach

    def _departures(self, origin: int, face_at: list[int]) -> list[tuple[int, int]]:
        """How trains leave a stop, with their distance; straight into another stop there is no line, as there is no track."""
        found: list[tuple[int, int]] = []
        for side in range(4):
            state = self.ahead[4 * origin + side]
            if state != NO_CELL and face_at[state >> 2] != STOP:
                found.append((state, 1 + self.toll[4 * origin + side]))
        return found

    def follow(self, reach: Reach, cell: int, face_at: list[int]) -> Reach:
        """The same after a die was put on a cell, or one with more tracks: only what is new is traced."""
        after = Reach(reach.dist[:], reach.arrivals[:], reach.ends[:], reach.dice[:], dict(reach.stops))
        if cell in after.ends:
            after.ends.remove(cell)
            insort(after.dice, cell)
        waiting: list[int] = []
        first_exit = 4 * face_at[cell]
        for side in range(4):
            distance = after.dist[4 * cell + side]
            if distance:
                for leave in self.exits[first_exit + side]:
                    waiting.append(self.ahead[4 * cell + leave])
                    waiting.append(distance + self.toll[4 * cell + leave])
        self._spread(after, waiting, face_at)
        return after

    def _spread(self, reach: Reach, waiting: list[int], face_at: list[int]) -> None:
        """Let trains run on; `waiting` holds states and their distances in turn."""
        dist, arrivals, exits = reach.dist, reach.arrivals, self.exits
        while waiting:
            distance = waiting.pop()
            state = waiting.pop()
            if state == NO_CELL or 0 < dist[state] <= distance:
                continue
            dist[state] = distance
            cell = state >> 2
            face = face_at[cell]
            if arrivals[cell] == 0 and face != STOP:
                insort(reach.ends if face == EMPTY else reach.dice, cell)
            arrivals[cell] |= 1 << (state & 3)
            if face >= 0:
                for leave in exits[4 * face + (state & 3)]:
                    waiting.append(self.ahead[4 * cell + leave])
                    waiting.append(distance + self.toll[4 * cell + leave])
            elif face == STOP and distance < reach.stops.get(cell, distance + 1):
                reach.stops[cell] = distance

    def route(self, origin: int, target: int, face_at: list[int]) -> list[int]:
        """The cells of the best way between two stops, both included; empty where there is none.

        Fewest tiles first, then fewest cells.
        """
        queue: list[tuple[int, int, int, list[int]]] = []
        for state, distance in self._departures(origin, face_at):
            heappush(queue, (distance, 1, state, [origin]))
        seen: set[int] = set()
        while queue:
            tiles, length, state, path = heappop(queue)
            if state == NO_CELL or state in seen:
                continue
            seen.add(state)
            cell = state >> 2
            if cell == target:
                return [*path, cell]
            if face_at[cell] < 0:
                continue
            for leave in self.exits[4 * face_at[cell] + (state & 3)]:
                k = 4 * cell + leave
                heappush(queue, (tiles + self.toll[k], length + 1, self.ahead[k], [*path, cell]))
        return []
