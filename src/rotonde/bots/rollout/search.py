"""Sequential halving over a shortlist, every candidate played out on the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random

from rotonde.bots.greedy.generic import lead
from rotonde.bots.mind import Mind
from rotonde.bots.rollout.budget import Budget
from rotonde.core.contract import DEALER, Action, Seat, State


class Candidate:
    """An action, and how it came out so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        return self.total / self.playouts if self.playouts else float("-inf")


def halve(actions: Sequence[Action], play: Callable[[Action, int], float | None], budget: Budget) -> list[Candidate]:
    """Play all candidates on one world after the other; as the budget runs down the worse half is dropped. The best first.

    All that are still in it have seen the same worlds, but for the last one: its playouts count only if all made them, so
    that an answer is there at any time and luck favours nobody.
    """
    field = [Candidate(action) for action in actions]
    out: list[Candidate] = []
    rounds = max(1, ceil(log2(len(field))))
    world, stage = 0, 1
    while len(field) > 1 and budget.used() < 1:
        values = _on_one_world(field, play, world, budget)
        if len(values) < len(field):
            break
        for candidate, value in zip(field, values, strict=True):
            candidate.total += value
            candidate.playouts += 1
        world += 1
        while stage <= rounds and budget.used() >= stage / rounds:
            stage += 1
            field.sort(key=lambda one: -one.mean)
            kept = max(1, ceil(len(field) / 2)) if stage <= rounds else len(field)
            out = field[kept:] + out
            field = field[:kept]
    field.sort(key=lambda one: -one.mean)
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


def play_out(mind: Mind, state: State, seat: Seat, action: Action, luck: str, budget: Budget) -> float | None:
    """The seat's lead after an action, so many turns later, as the policy plays every seat; None where time runs out."""
    state.apply(seat, action)
    totals = play_on(mind, state, Random(luck), budget)
    return None if totals is None else lead(totals, seat)


def play_on(mind: Mind, state: State, rng: Random, budget: Budget) -> list[float] | None:
    """What each seat will end with, so many turns later, as the policy plays every seat; None where time runs out."""
    turn, left = mind.turn_of(state), round(mind.turns * state.players)
    policy = mind.playout or mind.policy
    while not state.over and left >= 0:
        if budget.used() >= 1:
            return None
        actor = state.to_act[0]
        state.apply(actor, state.deal(rng) if actor == DEALER else policy.choose(state, actor, rng))
        if mind.turn_of(state) != turn and state.to_act != (DEALER,):
            turn, left = mind.turn_of(state), left - 1
    return mind.estimate.totals(state)
