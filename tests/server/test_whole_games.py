"""Whole games of every registered game over HTTP and WebSocket, with real clients, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from serving_process import Serving
from together import Player, play_out

import rotonde
from rotonde.client import Client
from rotonde.records import read_record, replay, verify

every_game = pytest.mark.parametrize("game", rotonde.games())
Guest = Callable[..., Client]
Seated = Callable[..., list[Player]]


def check_end(players: list[Player]) -> None:
    """Everybody saw the end, each what its seat may see, and the record proves the luck."""
    first = players[0]
    record = read_record(first.client.call("GET", f"/api/tables/{first.table}/record"))
    assert verify(record) == []
    state = replay(record)
    assert state.over
    for seat, player in enumerate(players):
        assert player.position.over
        assert player.position.view() == state.view(seat)
    result = first.client.call("GET", f"/api/tables/{first.table}/result")
    assert (result["scores"], result["winners"], result["reason"]) == (state.scores(), state.winners(), state.end_reason)


@every_game
def test_two_clients_play_a_whole_game_on_sqlite(guest: Guest, seated: Seated, game: str) -> None:
    players = seated([guest(f"Player {n}") for n in range(rotonde.game(game).players[0])], game)
    play_out(players, Random(game))
    check_end(players)


@every_game
def test_clients_on_two_workers_play_a_whole_game_on_postgresql(
    guest: Guest, seated: Seated, workers: tuple[Serving, Serving], game: str
) -> None:
    clients = [guest(f"Player {n}", workers[n % 2]) for n in range(rotonde.game(game).players[0])]
    players = seated(clients, game)
    play_out(players, Random(game))
    check_end(players)
