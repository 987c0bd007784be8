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
_COOKIE: Final = COOKIE.encode()
A_YEAR: Final = 365 * 86_400
Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def token_of(scope: Any) -> str | None:
    """The token that a client shows: as a bearer, or in a cookie."""
    shown = None
    for name, value in scope["headers"]:
        if name == b"authorization" and value.startswith(b"Bearer "):
            return str(value[7:].strip(), "latin-1")
        if name == b"cookie" and shown is None:
            shown = _cookie(value)
    return shown


def _cookie(value: bytes) -> str | None:
    for part in value.split(b";"):
        name, _, held = part.strip().partition(b"=")
        if name == _COOKIE:
            return held.decode("latin-1")
    return None


async def asker(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, if we know them."""
    return await hall_of(request).people.person(token_of(request.scope))


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
