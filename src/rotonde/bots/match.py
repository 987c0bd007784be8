"""Playing a game out: bots in the seats, the dealer for chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rotonde.bots.outlook import Bot, Outlook
from rotonde.core.contract import DEALER, Action, Seat, State

Watcher = Callable[[Seat, Action, State], None]
"""Told of every action before it is carried out: to record it, to count, to look at the position."""


@dataclass(frozen=True)
class Played:
    """How a game came out, as plain data that can be sent to another process."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    end_reason: str
    actions: int


def play_game(state: State, bots: Sequence[Bot], watch: Watcher | None = None, check: bool = False) -> Played:
    """Play a state to its end; with `check` the referee looks at it after every action."""
    while not state.over:
        seat = state.to_act[0]
        action = state.deal() if seat == DEALER else bots[seat].choose(Outlook(state, seat))
        if watch is not None:
            watch(seat, action, state)
        # Bots are not trusted: an illegal choice must not pass as a legal one.
        state.play(seat, action) if seat != DEALER else state.apply(seat, action)
        if check:
            state.check()
    return Played(tuple(state.scores()), tuple(state.winners()), state.end_reason or "", state.ply)
