"""Servers for the tests: one on SQLite for all that can share it, and PostgreSQL with two workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from serving_process import Serving
from together import Player, sit_down

from rotonde.client import Client


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that tests share; each makes its own tables."""
    folder = tmp_path_factory.mktemp("server")
    with Serving(folder / "rotonde.db", folder / "log.txt") as serving:
        yield serving


@pytest.fixture
def own_server(tmp_path: Path) -> Serving:
    """A server that is not started yet, for tests that stop it or set it up otherwise."""
    return Serving(tmp_path / "rotonde.db", tmp_path / "log.txt")


@pytest.fixture
def guest(server: Serving) -> Iterator[Callable[..., Client]]:
    """Makes people: `guest("Ann")`."""
    with ExitStack() as stack:

        def make(name: str = "Ann", serving: Serving = server) -> Client:
            client = stack.enter_context(Client(serving.address))
            client.be(name)
            return client

        yield make


@pytest.fixture
def seated() -> Iterator[Callable[..., list[Player]]]:
    """Makes tables: `seated([ann, bob], "rocket")`; the sockets are closed afterwards."""
    made: list[Player] = []

    def sit(*arguments: Any, **more: Any) -> list[Player]:
        players = sit_down(*arguments, **more)
        made.extend(players)
        return players

    yield sit
    for player in made:
        player.close()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL of our own, or a skipped test that says why."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Serving]]:
    """Two workers on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("workers")
    with Serving(postgres.url, folder / "one.txt") as one, Serving(postgres.url, folder / "two.txt") as two:
        yield one, two
