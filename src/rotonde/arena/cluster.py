"""Work spread over several machines by Ray. Games that a lost machine was playing are played again."""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from socket import create_connection
from typing import Any, Final

from rotonde.arena.plan import MalformedArena, Plan
from rotonde.arena.playing import Piece, play_some
from rotonde.arena.running import Pieces, Workers

AUTO: Final = "auto"
PATIENCE: Final = 5.0
QUIET: Final = {"logging_level": "error", "log_to_driver": False}


def on_cluster(address: str) -> tuple[Workers, int]:
    """Workers on the cluster at an address, and how many there is room for; `auto` is the one that runs here, or a new one."""
    ray = _connected(address)
    room = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(plan: Plan, pieces: Pieces) -> Generator[Piece]:
        remote = ray.remote(max_retries=-1)(play_some)  # Ray tries again only if a machine or a process is lost
        shared = ray.put(plan)
        waiting = iter(pieces)
        running = [remote.remote(shared, piece) for piece in islice(waiting, 2 * room)]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
            running += [remote.remote(shared, piece) for piece in islice(waiting, len(done))]

    return play, room


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise MalformedArena("no_ray") from None
    if not ray.is_initialized():
        try:
            _join(ray, address)
        except Exception as problem:  # Ray has no common ancestor for what goes wrong here
            raise MalformedArena("no_cluster", address=address, fault=str(problem)) from None
    return ray


def _join(ray: Any, address: str) -> None:
    if address != AUTO:
        _knock(address)
        ray.init(address=address, **QUIET)
        return
    try:
        ray.init(address=AUTO, **QUIET)
    except ConnectionError:  # none runs here
        ray.init(include_dashboard=False, **QUIET)


def _knock(address: str) -> None:
    """Whether anybody answers: Ray itself asks for minutes before it gives up."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    create_connection((host, int(port)), PATIENCE).close()
