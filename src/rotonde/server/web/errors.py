"""Every error in the one shape that docs/protocol.md promises."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Send
from msgspec import json

from rotonde.core.contract import Malformed
from rotonde.server import metrics
from rotonde.server.messages import ErrorAnswer
from rotonde.server.refusals import UNREADABLE, Refusal, unreadable

LOG = logging.getLogger("rotonde")
JSON: Final = (b"content-type", b"application/json")
WHOLE: Final = "request"
"""The place of what is wrong, where it is no part of a request but all of it."""
_CODES: Final = {
    401: "nobody",
    403: "foreign_origin",
    404: "no_such_page",
    405: "method_not_allowed",
    413: "too_large",
    429: "too_fast",
}

ERRORS: Final = {
    status: ResponseSpec(ErrorAnswer, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read",
        401: "Nobody is known by that token",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too large",
        422: "A rule forbids it, or it means nothing",
        429: "Too many requests",
        503: "Not now",
    }.items()
}


class Told(NamedTuple):
    """How a problem is answered."""

    status: int
    body: ErrorAnswer
    headers: dict[str, str]


def told(problem: Exception) -> Told:
    """The answer to a problem, which is counted."""
    match problem:
        case Malformed():
            metrics.REFUSED.labels(problem.code).inc()
            return Told(UNREADABLE, unreadable(problem), {})
        case Refusal():
            refusal = problem
        case HTTPException():
            refusal = _told_by_litestar(problem)
        case _:  # our fault: told without what it was
            LOG.error("bug", exc_info=problem)
            refusal = Refusal("internal")
    metrics.REFUSED.labels(refusal.code).inc()
    headers = {"Retry-After": str(refusal.details["seconds"])} if refusal.code == "too_fast" else {}
    return Told(refusal.status, refusal.answer(), headers)


def _told_by_litestar(problem: HTTPException) -> Refusal:
    """What Litestar refuses: unreadable bodies and parameters, unknown addresses, bodies that are too large."""
    code = _CODES.get(problem.status_code)
    return Refusal(code) if code else _unreadable(problem)


def _unreadable(problem: HTTPException) -> Refusal:
    """Which part of a request cannot be read, and what the library says to programmers about it, in English."""
    extra = problem.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    said = str(first.get("message") or problem.detail).split("\n")[0][:200]
    return Refusal("bad_request", place=str(first.get("key") or WHOLE), problem=said)


def on_problem(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorAnswer]:
    """Every problem in a handler of Litestar's."""
    status, body, headers = told(problem)
    return Response(body, status_code=status, headers=headers)


async def send_problem(problem: Exception, send: Send) -> None:
    """A problem that came up outside of Litestar."""
    status, body, more = told(problem)
    headers = [JSON, *[(name.lower().encode(), value.encode()) for name, value in more.items()]]
    await send_json(send, json.encode(body), status, headers)


async def send_json(send: Send, body: bytes, status: int = 200, headers: Sequence[tuple[bytes, bytes]] = (JSON,)) -> None:
    """A whole answer, without Litestar."""
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


HANDLERS: Final[dict[Any, Any]] = {HTTPException: on_problem, Exception: on_problem}
