"""What this game can be waiting for besides Tycoon's steps."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BaronDeal:
    """The dealer gives a seat its two Baron cards (EW-2.1)."""

    seat: int


@dataclass(frozen=True)
class BaronChoice:
    """Each of these seats keeps one Baron card, unseen by the others (EW-2.1)."""

    seats: tuple[int, ...]


@dataclass(frozen=True)
class Inspection:
    """A seat that holds a Railways Inspector is asked about a delivery (EW-5.4)."""

    seat: int
    mover: int
    colour: str
    origin: str
    city: str
