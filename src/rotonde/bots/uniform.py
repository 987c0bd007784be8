"""The bot `random`: every legal action is equally likely."""

from __future__ import annotations

from random import Random

from rotonde.bots.outlook import Outlook
from rotonde.core.contract import Action


class Uniform:
    """Draws one of the legal actions."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Action:
        return self.rng.choice(outlook.legal())
