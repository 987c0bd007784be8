"""The bot `greedy`: looks one action ahead and takes what its judge holds to be worth most.

What a position is worth is each game's own matter: a module here, named like the game, with a `Judge`. A game without one
is judged by its scores.
"""

from rotonde.bots.greedy.bot import Greedy
from rotonde.bots.greedy.judge import Judge, judge_of

__all__ = ["Greedy", "Judge", "judge_of"]
