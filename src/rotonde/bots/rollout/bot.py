"""The bot, and its levels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

from rotonde.bots.mind import Mind, mind_of
from rotonde.bots.outlook import Outlook
from rotonde.bots.reason import Reason
from rotonde.bots.rollout.budget import Budget, Seconds
from rotonde.bots.rollout.search import Candidate, halve, play_out
from rotonde.core.contract import Action


@dataclass(frozen=True)
class Level:
    """How long a level thinks, in CPU seconds a decision, and how far it looks where that pays, against what is usual."""

    seconds: float
    reach: float


LEVELS: Final = {
    "apprentice": Level(0.05, 0.5),
    "driver": Level(0.2, 0.5),
    "stationmaster": Level(1.0, 1.0),
    "baron": Level(5.0, 3.0),
}
"""From the weakest level to the strongest. A longer look tells more, but needs more worlds until the noise of it is gone."""
CANDIDATES: Final = 5
TRIFLE: Final = 0.05
"""Points, tokens or thousands that are not worth more thought."""


@cache
def mind_for(game_id: str, reach: float) -> Mind:
    """What is known of a game, for who looks so many times as far as is usual."""
    mind = mind_of(game_id)
    return replace(mind, turns=reach * mind.turns) if mind.further_with_time else mind


class Rollout:
    """Plays the best few actions out as far as its budget goes. The same luck and iterations give the same decision."""

    def __init__(
        self, rng: Random, budget: Budget, candidates: int = CANDIDATES, trifle: float = TRIFLE, reach: float = 1.0
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.reach = reach
        self.trifle = trifle
        self.reason: Reason | None = None
        """Why the last action was chosen; None where there was nothing to weigh."""
        self._candidates = candidates

    def ignore_the_clock(self) -> None:
        """Think by CPU time alone: for where nobody waits, and others hold the processor."""
        if isinstance(self.budget, Seconds):
            self.budget.most_by_the_clock = float("inf")

    def choose(self, outlook: Outlook) -> Action:
        self.reason = None
        legal = outlook.legal()
        if len(legal) == 1:
            return legal[0]
        self.budget.begin()
        luck = f"{self.rng.getrandbits(64):016x}"
        mind, seat = mind_for(outlook.game.id, self.reach), outlook.seat
        seen = outlook.redeal(Random(f"{luck}/seen"))
        actions = mind.shortlist.best(seen, seat, self._candidates, Random(f"{luck}/shortlist"))
        if len(actions) == 1:
            return actions[0]

        def play(action: Action, world: int) -> float | None:
            # Every candidate meets the same world with the same luck: what differs is the action alone.
            state = outlook.redeal(Random(f"{luck}/{world}"))
            return play_out(mind, state, seat, action, f"{luck}/{world}/luck", self.budget)

        found = halve(actions, play, self.budget, self.trifle)
        self.reason = _reason(found)
        return found[0].action


def _reason(found: list[Candidate]) -> Reason | None:
    """The best against the next best, if both were played out."""
    best, second = found[:2]
    if not second.playouts:
        return None
    playouts = sum([candidate.playouts for candidate in found])
    return Reason(best.action, best.mean, second.action, second.mean, playouts)


class OfLevel(Rollout):
    """A level, by its name."""

    def __init__(self, rng: Random, name: str) -> None:
        level = LEVELS[name]
        super().__init__(rng, Seconds(level.seconds), reach=level.reach)


class Apprentice(OfLevel):
    """Thinks for a moment."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "apprentice")


class Driver(OfLevel):
    """Thinks shortly."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "driver")


class Stationmaster(OfLevel):
    """Thinks for a second."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "stationmaster")


class Baron(OfLevel):
    """Takes its time, and looks furthest ahead."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "baron")
