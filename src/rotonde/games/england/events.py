"""What can happen here besides Tycoon's events. Links count from 1, as in the notation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BaronsDealt:
    """Which cards they are stays secret (EW-2.1)."""

    seat: int


@dataclass(frozen=True)
class BaronKept:
    """Which card it is stays secret (EW-2.1)."""

    seat: int


@dataclass(frozen=True)
class BondsIssued:
    """Bonds were needed for a payment (EW-4.1)."""

    seat: int
    bonds: int
    amount: int


@dataclass(frozen=True)
class InterestPaid:
    """EW-4.2: what the bonds cost in this turn."""

    seat: int
    amount: int


@dataclass(frozen=True)
class BaronBonusScored:
    """A Baron card was revealed at the end (EW-2.1)."""

    seat: int
    card: str
    points: int


@dataclass(frozen=True)
class MajorLineWon:
    seat: int
    line: str
    points: int


@dataclass(frozen=True)
class CubeKept:
    """A delivered cube stays in front of the seat (EW-5.1)."""

    seat: int
    colour: str


@dataclass(frozen=True)
class KeptCubesReturned:
    """Somebody has won the Passenger Line; all kept cubes are in the bag again (EW-5.1)."""

    cubes: int


@dataclass(frozen=True)
class DeliveryAnnounced:
    """Cube and route are named, and somebody could stop it (EW-5.4)."""

    seat: int
    colour: str
    origin: str
    city: str
    links: tuple[int, ...]


@dataclass(frozen=True)
class DeliveryAllowed:
    seat: int


@dataclass(frozen=True)
class DeliveryStopped:
    """The seat played a Railways Inspector against the mover (EW-5.3)."""

    seat: int
    mover: int


@dataclass(frozen=True)
class InspectorDiscarded:
    """The turn is over, the seat may lose a delivery again (EW-5.3)."""

    seat: int
