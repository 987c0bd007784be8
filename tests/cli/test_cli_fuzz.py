"""Whatever is typed, named or handed in: an answer and an exit code, never a traceback, and no file that was not asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mini_board import WHOLE_GAME, mini_board, write_board
from running import rotonde

import rotonde as package

FEW = settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

COMMANDS = ("help", "why", "rule", "board", "details", "money", "log", "undo", "save", "yes", "?", "wh", "boa north", "log 3")
WORDS = (
    *("build", "deliver", "extend", "station", "token", "bid", "pass", "take", "lay", "roll", "offer", "vote", "keep", "issue"),
    *("A1", "z99", "E-W", "w-e", "red", "rouge", "London", "via", "GWR", "NS", "?EW", "4+0"),
    *(",", "(x)", "[/]", "{x}", "\x1b[2J", "~", "''"),
)
NUMBERS = st.integers(-(10**6), 10**25).map(str)
WORD = st.sampled_from(WORDS) | NUMBERS | st.text(max_size=6)
LINE = st.sampled_from(COMMANDS) | st.lists(WORD, max_size=5).map(" ".join)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@FEW
@given(game=st.sampled_from(package.games()), lines=st.lists(LINE, max_size=12), lang=st.sampled_from(["en", "fr"]))
def test_typed_lines(folder: Path, game: str, lines: list[str], lang: str) -> None:
    # A line that saves would be right to leave a file.
    typed = "".join(line.replace("\n", " ").replace("\r", " ") + "\n" for line in lines if not line.lstrip().startswith("s"))
    result = rotonde("play", game, "--seats", "me:Ann,me:Bob", "--seed", "1", "--lang", lang, typed=typed + "quit\n")
    assert result.exit_code == 0
    assert list(folder.iterdir()) == []


@FEW
@given(name=st.text(max_size=12), seed=st.text(max_size=12), option=st.text(max_size=12))
def test_names_seeds_and_options(folder: Path, name: str, seed: str, option: str) -> None:
    call = ("play", "rocket", "--seats", f"me:{name},random", "--seed", seed)
    assert rotonde(*call, typed="quit\n").exit_code in (0, 2)
    assert rotonde(*call, "--option", option, typed="quit\n").exit_code == 2
    assert rotonde("simulate", "rocket", "--seats", f"{name},random", "--games", "1").exit_code in (0, 2)
    assert list(folder.iterdir()) == []


def whole_record(folder: Path) -> str:
    path = folder / "whole.record"
    if not path.exists():
        call = ("--board", write_board(folder), "--seats", "me:Ann,me:Bob", "--seed", "1", "--save", path)
        rotonde("play", "rocket", *call, typed=WHOLE_GAME)
    return path.read_text(encoding="utf-8")


@FEW
@given(data=st.data())
def test_records(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    text = whole_record(tmp_path_factory.getbasetemp())
    begin = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(begin, min(len(text), begin + 40)))
    path = tmp_path_factory.getbasetemp() / "changed.record"
    path.write_text(text[:begin] + data.draw(st.text(max_size=20)) + text[end:], encoding="utf-8", errors="replace")
    before = path.read_bytes()
    assert rotonde("replay", path).exit_code in (0, 2)
    assert rotonde("verify", path).exit_code in (0, 1)
    assert rotonde("play", "--resume", path, typed="quit\n").exit_code in (0, 2)
    assert path.read_bytes() == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**20) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way for key, item in inner for way in ((*path, key), *places(item, (*path, key)))]


@FEW
@given(data=st.data())
def test_boards(folder: Path, data: st.DataObject) -> None:
    board = mini_board()
    *way, last = data.draw(st.sampled_from(places(board)))
    inside: Any = board
    for key in way:
        inside = inside[key]
    inside[last] = data.draw(JSON)
    path = folder / "changed.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    checked = rotonde("board", "check", path).exit_code
    assert checked in (0, 2)
    assert rotonde("play", "rocket", "--board", path, "--seats", "me,me", typed="quit\n").exit_code == checked
