"""Rocket, action C: extend a line (SR-5)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.hexes import ahead
from rotonde.games.rocket import veto
from rotonde.games.rocket.actions import Extend
from rotonde.games.rocket.events import LocomotiveMoved, ShareTaken
from rotonde.games.rocket.places import hex_objection
from rotonde.games.rocket.position import NONE, Events, Position


def objections(position: Position, action: Extend) -> Iterator[Objection]:
    """Every rule that forbids this extension."""
    board = position.board
    if action.line not in board.company_index:
        yield Objection("SR-1.1", "unknown_line", line=action.line)
        return
    line = board.company_index[action.line]
    if position.is_absorbed(line):
        survivor = board.companies[position.absorbed_by[line]]
        yield Objection("SR-11.3", "line_absorbed", line=action.line, survivor=survivor)
        return
    if position.extended >> line & 1:
        yield Objection("SR-2.5", "line_extended_twice", line=action.line)
    elif resting(position) >> line & 1:
        yield Objection("SR-2.5", "survivor_has_grown", line=action.line)
    unknown = hex_objection(board, action.to)
    if unknown is not None:
        yield unknown
        return
    yield from _ways(position, line, board.index[action.to])


def _ways(position: Position, line: int, to: int) -> Iterator[Objection]:
    """SR-5.1 to SR-5.4 for a hex."""
    board = position.board
    name, label = board.companies[line], board.labels[to]
    direction = board.grid.direction(position.locomotive[line], to)
    if direction == NONE:
        yield Objection("SR-5.1", "not_next_to_locomotive", line=name, hex=label)
    elif position.has_left_start(line) and direction not in ahead(position.heading[line]):
        yield Objection("SR-5.2", "not_in_front", line=name, hex=label)
    if board.town_at[to] != NONE:
        yield Objection("SR-5.3", "city_in_the_way", hex=label, city=board.towns[board.town_at[to]])
    elif position.has_locomotive(to):
        yield Objection("SR-5.3", "locomotive_in_the_way", hex=label, line=board.companies[position.line_at[to]])
    elif position.line_at[to] != NONE:
        yield Objection("SR-5.3", "track_in_the_way", hex=label, line=board.companies[position.line_at[to]])
    others = [board.companies[i] for i in position.running_lines() if position.other_lines_near(to, line) >> i & 1]
    if len(others) > 1:
        yield Objection("SR-5.4", "touches_two_lines", hex=label, lines=others)


def resting(position: Position) -> int:
    """SR-2.5: the lines that may not be extended again in this turn, as bits; by option also the one that absorbed one."""
    moved = position.extended
    if position.setting.extend_survivor:
        return moved
    found = moved
    for line, survivor in enumerate(position.absorbed_by):
        if moved >> line & 1 and survivor != NONE:
            found |= 1 << survivor
    return found


def targets(position: Position, line: int) -> list[int]:
    """The hexes that a locomotive may be moved to (SR-5.1 to SR-5.4), quickly."""
    place = position.locomotive[line]
    if place == NONE:
        return []
    board = position.board
    heading = position.heading[line]
    first = 0 if heading == NONE else heading + 5
    found: list[int] = []
    neighbour, town_at, line_at, near = board.neighbour, board.town_at, position.line_at, position.near
    not_own = ~(1 << line)
    for turn in range(6 if heading == NONE else 3):
        to = neighbour[6 * place + (first + turn) % 6]
        if to != NONE and line_at[to] == NONE and town_at[to] == NONE:
            others = near[to] & not_own
            if others & (others - 1) == 0:  # at most one bit: next to at most one other line
                found.append(to)
    return found


def extend(position: Position, seat: int, action: Extend, events: Events) -> bool:
    """Move the locomotive and take a share (SR-5.6). True when no veto is to be asked and the move stands."""
    board = position.board
    line = board.company_index[action.line]
    to = board.index[action.to]
    allowed = targets(position, line)
    position.extended |= 1 << line
    position.busy = True
    if events is not None:
        events.append(LocomotiveMoved(seat, action.line, board.labels[position.locomotive[line]], action.to))
    if position.bank_shares[line] > 0:
        position.bank_shares[line] -= 1
        position.shares[seat * len(board.companies) + line] += 1
        if events is not None:
            events.append(ShareTaken(seat, action.line))
    return veto.open_round(position, seat, line, to, allowed)
