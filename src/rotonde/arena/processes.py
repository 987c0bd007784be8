"""Work spread over the processes of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Any, TypeVar

from rotonde.arena.plan import MalformedArena

R = TypeVar("R")


def spread(work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], processes: int) -> Generator[R]:
    """What `work` makes of each piece, in any order.

    Only a few pieces are handed out ahead, so that stopping is quick and memory stays small.
    """
    others = active_children()
    pool = ProcessPoolExecutor(processes, initializer=_begin)
    waiting = iter(pieces)
    running: set[Future[R]] = set()
    try:
        for piece in islice(waiting, 2 * processes):
            running.add(pool.submit(work, *piece))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            for piece in islice(waiting, len(done)):
                running.add(pool.submit(work, *piece))
    except BrokenProcessPool:
        raise MalformedArena("worker_died") from None
    finally:
        if running:  # it was stopped: work that is not finished is of no use, and a piece may take a minute
            for child in set(active_children()) - set(others):
                child.kill()
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C reaches every process of the terminal: only the first one is to answer it, and the others end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot tell its children, and they would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
