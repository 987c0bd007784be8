"""The map of Rail Road Dice 2 in the terminal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.text import Text

from rotonde.cli.colours import GREY, ON_FILL
from rotonde.cli.scene import ASCII, Scene
from rotonde.cli.squares import MARGIN, Face, SquareDrawing
from rotonde.core.squares import TileMap
from rotonde.games.dice.layout import map_of

FILLS: Final = {".": "", "^": "on #5a4632", "~": "on #1d4567"}
TERRAIN_STYLES: Final = {"^": "#d8b48a", "~": "#8ec6ff"}
SIMPLE_STYLE: Final = "bold"
COMPLEX_STYLE: Final = "bold #d75f00"
COMPLEX_ON_FILL: Final = "bold #ffb273"
GREY_STYLE: Final = f"bold {GREY}"
TAG_STYLE: Final = "reverse"
MARGINS: Final = (MARGIN, 1)


def draw(scene: Scene) -> Text:
    """The tiles with terrain, rails and stations; each tile has its number in its upper left cell."""
    if scene.view["step"]["kind"] == "LayOut":
        return Text("\n".join(f"{p['tile']}: {p['x']},{p['y']} ({p['rotation']})" for p in scene.view["layout"]))
    tile_map = map_in(scene)
    drawing = SquareDrawing(tile_map.grid, scene.glyphs is ASCII)
    painter = Painter(scene, tile_map)
    return drawing.draw({label: painter.face(cell) for cell, label in enumerate(tile_map.grid.labels)})


def map_in(scene: Scene) -> TileMap:
    """The map that is played on: tiles of the board, where the view says that they lie."""
    tiles = scene.board.get("tiles")
    rows = None if tiles is None else tuple((tile["id"], tuple(tile["rows"])) for tile in tiles)
    return _map(tuple((p["tile"], p["x"], p["y"], p["rotation"]) for p in scene.view["layout"]), rows)


@lru_cache(maxsize=4)
def _map(layout: tuple[tuple[int, int, int, int], ...], tiles: tuple[tuple[int, tuple[str, ...]], ...] | None) -> TileMap:
    places = [dict(zip(("tile", "x", "y", "rotation"), place, strict=True)) for place in layout]
    if tiles is None:
        return map_of({"layout": places})
    return map_of({"layout": places, "tiles": [{"id": number, "rows": list(rows)} for number, rows in tiles]})


def legend(scene: Scene) -> str:
    """What the signs on the map mean."""
    return scene.say("cli-legend-dice", station=scene.glyphs.station, mountain="M" if scene.glyphs is ASCII else "^")


class Painter:
    """Makes the face of each cell."""

    def __init__(self, scene: Scene, tile_map: TileMap) -> None:
        self.scene = scene
        self.map = tile_map
        self.stations = {station["cell"]: station for station in scene.view["stations"]}
        self.heaps = [heap["tile"] for heap in scene.view["heaps"]]
        self.tagged = {tile_map.tile_of.index(tile): number for tile, number in enumerate(self.heaps)}

    def face(self, cell: int) -> Face:
        label, terrain = self.map.grid.labels[cell], self.map.terrain[cell]
        face = Face(fill=FILLS[terrain], borders=self._borders(cell))
        if terrain in TERRAIN_STYLES:
            # In plain characters a station looks like a mountain.
            sign = "M" if terrain == self.scene.glyphs.station else terrain
            face.corner = (sign, TERRAIN_STYLES[terrain])
        if cell in self.tagged:
            face.tag = (str(self.tagged[cell]), TAG_STYLE)
        die = self.scene.view["dice"].get(label)
        if die:
            face.tracks, face.tracks_style = die["face"], self._rail_style(die["simple"], face.fill)
        if label in self.stations:
            face.middle = self._station(label, face.fill)
        return face

    def _rail_style(self, is_simple: bool, fill: str) -> str:
        if is_simple:
            return ON_FILL if fill else SIMPLE_STYLE
        return COMPLEX_ON_FILL if fill else COMPLEX_STYLE

    def _station(self, label: str, fill: str) -> tuple[str, str]:
        """The sign of a station, with the number of the seat that owns it."""
        owner = self.stations[label]["owner"]
        if owner is None:
            return self.scene.glyphs.station, ON_FILL if fill else GREY_STYLE
        number, style = self.scene.seat_chip(owner) if fill else self.scene.seat_tag(owner)
        return self.scene.glyphs.station + number, style

    def _borders(self, cell: int) -> frozenset[int]:
        neighbour = self.map.grid.neighbour
        return frozenset(side for side in (0, 3) if neighbour[4 * cell + side] < 0 or self.map.crosses_border(cell, side))
