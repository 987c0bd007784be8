"""What the share game can be waiting for. Money is in $1,000."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CubeDraw:
    """The dealer draws cubes for a city (EA-1.5)."""

    city: str
    number: int


@dataclass(frozen=True)
class PileDraw:
    """The dealer orders companies with equal start prices (EA-5.1)."""

    companies: tuple[str, ...]


@dataclass(frozen=True)
class FirstPlayer:
    """The dealer draws the first player (EA-1.2)."""


@dataclass(frozen=True)
class OpeningOffer:
    """A seat offers a share or passes for good (EA-2.1)."""

    seat: int


@dataclass(frozen=True)
class StockOffer:
    """A seat offers a share or passes for the phase (EA-8.1)."""

    seat: int
    turn: int


@dataclass(frozen=True)
class OpeningBid:
    """The seat that offered a share makes the opening bid (EA-2.1, EA-8.1)."""

    seat: int
    company: str
    box: str
    price: int


@dataclass(frozen=True)
class Auction:
    """A seat raises or drops out (EA-2.2)."""

    seat: int
    company: str
    box: str
    amount: int
    bidder: int


@dataclass(frozen=True)
class CompanyAction:
    """A controller says what a company does (EA-5.2)."""

    seat: int
    company: str
    turn: int
    round: int


@dataclass(frozen=True)
class BuildLink:
    """A controller goes on with a link (EA-5.3): from which city, in which hex, at what price so far."""

    seat: int
    company: str
    city: str
    hex: str
    price: int


@dataclass(frozen=True)
class SecondLink:
    """A controller may have the company build a second link (EA-5.3)."""

    seat: int
    company: str


@dataclass(frozen=True)
class MoveCube:
    """A controller moves a cube on (EA-5.6)."""

    seat: int
    company: str
    colour: str
    origin: str
    city: str


@dataclass(frozen=True)
class Interest:
    """A controller says whether bonds pay the interest (EA-6.2, option `interest_bonds`)."""

    seat: int
    company: str
    amount: int


@dataclass(frozen=True)
class Repayment:
    """A controller may have bonds repaid (EA-6.2)."""

    seat: int
    company: str
    bonds: int


@dataclass(frozen=True)
class DividendChoice:
    """A controller sets the dividend (EA-6.3), `amount` at most."""

    seat: int
    company: str
    price: int
    amount: int


@dataclass(frozen=True)
class MergerProposal:
    """A controller may propose a merger (EA-7.1)."""

    seat: int
    company: str


@dataclass(frozen=True)
class MergerVote:
    """The holders of a company vote (EA-7.2): all at once, sealed. `seats` have not voted yet."""

    seats: tuple[int, ...]
    company: str
    buyer: str
    target: str


@dataclass(frozen=True)
class GameOver:
    """Nothing more to decide (EA-9)."""

    reason: str


ShareStep = (
    CubeDraw
    | PileDraw
    | FirstPlayer
    | OpeningOffer
    | StockOffer
    | OpeningBid
    | Auction
    | CompanyAction
    | BuildLink
    | SecondLink
    | MoveCube
    | Interest
    | Repayment
    | DividendChoice
    | MergerProposal
    | MergerVote
    | GameOver
)
