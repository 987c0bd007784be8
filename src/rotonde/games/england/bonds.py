"""Bonds (EW-4): Tycoon's shares, issued only with a payment; `rotonde.games.tycoon.shares.pay` issues what is missing."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.tycoon.actions import Issue


def objections(action: Issue) -> Iterator[Objection]:
    """EW-4.1: never on their own."""
    yield Objection("EW-4.1", "bonds_only_as_needed", number=action.shares)
