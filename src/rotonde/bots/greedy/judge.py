"""What a judge is, and finding the one of a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol

from rotonde.core.contract import Action, Seat, State


class Judge(Protocol):
    """Knows which actions of a game deserve a look, and what a position is worth to a seat."""

    closer_looks: int
    """How many of the best actions are judged again with `foresee`."""

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        """The legal actions worth a look; at least one."""

    def is_half_done(self, state: State, seat: Seat) -> bool:
        """Whether the seat's action has a second part to choose, so that the first alone cannot be judged."""

    def assume(self, state: State, rng: Random) -> None:
        """Bring an action to its end in the simplest way: what others could still object to it, they let pass."""

    def foresee(self, state: State, rng: Random) -> None:
        """Bring an action to its end as sensible opponents would."""

    def worth(self, state: State, seat: Seat) -> float:
        """How well the seat stands against the others."""


def judge_of(game_id: str) -> Judge:
    """The judge of a game: its own module here, or the one that goes by scores."""
    name = f"{__package__}.{game_id}"
    module = import_module(name if find_spec(name) else f"{__package__}.generic")
    judge: Judge = module.JUDGE
    return judge
