"""What a bot knows of a game: a cheap choice, the few choices worth a closer look, and what each seat will end with."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from typing import Final, Protocol

from rotonde.core.contract import Action, Seat, State

USUAL_TURNS: Final = 2.0


class Policy(Protocol):
    """Chooses at little cost: playouts ask it at every decision of every seat."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """One legal action."""


class Shortlist(Protocol):
    """Knows which of many legal actions deserve a closer look."""

    def best(self, state: State, seat: Seat, number: int, rng: Random) -> Sequence[Action]:
        """At most so many legal actions, at least one, the most promising first."""


class Estimate(Protocol):
    """Forecasts how a game will end."""

    def totals(self, state: State) -> list[float]:
        """What each seat will end with, about; the true result once the game is over."""


def _always(_state: State) -> bool:
    return True


@dataclass(frozen=True)
class Mind:
    """All that a bot knows of one game."""

    policy: Policy
    shortlist: Shortlist
    estimate: Estimate
    turn_of: Callable[[State], Hashable]
    """Something that is another with every turn of a seat: lookahead ends where turns do. All of a set-up is one turn."""
    turns: float = USUAL_TURNS
    """How many turns of each seat are worth looking ahead."""
    nearest: float = 0.0
    """What part of that a look must have at least: one that is shorter misleads."""
    furthest: float = inf
    """How many times as far a look may go and still pay, where there is time for it."""
    is_set_up: Callable[[State], bool] = _always
    """Whether a game has its pieces in place. Before, a look goes just so far: there every decision counts, and no luck."""
    playout: Policy | None = None
    """What plays in playouts, where that should be cheaper than the policy."""

    def turns_ahead(self, state: State, looks: Sequence[float] = (1.0,)) -> list[float]:
        """After how many turns of each seat a position is judged by who looks so far, as far as that is of use at the game."""
        if not self.is_set_up(state):
            return [0.0]
        useful = [min(max(look, self.nearest), self.furthest) for look in looks]
        return [self.turns * look for look in dict.fromkeys(useful)]


@cache
def mind_of(game_id: str) -> Mind:
    """What is known of a game: the module of its own, or for a game without one the one that goes by scores."""
    name = f"rotonde.bots.greedy.{game_id}"
    mind: Mind = import_module(name if find_spec(name) else "rotonde.bots.greedy.generic").MIND
    return mind
