"""Listeners: told at once while their connection takes it, in order when it does not, and sent away when too much waits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rotonde.server.web.frames import Frames, push_of
from rotonde.server.web.live import MOST_WAITING, Ear


class Wire:
    """A connection that takes messages or does not: what is pushed is then left, what is sent waits."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: str | None = None
        self.takes = asyncio.Event()

    def push(self, text: bytes) -> bool:
        if self.takes.is_set():
            self.sent.append(text.decode())
        return self.takes.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        await self.takes.wait()
        self.sent.append(message["text"])

    async def close(self, code: int, reason: str) -> None:
        self.closed = reason


async def a_while() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_is_told_is_sent_at_once_and_in_order() -> None:
    async def listen() -> None:
        wire = Wire()
        ear: Ear = Ear(wire, wire.push, None, None)  # type: ignore[arg-type]
        handing = asyncio.create_task(ear.hand_on())
        wire.takes.set()
        ear.tell(b"1")
        assert wire.sent == ["1"]
        wire.takes.clear()
        ear.tell(b"2")
        ear.tell(b"3")
        await a_while()
        assert wire.sent == ["1"]
        wire.takes.set()
        ear.tell(b"4")  # the connection takes it, but others wait before it
        assert wire.sent == ["1"]
        await a_while()
        assert wire.sent == ["1", "2", "3", "4"]
        ear.tell(b"5")
        assert wire.sent[-1] == "5"
        ear.end("stopping")
        ear.tell(b"6")
        await handing
        assert (wire.sent[-1], wire.closed) == ("5", "stopping")

    asyncio.run(listen())


def test_who_reads_too_slowly_is_sent_away() -> None:
    async def listen() -> None:
        wire = Wire()
        ear: Ear = Ear(wire, wire.push, None, None)  # type: ignore[arg-type]
        for number in range(MOST_WAITING + 1):
            ear.tell(b"%d" % number)
        wire.takes.set()
        await ear.hand_on()
        assert (len(wire.sent), wire.closed) == (MOST_WAITING, "too_slow")

    asyncio.run(listen())


class Line:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""

    def get_extra_info(self, name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        pass


async def connected() -> tuple[Frames, Line, ClientProtocol]:
    """Our end of a WebSocket that has been accepted, the line, and the other end."""

    async def accept(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60)

    config = Config(accept, ws=Frames, ws_per_message_deflate=False, log_config=None)
    config.load()
    ours, line, theirs = Frames(config, ServerState(), {}), Line(), ClientProtocol(parse_uri("ws://localhost/"))
    ours.connection_made(line)  # type: ignore[arg-type]
    theirs.send_request(theirs.connect())
    ours.data_received(b"".join(theirs.data_to_send()))
    await a_while()
    theirs.receive_data(line.written)
    theirs.events_received()
    line.written = b""
    return ours, line, theirs


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_what_is_pushed_is_a_text_of_any_length(size: int) -> None:
    async def push() -> None:
        ours, line, theirs = await connected()
        text = ("é" * size).encode()[:size]
        assert push_of(ours.scope)(text)
        theirs.receive_data(line.written)
        (frame,) = theirs.events_received()
        assert isinstance(frame, Frame)
        assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, text)

    asyncio.run(push())


def test_nothing_is_pushed_to_who_reads_slowly_or_has_gone() -> None:
    async def push() -> None:
        ours, line, theirs = await connected()
        ours.pause_writing()
        assert not ours.push(b"later")
        ours.resume_writing()
        theirs.send_close()
        ours.data_received(b"".join(theirs.data_to_send()))
        line.written = b""
        assert ours.push(b"nobody hears it")
        assert line.written == b""

    asyncio.run(push())
