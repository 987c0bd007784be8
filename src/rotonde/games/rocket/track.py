"""Rocket: the tile, passengers, and what a line connects (SR-7, SR-8, SR-9)."""

from __future__ import annotations

from rotonde.games.rocket import veto
from rotonde.games.rocket.events import CityReached, LocomotiveArrived, PassengersTaken, StationConnected, TrackLaid
from rotonde.games.rocket.position import NONE, Events, Position


def move_locomotive(position: Position, line: int, to: int, events: Events) -> None:
    """The locomotive stands on its new hex, a tile on the one that it left (SR-5.5, SR-7)."""
    board = position.board
    origin = position.locomotive[line]
    heading = board.grid.direction(origin, to)
    if position.has_left_start(line):
        position.tiles_laid += 1
        if events is not None:
            shape = "straight" if heading == position.heading[line] else "curve"
            events.append(TrackLaid(board.companies[line], board.labels[origin], shape))
    else:
        leave_start(position, line)
    position.heading[line] = heading
    position.locomotive[line] = to
    position.courses[line] = (*position.courses[line], to)
    position.occupy(to, line)
    position.review_stations_around(origin)
    if events is not None:
        events.append(LocomotiveArrived(board.companies[line], board.labels[to]))


def leave_start(position: Position, line: int) -> None:
    """SR-7.1: no tile in the start town; SR-9.1: it is no part of the line any more."""
    start = position.locomotive[line]
    position.line_at[start] = NONE
    position.forget_ways_around(start)
    for n in position.board.around[start]:
        position.near[n] = position.lines_near(n)


def connect_station(position: Position, line: int, to: int, events: Events) -> None:
    """SR-8: a station on the hex joins the line, and another player's earns the mover a passenger token."""
    owner = position.station_at[to]
    if owner == NONE:
        return
    mover = position.turn
    if events is not None:
        events.append(StationConnected(owner, position.board.companies[line], position.board.labels[to]))
    if owner == mover or position.passengers_left == 0 or not veto.mover_earns_passengers(position):  # SR-8.1 to SR-8.3
        return
    position.passengers_left -= 1
    position.passengers[mover] += 1
    if events is not None:
        events.append(PassengersTaken(mover))


def connect_cities(position: Position, line: int, to: int, events: Events) -> int:
    """SR-9.2: every city next to the hex is connected; the ones new to the line, as bits."""
    new = position.board.towns_near[to] & ~position.cities[line]
    position.cities[line] |= new
    if new and events is not None:
        for town in position.board.town_names(new):
            events.append(CityReached(position.board.companies[line], town))
    return new


def cities_connected(position: Position, line: int) -> int:
    """How many cities a line connects."""
    return position.cities[line].bit_count()
