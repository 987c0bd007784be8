"""Draws the boards as SVG for the README: `python docs/draw_boards.py` writes docs/<game>.svg."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Any

import rotonde

SIZE = 30
TOWN_FILL = {"start_town": "#ffffff", "big_city": "#c99f63", "railway_town": "#f6ecd9"}
TOKEN_FILL = {"steel": "#6f7f8f", "textiles": "#c65b9a", "beer": "#d99a2b", "leather": "#7a4b2a"}


def centre(q: int, r: int) -> tuple[float, float]:
    """Flat-top hexes."""
    return SIZE * 1.5 * q, SIZE * sqrt(3) * (r + q / 2)


def polygon(x: float, y: float, size: float) -> str:
    return " ".join(f"{x + size * cos(pi / 3 * i):.1f},{y + size * sin(pi / 3 * i):.1f}" for i in range(6))


def text(x: float, y: float, words: str, size: float, *, weight: int = 400, fill: str = "#2b2a26") -> str:
    style = f'font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="middle"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#ffffff" if 0.3 * red + 0.59 * green + 0.11 * blue < 140 else "#1d1c1a"


def draw_rocket(board: dict[str, Any]) -> str:
    places = {h["label"]: centre(h["q"], h["r"]) for h in board["hexes"]}
    land = [h for h in board["hexes"] if h["terrain"] == "land"]
    company = {c["start"]: c for c in board["companies"]}
    parts = []
    for h in land:
        x, y = places[h["label"]]
        parts.append(f'<polygon points="{polygon(x, y, SIZE - 1)}" fill="#dce8c3" stroke="#a9bd85" stroke-width="1"/>')
        parts.append(text(x, y + 3, h["label"], 8, fill="#8ba066"))
    for town in board["towns"]:
        x, y = places[town["hex"]]
        owner = company.get(town["name"])
        fill = owner["rgb"] if owner else TOWN_FILL[town["kind"]]
        parts.append(f'<polygon points="{polygon(x, y, SIZE - 2)}" fill="{fill}" stroke="#2b2a26" stroke-width="2"/>')
        parts.append(text(x, y - 4, town["name"], 9 if len(town["name"]) < 11 else 8, weight=700, fill=ink_on(fill)))
        if owner:
            parts.append(text(x, y + 11, owner["id"], 12, weight=700, fill=ink_on(fill)))
        for i, token in enumerate(town.get("tokens", [])):
            cx = x + (i - 1) * 14
            parts.append(f'<circle cx="{cx:.1f}" cy="{y + 9:.1f}" r="6.5" fill="{TOKEN_FILL[token]}" stroke="#fff"/>')
            parts.append(text(cx, y + 12, token[0].upper(), 8, weight=700, fill="#fff"))
        if town["kind"] == "railway_town":
            parts.append(f'<rect x="{x - 5:.1f}" y="{y + 3:.1f}" width="10" height="10" fill="#45423b"/>')
    return framed(parts, [places[h["label"]] for h in land])


def framed(parts: list[str], points: list[tuple[float, float]]) -> str:
    left, top = min(x for x, _ in points) - 2 * SIZE, min(y for _, y in points) - 2 * SIZE
    width, height = max(x for x, _ in points) + 2 * SIZE - left, max(y for _, y in points) + 2 * SIZE - top
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}"'
    sea = f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" rx="18" fill="#b9d6e6"/>'
    return "\n".join([f'{head} font-family="Georgia, serif">', sea, *parts, "</svg>", ""])


def main() -> None:
    folder = Path(__file__).parent
    (folder / "rocket.svg").write_text(draw_rocket(rotonde.game("rocket").board_data("england")), encoding="utf-8")


if __name__ == "__main__":
    main()
