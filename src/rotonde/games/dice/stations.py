"""Set-up: placing the stations (RD-1.3 to RD-1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from rotonde.core.contract import Objection
from rotonde.core.turns import left_of
from rotonde.games.dice.actions import PlaceStation
from rotonde.games.dice.board import TOKENS_A_STATION
from rotonde.games.dice.events import GreyStationPlaced, GreyStationsDiscarded, OwnStationPlaced, TokensPutOut
from rotonde.games.dice.layout import TILES, WATER
from rotonde.games.dice.places import cell_objection
from rotonde.games.dice.position import NONE, PLACE_GREY, PLACE_OWN, Events, Position

OWN_TILE = 0
SHARED_TILE = 1
ANY_DISTANCE = 2


def objections(position: Position, action: PlaceStation) -> Iterator[Objection]:
    """Every rule that forbids putting a station there."""
    board = position.board
    unknown = cell_objection(board, action.cell)
    if unknown is not None:
        yield unknown
        return
    cell = board.index[action.cell]
    leniency = own_leniency(position) if position.stage == PLACE_OWN else SHARED_TILE
    if leniency < SHARED_TILE and _tile_is_taken(position, cell):
        yield Objection("RD-1.4", "tile_has_owned_station", cell=action.cell, tile=board.tiles[board.tile_of[cell]])
    if board.grid.is_edge(cell):
        yield Objection("RD-1.5", "station_at_edge", cell=action.cell)
    if board.map.terrain[cell] == WATER:
        yield Objection("RD-1.5", "station_in_water", cell=action.cell)
    if position.station_at[cell] != NONE:
        yield Objection("RD-1.5", "cell_has_station", cell=action.cell)
    elif leniency < ANY_DISTANCE:
        for near in board.too_close[cell]:
            if position.station_at[near] != NONE:
                yield Objection("RD-1.5", "station_too_close", cell=action.cell, other=board.labels[near])


def _tile_is_taken(position: Position, cell: int) -> bool:
    tile_of = position.board.tile_of
    return any(own != NONE and tile_of[own] == tile_of[cell] for own in position.station_cell[: position.seats])


def own_leniency(position: Position) -> int:
    """RD-1.5: who has no legal cell for their own station may share a tile, and if need be stand closer."""
    open_cells = list(compress(range(position.board.cells), position.free))
    if any(not _tile_is_taken(position, cell) for cell in open_cells):
        return OWN_TILE
    return SHARED_TILE if open_cells else ANY_DISTANCE


def own_cells(position: Position) -> list[int]:
    """Where the own station may stand (RD-1.4, RD-1.5), quickly."""
    taken = {position.board.tile_of[own] for own in position.station_cell[: position.seats] if own != NONE}
    open_cells = list(compress(range(position.board.cells), position.free))
    alone = [cell for cell in open_cells if position.board.tile_of[cell] not in taken]
    if open_cells:
        return alone or open_cells
    cells = compress(range(position.board.cells), position.board.holds_station)
    return [cell for cell in cells if position.station_at[cell] == NONE]


def place(position: Position, seat: int, action: PlaceStation, events: Events) -> bool:
    """The station stands. True when the set-up is complete."""
    cell = position.board.index[action.cell]
    if position.stage == PLACE_OWN:
        position.put_station(seat, cell)
        if events is not None:
            events.append(OwnStationPlaced(seat, action.cell))
        position.turn = left_of(seat, position.seats)
        if position.station_cell[position.turn] == NONE:
            return False
        position.stage = PLACE_GREY
    else:
        position.station_cell.append(NONE)
        position.put_station(len(position.station_cell) - 1, cell)
        position.greys[seat] -= 1
        if events is not None:
            events.append(GreyStationPlaced(seat, action.cell))
        position.turn = left_of(seat, position.seats)
    return _is_complete(position, events)


def _is_complete(position: Position, events: Events) -> bool:
    """RD-1.5: a cell that is legal for one player's grey station is so for all; when there is none, all discard theirs."""
    if 1 in position.free:
        return position.greys[position.turn] == 0
    for seat, number in enumerate(position.greys):
        if number and events is not None:
            events.append(GreyStationsDiscarded(seat, number))
        position.greys[seat] = 0
    return True


def place_prepared(position: Position) -> None:
    """RD-1.8: the stations stand on the board's prepared spots."""
    spots = position.board.data["stations"][str(position.seats)]
    for seat, label in enumerate(spots["own"]):
        position.put_station(seat, position.board.index[label])
    for label in spots["neutral"]:
        position.station_cell.append(NONE)
        position.put_station(len(position.station_cell) - 1, position.board.index[label])
    position.greys = [0] * position.seats


def put_out_tokens(position: Position, events: Events) -> None:
    """RD-1.6: 5 tokens for each station beside its tile."""
    for tile in range(TILES):
        position.pay(position.seats, position.seats + 1 + tile, TOKENS_A_STATION * position.tile_stations[tile])
    if events is not None:
        events.append(TokensPutOut(TOKENS_A_STATION * sum(position.tile_stations)))
