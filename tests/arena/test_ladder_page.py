"""The ladder: every pair, what came out, and plainly what was not run."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev

import pytest

import rotonde
from rotonde.arena.statistics import mean_error

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
import make_ladder
from make_ladder import BOTS, HOME, Meeting, Pair, line, main, page, pairs, read


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
    played, target = str(tmp_path / "played"), ("--target", str(tmp_path))
    small = ("--games", "dice", "--bots", "random,greedy")
    large = ("--games", "rocket,dice", "--bots", "random,greedy,apprentice")
    main(["run", played, *small, *target, "--jobs", "1"])
    monkeypatch.setattr(make_ladder, "PASSES", (0.5,))  # what is there already is told, also where less is asked for
    main(["run", played, *small, *target, "--jobs", "1"])
    main(["write", played, *large, *target, "--because", "The evening was short."])
    text = (tmp_path / "ladder.md").read_text()
    assert re.search(r"\| greedy \| random \| 4 \| 100.0% \| 51.0–100.0% \| [1-9]\d*\.\d ± \d+\.\d \|\n", text)
    assert re.search(r"\| random \| \d+ \| \d+–\d+ \| [\d.]+\s[µm]s \|\n", text), "with the time that it takes"
    assert "| greedy | 3 random | 4 |" in text
    assert "3 greedy" not in text
    assert "- dice with 2, dice with 4: random – apprentice; greedy – apprentice\n" in text
    assert "- rocket with 2, rocket with 4: random – greedy; random – apprentice; greedy – apprentice\n" in text
    assert "With fewer games" not in text
    assert "## What was not run\n\nThe evening was short.\n\n" in text
    assert "other seeds" not in text
    # What is kept is enough to write the page again, and games of another seed are added to it, as many as are missing.
    main(["write", *large, *target])
    assert (tmp_path / "ladder.md").read_text() == text
    monkeypatch.setattr(make_ladder, "WANTED", 12)
    main(["run", played, *small, *target, "--jobs", "1", "--seed", "more"])
    main(["write", played, *large, *target])
    text = (tmp_path / "ladder.md").read_text()
    assert "| greedy | random | 6 | 100.0% |" in text
    assert "| greedy | 3 random | 8 | 100.0% |" in text, "a deal is played out"
    assert "too: more." in text
    assert "random – greedy: 6 of 12\n" in text


def test_time_that_is_up_is_told(tmp_path: Path) -> None:
    words = (str(tmp_path / "played"), "--games", "dice", "--bots", "random,greedy", "--target", str(tmp_path))
    main(["run", *words, "--jobs", "1", "--minutes", "0.005"])
    main(["write", *words])
    text = (tmp_path / "ladder.md").read_text()
    assert "- Rail Road Dice 2, 2 players, random – greedy: " in text
    assert "- dice with 4: random – greedy" in text


def meeting(leads: Sequence[float], seed: str = "ladder") -> Meeting:
    """Games of two with these leads of the stronger one by name."""
    wins = sum([lead > 0 for lead in leads])
    pair = Pair("dice", 2, ("greedy", "driver"))
    return Meeting(pair, seed, "", len(leads), wins, wins, len(leads), len(leads), mean(leads), stdev(leads), (1.0, 2.0), (3, 4))


def test_games_of_two_seeds_are_told_as_if_they_had_one() -> None:
    first, second = [3.0, 5.0, -1.0], [10.0, 12.0, 4.0, -8.0]
    both, whole = meeting(first).and_with(meeting(second, "more")), meeting(first + second)
    assert (both.games, both.wins, both.before, both.compared) == (whole.games, whole.wins, whole.before, whole.compared)
    assert (both.lead, both.spread) == pytest.approx((whole.lead, whole.spread))
    assert both.lead_error == pytest.approx(mean_error(first + second))
    assert (both.seconds, both.decisions) == ((2.0, 4.0), (6, 8))


def test_who_is_better_is_named_first_whatever_the_names_promise() -> None:
    assert line(meeting([4.0, 2.0, -3.0]))[:4] == ("driver", "greedy", "3", "66.7%")
    assert line(meeting([-4.0, -2.0, 3.0])) == ("greedy", "driver", "3", "66.7%", "20.8–93.9%", "1.0 ± 4.1")


def test_the_page_tells_what_is_kept() -> None:
    """Nobody has edited one without the other."""
    kept, games = read(HOME / "ladder.json"), list(rotonde.games())
    assert page(kept, pairs(games, BOTS), games, BOTS) == (HOME / "ladder.md").read_text(encoding="utf-8")
