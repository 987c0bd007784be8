"""A small client for a Rotonde server: enough to write a bot that plays over the network. docs/protocol.md tells the rest."""

from __future__ import annotations

import copy
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from msgspec import convert, json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rotonde.core.contract import JsonDict, OptionValue
from rotonde.server.messages import ActAnswer, AnalysisAnswer, MeAnswer, TableAnswer, TakenAnswer, Trouble

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds to wait for an answer."""
AGAIN = 0.3
"""Seconds until something that is being made is asked for again."""


class Refused(Exception):
    """The server refused something; `trouble` says what and why."""

    def __init__(self, status: int, trouble: Trouble) -> None:
        super().__init__(f"{trouble.code}: {trouble.text.en}")
        self.status = status
        self.code = trouble.code
        self.trouble = trouble


@dataclass
class Position:
    """What a seat was last told: kept up to date by the messages of a table."""

    seq: int = 0
    seat: int | None = None
    table: JsonDict = field(default_factory=dict)
    desk: JsonDict | None = None
    own: JsonDict | None = None
    items: list[JsonDict] = field(default_factory=list)
    """What the last message told."""

    def hear(self, message: Mapping[str, Any]) -> bool:
        """Take a message in; tell whether it is new."""
        if message["type"] not in ("hello", "news") or (message["type"] == "news" and message["seq"] <= self.seq):
            return False
        public = message["public"]
        self.seq, self.items = message["seq"], public["items"]
        self.table = public["table"] or self.table
        if public["desk"] is not None:
            self.desk, self.own = public["desk"], message["own"]
            self.seat = self.own["seat"] if self.own else None
        return True

    @property
    def offers(self) -> JsonDict | None:
        """The legal actions as a tree of choices, if there is something to decide."""
        return self.own["offers"] if self.own else None

    @property
    def asked_at(self) -> int:
        return int(self.desk["asked_at"]) if self.desk else 0

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def view(self) -> JsonDict:
        """The position as the seat sees it: everybody's view with the seat's own secrets."""
        assert self.desk is not None
        view: JsonDict = copy.deepcopy(self.desk["view"])
        for secret in self.own["secrets"] if self.own else ():
            place: Any = view
            for step in secret["path"][:-1]:
                place = place[step]
            place[secret["path"][-1]] = secret["value"]
        return view


def notations(offers: Mapping[str, Any] | None) -> list[str]:
    """Every action of a tree of offers, as it is sent."""
    found: list[str] = []
    for choice in offers["choices"] if offers else ():
        if "send" in choice:
            found.append(choice["send"])
        found += notations(choice.get("next"))
    return found


class Client:
    """One person at a server."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request of the protocol; raise `Refused` if it is refused."""
        content = None if body is None else json.encode(body)
        kind = {} if body is None else {"Content-Type": "application/json"}
        answer = self._http.request(method, path, content=content, params=query, headers=self.headers | kind)
        if answer.status_code >= 400:
            raise Refused(answer.status_code, convert(answer.json()["error"], Trouble))
        if not answer.content:
            return None
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def ask(self, made: type[T], method: str, path: str, body: Any = None, **query: Any) -> T:
        """A request whose answer has a type."""
        return convert(self.call(method, path, body, **query), made)

    def be(self, name: str) -> MeAnswer:
        """Become a guest of that name, or take that name."""
        me = self.ask(MeAnswer, "POST", "/api/me", {"name": name})
        self.token = me.token or self.token
        return me

    def create(
        self, game: str, seats: Sequence[str], options: Mapping[str, OptionValue] | None = None, **more: Any
    ) -> TableAnswer:
        """Make a table."""
        return self.ask(TableAnswer, "POST", "/api/tables", {"game": game, "seats": seats, "options": options or {}, **more})

    def analysis(self, table: str) -> AnalysisAnswer:
        """What each seat of a finished game could expect, and where it turned; waits until it is made."""
        while not (answer := self.ask(AnalysisAnswer, "GET", f"/api/tables/{table}/analysis")).ready:
            time.sleep(AGAIN)
        return answer

    def take(self, link: str) -> SeatClient:
        """Take the seat of a link."""
        taken = self.ask(TakenAnswer, "POST", f"/api/seats/{link.rsplit('/', 1)[-1]}", {})
        return SeatClient(self, taken.table, taken.seat)

    def sit(self, table: str, seat: int) -> SeatClient:
        """A seat that is one's own already."""
        return SeatClient(self, table, seat)

    def live(self, table: str, seat: int | None = None, after: int | None = None) -> ClientConnection:
        """The WebSocket of a table."""
        given = {"seat": seat, "after": after}
        query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
        address = self.address.replace("http", "ws", 1)
        return connect(f"{address}/api/tables/{table}/live?{query}", additional_headers=self.headers, max_size=None)


class SeatClient:
    """One seat at a table."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.position = Position()
        self._acted = 0

    def act(self, action: str, key: str | None = None) -> ActAnswer:
        """Play an action in answer to what was last asked."""
        body = {"seat": self.seat, "action": action, "asked_at": self.position.asked_at, "key": key or secrets.token_urlsafe(12)}
        answer = self.client.ask(ActAnswer, "POST", f"/api/tables/{self.table}/act", body)
        self._acted = answer.seq
        return answer

    def messages(self) -> Iterator[Position]:
        """What happens at the table, for ever; a lost connection is taken up again where it broke off."""
        while True:
            try:
                after = self.position.seq or None
                with self.client.live(self.table, self.seat, after) as socket:
                    for text in socket:
                        if self.position.hear(json.decode(text)):
                            yield self.position
            except (ConnectionClosed, OSError):
                time.sleep(0.2)

    def decisions(self) -> Iterator[Position]:
        """The positions in which this seat has to decide, each once, until the game is over."""
        for position in self.messages():
            if position.over:
                return
            # What was said before our answer arrived still shows the question: it is not asked again.
            if position.offers and position.seq >= self._acted:
                yield position
