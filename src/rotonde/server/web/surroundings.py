"""What surrounds every request: headers that protect the reader, limits, metrics and one line in the log."""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from rotonde.server import metrics
from rotonde.server.hall import Hall
from rotonde.server.refusals import Refusal
from rotonde.server.web.acting import acts_at, answer_act
from rotonde.server.web.errors import send_problem

LOG = logging.getLogger("rotonde.requests")
CHANGING: Final = frozenset({"POST", "PUT", "DELETE", "PATCH"})
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is in its address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")


class Surroundings:
    """Round every request. The log names the route, never the address: that may hold a link."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        is_api = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", ()))
                if is_api and not any(name.lower() == b"cache-control" for name, _ in own):
                    own.append(NO_STORE)
                message["headers"] = [*own, *HEADERS]
            await send(message)

        try:
            problem = refused(self.app.state.hall, scope)
            if problem is not None:
                await send_problem(problem, send_with_headers)
            elif (table_id := acts_at(scope)) is not None:
                await answer_act(self.app, table_id, scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            _count(scope, status, time.perf_counter() - began)


def refused(hall: Hall, scope: Any) -> Refusal | None:
    """Why this request is not even read, if so."""
    if hall.stopping:
        return Refusal("stopping")
    if scope["method"] in CHANGING and is_foreign(scope, hall.settings.origins):
        return Refusal("foreign_origin")
    try:
        hall.limits.request(client_of(scope))
    except Refusal as problem:
        return problem
    return None


def client_of(scope: Any) -> str:
    """Whom the limits count: an address, for a token costs nothing."""
    return str(scope["client"][0]) if scope.get("client") else "-"


def is_foreign(scope: Any, origins: tuple[str, ...]) -> bool:
    """Whether a browser asks for another site. Programs that are no browsers send no Origin."""
    headers = dict(scope["headers"])
    origin: str = headers.get(b"origin", b"").decode("latin-1")
    if not origin or origin in origins:
        return False
    host: str = headers.get(b"host", b"").decode("latin-1")
    return urlsplit(origin).netloc != host


def _count(scope: Any, status: int, seconds: float) -> None:
    route = str(scope.get("path_template") or "-")
    metrics.count_request(route, status, seconds)
    LOG.info("request", extra={"route": route, "status": status, "ms": round(seconds * 1000, 1)})
