"""What is known of games that have no module of their own: whoever scores more stands better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rotonde.bots.greedy.ranking import ByRank, Ranked, let_chance_decide
from rotonde.bots.mind import Mind
from rotonde.core.contract import Seat, State


class Scores:
    """Looks one action ahead and compares scores."""

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        found: Ranked = []
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            let_chance_decide(after, rng)
            found.append((lead(after.scores(), seat), action))
        return found

    def totals(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]


def lead(scores: Sequence[float], seat: Seat, rivalry: float = 1.0) -> float:
    """A seat's score less so much of what the others have: half their best, half their mean."""
    others = [*scores[:seat], *scores[seat + 1 :]]
    return scores[seat] - rivalry * (max(others) + sum(others, 0.0) / len(others)) / 2


_BY_RANK = ByRank(Scores())
MIND = Mind(_BY_RANK, _BY_RANK, Scores(), lambda state: state.to_act)
