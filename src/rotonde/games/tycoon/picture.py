"""Tycoon: what a board looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.boards import board_key
from rotonde.core.hexes import hex_steps
from rotonde.core.picture import (
    BEYOND,
    CUBES,
    HILL,
    MOUNTAIN,
    PLAIN,
    RIVER,
    SEA,
    SEATS,
    HexDrawing,
    Picture,
    Place,
    Text,
    inks,
    own_inks,
    place,
)

TERRAIN: Final = {
    "open": PLAIN,
    "plain": PLAIN,
    "river": RIVER,
    "city": PLAIN,
    "hills": HILL,
    "mountain": MOUNTAIN,
    "water": SEA,
}


def picture(data: Mapping[str, Any]) -> Picture:
    """The map with its cities, ridges and rivers, all as the rules have them."""
    drawing = HexDrawing(data, terrain_of)
    return drawn(data, drawing, drawing.rivers(RiverMap(data).courses(), ornament=False))


def terrain_of(terrain: str) -> str:
    """How a terrain is drawn; one that only a board of a user's own has is open ground."""
    return BEYOND if terrain in ("blocked", "western") else TERRAIN.get(terrain, PLAIN)


def drawn(data: Mapping[str, Any], drawing: HexDrawing, rivers: list[Any]) -> Picture:
    """A map of cities and tiles."""
    return Picture(
        key=board_key(data),
        grid=drawing.grid,
        frame=drawing.frame(),
        cells=drawing.cells(),
        places=_places(data),
        edges=drawing.edges("ridge", data.get("ridges", [])) + drawing.edges("barrier", data.get("barriers", [])),
        rivers=rivers,
        labels=drawing.labels(),
        colours={**inks(SEATS, CUBES), **own_inks(data)},
    )


def _places(data: Mapping[str, Any]) -> list[Place]:
    found: list[Place] = []
    for city in data["cities"]:
        row = place(city["name"], city["hex"], "city", data.get("drawing", {}))
        row["colour"] = city["colour"]
        found.append(row)
    return found


class RiverMap:
    """The rivers of a map, from the sides of hexes that the rules know."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.names: Mapping[str, Text] = data.get("drawing", {}).get("river_names", {})
        self.sides: dict[str, list[str]] = {h["label"]: h["river"]["sides"] for h in data["hexes"] if "river" in h}
        self.named: dict[str, list[str]] = {h["label"]: h["river"].get("names", []) for h in data["hexes"] if "river" in h}
        self._cities = {city["hex"] for city in data["cities"]}
        self._water = {h["label"] for h in data["hexes"] if h["terrain"] == "water"}
        self._steps = hex_steps(data["grid"]["orientation"])
        self._at: dict[str, tuple[int, int]] = {h["label"]: (h["q"], h["r"]) for h in data["hexes"]}
        self._label: dict[tuple[int, int], str] = {place: label for label, place in self._at.items()}

    def courses(self) -> list[tuple[Text, list[str]]]:
        """Each river as the hexes that it runs through, towards its mouth; one that forks as several."""
        found: list[tuple[Text, list[str]]] = []
        for name in sorted({name for names in self.named.values() for name in names}):
            text = self.names.get(name, Text(en=name, fr=name))
            found += [(text, self._downstream(course)) for course in self._walks(name)]
        return found

    def _behind(self, label: str, side: str) -> str:
        (q, r), (dq, dr) = self._at[label], self._steps[side]
        return self._label.get((q + dq, r + dr), "")

    def _beside(self, name: str) -> dict[str, list[str]]:
        """For each hex of a river, and each city at it, where it goes on: along itself, or once into another river."""
        own = [label for label, names in self.named.items() if name in names]
        beside: dict[str, list[str]] = {label: [] for label in own}
        for label in own:
            alone = self.named[label] == [name]
            for other in [self._behind(label, side) for side in self.sides[label]]:
                if (other in beside and other in self.named) or (alone and other in self.named):
                    beside[label].append(other)
                elif other in self._cities:
                    beside[label].append(other)
                    beside.setdefault(other, []).append(label)
        return beside

    def _walks(self, name: str) -> list[list[str]]:
        """Every side that a river crosses once, from end to end as far as possible."""
        beside = self._beside(name)
        left = {(one, other) for one in beside for other in beside[one]}
        found: list[list[str]] = []
        for start in sorted(beside, key=lambda label: (len(beside[label]) != 1, label)):
            course = [start]
            while go := [other for other in beside.get(course[-1], []) if (course[-1], other) in left]:
                left -= {(course[-1], go[0]), (go[0], course[-1])}
                course.append(go[0])
            if len(course) > 1:
                found.append(course)
        return found

    def _downstream(self, course: list[str]) -> list[str]:
        return course[::-1] if self._is_mouth(course[0]) and not self._is_mouth(course[-1]) else course

    def _is_mouth(self, label: str) -> bool:
        """A river ends where it meets the water or another river."""
        meets = len(self.named.get(label, [])) > 1
        return meets or any(self._behind(label, side) in self._water for side in self._steps)
