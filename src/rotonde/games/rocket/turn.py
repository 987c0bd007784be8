"""Rocket: the course of a turn (SR-2) and of an extension (SR-5.7)."""

from __future__ import annotations

from typing import Final

from rotonde.core.turns import left_of
from rotonde.games.rocket import ending, independence, track, veto
from rotonde.games.rocket.events import TurnPassed
from rotonde.games.rocket.extend import resting, targets
from rotonde.games.rocket.income import pay_for_cities
from rotonde.games.rocket.merger import merge
from rotonde.games.rocket.position import ACTIONS_A_TURN, NONE, TURN, Events, Position
from rotonde.games.rocket.stations import can_be_put_anywhere, movable

IDLE_ROUNDS: Final = 2
MOST_IDLE_ROUNDS: Final = 50


def begin(position: Position, seat: int) -> None:
    """SR-2.3, SR-2.4: the seat has two actions."""
    position.stage = TURN
    position.turn = seat
    position.actions_left = ACTIONS_A_TURN
    position.extended = 0
    position.busy = False


def begin_game(position: Position, seat: int, events: Events) -> None:
    """SR-2.3: the first turn; on a board where nothing can be done it passes like any other (SR-2.6)."""
    begin(position, seat)
    _pass_turns(position, events)


def carry_out_extension(position: Position, events: Events) -> None:
    """What follows once the direction is settled, in the order of SR-5.7."""
    disputed = position.veto
    assert disputed is not None
    line, to = disputed.line, disputed.to
    veto.settle(position, events)
    track.move_locomotive(position, line, to, events)
    track.connect_station(position, line, to, events)
    new = track.connect_cities(position, line, to, events)
    pay_for_cities(position, line, new, events)
    survivor = line_joined(position, line, to)
    if survivor != NONE:
        merge(position, line, survivor, events)
    position.veto = None
    independence.review(position, line, survivor, events)
    reason = ending.end_after_action(position)
    if reason is not None:
        ending.finish(position, reason, events)
        return
    end_action(position, events)


def line_joined(position: Position, line: int, to: int) -> int:
    """The other line that a hex is next to (SR-11.1): by SR-5.4 there is at most one."""
    others = position.other_lines_near(to, line)
    return others.bit_length() - 1


def end_action(position: Position, events: Events) -> None:
    """The next action, or the next turn."""
    position.stage = TURN
    position.actions_left -= 1
    _pass_turns(position, events)


def _pass_turns(position: Position, events: Events) -> None:
    """Go on to the next action that can be taken; turns without a legal one pass (SR-2.6)."""
    while True:
        if position.actions_left == 0:
            _end_turn(position)
            if _has_stalled(position):
                ending.finish(position, "stalled", events)
                return
        if can_act(position, position.turn):
            return
        position.actions_left = 0
        if events is not None:
            events.append(TurnPassed(position.turn))


def _end_turn(position: Position) -> None:
    position.idle_turns = 0 if position.busy else position.idle_turns + 1
    begin(position, left_of(position.turn, position.seats))


def _has_stalled(position: Position) -> bool:
    """SR-13.3: all players did nothing but move stations or pass in two turns running; by option, in fifty.

    Where nobody has an action left, nobody ever will.
    """
    idle_rounds = position.idle_turns // position.seats
    if position.setting.stalled_end or idle_rounds < IDLE_ROUNDS:
        return idle_rounds >= IDLE_ROUNDS
    return idle_rounds >= MOST_IDLE_ROUNDS or not any(can_act(position, seat) for seat in range(position.seats))


def can_act(position: Position, seat: int) -> bool:
    """Whether the seat has any legal action (SR-2.6)."""
    if any(position.tokens_left):
        return True
    if position.supply[seat] > 0 and can_be_put_anywhere(position):
        return True
    not_again = resting(position)
    for line in range(len(position.locomotive)):
        if not not_again >> line & 1 and targets(position, line):
            return True
    return bool(movable(position, seat))
