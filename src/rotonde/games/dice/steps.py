"""What Rail Road Dice 2 can be waiting for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LayOut:
    """The dealer lays the next tile of a layout at random (RD-1.2)."""

    tile: int


@dataclass(frozen=True)
class FirstPlayer:
    """The dealer draws who begins (RD-1.8)."""


@dataclass(frozen=True)
class PlaceOwn:
    """A player places their own station (RD-1.4)."""

    seat: int


@dataclass(frozen=True)
class PlaceGrey:
    """A player places a grey station (RD-1.4)."""

    seat: int
    left: int


@dataclass(frozen=True)
class Turn:
    """Any of the actions in any order (RD-2.1)."""

    seat: int
    rolled: bool
    refilled: bool
    final: bool


@dataclass(frozen=True)
class Rolling:
    """The dealer rolls the dice that a player took (RD-3)."""

    seat: int
    simple: int
    complex: int


@dataclass(frozen=True)
class Loading:
    """How many tokens a locomotive brings (RD-7.4)."""

    seat: int
    station: str
    locomotive: int
    most: int


@dataclass(frozen=True)
class GameOver:
    """Nothing more to decide (RD-8.5)."""

    reason: str


DiceStep = LayOut | FirstPlayer | PlaceOwn | PlaceGrey | Turn | Rolling | Loading | GameOver
