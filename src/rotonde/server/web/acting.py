"""The request that comes with every move, answered without the framework's detours.

Only what can be read goes this way. Anything else Litestar reads and refuses; its route (`play.act`) is also what OpenAPI tells.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Litestar
from litestar.types import Receive, ReceiveMessage, Scope, Send
from msgspec import DecodeError, json

from rotonde.server import playing
from rotonde.server.hall import Hall
from rotonde.server.messages import ActAnswer, ActBody
from rotonde.server.refusals import Refusal
from rotonde.server.web.asking import token_of
from rotonde.server.web.errors import send_json, send_problem

ROUTE: Final = "/api/tables/{table_id}/act"
_PATH: Final = re.compile(r"/api/tables/([\w-]+)/act", re.ASCII)
_BODY: Final = json.Decoder(ActBody)


def acts_at(scope: Any) -> str | None:
    """The table at which this request plays an action, if it does."""
    found = _PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    return None if found is None else str(found[1])


async def answer_act(app: Litestar, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Play an action and answer."""
    message = await receive()
    body = _read(message)
    if body is None:
        await app(scope, _again(message, receive), send)
        return
    scope["path_template"] = ROUTE
    try:
        answer = await _act(app.state.hall, table_id, scope, body)
    except Exception as problem:
        await send_problem(problem, send)
    else:
        await send_json(send, json.encode(answer))


async def _act(hall: Hall, table_id: str, scope: Scope, body: ActBody) -> ActAnswer:
    table, person = await hall.house.table(table_id), await hall.people.person(token_of(scope))
    if person is None:
        raise Refusal("nobody")
    return await playing.act(hall.house, table, person.id, body)


def _read(message: Any) -> ActBody | None:
    """The body, if it came whole and is in order."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    try:
        return _BODY.decode(message["body"])
    except (DecodeError, UnicodeError):
        return None


def _again(message: ReceiveMessage, receive: Receive) -> Receive:
    """Receive that message once more, then what follows it."""
    first = [message]

    async def receive_again() -> ReceiveMessage:
        return first.pop() if first else await receive()

    return receive_again
