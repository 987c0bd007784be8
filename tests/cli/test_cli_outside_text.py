"""Text from outside is shown as it is: it is never markup, and never steers the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from mini_board import WHOLE_GAME, mini_board, write_board
from running import rotonde

NAMES = ("A[/]", "[red]Bob[/red] :smile:")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_board(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("typed", ["[/]", "[bold]", "station [/a1]", "why [/]", "rule [/]", "log [/]", "save [/]/x", "\x1b[2J"])
def test_a_typed_line(typed: str) -> None:
    result = rotonde("play", "rocket", "--board", "mini.json", "--seats", "me,me", typed=f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert "The game was not saved." in result.stdout
    assert "\x1b" not in result.stdout


def test_a_very_long_line(folder: Path) -> None:
    typed = "\n".join(["x" * 9000, "bid " + "9" * 9000, "station " + "A" * 9000, "log " + "9" * 9000, "save " + "y" * 9000])
    result = rotonde("play", "rocket", "--board", "mini.json", "--seats", "me,me", typed=f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert "The game was not saved." in result.stdout
    assert [path.name for path in folder.iterdir()] == ["mini.json"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_every_output(name: str) -> None:
    whole = (*("--board", "mini.json"), "--seats", f"me:{name},me:Cid", "--seed", "1", "--save", "game.record")
    played = rotonde("play", "rocket", *whole, typed="log\ndetails\n" + WHOLE_GAME)
    told = rotonde("replay", "game.record")
    for result in (played, told):
        assert result.exit_code == 0, result.stderr
        assert name in result.stdout


@pytest.mark.usefixtures("folder")
def test_the_words_of_a_board() -> None:
    board = mini_board()
    board["towns"][2]["name"] = "Mid[/]\x1b[2J"
    board["commodities"] = ["[/x]", "beer"]
    board["towns"][2]["tokens"] = ["[/x]", "[/x]", "beer"]
    write_board(Path(), board)
    result = rotonde("play", "rocket", "--board", "mini.json", "--seats", "me,me", typed="details\nextend XR B2\nquit\n")
    assert result.exit_code == 0, result.stderr
    assert "Mid[/]" in result.stdout
    assert "\x1b" not in result.stdout


def test_what_a_command_complains_about() -> None:
    for call in (("play", "[/]\x1b[2J"), ("replay", "[/]\x1b"), ("simulate", "rocket", "--seats", "[/]\x1b,random")):
        result = rotonde(*call)
        assert result.exit_code == 2
        assert "[/]\ufffd" in result.stderr
