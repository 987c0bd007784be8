"""All that comes into a window from the server's tables, for tests of what a reader must not learn."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Response, WebSocket
from reader import Reader

OF_NO_SEAT = frozenset({"at", "changed", "commitment", "created", "id", "you"})
"""What differs between two tables, or is nobody's secret."""


SWITCHES_TO_WEBSOCKET = 101


class Overheard:
    """Frames and answers, from now on or from the last `forget`."""

    def __init__(self, reader: Reader) -> None:
        self.frames: list[str] = []
        self._answers: list[Response] = []
        reader.page.on("websocket", self._listen)
        reader.page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _note(self, answer: Response) -> None:
        # Boards, words and rules are the same for everybody.
        if "/api/tables" in answer.url or "/api/seats" in answer.url:
            self._answers.append(answer)

    def forget(self) -> None:
        self.frames.clear()
        self._answers.clear()

    def answers(self) -> set[str]:
        """What was answered, in whatever order and however often."""
        return {answer.text() for answer in self._answers if answer.status != SWITCHES_TO_WEBSOCKET}

    def text(self) -> str:
        """Everything that came in."""
        return "\n".join([*self.frames, *self.answers()])

    def news(self) -> list[Any]:
        """What was told over the wire as it came, without what differs between any two tables."""
        return [scrubbed(json.loads(frame)) for frame in self.frames]


def scrubbed(value: Any) -> Any:
    match value:
        case dict():
            return {key: scrubbed(inner) for key, inner in value.items() if key not in OF_NO_SEAT}
        case list():
            return [scrubbed(inner) for inner in value]
    return value
