"""The share game's board in the terminal: cities with their cubes, track with the company that owns it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rotonde.cli.boards.tycoon import DEAR_STYLE, LABEL_STYLE, Painter, grid_of
from rotonde.cli.hexes import Face, HexDrawing, Ink, fitting_pitch
from rotonde.cli.scene import Scene
from rotonde.core.hexes import HexGrid

STYLES: Final = {
    "green": "bold bright_green",
    "black": "bold bright_white",
    "red": "bold bright_red",
    "blue": "bold bright_blue",
    "yellow": "bold bright_yellow",
    "purple": "bold bright_magenta",
}


def draw(scene: Scene) -> Text:
    """The board with cities, cubes and links."""
    grid = grid_of(scene.board)
    drawing = HexDrawing(grid, fitting_pitch(grid, scene.width))
    painter = CompanyPainter(scene, grid, drawing.room)
    return drawing.draw({name: painter.face(name) for name in grid.labels})


def company_tags(scene: Scene) -> dict[str, Ink]:
    """A letter for each company, the first of its id that no other has, in its colour."""
    tags: dict[str, Ink] = {}
    for company in scene.board["companies"]:
        used = [letter for letter, _ in tags.values()]
        letter = next((c for c in company["id"] if c not in used), company["id"])
        tags[company["id"]] = (letter, STYLES.get(company["colour"], "bold"))
    return tags


class CompanyPainter(Painter):
    """Makes the face of each hex; owners are companies."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        super().__init__(scene, grid, room)
        self.tags = company_tags(scene)
        self.owners: dict[str, list[tuple[str, str]]] = {}
        for link in scene.view["links"] + scene.view["unfinished"]:
            for place, sides in link["tiles"]:
                self.owners.setdefault(place, []).append((link["owner"], sides))

    def face(self, place: str) -> Face:
        if place in self.city_at:
            return self._city(*self.city_at[place])
        style = LABEL_STYLE if self.prices.get(self.terrain[place], 0) <= self.cheapest else DEAR_STYLE
        upper: list[Ink] = [(place, style)] if len(place) <= self.room else []
        if place not in self.owners:
            return Face(upper=upper)
        lower = [self.tags[owner] for owner, _ in self.owners[place]]
        joined = frozenset(self.sides.index(side) for _, sides in self.owners[place] for side in sides.split("-"))
        return Face(upper=upper, lower=lower, joined=joined, joined_style=lower[0][1])
