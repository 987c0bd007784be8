"""Whole games as lists of choices: hypothesis makes them shorter and smaller where one fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

import rotonde
from rotonde.core.contract import DEALER, Action, Seat, State

CHOICES = st.lists(st.integers(0, 999), max_size=120)
"""One number a decision: which of the legal actions, counted round; the dealer's are among them."""


@st.composite
def openings(draw: st.DrawFn) -> State:
    """The beginning of any game with any number of players."""
    game = rotonde.game(draw(st.sampled_from(rotonde.games())))
    return game.start(draw(st.sampled_from(game.players)), seed=1)


def chosen(state: State, choices: Sequence[int]) -> Iterator[tuple[Seat, Action]]:
    """What the choices mean, one after the other; the state must be moved on in between."""
    for choice in choices:
        if state.over:
            return
        seat = state.to_act[choice % len(state.to_act)]
        if seat == DEALER:
            outcomes = state.legal(seat)
            yield seat, outcomes[choice % len(outcomes)]
        else:
            actions = state.legal(seat)
            yield seat, actions[choice % len(actions)]
