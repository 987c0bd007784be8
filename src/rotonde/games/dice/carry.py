"""Carrying passengers (RD-7.3 to RD-7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import Carry, Load
from rotonde.games.dice.board import LOCOMOTIVES
from rotonde.games.dice.events import LocomotiveSent, PassengersCarried
from rotonde.games.dice.places import cell_objection
from rotonde.games.dice.position import LOADING, NONE, TURN, VALUES, Events, Position


@dataclass(frozen=True)
class Ride:
    """A station joined to a seat's own: the best route to it, its distance, and what waits there."""

    station: str
    distance: int
    route: tuple[str, ...]
    tile: int
    heap: int


def objections(position: Position, seat: int, action: Carry) -> Iterator[Objection]:
    """Every rule that forbids sending this locomotive there."""
    yield from _locomotive_objections(position, seat, action.locomotive)
    unknown = cell_objection(position.board, action.station)
    if unknown is not None:
        yield unknown
        return
    cell = position.board.index[action.station]
    station = position.station_at[cell]
    if station == NONE:
        yield Objection("RD-7.3", "no_station_there", cell=action.station)
        return
    if position.served >> station & 1:
        yield Objection("RD-7.3", "station_served", station=action.station)
    if station == seat:
        yield Objection("RD-7.5", "own_station_no_destination", station=action.station)
    elif cell not in position.reach[seat].stops:
        yield Objection("RD-7.3", "station_not_joined", station=action.station)
    else:
        distance = position.reach[seat].stops[cell]
        if distance > action.locomotive:
            yield Objection("RD-7.3", "station_too_far", station=action.station, distance=distance, locomotive=action.locomotive)
    if position.heap_at(cell) == 0:
        yield Objection("RD-7.4", "heap_empty", station=action.station, tile=position.board.tiles[position.board.tile_of[cell]])


def _locomotive_objections(position: Position, seat: int, value: int) -> Iterator[Objection]:
    held = position.locomotives_of(seat)[LOCOMOTIVES.index(value)] if value in LOCOMOTIVES else 0
    if held == 0:
        yield Objection("RD-7.3", "no_such_locomotive", value=value)
    elif held <= position.used[LOCOMOTIVES.index(value)]:
        yield Objection("RD-7.3", "locomotive_used", value=value)


def choices(position: Position, seat: int) -> list[Carry]:
    """Every legal carry, quickly."""
    ready = [v for v in range(VALUES) if position.held[seat * VALUES + v] > position.used[v]]
    stops = position.reach[seat].stops
    if not ready or not stops:
        return []
    found: list[Carry] = []
    for station, cell in enumerate(position.station_cell):
        if cell not in stops or station == seat or position.served >> station & 1 or position.heap_at(cell) == 0:
            continue
        distance, carries = stops[cell], position.board.carry[cell]
        found += [carries[locomotive] for locomotive in ready if LOCOMOTIVES[locomotive] >= distance]
    return found


def rides(position: Position, seat: int) -> list[Ride]:
    """Every station joined to a seat's own, with the way there (RD-7.3)."""
    board, stops = position.board, position.reach[seat].stops
    found: list[Ride] = []
    for station, cell in enumerate(position.station_cell):
        if cell in stops and station != seat:
            path = board.rails.route(position.station_cell[seat], cell, position.face_at)
            route = tuple([board.labels[c] for c in path])
            found.append(Ride(board.labels[cell], stops[cell], route, board.tiles[board.tile_of[cell]], position.heap_at(cell)))
    return found


def send(position: Position, seat: int, action: Carry, events: Events) -> None:
    """The locomotive is on its way; the load is asked next (RD-7.4)."""
    position.loading_station = position.station_at[position.board.index[action.station]]
    position.loading_locomotive = LOCOMOTIVES.index(action.locomotive)
    position.stage = LOADING
    if events is not None:
        events.append(LocomotiveSent(seat, action.station, action.locomotive))


def most_load(position: Position) -> int:
    """RD-7.4: up to the locomotive's value, as far as the heap goes."""
    heap = position.heap_at(position.station_cell[position.loading_station])
    return min(LOCOMOTIVES[position.loading_locomotive], heap)


def load_objections(position: Position, action: Load) -> Iterator[Objection]:
    """Every rule that forbids this load."""
    if action.tokens < 1:
        yield Objection("RD-7.4", "load_below_one", tokens=action.tokens)
    value = LOCOMOTIVES[position.loading_locomotive]
    if action.tokens > value:
        yield Objection("RD-7.4", "load_above_locomotive", tokens=action.tokens, value=value)
    heap = position.heap_at(position.station_cell[position.loading_station])
    if action.tokens > heap:
        yield Objection("RD-7.4", "load_above_heap", tokens=action.tokens, heap=heap)


def load(position: Position, seat: int, action: Load, events: Events) -> None:
    """The tokens come from the heap to the player (RD-7.4)."""
    station, locomotive = position.loading_station, position.loading_locomotive
    cell = position.station_cell[station]
    position.pay(position.seats + 1 + position.board.tile_of[cell], seat, action.tokens)
    position.carried[seat] += action.tokens
    position.used[locomotive] += 1
    position.served |= 1 << station
    position.busy = True
    position.has_carried = True
    position.loading_station = NONE
    position.loading_locomotive = NONE
    position.stage = TURN
    if events is not None:
        labels, origin = position.board.labels, position.station_cell[seat]
        route = tuple([labels[c] for c in position.board.rails.route(origin, cell, position.face_at)])
        distance = position.reach[seat].stops[cell]
        events.append(PassengersCarried(seat, labels[cell], LOCOMOTIVES[locomotive], action.tokens, distance, route))
