"""Looking one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from rotonde.bots.greedy.judge import Judge, judge_of
from rotonde.bots.outlook import Outlook
from rotonde.core.contract import Action, Seat, State

_judge = cache(judge_of)
_SAME = 1e-9


class Greedy:
    """Takes the action after which it stands best; among equals `rng` decides."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Action:
        legal = outlook.legal()
        if len(legal) == 1:
            return legal[0]
        return self._best(_judge(outlook.game.id), outlook.redeal(self.rng), outlook.seat)

    def _best(self, judge: Judge, state: State, seat: Seat) -> Action:
        actions = judge.candidates(state, seat)
        values = [self._value(judge, state, seat, action) for action in actions]
        if judge.closer_looks:
            shortlist = sorted(range(len(actions)), key=values.__getitem__, reverse=True)[: judge.closer_looks]
            actions = [actions[i] for i in shortlist]
            values = [self._value(judge, state, seat, action, foresee=True) for action in actions]
        return self._one_of_the_best(actions, values)

    def _one_of_the_best(self, actions: Sequence[Action], values: list[float]) -> Action:
        best = max(values)
        return self.rng.choice([a for a, value in zip(actions, values, strict=True) if value >= best - _SAME])

    def _value(self, judge: Judge, state: State, seat: Seat, action: Action, foresee: bool = False) -> float:
        after = state.copy()
        after.apply(seat, action)
        if judge.is_half_done(after, seat):
            return max(self._value(judge, after, seat, second, foresee) for second in judge.candidates(after, seat))
        (judge.foresee if foresee else judge.assume)(after, self.rng)
        return judge.worth(after, seat)
