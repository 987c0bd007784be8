"""Draws every game's usual board as SVG from `game.picture`: `python docs/draw_boards.py` writes docs/<game>.svg."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import cos, pi, radians, sin
from pathlib import Path

import rotonde
from rotonde.core.picture import Cell, Edge, Ink, Picture, Place, River

SIZE = 26
FILL = {
    "plain": "#dfe0b6",
    "river": "#d3ddb9",
    "hill": "#d2c394",
    "mountain": "#c4b07a",
    "water": "#c3d6d3",
    "sea": "#c3d6d3",
    "beyond": "#ece4c8",
}
INK, SOFT, CARD, OXBLOOD, HACHURE = "#2b2118", "#5e5140", "#fbf6e8", "#7a1f25", "#5b4527"
FIRST_CORNER = {"flat": 0, "pointy": 30}
FIRST_SIDE = {"flat": ("SE", "S", "SW", "NW", "N", "NE"), "pointy": ("SE", "SW", "W", "NW", "NE", "E")}


class Drawing:
    """One picture as SVG, in the English names."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.size = 46 if picture["grid"] == "square" else SIZE
        self.cell = {cell["at"]: cell for cell in picture["cells"] if cell["at"]}

    def svg(self) -> str:
        left, top, width, height = (round(n * self.size, 1) for n in self.picture["frame"])
        view = f"{left} {top} {width} {height}"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{width}" height="{height}">',
            "<style>text{font-family:'Barlow Condensed','Arial Narrow',Arial,sans-serif;text-anchor:middle}"
            ".sea,.region,.lake,.river{font-family:'Old Standard TT',Georgia,serif;font-style:italic}</style>",
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{FILL["sea" if self.is_hex() else "beyond"]}"/>',
            *[self.ground(cell) for cell in self.picture["cells"]],
            *[self.relief(cell) for cell in self.picture["cells"] if cell["terrain"] in ("hill", "mountain")],
            *[self.river(river) for river in self.picture["rivers"]],
            *[self.edge(edge) for edge in self.picture["edges"]],
            *self.labels(),
            *[self.place(place) for place in self.picture["places"]],
            *[self.name(place) for place in self.picture["places"]],
            *[neat_line(left, top, width, height, inset, stroke) for inset, stroke in ((3, 2), (7, 1))],
            "</svg>",
        ]
        return "\n".join([*parts, ""])

    def is_hex(self) -> bool:
        return self.picture["grid"] != "square"

    def centre(self, at: str) -> tuple[float, float]:
        return self.cell[at]["x"] * self.size, self.cell[at]["y"] * self.size

    def corners(self, x: float, y: float, radius: float) -> list[tuple[float, float]]:
        if not self.is_hex():
            half = radius / 2
            return [(x + half, y + half), (x - half, y + half), (x - half, y - half), (x + half, y - half)]
        first = FIRST_CORNER[self.picture["grid"]]
        angles = [radians(first + 60 * i) for i in range(6)]
        return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]

    def ground(self, cell: Cell) -> str:
        x, y = cell["x"] * self.size, cell["y"] * self.size
        fill = FILL[cell["terrain"]]
        wet = cell["terrain"] in ("sea", "water")
        line = fill if wet or not cell["at"] else "#c9c79a"
        points = " ".join(f"{u:.1f},{v:.1f}" for u, v in self.corners(x, y, self.size))
        return f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="1"/>'

    def relief(self, cell: Cell) -> str:
        """Hachures down the slopes of one summit; fainter where they are ornament."""
        x, y = cell["x"] * self.size, cell["y"] * self.size
        radius = self.size if self.is_hex() else 0.75 * self.size
        strokes = []
        for i in range(18):
            angle = i / 18 * 2 * pi
            inner, outer = 0.16 * radius, (0.36 if cell["terrain"] == "hill" else 0.48) * radius
            if sin(angle) + cos(angle) > 0:
                outer *= 1.25
            u, v = cos(angle), sin(angle) * 0.8
            strokes.append(f"M{x + u * inner:.1f} {y + v * inner:.1f}L{x + u * outer:.1f} {y + v * outer:.1f}")
        opacity = 0.28 if cell.get("ornament") else 0.55
        return f'<path d="{"".join(strokes)}" stroke="{HACHURE}" stroke-width="1" opacity="{opacity}"/>'

    def river(self, river: River) -> str:
        points = [(x * self.size, y * self.size) for x, y in river["points"]]
        path = smooth(points)
        middle = points[len(points) // 2]
        drawn = f'<path d="{path}" fill="none" stroke="#2f6478" stroke-width="4" stroke-linecap="round"/>'
        drawn += f'<path d="{path}" fill="none" stroke="#a9c7cb" stroke-width="2.2" stroke-linecap="round"/>'
        if len(points) >= 9:
            drawn += self.text(middle[0], middle[1] - 6, river["name"]["en"], 9, "river", "#33545c")
        return drawn

    def edge(self, edge: Edge) -> str:
        x, y = self.centre(edge["at"])
        corners = self.corners(x, y, self.size)
        number = FIRST_SIDE[self.picture["grid"]].index(edge["side"])
        (ax, ay), (bx, by) = corners[number], corners[(number + 1) % 6]
        colour, width = (HACHURE, 4) if edge["kind"] == "ridge" else (OXBLOOD, 5)
        line = f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        if edge["kind"] == "barrier":
            line += f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="{CARD}" stroke-width="1.4" stroke-dasharray="3 4"/>'
        return line

    def labels(self) -> list[str]:
        found = []
        for label in self.picture["labels"]:
            x, y = label["x"] * self.size, label["y"] * self.size
            colour = SOFT if label["kind"] == "region" else "#33545c"
            words = self.text(0, 0, label["text"]["en"], label["size"] * self.size, label["kind"], colour, spaced=True)
            found.append(f'<g transform="translate({x:.1f} {y:.1f}) rotate({label["angle"]})">{words}</g>')
        return found

    def place(self, place: Place) -> str:
        if place["kind"] == "heap":
            x, y = place["x"] * self.size, place["y"] * self.size
            disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{CARD}" stroke="{INK}" stroke-width="1.6"/>'
            return disc + self.text(x, y + 6, place["id"], 18, "", INK)
        x, y = self.centre(place["at"])
        if "company" in place:
            ink = self.picture["colours"][place["company"]]
            return self.disc(x, y, 17, ink) + self.text(x, y + 4, ink["letter"], 12, "", ink["ink"])
        if place["kind"] == "city":
            ring = self.disc(x, y, 17, self.picture["colours"][place["colour"]])
            return ring + f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11.5" fill="{CARD}" stroke="{INK}" stroke-width=".8"/>'
        drawn = f'<rect x="{x - 9:.1f}" y="{y - 11:.1f}" width="18" height="13" fill="{CARD}" stroke="{INK}" stroke-width="1.2"/>'
        for i, token in enumerate(place.get("tokens", [])):
            ink = self.picture["colours"][token]
            cx = x + (i - 1) * 14
            drawn += self.disc(cx, y + 8, 6.5, ink) + self.text(cx, y + 11, ink["letter"], 9, "", ink["ink"])
        return drawn

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> str:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{ink["fill"]}" stroke="#1c1611" stroke-width="1.5"/>'

    def name(self, place: Place) -> str:
        if place["kind"] == "heap":
            return ""
        x, y = self.centre(place["at"])
        side = place.get("label_side", "S")
        dx = {"W": -1, "E": 1}.get(side[-1], 0)
        dy = {"N": -1, "S": 1}.get(side[0], 0)
        anchor = {-1: "end", 0: "middle", 1: "start"}[dx]
        reach = 20 if dx and not dy else 15
        style = f'style="text-anchor:{anchor};paint-order:stroke;stroke:{CARD};stroke-width:3px;font-weight:700"'
        return (
            f'<text x="{x + dx * reach:.1f}" y="{y + 4 + dy * (24 if dy > 0 else 20):.1f}" '
            f'font-size="12" fill="{INK}" {style}>{escape(place["id"])}</text>'
        )

    def text(self, x: float, y: float, words: str, size: float, kind: str, fill: str, spaced: bool = False) -> str:
        spacing = ' letter-spacing=".16em"' if spaced else ""
        return (
            f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}"{spacing}>{escape(words)}</text>'
        )


def neat_line(left: float, top: float, width: float, height: float, inset: float, stroke: int) -> str:
    """One line of the frame round the map."""
    box = f'x="{left + inset}" y="{top + inset}" width="{width - 2 * inset:.1f}" height="{height - 2 * inset:.1f}"'
    return f'<rect {box} fill="none" stroke="{INK}" stroke-width="{stroke}"/>'


def smooth(points: list[tuple[float, float]]) -> str:
    """A line through the middles of the way, bent at its points."""
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        path += f"Q{ax:.1f} {ay:.1f} {(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}"
    return path + f"L{points[-1][0]:.1f} {points[-1][1]:.1f}"


def main() -> None:
    folder = Path(__file__).parent
    for game_id in rotonde.games():
        game = rotonde.game(game_id)
        drawing = Drawing(game.picture(game.board_data(game.boards[0])))
        (folder / f"{game_id}.svg").write_text(drawing.svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
