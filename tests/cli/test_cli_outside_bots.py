"""A bot of one's own, named by its file and class."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import rotonde

MINE = """
from rotonde.bots import Reason

class First:
    \"\"\"Always the first legal action.\"\"\"
    def __init__(self, rng):
        self.rng = rng
    def choose(self, outlook):
        return outlook.legal()[0]

class Cheat(First):
    def choose(self, outlook):
        return outlook.game.parse("station Z99")

class Thinker(First):
    def choose(self, outlook):
        first, second = outlook.legal()[:2]
        self.reason = Reason(first, 12.5, second, 10.0, 8)
        return first

nothing = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE)
    return tmp_path


def test_it_simulates() -> None:
    result = rotonde("simulate", "rocket", "--games", "4", "--seats", "mine.py:First,random", "--workers", "2")
    assert result.exit_code == 0, result.stderr
    assert "mine.py:First" in result.stdout


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Thinker expected £2.5"), ("fr", "Thinker en attendait 2,5")])
def test_it_may_say_why(lang: str, sentence: str) -> None:
    played = rotonde(
        "play", "rocket", "--seats", "me,mine.py:Thinker", "--seed", "3", "--lang", lang, typed="tok man s\ntok lon b\nquit\n"
    )
    assert sentence in played.stdout


def test_it_plays_and_a_record_does_not_start_it() -> None:
    seats = ("--seats", "me,mine.py:First", "--seed", "3")
    played = rotonde("play", "rocket", *seats, "--save", "x.record", typed="tok man s\ntok lon b\nquit\n")
    assert "– mine.py:First " in played.stdout
    resumed = rotonde("play", "--resume", "x.record", typed="quit\n")
    assert resumed.exit_code == 2
    assert "say with --seats who plays" in resumed.stderr
    assert rotonde("play", "--resume", "x.record", *seats[:2], typed="quit\n").exit_code == 0


def test_what_it_may_not_play_is_told() -> None:
    result = rotonde("play", "rocket", "--seats", "mine.py:Cheat,mine.py:Cheat")
    assert result.exit_code == 2
    assert "mine.py:Cheat 1 chose “station Z99”" in result.stderr or "mine.py:Cheat 2 chose “station Z99”" in result.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("none.py:First", "There is no file none.py."),
        ("mine.py:Nobody", "There is no class Nobody"),
        ("mine.py:nothing", "There is no class nothing"),
        ("mine.py:", "There is no class"),
        (".py:x", "There is no file .py."),
        ("bad.py:First", "bad.py cannot be used: SyntaxError"),
    ],
)
def test_what_is_no_bot(folder: Path, name: str, sentence: str) -> None:
    (folder / "bad.py").write_text("def")
    for command in ("play", "simulate"):
        result = rotonde(command, "rocket", "--seats", f"{name},random")
        assert result.exit_code == 2
        assert sentence in result.stderr
