"""Files that are no files, disks that are full, input that was closed: a sentence, nothing lost, nothing that grows."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from mini_board import write_board
from running import ENGLISH, Keyboard, rotonde

from rotonde.cli.files import MOST_BYTES
from rotonde.records import read_record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes are those of Unix")

PLAY = ("play", "rocket", "--board", "mini.json", "--seats", "me:Ann,me:Bob", "--seed", "1")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_board(tmp_path)
    return tmp_path


def run(call: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command in a shell of its own, with little memory and time."""
    program = f'"{sys.executable}" -c "from rotonde.cli import main; main()"'
    return subprocess.run(
        ["sh", "-c", call.replace("rotonde", program)],
        cwd=folder,
        env={**os.environ, **ENGLISH, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30)),
    )


@pytest.mark.parametrize("command", ["replay", "verify", "board check", "play --resume", "play rocket --board"])
def test_only_plain_files_are_read(folder: Path, command: str) -> None:
    os.mkfifo(folder / "pipe")
    for name in ("/dev/zero", "pipe", "/dev/null", "."):
        result = rotonde(*command.split(), name)
        assert result.exit_code == 2
        assert f"{name} is not a plain file." in result.stderr


def test_a_file_of_any_size_is_read_only_so_far(folder: Path) -> None:
    with open(folder / "huge", "wb") as file:
        file.truncate(2**40)
    for command in ("verify huge", "replay huge", "board check huge", "play --resume huge"):
        assert f"huge is larger than {MOST_BYTES // 2**20} MB" in run(f"rotonde {command}", folder).stderr
    assert "huge exists and is not an earlier save" in run("rotonde play rocket --save huge", folder).stderr


@pytest.mark.usefixtures("folder")
def test_nothing_is_saved_in_a_device() -> None:
    result = rotonde(*PLAY, typed=f"extend XR B2\nsave /dev/full\nsave /dev/null\nsave {'y' * 300}\nsave ~nobody-there/x\nquit\n")
    assert "/dev/full is not a plain file." in result.stdout
    assert "/dev/null is not a plain file." in result.stdout
    assert "there can be no file of this name. Nothing was changed." in " ".join(result.stdout.split())
    assert "There is no folder ~nobody-there." in result.stdout


@pytest.mark.usefixtures("folder")
def test_a_file_is_read_without_asking_first_whether_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    rotonde(*PLAY, "--save", "game.record", typed="extend XR B2\nquit\n")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert rotonde("replay", "game.record").exit_code == 0


@pytest.mark.parametrize("call", ["rotonde play rocket <&-", "rotonde games >&-", "rotonde games 2>&-"])
def test_a_stream_that_is_closed(folder: Path, call: str) -> None:
    result = run(call, folder)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""


def test_input_that_is_no_text(folder: Path) -> None:
    result = run("printf 'stat\\377\\nquit\\n' | rotonde play rocket", folder)
    assert result.returncode == 0
    assert result.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_output_for_which_there_is_no_room(folder: Path) -> None:
    for call in ("rotonde games >/dev/full", "rotonde play rocket </dev/null >/dev/full"):
        result = run(call, folder)
        assert result.returncode == 2
        assert result.stderr == "What there is to say cannot be written: the disk is full.\n"


def test_a_reader_that_has_enough(folder: Path) -> None:
    result = run("rotonde rules rocket | head -n 1", folder)
    assert result.stderr == ""


class TestLeaving:
    """What was played is lost only where somebody says so."""

    def test_a_bad_name_is_asked_for_again(self, folder: Path) -> None:
        (folder / "letter.txt").write_text("Dear Ann")
        with Keyboard(folder, *PLAY) as terminal:
            terminal.wait_for("Ann> ")
            terminal.type("extend XR B2\n")
            terminal.wait_for("Ann> ")
            terminal.type("quit\n")
            for answer in ("letter.txt", "nowhere/x", "/dev/full"):
                terminal.wait_for("Save the game?")
                terminal.type(f"{answer}\n")
            terminal.wait_for("Save the game?")
            terminal.type("good name.record\n")
            terminal.wait_for("The game is saved in")
            assert terminal.exit_code() == 0
        record = read_record((folder / "good name.record").read_text())
        assert [str(entry.action) for entry in record.entries] == ["first 1", "extend XR B2"]
        assert (folder / "letter.txt").read_text() == "Dear Ann"

    def test_n_is_a_no_and_no_file_name(self, folder: Path) -> None:
        with Keyboard(folder, *PLAY) as terminal:
            terminal.wait_for("Ann> ")
            terminal.type("extend XR B2\nquit\n")
            terminal.wait_for("Save the game?")
            terminal.type("n\n")
            terminal.wait_for("The game was not saved.")
            assert terminal.exit_code() == 0
        assert [path.name for path in folder.iterdir()] == ["mini.json"]

    def test_y_is_a_yes_to_the_name_that_was_proposed(self, folder: Path) -> None:
        with Keyboard(folder, *PLAY) as terminal:
            terminal.wait_for("Ann> ")
            terminal.type("extend XR B2\nquit\n")
            terminal.wait_for("Save the game?")
            terminal.type("y\n")
            terminal.wait_for("The game is saved in rocket-1.record.")
            assert terminal.exit_code() == 0
