"""kill −9 in the middle of play: nothing acknowledged is lost, nothing is doubled, every table is playable on."""

from __future__ import annotations

import contextlib
import threading
from random import Random

import httpx
from serving_process import Serving
from websockets.exceptions import ConnectionClosed

from rotonde.client import Client, Refused, notations

TABLES = 3
KILLS = 3


class Sender(threading.Thread):
    """Plays at one table over HTTP as fast as it can, and sends again with the same key what got no answer."""

    def __init__(self, serving: Serving, number: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(serving.address)
        self.client.be(f"Player {number}")
        self.table = self.client.create("rocket", ["me", "me"], start=True).table.id
        self.rng = Random(number)
        self.acknowledged: list[tuple[int, str]] = []
        self.problems: list[Exception] = []
        self.stopping = False

    def run(self) -> None:
        while not self.stopping:
            try:
                self.play()
            except httpx.TransportError:
                self.rest()  # the server is down: ask again
            except Exception as problem:
                self.problems.append(problem)
                return

    def rest(self) -> None:
        """Leave the processor to the server, which is starting again."""
        threading.Event().wait(0.05)

    def play(self) -> None:
        table = self.client.call("GET", f"/api/tables/{self.table}")["table"]
        if table["status"] == "over":
            self.table = self.client.call("POST", f"/api/tables/{self.table}/rematch")["table"]["id"]
            self.acknowledged.clear()
            self.client.call("POST", f"/api/tables/{self.table}/start")
            return
        seat = table["to_act"][0]
        desk = self.client.call("GET", f"/api/tables/{self.table}/desk", seat=seat)
        action = self.rng.choice(notations(desk["own"]["offers"]))
        sent = {"seat": seat, "action": action, "asked_at": desk["public"]["asked_at"], "key": f"{self.rng.random():.17f}"}
        while not self.stopping:
            try:
                answer = self.client.call("POST", f"/api/tables/{self.table}/act", sent)
            except httpx.TransportError:
                self.rest()  # whether it was played is unknown: the same key again
                continue
            self.acknowledged.append((answer["number"], action))
            return


def test_no_acknowledged_action_is_lost_or_doubled(own_server: Serving) -> None:
    with own_server as serving:
        senders = [Sender(serving, number) for number in range(TABLES)]
        for sender in senders:
            sender.start()
        for _ in range(KILLS):
            before = sum(len(sender.acknowledged) for sender in senders)
            while sum(len(sender.acknowledged) for sender in senders) < before + 10 and not any(s.problems for s in senders):
                threading.Event().wait(0.01)
            serving.kill()
            serving.start()
        for sender in senders:
            sender.stopping = True
            sender.join(30)
            assert sender.problems == []
            check(sender)
            sender.client.close()


def check(sender: Sender) -> None:
    """What was acknowledged is there, at its number, once; and the game goes on."""
    items = sender.client.call("GET", f"/api/tables/{sender.table}/items")["items"]
    played = {item["number"]: item["action"] for item in items if item["kind"] == "move"}
    assert sorted(played) == list(range(1, len(played) + 1))
    for number, action in sender.acknowledged:
        assert played[number] == action
    try:
        sender.stopping = False
        sender.play()
    except Refused as problem:
        raise AssertionError("the table is not playable") from problem


def test_a_stopped_server_says_so_and_loses_nothing(own_server: Serving) -> None:
    with own_server as serving, Client(serving.address) as client:
        client.be("Ann")
        table = client.create("rocket", ["me", "me"], start=True).table.id
        with client.live(table) as socket:
            serving.stop()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(10):
                    socket.recv(10)
            assert socket.close_code == 1012
        assert '"stopped"' in serving.log.read_text(encoding="utf-8")
        serving.start()
        assert client.call("GET", f"/api/tables/{table}")["table"]["status"] == "running"
