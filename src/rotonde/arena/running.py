"""Holding an arena: the games that are left, cut into pieces of work, played wherever there is room."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from math import ceil
from pathlib import Path
from typing import Final

from rotonde.arena.ledger import Ledger
from rotonde.arena.plan import Plan, Task
from rotonde.arena.playing import Outcome, Piece, play_some
from rotonde.arena.processes import spread

WORTH_SENDING: Final = 0.3
"""Seconds of work in one piece; less, and handing it over would cost too much of the time."""
AHEAD: Final = 4
"""Pieces a worker that should be left at least, so that all end at about the same time."""

Workers = Callable[[Plan, "Pieces"], Generator[Piece]]
"""Plays pieces somewhere and gives back what came out, in any order."""


class Pieces:
    """The games that are left, cut into pieces when they are asked for, as large as is known by then to be worth it."""

    def __init__(self, tasks: Iterable[Task], workers: int) -> None:
        self._tasks = list(tasks)
        self._next = 0
        self._workers = workers
        self._games, self._seconds = 0, 0.0

    def __len__(self) -> int:
        """How many games have not been handed out."""
        return len(self._tasks) - self._next

    def __iter__(self) -> Iterator[list[Task]]:
        while self._next < len(self._tasks):
            piece = self._tasks[self._next : self._next + self._size()]
            self._next += len(piece)
            yield piece

    def _size(self) -> int:
        if not self._games:
            return 1
        worth = WORTH_SENDING * self._games / max(1e-9, self._seconds)
        return max(1, min(int(worth), ceil(len(self) / (AHEAD * self._workers))))

    def learn(self, piece: Piece) -> None:
        """How long games take."""
        self._games += len(piece.outcomes)
        self._seconds += piece.seconds


def here(plan: Plan, pieces: Pieces) -> Generator[Piece]:
    """In this process, one game after the other."""
    for piece in pieces:
        yield play_some(plan, piece)


def in_processes(processes: int) -> Workers:
    """On so many processes of this machine."""

    def play(plan: Plan, pieces: Pieces) -> Generator[Piece]:
        yield from spread(play_some, ((plan, piece) for piece in pieces), processes)

    return here if processes == 1 else play


def hold(plan: Plan, workers: Workers, room: int, folder: Path | None = None) -> Generator[list[Outcome]]:
    """Play an arena; first what the folder knows already, then what is finished, a few at a time."""
    if folder is None:
        yield from _play(plan, workers, Pieces(plan.tasks(), room))
        return
    with Ledger(folder, plan) as ledger:
        wanted = list(plan.tasks())
        yield [ledger.finished[task] for task in wanted if task in ledger.finished]
        left = [task for task in wanted if task not in ledger.finished]
        for outcomes in _play(plan, workers, Pieces(left, room)):
            ledger.note(outcomes)
            yield outcomes


def _play(plan: Plan, workers: Workers, pieces: Pieces) -> Generator[list[Outcome]]:
    for piece in workers(plan, pieces):
        pieces.learn(piece)
        yield piece.outcomes
