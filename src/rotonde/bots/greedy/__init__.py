"""The bot `greedy`: plays what looks best at once.

What looks good is each game's own matter: a module here, named like the game, with a `MIND`. A game without one goes by
its scores.
"""

from rotonde.bots.greedy.bot import Greedy

__all__ = ["Greedy"]
