"""Who asks, from where, and what the handlers are given for it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from rotonde.server.hall import Hall
from rotonde.server.messages import MeAnswer
from rotonde.server.refusals import Refusal
from rotonde.server.storage import Person

COOKIE: Final = "rotonde"
A_YEAR: Final = 365 * 86_400
Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def token_of(connection: Connection) -> str | None:
    """The token that a client shows."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ").strip()
    return connection.cookies.get(COOKIE)


async def asker(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, if we know them."""
    return await hall_of(request).people.person(token_of(request))


async def known_asker(request: Request[Any, Any, Any]) -> Person:
    """Whoever asks; refuse somebody whom we do not know."""
    person = await asker(request)
    if person is None:
        raise Refusal("nobody")
    return person


def cookie_for(hall: Hall, me: MeAnswer) -> list[Cookie]:
    """The cookie by which a browser is known from now on."""
    if me.token is None:
        return []
    return [Cookie(COOKIE, value=me.token, max_age=A_YEAR, httponly=True, samesite="lax", secure=hall.settings.secure, path="/")]
