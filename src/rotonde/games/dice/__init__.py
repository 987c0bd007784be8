"""Rail Road Dice 2 (J. Kappe). One module for each heading of the numbered rules, RD-1 to RD-8."""

from rotonde.games.dice.game import GAME

__all__ = ["GAME"]
