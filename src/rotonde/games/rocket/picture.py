"""Rocket: what a board looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import board_key
from rotonde.core.picture import BEYOND, PLAIN, SEA, SEATS, HexDrawing, Ink, Picture, Place, inks, own_inks, place

_TERRAIN: Final = {"land": PLAIN, "sea": SEA}


def picture(data: Mapping[str, Any]) -> Picture:
    """The board with its towns; hills, rivers and coasts are ornament."""
    drawing = HexDrawing(data, lambda terrain: _TERRAIN.get(terrain, BEYOND))
    return Picture(
        key=board_key(data),
        grid=drawing.grid,
        frame=drawing.frame(),
        cells=drawing.cells(),
        places=_places(data),
        edges=[],
        rivers=drawing.drawn_rivers(ornament=True),
        labels=drawing.labels(),
        colours=_colours(data),
    )


def _places(data: Mapping[str, Any]) -> list[Place]:
    company = {row["start"]: row["id"] for row in data["companies"]}
    found: list[Place] = []
    for town in data["towns"]:
        row = place(town["name"], town["hex"], town["kind"], data.get("drawing", {}))
        if town["name"] in company:
            row["company"] = company[town["name"]]
        if town.get("tokens"):
            row["tokens"] = list(town["tokens"])
        found.append(row)
    return found


def _colours(data: Mapping[str, Any]) -> dict[str, Ink]:
    """A company of a board without drawing has the colour that the board prints."""
    printed = {row["id"]: (row.get("rgb", "#5e5140"), "#ffffff", row["id"]) for row in data["companies"]}
    tokens = {name: ("#5e5140", "#ffffff", name[:1].upper()) for name in data["commodities"]}
    return {**inks(SEATS, printed, tokens), **own_inks(data)}
