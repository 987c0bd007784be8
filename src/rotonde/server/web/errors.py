"""Every error in the one shape that docs/protocol.md promises."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from rotonde.core.contract import Malformed
from rotonde.server import metrics
from rotonde.server.messages import ErrorAnswer
from rotonde.server.refusals import UNREADABLE, Refusal, unreadable

LOG = logging.getLogger("rotonde")
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


def on_refusal(request: Request[Any, Any, Any], problem: Refusal) -> Response[ErrorAnswer]:
    metrics.REFUSED.labels(problem.code).inc()
    headers = {"Retry-After": str(problem.details["seconds"])} if problem.code == "too_fast" else None
    return Response(problem.answer(), status_code=problem.status, headers=headers)


def on_malformed(request: Request[Any, Any, Any], problem: Malformed) -> Response[ErrorAnswer]:
    metrics.REFUSED.labels(problem.code).inc()
    return Response(unreadable(problem), status_code=UNREADABLE)


def on_http_error(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ErrorAnswer]:
    """What Litestar refuses: unreadable bodies and parameters, unknown addresses, bodies that are too large."""
    code = _CODES.get(problem.status_code)
    refusal = Refusal(code) if code else Refusal("bad_request", problem=_where(problem))
    return on_refusal(request, refusal)


def _where(problem: HTTPException) -> str:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return " ".join(str(first[name]) for name in ("key", "message") if first.get(name))
    return problem.detail.split("\n")[0][:200]


def on_bug(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorAnswer]:
    """Something that is our fault: told without what it was."""
    LOG.error("bug", exc_info=problem)
    return on_refusal(request, Refusal("internal"))


HANDLERS: Final[dict[Any, Any]] = {
    Refusal: on_refusal,
    Malformed: on_malformed,
    HTTPException: on_http_error,
    Exception: on_bug,
}
