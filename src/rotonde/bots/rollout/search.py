"""Sequential halving over a shortlist, every candidate played out on the same worlds; what is clearly worse drops out before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, erfc, exp, log2, pi, sqrt
from random import Random
from typing import Final

from rotonde.bots.greedy.generic import lead
from rotonde.bots.mind import Mind
from rotonde.bots.rollout.budget import Budget
from rotonde.core.contract import DEALER, Action, Seat, State

FEWEST_WORLDS: Final = 5
"""Before so many worlds nothing is clear; then it is asked each time that there are half as many more."""
CLEAR: Final = 3.0
"""Standard errors by which a candidate must be behind to be dropped."""


class Candidate:
    """An action, and how it came out on each world so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        """How it came out on one more world."""
        self.values.append(value)
        self.total += value

    @property
    def playouts(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return self.total / len(self.values) if self.values else float("-inf")

    def behind(self, best: Candidate) -> tuple[float, float]:
        """By how much the other is better on the worlds of both, and the standard error of that.

        A few worlds tell little of how much they vary: the error is as wide as Student's distribution for so many.
        """
        worlds = len(self.values)
        lost = [one - own for one, own in zip(best.values, self.values, strict=True)]
        mean = sum(lost, 0.0) / worlds
        squares = sum([(value - mean) ** 2 for value in lost], 0.0)
        return mean, sqrt(squares / (worlds - 3) / worlds)


def regret(mean: float, error: float) -> float:
    """What is lost on average by taking the better one of two, as far as is known: now and then it is the worse."""
    if error == 0.0:
        return 0.0
    z = mean / error
    return error * (exp(-z * z / 2) / sqrt(2 * pi) - z * erfc(z / sqrt(2)) / 2)


def halve(
    actions: Sequence[Action], play: Callable[[Action, int], float | None], budget: Budget, trifle: float = 0.0
) -> list[Candidate]:
    """Play all candidates on one world after the other, until it is clear which is best or the budget is used up. The best first.

    As the budget runs down the worse half is dropped, and before that what is clearly behind; where no more than a `trifle` is
    to be won by more worlds, none are played. All that are still in it have seen the same worlds, but for the last one: its
    playouts count only if all made them, so that an answer is there at any time and luck favours nobody.
    """
    field = [Candidate(action) for action in actions]
    out: list[Candidate] = []
    rounds = max(1, ceil(log2(len(field))))
    world, stage, look = 0, 1, FEWEST_WORLDS
    while len(field) > 1 and budget.used() < 1:
        values = _on_one_world(field, play, world, budget)
        if len(values) < len(field):
            break
        for candidate, value in zip(field, values, strict=True):
            candidate.note(value)
        world += 1
        field.sort(key=lambda one: -one.mean)
        kept = len(field)
        while stage < rounds and budget.used() >= stage / rounds:
            stage += 1
            kept = max(1, ceil(kept / 2))
        out = field[kept:] + out
        field = field[:kept]
        if world == look:
            look += look // 2
            near: list[Candidate] = [field[0]]
            far: list[Candidate] = []
            to_be_won = 0.0
            for one in field[1:]:
                mean, error = one.behind(field[0])
                (far if mean >= CLEAR * error else near).append(one)
                to_be_won += regret(mean, error)
            field, out = near, far + out
            if to_be_won < trifle:
                break
    return field + out


def _on_one_world(field: list[Candidate], play: Callable[[Action, int], float | None], world: int, budget: Budget) -> list[float]:
    """How the candidates come out, as many of them as the budget allows."""
    values: list[float] = []
    for candidate in field:
        value = play(candidate.action, world) if budget.used() < 1 else None
        if value is None:
            break
        values.append(value)
        budget.count()
    return values


def play_out(
    mind: Mind, state: State, seat: Seat, action: Action, luck: str, budget: Budget, turns: Sequence[float]
) -> float | None:
    """The seat's lead after an action, so many turns later, as the policy plays every seat; None where time runs out."""
    state.apply(seat, action)
    totals = play_on(mind, state, Random(luck), budget, turns)
    return None if totals is None else lead(totals, seat)


def play_on(mind: Mind, state: State, rng: Random, budget: Budget, turns: Sequence[float]) -> list[float] | None:
    """What each seat will end with, as the policy plays every seat; None where time runs out.

    It is asked after so many turns of each seat, the fewest first, and what comes out on average is told.
    """
    ends = [round(number * state.players) for number in turns]
    turn, passed = mind.turn_of(state), -1  # the turn that is being played does not count
    policy = mind.playout or mind.policy
    found: list[list[float]] = []
    while not state.over and len(found) < len(ends):
        if budget.used() >= 1:
            return None
        actor = state.to_act[0]
        state.apply(actor, state.deal(rng) if actor == DEALER else policy.choose(state, actor, rng))
        if mind.turn_of(state) != turn and state.to_act != (DEALER,):
            turn, passed = mind.turn_of(state), passed + 1
            while len(found) < len(ends) and ends[len(found)] <= passed:
                found.append(mind.estimate.totals(state))
    if len(found) < len(ends):
        found += [mind.estimate.totals(state)] * (len(ends) - len(found))
    return [sum(of_seat) / len(ends) for of_seat in zip(*found, strict=True)]
