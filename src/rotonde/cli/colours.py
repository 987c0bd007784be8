"""Colours that can be read: on a terminal that may be light or dark, and on coloured ground."""

from __future__ import annotations

from typing import Final

ON_FILL: Final = "bold #ffffff"
"""What stands on coloured ground: all fills are dark enough for it, while the terminal's own colour may be as dark."""
GREY: Final = "#808080"
"""Lines that need not be seen first. Terminals show their own grey as they like, some of them like their background."""

DARKEST: Final = 0.14
LIGHTEST: Final = 0.22
"""Between these luminances a colour stands out by nearly four to one from black and from white alike."""


def luminance(colour: str) -> float:
    """How light a colour `#rrggbb` is, from 0 to 1 (WCAG)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 to 21 (WCAG)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def legible(colour: str) -> str:
    """A colour, darkened or lightened as far as is needed to be read on black and on white; nothing for what is none."""
    if not is_colour(colour):
        return ""
    light = luminance(colour)
    if light > LIGHTEST:
        return _hexadecimal([part * LIGHTEST / light for part in _linear(colour)])
    if light < DARKEST:
        white = (DARKEST - light) / (1 - light)
        return _hexadecimal([part + white * (1 - part) for part in _linear(colour)])
    return colour


def chip(colour: str) -> str:
    """Bold on a ground of this colour, in black or white, whichever can be read better."""
    if not is_colour(colour):
        return "bold reverse"
    text = max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, colour))
    return f"bold {text} on {colour}"


def is_colour(text: str) -> bool:
    """Whether a text is `#rrggbb`: a board of one's own may say anything."""
    return len(text) == 7 and text[0] == "#" and all(c in "0123456789abcdef" for c in text[1:].lower())


def _linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _hexadecimal(linear: list[float]) -> str:
    parts = [12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in linear]
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)
