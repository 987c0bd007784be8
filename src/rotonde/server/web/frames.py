"""WebSockets as uvicorn speaks them, with one more way to send: what goes to everybody at a table is written at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

Push = Callable[[bytes], bool]
"""Writes a text at once; False if the connection takes none now."""

_EXTENSION: Final = "rotonde.push"
_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""


class Frames(WebSocketsSansIOProtocol):
    """Not for compressed connections: what is pushed is written as it is."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_EXTENSION] = self.push

    def push(self, text: bytes) -> bool:
        """Past the tasks and copies that ASGI takes for each message; who is going takes everything and hears nothing."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(_head(len(text)) + text)
        return True


def push_of(scope: Any) -> Push:
    """How to write to the connection of a scope at once."""
    push: Push = scope["extensions"][_EXTENSION]
    return push


def _head(size: int) -> bytes:
    """What comes before a text of that many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
