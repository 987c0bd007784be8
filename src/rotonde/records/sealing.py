"""Choices that several seats make at once: which of a game's last actions are such, and who must not see them yet.

Only where seats choose at once are several of them to act (`State.to_act`), and each of them acts once before anything else
happens. So the group is known from how many there were when it was opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rotonde.core.contract import Seat
from rotonde.records.record import Entry, Record


class SealedGroup:
    """Follows a game action by action: where the last group of sealed choices begins, and how many belong to it."""

    def __init__(self) -> None:
        self.begin = 0
        self.asked = 0

    def before(self, entries: int, to_act: Sequence[Seat]) -> None:
        """An action follows on so many others, and these seats were to act."""
        if self.asked and entries < self.begin + self.asked:
            return
        self.begin, self.asked = entries, len(to_act) if len(to_act) > 1 else 0

    def is_open(self, entries: int) -> bool:
        """Whether choices have come in while others are missing."""
        return self.begin < entries < self.begin + self.asked

    def is_complete(self, entries: int) -> bool:
        """Whether the last action was the last of a group."""
        return self.asked > 0 and entries == self.begin + self.asked

    def public(self, record: Record) -> Record:
        """A record without the choices that are still sealed."""
        return record.upto(self.begin) if self.is_open(len(record.entries)) else record

    def sealed(self, record: Record) -> tuple[Seat, ...]:
        """The seats whose choice has come in and is still sealed, in their own order."""
        return tuple(sorted(entry.seat for entry in record.entries[len(self.public(record).entries) :]))

    def arranged(self, record: Record) -> Record:
        """The record with a complete group in the order of the seats; each choice notes when it came."""
        group = record.entries[self.begin :]
        came = [Entry(entry.seat, entry.action, number) for number, entry in enumerate(group, 1)]
        return replace(record, entries=(*record.entries[: self.begin], *sorted(came, key=lambda entry: entry.seat)), lines=())
