"""Rocket for hypothesis: small boards, options and whole games as lists of choices, all of which shrink to something readable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st
from random_boards import board_of, far_apart
from rocket_table import ROCKET

from rotonde.core.contract import Action
from rotonde.games.rocket.actions import Bid, Pass
from rotonde.games.rocket.state import RocketState

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(option.choices) for name, option in ROCKET.options.items()})
CHOICES = st.lists(st.integers(0, 99), min_size=1, max_size=60)
CELLS = [(q, r) for r in range(5) for q in range(6)]


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """A few hexes with two to four lines, some railway towns and one big city."""
    cells = draw(st.lists(st.sampled_from(CELLS), min_size=8, max_size=24, unique=True))
    starts = far_apart(cells)[: draw(st.integers(2, 4))]
    towns = [cell for cell in cells if cell not in starts][: draw(st.integers(1, 4))]
    board = board_of(cells, starts, towns, draw(st.sampled_from(["flat-top", "pointy-top"])))
    board["towns"][-1] |= {"kind": "big_city", "tokens": ["steel"] * 3}
    assume(not ROCKET.check_board(board))
    return board


@st.composite
def openings(draw: st.DrawFn) -> RocketState:
    """A game whose first player has been drawn."""
    state: RocketState = ROCKET.start(draw(st.integers(2, 4)), seed=1, options=draw(OPTIONS), board=draw(boards()))
    state.play(-1, state.deal())
    return state


def walk(state: RocketState, choices: list[int]) -> Iterator[RocketState]:
    """The positions that some choices lead to: each counts off a legal action, the last ones being extensions."""
    yield state
    for choice in choices:
        if state.over:
            return
        (seat,) = state.to_act
        legal = state.legal(seat)
        state.play(seat, legal[-1 - choice % len(legal)])
        yield state


def every_action(state: RocketState) -> list[Action]:
    """Everything that could be said in this game on its board, legal or not, and some things that could not."""
    board = state.board
    bids = [Bid(shares, label) for label in board.labels for shares in range(4)]
    extensions = [action for of_line in board.extend for action in of_line]
    return [Pass(), *board.take, *board.place, *board.lift, *extensions, *bids]
