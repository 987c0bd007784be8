"""How Rotonde is started, and how it says that it can be started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from mini_board import write_board
from running import ENGLISH

import rotonde as package

ROOT = Path(__file__).parents[2]
PLAY = ["play", "rocket", "--board", "mini.json", "--seats", "me:Ann,me:Bob", "--seed", "1", "--save"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts for a Unix shell")


def script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def run(command: list[str], folder: Path, typed: str = "", **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **ENGLISH, "COLUMNS": "40", "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("way", ["by a script", "by the interpreter"])
def test_the_hint_to_resume_works_as_it_is_printed(tmp_path: Path, way: str) -> None:
    write_board(tmp_path)
    environment = {"PATH": "/usr/bin:/bin", "ROTONDE_COMMAND": ""}
    if way == "by a script":
        script(tmp_path / "my run", f'exec "{sys.executable}" -m rotonde "$@"')
        environment["ROTONDE_COMMAND"] = "./my run"
    started = [sys.executable, "-m", "rotonde", *PLAY, "it's my game.record"]
    left = run(started, tmp_path, "extend XR B2\nquit\n", **environment)
    (hint,) = re.findall(r"Go on with: (.*)", left)
    resumed = run(["sh", "-c", hint], tmp_path, "log\nquit\n", **environment)
    assert "Ann moves the XR locomotive" in " ".join(resumed.split())


def test_run_leaves_the_user_in_their_folder(tmp_path: Path) -> None:
    checkout, folder = tmp_path / "a checkout", tmp_path / "a folder"
    folder.mkdir()
    script(checkout / ".venv/bin/python", "exit 0")
    script(checkout / ".venv/bin/rotonde", 'pwd; echo "$ROTONDE_COMMAND"; echo "$@"')
    for name in ("run", "setup.sh", "pyproject.toml", "constraints.txt", "hatch_build.py"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    (checkout / "run").chmod(0o755)
    told = run(["../a checkout/run", "replay", "my game.record"], folder).splitlines()
    assert told == [str(folder), "../a checkout/run", "replay my game.record"]
    assert run(["../a checkout/run"], folder).splitlines()[2] == "serve --browser"
    assert list(folder.iterdir()) == []


def test_as_a_module(tmp_path: Path) -> None:
    assert run([sys.executable, "-m", "rotonde", "--version"], tmp_path) == f"rotonde {package.__version__}\n"
