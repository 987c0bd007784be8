"""All that comes into a window from the server's tables, for tests of what a reader must not learn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Error, Request, WebSocket
from reader import PATIENCE, POLLING, Reader

OF_NO_SEAT = frozenset({"at", "changed", "commitment", "created", "id", "you"})
"""What differs between two tables, or is nobody's secret."""


SWITCHES_TO_WEBSOCKET = 101


class Overheard:
    """Frames and answers, from now on or from the last `forget`."""

    def __init__(self, reader: Reader) -> None:
        self.frames: list[str] = []
        self.asked: list[Request] = []
        self._under_way: set[Request] = set()
        self._page = reader.page
        reader.page.on("websocket", self._listen)
        reader.page.on("request", lambda request: self._under_way.add(request))
        reader.page.on("requestfailed", lambda request: self._under_way.discard(request))
        reader.page.on("requestfinished", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _note(self, request: Request) -> None:
        self._under_way.discard(request)
        # Boards, words and rules are the same for everybody; what the page itself has broken off never reached it.
        if "/api/tables" in request.url or "/api/seats" in request.url:
            self.asked.append(request)

    def forget(self) -> None:
        self.frames.clear()
        self.asked.clear()

    def settle(self) -> None:
        """Wait until all that was asked for is answered: a page may show an answer before the browser tells of it.

        The socket of a table is a request that stays open.
        """
        self._wait(lambda: not [request for request in self._under_way if "/live" not in request.url], "all answers")

    def wait_for(self, word: str) -> None:
        """Wait until a frame tells of it: what is shown may have come in just now."""
        self._wait(lambda: any(word in frame for frame in self.frames), word)

    def _wait(self, has_come: Callable[[], bool], what: str) -> None:
        for _ in range(PATIENCE // POLLING):
            if has_come():
                return
            self._page.wait_for_timeout(POLLING)
        raise AssertionError(f"waited in vain for {what}")

    def answers(self) -> set[str]:
        """What was answered, in whatever order and however often."""
        return {text for request in self.asked if (text := _answer_to(request)) is not None}

    def text(self) -> str:
        """Everything that came in."""
        return "\n".join([*self.frames, *self.answers()])

    def news(self) -> list[Any]:
        """What was told of the game as it came, without what differs between any two tables; who looks on comes and goes."""
        told = [json.loads(frame) for frame in self.frames]
        return [scrubbed(message) for message in told if message["type"] != "present"]


def _answer_to(request: Request) -> str | None:
    """The text of an answer. None of what belonged to a page that the window has left: the browser has forgotten it."""
    answer = request.response()
    if answer is None or answer.status == SWITCHES_TO_WEBSOCKET:
        return None
    try:
        return answer.text()
    except Error:
        return None


def named(value: Any, name: str) -> Iterator[Any]:
    """Everything of that name, however deep."""
    if isinstance(value, dict):
        if name in value:
            yield value[name]
        for inner in value.values():
            yield from named(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner, name)


def scrubbed(value: Any) -> Any:
    match value:
        case dict():
            return {key: scrubbed(inner) for key, inner in value.items() if key not in OF_NO_SEAT}
        case list():
            return [scrubbed(inner) for inner in value]
    return value
