"""People who play together over the wire: each with an own client and an own socket."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from msgspec import json

from rotonde.client import Client, Position, notations

LONGEST = 5000
PATIENCE = 20.0


class Player:
    """One seat with its socket; everything that was sent to it is kept as it came."""

    def __init__(self, client: Client, table: str, seat: int | None) -> None:
        self.client, self.table = client, table
        self.seat = client.sit(table, -1 if seat is None else seat)
        self.received: list[str] = []
        self._open = ExitStack()
        self.socket = self._open.enter_context(client.live(table, seat))
        self.hear()

    @property
    def position(self) -> Position:
        return self.seat.position

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.decode(text)
        self.position.hear(message)
        return message

    def catch_up(self, seq: int) -> None:
        """Hear until everything up to that number has come."""
        while self.position.seq < seq:
            self.hear()

    def close(self) -> None:
        self._open.close()


def sit_down(clients: Sequence[Client], game: str, **more: Any) -> list[Player]:
    """A table where these people sit, started, everybody listening."""
    first, *others = clients
    table = first.create(game, ["me", *["open"] * len(others)], **more).table.id
    for client in others:
        client.call("POST", f"/api/tables/{table}/join", {})
    started = first.call("POST", f"/api/tables/{table}/start")["seq"]
    players = [Player(client, table, seat) for seat, client in enumerate(clients)]
    for player in players:  # another worker may hear of it a moment later
        player.catch_up(started)
    return players


def step(players: Sequence[Player], rng: Random) -> int | None:
    """One random action of somebody who is to act, heard by all; None when nobody is."""
    deciding = [player for player in players if player.position.offers]
    if not deciding:
        assert all(player.position.over for player in players)
        return None
    player = rng.choice(deciding)
    # First the kind, so that games do not consist of what has most variants: they are shorter and more mixed.
    kind = rng.choice(player.position.offers["choices"])
    answer = player.seat.act(rng.choice(notations({"choices": [kind]})))
    assert not answer.repeated
    for other in players:
        other.catch_up(answer.seq)
    return answer.seq


def play_out(players: Sequence[Player], rng: Random, most: int = LONGEST) -> int:
    """Random actions until the game is over, or so many have been played."""
    for count in range(most):
        if step(players, rng) is None:
            return count
    return most
