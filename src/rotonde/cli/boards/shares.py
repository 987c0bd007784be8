"""The share game's board in the terminal: cities with their cubes, track with the company that owns it."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rotonde.cli.boards.tycoon import Painter, colour_letters, grid_of
from rotonde.cli.hexes import HexDrawing, Ink, fitting_pitch
from rotonde.cli.scene import Scene
from rotonde.core.hexes import HexGrid

STYLES: Final = {
    "green": "bold #2f9040",
    "black": "bold",
    "red": "bold #d9542b",
    "blue": "bold #0a84d6",
    "yellow": "bold #b07a00",
    "purple": "bold #8a63d2",
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


def legend(scene: Scene) -> str:
    """What the signs on the board mean."""
    companies = ", ".join(f"{letter} {company}" for company, (letter, _) in company_tags(scene).items())
    return scene.say("cli-legend-shares", letters=colour_letters(scene), companies=companies)


class CompanyPainter(Painter):
    """Makes the face of each hex; owners are companies."""

    def __init__(self, scene: Scene, grid: HexGrid, room: int) -> None:
        super().__init__(scene, grid, room)
        self.tags = company_tags(scene)

    def tag(self, owner: Any) -> Ink:
        return self.tags[owner]
