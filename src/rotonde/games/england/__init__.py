"""Railways of England and Wales, the normal game (EW-1 to EW-6): a map, cards and a few rules on Tycoon's modules.

`board` is also the map of the game with shares.
"""

from rotonde.games.england.game import GAME

__all__ = ["GAME"]
