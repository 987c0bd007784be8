"""Tycoon's board in the terminal: cities with their cubes, track with its owners."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rich.text import Text

from rotonde.cli.hexes import Face, HexDrawing, Ink, fitting_pitch
from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.core.hexes import DIRECTION_NAMES, HexGrid
from rotonde.i18n import label

FILLS: Final = {
    "red": "on #8c2a22",
    "yellow": "on #8a6d00",
    "blue": "on #1f4e8c",
    "black": "on #303030",
    "purple": "on #5d2f7a",
    None: "on #6b6b6b",
}
CITY_STYLE: Final = "bold white"
LABEL_STYLE: Final = "dim"
DEAR_STYLE: Final = "dim #c89060"
EMPTY_CITY: Final = "–"


def draw(scene: Scene) -> Text:
    """The board with cities, cubes, finished links and unfinished ones."""
    grid = grid_of(scene.board)
    drawing = HexDrawing(grid, fitting_pitch(grid, scene.width))
    painter = Painter(scene, grid, drawing.room)
    return drawing.draw({name: painter.face(name) for name in grid.labels})


def grid_of(board: Mapping[str, Any]) -> HexGrid:
    """The hexes that track may lie in, and the cities."""
    prices = board["tables"]["terrain_prices"]["value"]
    cities = {c["hex"] for c in board["cities"]}
    cells = tuple((h["label"], h["q"], h["r"]) for h in board["hexes"] if h["terrain"] in prices or h["label"] in cities)
    return _grid(board["grid"]["orientation"], cells)


@lru_cache(maxsize=4)
def _grid(orientation: str, cells: tuple[tuple[str, int, int], ...]) -> HexGrid:
    return HexGrid(orientation, cells)


def initials(scene: Scene) -> dict[str, str]:
    """A letter for each colour: the first of its word in the reader's language that no other has."""
    colours = scene.board["tables"]["colours"]["value"]
    found: dict[str, str] = {}
    for colour in colours:
        word = label(scene.lang, scene.game.id, "colour", colour).upper()
        found[colour] = next((letter for letter in word if letter not in found.values()), word)
    return found


class Painter:
    """Makes the face of each hex."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        self.scene = scene
        self.room = room
        self.sides = DIRECTION_NAMES[grid.orientation]
        self.letters = initials(scene)
        self.city_at: dict[str, tuple[str, JsonDict]] = {c["hex"]: (name, c) for name, c in scene.view["cities"].items()}
        self.terrain = {h["label"]: h["terrain"] for h in scene.board["hexes"]}
        prices = scene.board["tables"]["terrain_prices"]["value"]
        self.cheapest = min(prices.values(), default=0)
        self.prices = prices
        self.track: dict[str, list[tuple[int, str]]] = {}
        for link in scene.view["links"] + scene.view["unfinished"]:
            for place, sides in link["tiles"]:
                self.track.setdefault(place, []).append((link["owner"], sides))

    def face(self, place: str) -> Face:
        if place in self.city_at:
            return self._city(*self.city_at[place])
        style = LABEL_STYLE if self.prices.get(self.terrain[place], 0) <= self.cheapest else DEAR_STYLE
        upper: list[Ink] = [(place, style)] if len(place) <= self.room else []
        if place not in self.track:
            return Face(upper=upper)
        lower = [self.scene.seat_tag(owner) for owner, _ in self.track[place]]
        joined = frozenset(self.sides.index(side) for _, sides in self.track[place] for side in sides.split("-"))
        return Face(upper=upper, lower=lower, joined=joined, joined_style=lower[0][1])

    def _city(self, name: str, city: JsonDict) -> Face:
        letters = "".join(self.letters[colour] * number for colour, number in city["cubes"].items())
        shown = letters or EMPTY_CITY
        if len(shown) > self.room:
            shown = f"{sum(city['cubes'].values())}*"
        return Face(name=(name, CITY_STYLE), lower=[(shown, CITY_STYLE)], fill=FILLS.get(city["colour"], FILLS[None]))
