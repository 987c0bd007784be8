"""A run that is ended goes on where it was, and every game counts once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from some_bots import SOURCE, write_bots

from rotonde.arena.ledger import GAMES, SETTINGS, Ledger
from rotonde.arena.plan import MalformedArena, Plan, make_plan
from rotonde.arena.running import here, hold

BOTS = "mine.py:Slow,random"
MANY = 30


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_bots(tmp_path)
    return tmp_path


def start(out: str) -> subprocess.Popen[bytes]:
    words = ["arena", "rocket", "--bots", BOTS, "--games", str(MANY), "--seed", "kill", "--jobs", "2", "--out", out]
    return subprocess.Popen(
        [sys.executable, "-m", "rotonde", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        # Tests that run in the background may have been told to ignore Ctrl-C, which a program would inherit.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def lines(out: str) -> list[bytes]:
    path = Path(out, GAMES)
    return path.read_bytes().splitlines(keepends=True) if path.exists() else []


def untimed(out: str) -> object:
    result = msgspec.json.decode(Path(out, "result.json").read_bytes())
    for one in result["standings"]:
        del one["time"]["total"], one["time"]["mean"], one["time"]["p99"]
    return result


def test_killed_and_started_again_it_says_the_same() -> None:
    whole = start("whole")
    broken = start("broken")
    while len(lines("broken")) < 4:
        assert broken.poll() is None, "it must not be finished before it is killed"
        time.sleep(0.01)
    broken.send_signal(signal.SIGKILL)
    broken.communicate()
    kept = lines("broken")
    assert 4 <= len(kept) < MANY
    with Path("broken", GAMES).open("ab") as file:
        file.write(kept[0][: len(kept[0]) // 2])
    again = start("broken")
    for run in (whole, again):
        _, said = run.communicate(timeout=60)
        assert run.returncode == 0, said
    assert lines("broken")[: len(kept)] == kept
    assert len(lines("broken")) == MANY
    assert untimed("broken") == untimed("whole")


def test_interrupted_it_tells_what_was_played() -> None:
    run = start("out")
    while len(lines("out")) < 4:
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    run.communicate(timeout=60)
    assert run.returncode == 130
    result = msgspec.json.decode(Path("out", "result.json").read_bytes())
    assert 4 <= result["games"] == len(lines("out")) < result["wanted"] == MANY
    assert "Not finished: " in Path("out", "result.html").read_text()


def small(**more: object) -> Plan:
    return make_plan("rocket", ["random", "mine.py:First"], **{"games": 2} | more)  # type: ignore[arg-type]


def play(plan: Plan) -> int:
    return sum(len(piece) for piece in hold(plan, here, 1, Path("out")))


def test_more_games_are_added() -> None:
    assert play(small()) == 2
    before = lines("out")
    assert play(small(games=6)) == 6
    assert lines("out")[:2] == before
    assert len(lines("out")) == 6
    assert play(small()) == 2


@pytest.mark.parametrize(
    ("more", "what"),
    [({"seed": "2"}, "seed"), ({"players": 3}, "players"), ({"options": {"move_stations": "unlinked"}}, "options")],
)
def test_another_arena_is_refused(more: dict[str, object], what: str) -> None:
    play(small())
    with pytest.raises(MalformedArena) as refused:
        play(small(**more))
    assert (refused.value.code, refused.value.details["what"]) == ("other_arena", what)
    assert len(lines("out")) == 2


def test_a_bot_that_was_changed_is_another_one(folder: Path) -> None:
    play(small())
    (folder / "mine.py").write_text(SOURCE.replace("[0]", "[-1]"))
    with pytest.raises(MalformedArena) as refused:
        play(small())
    assert refused.value.details["what"] == "files"


def test_a_game_counts_once() -> None:
    plan = small()
    play(plan)
    with Ledger(Path("out"), plan) as ledger:
        outcome = next(iter(ledger.finished.values()))
        ledger.note([replace(outcome, actions=1)])
        assert outcome in ledger.finished.values()
    assert len(lines("out")) == 2
    Path("out", GAMES).write_bytes(b"".join([*lines("out"), lines("out")[0]]))
    with Ledger(Path("out"), plan) as ledger:
        assert len(ledger.finished) == 2


def test_a_broken_line_is_told() -> None:
    play(small())
    Path("out", GAMES).write_bytes(lines("out")[0] + b"{}\n")
    with pytest.raises(MalformedArena) as refused:
        play(small())
    assert (refused.value.code, refused.value.details["number"]) == ("arena_line_broken", 2)


def test_broken_settings_are_told() -> None:
    play(small())
    Path("out", SETTINGS).write_text("{")
    with pytest.raises(MalformedArena, match="arena_settings_broken"):
        play(small())


def test_a_file_is_no_folder() -> None:
    Path("out").write_text("")
    with pytest.raises(MalformedArena, match="arena_folder_fails"):
        play(small())


def test_two_runs_do_not_share_a_folder() -> None:
    with Ledger(Path("out"), make_plan("rocket", BOTS.split(","), games=MANY, seed="kill")):
        run = start("out")
        _, said = run.communicate(timeout=60)
    assert run.returncode == 2
    assert b"Another run is at work in out." in said or "Une autre exécution".encode() in said
    assert lines("out") == []
