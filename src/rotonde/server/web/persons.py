"""Who is asking: guests, accounts, sessions."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from rotonde.server.messages import AccountBody, MeAnswer, NameBody, TablesAnswer
from rotonde.server.names import clean_name
from rotonde.server.storage import reading
from rotonde.server.web.asking import COOKIE, asker, cookie_for, hall_of, known_asker, token_of
from rotonde.server.web.errors import ERRORS
from rotonde.server.web.surroundings import client_of
from rotonde.server.web.tables import told_tables

AnyRequest = Request[Any, Any, Any]
MOST_TABLES: Final = 100


@get("/api/me", responses=ERRORS)
async def me(request: AnyRequest) -> MeAnswer:
    """Who I am."""
    person = await known_asker(request)
    return MeAnswer(person.id, person.name, person.account)


@post("/api/me", status_code=200, responses=ERRORS)
async def be_called(request: AnyRequest, data: JSONBody[NameBody]) -> Response[MeAnswer]:
    """Become a guest, or change one's name."""
    hall, person, name = hall_of(request), await asker(request), clean_name(data.name)
    answer = await (hall.people.new_guest(name) if person is None else hall.people.rename(person, name))
    return Response(answer, cookies=cookie_for(hall, answer))


@post("/api/accounts", status_code=201, responses=ERRORS)
async def register(request: AnyRequest, data: JSONBody[AccountBody]) -> MeAnswer:
    """Make an account of a guest."""
    hall, person = hall_of(request), await known_asker(request)
    hall.limits.password(client_of(request.scope))
    return await hall.people.register(person, data.name, data.password)


@post("/api/sessions", status_code=200, responses=ERRORS)
async def log_in(request: AnyRequest, data: JSONBody[AccountBody]) -> Response[MeAnswer]:
    """Log in to an account; the guest's seats come along."""
    hall = hall_of(request)
    hall.limits.password(client_of(request.scope))
    answer = await hall.people.log_in(await asker(request), data.name, data.password)
    return Response(answer, cookies=cookie_for(hall, answer))


@delete("/api/sessions", status_code=204, responses=ERRORS, response_cookies=[Cookie(COOKIE, value="", max_age=0, path="/")])
async def log_out(request: AnyRequest) -> None:
    """Log out."""
    await known_asker(request)
    await hall_of(request).people.log_out(token_of(request.scope) or "")


@get("/api/me/tables", responses=ERRORS)
async def my_tables(request: AnyRequest) -> TablesAnswer:
    """My tables: first those where it is my turn, then the latest."""
    person = await known_asker(request)
    house = hall_of(request).house
    answer = await told_tables(house, await house.read(reading.tables_of, person.id, MOST_TABLES), person)
    answer.tables.sort(key=lambda told: not set(told.you.seats) & set(told.table.to_act))
    return answer


ROUTER: Final = Router("/", route_handlers=[me, be_called, register, log_in, log_out, my_tables], tags=["people"])
