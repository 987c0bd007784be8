"""What is written to the database. Each function is part of a transaction of the writer's; done twice, it comes out the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, text, update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from rotonde.core.contract import JsonDict
from rotonde.server.storage.rows import Holder, NewLine, SeatRow, TableRow
from rotonde.server.storage.schema import boards, holders, log, notes, people, seats, sessions, tables

CHANNEL = "rotonde"
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.seq == bindparam("after"))
    .values(seq=bindparam("to"), changed=bindparam("now"), status=bindparam("now_status"), due=bindparam("now_due"))
)
_LINES = insert(log)


def append(
    connection: Connection, table_id: str, after: int, lines: Sequence[NewLine], at: float, status: str, due: float | None
) -> bool:
    """Add lines to a table's log if its last is still number `after`; tell whether."""
    to = after + len(lines)
    advance, add = _for_driver(connection.dialect)
    values = {"of": table_id, "after": after, "to": to, "now": at, "now_status": status, "now_due": due}
    # Every move is written here: the driver gets the statements ready, past what SQLAlchemy does for each anew.
    cursor = connection.connection.cursor()
    cursor.execute(advance, values)
    won: bool = cursor.rowcount == 1
    if won:
        in_order = [{"table_id": table_id, "seq": after + i, "at": at, **line._asdict()} for i, line in enumerate(lines, 1)]
        cursor.executemany(add, in_order)
        notify(connection, f"{table_id}:{to}")
    cursor.close()
    return won


@cache
def _for_driver(dialect: Dialect) -> tuple[str, str]:
    """The two statements of `append` as the driver of a database takes them, with named parameters."""
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
        append(connection, row.id, row.seq, [NewLine("seats")], at, row.status, row.due)
    return concerned
