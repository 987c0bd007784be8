"""What Tycoon can be waiting for. Money is in $1,000."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CubeDraw:
    """The dealer draws cubes for a city (RT-2.1, RT-6.2, RT-9.9, RT-10.3)."""

    city: str
    number: int


@dataclass(frozen=True)
class TycoonDeal:
    """The dealer gives a seat its Tycoon card (RT-2.2)."""

    seat: int


@dataclass(frozen=True)
class CardDraw:
    """The dealer turns up an operations card (RT-2.3, RT-11.3)."""

    left: int


@dataclass(frozen=True)
class FirstPlayer:
    """The dealer draws who opens the first auction (RT-2.4)."""


@dataclass(frozen=True)
class Auction:
    """A seat raises or passes (RT-4.1)."""

    seat: int
    amount: int
    bidder: int | None


@dataclass(frozen=True)
class Turn:
    """A seat takes an action (RT-4.4)."""

    seat: int
    turn: int
    round: int
    actions_left: int


@dataclass(frozen=True)
class BuildTrack:
    """A seat lays tiles (RT-5.3); `city` and `hex` say where the link comes from and where it goes on, once it is begun."""

    seat: int
    city: str | None
    hex: str | None
    tiles_left: int


@dataclass(frozen=True)
class ResolveCard:
    """A seat says what the card that it took does (RT-9.4)."""

    seat: int
    card: str


@dataclass(frozen=True)
class GameOver:
    """Nothing more to decide (RT-12)."""

    reason: str


TycoonStep = CubeDraw | TycoonDeal | CardDraw | FirstPlayer | Auction | Turn | BuildTrack | ResolveCard | GameOver
