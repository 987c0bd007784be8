"""A board so small that a whole game is a dozen lines: two companies, and the game ends when they merge (SR-13.1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def mini_board() -> dict[str, Any]:
    """Seven columns of four hexes; X starts in the west, Y in the east, Mid lies between them."""
    return {
        "name": "Mini",
        "grid": {"orientation": "flat-top"},
        "commodities": ["steel", "beer"],
        "companies": [
            {"id": "XR", "rgb": "#cc2f2f", "start": "West"},
            {"id": "YR", "rgb": "#2f6fd0", "start": "East"},
        ],
        "towns": [
            {"name": "West", "kind": "start_town", "hex": "A2"},
            {"name": "East", "kind": "start_town", "hex": "G2"},
            {"name": "Mid", "kind": "big_city", "hex": "D1", "tokens": ["steel", "steel", "beer"]},
            {"name": "Halt", "kind": "railway_town", "hex": "D4"},
        ],
        "hexes": [{"label": f"{'ABCDEFG'[q]}{r + 1}", "q": q, "r": r, "terrain": "land"} for q in range(7) for r in range(4)],
    }


def write_board(folder: Path, board: dict[str, Any] | None = None) -> Path:
    """The board as a file, one entry a line as people write it."""
    path = folder / "mini.json"
    path.write_text(json.dumps(board or mini_board(), indent=1), encoding="utf-8")
    return path


WHOLE_GAME = """\
extend XR B2
token Mid steel
extend XR C2
pass
token Mid steel
extend XR D2
pass
token Mid beer
extend XR E2
pass
station C4
extend XR F2
pass
"""
"""Two people play a game to its end: XR runs east until it meets YR."""
