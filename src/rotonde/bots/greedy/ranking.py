"""A policy and a shortlist out of one ranking of the actions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from rotonde.core.contract import DEALER, Action, Seat, State

SAME: Final = 1e-9
SECOND_BEST: Final = 0.1
"""How often a playout of a game without luck takes the second best action."""

Ranked = list[tuple[float, Action]]
"""Actions with how good they look. Only actions of one list can be compared."""


class Ranking(Protocol):
    """Says of the actions that deserve a look how good they are."""

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        """At least the so many best, in any order; fewer where no more deserve it, but one at least."""


class ByRank:
    """Takes the best of a ranking, or the best few."""

    def __init__(self, ranking: Ranking) -> None:
        self._ranking = ranking

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        """The best; among equals `rng` decides."""
        found = self._ranking.ranked(state, seat, 1, rng)
        most = max([value for value, _ in found]) - SAME
        best = [action for value, action in found if value >= most]
        return best[0] if len(best) == 1 else rng.choice(best)

    def best(self, state: State, seat: Seat, number: int, rng: Random) -> Sequence[Action]:
        """The best few, without doubles."""
        found = sorted(self._ranking.ranked(state, seat, number, rng), key=lambda one: -one[0])
        return list(dict.fromkeys([action for _, action in found]))[:number]


class Varied:
    """Takes the best of a ranking, at times the second best: for playouts of games without luck, which else were all alike."""

    def __init__(self, ranking: Ranking) -> None:
        self._ranking = ranking

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        found = self._ranking.ranked(state, seat, 1, rng)
        best, second = found[0], found[0]
        for one in found[1:]:
            if one[0] > best[0]:
                best, second = one, best
            elif one[0] > second[0] or second is best:
                second = one
        return second[1] if rng.random() < SECOND_BEST else best[1]


def let_chance_decide(state: State, rng: Random) -> None:
    """Deal until a seat is to act."""
    while state.to_act == (DEALER,):
        state.apply(DEALER, state.deal(rng))
