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


def has_way(position: Position, line: int) -> bool:
    """Whether a line that is not independent can still come to something new: a city that it lacks, or another line."""
    board = position.board
    onward, towns_near, line_at, near = board.onward, board.towns_near, position.line_at, position.near
    missing, others, independent = ~position.cities[line], ~(1 << line), position.independent
    queue = first_states(position, line)
    seen: set[int] = set()
    for state in queue:  # the list grows while it is read
        for following in onward[state]:
            to = following // 6
            if line_at[to] != NONE or following in seen:
                continue
            fixed = near[to] & independent
            if fixed & (fixed - 1):  # between two independent lines no locomotive ever comes
                continue
            if towns_near[to] & missing or near[to] & others:
                return True
            seen.add(following)
            queue.append(following)
    return False


def first_states(position: Position, line: int) -> list[int]:
    """The states (6 × hex + direction of arrival) from which the next move goes: two make all directions of a start town."""
    place, heading = 6 * position.locomotive[line], position.heading[line]
    return [place + 1, place + 4] if heading == NONE else [place + heading]
