"""The page's types are those of what the server sends."""

from __future__ import annotations

import importlib.util
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_current() -> None:
    spec = importlib.util.spec_from_file_location("make_types", WEB / "make_types.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    assert made.types() == made.TARGET.read_text(encoding="utf-8"), "run python web/make_types.py"
