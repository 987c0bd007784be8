"""`rotonde admin`: what a host does with the stored tables. Reading goes beside a running server, changing does not."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection

from rotonde.core.contract import DEALER, IllegalAction, Malformed
from rotonde.server import looking
from rotonde.server.course import Course
from rotonde.server.house import House
from rotonde.server.messages import ImportBody
from rotonde.server.refusals import Refusal
from rotonde.server.serving import locked
from rotonde.server.settings import Settings
from rotonde.server.storage import Database, Line, Person, TableRow, Writer, reading, writing
from rotonde.server.storage.database import sqlite_file, usable
from rotonde.server.table import MOVES, Table


class Admin:
    """One database, looked at from outside the server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        file = sqlite_file(settings.database)
        if file is not None and not file.exists():
            raise Malformed("no_database", file=str(file))

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        with usable(self._settings.database):
            database = Database(self._settings.database)
            with database.reading.connect() as connection:
                yield connection
            database.close()

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction; refused while a server writes to the same file."""
        with locked(self._settings.database), usable(self._settings.database):
            database = Database(self._settings.database)
            database.upgrade()
            with database.writing.begin() as connection:
                yield connection
            database.close()

    def rows(self) -> list[TableRow]:
        """Every table, the oldest first."""
        with self._reading() as connection:
            return reading.all_table_rows(connection)

    def show(self, table_id: str) -> tuple[Table, list[Line]]:
        """A table and its whole log."""
        with self._reading() as connection:
            row = reading.table_row(connection, table_id)
            if row is None:
                raise Malformed("no_such_table", table=table_id)
            return self._opened(connection, row)

    def _opened(self, connection: Connection, row: TableRow) -> tuple[Table, list[Line]]:
        board = row.board if row.board is not None else reading.board_data(connection, row.game, row.board_key)
        table = Table(row, board, reading.places(connection, row.id))
        lines = reading.lines(connection, row.id)
        table.fold(lines)
        return table, lines

    def export(self, table_id: str) -> str:
        """The record of a table. Of a running game it tells everything but the seed: it belongs to the host alone."""
        table, _ = self.show(table_id)
        return looking.whole_record(table)

    def backup(self, target: Path) -> None:
        """A copy of an SQLite database, made while the server goes on."""
        file = sqlite_file(self._settings.database)
        if file is None:
            raise Malformed("backup_with_pg_dump")
        if target.exists() and target.samefile(file):
            raise Malformed("backup_onto_itself", file=str(target))
        with (
            usable(str(target)),
            contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)

    def bring(self, record: str, account: str | None) -> str:
        """Make a table from a record, for an account or for whoever sits down at it; its id."""
        with locked(self._settings.database), usable(self._settings.database):
            return asyncio.run(self._bring(record, account))

    async def _bring(self, record: str, account: str | None) -> str:
        database = Database(self._settings.database)
        database.upgrade()
        house = House(database, self._settings, Writer(database.writing))
        try:
            found = await house.read(reading.account, account) if account else (Person("", "", None), "")
            if found is None:
                raise Malformed("no_such_account", name=account)
            table = await looking.bring(house, found[0], ImportBody(record), seats="open")
            return table.id
        finally:
            await house.close()

    def delete(self, table_id: str) -> None:
        with self._writing() as connection:
            if reading.table_row(connection, table_id) is None:
                raise Malformed("no_such_table", table=table_id)
            writing.delete_table(connection, table_id)

    def forget(self, name: str) -> int:
        """Remove a person, by the name of the account or by id; their seats become anonymous. How many tables that concerns."""
        with self._writing() as connection:
            found = reading.account(connection, name)
            person = found[0].id if found else reading.person_id(connection, name)
            if person is None:
                raise Malformed("no_such_account", name=name)
            return len(writing.forget_person(connection, person, time.time()))

    def rehearse(self) -> Iterator[tuple[TableRow, str | None]]:
        """Every stored game on the installed rules: what would differ, if anything."""
        with self._reading() as connection:
            for row in reading.all_table_rows(connection):
                yield row, self._difference(connection, row)

    def _difference(self, connection: Connection, row: TableRow) -> str | None:
        try:
            table, lines = self._opened(connection, row)
        except (IllegalAction, Malformed, Refusal) as problem:
            return str(problem)
        if table.status != row.status:
            return f"{row.status} -> {table.status}"
        return _other_luck(table, lines) if row.forked_at is None else None


def _other_luck(table: Table, lines: list[Line]) -> str | None:
    """The first outcome of chance that the seed would not give any more."""
    course = Course(table.course.opening)
    for line in lines:
        if line.kind == "undo":
            course.back_to(int(line.body))
        elif line.kind in MOVES:
            assert line.seat is not None
            action = table.game.parse(line.body)
            if line.seat == DEALER and course.state.deal() != action:
                return f"{len(course.moves) + 1}: {line.body} -> {course.state.deal()}"
            course.play_written(line.seat, action)
    return None
