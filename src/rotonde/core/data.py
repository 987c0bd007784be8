"""The data files that ship with a game. The one place of `core` and `games` that reads files: its own, read-only."""

from __future__ import annotations

import json
from importlib.resources import files

from rotonde.core.contract import JsonDict


def load_data(package: str, path: str) -> JsonDict:
    """A JSON object from a package's folder."""
    data: JsonDict = json.loads(files(package).joinpath(path).read_text(encoding="utf-8"))
    return data
