"""A server of its own with recorded games on it and a browser in front: for pictures and for measuring the page."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

RECORDED = Path(__file__).parents[1] / "tests" / "recorded"
DESKTOP, PHONE = (1440, 900), (360, 740)
PROGRAM = """
import sys
from rotonde.server.serving import Place, serve
from rotonde.server.settings import Settings
serve(Settings(database=sys.argv[1], limits=False, log_requests=False, bot_workers=1), Place(port=int(sys.argv[2])))
"""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


MOVE = re.compile(r"(\d+) (dealer|seat (\d+)) (.*)")


class Record:
    """A recorded game, whole or cut off where somebody is to decide."""

    def __init__(self, name: str) -> None:
        lines = (RECORDED / f"{name}.txt").read_text().splitlines()
        self.text = "\n".join(lines) + "\n"
        self.head = [line for line in lines if not MOVE.match(line) and not line.startswith("end ")]
        self.moves = [found for line in lines if (found := MOVE.match(line))]
        self.players = next(int(line.split()[1]) for line in lines if line.startswith("players:"))

    def decision(self, share: float, kind: str = "") -> int:
        """The number of the first decision of somebody, of that kind, after that share of the game."""
        later = self.moves[int(len(self.moves) * share) :]
        return next(int(move[1]) for move in later if move[3] and move[4].startswith(kind))

    def seat(self, number: int) -> int:
        return int(self.moves[number - 1][3]) - 1

    def before(self, number: int) -> str:
        """The record as it was when that move was to be made."""
        played = [move[0] for move in self.moves[: number - 1]]
        return "\n".join([*self.head, *played, f"open {len(played)}"]) + "\n"


class Site:
    """The server as somebody with a name sees it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.Client(base_url=address, timeout=60)
        self.token: str = self._post("/api/me", {"name": "Ada"})["token"]
        self.client.headers["Authorization"] = f"Bearer {self.token}"

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.client.post(path, json=body)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.text}")
        return answer.json()

    def table(self, record: str, seats: list[str] | None = None, public: bool = False) -> str:
        """A table from a record: its address on the page."""
        body = {"record": record, "public": public} | ({"seats": seats} if seats else {})
        return f"/t/{self._post('/api/records', body)['table']['id']}"

    def open(self, game: str, seats: list[str]) -> str:
        """A table in the lobby that waits for players: its address on the page."""
        return f"/t/{self._post('/api/tables', {'game': game, 'seats': seats, 'public': True})['table']['id']}"

    def decision_of(self, record: Record, number: int) -> str:
        """A table at which the reader of the page is to make that move."""
        seats = [f"bot:{('greedy', 'random')[seat % 2]}" for seat in range(record.players)]
        seats[record.seat(number)] = "me"
        path = self.table(record.before(number), seats)
        self._post(f"/api/tables{path[2:]}/start", {})
        return path

    def play(self, path: str, record: Record, number: int) -> None:
        """Make that move of the record at a table that waits for it."""
        table, seat = f"/api/tables{path[2:]}", record.seat(number)
        asked_at = self.client.get(f"{table}/offers", params={"seat": seat}).json()["asked_at"]
        action = record.moves[number - 1][4]
        self._post(f"{table}/act", {"seat": seat, "action": action, "asked_at": asked_at, "key": f"recorded-{number}"})


@contextmanager
def a_site(folder: Path) -> Iterator[Site]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder / "tables.db"), str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait(f"http://127.0.0.1:{port}/api/health")
        yield Site(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait(20)


def _wait(health: str) -> None:
    for _ in range(600):
        try:
            httpx.get(health, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")


@contextmanager
def a_browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()
