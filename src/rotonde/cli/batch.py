"""Many games of bots, in this process or in several. Game number i of a seed is always the same game."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from math import ceil
from random import Random
from time import perf_counter
from typing import Final

from rotonde.arena.outside import bot
from rotonde.arena.processes import spread
from rotonde.bots import play_game
from rotonde.core.contract import Action, JsonDict, OptionValue, Seat
from rotonde.games import game as game_by_id
from rotonde.records import Journal, write_record

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
    records: bool = False
    """Whether each game is written down."""


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
    record: str = ""
    """The game as text, where it is wanted."""


def seating(plan: Plan, number: int) -> list[int]:
    """Which of the plan's seats sits where; they rotate from game to game, so that nobody profits from a place."""
    players = len(plan.seats)
    return [(place + number) % players for place in range(players)]


def play_one(plan: Plan, number: int) -> Outcome:
    """One game."""
    order = seating(plan, number)
    seed = f"{plan.seed}/{number}"
    state = game_by_id(plan.game).start(len(order), seed, plan.options, plan.board)
    bots = [bot(plan.seats[who], Random(f"{seed}/{who}")) for who in order]
    log: list[tuple[Seat, Action]] = []
    try:
        played = play_game(state, bots, lambda seat, action, _: log.append((seat, action)), plan.check)
    except AssertionError as error:
        return Outcome(number, (0,) * len(order), (), "", state.ply, str(error) or "AssertionError")
    scores = [0] * len(order)
    for place, who in enumerate(order):
        scores[who] = played.scores[place]
    winners = tuple(sorted(order[place] for place in played.winners))
    record = _written(plan, number, log) if plan.records else ""
    return Outcome(number, tuple(scores), winners, played.end_reason, played.actions, record=record)


def _written(plan: Plan, number: int, log: list[tuple[Seat, Action]]) -> str:
    """The record of a game, with its seed."""
    names = [f"{plan.seats[who]} {who + 1}" for who in seating(plan, number)]
    seed = f"{plan.seed}/{number}"
    journal = Journal.start(plan.game, len(names), seats=names, seed=seed, options=plan.options, board=plan.board)
    for seat, action in log:
        journal.play(seat, action)
    return write_record(journal.record)


def play_some(plan: Plan, first: int, last: int) -> list[Outcome]:
    """The games from `first` up to but not including `last`."""
    return [play_one(plan, number) for number in range(first, last)]


def play_all(plan: Plan, workers: int) -> Generator[list[Outcome]]:
    """All games, a few at a time as they are finished, in any order."""
    begun = perf_counter()
    yield play_some(plan, 0, min(1, plan.games))
    # The first game tells how many make a piece of work.
    each = max(1e-6, perf_counter() - begun)
    size = max(1, min(ceil(WORTH_SENDING / each), ceil((plan.games - 1) / workers)))
    pieces = [(first, min(first + size, plan.games)) for first in range(1, plan.games, size)]
    if workers == 1 or len(pieces) < 2:
        for number in range(1, plan.games):
            yield play_some(plan, number, number + 1)
    else:
        yield from spread(play_some, [(plan, *piece) for piece in pieces], min(workers, len(pieces)))
