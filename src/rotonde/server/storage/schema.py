"""The tables of the database. Changes to them come with a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", String(200)),
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # Only a digest of the token: who reads the database cannot play for anybody.
    Column("token", LargeBinary(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", String(80)),
    Column("board_key", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("away_after", Integer),
    Column("host", String(32), nullable=False, index=True),
    Column("status", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # When somebody should look after the table: a bot is to act, or a person will have been away for too long.
    Column("due", Double),
    Column("rematch", String(32)),
    Column("forked_from", String(32)),
    Column("forked_at", Integer),
    # Each move changes these columns. Most tables are private and wait for nobody: they are in neither index, and a move at one
    # of them writes two pages of the file less.
    Index("tables_by_due", "status", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    Index("tables_by_lobby", "status", "changed", sqlite_where=text("public = 1"), postgresql_where=text("public")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("link", String(32), nullable=False, unique=True),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Index("holders_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("key", String(64)),
    Column("person", String(32)),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
