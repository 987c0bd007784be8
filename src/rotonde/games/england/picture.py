"""England and Wales: what the board looks like. The rules know that a hex has a river; how it runs is ornament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rotonde.core.picture import SEA, HexDrawing, Picture
from rotonde.games.tycoon.picture import drawn, terrain_of


def picture(data: Mapping[str, Any]) -> Picture:
    """The map in its sea (EW-1.1: what is not listed is water)."""
    drawing = HexDrawing(data, terrain_of, SEA)
    return drawn(data, drawing, drawing.drawn_rivers(ornament=True))
