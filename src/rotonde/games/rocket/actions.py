"""Rocket's actions and their notation."""

from __future__ import annotations

from dataclasses import dataclass

from rotonde.core.contract import MalformedAction


@dataclass(frozen=True)
class DrawFirst:
    """The dealer draws the first player (SR-2.3). Seats count from 1 in notation."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


@dataclass(frozen=True)
class TakeToken:
    """Action A: take a token of a big city (SR-3)."""

    city: str
    commodity: str

    def __str__(self) -> str:
        return f"token {self.city} {self.commodity}"


@dataclass(frozen=True)
class PlaceStation:
    """Action B: put a station on a hex, from the supply or the one just lifted (SR-4)."""

    hex: str

    def __str__(self) -> str:
        return f"station {self.hex}"


@dataclass(frozen=True)
class LiftStation:
    """Action B, first half of moving a station: take it off the board (SR-4.3)."""

    hex: str

    def __str__(self) -> str:
        return f"lift {self.hex}"


@dataclass(frozen=True)
class Extend:
    """Action C: move a locomotive (SR-5)."""

    line: str
    to: str

    def __str__(self) -> str:
        return f"extend {self.line} {self.to}"


@dataclass(frozen=True)
class Bid:
    """Veto: bid shares and say where the locomotive goes (SR-6)."""

    shares: int
    to: str

    def __str__(self) -> str:
        return f"bid {self.shares} {self.to}"


@dataclass(frozen=True)
class Pass:
    """Veto: leave the locomotive where it is (SR-6.2)."""

    def __str__(self) -> str:
        return "pass"


RocketAction = DrawFirst | TakeToken | PlaceStation | LiftStation | Extend | Bid | Pass


def parse(text: str) -> RocketAction:
    """The action that a text stands for."""
    match text.split():
        case ["first", seat] if _is_number(seat) and int(seat) >= 1:
            return DrawFirst(int(seat) - 1)
        case ["token", *city, commodity] if city:
            return TakeToken(" ".join(city), commodity)
        case ["station", hex]:
            return PlaceStation(hex)
        case ["lift", hex]:
            return LiftStation(hex)
        case ["extend", line, to]:
            return Extend(line, to)
        case ["bid", shares, to] if _is_number(shares):
            return Bid(int(shares), to)
        case ["pass"]:
            return Pass()
    raise MalformedAction("unknown_action_text", text=text)


def _is_number(text: str) -> bool:
    """Only the digits that `str(int)` writes, so that a notation has one spelling; no number of the game is long."""
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")
