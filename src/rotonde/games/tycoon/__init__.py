"""Railroad Tycoon (M. Wallace, G. Drover). One module for each heading of the numbered rules, RT-1 to RT-13.

Another game on these modules brings its own board with cards and tables, hands its kinds of cards to `Board`, and says in a
subclass of `rules.Rules` what it does otherwise.
"""

from rotonde.games.tycoon.game import GAME

__all__ = ["GAME"]
