"""Playing as the policy of the game says."""

from __future__ import annotations

from functools import cache
from random import Random

from rotonde.bots.mind import mind_of
from rotonde.bots.outlook import Outlook
from rotonde.core.contract import Action

_mind = cache(mind_of)


class Greedy:
    """Takes what its policy holds to be best; among equals `rng` decides."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Action:
        legal = outlook.legal()
        if len(legal) == 1:
            return legal[0]
        return _mind(outlook.game.id).policy.choose(outlook.redeal(self.rng), outlook.seat, self.rng)
