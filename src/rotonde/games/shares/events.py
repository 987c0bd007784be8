"""What can happen in the share game. Money is in $1,000; links count from 1, as in notation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CubesPlaced:
    city: str
    cubes: tuple[str, ...]


@dataclass(frozen=True)
class MarkerPiled:
    company: str


@dataclass(frozen=True)
class FirstPlayerDrawn:
    seat: int


@dataclass(frozen=True)
class TurnBegan:
    turn: int
    companies: tuple[str, ...]


@dataclass(frozen=True)
class ShareOffered:
    seat: int
    company: str
    box: str


@dataclass(frozen=True)
class OfferPassed:
    seat: int


@dataclass(frozen=True)
class BidMade:
    seat: int
    company: str
    amount: int


@dataclass(frozen=True)
class BidDropped:
    seat: int
    company: str


@dataclass(frozen=True)
class ShareBought:
    seat: int
    company: str
    amount: int


@dataclass(frozen=True)
class ControlTaken:
    seat: int
    company: str


@dataclass(frozen=True)
class FirstPlayerChanged:
    seat: int


@dataclass(frozen=True)
class SharesIssued:
    company: str
    shares: int
    amount: int


@dataclass(frozen=True)
class BondsTaken:
    company: str
    bonds: int
    amount: int


@dataclass(frozen=True)
class CompanyPassed:
    seat: int
    company: str


@dataclass(frozen=True)
class TileLaid:
    company: str
    hex: str
    sides: str
    cost: int


@dataclass(frozen=True)
class LinkFinished:
    company: str
    link: int
    city: str
    other: str
    cost: int


@dataclass(frozen=True)
class BuildEnded:
    company: str


@dataclass(frozen=True)
class CubeTaken:
    company: str
    colour: str
    origin: str


@dataclass(frozen=True)
class CubeMoved:
    company: str
    colour: str
    link: int
    city: str


@dataclass(frozen=True)
class CubeDelivered:
    company: str
    colour: str
    origin: str
    city: str


@dataclass(frozen=True)
class IncomeMarkerMoved:
    company: str
    steps: int


@dataclass(frozen=True)
class CityEmptied:
    city: str
    empty_cities: int


@dataclass(frozen=True)
class IncomePaid:
    company: str
    steps: int
    amount: int


@dataclass(frozen=True)
class InterestPaid:
    company: str
    amount: int


@dataclass(frozen=True)
class InterestUnpaid:
    """All its cash goes to the bank (EA-6.2)."""

    company: str
    amount: int


@dataclass(frozen=True)
class BondsRepaid:
    company: str
    bonds: int
    amount: int


@dataclass(frozen=True)
class BondsKept:
    """No bond is repaid, though one could be."""

    company: str


@dataclass(frozen=True)
class DividendDeclared:
    company: str
    amount: int
    a_share: int


@dataclass(frozen=True)
class DividendPaid:
    seat: int
    company: str
    amount: int


@dataclass(frozen=True)
class PriceChanged:
    company: str
    before: int
    after: int


@dataclass(frozen=True)
class PlayersPaid:
    amount: int


@dataclass(frozen=True)
class MergerProposed:
    seat: int
    buyer: str
    target: str


@dataclass(frozen=True)
class MergerNotProposed:
    seat: int
    company: str


@dataclass(frozen=True)
class VoteCast:
    """What was voted stays sealed until all have (EA-7.2)."""

    seat: int
    company: str


@dataclass(frozen=True)
class VoteShown:
    """One vote, shown when all are in."""

    seat: int
    company: str
    votes: int
    yes: bool


@dataclass(frozen=True)
class VoteDecided:
    company: str
    yes: bool


@dataclass(frozen=True)
class ShareholderPaid:
    seat: int
    company: str
    shares: int
    amount: int


@dataclass(frozen=True)
class CompaniesMerged:
    buyer: str
    target: str
    links: int
    amount: int


@dataclass(frozen=True)
class EndReached:
    """The game ends after that turn (EA-9.1)."""

    turn: int


@dataclass(frozen=True)
class GameEnded:
    reason: str
