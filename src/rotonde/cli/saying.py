"""What the terminal says itself. Text from outside, a name or a line that was typed, is taken into a sentence as plain text."""

from __future__ import annotations

import re
from typing import Final

from rotonde.cli.completion import fold
from rotonde.i18n import translate

_STEERING: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Characters that steer a terminal or turn the direction of writing; the end of a line is none of them."""

LONGEST: Final = 2000
"""Fluent takes no more than 2,500 characters in one place of a sentence."""


def say(lang: str, key: str, **variables: str | int) -> str:
    """The message of that key, with these words in it."""
    return translate(lang, key, **{name: _tamed(value) for name, value in variables.items()})


def says(lang: str, key: str, typed: str) -> bool:
    """Whether what was typed is a word of the catalogues or its beginning, in English or the reader's language."""
    return any(fold(word).startswith(fold(typed)) for word in (translate("en", key), translate(lang, key)))


def visible(text: str) -> str:
    """A text without the characters that steer a terminal."""
    return _STEERING.sub("\ufffd", text)


def _tamed(value: str | int) -> str | int:
    if not isinstance(value, str):
        return value
    shown = visible(value)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
