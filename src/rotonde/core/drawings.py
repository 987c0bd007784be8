"""Reading the `drawing` of a board that a person wrote: what is only for the eye must not break a picture either."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rotonde.core.boards import BoardReader
from rotonde.core.hexes import DIRECTION_NAMES, hex_steps
from rotonde.core.picture import BEYOND, SEA

SIDES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
LABEL_KINDS: Final = ("sea", "lake", "region")
MOST_MARGIN: Final = 10
_COLOUR: Final = re.compile("#[0-9a-f]{6}")


def check_drawing(reader: BoardReader, data: Mapping[str, Any]) -> None:
    """Note everything in a board's drawing that cannot be drawn; a board needs none."""
    drawing = data.get("drawing", {})
    if not isinstance(drawing, dict):
        reader.note("", "board_field_not_object", field="drawing")
        return
    hexes = _hexes(data)
    for field, where, entry in _entries(drawing):
        if not _is_readable(field, entry, hexes, data):
            reader.note(where, "board_bad_drawing", field=field, value=repr(entry)[:80])


def _hexes(data: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    return {h["label"]: (h["q"], h["r"]) for h in data.get("hexes", [])}


def _entries(drawing: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """(field, pointer, entry): the members of lists and objects one by one."""
    for field, value in drawing.items():
        where = f"/drawing/{field}"
        if field in ("hills", "beyond", "rivers", "labels") and isinstance(value, list):
            for i, entry in enumerate(value):
                yield field, f"{where}/{i}", entry
        elif field in ("label_sides", "river_names", "colours") and isinstance(value, dict):
            for name, entry in value.items():
                yield field, f"{where}/{name}", entry
        else:
            yield field, where, value


def _is_readable(field: str, entry: Any, hexes: Mapping[str, tuple[int, int]], data: Mapping[str, Any]) -> bool:
    match field:
        case "certainty":
            return isinstance(entry, str)
        case "margin":
            return _is_number(entry) and 0 < entry <= MOST_MARGIN
        case "outside":
            return entry in (SEA, BEYOND)
        case "hills":
            return isinstance(entry, str) and entry in hexes
        case "beyond":
            return isinstance(entry, list) and len(entry) == 2 and all(type(n) is int for n in entry)
        case "rivers":
            return isinstance(entry, dict) and _is_text(entry.get("name")) and _is_course(entry.get("hexes"), hexes, data)
        case "labels":
            return isinstance(entry, dict) and _is_label(entry)
        case "label_sides":
            return entry in SIDES
        case "river_names":
            return _is_text(entry)
        case "colours":
            return _is_ink(entry)
    return False


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(lang), str) for lang in ("en", "fr"))


def _is_course(value: Any, hexes: Mapping[str, tuple[int, int]], data: Mapping[str, Any]) -> bool:
    """A row of hexes of the board, each next to the one before it."""
    orientation = data.get("grid", {}).get("orientation")
    if not isinstance(value, list) or not value or orientation not in DIRECTION_NAMES:
        return False
    if not all(isinstance(label, str) and label in hexes for label in value):
        return False
    steps = set(hex_steps(orientation).values())
    way = [hexes[label] for label in value]
    return all((way[i][0] - way[i - 1][0], way[i][1] - way[i - 1][1]) in steps for i in range(1, len(way)))


def _is_label(entry: Mapping[str, Any]) -> bool:
    numbers = all(_is_number(entry.get(name)) for name in ("x", "y", "size")) and _is_number(entry.get("angle", 0))
    return numbers and entry.get("kind") in LABEL_KINDS and _is_text(entry.get("text"))


def _is_ink(entry: Any) -> bool:
    """Fill, what is legible on it, a letter or few, and perhaps dashes."""
    if not isinstance(entry, list) or len(entry) not in (3, 4) or not all(isinstance(text, str) for text in entry):
        return False
    return all(_COLOUR.fullmatch(text) is not None for text in entry[:2])
