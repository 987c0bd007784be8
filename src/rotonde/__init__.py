"""Rotonde: railway board games, complete and exact. `rotonde.game("rocket").start(players=3)` is the way in."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from rotonde.core.contract import DEALER, IllegalAction, Malformed
from rotonde.games import game

if TYPE_CHECKING:
    from rotonde.games import games

__version__ = "0.1.0"

__all__ = ["DEALER", "IllegalAction", "Malformed", "game", "games", "rule"]


class _Games(ModuleType):
    """The package `rotonde.games`, which can also be called: `rotonde.games()` are the ids of all games."""

    def __call__(self) -> list[str]:
        ids: list[str] = self.games()
        return ids


sys.modules["rotonde.games"].__class__ = _Games


def rule(rule_id: str, lang: str = "en") -> str:
    """The text of a numbered rule, in our own words."""
    # Imported here because most programs that play never read a rule.
    from rotonde.i18n.rules import rule as text_of

    return text_of(rule_id, lang)
