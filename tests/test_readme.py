"""What the README shows works."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import rotonde

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example, {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[\d, ]+\] \w+\n", said.getvalue())


def test_every_game_has_its_row() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE)
    assert sorted(rows) == rotonde.games()


def test_linked_files_exist() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target
