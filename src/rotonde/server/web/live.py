"""The WebSocket of a table: one `hello` with everything, then news as it happens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError, Struct, ValidationError, json

from rotonde.core.contract import Seat
from rotonde.server import looking, metrics, playing
from rotonde.server.house import House
from rotonde.server.messages import SeatNumber
from rotonde.server.refusals import Refusal
from rotonde.server.storage import reading
from rotonde.server.table import Folded, Table
from rotonde.server.telling import ENCODER, item, own_desk, public_desk
from rotonde.server.web.asking import hall_of, token_of
from rotonde.server.web.frames import Push, push_of
from rotonde.server.web.surroundings import client_of, is_foreign

LAST_CHAT: Final = 50
MOST_WAITING: Final = 200
"""Messages that wait for a slow reader; with more it is sent away and may come back."""
MOST_LISTENERS: Final = 200
LONGEST_MESSAGE: Final = 1000
CLOSING: Final = {
    "no_such_table": 4404,
    "rules_differ": 4404,
    "too_fast": 4429,
    "stopping": 1012,
    "too_slow": 4429,
    "bad_request": 4400,
}
REFUSED: Final = 4403
AnySocket = WebSocket[Any, Any, Any]


class SitAt(Struct, tag_field="type", tag="seat"):
    """What a client may send: now this seat of mine looks."""

    seat: SeatNumber


class Ear:
    """A listener. It is told things at once; what its connection does not take waits for `hand_on`, and so does what follows."""

    def __init__(self, socket: AnySocket, push: Push, person: str | None, seat: Seat | None) -> None:
        self.person = person
        self.seat = seat
        self._socket = socket
        self._push = push
        self._waiting: asyncio.Queue[bytes | str] = asyncio.Queue()
        self._unsent = 0

    def tell(self, message: bytes) -> None:
        if self._unsent >= MOST_WAITING:
            self.end("too_slow")
        elif self._unsent or not self._push(message):
            self.put(message)

    def put(self, message: bytes | str) -> None:
        """Let a message wait until `hand_on` comes to it; a text stands for the reason to be sent away."""
        self._unsent += 1
        self._waiting.put_nowait(message)

    def end(self, code: str) -> None:
        """Send the listener away."""
        self.put(code)

    async def hand_on(self) -> None:
        """Send what waits, until the listener is sent away."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, str):
                await self._socket.close(CLOSING.get(message, REFUSED), message)
                return
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
            self._unsent -= 1


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Watch a table, from one's seat or from outside."""
    hall = hall_of(socket)
    try:
        if is_foreign(socket.scope, hall.settings.origins):
            raise Refusal("foreign_origin")
        hall.limits.request(client_of(socket.scope))
        table = await hall.house.table(table_id)
        person = await hall.people.person(token_of(socket.scope))
        ear = Ear(socket, push_of(socket.scope), None if person is None else person.id, None)
        ear.seat = _chosen_seat(table, ear.person, _number(socket, "seat"))
        if len(hall.house.listeners.get(table_id, ())) >= MOST_LISTENERS:
            raise Refusal("too_fast", seconds=60)
        after = _number(socket, "after")
    except Refusal as problem:
        await socket.accept()
        await socket.close(CLOSING.get(problem.code, REFUSED), problem.code)
        return
    await socket.accept()
    await _attend(socket, hall.house, table, ear, after)


def _number(socket: AnySocket, name: str) -> int | None:
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refusal("bad_request", place=name)
    return int(text)


def _chosen_seat(table: Table, person: str | None, seat: Seat | None) -> Seat | None:
    """The seat to look from: the one that was asked for, or the only one, or the one to act."""
    if seat is not None:
        table.check_seat(person, seat)
        return seat
    mine = table.seats_of(person)
    return next((s for s in mine if s in table.to_act), mine[0] if mine else None)


async def _attend(socket: AnySocket, house: House, table: Table, ear: Ear, after: int | None) -> None:
    listeners = house.listeners.setdefault(table.id, set())
    with metrics.SOCKETS.track_inprogress():
        try:
            await _greet(house, table, ear, after)
            listeners.add(ear)
            tell_presence(house, table)
            await _converse(socket, house, table, ear)
        finally:
            listeners.discard(ear)
            if not listeners:
                house.listeners.pop(table.id, None)
            tell_presence(house, table)


async def _greet(house: House, table: Table, ear: Ear, after: int | None) -> None:
    """Put the hello in front: from here to listening nothing may wait, so that no news falls between."""
    if ear.seat is not None and ear.seat in table.away:
        await playing.come_back(house, table, ear.person, ear.seat)
    chat = [item(table, Folded(line)) for line in await house.read(reading.last_chat, table.id, LAST_CHAT)]
    missed: list[Any] = []
    moves: dict[str, str] = {}
    after = table.seq if after is None else max(after, table.seq - looking.MOST_ITEMS)
    while after < table.seq:  # more may happen while we look
        told = await looking.items(house, table, ear.seat, after, None)
        missed += told.items
        moves |= told.moves
        after = told.items[-1].seq
    ear.put(_hello(table, ear, missed, moves, chat, house))


def _hello(table: Table, ear: Ear, missed: list[Any], moves: dict[str, str], chat: list[Any], house: House) -> bytes:
    desk = own = None
    if table.status != "open":
        desk = public_desk(table, table.course.state)
        own = own_desk(table, table.course.state, desk, ear.seat, moves, live=True)
    public = {"table": table.told(), "items": missed, "desk": desk, "chat": chat, "present": present(house, table)}
    return ENCODER.encode({"type": "hello", "seq": table.seq, "public": public, "own": own, "you": table.you(ear.person)})


def present(house: House, table: Table) -> list[Seat]:
    """The seats whose people listen."""
    people = {ear.person for ear in house.listeners.get(table.id, ()) if ear.person is not None}
    return [seat for seat, holders in enumerate(table.holders) if holders & people]


def tell_presence(house: House, table: Table) -> None:
    listeners = house.listeners.get(table.id, set())
    watching = sum(ear.seat is None for ear in listeners)
    message = ENCODER.encode({"type": "present", "seats": present(house, table), "watching": watching})
    for ear in listeners:
        ear.tell(message)


async def _converse(socket: AnySocket, house: House, table: Table, ear: Ear) -> None:
    """Hand on what waits, and hear what the client says, until one of them ends."""
    hearing = asyncio.create_task(_hear(socket, house, table, ear))
    handing = asyncio.create_task(ear.hand_on())
    done, rest = await asyncio.wait({hearing, handing}, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            task.result()


async def _hear(socket: AnySocket, house: House, table: Table, ear: Ear) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Refusal("too_large")
            wanted = json.decode(text, type=SitAt)
            ear.seat = _chosen_seat(table, ear.person, wanted.seat)
        except (DecodeError, ValidationError, UnicodeError):
            ear.end("bad_request")
            return
        except Refusal as problem:
            ear.end(problem.code)
            return
        await _greet(house, table, ear, None)
