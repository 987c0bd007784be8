"""The ladder: every pair, what came out, and plainly what was not run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
import make_ladder
from make_ladder import BOTS, Pair, main, pairs


def test_every_pair_the_cheapest_first() -> None:
    found = pairs(["dice", "rocket"], BOTS)
    assert len(found) == len(set(found)) == 15 * 2 * 2
    assert found[0].bots == ("random", "greedy")
    assert [pair.bots for pair in found[-4:]] == [("stationmaster", "baron")] * 4
    assert {pair.wanted for pair in found if "baron" in pair.bots} == {100}
    assert Pair("dice", 4, ("random", "greedy")).command() == (
        "rotonde arena dice --bots greedy,random,random,random --players 4 --games 200 --seed ladder"
    )


def test_it_is_played_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_ladder, "WANTED", 4)
    target = tmp_path / "ladder.md"
    words = ("--games", "rocket,dice", "--bots", "random,greedy,apprentice", "--target", str(target))
    main(["run", str(tmp_path), "--games", "dice", "--bots", "random,greedy", "--jobs", "1"])
    monkeypatch.setattr(make_ladder, "PASSES", (0.5,))  # what is there already is told, also where less is asked for
    main(["run", str(tmp_path), "--games", "dice", "--bots", "random,greedy", "--jobs", "1"])
    main(["write", str(tmp_path), *words, "--because", "The evening was short."])
    text = target.read_text()
    assert re.search(r"\| greedy \| random \| 4 \| 100.0% \| 51.0–100.0% \| [1-9]\d*\.\d ± \d+\.\d \|\n", text)
    assert "| greedy | 3 random | 4 |" in text
    assert "3 greedy" not in text
    assert "- dice with 2, dice with 4: random – apprentice; greedy – apprentice\n" in text
    assert "- rocket with 2, rocket with 4: random – greedy; random – apprentice; greedy – apprentice\n" in text
    assert "With fewer games" not in text
    assert "## What was not run\n\nThe evening was short.\n\n" in text


def test_time_that_is_up_is_told(tmp_path: Path) -> None:
    main(["run", str(tmp_path), "--games", "dice", "--bots", "random,greedy", "--jobs", "1", "--minutes", "0.005"])
    main(["write", str(tmp_path), "--games", "dice", "--bots", "random,greedy", "--target", str(tmp_path / "ladder.md")])
    text = (tmp_path / "ladder.md").read_text()
    assert "- Rail Road Dice 2, 2 players, random – greedy: " in text
    assert "- dice with 4: random – greedy" in text
