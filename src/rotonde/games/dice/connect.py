"""Connecting a station (RD-6)."""

from __future__ import annotations

from rotonde.core.turns import clockwise
from rotonde.games.dice.board import BONUS
from rotonde.games.dice.events import BonusPaid, StationConnected
from rotonde.games.dice.position import Events, Position


def pay_connections(position: Position, layer: int, events: Events) -> None:
    """RD-6.1: each owner of two stations joined for the first time gets 5; clockwise from the layer (RD-8.4)."""
    owed: list[tuple[int, int]] = []
    for seat in clockwise(layer, position.seats):
        stops = position.reach[seat].stops
        if len(stops) <= position.connected[seat].bit_count():
            continue
        for station in range(len(position.station_cell)):
            bit = 1 << station
            if station == seat or position.connected[seat] & bit or position.station_cell[station] not in stops:
                continue
            position.connected[seat] |= bit
            if events is not None:
                events.append(StationConnected(seat, position.board.labels[position.station_cell[station]]))
            if position.setting.bonus_for_all or layer in (seat, station):
                owed.append((seat, station))
    for seat, station in owed:
        _pay_bonus(position, seat, station, events)


def _pay_bonus(position: Position, seat: int, station: int, events: Events) -> None:
    amount = BONUS
    if position.setting.bank_is_strict:
        amount = min(amount, max(position.bank, 0))
    if amount == 0:
        return
    position.pay(position.seats, seat, amount)
    if events is not None:
        events.append(BonusPaid(seat, position.board.labels[position.station_cell[station]], amount))


def stations_connected(position: Position, seat: int) -> int:
    """How many stations are joined to a seat's own (RD-8.6)."""
    return position.connected[seat].bit_count()


def has_connected_all(position: Position, seat: int) -> bool:
    """RD-8.2: all stations in play are joined to the seat's own."""
    return stations_connected(position, seat) == len(position.station_cell) - 1
