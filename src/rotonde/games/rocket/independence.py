"""Rocket: lines that can reach nothing new are independent (SR-12).

Asked after every extension, so the usual answer must be cheap: a line that has a way to something new keeps one until it moves
or grows itself, or an independent line closes a hex for good. Who comes into the way only makes the hex before a place to join.

Meeting hexes need no search of their own. Such a hex is not next to the line as it lies, so on the first hex of the line's way
that is next to it, it is ahead: the line can come there, too, and so on back to the hex beside the other locomotive.
"""

from __future__ import annotations

from rotonde.games.rocket.events import LineIndependent
from rotonde.games.rocket.position import NONE, Events, Position


def review(position: Position, moved: int, survivor: int, events: Events) -> None:
    """Declare every line that has become independent after `moved` was extended (SR-12.4)."""
    all_stale = position.is_independent(moved) or (survivor != NONE and position.is_independent(survivor))
    while True:
        declared = False
        for line in position.running_lines():
            if position.is_independent(line):
                continue
            if all_stale or line in (moved, survivor) or not position.hopeful >> line & 1:
                if has_way(position, line):
                    position.hopeful |= 1 << line
                else:
                    _declare(position, line, events)
                    declared = True
        if not declared:
            return
        all_stale = True


def _declare(position: Position, line: int, events: Events) -> None:
    """SR-12.2: its shares in the bank leave the game."""
    position.independent |= 1 << line
    position.removed_shares[line] += position.bank_shares[line]
    position.bank_shares[line] = 0
    if events is not None:
        events.append(LineIndependent(position.board.companies[line]))


def offers_something(position: Position, line: int, place: int) -> bool:
    """Whether a hex is next to a city that the line does not connect, or to another line."""
    return bool(position.board.towns_near[place] & ~position.cities[line] or position.near[place] & ~(1 << line))


def is_passable(position: Position, place: int) -> bool:
    """Whether a locomotive could ever come to a hex (SR-5.3); between two independent lines it never can."""
    if place == NONE or position.line_at[place] != NONE or position.board.town_at[place] != NONE:
        return False
    fixed = position.near[place] & position.independent
    return fixed & (fixed - 1) == 0


def has_way(position: Position, line: int) -> bool:
    """Whether a line that is not independent can still come to something new."""
    queue = first_steps(position, line)
    seen = set(queue)
    neighbour = position.board.neighbour
    for state in queue:  # the list grows while it is read
        place, heading = state // 6, state % 6
        if offers_something(position, line, place):
            return True
        for turn in (5, 6, 7):
            direction = (heading + turn) % 6
            to = neighbour[6 * place + direction]
            following = 6 * to + direction
            if following not in seen and is_passable(position, to):
                seen.add(following)
                queue.append(following)
    return False


def first_steps(position: Position, line: int) -> list[int]:
    """The states (6 × hex + direction of arrival) that the next move could lead to."""
    place, heading = position.locomotive[line], position.heading[line]
    turns = range(6) if heading == NONE else (5, 6, 7)
    start = 0 if heading == NONE else heading
    steps: list[int] = []
    for turn in turns:
        direction = (start + turn) % 6
        to = position.board.neighbour[6 * place + direction]
        if is_passable(position, to):
            steps.append(6 * to + direction)
    return steps
