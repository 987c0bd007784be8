"""Listeners: told at once while their connection takes it, in order when it does not, and sent away when too much waits."""

from __future__ import annotations

import asyncio
from typing import Any

from rotonde.server.web.live import MOST_WAITING, Ear


class Wire:
    """A connection that takes messages or does not, as uvicorn's: it waits first and sends then."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: str | None = None
        self.takes = asyncio.Event()

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
        ear: Ear = Ear(wire, None, None)  # type: ignore[arg-type]
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
        ear: Ear = Ear(wire, None, None)  # type: ignore[arg-type]
        for number in range(MOST_WAITING + 1):
            ear.tell(b"%d" % number)
        wire.takes.set()
        await ear.hand_on()
        assert (len(wire.sent), wire.closed) == (MOST_WAITING, "too_slow")

    asyncio.run(listen())
