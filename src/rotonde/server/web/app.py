"""The application: every route, what surrounds it, and the hall that opens with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig

from rotonde import __version__
from rotonde.server.hall import Hall
from rotonde.server.settings import Settings
from rotonde.server.web import games, pages, persons, play, tables
from rotonde.server.web.describing import Description
from rotonde.server.web.errors import HANDLERS
from rotonde.server.web.live import live
from rotonde.server.web.surroundings import Surroundings

LARGEST_BODY = 2_000_000


def make_app(settings: Settings) -> Surroundings:
    """A server with these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings)
        app.state.hall = hall
        async with hall.opened():
            yield

    app = Litestar(
        route_handlers=[games.ROUTER, persons.ROUTER, tables.ROUTER, play.ROUTER, pages.ROUTER, live],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        # What is pushed and played is small and hot; boards, rules and the page are large and rare.
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=[r"^/api/tables"]),
        openapi_config=OpenAPIConfig(
            title="Rotonde", version=__version__, path="/api/schema", render_plugins=[Description(path="/openapi.json")]
        ),
        logging_config=None,
    )
    return Surroundings(app)
