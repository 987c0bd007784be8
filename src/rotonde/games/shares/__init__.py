"""Railways of England and Wales, Martin Wallace's share game. One module for each heading of the numbered rules, EA-1 to EA-9.

The map is the normal game's. Companies are the actors: they own links, cash and bonds; whoever controls one decides for it.
"""

from rotonde.games.shares.game import GAME

__all__ = ["GAME"]
