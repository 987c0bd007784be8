"""One decision: what each seat could expect before and after it, and what else could have been done.

It is judged by what the seat knew: on worlds redealt for it, the same ones for every action, with the policy of the game
playing on for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from rotonde.bots.greedy.generic import lead
from rotonde.bots.mind import Mind, mind_of
from rotonde.bots.rollout import LEVELS, Budget, Iterations, Seconds
from rotonde.bots.rollout.search import play_on
from rotonde.core.contract import Action, MalformedSetup, Seat, State

CANDIDATES: Final = 5
Z_95: Final = 1.959964
_WITHOUT_END: Final = Iterations(1)
"""Never counted: a playout that has begun is finished."""


@dataclass(frozen=True)
class Thoroughness:
    """How much thought a decision is given: the time of a bot's level, or so many playouts, which always come out the same."""

    level: str = "driver"
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise MalformedSetup("unknown_level", level=self.level, known=", ".join(LEVELS))
        if self.iterations is not None and self.iterations < 1:
            raise MalformedSetup("too_few_iterations", iterations=self.iterations)

    def budget(self) -> Budget:
        return Seconds(LEVELS[self.level].seconds) if self.iterations is None else Iterations(self.iterations)


@dataclass(frozen=True)
class Alternative:
    """Something else that could have been done, and the lead over the others that it lets expect at the end."""

    action: str
    lead: float


@dataclass(frozen=True)
class Judgement:
    """What was found out about a decision."""

    before: list[float]
    """What each seat ends with, about, if all play on as their policy says."""
    after: list[float]
    """The same after the action that was played."""
    lead: float
    """The lead over the others that the action lets expect at the end."""
    alternatives: list[Alternative]
    """The best first."""
    doubt: float
    """Half the width of the 95 % interval of how much better the best alternative is; 0 where one world was all."""
    noise: float
    """The standard error of the leads in `before`, the largest of all seats; 0 where one world was all."""
    playouts: int

    @property
    def loss(self) -> float:
        """By how much the best alternative is better; 0 if none is."""
        return max([0.0, *[other.lead - self.lead for other in self.alternatives[:1]]])


def judge(state: State, seat: Seat, played: Action, thoroughness: Thoroughness, luck: str) -> Judgement:
    """Compare what was played with what else looked promising."""
    mind = mind_of(state.game.id)
    budget = thoroughness.budget()
    budget.begin()
    actions = _candidates(mind, state, seat, played, luck)
    seen: list[list[list[float]]] = [[] for _ in range(len(actions) + 1)]
    while not seen[0] or budget.used() < 1:
        world = len(seen[0])
        for totals, action in zip(seen, [None, *actions], strict=True):
            position = state.redeal(seat, Random(f"{luck}/{world}"))
            totals.append(_forecast(mind, position, seat, action, f"{luck}/{world}/luck"))
            budget.count()
    return _judgement(seat, actions, seen)


def _judgement(seat: Seat, actions: Sequence[Action], seen: Sequence[Sequence[Sequence[float]]]) -> Judgement:
    """What the totals of all worlds say: first those of the policy's choice, then those of what was played, then others."""
    before, after = ([_mean(column) for column in zip(*totals, strict=True)] for totals in seen[:2])
    leads = [[lead(totals, seat) for totals in of] for of in seen[1:]]
    order = sorted(range(1, len(actions)), key=lambda i: -_mean(leads[i]))
    better = [one - own for one, own in zip(leads[order[0]], leads[0], strict=True)] if order else [0.0]
    return Judgement(
        before=before,
        after=after,
        lead=_mean(leads[0]),
        alternatives=[Alternative(str(actions[i]), _mean(leads[i])) for i in order],
        doubt=Z_95 * _error(better),
        noise=max([_error([lead(totals, who) for totals in seen[0]]) for who in range(len(before))]),
        playouts=sum(map(len, seen)),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean; 0 where there is one value only."""
    if len(values) < 2:
        return 0.0
    middle = _mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1) / len(values))


def _candidates(mind: Mind, state: State, seat: Seat, played: Action, luck: str) -> list[Action]:
    """What was played, then what else looks promising."""
    seen = state.redeal(seat, Random(f"{luck}/seen"))
    best = mind.shortlist.best(seen, seat, CANDIDATES, Random(f"{luck}/shortlist"))
    return list(dict.fromkeys([played, *best]))


def _forecast(mind: Mind, state: State, seat: Seat, action: Action | None, luck: str) -> list[float]:
    """What each seat ends with if that action is played, or the policy's choice, and the policy plays on for some turns."""
    rng, turns = Random(luck), mind.turns_ahead(state)
    state.apply(seat, mind.policy.choose(state, seat, rng) if action is None else action)
    totals = play_on(mind, state, rng, _WITHOUT_END, turns)
    assert totals is not None
    return totals
