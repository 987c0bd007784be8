"""What a terminal drawing is made from: a view, who reads it, and what the terminal can show."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from rotonde.cli.colours import chip
from rotonde.cli.completion import Words
from rotonde.cli.saying import say
from rotonde.core.contract import Action, Game, JsonDict
from rotonde.games import based_on

SEAT_COLOURS: Final = ("#0a84d6", "#d0359a", "#b07a00", "#2f9040", "#d9542b", "#8a63d2")
"""A colour a seat, each as legible on a light terminal as on a dark one; the seat's number always stands beside it."""


@dataclass(frozen=True)
class Glyphs:
    """The signs on the board. None of them is told by colour alone."""

    station: str
    railway_town: str
    at_rest: str
    used_up: str
    turn: str
    arrows: dict[str, str]


UNICODE: Final = Glyphs(
    "▲", "■", "●", "·", "▶", {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}
)
ASCII: Final = Glyphs("^", "#", "*", ".", ">", dict.fromkeys(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), ">"))


def glyphs_for(encoding: str | None) -> Glyphs:
    """Signs that a terminal of this encoding can show."""
    try:
        (UNICODE.station + UNICODE.railway_town + "".join(UNICODE.arrows.values())).encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return ASCII
    return UNICODE


@dataclass(frozen=True)
class Scene:
    """A position as one reader sees it."""

    game: Game
    view: JsonDict
    board: JsonDict
    names: list[str]
    lang: str
    width: int
    glyphs: Glyphs = UNICODE
    colour: bool = False
    """Whether the terminal shows colours; where it does not, letters stand for them."""
    hide_money: bool = False
    """Where several people share the screen, money is only shown when asked for."""
    words: Words = field(default_factory=Words)
    """How notations are written in the reader's language."""

    def say(self, key: str, **variables: str | int) -> str:
        return say(self.lang, key, **variables)

    def typed(self, action: Action | str) -> str:
        """What is typed after the verb of an action, in the reader's words."""
        return self.words.shown(str(action)).partition(" ")[2]

    def seat_tag(self, seat: int) -> tuple[str, str]:
        """The number of a seat with its colour."""
        return str(seat + 1), f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}"

    def seat_chip(self, seat: int) -> tuple[str, str]:
        """The same on a ground of the seat's colour, for where the ground is coloured anyway."""
        return str(seat + 1), chip(SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def part_for(package: str, game_id: str) -> ModuleType:
    """The module of a package that is for a game, or for the game that it is based on; the generic one if there is none."""
    name, base = f"{package}.{game_id}", based_on(game_id)
    if find_spec(name):
        return import_module(name)
    return part_for(package, base) if base else import_module(f"{package}.generic")
