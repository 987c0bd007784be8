"""Exchanging a simple die for a complex one (RD-5)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import Exchange
from rotonde.games.dice.events import DieExchanged
from rotonde.games.dice.faces import (
    COMPLEX_QUESTION,
    FACES,
    FIRST_COMPLEX,
    SIMPLE_FACES,
    SYMBOL_OF,
    SYMBOLS,
    face_name,
    is_complex,
    is_simple,
)
from rotonde.games.dice.lay import end_objections, roll_objections
from rotonde.games.dice.places import cell_objection
from rotonde.games.dice.position import Events, Position


def objections(position: Position, seat: int, action: Exchange) -> Iterator[Objection]:
    """Every rule that forbids this exchange."""
    yield from roll_objections(position)
    if action.face not in FACES.names[SIMPLE_FACES:]:
        yield Objection("RD-5.1", "no_complex_face", face=action.face)
        return
    face = FACES.index[action.face]
    if position.hand[COMPLEX_QUESTION if action.question else SYMBOL_OF[face]] == 0:
        yield Objection("RD-5.1", "no_such_die", symbol="question" if action.question else face_name(face))
    unknown = cell_objection(position.board, action.cell)
    if unknown is not None:
        yield unknown
        return
    cell = position.board.index[action.cell]
    old = position.face_at[cell]
    if is_complex(old):
        yield Objection("RD-5.1", "complex_die_stays", cell=action.cell)
        return
    if not is_simple(old):
        yield Objection("RD-5.1", "no_simple_die_there", cell=action.cell)
        return
    arrivals = position.reach[seat].arrivals[cell]
    if arrivals == 0:
        yield Objection("RD-5.1", "not_on_own_line", cell=action.cell)
    elif FACES.sides[face] & arrivals == 0:
        yield Objection("RD-5.1", "does_not_meet_own_line", cell=action.cell, face=action.face)
    if not FACES.keeps(face, old):
        yield Objection("RD-5.2", "loses_track", cell=action.cell, old=FACES.names[old], face=action.face)
    yield from end_objections(position, cell, face)


def choices(position: Position, seat: int) -> list[Exchange]:
    """Every legal exchange with the dice in the hand, quickly."""
    symbols = [s - FIRST_COMPLEX for s in range(FIRST_COMPLEX, SYMBOLS) if position.hand[s]]
    if not symbols:
        return []
    found: list[Exchange] = []
    reach, board = position.reach[seat], position.board
    arrivals, closed, facing, face_at = reach.arrivals, position.closed, position.facing, position.face_at
    for cell in reach.dice:
        old = face_at[cell]
        if old < SIMPLE_FACES:
            by_symbol = board.exchanges(cell, old, closed[cell], facing[cell], arrivals[cell])
            for symbol in symbols:
                found += by_symbol[symbol]
    return found


def exchange(position: Position, seat: int, action: Exchange, events: Events) -> None:
    """The simple die is had back, showing the straight or curve that it was (RD-5.3)."""
    cell, face = position.board.index[action.cell], FACES.index[action.face]
    old = position.face_at[cell]
    position.hand[COMPLEX_QUESTION if action.question else SYMBOL_OF[face]] -= 1
    position.hand[SYMBOL_OF[old]] += 1
    position.put_die(cell, face)
    position.busy = True
    if events is not None:
        events.append(DieExchanged(seat, action.cell, face_name(old), face_name(face), action.face))
