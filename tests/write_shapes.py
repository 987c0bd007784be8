"""Writes what views, offers, bundles and pictures are made of: `python tests/write_shapes.py` makes the server's shapes.json.

The OpenAPI description is completed from it. Their types are TypedDicts, which modules forget when they are compiled; so
this runs on the plain sources, and a test keeps the file current.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from msgspec import json

import rotonde
from rotonde.desk import shapes
from rotonde.server.web.describing import REF, SHAPES

VIEWS = {"dice": "DiceView", "england": "EnglandView", "rocket": "RocketView", "shares": "SharesView", "tycoon": "TycoonView"}
OF_THE_DESK = (shapes.Node, shapes.Bundle, shapes.Change, shapes.Picture)


def shapes_text() -> str:
    """Every shape by its name, which begins with the game's id or `desk`."""
    found = components(OF_THE_DESK, "desk.")
    for game_id in rotonde.games():
        view = getattr(import_module(f"rotonde.games.{game_id}.view"), VIEWS[game_id])
        found |= components([view], f"{game_id}.") | {f"{game_id}.View": {"$ref": f"{REF}{game_id}.{VIEWS[game_id]}"}}
    return json.format(json.encode(found, order="sorted").decode(), indent=1) + "\n"


def components(types: Any, prefix: str) -> dict[str, Any]:
    _, found = json.schema_components(types, ref_template=f"{REF}{prefix}{{name}}")
    return {f"{prefix}{name}": schema for name, schema in found.items()}


if __name__ == "__main__":
    SHAPES.write_text(shapes_text(), encoding="utf-8")
