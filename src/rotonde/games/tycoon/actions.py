"""Tycoon's actions and their notation. Seats and links count from 1 in notation, money is in $1,000."""

from __future__ import annotations

from dataclasses import dataclass

from rotonde.core.contract import MalformedAction


@dataclass(frozen=True)
class DealCubes:
    """The dealer puts cubes from the bag into a city (RT-2.1, RT-6.2, RT-9.9, RT-10.3); colours in the board's order."""

    city: str
    cubes: tuple[str, ...]

    def __str__(self) -> str:
        return f"cubes {self.city} : {' '.join(self.cubes)}"


@dataclass(frozen=True)
class DealTycoon:
    """The dealer gives a seat its secret Tycoon card (RT-2.2)."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"tycoon {self.seat + 1} {self.card}"


@dataclass(frozen=True)
class TurnUp:
    """The dealer turns up an operations card (RT-2.3, RT-9.1)."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


@dataclass(frozen=True)
class DrawFirst:
    """The dealer draws who opens the first auction (RT-2.4)."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


@dataclass(frozen=True)
class Bid:
    """Raise the bid for first player (RT-4.1)."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


@dataclass(frozen=True)
class Pass:
    """Leave the auction (RT-4.1), or take no action (RT-4.6)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Issue:
    """Issue shares beyond what a payment needs (RT-3.1)."""

    shares: int

    def __str__(self) -> str:
        return f"issue {self.shares}"


@dataclass(frozen=True)
class Build:
    """Lay one tile (RT-5); `sides` are two directions in the board's order, such as `E-SW`."""

    hex: str
    sides: str

    def __str__(self) -> str:
        return f"build {self.hex} {self.sides}"


@dataclass(frozen=True)
class Stop:
    """End a build before the link is finished (RT-5.3)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True)
class Urbanize:
    """Put a new-city tile on a grey city (RT-6, RT-9.9)."""

    city: str
    colour: str

    def __str__(self) -> str:
        return f"urbanize {self.city} {self.colour}"


@dataclass(frozen=True)
class Upgrade:
    """Raise the locomotive by one level (RT-7)."""

    def __str__(self) -> str:
        return "upgrade"


@dataclass(frozen=True)
class Deliver:
    """Move a cube along links (RT-8)."""

    colour: str
    origin: str
    links: tuple[int, ...]

    def __str__(self) -> str:
        return f"deliver {self.colour} {self.origin} via {' '.join([str(link + 1) for link in self.links])}"


@dataclass(frozen=True)
class TakeCard:
    """Take an open operations card (RT-9.1)."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True)
class UseCard:
    """Use a card that was kept, with the build that follows (RT-9.5, RT-9.9)."""

    card: str

    def __str__(self) -> str:
        return f"use {self.card}"


@dataclass(frozen=True)
class Grow:
    """Say which city a card adds cubes to (RT-9.9)."""

    city: str

    def __str__(self) -> str:
        return f"grow {self.city}"


@dataclass(frozen=True)
class BuildWest:
    """Build a city's western link (RT-10)."""

    city: str

    def __str__(self) -> str:
        return f"west {self.city}"


TycoonAction = (
    DealCubes
    | DealTycoon
    | TurnUp
    | DrawFirst
    | Bid
    | Pass
    | Issue
    | Build
    | Stop
    | Urbanize
    | Upgrade
    | Deliver
    | TakeCard
    | UseCard
    | Grow
    | BuildWest
)


def parse(text: str) -> TycoonAction:
    """The action that a text stands for; a text has one spelling only."""
    words = text.split(" ")
    action = _read(words) if all(words) else None
    if action is None or str(action) != text:
        raise MalformedAction("unknown_action_text", text=text)
    return action


def _read(words: list[str]) -> TycoonAction | None:
    match words:
        case ["pass"]:
            return Pass()
        case ["stop"]:
            return Stop()
        case ["upgrade"]:
            return Upgrade()
        case ["bid", amount] if is_number(amount):
            return Bid(int(amount))
        case ["issue", shares] if is_number(shares):
            return Issue(int(shares))
        case ["build", hex, sides]:
            return Build(hex, sides)
        case ["take", card]:
            return TakeCard(card)
        case ["use", card]:
            return UseCard(card)
        case ["deliver", colour, *rest]:
            return _read_delivery(colour, rest)
        case ["urbanize", *city, colour] if city:
            return Urbanize(" ".join(city), colour)
        case ["grow", *city] if city:
            return Grow(" ".join(city))
        case ["west", *city] if city:
            return BuildWest(" ".join(city))
    return _read_deal(words)


def _read_delivery(colour: str, rest: list[str]) -> Deliver | None:
    if "via" not in rest:
        return None
    via = rest.index("via")
    city, links = rest[:via], rest[via + 1 :]
    if not city or not links or not all(is_number(link) and link != "0" for link in links):
        return None
    return Deliver(colour, " ".join(city), tuple(int(link) - 1 for link in links))


def _read_deal(words: list[str]) -> TycoonAction | None:
    match words:
        case ["first", seat] if is_number(seat) and seat != "0":
            return DrawFirst(int(seat) - 1)
        case ["tycoon", seat, card] if is_number(seat) and seat != "0":
            return DealTycoon(int(seat) - 1, card)
        case ["card", card]:
            return TurnUp(card)
        case ["cubes", *rest] if ":" in rest:
            colon = rest.index(":")
            city, cubes = rest[:colon], rest[colon + 1 :]
            return DealCubes(" ".join(city), tuple(cubes)) if city and cubes else None
    return None


def is_number(text: str) -> bool:
    """Only the digits that `str(int)` writes, so that a notation has one spelling; no number of the game is long."""
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")
