"""Playing a record again: through the rules, checked at every action and at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rotonde.core.chance import commitment
from rotonde.core.contract import DEALER, Event, IllegalAction, Malformed, MalformedRecord, State
from rotonde.games import game as game_by_id
from rotonde.records.record import Ending, Entry, Record, Veiled
from rotonde.records.writing import closing_line, place_of


class Played(NamedTuple):
    """One action of a record that is played again."""

    number: int
    entry: Entry
    events: list[Event]
    state: State
    """The position after it. It is the same object every time and moves on: copy it to keep it."""


def replay(record: Record, upto: int | None = None) -> State:
    """The position after `upto` actions, or after all; raise `MalformedRecord` where the rules or the result disagree."""
    if upto is not None:
        record.check_number(upto)
    state = opening(record)
    for number, entry in enumerate(record.entries[:upto], 1):
        play_entry(record, number, entry, state)
    if upto in (None, len(record.entries)):
        check_closing(record, state)
    return state


def walk(record: Record) -> Iterator[Played]:
    """Play a record action by action, telling the events of each."""
    state = opening(record)
    for number, entry in enumerate(record.entries, 1):
        yield Played(number, entry, play_entry(record, number, entry, state), state)
    check_closing(record, state)


def verify(record: Record) -> list[MalformedRecord]:
    """Everything that is wrong with a record: seed, commitment, each outcome of the dealer, each action, the end."""
    findings = _check_seed(record)
    try:
        state = opening(record)
        for number, entry in enumerate(record.entries, 1):
            findings += _check_outcome(record, number, entry, state)
            play_entry(record, number, entry, state)
        check_closing(record, state)
    except MalformedRecord as problem:
        findings.append(problem)
    return findings


def opening(record: Record) -> State:
    """The position before the first action."""
    try:
        state = game_by_id(record.game).start(record.players, record.seed, record.options, record.board)
    except Malformed as problem:
        raise MalformedRecord("cannot_start", problem=problem) from None
    state.undone = record.undone_at(0)
    return state


def play_entry(record: Record, number: int, entry: Entry, state: State) -> list[Event]:
    """One action of a record on a state."""
    if isinstance(entry.action, Veiled):
        raise MalformedRecord("veiled_action", place_of(record, number))
    try:
        events = state.play(entry.seat, entry.action)
    except IllegalAction as illegal:
        where = place_of(record, number)
        raise MalformedRecord(
            "illegal_action", where, seat=entry.seat, action=str(entry.action), objections=illegal.objections
        ) from None
    state.undone = record.undone_at(number)
    return events


def ending_of(state: State) -> Ending | None:
    """How the game of a state ended, if it did."""
    if not state.over:
        return None
    assert state.end_reason is not None
    return Ending(state.end_reason, tuple(state.scores()))


def check_closing(record: Record, state: State) -> None:
    """Refuse a record whose last line tells another end than the rules give."""
    ending = ending_of(state)
    if ending == record.ending:
        return
    where = place_of(record, len(record.entries) + 1)
    expected = closing_line(replace(record, ending=ending))
    raise MalformedRecord("closing_differs", where, expected=expected, found=closing_line(record))


def _check_seed(record: Record) -> list[MalformedRecord]:
    if record.seed is None:
        return [MalformedRecord("no_seed")]
    if record.commitment is None:
        return [MalformedRecord("no_commitment")]
    found = commitment(record.seed)
    if found != record.commitment:
        return [MalformedRecord("commitment_differs", expected=record.commitment, found=found)]
    return []


def _check_outcome(record: Record, number: int, entry: Entry, state: State) -> list[MalformedRecord]:
    """Whether the dealer did what the seed says."""
    if record.seed is None or entry.seat != DEALER or DEALER not in state.to_act:
        return []
    expected = state.deal()
    if expected == entry.action:
        return []
    where = place_of(record, number)
    return [MalformedRecord("outcome_differs", where, expected=str(expected), found=str(entry.action))]
