"""What a board looks like, once: x right, y down, in units of a hex from centre to corner, or of a square's side.

A board file may have a `drawing`: what has no meaning in the rules (hills, rivers and seas for the eye, where names are
written, colours). Nothing in it changes a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NotRequired, TypedDict

from rotonde.core.hexes import FLAT, POINTY, hex_steps

PLAIN: Final = "plain"
RIVER: Final = "river"
HILL: Final = "hill"
MOUNTAIN: Final = "mountain"
WATER: Final = "water"
SEA: Final = "sea"
BEYOND: Final = "beyond"
"""Terrains to draw: `river` is a plain whose river has a price, `water` a wet cell, `beyond` land that is not played on."""

_ROOT: Final = sqrt(3)
_GRID_WORDS: Final = {FLAT: "flat", POINTY: "pointy"}

Point = tuple[float, float]


class Text(TypedDict):
    """A name in both languages."""

    en: str
    fr: str


class Cell(TypedDict):
    """A hex or square; `at` is "" for one that only fills the frame. `ornament`: its terrain has no meaning in the rules."""

    at: str
    x: float
    y: float
    terrain: str
    ornament: NotRequired[bool]


class Place(TypedDict):
    """Something with a name: a city in a cell, or (with `x` and `y`) the heap of a tile beside the map."""

    id: str
    at: str
    kind: str
    x: NotRequired[float]
    y: NotRequired[float]
    colour: NotRequired[str]
    company: NotRequired[str]
    tokens: NotRequired[list[str]]
    label_side: NotRequired[str]


class Edge(TypedDict):
    """A side of a cell that is drawn: `kind` is ridge or barrier. Coasts are where land cells meet sea."""

    kind: str
    at: str
    side: str
    ornament: NotRequired[bool]


class River(TypedDict):
    """A river from its spring to its mouth: it crosses the sides of cells off their middle, where track crosses."""

    name: Text
    points: list[list[float]]
    cells: list[str]
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
    """All that is drawn of a board before a piece lies on it. Seats have their colours under "0", "1" …"""

    key: str
    grid: str
    frame: list[float]
    cells: list[Cell]
    places: list[Place]
    edges: list[Edge]
    rivers: list[River]
    labels: list[Label]
    colours: dict[str, Ink]


class HexDrawing:
    """The geometry of a hex board, for the pictures of all games that have one."""

    def __init__(self, data: Mapping[str, Any], terrain_of: Callable[[str], str], outside: str = "") -> None:
        """`terrain_of` says how a terrain of the board is drawn; `outside` what fills the frame, "" as the nearest hex."""
        self.outside = outside
        self.orientation: str = data["grid"]["orientation"]
        self.drawing: Mapping[str, Any] = data.get("drawing", {})
        self.axial: dict[str, tuple[int, int]] = {h["label"]: (h["q"], h["r"]) for h in data["hexes"]}
        self.terrain: dict[tuple[int, int], str] = {(h["q"], h["r"]): terrain_of(h["terrain"]) for h in data["hexes"]}
        self._steps = hex_steps(self.orientation)
        self.sides = {step: name for name, step in self._steps.items()}

    @property
    def grid(self) -> str:
        return _GRID_WORDS[self.orientation]

    def centre(self, at: tuple[int, int]) -> Point:
        """Where the middle of a hex is drawn."""
        q, r = at
        return (1.5 * q, _ROOT * (r + q / 2)) if self.orientation == FLAT else (_ROOT * (q + r / 2), 1.5 * r)

    def cells(self) -> list[Cell]:
        """Every hex of the board, and those that fill its frame."""
        hills = set(self.drawing.get("hills", ()))
        cells = [_cell(label, self.centre(at), HILL if label in hills else self.terrain[at]) for label, at in self.axial.items()]
        for cell in cells:
            if cell["at"] in hills:
                cell["ornament"] = True
        return cells + self._filling()

    def frame(self) -> list[float]:
        """Left, top, width and height of what is shown: the board with a margin."""
        margin: float = self.drawing.get("margin", 1.4)
        points = [self.centre(at) for at in self.terrain]
        left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
        right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
        return [_round(left), _round(top), _round(right - left), _round(bottom - top)]

    def _filling(self) -> list[Cell]:
        left, top, width, height = self.frame()
        beyond = {(q, r) for q, r in self.drawing.get("beyond", ())}
        found: list[Cell] = []
        for at in self._grown(left - 1, top - 1, left + width + 1, top + height + 1):
            terrain = BEYOND if at in beyond else self.outside or self._nearest(at)
            found.append(_cell("", self.centre(at), terrain))
            found[-1]["ornament"] = True
        return found

    def _grown(self, left: float, top: float, right: float, bottom: float) -> list[tuple[int, int]]:
        """The hexes within bounds that the board does not have, in a stable order."""
        seen = set(self.terrain)
        queue = sorted(seen)
        found: list[tuple[int, int]] = []
        for q, r in queue:
            for dq, dr in self.sides:
                at = (q + dq, r + dr)
                x, y = self.centre(at)
                if at not in seen and left <= x <= right and top <= y <= bottom:
                    seen.add(at)
                    queue.append(at)
                    found.append(at)
        return sorted(found)

    def _nearest(self, at: tuple[int, int]) -> str:
        x, y = self.centre(at)

        def distance(other: tuple[int, int]) -> tuple[float, tuple[int, int]]:
            ox, oy = self.centre(other)
            return (round((ox - x) ** 2 + (oy - y) ** 2, 6), other)

        terrain = self.terrain[min(self.terrain, key=distance)]
        if terrain in (SEA, BEYOND):
            return terrain
        edge: str = self.drawing.get("outside", BEYOND)
        return SEA if terrain == WATER else edge

    def side_between(self, one: str, other: str) -> str:
        """The side of a hex that another one is behind."""
        (q, r), (p, s) = self.axial[one], self.axial[other]
        return self.sides[p - q, s - r]

    def edges(self, kind: str, pairs: Sequence[Sequence[str]]) -> list[Edge]:
        """Sides that are given as the two hexes beside them."""
        return [Edge(kind=kind, at=one, side=self.side_between(one, other)) for one, other in pairs]

    def rivers(self, courses: Sequence[tuple[Text, Sequence[str]]], ornament: bool) -> list[River]:
        """Rivers as lines, each given by the hexes that it runs through."""
        found = [River(name=name, points=self._course(hexes), cells=list(hexes)) for name, hexes in courses]
        for river in found:
            if ornament:
                river["ornament"] = True
        return found

    def drawn_rivers(self, ornament: bool) -> list[River]:
        """The rivers of the drawing."""
        return self.rivers([(river["name"], river["hexes"]) for river in self.drawing.get("rivers", ())], ornament)

    def _course(self, hexes: Sequence[str]) -> list[list[float]]:
        """Through each hex near its middle, over each side off its middle, and into the sea if the sea is next."""
        way = [self.axial[label] for label in hexes]
        mouth = self._mouth(way)
        if mouth is not None:
            way.append(mouth)
        points: list[Point] = []
        for i, at in enumerate(way):
            if i:
                points.append(self._crossing(way[i - 1], at))
            if i < len(way) - 1 or mouth is None:
                points.append(self._inside(at))
        if len(points) == 1:
            x, y = points[0]
            points = [(x - 0.45, y - 0.2), points[0], (x + 0.4, y + 0.25)]
        return [[_round(x), _round(y)] for x, y in points]

    def _mouth(self, way: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
        """The hex of the sea that a river runs into: the one most straight on."""
        q, r = way[-1]
        wet = [(q + dq, r + dr) for dq, dr in self.sides if self.terrain.get((q + dq, r + dr), self.outside) in (SEA, WATER)]
        if not wet or self.terrain[way[-1]] in (SEA, WATER):
            return None
        x, y = self.centre(way[-1])
        fx, fy = self.centre(way[-2]) if len(way) > 1 else (x, y)

        def straightness(at: tuple[int, int]) -> tuple[float, tuple[int, int]]:
            wx, wy = self.centre(at)
            return (round((wx - x) * (x - fx) + (wy - y) * (y - fy), 6), at)

        return max(wet, key=straightness)

    def _inside(self, at: tuple[int, int]) -> Point:
        x, y = self.centre(at)
        return x + 0.2 * _noise(at, 1), y + 0.2 * _noise(at, 2)

    def _crossing(self, one: tuple[int, int], other: tuple[int, int]) -> Point:
        (x, y), (ox, oy) = self.centre(one), self.centre(other)
        low, high = min(one, other), max(one, other)
        noise = _noise((low[0] * 31 + high[0], low[1] * 31 + high[1]), 3)
        off = (0.12 + 0.1 * abs(noise)) * (1 if noise >= 0 else -1) * (1 if one == low else -1)
        dx, dy = (ox - x) / _ROOT, (oy - y) / _ROOT
        return (x + ox) / 2 - dy * off, (y + oy) / 2 + dx * off

    def labels(self) -> list[Label]:
        """Where the names of seas, regions and lakes are written."""
        return [_label(row) for row in self.drawing.get("labels", ())]


def _label(row: Mapping[str, Any]) -> Label:
    return Label(
        kind=row["kind"], text=row["text"], x=_round(row["x"]), y=_round(row["y"]), angle=row.get("angle", 0), size=row["size"]
    )


def place(id: str, at: str, kind: str, drawing: Mapping[str, Any]) -> Place:
    """A city or town, with the side of its label where that is not below it."""
    found = Place(id=id, at=at, kind=kind)
    side = drawing.get("label_sides", {}).get(id)
    if side is not None:
        found["label_side"] = side
    return found


def inks(*tables: Mapping[str, Sequence[str]]) -> dict[str, Ink]:
    """Colours from rows of fill, ink, letter and dashes."""
    found: dict[str, Ink] = {}
    for table in tables:
        for id, row in table.items():
            found[id] = Ink(fill=row[0], ink=row[1], letter=row[2])
            if len(row) > 3:
                found[id]["dash"] = row[3]
    return found


DARK: Final = "#2b2118"
LIGHT: Final = "#ffffff"

SEATS: Final[dict[str, tuple[str, ...]]] = {
    "0": ("#2f6f4e", LIGHT, "A", ""),
    "1": ("#b3540c", LIGHT, "B", "7 5"),
    "2": ("#f6efdc", DARK, "C", "0.1 5.5"),
    "3": ("#14717c", LIGHT, "D", "9 3 0.1 3"),
    "4": ("#b5487f", LIGHT, "E", "2.5 2.5"),
    "5": ("#70503a", LIGHT, "F", "14 4"),
}
"""Away from the colours of the cubes; the letter is that of the seat, who has a name has another."""

CUBES: Final[dict[str, tuple[str, ...]]] = {
    "red": ("#b3261e", LIGHT, "R"),
    "yellow": ("#e8b81e", DARK, "Y"),
    "blue": ("#1f56a0", LIGHT, "B"),
    "black": ("#26231f", LIGHT, "K"),
    "purple": ("#6d3a8c", LIGHT, "P"),
    "grey": ("#a59b88", DARK, "G"),
}


def own_inks(data: Mapping[str, Any]) -> dict[str, Ink]:
    """The colours that a board's drawing names itself."""
    table: Mapping[str, Sequence[str]] = data.get("drawing", {}).get("colours", {})
    return inks(table)


def _cell(at: str, centre: Point, terrain: str) -> Cell:
    return Cell(at=at, x=_round(centre[0]), y=_round(centre[1]), terrain=terrain)


def _round(number: float) -> float:
    return round(number, 3)


def _noise(at: tuple[int, int], salt: int) -> float:
    """Between −1 and 1, always the same for the same hex."""
    mixed = (at[0] * 374761393 + at[1] * 668265263 + salt * 974634777) % 4294967296
    mixed = (mixed ^ (mixed >> 13)) * 1274126177 % 4294967296
    return ((mixed ^ (mixed >> 16)) % 2001 - 1000) / 1000
