"""What is written to the database. Each function is part of a transaction of the writer's; done twice, it comes out the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.interfaces import DBAPICursor

from rotonde.core.contract import JsonDict
from rotonde.server.storage.database import BEGIN
from rotonde.server.storage.rows import Holder, NewLine, SeatRow, TableRow
from rotonde.server.storage.schema import boards, holders, log, notes, people, seats, sessions, tables

CHANNEL = "rotonde"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_NOTIFY_BY_DRIVER = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.seq == bindparam("after"))
    .values(seq=bindparam("to"), changed=bindparam("now"), status=bindparam("now_status"), due=bindparam("now_due"))
)
_LINES = insert(log)


@dataclass(slots=True)
class Append:
    """Lines to add to a table's log if its last is still number `after`: what is written of a move, and of most that happens."""

    table_id: str
    after: int
    lines: Sequence[NewLine]
    at: float
    status: str
    due: float | None

    def __call__(self, connection: Connection) -> bool:
        """Add them as a part of a transaction; tell whether."""
        cursor = connection.connection.cursor()
        won = _append(cursor, connection.dialect, self)
        cursor.close()
        return won


def append_all(connection: Connection, works: Sequence[Append]) -> list[bool]:
    """Add to several logs in one transaction, by the driver alone: SQLAlchemy takes as long for one as the disk does."""
    driver = connection.connection
    cursor = driver.cursor()
    try:
        if connection.dialect.name == "sqlite":
            cursor.execute(BEGIN)
        won = [_append(cursor, connection.dialect, work) for work in works]
        driver.commit()
    except Exception:
        _undo(connection)
        raise
    cursor.close()
    return won


def _undo(connection: Connection) -> None:
    try:
        connection.connection.rollback()
    except Exception:  # it was cut: SQLAlchemy opens another
        connection.invalidate()


def _append(cursor: DBAPICursor, dialect: Dialect, work: Append) -> bool:
    to = work.after + len(work.lines)
    advance, add = _for_driver(dialect)
    values = {"of": work.table_id, "after": work.after, "to": to, "now": work.at, "now_status": work.status, "now_due": work.due}
    cursor.execute(advance, values)
    if cursor.rowcount != 1:
        return False
    for seq, (kind, seat, body, key, person) in enumerate(work.lines, work.after + 1):
        line = {"table_id": work.table_id, "seq": seq, "kind": kind, "seat": seat, "body": body, "key": key, "person": person}
        cursor.execute(add, {**line, "at": work.at})
    if dialect.name == "postgresql":
        cursor.execute(_NOTIFY_BY_DRIVER, {"payload": f"{work.table_id}:{to}"})
    return True


@cache
def _for_driver(dialect: Dialect) -> tuple[str, str]:
    """The two statements of an `Append` as the driver of a database takes them, with named parameters."""
    named = SQLiteDialect_pysqlite(paramstyle="named") if dialect.name == "sqlite" else dialect
    return str(_ADVANCE.compile(dialect=named)), str(_LINES.compile(dialect=named))


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers, when and if this is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payload": payload})


def insert_table(connection: Connection, row: TableRow, places: Sequence[SeatRow], held: Sequence[Holder]) -> None:
    connection.execute(insert(tables).values({**row._asdict(), "options": json.encode(row.options).decode()}))
    connection.execute(insert(seats), [{"table_id": row.id, **place._asdict()} for place in places])
    if held:
        connection.execute(insert(holders), [{"table_id": row.id, **holder._asdict()} for holder in held])


def set_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(rematch=rematch))


def change_host(connection: Connection, table_id: str, before: str, after: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id, tables.c.host == before).values(host=after))


def claim(connection: Connection, table_id: str, due: float, until: float | None) -> bool:
    """Look after a table that is due, unless another worker does."""
    chosen = update(tables).where(tables.c.id == table_id, tables.c.due == due).values(due=until)
    return connection.execute(chosen).rowcount == 1


def keep_board(connection: Connection, game: str, key: str, data: JsonDict) -> None:
    known = select(boards.c.key).where(boards.c.key == key, boards.c.game == game)
    if connection.execute(known).first() is None:
        connection.execute(insert(boards).values(key=key, game=game, data=json.encode(data).decode()))


def set_place(connection: Connection, table_id: str, place: SeatRow) -> None:
    chosen = update(seats).where(seats.c.table_id == table_id, seats.c.seat == place.seat)
    connection.execute(chosen.values(kind=place.kind, name=place.name, bot=place.bot, link=place.link))


def hold(connection: Connection, table_id: str, seat: int, person: str) -> None:
    release(connection, table_id, seat, person)
    connection.execute(insert(holders).values(table_id=table_id, seat=seat, person=person))


def release(connection: Connection, table_id: str, seat: int, person: str | None = None) -> None:
    chosen = delete(holders).where(holders.c.table_id == table_id, holders.c.seat == seat)
    connection.execute(chosen if person is None else chosen.where(holders.c.person == person))


def new_person(connection: Connection, person: str, name: str, token: bytes, at: float) -> None:
    connection.execute(insert(people).values(id=person, name=name, created=at))
    new_session(connection, person, token, at)


def new_session(connection: Connection, person: str, token: bytes, at: float) -> None:
    connection.execute(insert(sessions).values(token=token, person=person, created=at))


def end_session(connection: Connection, token: bytes) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == token))
    notify(connection, f"session:{token.hex()}")


def change_person(connection: Connection, person: str, values: Mapping[str, Any]) -> None:
    connection.execute(update(people).where(people.c.id == person).values(values))
    notify(connection, f"person:{person}")


def write_note(connection: Connection, table_id: str, seat: int, body: str) -> None:
    connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
    connection.execute(insert(notes).values(table_id=table_id, seat=seat, text=body))


def delete_table(connection: Connection, table_id: str) -> None:
    """Remove a table and everything that belongs to it."""
    for part in (notes, log, holders, seats):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    notify(connection, f"{table_id}:0")


def forget_person(connection: Connection, person: str, at: float) -> list[str]:
    """Remove a person; the seats stay, without a name, and so do the games. The tables that it concerns."""
    held = connection.execute(select(holders.c.table_id, holders.c.seat).where(holders.c.person == person)).all()
    connection.execute(delete(holders).where(holders.c.person == person))
    for table_id, seat in held:
        left = select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.seat == seat)
        if connection.execute(left).first() is None:
            connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(name=""))
            connection.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.seat == seat))
    connection.execute(update(log).where(log.c.person == person, log.c.kind == "chat").values(body="\n", person=None))
    connection.execute(update(log).where(log.c.person == person).values(person=None))
    connection.execute(update(tables).where(tables.c.host == person).values(host=""))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    notify(connection, f"person:{person}")
    concerned = sorted({table_id for table_id, _ in held})
    for row in connection.execute(select(tables).where(tables.c.id.in_(concerned))).all():
        Append(row.id, row.seq, [NewLine("seats")], at, row.status, row.due)(connection)
    return concerned
