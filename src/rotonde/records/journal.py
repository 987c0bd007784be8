"""A game that is being played, with its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rotonde.core.chance import seed_text
from rotonde.core.contract import DEALER, Action, Event, OptionValue, Seat, State
from rotonde.records.record import VEILED, Entry, Record, new_record
from rotonde.records.replaying import check_closing, ending_of, opening, play_entry
from rotonde.records.sealing import SealedGroup


class Journal:
    """Plays on a state and keeps the record. The seed is in the record only when the game is over."""

    record: Record
    state: State

    def __init__(self, record: Record, seed: int | str | None = None) -> None:
        """Go on with a record; `seed` is its secret if the record does not tell it."""
        secret = record.seed if seed is None else seed_text(seed)
        self.record = record
        self._resume(record if secret is None else record.reveal(secret))

    @classmethod
    def start(
        cls,
        game_id: str,
        players: int,
        *,
        seats: Sequence[str] = (),
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        board: str | Mapping[str, Any] | None = None,
    ) -> Journal:
        """Begin a game."""
        return cls(new_record(game_id, players, seats=seats, seed=seed, options=options, board=board), seed)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Play an action and note it; raise `IllegalAction` and change nothing if a rule forbids it."""
        asked = self.state.to_act
        events = self.state.play(seat, action)
        self._choice.before(len(self.record.entries), asked)
        self.record = self.record.with_action(seat, action)
        if self._choice.is_complete(len(self.record.entries)):
            self.record = self._choice.arranged(self.record)
        ending = ending_of(self.state)
        if ending is not None:
            self.record = self.revealed.closed(ending.reason, ending.scores)
        return events

    def deal(self) -> list[Event]:
        """Let the dealer act, from the seed if there is one."""
        return self.play(DEALER, self.state.deal())

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions. Chance that is among them is drawn anew, so that nobody plays on what was seen."""
        self.go_to(len(self.record.entries) - actions)

    def go_to(self, number: int) -> None:
        """Back to the position after that many actions; the later ones are forgotten."""
        seed = self.state.seed
        record = self.record.taken_back(number)
        self._resume(record if seed is None else record.reveal(seed))
        self.record = record

    def _resume(self, record: Record) -> None:
        """Play a record to where it stands, and find choices that are still sealed."""
        state, choice = opening(record), SealedGroup()
        for number, entry in enumerate(record.entries):
            choice.before(number, state.to_act)
            play_entry(record, number + 1, entry, state)
        check_closing(record, state)
        self.state = state
        self._choice = choice

    @property
    def public(self) -> Record:
        """The record for everybody's eyes."""
        return self.shown_to(None)

    def shown_to(self, viewer: Seat | None) -> Record:
        """The record for a seat's eyes, or a spectator's: without choices that are still sealed, and with secrets veiled.

        Once the game is over everything is told.
        """
        record = self._choice.public(self.record)
        if record.ending is not None:
            return record
        veil = self.state.game.veil
        shown = [Entry(e.seat, veil(viewer, e.seat, e.action) or VEILED, e.came) for e in record.entries]
        return replace(record, entries=tuple(shown))

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """The seats whose choice has come in and is still sealed."""
        return self._choice.sealed(self.record)

    @property
    def revealed(self) -> Record:
        """The record with its seed: for a save of one's own, from which the game goes on with the same luck."""
        seed = self.state.seed
        return self.record if seed is None else self.record.reveal(seed)
