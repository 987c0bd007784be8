"""Rocket, action B: place or move a station (SR-4)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.rocket.actions import LiftStation, PlaceStation
from rotonde.games.rocket.events import StationLifted, StationMoved, StationPlaced
from rotonde.games.rocket.places import hex_objection
from rotonde.games.rocket.position import NONE, RELOCATE, Events, Position


def placing_objections(position: Position, seat: int, action: PlaceStation) -> Iterator[Objection]:
    """Every rule that forbids putting a station there."""
    if position.stage != RELOCATE and position.supply[seat] == 0:
        yield Objection("SR-1.4", "no_station_left")
    unknown = hex_objection(position.board, action.hex)
    if unknown is not None:
        yield unknown
        return
    board = position.board
    place = board.index[action.hex]
    if board.town_at[place] != NONE:
        yield Objection("SR-4.1", "station_on_city", hex=action.hex, city=board.towns[board.town_at[place]])
    elif position.has_locomotive(place):
        yield Objection("SR-4.1", "station_on_locomotive", hex=action.hex, line=board.companies[position.line_at[place]])
    elif position.line_at[place] != NONE:
        yield Objection("SR-4.1", "station_on_track", hex=action.hex, line=board.companies[position.line_at[place]])
    if position.station_at[place] != NONE:
        yield Objection("SR-4.1", "station_on_station", hex=action.hex)
    for n in board.around[place]:
        if position.has_locomotive(n):
            line = board.companies[position.line_at[n]]
            yield Objection("SR-4.2", "station_next_to_locomotive", hex=action.hex, line=line)
        if position.station_at[n] != NONE:
            yield Objection("SR-4.2", "station_next_to_station", hex=action.hex, other=board.labels[n])
    if position.stage == RELOCATE and place == position.lifted:
        yield Objection("SR-4.3", "station_not_moved", hex=action.hex)


def lifting_objections(position: Position, seat: int, action: LiftStation) -> Iterator[Objection]:
    """Every rule that forbids moving the station that stands there."""
    unknown = hex_objection(position.board, action.hex)
    if unknown is not None:
        yield unknown
        return
    place = position.board.index[action.hex]
    if position.station_at[place] != seat:
        yield Objection("SR-4.3", "no_own_station", hex=action.hex)
        return
    if not position.setting.move_linked_stations and position.line_at[place] != NONE:
        line = position.board.companies[position.line_at[place]]
        yield Objection("SR-4.3", "station_on_line_stays", hex=action.hex, line=line)
    if not can_be_moved(position, place):
        yield Objection("SR-4.3", "nowhere_to_move_station", hex=action.hex)


def movable(position: Position, seat: int) -> list[int]:
    """The hexes of the stations that the seat may lift, quickly."""
    own = position.stations[seat]
    if not position.setting.move_linked_stations:
        own = [place for place in own if position.line_at[place] == NONE]
    return own if can_be_put_anywhere(position) else [place for place in own if can_be_moved(position, place)]


def can_be_put_anywhere(position: Position) -> bool:
    """Whether any hex is free for a station."""
    return bool(position.free_hexes)


def can_be_moved(position: Position, place: int) -> bool:
    """Whether a station has another hex to go to once it is lifted (SR-4.3)."""
    if can_be_put_anywhere(position):
        return True
    owner = position.station_at[place]
    position.station_at[place] = NONE
    found = any(position.may_hold_station(n) for n in position.board.around[place])
    position.station_at[place] = owner
    return found


def lift(position: Position, seat: int, action: LiftStation, events: Events) -> None:
    """The station is in the hand; the step is now to put it down (SR-4.3)."""
    position.lifted = position.board.index[action.hex]
    position.remove_station(position.lifted)
    position.stage = RELOCATE
    if events is not None:
        events.append(StationLifted(seat, action.hex))


def place(position: Position, seat: int, action: PlaceStation, events: Events) -> None:
    """The station from the hand, or one from the supply, stands on the hex (SR-4.1, SR-4.3)."""
    position.put_station(position.board.index[action.hex], seat)
    if position.stage == RELOCATE:
        if events is not None:
            events.append(StationMoved(seat, position.board.labels[position.lifted], action.hex))
        position.lifted = NONE
        return
    position.supply[seat] -= 1
    position.busy = True
    if events is not None:
        events.append(StationPlaced(seat, action.hex))
