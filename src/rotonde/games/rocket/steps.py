"""What Rocket can be waiting for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FirstPlayer:
    """The dealer draws who begins (SR-2.3)."""


@dataclass(frozen=True)
class Turn:
    """The first or second action of a turn (SR-2.4)."""

    seat: int
    actions_left: int


@dataclass(frozen=True)
class Relocate:
    """A lifted station must be put down again (SR-4.3)."""

    seat: int
    lifted_from: str


@dataclass(frozen=True)
class Veto:
    """A holder may redirect the locomotive (SR-6)."""

    seat: int
    mover: int
    line: str
    origin: str
    to: str
    bid: int


@dataclass(frozen=True)
class GameOver:
    """Nothing more to decide (SR-13)."""

    reason: str


RocketStep = FirstPlayer | Turn | Relocate | Veto | GameOver
