"""Stephenson's Rocket (R. Knizia). One module for each heading of the numbered rules, SR-1 to SR-14."""

from rotonde.games.rocket.game import GAME

__all__ = ["GAME"]
