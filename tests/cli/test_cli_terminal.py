"""Playing in a real terminal: Tab, Ctrl-C, Ctrl-D."""

from __future__ import annotations

import sys
import time
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


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_simulation_ends_at_once_and_keeps_what_was_played(folder: Path, workers: str) -> None:
    """A game of greedy bots takes seconds: the ones that are being played are not waited for."""
    call = ("simulate", "tycoon", "--games", "1000", "--seats", "greedy,greedy,greedy,greedy", "--workers", workers)
    with Keyboard(folder, *call, "--csv", "games.csv") as terminal:
        terminal.wait_for("1/1000", seconds=120)
        terminal.interrupt()
        begun = time.monotonic()
        shown = terminal.wait_for("Interrupted.")
        assert time.monotonic() - begun < 8
        assert "Traceback" not in shown
        assert "Actions in a game:" in shown
        assert terminal.exit_code() == 130
    rows = (folder / "games.csv").read_text().splitlines()
    assert len(rows) >= 5
    assert len(rows) % 4 == 1


def test_no_colour_where_none_is_wanted() -> None:
    assert "\x1b" not in rotonde("play", "rocket", "--seed", "1", typed="quit\n").stdout
