"""Why a bot chose as it did, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from rotonde.core.contract import Action


@dataclass(frozen=True)
class Reason:
    """What a bot expected of its action against the next best: its lead over the others at the end, in the game's unit."""

    action: Action
    expected: float
    instead: Action
    instead_expected: float
    playouts: int

    @property
    def gain(self) -> float:
        """By how much it stands better than after the next best."""
        return self.expected - self.instead_expected


@runtime_checkable
class Reasoning(Protocol):
    """A bot that can say why."""

    reason: Reason | None
    """Why the last action was chosen; None where there was nothing to weigh."""
