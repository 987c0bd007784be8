"""Where in a JSON text a value stands, so that a problem can be told with its line."""

from __future__ import annotations

import re
from json.decoder import scanstring  # type: ignore[attr-defined]
from typing import Final

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_SCALAR: Final = re.compile(r"[^\s,\]}]+")


def line_of(text: str, pointer: str) -> int:
    """The line, from 1, of the value that a JSON pointer names; of the nearest one around it if there is none."""
    places = value_places(text)
    while pointer and pointer not in places:
        pointer = pointer.rpartition("/")[0]
    return text.count("\n", 0, places.get(pointer, 0)) + 1


def value_places(text: str) -> dict[str, int]:
    """The offset of every value in a valid JSON text, by JSON pointer (RFC 6901)."""
    places: dict[str, int] = {}
    _walk(text, _skip(text, 0), "", places)
    return places


def _walk(text: str, at: int, pointer: str, places: dict[str, int]) -> int:
    """Note the value at an offset and those inside it; the offset behind it."""
    places[pointer] = at
    match text[at]:
        case "{":
            return _walk_object(text, at, pointer, places)
        case "[":
            return _walk_array(text, at, pointer, places)
        case '"':
            return int(scanstring(text, at + 1)[1])
    found = _SCALAR.match(text, at)
    assert found is not None
    return found.end()


def _walk_object(text: str, at: int, pointer: str, places: dict[str, int]) -> int:
    at = _skip(text, at + 1)
    while text[at] != "}":
        key, at = scanstring(text, _skip(text, at) + 1)
        at = _skip(text, _skip(text, at) + 1)  # over the colon
        at = _skip(text, _walk(text, at, f"{pointer}/{_escape(key)}", places))
        at = _skip(text, at + 1) if text[at] == "," else at
    return at + 1


def _walk_array(text: str, at: int, pointer: str, places: dict[str, int]) -> int:
    at, index = _skip(text, at + 1), 0
    while text[at] != "]":
        at = _skip(text, _walk(text, at, f"{pointer}/{index}", places))
        at = _skip(text, at + 1) if text[at] == "," else at
        index += 1
    return at + 1


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found is not None
    return found.end()


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
