"""Tycoon's board in the terminal: cities with their cubes, track with its owners, and what makes building dear or impossible."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rich.text import Text

from rotonde.cli.colours import ON_FILL
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
LABEL_STYLE: Final = "dim"
RIVER: Final[Ink] = ("~", "#0a84d6")
RIDGE: Final[Ink] = ("^", "bold #b5651d")
BARRIER: Final[Ink] = ("#", "bold")
MARKS: Final[Mapping[str, Ink]] = {"hills": ("^", "#b5651d"), "mountain": ("^", "#b5651d"), "river": RIVER}
"""The sign of a terrain in a hex without track."""

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


def legend(scene: Scene) -> str:
    """What the signs on the board mean."""
    return scene.say(f"cli-legend-{scene.game.id}", letters=colour_letters(scene))


def colour_letters(scene: Scene) -> str:
    """`R red, Y yellow`: the letters of cubes and cities."""
    return ", ".join(f"{letter} {label(scene.lang, scene.game.id, 'colour', c)}" for c, letter in initials(scene).items())


class Painter:
    """Makes the face of each hex."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        self.scene = scene
        self.grid = grid
        self.room = room
        self.sides = DIRECTION_NAMES[grid.orientation]
        self.letters = initials(scene)
        self.city_at: dict[str, tuple[str, JsonDict]] = {c["hex"]: (name, c) for name, c in scene.view["cities"].items()}
        self.terrain = {h["label"]: h["terrain"] for h in scene.board["hexes"]}
        self.edges = self._edges()
        self.track: dict[str, list[tuple[Any, str]]] = {}
        for link in scene.view["links"] + scene.view["unfinished"]:
            for place, sides in link["tiles"]:
                self.track.setdefault(place, []).append((link["owner"], sides))

    def _edges(self) -> dict[str, dict[int, Ink]]:
        """What lies on the edges of each hex: rivers, over them ridges, over them barriers."""
        edges: dict[str, dict[int, Ink]] = {}
        for h in self.scene.board["hexes"]:
            for side in h.get("river", {}).get("sides", ()):
                edges.setdefault(h["label"], {})[self.sides.index(side)] = RIVER
        for kind, ink in (("ridges", RIDGE), ("barriers", BARRIER)):
            for a, b in self.scene.board.get(kind, ()):
                for one, other in ((a, b), (b, a)):
                    if one in self.grid.index and other in self.grid.index:
                        edges.setdefault(one, {})[self.grid.direction(self.grid.index[one], self.grid.index[other])] = ink
        return edges

    def tag(self, owner: Any) -> Ink:
        """How the owner of track is told."""
        return self.scene.seat_tag(owner)

    def face(self, place: str) -> Face:
        edges = self.edges.get(place, {})
        if place in self.city_at:
            return self._city(*self.city_at[place], edges)
        if place in self.track:
            lower = [self.tag(owner) for owner, _ in self.track[place]]
            joined = frozenset(self.sides.index(side) for _, sides in self.track[place] for side in sides.split("-"))
            upper = [(place, LABEL_STYLE)] if len(place) <= self.room else []
            return Face(upper=upper, lower=lower, joined=joined, joined_style=lower[0][1], edges=edges)
        return self._land(place, edges)

    def _land(self, place: str, edges: Mapping[int, Ink]) -> Face:
        """A hex without track: its label, on both lines where it is long, and a sign for what makes it dear."""
        column = place.rstrip("0123456789")
        upper, row = (place, "") if len(place) <= self.room else (column, place[len(column) :])
        lower: list[Ink] = [(row, LABEL_STYLE)] if row else []
        return Face(upper=[(upper, LABEL_STYLE)], lower=[*lower, *self._marks(place)], edges=edges)

    def _marks(self, place: str) -> list[Ink]:
        terrain = self.terrain[place]
        if terrain in MARKS:
            return [MARKS[terrain]]
        return [RIVER] if RIVER in self.edges.get(place, {}).values() else []

    def _city(self, name: str, city: JsonDict, edges: Mapping[int, Ink]) -> Face:
        letters = "".join(self.letters[colour] * number for colour, number in city["cubes"].items())
        shown = letters or EMPTY_CITY
        if len(shown) > self.room:
            shown = f"{sum(city['cubes'].values())}*"
        if not self.scene.colour and city["colour"]:
            name = f"{self.letters.get(city['colour'], '?')}:{name}"
        fill = FILLS.get(city["colour"], FILLS[None])
        return Face(name=(name, ON_FILL), lower=[(shown, ON_FILL)], fill=fill, edges=edges)
