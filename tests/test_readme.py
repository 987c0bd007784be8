"""What the README shows works."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from random import Random
from typing import Any

import rotonde
from rotonde.bots import play_game

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_python_example_plays_a_game() -> None:
    example, _ = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example, {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[\d, ]+\] \w+\n", said.getvalue())


def test_the_bot_of_the_example_plays() -> None:
    _, example = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    played = play_game(rotonde.game("rocket").start(2, seed=1), [names["Mine"](Random(seat)) for seat in range(2)])
    assert played.winners


def test_every_game_has_its_row() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE)
    assert sorted(rows) == rotonde.games()


def test_linked_files_exist() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target
