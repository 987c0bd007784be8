"""The board of England and Wales in the terminal: Tycoon's drawing, with mountains, rivers and barriers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rotonde.cli.boards.tycoon import Painter, grid_of
from rotonde.cli.hexes import Face, HexDrawing, fitting_pitch
from rotonde.cli.scene import Scene
from rotonde.core.hexes import HexGrid

MARKS: Final = {"mountain": ("^", "#c89060"), "river": ("~", "#6fa8dc")}
"""The sign of a terrain in an empty hex, and its colour."""


def draw(scene: Scene) -> Text:
    """The board with cities, cubes, links, terrain and barriers."""
    grid = grid_of(scene.board)
    drawing = HexDrawing(grid, fitting_pitch(grid, scene.width))
    painter = EnglandPainter(scene, grid, drawing.room)
    return drawing.draw({name: painter.face(name) for name in grid.labels})


class EnglandPainter(Painter):
    """Makes the face of each hex."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        super().__init__(scene, grid, room)
        self.barriers: dict[str, set[int]] = {}
        for a, b in scene.board["barriers"]:
            for one, other in ((a, b), (b, a)):
                self.barriers.setdefault(one, set()).add(grid.direction(grid.index[one], grid.index[other]))

    def face(self, place: str) -> Face:
        face = super().face(place)
        face.blocked = frozenset(self.barriers.get(place, ()))
        if place not in self.city_at and not face.lower and self.terrain[place] in MARKS:
            face.lower = [MARKS[self.terrain[place]]]
        return face
