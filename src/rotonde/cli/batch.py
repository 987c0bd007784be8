"""Many games of bots, in this process or in several. Game number i of a seed is always the same game."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import ceil
from random import Random
from time import perf_counter
from typing import Final

from rotonde.bots import bot, play_game
from rotonde.core.contract import JsonDict, OptionValue
from rotonde.games import game as game_by_id

WORTH_SENDING: Final = 0.2
"""Seconds of work in one piece; less, and handing it over would cost too much of the time."""


@dataclass(frozen=True)
class Plan:
    """Which games are played. Plain data: it is sent to other processes."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    board: str | JsonDict | None = None
    check: bool = False


@dataclass(frozen=True)
class Outcome:
    """How one game came out, in the order of the plan's seats, wherever each of them sat."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end_reason: str
    actions: int
    fault: str = ""
    """What the referee found wrong."""


def play_one(plan: Plan, number: int) -> Outcome:
    """One game; the seats rotate from game to game, so that nobody profits from a place."""
    players = len(plan.seats)
    order = [(place + number) % players for place in range(players)]
    state = game_by_id(plan.game).start(players, f"{plan.seed}/{number}", plan.options, plan.board)
    bots = [bot(plan.seats[who], Random(f"{plan.seed}/{number}/{who}")) for who in order]
    try:
        played = play_game(state, bots, check=plan.check)
    except AssertionError as error:
        return Outcome(number, (0,) * players, (), "", state.ply, str(error) or "AssertionError")
    scores = [0] * players
    for place, who in enumerate(order):
        scores[who] = played.scores[place]
    winners = tuple(sorted(order[place] for place in played.winners))
    return Outcome(number, tuple(scores), winners, played.end_reason, played.actions)


def play_some(plan: Plan, first: int, last: int) -> list[Outcome]:
    """The games from `first` up to but not including `last`."""
    return [play_one(plan, number) for number in range(first, last)]


def play_all(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    """All games, a few at a time as they are finished, in any order."""
    begun = perf_counter()
    yield play_some(plan, 0, min(1, plan.games))
    # The first game tells how many make a piece of work.
    each = max(1e-6, perf_counter() - begun)
    size = max(1, min(ceil(WORTH_SENDING / each), ceil((plan.games - 1) / workers)))
    pieces = [(first, min(first + size, plan.games)) for first in range(1, plan.games, size)]
    if workers == 1 or len(pieces) < 2:
        for first, last in pieces:
            yield play_some(plan, first, last)
    else:
        yield from _play_in_processes(plan, pieces, workers)


def _play_in_processes(plan: Plan, pieces: list[tuple[int, int]], workers: int) -> Iterator[list[Outcome]]:
    pool = ProcessPoolExecutor(min(workers, len(pieces)), initializer=_ignore_interrupts)
    try:
        futures: list[Future[list[Outcome]]] = [pool.submit(play_some, plan, first, last) for first, last in pieces]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
