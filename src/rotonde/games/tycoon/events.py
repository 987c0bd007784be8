"""What can happen in Tycoon. Money is in $1,000; links count from 1, as in the notation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CubesPlaced:
    city: str
    cubes: tuple[str, ...]


@dataclass(frozen=True)
class TycoonCardDealt:
    """Which card it is stays secret (RT-2.2)."""

    seat: int


@dataclass(frozen=True)
class CardTurnedUp:
    card: str


@dataclass(frozen=True)
class FirstPlayerDrawn:
    seat: int


@dataclass(frozen=True)
class TurnBegan:
    turn: int


@dataclass(frozen=True)
class BidMade:
    seat: int
    amount: int


@dataclass(frozen=True)
class BidDeclined:
    seat: int


@dataclass(frozen=True)
class AuctionWon:
    seat: int
    amount: int


@dataclass(frozen=True)
class AuctionWithoutBid:
    """Nobody bid; the seat is first player (RT-4.2, RT-2.4)."""

    seat: int


@dataclass(frozen=True)
class SharesIssued:
    seat: int
    shares: int
    amount: int


@dataclass(frozen=True)
class ActionPassed:
    seat: int


@dataclass(frozen=True)
class TileLaid:
    seat: int
    hex: str
    sides: str
    price: int


@dataclass(frozen=True)
class LinkFinished:
    seat: int
    link: int
    city: str
    other: str


@dataclass(frozen=True)
class BuildStopped:
    seat: int


@dataclass(frozen=True)
class UnfinishedLinkRemoved:
    seat: int
    city: str
    tiles: int


@dataclass(frozen=True)
class CityUrbanized:
    seat: int
    city: str
    colour: str
    price: int


@dataclass(frozen=True)
class EngineUpgraded:
    seat: int
    level: int
    price: int


@dataclass(frozen=True)
class CubeDelivered:
    seat: int
    colour: str
    origin: str
    city: str
    links: tuple[int, ...]


@dataclass(frozen=True)
class LinkPointsScored:
    seat: int
    points: int


@dataclass(frozen=True)
class HotelPointsScored:
    seat: int
    card: str
    points: int


@dataclass(frozen=True)
class GoalWon:
    seat: int
    card: str
    points: int


@dataclass(frozen=True)
class CityEmptied:
    city: str
    empty_cities: int


@dataclass(frozen=True)
class EmptyMarkerRemoved:
    city: str


@dataclass(frozen=True)
class CardTaken:
    seat: int
    card: str


@dataclass(frozen=True)
class CardUsed:
    seat: int
    card: str


@dataclass(frozen=True)
class WesternLinkBuilt:
    seat: int
    city: str
    price: int
    cubes: int


@dataclass(frozen=True)
class IncomePaid:
    seat: int
    amount: int


@dataclass(frozen=True)
class DividendsPaid:
    seat: int
    amount: int


@dataclass(frozen=True)
class EndReached:
    """The game ends after the next turn (RT-12.1, RT-12.5)."""

    reason: str
    last_turn: int


@dataclass(frozen=True)
class TycoonShown:
    seat: int
    card: str


@dataclass(frozen=True)
class TycoonBonusScored:
    seat: int
    card: str
    points: int


@dataclass(frozen=True)
class GameEnded:
    reason: str
