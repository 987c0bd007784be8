"""What is asked of the database. Each function is one short read; it runs in a thread of its own."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Connection, Row, and_, exists, or_, select

from rotonde.core.contract import JsonDict
from rotonde.server.storage.rows import Holder, Line, Person, Places, SeatRow, TableRow
from rotonde.server.storage.schema import boards, holders, log, notes, people, seats, sessions, tables

_LINE = (log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.key, log.c.person, log.c.at)
_SEAT = (seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot, seats.c.link)


def person_of(connection: Connection, token: bytes) -> Person | None:
    """Whose token that is, given by its digest."""
    chosen = select(people.c.id, people.c.name, people.c.account).join(sessions, sessions.c.person == people.c.id)
    found = connection.execute(chosen.where(sessions.c.token == token)).first()
    return None if found is None else Person(*found)


def account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of that name and its password's hash."""
    chosen = select(people.c.id, people.c.name, people.c.account, people.c.password)
    found = connection.execute(chosen.where(people.c.account == name)).first()
    return None if found is None else (Person(found.id, found.name, found.account), found.password)


def person_id(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.id).where(people.c.id == person)).scalar()


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    return None if found is None else _table(found)


def all_table_rows(connection: Connection) -> list[TableRow]:
    return [_table(found) for found in connection.execute(select(tables).order_by(tables.c.created))]


def _table(found: Row[Any]) -> TableRow:
    values = dict(found._mapping)
    return TableRow(**{**values, "options": json.decode(values["options"])})


def places(connection: Connection, table_id: str) -> Places:
    """Who sits at a table."""
    rows = connection.execute(select(*_SEAT).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    held = connection.execute(select(holders.c.seat, holders.c.person).where(holders.c.table_id == table_id))
    host = connection.execute(select(tables.c.host).where(tables.c.id == table_id)).scalar_one()
    return Places([SeatRow(*row) for row in rows], [Holder(*row) for row in held], host)


def lines(connection: Connection, table_id: str, after: int = 0, *, chat: bool = True) -> list[Line]:
    """The log after a number."""
    chosen = select(*_LINE).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
    if not chat:
        chosen = chosen.where(log.c.kind != "chat")
    return [Line(*row) for row in connection.execute(chosen)]


def some_lines(connection: Connection, table_id: str, after: int, upto: int, most: int) -> list[Line]:
    """A piece of the log."""
    chosen = select(*_LINE).where(log.c.table_id == table_id, log.c.seq > after, log.c.seq <= upto)
    return [Line(*row) for row in connection.execute(chosen.order_by(log.c.seq).limit(most))]


def last_chat(connection: Connection, table_id: str, most: int) -> list[Line]:
    chosen = select(*_LINE).where(log.c.table_id == table_id, log.c.kind == "chat").order_by(log.c.seq.desc()).limit(most)
    return [Line(*row) for row in connection.execute(chosen)][::-1]


def seat_of_link(connection: Connection, link: str) -> tuple[str, int] | None:
    found = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.link == link)).first()
    return None if found is None else (found.table_id, found.seat)


def tables_of(connection: Connection, person: str, most: int) -> list[str]:
    """The tables of a person, the latest first."""
    mine = select(holders.c.table_id).where(holders.c.person == person)
    chosen = select(tables.c.id).where(or_(tables.c.id.in_(mine), tables.c.host == person))
    return list(connection.execute(chosen.order_by(tables.c.changed.desc()).limit(most)).scalars())


def lobby(connection: Connection, most: int) -> list[str]:
    """Public tables with a free seat, then those that are being played."""
    free = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.kind == "open"))
    shown = or_(and_(tables.c.status == "open", free), tables.c.status == "running")
    chosen = select(tables.c.id).where(tables.c.public, shown)
    return list(connection.execute(chosen.order_by(tables.c.status, tables.c.changed.desc()).limit(most)).scalars())


def due_tables(connection: Connection, now: float, most: int) -> list[tuple[str, float]]:
    """Tables that somebody should look after."""
    chosen = select(tables.c.id, tables.c.due).where(tables.c.status == "running", tables.c.due <= now)
    return [(row.id, row.due) for row in connection.execute(chosen.order_by(tables.c.due).limit(most))]


def board_data(connection: Connection, game: str, key: str) -> JsonDict | None:
    found = connection.execute(select(boards.c.data).where(boards.c.key == key, boards.c.game == game)).scalar()
    return None if found is None else json.decode(found)


def board_by_key(connection: Connection, key: str) -> tuple[str, JsonDict] | None:
    found = connection.execute(select(boards.c.game, boards.c.data).where(boards.c.key == key)).first()
    return None if found is None else (found.game, json.decode(found.data))


def note(connection: Connection, table_id: str, seat: int) -> str:
    return connection.execute(select(notes.c.text).where(notes.c.table_id == table_id, notes.c.seat == seat)).scalar() or ""
