"""Simulating many games."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from mini_board import write_board
from running import rotonde

from rotonde.arena.statistics import mean, mean_error, quantile, wilson
from rotonde.cli.batch import Plan, play_all, play_one
from rotonde.records import read_record


def without_speed(output: str) -> str:
    return re.sub(r".* a second\.\n", "", output)


def test_the_same_whatever_the_workers() -> None:
    call = ("simulate", "rocket", "--games", "40", "--seats", "random,random,random", "--seed", "5")
    alone, together = (rotonde(*call, "--workers", workers) for workers in (1, 2))
    assert alone.exit_code == 0, alone.stderr
    assert without_speed(alone.stdout) == without_speed(together.stdout)
    assert without_speed(alone.stdout) != alone.stdout
    assert "random ×3" in alone.stdout


def test_two_bots_are_told_apart() -> None:
    result = rotonde("simulate", "rocket", "--games", "4", "--seats", "random,greedy", "--workers", "1", "--check")
    assert result.exit_code == 0
    rows = {line.split()[0]: line for line in result.stdout.splitlines()[1:3]}
    assert "100.0%" in rows["greedy"]
    assert "0.0%" in rows["random"]
    assert "What ended them:" in result.stdout


def test_in_french() -> None:
    result = rotonde("simulate", "rocket", "--games", "2", "--seats", "random", "--players", "4", "--lang", "fr")
    assert "random ×4" in result.stdout
    assert "Coups par partie :" in result.stdout


def test_a_board_and_options_of_ones_own(tmp_path: Path) -> None:
    board = write_board(tmp_path)
    result = rotonde("simulate", "rocket", "--games", "3", "--board", board, "--option", "move_stations=unlinked")
    assert result.exit_code == 0, result.stderr


def test_seats_rotate() -> None:
    """Game 0 and 1 differ only in who sits where; the outcome is told in the order of the plan."""
    plan = Plan("rocket", ("greedy", "random"), 2, "7")
    for number in (0, 1):
        outcome = play_one(plan, number)
        assert outcome.scores[0] > outcome.scores[1]
        assert outcome.winners == (0,)


def test_every_game_is_played_once() -> None:
    plan = Plan("rocket", ("random", "random"), 30, "7")
    numbers = [outcome.number for piece in play_all(plan, 2) for outcome in piece]
    assert sorted(numbers) == list(range(30))


def test_games_as_data(tmp_path: Path) -> None:
    files = {name: tmp_path / f"out.{name}" for name in ("json", "csv")}
    call = ("simulate", "shares", "--games", "3", "--seats", "random,greedy", "--workers", "1", "--records", tmp_path)
    result = rotonde(*call, "--json", files["json"], "--csv", files["csv"])
    assert result.exit_code == 0, result.stderr
    data = json.loads(files["json"].read_text())
    rows = list(csv.DictReader(files["csv"].read_text().splitlines()))
    assert [game["number"] for game in data["games"]] == [0, 1, 2]
    assert data["games"][1]["seating"] == [1, 0]
    assert [int(row["score"]) for row in rows] == [score for game in data["games"] for score in game["scores"]]
    for game in data["games"]:
        path = tmp_path / f"shares-1-{game['number']:06}.record"
        assert rotonde("verify", path).exit_code == 0
        record = read_record(path.read_text())
        assert record.ending is not None
        assert [record.ending.scores[game["seating"].index(who)] for who in (0, 1)] == game["scores"]
        assert record.seats[game["seating"].index(0)] == "random 1"


def test_no_file_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{}")
    result = rotonde("simulate", "rocket", "--games", "1", "--json", tmp_path / "mine.json")
    assert result.exit_code == 2
    assert "mine.json exists; it stays as it is." in result.stderr
    assert (tmp_path / "mine.json").read_text() == "{}"
    assert "There is no folder" in rotonde("simulate", "rocket", "--records", tmp_path / "none").stderr


def test_statistics() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([1, 2, 3]) == 2
    assert mean_error([1, 2, 3]) == pytest.approx(1.96 / 3**0.5, abs=1e-3)
    assert mean_error([1]) != mean_error([1])
    assert [quantile([1, 2, 3, 4, 5], p) for p in (0, 0.1, 0.5, 1)] == [1, 1.4, 3, 5]
