"""What every view has, whatever the game. A view is typed, so that the types of the page can be made from it."""

from __future__ import annotations

from dataclasses import fields
from typing import TypedDict

from rotonde.core.contract import JsonDict, OptionValue, Step


class TableView(TypedDict):
    """Who looks, on what, and how far the game is. Seats count from 0, links from 1."""

    game: str
    seat: int | None
    players: int
    options: dict[str, OptionValue]
    board: str
    ply: int
    to_act: list[int]
    step: JsonDict
    over: bool
    end_reason: str | None
    winners: list[int]


class AuctionRow(TypedDict):
    """An auction that runs: the last bid, whose it is, and who is still in it."""

    bid: int | None
    bidder: int | None
    active: list[int]


class CityRow(TypedDict):
    """A city of a map with cubes."""

    hex: str
    colour: str | None
    cubes: dict[str, int]
    empty: bool


def plain_step(step: Step) -> JsonDict:
    """A step, which is a dataclass, as JSON has it."""
    plain: JsonDict = {"kind": type(step).__name__}
    for field in fields(step):  # type: ignore[arg-type]
        fact = getattr(step, field.name)
        plain[field.name] = list(fact) if isinstance(fact, tuple) else fact
    return plain
