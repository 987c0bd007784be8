"""What can happen in Rocket. Money is in £1,000."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FirstPlayerDrawn:
    seat: int


@dataclass(frozen=True)
class TokenTaken:
    seat: int
    city: str
    commodity: str


@dataclass(frozen=True)
class StationPlaced:
    seat: int
    hex: str


@dataclass(frozen=True)
class StationLifted:
    seat: int
    hex: str


@dataclass(frozen=True)
class StationMoved:
    seat: int
    source: str
    hex: str


@dataclass(frozen=True)
class LocomotiveMoved:
    """The mover's choice, before any veto."""

    seat: int
    line: str
    source: str
    hex: str


@dataclass(frozen=True)
class LocomotiveArrived:
    """Where the locomotive stands once nobody can redirect it any more."""

    line: str
    hex: str


@dataclass(frozen=True)
class ShareTaken:
    seat: int
    line: str


@dataclass(frozen=True)
class VetoBid:
    seat: int
    line: str
    shares: int
    hex: str


@dataclass(frozen=True)
class VetoDeclined:
    seat: int
    line: str


@dataclass(frozen=True)
class VetoWon:
    """The winner's shares go back; the locomotive is where the winner put it."""

    seat: int
    line: str
    shares: int
    hex: str


@dataclass(frozen=True)
class TrackLaid:
    line: str
    hex: str
    shape: str


@dataclass(frozen=True)
class StationConnected:
    seat: int
    line: str
    hex: str


@dataclass(frozen=True)
class PassengersTaken:
    seat: int


@dataclass(frozen=True)
class CityReached:
    line: str
    city: str


@dataclass(frozen=True)
class CityIncome:
    seat: int
    city: str
    amount: int


@dataclass(frozen=True)
class TownIncome:
    seat: int
    line: str
    town: str
    amount: int


@dataclass(frozen=True)
class MergerIncome:
    seat: int
    line: str
    amount: int


@dataclass(frozen=True)
class LinesMerged:
    absorbed: str
    survivor: str
    hex: str


@dataclass(frozen=True)
class SharesExchanged:
    """`spares` of the shares received are spare ones."""

    seat: int
    absorbed: str
    returned: int
    survivor: str
    received: int
    spares: int


@dataclass(frozen=True)
class LineIndependent:
    line: str


@dataclass(frozen=True)
class TurnPassed:
    seat: int


@dataclass(frozen=True)
class GameEnded:
    reason: str


@dataclass(frozen=True)
class TokensDiscarded:
    seat: int
    city: str
    tokens: int


@dataclass(frozen=True)
class CommodityIncome:
    """Final income for a commodity or for passengers."""

    seat: int
    commodity: str
    amount: int


@dataclass(frozen=True)
class FinalStationIncome:
    seat: int
    line: str
    amount: int


@dataclass(frozen=True)
class FinalShareIncome:
    seat: int
    line: str
    amount: int


RocketEvent = (
    FirstPlayerDrawn
    | TokenTaken
    | StationPlaced
    | StationLifted
    | StationMoved
    | LocomotiveMoved
    | LocomotiveArrived
    | ShareTaken
    | VetoBid
    | VetoDeclined
    | VetoWon
    | TrackLaid
    | StationConnected
    | PassengersTaken
    | CityReached
    | CityIncome
    | TownIncome
    | MergerIncome
    | LinesMerged
    | SharesExchanged
    | LineIndependent
    | TurnPassed
    | GameEnded
    | TokensDiscarded
    | CommodityIncome
    | FinalStationIncome
    | FinalShareIncome
)
