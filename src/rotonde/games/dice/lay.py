"""Laying a simple die (RD-4)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.squares import SIDES, opposite
from rotonde.games.dice.actions import Lay
from rotonde.games.dice.events import RailLaid
from rotonde.games.dice.faces import CURVE, FACES, SIMPLE_FACES, SIMPLE_QUESTION, STRAIGHT, SYMBOL_OF, face_name, is_complex
from rotonde.games.dice.places import cell_objection
from rotonde.games.dice.position import NONE, Events, Position


def objections(position: Position, seat: int, action: Lay) -> Iterator[Objection]:
    """Every rule that forbids this lay."""
    yield from roll_objections(position)
    if action.face not in FACES.names[:SIMPLE_FACES]:
        yield Objection("RD-4.3", "no_simple_face", face=action.face)
        return
    face = FACES.index[action.face]
    if position.hand[SIMPLE_QUESTION if action.question else SYMBOL_OF[face]] == 0:
        yield Objection("RD-4.3", "no_such_die", symbol="question" if action.question else face_name(face))
    unknown = cell_objection(position.board, action.cell)
    if unknown is not None:
        yield unknown
        return
    cell = position.board.index[action.cell]
    if position.face_at[cell] >= 0:
        yield Objection("RD-4.3", "die_in_the_way", cell=action.cell)
        return
    if position.station_at[cell] != NONE:
        yield Objection("RD-4.3", "station_in_the_way", cell=action.cell)
        return
    arrivals = position.reach[seat].arrivals[cell]
    if arrivals == 0:
        yield Objection("RD-4.3", "not_at_own_line", cell=action.cell)
    elif FACES.sides[face] & arrivals == 0:
        yield Objection("RD-4.3", "does_not_meet_own_line", cell=action.cell, face=action.face)
    yield from end_objections(position, cell, face)
    cost = position.board.cost[cell]
    if cost > position.money(seat):
        yield Objection("RD-4.5", "terrain_too_dear", cell=action.cell, tokens=cost, money=position.money(seat))


def roll_objections(position: Position) -> Iterator[Objection]:
    """RD-2.1, RD-2.2: rails and calls need a roll this turn."""
    if position.refilled:
        yield Objection("RD-2.2", "refilled_instead")
    elif not position.rolled:
        yield Objection("RD-2.1", "not_rolled_yet")


def end_objections(position: Position, cell: int, face: int) -> Iterator[Objection]:
    """RD-4.4: no end off the map, none against a blank side of a complex die, counted afresh."""
    board = position.board
    for side, name in enumerate(SIDES):
        to = board.neighbour[4 * cell + side]
        has_end = bool(FACES.sides[face] >> side & 1)
        if to == NONE:
            if has_end:
                yield Objection("RD-4.4", "leads_off_map", cell=board.labels[cell], side=name)
            continue
        there = position.face_at[to]
        meets = there >= 0 and bool(FACES.sides[there] >> opposite(side) & 1)
        if has_end and is_complex(there) and not meets:
            yield Objection("RD-4.4", "against_blank_side", cell=board.labels[cell], side=name, other=board.labels[to])
        if not has_end and is_complex(face) and meets:
            yield Objection("RD-4.4", "blank_side_against_rail", cell=board.labels[cell], side=name, other=board.labels[to])


def choices(position: Position, seat: int) -> list[Lay]:
    """Every legal lay with the dice in the hand, quickly."""
    hand = position.hand
    question = hand[SIMPLE_QUESTION]
    if not (hand[STRAIGHT] or hand[CURVE] or question):
        return []
    found: list[Lay] = []
    reach, board, money = position.reach[seat], position.board, position.money(seat)
    arrivals, closed, cost = reach.arrivals, position.closed, board.cost
    for cell in reach.ends:
        if cost[cell] > money:
            continue
        straight, curve, straight_question, curve_question = board.lays(cell, closed[cell], arrivals[cell])
        if hand[STRAIGHT]:
            found += straight
        if hand[CURVE]:
            found += curve
        if question:
            found += straight_question
            found += curve_question
    return found


def lay(position: Position, seat: int, action: Lay, events: Events) -> None:
    """The die lies on the board and its terrain is paid (RD-4.5)."""
    cell, face = position.board.index[action.cell], FACES.index[action.face]
    position.hand[SIMPLE_QUESTION if action.question else SYMBOL_OF[face]] -= 1
    cost = position.board.cost[cell]
    position.pay(seat, position.seats, cost)
    position.put_die(cell, face)
    position.busy = True
    if events is not None:
        events.append(RailLaid(seat, action.cell, face_name(face), action.face, cost))
