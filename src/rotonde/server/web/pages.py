"""The page: built into the package from `web/`, or one that says that it is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath
from litestar.response import File
from prometheus_client import generate_latest

from rotonde import __version__
from rotonde.server import metrics
from rotonde.server.messages import HealthAnswer
from rotonde.server.refusals import Refusal, both
from rotonde.server.storage import reading
from rotonde.server.web.asking import hall_of
from rotonde.server.web.errors import ERRORS

PAGE: Final = Path(__file__).parent.parent / "page"
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain; charset=utf-8",
}
KEPT: Final = "public, max-age=31536000, immutable"


@get("/api/health", responses=ERRORS, tags=["hosting"])
async def health(request: Request[Any, Any, Any]) -> HealthAnswer:
    """Whether the server and its database answer."""
    hall = hall_of(request)
    await hall.house.read(reading.due_tables, 0.0, 1)
    return HealthAnswer("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics() -> Response[bytes]:
    """Counts for Prometheus."""
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", include_in_schema=False)
async def front_page() -> Response[str]:
    """The page."""
    return _index()


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[Path]) -> Response[str] | File:
    """A file of the page; any other address is the page itself, which finds its own way."""
    wanted = str(path).strip("/")
    if wanted.startswith("api/"):
        raise Refusal("no_such_page")
    found = (PAGE / wanted).resolve()
    if found.is_file() and found.is_relative_to(PAGE.resolve()) and found.suffix in TYPES:
        # Vite puts a digest into the names of what it builds.
        caching = KEPT if wanted.startswith("assets/") else "no-cache"
        return File(found, media_type=TYPES[found.suffix], content_disposition_type="inline", headers={"Cache-Control": caching})
    if wanted.startswith("assets/"):
        raise Refusal("no_such_page")
    return _index()


def page_is_built() -> bool:
    """Whether there is a page to serve: where its packages were out of reach, all else was installed."""
    return (PAGE / "index.html").is_file()


def _index() -> Response[str]:
    text = (PAGE / "index.html").read_text(encoding="utf-8") if page_is_built() else plain_page()
    return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


def plain_page() -> str:
    """What is shown where the page was not built."""
    text = both("server-no-page")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>Rotonde</title><h1>Rotonde</h1><p>{text.en}</p><p lang="fr">{text.fr}</p>'
    )


ROUTER: Final = Router("/", route_handlers=[health, show_metrics, front_page, page])
