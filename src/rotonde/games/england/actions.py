"""The actions that Tycoon does not have, and the notation of all."""

from __future__ import annotations

from dataclasses import dataclass

from rotonde.core.contract import Action, MalformedAction
from rotonde.games.tycoon import actions as tycoon
from rotonde.games.tycoon.actions import DealTycoon, is_number


@dataclass(frozen=True)
class DealBarons:
    """The dealer gives a seat its two Baron cards (EW-2.1), in the board's order."""

    seat: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"barons {self.seat + 1} {' '.join(self.cards)}"


@dataclass(frozen=True)
class KeepBaron:
    """Keep one of the two Baron cards, put the other back (EW-2.1)."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


@dataclass(frozen=True)
class Inspect:
    """Play a Railways Inspector: the delivery does not happen (EW-5.3)."""

    def __str__(self) -> str:
        return "inspect"


@dataclass(frozen=True)
class Allow:
    """Keep the Railways Inspector and let the delivery go on (EW-5.4)."""

    def __str__(self) -> str:
        return "allow"


def parse(text: str) -> Action:
    """The action that a text stands for; a text has one spelling only."""
    words = text.split(" ")
    action = _read(words) if all(words) else None
    if action is not None and str(action) == text:
        return action
    other = tycoon.parse(text)
    if isinstance(other, DealTycoon):
        raise MalformedAction("unknown_action_text", text=text)
    return other


def _read(words: list[str]) -> Action | None:
    match words:
        case ["inspect"]:
            return Inspect()
        case ["allow"]:
            return Allow()
        case ["keep", card]:
            return KeepBaron(card)
        case ["barons", seat, *cards] if is_number(seat) and seat != "0" and cards:
            return DealBarons(int(seat) - 1, tuple(cards))
    return None
