"""One decision: what each seat could expect before and after it, and what else could have been done.

It is judged by what the seat knew: on worlds redealt for it, the same ones for every action, with the policy of the game
playing on for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from rotonde.bots.greedy.generic import lead
from rotonde.bots.mind import Mind, mind_of
from rotonde.bots.rollout import LEVELS, Budget, Iterations, Seconds
from rotonde.bots.rollout.search import play_on
from rotonde.core.contract import Action, MalformedSetup, Seat, State

CANDIDATES: Final = 5
_WITHOUT_END: Final = Iterations(1)
"""Never counted: a playout that has begun is finished."""
_mind = cache(mind_of)


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
        return Seconds(LEVELS[self.level]) if self.iterations is None else Iterations(self.iterations)


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
    playouts: int

    @property
    def loss(self) -> float:
        """By how much the best alternative is better; 0 if none is."""
        return max([0.0, *[other.lead - self.lead for other in self.alternatives[:1]]])


def judge(state: State, seat: Seat, played: Action, thoroughness: Thoroughness, luck: str) -> Judgement:
    """Compare what was played with what else looked promising."""
    mind, players = _mind(state.game.id), state.players
    budget = thoroughness.budget()
    budget.begin()
    actions = _candidates(mind, state, seat, played, luck)
    sums = [[0.0] * players for _ in range(len(actions) + 1)]
    worlds = 0
    while not worlds or budget.used() < 1:
        for total, action in zip(sums, [None, *actions], strict=True):
            world = state.redeal(seat, Random(f"{luck}/{worlds}"))
            for who, value in enumerate(_forecast(mind, world, seat, action, f"{luck}/{worlds}/luck")):
                total[who] += value
            budget.count()
        worlds += 1
    before, after, *others = [[value / worlds for value in total] for total in sums]
    leads = [lead(totals, seat) for totals in others]
    found = [Alternative(str(action), value) for action, value in zip(actions[1:], leads, strict=True)]
    found.sort(key=lambda other: -other.lead)
    return Judgement(before, after, lead(after, seat), found, worlds * len(sums))


def _candidates(mind: Mind, state: State, seat: Seat, played: Action, luck: str) -> list[Action]:
    """What was played, then what else looks promising."""
    seen = state.redeal(seat, Random(f"{luck}/seen"))
    best = mind.shortlist.best(seen, seat, CANDIDATES, Random(f"{luck}/shortlist"))
    return list(dict.fromkeys([played, *best]))


def _forecast(mind: Mind, state: State, seat: Seat, action: Action | None, luck: str) -> Sequence[float]:
    """What each seat ends with if that action is played, or the policy's choice, and the policy plays on for some turns."""
    rng = Random(luck)
    state.apply(seat, mind.policy.choose(state, seat, rng) if action is None else action)
    totals = play_on(mind, state, rng, _WITHOUT_END)
    assert totals is not None
    return totals
