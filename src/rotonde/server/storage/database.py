"""Opening a database: SQLite with one writer and readers that cannot write, or PostgreSQL."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from rotonde.core.contract import Malformed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BEGIN: Final = "BEGIN IMMEDIATE"
"""How a transaction that writes begins in SQLite."""
_MIGRATION_LOCK: Final = 0x726F746F


class Database:
    """The engines of one database: `writing` for the writer thread, `reading` for everybody else."""

    def __init__(self, url: str) -> None:
        self.url = normal_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.writing = _postgres(self.url) if self.is_postgres else _sqlite(self.url, writes=True)
        self.reading = self.writing if self.is_postgres else _sqlite(self.url, writes=False)

    def upgrade(self, to: str = "head") -> None:
        """Bring the database to the present schema, or an earlier one; several workers may start at once."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.writing.connect() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": _MIGRATION_LOCK})
                connection.commit()
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _MIGRATION_LOCK})
            connection.commit()

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


@contextlib.contextmanager
def usable(url: str) -> Iterator[None]:
    """Say in one sentence what is wrong with a database, without the password of its address."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as problem:
        said = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0]
        shown = str(sqlite_file(url) or make_url(normal_url(url)).render_as_string())
        raise Malformed("database_unusable", database=shown, said=said) from None


def normal_url(url: str) -> str:
    """A database URL with its driver; a bare file name is SQLite."""
    if "://" not in url:
        return f"sqlite:///{url}"
    made = make_url(url)
    if made.get_backend_name() == "postgresql":
        made = made.set(drivername="postgresql+psycopg")
    return made.render_as_string(hide_password=False)


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database."""
    made = make_url(normal_url(url))
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def _postgres(url: str) -> Engine:
    return create_engine(url, hide_parameters=True, pool_size=4, max_overflow=8, pool_pre_ping=True)


def _sqlite(url: str, writes: bool) -> Engine:
    # A reader holds no connection between requests: an open read transaction would keep the WAL growing.
    engine = create_engine(
        url,
        hide_parameters=True,  # an error in the log must not tell a link
        poolclass=None if writes else NullPool,
        connect_args={"timeout": 30, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        connection.execute("PRAGMA foreign_keys = ON")
        if writes:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        else:
            connection.execute("PRAGMA query_only = ON")

    if writes:

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql(BEGIN)

    return engine
