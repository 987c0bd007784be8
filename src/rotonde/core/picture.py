"""What a board looks like, once: x right, y down, in units of a hex from centre to corner, or of a square's side."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Text(TypedDict):
    """A name in both languages."""

    en: str
    fr: str


class Cell(TypedDict):
    """A hex or square; `terrain` is what the rules know, `ornament` what is only drawn: plain, hill, mountain, sea, beyond …"""

    at: str
    x: float
    y: float
    terrain: str
    ornament: NotRequired[str]


class Place(TypedDict):
    """A city, town or station that the board names."""

    id: str
    at: str
    kind: str
    colour: NotRequired[str]
    company: NotRequired[str]
    tokens: NotRequired[list[str]]
    label_side: NotRequired[str]
    small: NotRequired[bool]


class Edge(TypedDict):
    """A side of a cell that is drawn: `kind` is ridge, river, barrier or coast."""

    kind: str
    at: str
    side: str
    ornament: NotRequired[bool]


class River(TypedDict):
    """A river as a line from its spring to its mouth."""

    name: Text
    points: list[list[float]]
    ornament: NotRequired[bool]


class Label(TypedDict):
    """Where the name of a sea, region or lake is written; `angle` in degrees, clockwise."""

    kind: str
    text: Text
    x: float
    y: float
    angle: float
    size: float


class Ink(TypedDict):
    """How to draw a company, seat, cube or token: its fill, what is legible on it, a letter, and the dashes of its lines."""

    fill: str
    ink: str
    letter: str
    dash: NotRequired[str]


class Picture(TypedDict):
    """All that is drawn of a board before a piece lies on it."""

    key: str
    grid: str
    frame: list[float]
    cells: list[Cell]
    places: list[Place]
    edges: list[Edge]
    rivers: list[River]
    labels: list[Label]
    colours: dict[str, Ink]
