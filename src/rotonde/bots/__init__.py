"""Bots: players that see only what their seat may see, and the loop that lets them play a game."""

from rotonde.bots.match import Played, play_game
from rotonde.bots.outlook import Bot, Outlook
from rotonde.bots.reason import Reason, Reasoning
from rotonde.bots.registry import bot, check_bot, names

__all__ = ["Bot", "Outlook", "Played", "Reason", "Reasoning", "bot", "check_bot", "names", "play_game"]
