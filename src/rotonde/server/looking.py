"""Looking back: earlier positions, what happened, records, forks, and how a finished game came about."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rotonde.core.contract import DEALER, JsonDict, Seat
from rotonde.i18n import end_sentence
from rotonde.records import read_record, replay, write_record
from rotonde.records.record import VEILED
from rotonde.records.replaying import ending_of
from rotonde.server import seating
from rotonde.server.course import Course, Told
from rotonde.server.house import House
from rotonde.server.messages import DeskAnswer, ForkBody, ImportBody, ItemsAnswer, ResultAnswer, Series, Text
from rotonde.server.refusals import Refusal
from rotonde.server.storage import Line, NewLine, Person, reading
from rotonde.server.table import MOVES, Folded, Table
from rotonde.server.telling import hidden_moves, item, own_desk, public_desk, readable, unread

MOST_ITEMS: Final = 500
POINTS: Final = 60
"""How many positions a chart is made of."""
MOST_LINES = 8
"""How many lines a chart can show apart."""
AT_ONCE: Final = 50
"""After so many moves told, others get their turn."""


def desk_at(table: Table, seat: Seat | None, number: int | None) -> DeskAnswer:
    """A position as a seat sees it: the present one, or the one after so many actions."""
    if table.status == "open":
        raise Refusal("not_started")
    live = number is None
    if number is not None and not 0 <= number <= table.number:
        raise Refusal("no_such_number", number=number, last=table.number)
    state = table.course.state if number is None else table.course.at(number)
    public = public_desk(table, state)
    return DeskAnswer(table.seq, public, own_desk(table, state, public, seat, {}, live))


async def items(house: House, table: Table, seat: Seat | None, after: int, upto: int | None) -> ItemsAnswer:
    """What happened at a table after a `seq`, at most 500 things."""
    last = table.seq if upto is None else min(upto, table.seq)
    lines = await house.read(reading.some_lines, table.id, after, last, MOST_ITEMS)
    folded = await _with_events(house, table, lines)
    standing = set(table.lines_of_moves)
    made = [item(table, f, undone=f.told is not None and f.line.seq not in standing) for f in folded]
    return ItemsAnswer(made, hidden_moves(table, unread(folded, made), seat))


async def _with_events(house: House, table: Table, lines: Sequence[Line]) -> list[Folded]:
    """Lines with what happened by the moves among them: those that stand from the course, others from a replay of the log."""
    if not any(line.kind in MOVES for line in lines):
        return [Folded(line) for line in lines]
    standing = {seq: number for number, seq in enumerate(table.lines_of_moves, 1)}
    numbers = [standing[line.seq] for line in lines if line.seq in standing]
    if len(numbers) == sum(line.kind in MOVES for line in lines):
        told = {t.number: t async for t in _told(table, numbers)}
        return [Folded(line, told.get(standing.get(line.seq, 0))) for line in lines]
    return await _replayed(house, table, lines)


async def _told(table: Table, numbers: Sequence[int]) -> Any:
    """Moves with their events, a few at a time so that others are answered meanwhile."""
    for first in range(numbers[0], numbers[-1] + 1, AT_ONCE):
        for told in table.course.walk(first, min(first + AT_ONCE - 1, numbers[-1])):
            yield told
        await asyncio.sleep(0)


async def _replayed(house: House, table: Table, lines: Sequence[Line]) -> list[Folded]:
    """The whole log again, because some of the moves were taken back since."""
    wanted, found = {line.seq for line in lines}, {}
    course = Course(table.course.opening)
    for line in await house.read(reading.lines, table.id, chat=False):
        if line.kind in MOVES:
            assert line.seat is not None
            told = course.play_written(line.seat, table.game.parse(line.body))
            if line.seq in wanted:
                found[line.seq] = told
        elif line.kind == "undo":
            course.back_to(int(line.body))
            await asyncio.sleep(0)
    return [Folded(line, found.get(line.seq)) for line in lines]


def record_text(table: Table, seat: Seat | None) -> str:
    """The record as that seat may read it; whole, with its seed, once the game is over."""
    if table.status == "over":
        return whole_record(table)
    course, veil = table.course, table.game.veil
    sealed = course.sealed()
    record = table.record().upto(table.number - len(sealed))
    shown = tuple(replace(e, action=veil(seat, e.seat, e.action) or VEILED) for e in record.entries)
    return write_record(replace(record, entries=shown), [move.seat for move in sealed])


def whole_record(table: Table) -> str:
    """The record with everything in it; the seed only once the game is over."""
    record, ending = table.record(), ending_of(table.course.state)
    if ending is not None:
        record = record.closed(ending.reason, ending.scores)
        if table.row.forked_at is None:
            record = record.reveal(table.row.seed)
    return write_record(record)


def public_until(table: Table, viewer: Seat | None) -> int:
    """How many of the first moves the viewer may read, without a gap."""
    for number, move in enumerate(table.course.moves, 1):
        if readable(table, table.course, Told(number, move, []), viewer) is None:
            return number - 1
    return table.number


async def fork(house: House, table: Table, person: Person, body: ForkBody) -> Table:
    """A new table that goes on from a position of this one."""
    if table.status == "open":
        raise Refusal("not_started")
    if body.at > table.number:
        raise Refusal("no_such_number", number=body.at, last=table.number)
    if table.status == "running" and public_until(table, None) < body.at:
        raise Refusal("has_secrets")
    moves = table.course.moves[: body.at]
    wish = seating.Wish(
        game=table.row.game,
        seats=seating.wanted_seats(body.seats, table.row.players),
        options=table.row.options,
        board=table.board,
        public=body.public,
        away_after=body.away_after,
        start=body.start,
        lines=[_line(move.seat, str(move.action)) for move in moves],
        forked_from=table.id,
        forked_at=body.at,
    )
    return await seating.create(house, person, wish)


async def bring(house: House, person: Person, body: ImportBody, seats: str = "me") -> Table:
    """A table made from a record; `seats` is who gets the first seat if that is not said."""
    record = read_record(body.record)
    replay(record)
    wish = seating.Wish(
        game=record.game,
        seats=seating.wanted_seats(body.seats, record.players, seats),
        options=record.options,
        board=record.board,
        public=body.public,
        away_after=body.away_after,
        start=False,
        lines=[_line(entry.seat, str(entry.action)) for entry in record.entries],
        forked_at=len(record.entries),
        names=record.seats,
    )
    return await seating.create(house, person, wish)


def _line(seat: Seat, action: str) -> NewLine:
    return NewLine("chance" if seat == DEALER else "move", seat, action)


async def result(table: Table) -> ResultAnswer:
    """How a game ended, and what each seat had on the way."""
    if table.status != "over":
        raise Refusal("not_over")
    state, row, told = table.course.state, table.row, table.told()
    reason = state.end_reason or ""
    step = max(1, table.number // POINTS)
    numbers = [*range(0, table.number, step), table.number]
    rows: list[list[dict[str, int]]] = []
    views: list[JsonDict] = []
    for number in numbers:
        position = table.course.at(number)
        rows.append([_counted(position.view(seat)["seats"][seat]) for seat in range(row.players)])
        views.append(position.view(None))
        await asyncio.sleep(0)
    series = [*_series(rows, []), *[s for of in _small_groups(views[-1]) for s in _group_series(views, of)]]
    return ResultAnswer(
        reason=reason,
        text=Text(*(end_sentence(lang, row.game, reason) for lang in ("en", "fr"))),
        scores=list(state.scores()),
        winners=list(state.winners()),
        seed=told.seed,
        commitment=told.commitment,
        numbers=numbers,
        series=series,
    )


def _series(points: list[list[dict[str, int]]], of: list[str]) -> list[Series]:
    """One series for each number that every row has at every point."""
    names = [name for name in points[-1][0] if all(name in counted for point in points for counted in point)]
    return [Series(name, [[point[i][name] for point in points] for i in range(len(points[0]))], of) for name in names]


def _small_groups(view: JsonDict) -> list[str]:
    """What a view tells of a few companies or lines, row by row; not of every city."""
    return [
        name
        for name, rows in view.items()
        if isinstance(rows, dict) and 1 < len(rows) <= MOST_LINES and all(isinstance(row, dict) for row in rows.values())
    ]


def _group_series(views: list[JsonDict], group: str) -> list[Series]:
    ids = list(views[-1][group])
    return _series([[_counted(view[group].get(i, {})) for i in ids] for view in views], ids)


def _counted(row: dict[str, Any]) -> dict[str, int]:
    """The numbers in a seat's row of a view: counts as they are, collections by their size."""
    made: dict[str, int] = {}
    for name, value in row.items():
        match value:
            case bool():
                continue
            case int():
                made[name] = value
            case dict():
                made[name] = sum(
                    v if isinstance(v, int) else sum(v.values()) if isinstance(v, dict) else 1 for v in value.values()
                )
            case list():
                made[name] = len(value)
    return made
