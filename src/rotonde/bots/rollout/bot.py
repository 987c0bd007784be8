"""The bot, and its levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from rotonde.bots.mind import mind_of
from rotonde.bots.outlook import Outlook
from rotonde.bots.reason import Reason
from rotonde.bots.rollout.budget import Budget, Seconds
from rotonde.bots.rollout.search import Candidate, halve, play_out
from rotonde.core.contract import Action

CANDIDATES: Final = 5
TRIFLE: Final = 0.05
"""Points, tokens or thousands that are not worth more thought."""


@dataclass(frozen=True)
class Level:
    """What a person chooses an opponent by."""

    seconds: float
    """Of CPU time that it may think about a decision."""
    looks: tuple[float, ...]
    """How far ahead it judges positions, against what is usual, the nearest first. What they say on average counts."""
    care: float
    """At what part of its decisions it thinks at all, instead of taking what looks best at once."""
    care_at: Mapping[str, float] = field(default_factory=dict)
    """The same by game, where another part makes it stronger than the level below and weaker than the one above."""
    places: int = CANDIDATES
    """How many actions it weighs while a game is set up."""
    candidates_at: Mapping[str, int] = field(default_factory=dict)
    """How many it weighs after that, by game, where more than usual pay."""

    def care_for(self, game_id: str) -> float:
        return self.care_at.get(game_id, self.care)

    def candidates_for(self, game_id: str) -> int:
        return self.candidates_at.get(game_id, CANDIDATES)


LEVELS: Final = {
    "apprentice": Level(0.05, (0.5,), 0.2, {"shares": 0.35}),
    "driver": Level(0.2, (0.5,), 0.6, {"dice": 0.4}),
    "stationmaster": Level(1.0, (1.0,), 1.0),
    "baron": Level(5.0, (0.5, 1.0, 1.5, 2.0), 1.0, places=100, candidates_at={"rocket": 10}),
}
"""From the weakest level to the strongest. By time alone they would hardly differ: most choices are clear after a few worlds."""


class Rollout:
    """Plays the best few actions out as far as its budget goes. The same luck and iterations give the same decision."""

    def __init__(
        self,
        rng: Random,
        budget: Budget,
        candidates: int = CANDIDATES,
        trifle: float = TRIFLE,
        looks: Sequence[float] = (1.0,),
        care: float = 1.0,
        places: int = CANDIDATES,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.trifle = trifle
        self.looks = looks
        self.care = care
        self.candidates = candidates
        self.places = places
        self.reason: Reason | None = None
        """Why the last action was chosen; None where nothing was weighed."""

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
        mind, seat = mind_of(outlook.game.id), outlook.seat
        seen = outlook.redeal(Random(f"{luck}/seen"))
        carelessness = Random(f"{luck}/care")
        if carelessness.random() >= self.care:
            return mind.policy.choose(seen, seat, carelessness)
        number = self.candidates if mind.is_set_up(seen) else self.places
        actions = mind.shortlist.best(seen, seat, number, Random(f"{luck}/shortlist"))
        if len(actions) == 1:
            return actions[0]
        turns = mind.turns_ahead(seen, self.looks)

        def play(action: Action, world: int) -> float | None:
            # Every candidate meets the same world with the same luck: what differs is the action alone.
            state = outlook.redeal(Random(f"{luck}/{world}"))
            return play_out(mind, state, seat, action, f"{luck}/{world}/luck", self.budget, turns)

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
        level = self._level = LEVELS[name]
        super().__init__(rng, Seconds(level.seconds), looks=level.looks, care=level.care, places=level.places)

    def choose(self, outlook: Outlook) -> Action:
        self.care = self._level.care_for(outlook.game.id)
        self.candidates = self._level.candidates_for(outlook.game.id)
        return super().choose(outlook)


class Apprentice(OfLevel):
    """Thinks for a moment, and now and then only."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "apprentice")


class Driver(OfLevel):
    """Thinks shortly, at most decisions."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "driver")


class Stationmaster(OfLevel):
    """Thinks for a second."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "stationmaster")


class Baron(OfLevel):
    """Takes its time, looks furthest ahead, weighs what is near against what is far, and every place for a station."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, "baron")
