"""`rotonde serve`: one server on one address, until it is told to stop."""

from __future__ import annotations

import contextlib
import fcntl
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO

import segno
import uvicorn

from rotonde.core.contract import Malformed
from rotonde.server.logs import set_up_logs
from rotonde.server.refusals import both
from rotonde.server.settings import Settings
from rotonde.server.storage.database import Database, sqlite_file, usable
from rotonde.server.web.app import make_app
from rotonde.server.web.frames import Frames
from rotonde.server.web.pages import page_is_built

STOP_WITHIN = 10
"""Seconds that open requests get when the server is told to stop."""

KEPT_OPEN = 75
"""Seconds that a connection without a request is kept: as long as people think between two moves, and as proxies do."""


@dataclass(frozen=True)
class Place:
    """Where to serve."""

    host: str = "127.0.0.1"
    port: int = 8080
    opens_browser: bool = False
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word is taken for who asks."""


def serve(settings: Settings, place: Place) -> None:
    """Serve until interrupted; every acknowledged action is on disk whenever that is."""
    set_up_logs(settings.log_requests)
    with locked(settings.database), listening(place) as listener:
        check_database(settings.database)
        url = f"http://{_shown_host(place.host)}:{listener.getsockname()[1]}/"
        announce(url, place.host)
        if place.opens_browser:
            threading.Timer(0.5, webbrowser.open, [url]).start()
        server = uvicorn.Server(configuration(settings, place))
        server.run(sockets=[listener])


def check_database(url: str) -> None:
    """Refuse a database that cannot be used before anything is said or served."""
    with usable(url):
        database = Database(url)
        database.upgrade()
        database.close()


def configuration(settings: Settings, place: Place) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        access_log=False,
        log_config=None,
        ws=Frames,
        ws_max_size=4096,
        ws_per_message_deflate=False,  # the messages are small, and squeezing each for each reader costs more than sending it
        forwarded_allow_ips=place.proxies,
        server_header=False,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


@contextlib.contextmanager
def locked(database: str) -> Iterator[None]:
    """One process to an SQLite file: two writers would lose what the other wrote."""
    file = sqlite_file(database)
    if file is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{file}.lock", "w") as lock:
        _lock(lock, str(file))
        yield


def _lock(lock: IO[str], file: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Malformed("database_in_use", file=file) from None


@contextlib.contextmanager
def listening(place: Place) -> Iterator[socket.socket]:
    """The socket to serve on."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((place.host, place.port))
        except OSError as problem:
            raise Malformed("cannot_listen", host=place.host, port=place.port, said=problem.strerror or "") from None
        yield listener


def announce(url: str, host: str) -> None:
    """Say where the server is; with a code to scan where others on the local network can reach it, and what it lacks."""
    print(f"Rotonde: {url}", file=sys.stderr, flush=True)
    if not page_is_built():
        text = both("server-no-page")
        print(text.en, text.fr, sep="\n", file=sys.stderr, flush=True)
    if host in ("0.0.0.0", "::"):
        segno.make(url).terminal(out=sys.stderr, compact=True)


def _shown_host(host: str) -> str:
    """The address under which others on the local network reach us."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which of our addresses would be used
        return str(probe.getsockname()[0])
    return "127.0.0.1"
