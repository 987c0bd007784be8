"""The course of a turn (RD-2)."""

from __future__ import annotations

from rotonde.core.turns import left_of
from rotonde.games.dice import ending, passengers, roll, stations
from rotonde.games.dice.events import FirstPlayerDrawn, TurnEnded
from rotonde.games.dice.position import FIRST_PLAYER, PLACE_OWN, TURN, VALUES, Events, Position


def draw_first(position: Position, seat: int, events: Events) -> None:
    """RD-1.8: who begins; then the stations are placed, unless they stand prepared."""
    assert position.stage == FIRST_PLAYER
    position.turn = seat
    position.first = seat
    if events is not None:
        events.append(FirstPlayerDrawn(seat))
    if position.setting.fixed_setup:
        stations.place_prepared(position)
        complete_set_up(position, events)
    else:
        position.stage = PLACE_OWN


def complete_set_up(position: Position, events: Events) -> None:
    """All stations stand: tokens are put out (RD-1.6) and the first player begins (RD-1.8)."""
    stations.put_out_tokens(position, events)
    position.trace_all()
    begin(position, position.first)


def begin(position: Position, seat: int) -> None:
    """A fresh turn (RD-2.1)."""
    position.stage = TURN
    position.turn = seat
    position.rolled = False
    position.refilled = False
    position.used = [0] * VALUES
    position.served = 0
    position.busy = False
    position.has_carried = False
    position.whole_turn = position.final


def settle(position: Position, events: Events) -> None:
    """RD-2.4: what is checked after each action, bonuses having been paid: shortage, triggers, end."""
    if not position.final:
        if passengers.is_short(position) and not passengers.relieve_shortage(position, events):
            meet_trigger(position, ending.REFILL_TOO_DEAR, events)  # RD-8.4
        meet_trigger(position, ending.find_trigger(position), events)
    if position.final:
        end_if_due(position, events)


def meet_trigger(position: Position, trigger: str | None, events: Events) -> None:
    """RD-8.2: the final phase starts at once, or, by option, at the end of the turn."""
    if trigger is None or position.final:
        return
    if position.setting.phase_at_once:
        ending.start_final_phase(position, trigger, events)
    elif position.trigger is None:
        position.trigger = trigger


def end_if_due(position: Position, events: Events) -> None:
    reason = ending.end_after_action(position)
    if reason is not None:
        ending.finish(position, reason, events)


def end(position: Position, events: Events) -> None:
    """RD-2.3: unused dice go back; the next seat's turn begins."""
    roll.return_dice(position, events)
    if events is not None:
        events.append(TurnEnded(position.turn))
    if position.final:
        _count_turn_without_carry(position, events)
    else:
        _count_idle_turn(position, events)
    if not position.end_reason_code:
        begin(position, left_of(position.turn, position.seats))


def _count_turn_without_carry(position: Position, events: Events) -> None:
    """RD-8.5: as many whole turns running as there are players without a carry end the game."""
    if position.has_carried:
        position.turns_without_carry = 0
    elif position.whole_turn:
        position.turns_without_carry += 1
    reason = ending.end_after_turn(position)
    if reason is not None:
        ending.finish(position, reason, events)


def _count_idle_turn(position: Position, events: Events) -> None:
    """RD-8.2: a trigger that waited for the end of the turn; RD-8.5: two rounds without doing anything are one too."""
    position.idle_turns = 0 if position.busy else position.idle_turns + 1
    reason = position.trigger
    if reason is None and position.idle_turns >= 2 * position.seats:
        reason = ending.STALLED
    if reason is not None:
        ending.start_final_phase(position, reason, events)
        end_if_due(position, events)
