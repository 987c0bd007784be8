"""Tables: making, finding, joining, starting, and what goes on from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from rotonde.server import looking, seating
from rotonde.server.house import House
from rotonde.server.messages import (
    CreateTable,
    ForkBody,
    ImportBody,
    JoinBody,
    SeatBody,
    TableAnswer,
    TablesAnswer,
    TakeBody,
    TakenAnswer,
)
from rotonde.server.refusals import Refusal
from rotonde.server.storage import Person, reading
from rotonde.server.table import Table
from rotonde.server.web.asking import asker, hall_of, known_asker
from rotonde.server.web.errors import ERRORS
from rotonde.server.web.surroundings import client_of

AnyRequest = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
MOST_IN_LOBBY: Final = 50


def told(table: Table, person: Person | None) -> TableAnswer:
    return TableAnswer(table.seq, table.told(), table.you(None if person is None else person.id))


async def told_tables(house: House, ids: Sequence[str], person: Person | None) -> TablesAnswer:
    """Some tables; one that cannot be opened any more is left out."""
    answers = []
    for table_id in ids:
        try:
            answers.append(told(await house.table(table_id), person))
        except Refusal:
            continue
    return TablesAnswer(answers)


async def table_of(request: AnyRequest, table_id: str) -> Table:
    return await hall_of(request).house.table(table_id)


@post("/api/tables", status_code=201, responses=ERRORS)
async def create(request: AnyRequest, data: JSONBody[CreateTable]) -> TableAnswer:
    """Make a table."""
    hall, person = hall_of(request), await known_asker(request)
    hall.limits.table(client_of(request.scope))
    wish = seating.Wish(data.game, data.seats, data.options, data.board, data.public, data.away_after, data.start)
    return told(await seating.create(hall.house, person, wish), person)


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def show(request: AnyRequest, table_id: FromPath[str]) -> TableAnswer:
    """A table, for whoever has its link."""
    return told(await table_of(request, table_id), await asker(request))


@get("/api/lobby", responses=ERRORS)
async def lobby(request: AnyRequest) -> TablesAnswer:
    """Public tables: those with a free seat first."""
    house = hall_of(request).house
    return await told_tables(house, await house.read(reading.lobby, MOST_IN_LOBBY), await asker(request))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=ERRORS)
async def join(request: AnyRequest, table_id: FromPath[str], data: JSONBody[JoinBody]) -> TableAnswer:
    """Take an open seat."""
    table, person = await table_of(request, table_id), await known_asker(request)
    await seating.join(hall_of(request).house, table, person, data.seat, data.name)
    return told(table, person)


@post("/api/seats/{link:str}", status_code=200, responses=ERRORS)
async def take(request: AnyRequest, link: FromPath[str], data: JSONBody[TakeBody]) -> TakenAnswer:
    """Take the seat of a link."""
    hall, person = hall_of(request), await known_asker(request)
    table, seat = await seating.take(hall.house, link, person, data.name)
    return TakenAnswer(table.id, seat)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBody]) -> TableAnswer:
    """Get up before the start."""
    table, person = await table_of(request, table_id), await known_asker(request)
    await seating.leave(hall_of(request).house, table, person, data.seat)
    return told(table, person)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=ERRORS)
async def start(request: AnyRequest, table_id: FromPath[str]) -> TableAnswer:
    """Begin the game."""
    table, person = await table_of(request, table_id), await known_asker(request)
    await seating.start(hall_of(request).house, table, person)
    return told(table, person)


@post("/api/tables/{table_id:str}/rematch", status_code=201, responses=ERRORS)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> TableAnswer:
    """The same people at a new table."""
    table, person = await table_of(request, table_id), await known_asker(request)
    return told(await seating.rematch(hall_of(request).house, table, person), person)


@post("/api/tables/{table_id:str}/fork", status_code=201, responses=ERRORS)
async def fork(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ForkBody]) -> TableAnswer:
    """A new table that goes on from a position of this one."""
    hall, table, person = hall_of(request), await table_of(request, table_id), await known_asker(request)
    hall.limits.table(client_of(request.scope))
    return told(await looking.fork(hall.house, table, person, data), person)


@post("/api/records", status_code=201, responses=ERRORS)
async def bring(request: AnyRequest, data: JSONBody[ImportBody]) -> TableAnswer:
    """A table from a record."""
    hall, person = hall_of(request), await known_asker(request)
    hall.limits.table(client_of(request.scope))
    return told(await looking.bring(hall.house, person, data), person)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=ERRORS)
async def record(request: AnyRequest, table_id: FromPath[str], seat: SeatQuery = None) -> str:
    """The record, as far as the asker may read it."""
    table, person = await table_of(request, table_id), await asker(request)
    table.check_looking(None if person is None else person.id, seat)
    return looking.record_text(table, seat)


ROUTER: Final = Router(
    "/",
    route_handlers=[create, show, lobby, join, take, leave, start, rematch, fork, bring, record],
    tags=["tables"],
)
