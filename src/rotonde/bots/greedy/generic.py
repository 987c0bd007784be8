"""The judge for games that have none of their own: whoever scores more stands better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rotonde.core.contract import DEALER, Action, Seat, State


class ScoreJudge:
    """Looks at every action and compares scores."""

    closer_looks = 0

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        return state.legal(seat)

    def is_half_done(self, state: State, seat: Seat) -> bool:
        return False

    def assume(self, state: State, rng: Random) -> None:
        """Chance decides what it has to."""
        while state.to_act == (DEALER,):
            state.apply(DEALER, state.deal(rng))

    def foresee(self, state: State, rng: Random) -> None:
        self.assume(state, rng)

    def worth(self, state: State, seat: Seat) -> float:
        return lead(state.scores(), seat)


def lead(scores: Sequence[float], seat: Seat, rivalry: float = 1.0) -> float:
    """A seat's score less so much of what the others have: half their best, half their mean."""
    others = [*scores[:seat], *scores[seat + 1 :]]
    return scores[seat] - rivalry * (max(others) + sum(others) / len(others)) / 2


JUDGE = ScoreJudge()
