"""The storage: migrations, the writer and its groups, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Postgres
from sqlalchemy import Connection, event, text

from rotonde.server.storage import Database, NewLine, SeatRow, TableRow, Writer, reading, writing
from rotonde.server.storage.database import normal_url, sqlite_file
from rotonde.server.storage.schema import metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        made = Database(str(tmp_path / "test.db"))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        made = Database(postgres.url)
    made.upgrade()
    yield made
    made.close()


def new_table(database: Database, table_id: str) -> None:
    row = TableRow(
        table_id, "rocket", 1, "england", "k", {}, 2, "s", False, None, "", "open", 0, 0.0, 0.0, None, None, None, None
    )
    with database.writing.begin() as connection:
        writing.insert_table(connection, row, [SeatRow(0, "open", "", None, f"link {table_id}")], [])


def numbers(database: Database, table_id: str) -> list[int]:
    with database.reading.connect() as connection:
        return [line.seq for line in reading.lines(connection, table_id)]


def test_migrations_lead_to_the_schema(database: Database) -> None:
    with database.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_older_database_keeps_its_tables(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "old.db"))
    database.upgrade("0001")
    new_table(database, "old")
    database.upgrade()
    with database.reading.connect() as connection:
        assert [row.id for row in reading.all_table_rows(connection)] == ["old"]
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


@pytest.mark.parametrize(
    ("search", "index"),
    [(lambda c: reading.due_tables(c, 1.0, 10), "tables_by_due"), (lambda c: reading.lobby(c, 10), "tables_by_lobby")],
)
def test_tables_are_looked_for_by_an_index(tmp_path: Path, search: Callable[[Connection], object], index: str) -> None:
    database = Database(str(tmp_path / "test.db"))
    database.upgrade()
    asked: list[tuple[str, Any]] = []

    @event.listens_for(database.reading, "before_cursor_execute")
    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    with database.reading.connect() as connection:
        search(connection)
        statement, parameters = asked[-1]
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
    assert any(f"INDEX {index}" in step.detail for step in plan), plan
    database.close()


def test_upgrading_again_changes_nothing(database: Database) -> None:
    database.upgrade()


def test_only_the_first_of_two_writes_with_a_number(database: Database) -> None:
    new_table(database, f"first-{database.is_postgres}")
    for won in (True, False):
        with database.writing.begin() as connection:
            lines = [NewLine("chat", body="a\nb"), NewLine("chat", body="a\nc")]
            assert writing.Append(f"first-{database.is_postgres}", 0, lines, 1.0, "open", None)(connection) is won
    assert numbers(database, f"first-{database.is_postgres}") == [1, 2]


def test_many_writes_at_once_go_into_few_transactions(database: Database) -> None:
    sizes: list[int] = []
    name = f"many-{database.is_postgres}"
    for number in range(50):
        new_table(database, f"{name}-{number}")

    async def write_all() -> list[bool]:
        writer = Writer(database.writing, sizes.append)

        def work(number: int) -> Any:
            return writing.Append(f"{name}-{number}", 0, [NewLine("chat", body="x\ny")], 1.0, "open", None)

        done = await asyncio.gather(*(writer.write(work(n), f"{name}-{n}") for n in range(50)))
        await asyncio.to_thread(writer.close)
        return done

    assert all(asyncio.run(write_all()))
    assert sum(sizes) == 50
    assert len(sizes) < 50


def test_a_write_that_fails_does_not_take_others_with_it(database: Database) -> None:
    name = f"failing-{database.is_postgres}"
    new_table(database, name)

    async def write_all() -> list[Any]:
        writer = Writer(database.writing)
        good = [NewLine("chat", body="x\ny")]
        jobs = [
            writer.write(writing.Append(name, 0, good, 1.0, "open", None), name),
            writer.write(lambda c: c.execute(text("SELECT nothing FROM nowhere")), "0"),
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return done

    good, bad = asyncio.run(write_all())
    assert good is True
    assert isinstance(bad, Exception)
    assert numbers(database, name) == [1]


def test_a_connection_that_was_cut_is_opened_again(postgres: Postgres) -> None:
    database = Database(postgres.url)
    database.upgrade()
    new_table(database, "cut")

    def work(after: int) -> Any:
        return writing.Append("cut", after, [NewLine("chat", body="x\ny")], 1.0, "open", None)

    async def write_and_cut() -> None:
        writer = Writer(database.writing)
        assert await writer.write(work(0))
        process = await writer.write(lambda c: c.execute(text("SELECT pg_backend_pid()")).scalar())
        with database.reading.connect() as other:
            other.execute(text("SELECT pg_terminate_backend(:process)"), {"process": process})
        assert await writer.write(work(1))
        await asyncio.to_thread(writer.close)

    asyncio.run(write_and_cut())
    assert numbers(database, "cut") == [1, 2]
    database.close()


def test_readers_of_sqlite_cannot_write(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "test.db"))
    database.upgrade()
    with database.reading.connect() as connection, pytest.raises(Exception, match="readonly"):
        connection.execute(text("DELETE FROM tables"))
    with database.writing.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    database.close()


def test_addresses_of_databases() -> None:
    assert normal_url("/srv/rotonde.db") == "sqlite:////srv/rotonde.db"
    assert normal_url("postgresql://club:secret@db/rotonde") == "postgresql+psycopg://club:secret@db/rotonde"
    assert sqlite_file("postgresql://db/rotonde") is None
    assert sqlite_file("games.db") == Path("games.db")
