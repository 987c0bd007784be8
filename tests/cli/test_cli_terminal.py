"""Playing in a real terminal: Tab, Ctrl-C, Ctrl-D."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from mini_board import WHOLE_GAME, write_board
from running import Keyboard, rotonde

from rotonde.records import read_record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")

PLAY = ("play", "rocket", "--board", "mini.json", "--seats", "me:Ann,me:Bob", "--seed", "1")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_board(tmp_path)
    return tmp_path


def test_tab_completes_and_the_end_can_be_taken_back(folder: Path) -> None:
    pytest.importorskip("readline")
    with Keyboard(folder, *PLAY) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("ext\tx\tb2\n")
        assert "Ann moves the XR locomotive from A2 to B2." in terminal.wait_for("Ann> ")
        for line in WHOLE_GAME.splitlines()[1:]:
            terminal.type(f"{line}\n")
        terminal.wait_for("Ann wins.")
        terminal.wait_for("over> ")
        terminal.type("undo\n")
        terminal.wait_for("Taken back: pass.")
        terminal.type("quit\n")
        terminal.wait_for("Save the game?")
        terminal.type("no\n")
        terminal.wait_for("The game was not saved.")
        assert terminal.exit_code() == 0


def test_an_interrupt_offers_to_save_and_loses_nothing(folder: Path) -> None:
    with Keyboard(folder, *PLAY) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("extend XR B2\n")
        terminal.wait_for("Ann> ")
        terminal.interrupt()
        terminal.wait_for("Enter for rocket-1.record")
        terminal.type("\n")
        terminal.wait_for("The game is saved in rocket-1.record.")
        assert terminal.exit_code() == 130
    record = read_record((folder / "rocket-1.record").read_text())
    assert [str(entry.action) for entry in record.entries] == ["first 1", "extend XR B2"]


def test_the_end_of_the_input_offers_to_save_too(folder: Path) -> None:
    with Keyboard(folder, *PLAY) as terminal:
        terminal.wait_for("Ann> ")
        terminal.type("extend XR B2\n")
        terminal.wait_for("Ann> ")
        terminal.type("\x04")
        terminal.wait_for("Save the game?")
        terminal.type("\x04")
        terminal.wait_for("The game was not saved.")
        assert terminal.exit_code() == 0
    assert [p.name for p in folder.iterdir()] == ["mini.json"]


def test_a_simulation_can_be_interrupted(folder: Path) -> None:
    with Keyboard(folder, "simulate", "rocket", "--games", "100000", "--seats", "random,random", "--workers", "2") as terminal:
        terminal.wait_for("/100000")
        terminal.interrupt()
        assert "Traceback" not in terminal.wait_for("Interrupted.")
        assert terminal.exit_code() == 130


def test_no_colour_where_none_is_wanted() -> None:
    assert "\x1b" not in rotonde("play", "rocket", "--seed", "1", typed="quit\n").stdout
