"""The house: all tables that are open in this process, who listens to them, and the one way in which they change."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection

from rotonde.core.contract import IllegalAction, JsonDict, Malformed, Seat, State
from rotonde.server import metrics
from rotonde.server.course import Trial
from rotonde.server.refusals import Refusal
from rotonde.server.settings import Settings
from rotonde.server.storage import Database, Line, NewLine, TableRow, Writer, reading, writing
from rotonde.server.table import ASKING, Folded, Table
from rotonde.server.telling import News

T = TypeVar("T")
TRIES: Final = 8
DRIVEN_WITHIN: Final = 15.0
"""Seconds after which another worker lets a bot act, if this one has not: it may have been killed."""

LOG = logging.getLogger("rotonde")


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    seat: Seat | None
    person: str | None

    def tell(self, message: bytes) -> None: ...
    def end(self, code: str) -> None: ...


@dataclass
class Plan:
    """A change that has been checked: what is noted, and the position after it."""

    lines: list[NewLine]
    trial: Trial | None = None
    state: State | None = None
    status: str | None = None
    also: Callable[[Connection], None] | None = None
    wakes_bot: bool = False
    """Whether a bot acts from now on for a seat that is to act."""


@dataclass
class House:
    """Open tables by id. Everything here runs in the event loop's thread; only reading and writing do not."""

    database: Database
    settings: Settings
    writer: Writer
    tables: dict[str, Table] = field(default_factory=dict)
    listeners: dict[str, set[Listener]] = field(default_factory=dict)
    attend: Callable[[Table], None] = lambda table: None
    """Called when a table may need a bot to act."""
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _opening: dict[str, asyncio.Task[Table]] = field(default_factory=dict)

    # Reading and opening

    async def read(self, function: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Ask the database something, without holding the event loop up."""
        return await asyncio.to_thread(self._read, function, arguments, named)

    def _read(self, function: Callable[..., T], arguments: tuple[Any, ...], named: dict[str, Any]) -> T:
        with self.database.reading.connect() as connection:
            return function(connection, *arguments, **named)

    async def table(self, table_id: str) -> Table:
        """A table by its id, opened if need be."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Table:
        try:
            row = await self.read(reading.table_row, table_id)
            if row is None:
                raise Refusal("no_such_table")
            places = await self.read(reading.places, table_id)
            lines = await self.read(reading.lines, table_id, chat=False)
            table = Table(row, await self._board(row), places)
            self._replay(table, [line for line in lines if line.seq <= row.seq], row)
            self._make_room()
            self.tables[table_id] = table
            metrics.OPEN_TABLES.set(len(self.tables))
            return table
        finally:
            del self._opening[table_id]

    async def _board(self, row: TableRow) -> str | JsonDict | None:
        return row.board if row.board is not None else await self.read(reading.board_data, row.game, row.board_key)

    def _replay(self, table: Table, lines: Sequence[Line], row: TableRow) -> None:
        with metrics.OPENING.time():
            try:
                table.fold(lines)
            except (IllegalAction, Malformed) as problem:
                LOG.error("rules_differ", extra={"problem": type(problem).__name__})
                raise Refusal("rules_differ") from None
        table.seq, table.changed = row.seq, row.changed

    def _make_room(self) -> None:
        """Close tables that nobody listens to if there are too many, those opened first."""
        for table_id in list(self.tables)[: max(0, len(self.tables) - self.settings.most_tables + 1)]:
            if not self.listeners.get(table_id) and not self.tables[table_id].lock.locked():
                del self.tables[table_id]

    # Changing

    async def change(self, table: Table, make: Callable[[], Plan | None]) -> Plan | None:
        """Check, write, take in, tell: in that order. `make` checks and plans; it is asked again if another worker was faster."""
        async with table.lock:
            for _ in range(TRIES):
                try:
                    plan = make()
                except Refusal:
                    if await self._is_behind(table):
                        continue
                    raise
                if plan is None or await self._written(table, plan):
                    return plan
                metrics.CONFLICTS.inc()
                await self.catch_up(table)
        raise Refusal("busy")

    async def _is_behind(self, table: Table) -> bool:
        """Whether another worker has written meanwhile: nothing is refused for what is not true any more."""
        before = table.seq
        if self.database.is_postgres:
            await self.catch_up(table)
        return table.seq != before

    async def _written(self, table: Table, plan: Plan) -> bool:
        now, status = time.time(), plan.status or self._status(table, plan)
        due = self._due(table, plan, status, now)
        after = table.seq
        append = writing.Append(table.id, after, plan.lines, now, status, due)
        also = plan.also

        def both(connection: Connection) -> bool:
            won = append(connection)
            if won and also is not None:
                also(connection)
            return won

        began = time.perf_counter()
        won = await self.writer.write(append if also is None else both, table.id)
        metrics.COMMIT.observe(time.perf_counter() - began)
        if not won:
            return False
        lines = [Line(after + i, *line, at=now) for i, line in enumerate(plan.lines, 1)]
        await self._take_in(table, lines, plan.trial)
        return True

    def _status(self, table: Table, plan: Plan) -> str:
        if table.status == "open":
            return "open"
        return "over" if (plan.state or table.course.state).over else "running"

    def _due(self, table: Table, plan: Plan, status: str, now: float) -> float | None:
        """When somebody should look after the table."""
        if status != "running":
            return None
        to_act = (plan.state or table.course.state).to_act
        if plan.wakes_bot or any(table.plays_itself(seat) for seat in to_act):
            return now + DRIVEN_WITHIN
        if table.row.away_after is None:
            return None
        asks = any(line.kind in ASKING for line in plan.lines)
        return (now if asks else table.asked_since) + table.row.away_after

    async def _take_in(self, table: Table, lines: list[Line], trial: Trial | None = None) -> None:
        if any(line.kind == "seats" for line in lines):
            table.set_places(await self.read(reading.places, table.id))
        folded = table.fold(lines, trial)
        self._tell(table, folded)
        self.attend(table)

    async def catch_up(self, table: Table) -> None:
        """Take in what other workers have written; the caller holds the table's lock."""
        lines = await self.read(reading.lines, table.id, table.seq)
        if lines:
            await self._take_in(table, lines)

    async def heard(self, table_id: str, seq: int) -> None:
        """Another worker has written to a table."""
        table = self.tables.get(table_id)
        if table is None or seq == table.seq:
            return
        if seq == 0:
            self.forget(table_id)
            return
        async with table.lock:
            if seq > table.seq:
                await self.catch_up(table)

    def forget(self, table_id: str) -> None:
        """A table was deleted."""
        self.tables.pop(table_id, None)
        for listener in self.listeners.pop(table_id, set()):
            listener.end("no_such_table")

    # Telling

    def _tell(self, table: Table, folded: Sequence[Folded]) -> None:
        listeners = self.listeners.get(table.id)
        if not listeners or not folded:
            return
        began = time.perf_counter()
        news = News(table, folded)
        for listener in listeners:
            listener.tell(news.message(listener.seat))
        metrics.TELLING.observe(time.perf_counter() - began)

    def start(self, work: Awaitable[Any]) -> None:
        """Run something beside; asyncio forgets tasks that nobody holds."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("task_failed", exc_info=problem)

    async def close(self) -> None:
        """End what runs beside, send everybody away, and write what was handed over."""
        for listeners in list(self.listeners.values()):
            for listener in list(listeners):
                listener.end("stopping")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.writer.close)
        self.database.close()
