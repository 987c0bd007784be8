"""Playing at a table and looking back."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from rotonde.core.contract import Seat
from rotonde.server import looking, playing, telling
from rotonde.server.messages import (
    LARGEST,
    ActAnswer,
    ActBody,
    AnalysisAnswer,
    AnswerBody,
    BundlesAnswer,
    ChatBody,
    DeskAnswer,
    ItemsAnswer,
    NoteAnswer,
    NoteBody,
    OffersAnswer,
    PreviewAnswer,
    PreviewsAnswer,
    ResultAnswer,
    SeatBody,
    SeqAnswer,
    TriesBody,
    TryBody,
    UndoAnswer,
    UndoBody,
    WhyAnswer,
    WhyBody,
)
from rotonde.server.storage import reading, writing
from rotonde.server.table import Table
from rotonde.server.web.asking import asker, hall_of, known_asker
from rotonde.server.web.errors import ERRORS
from rotonde.server.web.surroundings import client_of
from rotonde.server.web.tables import SeatQuery, table_of

AnyRequest = Request[Any, Any, Any]
MySeat = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
Seq = Annotated[int, QueryParameter(name="after", ge=0, le=LARGEST)]
Number = Annotated[int, PathParameter(ge=0, le=LARGEST)]
LastSeq = Annotated[int | None, QueryParameter(name="upto", ge=0, le=LARGEST)]
BEING_MADE: Final = ResponseSpec(AnalysisAnswer, description="It is being made", generate_examples=False)


async def seen_by(request: AnyRequest, table_id: str, seat: Seat | None) -> Table:
    """A table, for somebody who may look from that seat."""
    table, person = await table_of(request, table_id), await asker(request)
    table.check_looking(None if person is None else person.id, seat)
    return table


async def played_by(request: AnyRequest, table_id: str, seat: Seat) -> Table:
    """A table, for somebody who holds that seat."""
    table, person = await table_of(request, table_id), await known_asker(request)
    table.check_seat(person.id, seat)
    return table


@post("/api/tables/{table_id:str}/act", status_code=200, responses=ERRORS)
async def act(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ActBody]) -> ActAnswer:
    """Play an action."""
    table, person = await table_of(request, table_id), await known_asker(request)
    return await playing.act(hall_of(request).house, table, person.id, data)


@post("/api/tables/{table_id:str}/preview", status_code=200, responses=ERRORS)
async def preview(request: AnyRequest, table_id: FromPath[str], data: JSONBody[TryBody]) -> PreviewAnswer:
    """What an action would bring."""
    return telling.told_preview(await played_by(request, table_id, data.seat), data.seat, data.action)


@post("/api/tables/{table_id:str}/previews", status_code=200, responses=ERRORS)
async def previews(request: AnyRequest, table_id: FromPath[str], data: JSONBody[TriesBody]) -> PreviewsAnswer:
    """What each of several actions would bring, briefly: for a list of deliveries with their gains."""
    return telling.told_previews(await played_by(request, table_id, data.seat), data.seat, data.actions)


@post("/api/tables/{table_id:str}/why", status_code=200, responses=ERRORS)
async def why(request: AnyRequest, table_id: FromPath[str], data: JSONBody[WhyBody]) -> WhyAnswer:
    """What something would mean, and why it may not be done."""
    return telling.told_why(await played_by(request, table_id, data.seat), data)


@get("/api/tables/{table_id:str}/desk", responses=ERRORS)
async def desk(request: AnyRequest, table_id: FromPath[str], seat: SeatQuery = None) -> DeskAnswer:
    """What lies before a seat now."""
    return looking.desk_at(await seen_by(request, table_id, seat), seat, None)


@get("/api/tables/{table_id:str}/offers", responses=ERRORS)
async def offers(request: AnyRequest, table_id: FromPath[str], seat: MySeat) -> OffersAnswer:
    """The legal actions of a seat as a tree of choices."""
    return telling.told_offers(await played_by(request, table_id, seat), seat)


@get("/api/tables/{table_id:str}/bundles", responses=ERRORS)
async def bundles(request: AnyRequest, table_id: FromPath[str], seat: MySeat) -> BundlesAnswer:
    """Whole moves made of several actions."""
    return telling.told_bundles(await played_by(request, table_id, seat), seat)


@get("/api/tables/{table_id:str}/at/{number:int}", responses=ERRORS)
async def at(request: AnyRequest, table_id: FromPath[str], number: Number, seat: SeatQuery = None) -> DeskAnswer:
    """An earlier position."""
    return looking.desk_at(await seen_by(request, table_id, seat), seat, number)


@get("/api/tables/{table_id:str}/items", responses=ERRORS)
async def items(
    request: AnyRequest, table_id: FromPath[str], after: Seq = 0, upto: LastSeq = None, seat: SeatQuery = None
) -> ItemsAnswer:
    """What happened at a table."""
    table = await seen_by(request, table_id, seat)
    return await looking.items(hall_of(request).house, table, seat, after, upto)


@get("/api/tables/{table_id:str}/result", responses=ERRORS)
async def result(request: AnyRequest, table_id: FromPath[str]) -> ResultAnswer:
    """How the game ended."""
    return await looking.result(await table_of(request, table_id))


@get("/api/tables/{table_id:str}/analysis", responses={**ERRORS, 202: BEING_MADE})
async def analysis(request: AnyRequest, table_id: FromPath[str]) -> Response[AnalysisAnswer]:
    """What each seat could expect in the course of a finished game, and where it turned."""
    answer = hall_of(request).analyses.of(await table_of(request, table_id))
    return Response(answer, status_code=200 if answer.ready else 202)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=ERRORS)
async def undo(request: AnyRequest, table_id: FromPath[str], data: JSONBody[UndoBody]) -> UndoAnswer:
    """Take something back, or ask for it."""
    table, person = await table_of(request, table_id), await known_asker(request)
    return await playing.undo(hall_of(request).house, table, person.id, data.seat, data.to)


@post("/api/tables/{table_id:str}/restart", status_code=200, responses=ERRORS)
async def restart(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBody]) -> UndoAnswer:
    """Take back everything that is free: restart my turn."""
    table, person = await table_of(request, table_id), await known_asker(request)
    return await playing.restart(hall_of(request).house, table, person.id, data.seat)


@post("/api/tables/{table_id:str}/undo/answer", status_code=200, responses=ERRORS)
async def answer_undo(request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnswerBody]) -> UndoAnswer:
    """Accept or refuse that another takes something back."""
    table, person = await table_of(request, table_id), await known_asker(request)
    return await playing.answer_undo(hall_of(request).house, table, person.id, data.seat, data.accept)


@post("/api/tables/{table_id:str}/back", status_code=200, responses=ERRORS)
async def back(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatBody]) -> SeqAnswer:
    """I am back: the bot hands my seat over."""
    table, person = await table_of(request, table_id), await known_asker(request)
    await playing.come_back(hall_of(request).house, table, person.id, data.seat)
    return SeqAnswer(table.seq)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=ERRORS)
async def chat(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ChatBody]) -> SeqAnswer:
    """Say something."""
    hall, table, person = hall_of(request), await table_of(request, table_id), await known_asker(request)
    hall.limits.chat(client_of(request.scope))
    return SeqAnswer(await playing.chat(hall.house, table, person, data.text))


@get("/api/tables/{table_id:str}/notes", responses=ERRORS)
async def notes(request: AnyRequest, table_id: FromPath[str], seat: MySeat) -> NoteAnswer:
    """The notepad of my seat."""
    table = await played_by(request, table_id, seat)
    return NoteAnswer(await hall_of(request).house.read(reading.note, table.id, seat))


@put("/api/tables/{table_id:str}/notes", responses=ERRORS)
async def write_notes(request: AnyRequest, table_id: FromPath[str], data: JSONBody[NoteBody]) -> NoteAnswer:
    """Write on the notepad of my seat."""
    table = await played_by(request, table_id, data.seat)
    await hall_of(request).house.writer.write(lambda c: writing.write_note(c, table.id, data.seat, data.text), table.id)
    return NoteAnswer(data.text)


ROUTER: Final = Router(
    "/",
    route_handlers=[
        act,
        preview,
        previews,
        why,
        desk,
        offers,
        bundles,
        at,
        items,
        result,
        analysis,
        undo,
        restart,
        answer_undo,
        back,
        chat,
        notes,
        write_notes,
    ],
    tags=["playing"],
)
