"""The actions of Rail Road Dice 2 and their notation.

A face is written by its tracks, each the two sides that it joins: `NS`, `NE`, `EW+NS`. A `?` before it says that a die
showing "?" is used for it: `lay F7 ?NS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rotonde.core.contract import MalformedAction
from rotonde.games.dice.faces import COMPLEX_SYMBOLS, FACES, SIMPLE_FACES, SIMPLE_SYMBOLS

QUESTION: Final = "question"
_SIGNS: Final = {QUESTION: "?"}
_WORDS: Final = {"?": QUESTION}


@dataclass(frozen=True)
class PlaceTile:
    """The dealer lays a tile of a layout at random (RD-1.2): its top left cell, and quarter turns clockwise."""

    tile: int
    x: int
    y: int
    rotation: int

    def __str__(self) -> str:
        return f"tile {self.tile} at {self.x},{self.y} turned {self.rotation}"


@dataclass(frozen=True)
class DrawFirst:
    """The dealer draws the first player (RD-1.8). Seats count from 1 in notation."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


@dataclass(frozen=True)
class PlaceStation:
    """Set-up: put a station on a cell (RD-1.4)."""

    cell: str

    def __str__(self) -> str:
        return f"station {self.cell}"


@dataclass(frozen=True)
class Roll:
    """Take so many simple and complex dice to roll (RD-3.1)."""

    simple: int
    complex: int

    def __str__(self) -> str:
        return f"roll {self.simple}+{self.complex}"


@dataclass(frozen=True)
class TakeQuestion:
    """Take a complex die showing "?" without rolling (RD-3.1)."""

    def __str__(self) -> str:
        return "take ?"


@dataclass(frozen=True)
class Dice:
    """The dealer rolls: what the dice show, in the order of the symbols (RD-3)."""

    simple: tuple[str, ...]
    complex: tuple[str, ...]

    def __str__(self) -> str:
        words = ["dice", *[_SIGNS.get(s, s) for s in self.simple]]
        if self.complex:
            words += ["+", *[_SIGNS.get(s, s) for s in self.complex]]
        return " ".join(words)


@dataclass(frozen=True)
class Lay:
    """Lay a simple die on an empty cell (RD-4); `question`: one that shows "?"."""

    cell: str
    face: str
    question: bool

    def __str__(self) -> str:
        return f"lay {self.cell} {_mark(self.question)}{self.face}"


@dataclass(frozen=True)
class Exchange:
    """Put a complex die in the place of a simple one (RD-5); `question`: one that shows "?"."""

    cell: str
    face: str
    question: bool

    def __str__(self) -> str:
        return f"exchange {self.cell} {_mark(self.question)}{self.face}"


@dataclass(frozen=True)
class Buy:
    """Buy a locomotive (RD-7.1)."""

    value: int

    def __str__(self) -> str:
        return f"buy {self.value}"


@dataclass(frozen=True)
class Carry:
    """Send a locomotive to a station (RD-7.3); how many tokens it brings is asked next."""

    station: str
    locomotive: int

    def __str__(self) -> str:
        return f"carry {self.station} {self.locomotive}"


@dataclass(frozen=True)
class Load:
    """Carry, second half: how many tokens (RD-7.4)."""

    tokens: int

    def __str__(self) -> str:
        return f"load {self.tokens}"


@dataclass(frozen=True)
class Call:
    """Return a die to have tokens put beside a tile (RD-7.6); `question`: one that shows "?"."""

    tile: int
    question: bool

    def __str__(self) -> str:
        return f"call {_mark(self.question)}{self.tile}"


@dataclass(frozen=True)
class Refill:
    """Instead of the roll: tokens beside every tile (RD-2.2)."""

    def __str__(self) -> str:
        return "refill"


@dataclass(frozen=True)
class EndTurn:
    """Nothing more this turn (RD-2.3)."""

    def __str__(self) -> str:
        return "end"


DiceAction = (
    PlaceTile
    | DrawFirst
    | PlaceStation
    | Roll
    | TakeQuestion
    | Dice
    | Lay
    | Exchange
    | Buy
    | Carry
    | Load
    | Call
    | Refill
    | EndTurn
)


def _mark(question: bool) -> str:
    return "?" if question else ""


def parse(text: str) -> DiceAction:
    """The action that a text stands for."""
    words = text.split()
    action = _read(words)
    # One spelling only: dice in another order, or a number with a plus sign, are not it.
    if action is None or str(action) != " ".join(words):
        raise MalformedAction("unknown_action_text", text=text)
    return action


def _read(words: list[str]) -> DiceAction | None:
    match words:
        case ["tile", tile, "at", place, "turned", turns] if _is_number(tile) and _is_number(turns):
            return _read_place(int(tile), place, int(turns))
        case ["first", seat] if _is_number(seat) and int(seat) >= 1:
            return DrawFirst(int(seat) - 1)
        case ["station", cell]:
            return PlaceStation(cell)
        case ["roll", dice]:
            return _read_roll(dice)
        case ["take", "?"]:
            return TakeQuestion()
        case ["dice", *symbols]:
            return _read_dice(symbols)
        case ["lay", cell, face] if face.removeprefix("?") in FACES.names[:SIMPLE_FACES]:
            return Lay(cell, face.removeprefix("?"), face.startswith("?"))
        case ["exchange", cell, face] if face.removeprefix("?") in FACES.names[SIMPLE_FACES:]:
            return Exchange(cell, face.removeprefix("?"), face.startswith("?"))
        case ["buy", value] if _is_number(value):
            return Buy(int(value))
        case ["carry", station, value] if _is_number(value):
            return Carry(station, int(value))
        case ["load", tokens] if _is_number(tokens):
            return Load(int(tokens))
        case ["call", tile] if _is_number(tile.removeprefix("?")):
            return Call(int(tile.removeprefix("?")), tile.startswith("?"))
        case ["refill"]:
            return Refill()
        case ["end"]:
            return EndTurn()
    return None


def _read_place(tile: int, place: str, rotation: int) -> PlaceTile | None:
    x, comma, y = place.partition(",")
    numbers = comma and _is_number(x.removeprefix("-")) and _is_number(y.removeprefix("-"))
    return PlaceTile(tile, int(x), int(y), rotation) if numbers else None


def _read_roll(text: str) -> Roll | None:
    simple, plus, complex = text.partition("+")
    return Roll(int(simple), int(complex)) if plus and _is_number(simple) and _is_number(complex) else None


def _read_dice(words: list[str]) -> Dice | None:
    split = words.index("+") if "+" in words else len(words)
    simple = [_WORDS.get(w, w) for w in words[:split]]
    complex = [_WORDS.get(w, w) for w in words[split + 1 :]]
    if any(s not in SIMPLE_SYMBOLS for s in simple) or any(s not in COMPLEX_SYMBOLS for s in complex):
        return None
    in_order = Dice(tuple(sorted(simple, key=SIMPLE_SYMBOLS.index)), tuple(sorted(complex, key=COMPLEX_SYMBOLS.index)))
    return in_order if simple or complex else None


def _is_number(text: str) -> bool:
    """Only the digits that `str(int)` writes, so that a notation has one spelling; no number of the game is long."""
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")
