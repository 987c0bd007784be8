"""All that comes into a window from the server's tables, for tests of what a reader must not learn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Request, WebSocket
from reader import Reader

OF_NO_SEAT = frozenset({"at", "changed", "commitment", "created", "id", "you"})
"""What differs between two tables, or is nobody's secret."""


SWITCHES_TO_WEBSOCKET = 101


class Overheard:
    """Frames and answers, from now on or from the last `forget`."""

    def __init__(self, reader: Reader) -> None:
        self.frames: list[str] = []
        self._asked: list[Request] = []
        reader.page.on("websocket", self._listen)
        reader.page.on("requestfinished", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _note(self, request: Request) -> None:
        # Boards, words and rules are the same for everybody; what the page itself has broken off never reached it.
        if "/api/tables" in request.url or "/api/seats" in request.url:
            self._asked.append(request)

    def forget(self) -> None:
        self.frames.clear()
        self._asked.clear()

    def answers(self) -> set[str]:
        """What was answered, in whatever order and however often."""
        return {text for request in self._asked if (text := _answer_to(request)) is not None}

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
