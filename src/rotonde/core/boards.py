"""Reading a board that a person wrote: every problem is collected with its place, none stops the reading."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from rotonde.core.contract import JsonDict, MalformedBoard

KEY_LENGTH: Final = 16


def board_key(data: Mapping[str, Any]) -> str:
    """A digest of a board's data: the same for the same board, whatever it is called and wherever it comes from."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:KEY_LENGTH]


class BoardReader:
    """Walks over board data and notes what is wrong, each with a JSON pointer."""

    def __init__(self) -> None:
        self.problems: list[MalformedBoard] = []

    def note(self, where: str, code: str, **details: object) -> None:
        self.problems.append(MalformedBoard(code, where, **details))

    def text(self, item: Mapping[str, Any], where: str, key: str) -> str:
        """A text that is not empty; "" after noting that there is none."""
        value = item.get(key)
        if isinstance(value, str) and value:
            return value
        self.note(where, "board_field_not_text", field=key, value=repr(value))
        return ""

    def word(self, item: Mapping[str, Any], where: str, key: str) -> str:
        """A text without white space, so that it can be typed in a notation."""
        value = self.text(item, where, key)
        if any(c.isspace() for c in value):
            self.note(where, "board_field_has_space", field=key, value=value)
        return value

    def phrase(self, item: Mapping[str, Any], where: str, key: str) -> str:
        """A text whose words are parted by single spaces, so that it can stand in the middle of a notation."""
        value = self.text(item, where, key)
        if value != " ".join(value.split()):
            self.note(where, "board_field_odd_space", field=key, value=value)
        return value

    def number(self, item: Mapping[str, Any], where: str, key: str) -> int:
        value = item.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.note(where, "board_field_not_number", field=key, value=repr(value))
        return 0

    def number_within(self, item: Mapping[str, Any], where: str, key: str, fewest: int, most: int) -> int:
        """A number between two bounds; the nearest one after noting that it is not."""
        known = len(self.problems)
        value = self.number(item, where, key)
        # The number is told as a text: it may be longer than any that a language can format.
        if value < fewest and len(self.problems) == known:
            self.note(where, "board_number_too_low", field=key, value=str(value), fewest=fewest)
        if value > most:
            self.note(where, "board_number_too_high", field=key, value=str(value), most=most)
        return max(fewest, min(most, value))

    def choice(self, item: Mapping[str, Any], where: str, key: str, choices: tuple[str, ...]) -> str:
        value = item.get(key)
        if isinstance(value, str) and value in choices:
            return value
        self.note(where, "board_field_not_choice", field=key, value=repr(value), choices=", ".join(choices))
        return choices[0]

    def items(self, item: Mapping[str, Any], where: str, key: str) -> list[tuple[str, JsonDict]]:
        """The objects of a list, each with its pointer."""
        value = item.get(key)
        if not isinstance(value, list):
            self.note(where, "board_field_not_list", field=key)
            return []
        found: list[tuple[str, JsonDict]] = []
        for i, entry in enumerate(value):
            if isinstance(entry, dict):
                found.append((f"{where}/{key}/{i}", entry))
            else:
                self.note(f"{where}/{key}/{i}", "board_entry_not_object", value=repr(entry))
        return found

    def words(self, item: Mapping[str, Any], where: str, key: str) -> list[str]:
        """A list of texts without white space."""
        value = item.get(key)
        if isinstance(value, list) and all(isinstance(v, str) and v and not any(c.isspace() for c in v) for v in value):
            return list(value)
        self.note(where, "board_field_not_texts", field=key)
        return []

    def unique(self, seen: dict[Any, str], value: Any, where: str, code: str, **details: object) -> None:
        """Note a value that an earlier entry has already."""
        if value in seen:
            self.note(where, code, earlier=seen[value], **details)
        else:
            seen[value] = where
