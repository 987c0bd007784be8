"""The one thread that writes. What comes in while a transaction is written goes into the next, together: group commit."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from rotonde.server.storage.writing import Append, append_all

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_AT_ONCE: Final = 256


@dataclass(slots=True)
class Job:
    """Something to write; `order` is the table that it locks."""

    order: str
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    failure: Exception | None = None

    def deliver(self) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if self.failure is not None:
            self.done.set_exception(self.failure)
        else:
            self.done.set_result(self.result)


class Writer:
    """Writes in the order of arrival and tells only after the commit."""

    def __init__(self, engine: Engine, watch: Callable[[int], None] = lambda size: None) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._watch = watch
        self._thread = threading.Thread(target=self._run, name="rotonde-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T], order: str = "") -> T:
        """Do the work in a transaction and return what it returned, once that is on disk. It may be done twice: see `_alone`."""
        loop = asyncio.get_running_loop()
        job = Job(order, work, loop, loop.create_future())
        self._queue.put(job)
        # What was handed over is written, even if who asked for it goes away: that only cancels the waiting.
        result: T = await job.done
        return result

    def close(self) -> None:
        """Write what was handed over, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._queue.get()) is not None:
                jobs, stop = self._gather(first)
                self._write(connection, jobs)
                if stop:
                    return

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        # Two workers that lock the same tables must do so in the same order, or they wait for each other for ever.
        jobs.sort(key=lambda job: job.order)
        try:
            self._together(connection, jobs)
        except Exception:
            self._alone(connection, jobs)
        self._watch(len(jobs))
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, done in by_loop.items():
            loop.call_soon_threadsafe(_deliver, done)

    def _together(self, connection: Connection, jobs: list[Job]) -> None:
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        if len(appends) == len(jobs):
            for job, won in zip(jobs, append_all(connection, appends), strict=True):
                job.result = won
            return
        with connection.begin():
            for job in jobs:
                job.result = job.work(connection)

    def _alone(self, connection: Connection, jobs: list[Job]) -> None:
        """One of them failed and took the others with it: each again in a transaction of its own."""
        for job in jobs:
            try:
                with connection.begin():
                    job.result = job.work(connection)
            except Exception as failure:
                job.failure = failure
                if len(jobs) > 1:
                    logging.getLogger("rotonde").warning("write_failed", extra={"problem": type(failure).__name__})


def _deliver(jobs: list[Job]) -> None:
    for job in jobs:
        job.deliver()
