"""The share game's actions and their notation. Seats and links count from 1 in notation, money is in $1,000.

`Build` (one tile), `DealCubes` and `DrawFirst` are Tycoon's: its tables of the map make them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rotonde.core.contract import MalformedAction
from rotonde.games.tycoon.actions import Build, DealCubes, DrawFirst

AVAILABLE: Final = "available"
ISSUED: Final = "issued"


@dataclass(frozen=True)
class DrawPile:
    """The dealer puts a price marker on top of the others at the same start price (EA-5.1)."""

    company: str

    def __str__(self) -> str:
        return f"pile {self.company}"


@dataclass(frozen=True)
class Offer:
    """Put up a share (EA-2.1, EA-8.1); `box` is `available` or `issued`. The opening bid follows."""

    company: str
    box: str

    def __str__(self) -> str:
        return f"offer {self.company} {self.box}"


@dataclass(frozen=True)
class Bid:
    """Open the auction of the share just offered, or raise (EA-2.2)."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True)
class Drop:
    """Drop out of this auction (EA-2.2)."""

    def __str__(self) -> str:
        return "drop"


@dataclass(frozen=True)
class Pass:
    """Offer nothing any more (EA-2.1, EA-8.1), take no action (EA-5.2), repay no bond (EA-6.2), propose no merger (EA-7.1)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Stop:
    """Build no second link (EA-5.3)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True)
class Deliver:
    """Take a cube up in a city, to be moved link by link (EA-5.6)."""

    colour: str
    origin: str

    def __str__(self) -> str:
        return f"deliver {self.colour} {self.origin}"


@dataclass(frozen=True)
class Via:
    """Move the cube along a link (EA-5.6). In the first city of its colour it is delivered."""

    link: int

    def __str__(self) -> str:
        return f"via {self.link + 1}"


@dataclass(frozen=True)
class Borrow:
    """Take bonds for the interest (EA-6.2, option `interest_bonds`)."""

    def __str__(self) -> str:
        return "borrow"


@dataclass(frozen=True)
class Default:
    """Leave interest unpaid that bonds could pay (EA-6.2, option `interest_bonds`)."""

    def __str__(self) -> str:
        return "default"


@dataclass(frozen=True)
class Repay:
    """Repay bonds (EA-6.2)."""

    bonds: int

    def __str__(self) -> str:
        return f"repay {self.bonds}"


@dataclass(frozen=True)
class Dividend:
    """Pay out a total (EA-6.3)."""

    amount: int

    def __str__(self) -> str:
        return f"dividend {self.amount}"


@dataclass(frozen=True)
class Merge:
    """Propose that the company in turn buys another (EA-7.1)."""

    target: str

    def __str__(self) -> str:
        return f"merge {self.target}"


@dataclass(frozen=True)
class Vote:
    """Vote on a merger, sealed until all have (EA-7.2)."""

    yes: bool

    def __str__(self) -> str:
        return "vote yes" if self.yes else "vote no"


Deal = DealCubes | DrawPile | DrawFirst
ShareAction = Deal | Offer | Bid | Drop | Pass | Build | Stop | Deliver | Via | Borrow | Default | Repay | Dividend | Merge | Vote


def parse(text: str) -> ShareAction:
    """The action that a text stands for; a text has one spelling only."""
    words = text.split(" ")
    action = None if "" in words else _read(words)
    if action is None or str(action) != text:
        raise MalformedAction("unknown_action_text", text=text)
    return action


def _read(words: list[str]) -> ShareAction | None:
    match words:
        case ["pass"]:
            return Pass()
        case ["drop"]:
            return Drop()
        case ["stop"]:
            return Stop()
        case ["borrow"]:
            return Borrow()
        case ["default"]:
            return Default()
        case ["vote", "yes" | "no" as answer]:
            return Vote(answer == "yes")
        case ["offer", company, "available" | "issued" as box]:
            return Offer(company, box)
        case ["merge", target]:
            return Merge(target)
        case ["build", hex, sides]:
            return Build(hex, sides)
        case ["deliver", colour, *city] if city:
            return Deliver(colour, " ".join(city))
        case ["cubes", *rest] if ":" in rest:
            colon = rest.index(":")
            city, cubes = rest[:colon], rest[colon + 1 :]
            return DealCubes(" ".join(city), tuple(cubes)) if city and cubes else None
        case ["pile", company]:
            return DrawPile(company)
        case [word, number] if is_number(number):
            return _read_numbered(word, int(number))
    return None


def _read_numbered(word: str, number: int) -> ShareAction | None:
    match word:
        case "bid":
            return Bid(number)
        case "dividend":
            return Dividend(number)
        case "repay":
            return Repay(number)
        case "via" if number:
            return Via(number - 1)
        case "first" if number:
            return DrawFirst(number - 1)
    return None


def is_number(text: str) -> bool:
    """Only the digits that `str(int)` writes, and no more of them than any number here has."""
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")
