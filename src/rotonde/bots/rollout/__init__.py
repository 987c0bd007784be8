"""The bot `rollout`: plays the most promising actions out on redealt worlds and takes the one that comes out best.

It knows no game: what it needs is a `Mind`. Four levels differ in the time that they may think, in how far they look, and in how
often they think at all.
"""

from rotonde.bots.rollout.bot import CANDIDATES, LEVELS, Apprentice, Baron, Driver, Level, Rollout, Stationmaster
from rotonde.bots.rollout.budget import Budget, Iterations, Seconds

__all__ = [
    "CANDIDATES",
    "LEVELS",
    "Apprentice",
    "Baron",
    "Budget",
    "Driver",
    "Iterations",
    "Level",
    "Rollout",
    "Seconds",
    "Stationmaster",
]
