"""The share game: the map of England and Wales, with the colours of the companies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rotonde.core.picture import Picture, inks
from rotonde.games.england import picture as england


def picture(data: Mapping[str, Any]) -> Picture:
    """The map; a company of a board without drawing is grey."""
    drawn = england.picture(data)
    plain = inks({row["id"]: ("#5e5140", "#ffffff", row["id"]) for row in data["companies"]})
    drawn["colours"] = {**plain, **drawn["colours"]}
    return drawn
