"""What can happen in Rail Road Dice 2. Amounts are in thousands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TilePlaced:
    tile: int
    x: int
    y: int
    rotation: int


@dataclass(frozen=True)
class FirstPlayerDrawn:
    seat: int


@dataclass(frozen=True)
class OwnStationPlaced:
    seat: int
    cell: str


@dataclass(frozen=True)
class GreyStationPlaced:
    seat: int
    cell: str


@dataclass(frozen=True)
class GreyStationsDiscarded:
    seat: int
    number: int


@dataclass(frozen=True)
class TokensPutOut:
    """The first tokens beside the tiles (RD-1.6)."""

    tokens: int


@dataclass(frozen=True)
class DiceTaken:
    """Dice to be rolled."""

    seat: int
    simple: int
    complex: int


@dataclass(frozen=True)
class QuestionTaken:
    seat: int


@dataclass(frozen=True)
class DiceRolled:
    seat: int
    simple: tuple[str, ...]
    complex: tuple[str, ...]


@dataclass(frozen=True)
class RailLaid:
    """`tokens` is what the terrain cost."""

    seat: int
    cell: str
    shape: str
    face: str
    tokens: int


@dataclass(frozen=True)
class DieExchanged:
    """The simple die showing `old` is back in the hand."""

    seat: int
    cell: str
    old: str
    shape: str
    face: str


@dataclass(frozen=True)
class StationConnected:
    """A station is joined to a player's own for the first time."""

    seat: int
    station: str


@dataclass(frozen=True)
class BonusPaid:
    seat: int
    station: str
    tokens: int


@dataclass(frozen=True)
class LocomotiveBought:
    seat: int
    value: int
    tokens: int


@dataclass(frozen=True)
class LocomotivesScrapped:
    seat: int
    value: int
    number: int


@dataclass(frozen=True)
class LocomotiveSent:
    seat: int
    station: str
    locomotive: int


@dataclass(frozen=True)
class PassengersCarried:
    """`route` is the best way, from the own station to the one served."""

    seat: int
    station: str
    locomotive: int
    tokens: int
    distance: int
    route: tuple[str, ...]


@dataclass(frozen=True)
class PassengersCalled:
    seat: int
    tile: int
    tokens: int


@dataclass(frozen=True)
class Refilled:
    seat: int
    tokens: int


@dataclass(frozen=True)
class RefillTooDear:
    """A shortage or refill that the bank cannot pay is not made (RD-8.4)."""

    tokens: int
    bank: int


@dataclass(frozen=True)
class ShortageRelieved:
    tokens: int


@dataclass(frozen=True)
class FinalPhaseStarted:
    trigger: str


@dataclass(frozen=True)
class FinalRefill:
    tokens: int


@dataclass(frozen=True)
class DiceReturned:
    seat: int
    simple: int
    complex: int


@dataclass(frozen=True)
class TurnEnded:
    seat: int


@dataclass(frozen=True)
class GameEnded:
    reason: str


DiceEvent = (
    TilePlaced
    | FirstPlayerDrawn
    | OwnStationPlaced
    | GreyStationPlaced
    | GreyStationsDiscarded
    | TokensPutOut
    | DiceTaken
    | QuestionTaken
    | DiceRolled
    | RailLaid
    | DieExchanged
    | StationConnected
    | BonusPaid
    | LocomotiveBought
    | LocomotivesScrapped
    | LocomotiveSent
    | PassengersCarried
    | PassengersCalled
    | Refilled
    | RefillTooDear
    | ShortageRelieved
    | FinalPhaseStarted
    | FinalRefill
    | DiceReturned
    | TurnEnded
    | GameEnded
)
