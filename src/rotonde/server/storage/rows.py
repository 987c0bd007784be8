"""What is read from the database, as small values."""

from __future__ import annotations

from typing import NamedTuple

from rotonde.core.contract import OptionValue


class Person(NamedTuple):
    """Somebody who plays: a guest, or one with an account."""

    id: str
    name: str
    account: str | None


class SeatRow(NamedTuple):
    """A place at a table. `kind`: open, invited, person, bot."""

    seat: int
    kind: str
    name: str
    bot: str | None
    link: str


class Holder(NamedTuple):
    """A person who may play a seat."""

    seat: int
    person: str


class Places(NamedTuple):
    """Who sits at a table, in the order of the seats, and whose table it is."""

    seats: list[SeatRow]
    holders: list[Holder]
    host: str


class NewLine(NamedTuple):
    """Something that happens at a table and is to be noted."""

    kind: str
    seat: int | None = None
    body: str = ""
    key: str | None = None
    person: str | None = None


class Line(NamedTuple):
    """Something that happened at a table."""

    seq: int
    kind: str
    seat: int | None
    body: str
    key: str | None
    person: str | None
    at: float


class TableRow(NamedTuple):
    """What is told of a table beside its log."""

    id: str
    game: str
    rules: int
    board: str | None
    board_key: str
    options: dict[str, OptionValue]
    players: int
    seed: str
    public: bool
    away_after: int | None
    host: str
    status: str
    seq: int
    created: float
    changed: float
    due: float | None
    rematch: str | None
    forked_from: str | None
    forked_at: int | None
