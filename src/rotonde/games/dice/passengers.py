"""Tokens from the bank to the tiles: call (RD-7.6), refill (RD-2.2), shortage (RD-8.1), the final refill (RD-8.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import Call
from rotonde.games.dice.board import SHORTAGE_TILES, TOKENS_A_STATION
from rotonde.games.dice.events import FinalRefill, PassengersCalled, Refilled, RefillTooDear, ShortageRelieved
from rotonde.games.dice.faces import LOCOMOTIVE, SIMPLE_QUESTION
from rotonde.games.dice.lay import roll_objections
from rotonde.games.dice.layout import TILES
from rotonde.games.dice.position import Events, Position


def call_objections(position: Position, action: Call) -> Iterator[Objection]:
    """Every rule that forbids this call."""
    yield from roll_objections(position)
    if position.hand[SIMPLE_QUESTION if action.question else LOCOMOTIVE] == 0:
        yield Objection("RD-7.6", "no_such_die", symbol="question" if action.question else "locomotive")
    if action.tile not in position.board.tile_index:
        yield Objection("RD-1.1", "unknown_tile", tile=action.tile)
    elif position.tile_stations[position.board.tile_index[action.tile]] == 0:
        yield Objection("RD-7.6", "tile_without_station", tile=action.tile)


def call_choices(position: Position) -> list[Call]:
    """Every legal call, quickly."""
    found: list[Call] = []
    tiles = [tile for tile in range(TILES) if position.tile_stations[tile]]
    if position.hand[LOCOMOTIVE]:
        found += [position.board.call[tile] for tile in tiles]
    if position.hand[SIMPLE_QUESTION]:
        found += [position.board.call_question[tile] for tile in tiles]
    return found


def call(position: Position, seat: int, action: Call, events: Events) -> None:
    """The die goes back to the bank; 5 tokens for each station on the tile (RD-7.6)."""
    position.hand[SIMPLE_QUESTION if action.question else LOCOMOTIVE] -= 1
    position.bank_simple += 1
    paid = _put_beside(position, position.board.tile_index[action.tile])
    position.busy = True
    if events is not None:
        events.append(PassengersCalled(seat, action.tile, paid))


def refill_objections(position: Position) -> Iterator[Objection]:
    """RD-2.2: instead of the roll, once."""
    if position.rolled:
        yield Objection("RD-2.2", "rolled_already")
    if position.refilled:
        yield Objection("RD-2.2", "refilled_already")


def refill(position: Position, seat: int, events: Events) -> bool:
    """5 tokens for each station beside every tile. False where the bank cannot pay it (RD-8.4)."""
    position.refilled = True
    position.busy = True
    if not _bank_can_pay(position, events):
        return False
    paid = _put_beside_all(position)
    if events is not None:
        events.append(Refilled(seat, paid))
    return True


def is_short(position: Position) -> bool:
    """RD-8.1: at least 3 tiles that have a station are without tokens, or all if there are fewer."""
    with_station = 0
    empty = 0
    first_heap = position.seats + 1
    for tile in range(TILES):
        if position.tile_stations[tile]:
            with_station += 1
            if position.accounts[first_heap + tile] == 0:
                empty += 1
    return empty >= SHORTAGE_TILES or empty == with_station


def relieve_shortage(position: Position, events: Events) -> bool:
    """RD-8.1. False where the bank cannot pay it (RD-8.4)."""
    if not _bank_can_pay(position, events if position.trigger is None else None):
        return False
    paid = _put_beside_all(position)
    if events is not None:
        events.append(ShortageRelieved(paid))
    return True


def refill_for_the_last_time(position: Position, events: Events) -> None:
    """RD-8.3; the bank may go below 0 (RD-8.4)."""
    paid = _put_beside_all(position)
    if events is not None:
        events.append(FinalRefill(paid))


def _bank_can_pay(position: Position, events: Events) -> bool:
    """RD-8.4: a shortage or refill that costs more than the bank has is not made."""
    cost = TOKENS_A_STATION * len(position.station_cell)
    if cost > position.bank and events is not None:
        events.append(RefillTooDear(cost, position.bank))
    return cost <= position.bank


def _put_beside_all(position: Position) -> int:
    """By rising tile number (RD-8.4)."""
    paid = 0
    for tile in range(TILES):
        paid += _put_beside(position, tile)
    return paid


def _put_beside(position: Position, tile: int) -> int:
    """5 tokens for each station on a tile; a strict bank stops at 0 (RD-8.4)."""
    amount = TOKENS_A_STATION * position.tile_stations[tile]
    if position.setting.bank_is_strict:
        amount = min(amount, max(position.bank, 0))
    position.pay(position.seats, position.seats + 1 + tile, amount)
    return amount
