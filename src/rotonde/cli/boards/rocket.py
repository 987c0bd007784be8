"""Rocket's board in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rich.text import Text

from rotonde.cli.colours import ON_FILL, chip, legible
from rotonde.cli.hexes import Face, HexDrawing, Ink, fitting_pitch
from rotonde.cli.scene import Scene
from rotonde.core.contract import JsonDict
from rotonde.core.hexes import HexGrid
from rotonde.i18n import label

CITY_FILL: Final = "on #6b4a2b"
TOWN_FILL: Final = "on #5c5c5c"
LABEL_STYLE: Final = "dim"
TOKEN_STYLE: Final = "bold #ffd79a"


def draw(scene: Scene) -> Text:
    """The board with track, locomotives, stations, towns and the tokens that are left."""
    grid = grid_of(scene.board)
    drawing = HexDrawing(grid, fitting_pitch(grid, scene.width))
    painter = Painter(scene, grid, drawing.room)
    return drawing.draw({label: painter.face(place) for place, label in enumerate(grid.labels)})


def grid_of(board: Mapping[str, Any]) -> HexGrid:
    """The playable hexes of a board."""
    cells = tuple((h["label"], h["q"], h["r"]) for h in board["hexes"] if h["terrain"] == "land")
    return _grid(board["grid"]["orientation"], cells)


@lru_cache(maxsize=4)
def _grid(orientation: str, cells: tuple[tuple[str, int, int], ...]) -> HexGrid:
    return HexGrid(orientation, cells)


def initials(scene: Scene) -> dict[str, str]:
    """A letter for each commodity in the reader's language; more letters where two begin alike."""
    words = {c: label(scene.lang, "rocket", "commodity", c) for c in scene.board["commodities"]}
    for length in range(1, max(map(len, words.values())) + 1):
        short = {c: word[:length].capitalize() for c, word in words.items()}
        if len(set(short.values())) == len(short):
            return short
    return words


def legend(scene: Scene) -> str:
    """What the signs on the board mean."""
    letters = ", ".join(f"{letter} {label(scene.lang, 'rocket', 'commodity', c)}" for c, letter in initials(scene).items())
    return scene.say("cli-legend-rocket", station=scene.glyphs.station, town=scene.glyphs.railway_town, letters=letters)


class Painter:
    """Makes the face of each hex."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        self.scene = scene
        self.grid = grid
        self.room = room
        self.track: Mapping[str, str] = scene.view["track"]
        self.stations: Mapping[str, int] = scene.view["stations"]
        self.town_at: dict[str, JsonDict] = {t["hex"]: t for t in scene.board["towns"]}
        self.company_of_start = {c["start"]: c["id"] for c in scene.board["companies"]}
        self.colour = {c["id"]: str(c.get("rgb", "")) for c in scene.board["companies"]}
        self.engine_at = {line["locomotive"]: c for c, line in scene.view["lines"].items() if line["locomotive"]}
        self.letters = initials(scene)

    def face(self, place: int) -> Face:
        hex_label = self.grid.labels[place]
        if hex_label in self.town_at:
            return self._town(self.town_at[hex_label])
        if hex_label in self.track:
            return self._track(place, hex_label)
        station = self._station(hex_label)
        if station and len(hex_label) + len(station[0][0]) > self.room:
            return Face(upper=[(hex_label, LABEL_STYLE)], lower=station)
        return Face(upper=[(hex_label, LABEL_STYLE), *station])

    def _station(self, hex_label: str) -> list[Ink]:
        """The sign of a station with the number of its seat."""
        if hex_label not in self.stations:
            return []
        number, style = self.scene.seat_tag(self.stations[hex_label])
        return [(self.scene.glyphs.station + number, style)]

    def _town(self, town: JsonDict) -> Face:
        name = (town["name"], ON_FILL)
        if town["kind"] == "big_city":
            return Face(name=name, lower=self._tokens(town), fill=CITY_FILL)
        if town["kind"] == "railway_town":
            return Face(name=name, lower=[(self.scene.glyphs.railway_town, ON_FILL)], fill=TOWN_FILL)
        company = self.company_of_start[town["name"]]
        if self.engine_at.get(town["hex"]) == company:
            return Face(name=name, lower=[self._engine(company, self.scene.glyphs.at_rest)], fill=TOWN_FILL)
        return Face(name=name, lower=[(company[: self.room], ON_FILL)], fill=TOWN_FILL)

    def _tokens(self, city: JsonDict) -> list[Ink]:
        """A letter for each token left, a dot for each that was taken."""
        left: Mapping[str, int] = self.scene.view["bank"]["tokens"].get(city["name"], {})
        letters = "".join(self.letters[c] * left.get(c, 0) for c in self.scene.board["commodities"])
        taken = len(city["tokens"]) - sum(left.values())
        return [(letters + self.scene.glyphs.used_up * taken, TOKEN_STYLE)]

    def _track(self, place: int, hex_label: str) -> Face:
        line = self.track[hex_label]
        style = f"bold {legible(self.colour[line])}"
        upper = [(hex_label, LABEL_STYLE), *self._station(hex_label)]
        lower = [(line[: self.room], style)]
        if self.engine_at.get(hex_label) == line:
            upper, lower = self._engine_lines(line, upper)
        while sum(len(text) for text, _ in upper) > self.room:
            upper = upper[1:]  # the label: the table of lines tells where a locomotive is
        return Face(upper=upper, lower=lower, joined=self._joined(place, line), joined_style=style)

    def _engine_lines(self, line: str, upper: list[Ink]) -> tuple[list[Ink], list[Ink]]:
        """The arrow stands before the company, or above it where that is too long."""
        arrow = self.scene.glyphs.arrows.get(self.scene.view["lines"][line]["heading"], "")
        if len(arrow + line) <= self.room:
            return upper, [self._engine(line, arrow)]
        return [*upper, (arrow, f"bold {legible(self.colour[line])}")], [self._engine(line, "")]

    def _engine(self, line: str, sign: str) -> Ink:
        shown = sign + line if len(sign + line) <= self.room else line[: self.room]
        return shown, chip(self.colour[line])

    def _joined(self, place: int, line: str) -> frozenset[int]:
        """The directions in which the line goes on: hexes of different lines are never neighbours (SR-5.4)."""
        around = self.grid.neighbour[6 * place : 6 * place + 6]
        return frozenset(
            d for d, n in enumerate(around) if n >= 0 and self.track.get(self.grid.labels[n]) == line and not self._is_town(n)
        )

    def _is_town(self, place: int) -> bool:
        return self.grid.labels[place] in self.town_at
