"""The course of a game at a table: its moves, the position after them, and the way back to earlier ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rotonde.core.contract import DEALER, Action, Event, Seat, State
from rotonde.records import Entry, Record

EVERY: Final = 64
"""A position is kept after so many moves, so that looking back replays only a few."""


class Move(NamedTuple):
    """An action, who played it, and for whom it is still sealed: the others of a group of choices made at once."""

    seat: Seat
    action: Action
    group: int
    """The number of the first move of its group of sealed choices, 0 for any other move."""
    asked: int
    """How many seats were to choose at once, 0 for any other move."""


class Told(NamedTuple):
    """A move and what happened by it."""

    number: int
    move: Move
    events: list[Event]


def group_of_next(last: Move | None, number: int, to_act: Sequence[Seat]) -> tuple[int, int]:
    """The group of sealed choices that the move after `number` others belongs to, and how many it has."""
    if last is not None and last.asked and number < last.group - 1 + last.asked:
        return last.group, last.asked
    return (number + 1, len(to_act)) if len(to_act) > 1 else (0, 0)


class Trial:
    """Moves that are tried out on a copy. It becomes the course's own once they are written."""

    def __init__(self, course: Course) -> None:
        self.number = len(course.moves)
        self.state = course.state.copy()
        self.last = course.moves[-1] if course.moves else None
        self.told: list[Told] = []

    def play(self, seat: Seat, action: Action) -> None:
        """Play one action; raise `IllegalAction` and change nothing if a rule forbids it."""
        group, asked = group_of_next(self.last, self.number, self.state.to_act)
        events = self.state.play(seat, action)
        self.number += 1
        self.last = Move(seat, action, group, asked)
        self.told.append(Told(self.number, self.last, events))

    def deal(self) -> None:
        """Let chance decide until a person or a bot has to."""
        while self.state.to_act == (DEALER,):
            self.play(DEALER, self.state.deal())


class Course:
    """A game from its opening to where it stands."""

    def __init__(self, opening: State) -> None:
        self.opening = opening
        self.state = opening.copy()
        self.moves: list[Move] = []
        self.undone: tuple[tuple[int, int], ...] = ()
        """When chance was taken back, as `Record.undone` tells it: what is drawn anew must not come out as it was seen."""
        self._kept: list[State] = [opening]

    def adopt(self, trial: Trial) -> None:
        """What was tried has been written: go on from there."""
        self.moves += [told.move for told in trial.told]
        self.state = trial.state
        self._keep()

    def play_written(self, seat: Seat, action: Action) -> Told:
        """Play an action that another process has written, or this one before it was started again."""
        last = self.moves[-1] if self.moves else None
        group, asked = group_of_next(last, len(self.moves), self.state.to_act)
        events = self.state.play(seat, action)
        self.moves.append(Move(seat, action, group, asked))
        self._keep()
        return Told(len(self.moves), self.moves[-1], events)

    def _keep(self) -> None:
        if len(self.moves) == EVERY * len(self._kept):
            self._kept.append(self.state.copy())

    def at(self, number: int) -> State:
        """A copy of the position after that many moves."""
        if number == len(self.moves):
            return self.state.copy()
        near = min(number // EVERY, len(self._kept) - 1)
        state = self._kept[near].copy()
        for i in range(near * EVERY, number):
            state.apply(self.moves[i].seat, self.moves[i].action)
            if (i + 1) % EVERY == 0 and (i + 1) // EVERY == len(self._kept):
                self._kept.append(state.copy())
        return state

    def walk(self, first: int, last: int) -> Iterator[Told]:
        """Moves `first` to `last`, counted from 1, with what happened by each."""
        state = self.at(first - 1)
        for number in range(first, last + 1):
            move = self.moves[number - 1]
            events: list[Event] = []
            state.apply(move.seat, move.action, events)
            yield Told(number, move, events)

    def back_to(self, number: int) -> None:
        """Take back the moves after that one."""
        state = self.at(number)
        taken_back = self.on_record(Record("", 0, None, {}, ())).taken_back(number)
        self.undone, state.undone = taken_back.undone, taken_back.undone_at(number)
        del self._kept[number // EVERY + 1 :]
        del self.moves[number:]
        self.state = state

    def is_sealed(self, number: int) -> bool:
        """Whether that move is one of choices that are not all in."""
        move = self.moves[number - 1]
        return bool(move.asked) and len(self.moves) < move.group - 1 + move.asked

    def free_to_undo(self, seat: Seat) -> int:
        """How many of the last moves a seat may take back: only its own, and none that revealed anything."""
        if self.state.over:
            return 0
        free = 0
        for number in range(len(self.moves), 0, -1):
            move = self.moves[number - 1]
            completes = move.asked and number == move.group - 1 + move.asked
            if move.seat != seat or completes:
                break
            free += 1
        return free

    def sealed(self) -> list[Move]:
        """The choices that have come in while others of their group are missing."""
        last = self.moves[-1] if self.moves else None
        is_open = last is not None and self.is_sealed(len(self.moves))
        return self.moves[last.group - 1 :] if last is not None and is_open else []

    def on_record(self, header: Record) -> Record:
        """A record with the moves: choices made at once in the order of the seats, noting when each came."""
        made: list[Entry] = []
        for number, move in enumerate(self.moves, 1):
            sealed = move.asked and not self.is_sealed(number)
            made.append(Entry(move.seat, move.action, number - move.group + 1 if sealed else 0))
            if sealed and number == move.group - 1 + move.asked:
                made[move.group - 1 :] = sorted(made[move.group - 1 :], key=lambda entry: entry.seat)
        return replace(header, entries=tuple(made), undone=self.undone)
