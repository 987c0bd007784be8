"""Ratings and intervals, against values computed by hand."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from rotonde.arena.plan import make_plan
from rotonde.arena.playing import Effort, Forfeit, Outcome
from rotonde.arena.ratings import ELO_UNIT, bradley_terry, openskill
from rotonde.arena.results import places, result_of


def test_two_bots() -> None:
    """3 to 1, and one game shared by assumption: 3.5 to 1.5."""
    strong, weak = bradley_terry([[0, 3], [1, 0]])
    gap = log(3.5 / 1.5)
    assert strong.rating - weak.rating == pytest.approx(400 * log(3.5 / 1.5, 10))
    assert strong.rating + weak.rating == pytest.approx(3000)
    # The gap of two is known from n p q; each of them is half of it away from their mean.
    error = sqrt(1 / (5 * 0.7 * 0.3)) / 2
    assert strong.high - strong.rating == pytest.approx(1.959964 * ELO_UNIT * error)
    assert gap == pytest.approx(0.8473, abs=1e-4)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    strong, weak = bradley_terry([[0, 200], [0, 0]])
    assert strong.rating - weak.rating == pytest.approx(400 * log(401, 10))
    # 201 games with p = 200.5 / 201 tell the gap no better than to 246 points, one standard error.
    assert strong.high - strong.low == pytest.approx(1.959964 * 246, abs=1)


def test_a_circle_is_even() -> None:
    for elo in bradley_terry([[0, 2, 1], [1, 0, 2], [2, 1, 0]]):
        assert elo.rating == pytest.approx(1500)


def test_the_peak_of_the_likelihood() -> None:
    """There, each bot has won as often as its rating lets expect."""
    wins = [[0, 7, 12, 3], [3, 0, 6, 5], [1, 2, 0, 0], [2, 1, 9, 0]]
    ratings = [elo.rating / ELO_UNIT for elo in bradley_terry(wins)]
    for i in range(4):
        others = [j for j in range(4) if j != i]
        won = sum(wins[i][j] + 0.5 for j in others)
        expected = sum((wins[i][j] + wins[j][i] + 1) / (1 + exp(ratings[j] - ratings[i])) for j in others)
        assert won == pytest.approx(expected)


def test_openskill_of_one_game() -> None:
    """For two equals a win moves mu by s² / c / 2 with c² = 2 (s² + beta²), s² = sigma² + tau²; beta = 25/6, tau = 25/300."""
    skills = openskill(["a", "b"], [(["a", "b"], [0, 1])])
    square = (25 / 3) ** 2 + (25 / 300) ** 2
    step = square / sqrt(2 * (square + (25 / 6) ** 2)) / 2
    assert skills["a"].mu == pytest.approx(25 + step)
    assert skills["b"].mu == pytest.approx(25 - step)
    assert skills["a"].sigma < 25 / 3
    even = openskill(["a", "b"], [(["a", "b"], [0, 0])])
    assert even["a"].mu == pytest.approx(even["b"].mu)


def test_copies_share_what_they_learn() -> None:
    copies = openskill(["a", "b"], [(["a", "b", "b"], [1, 0, 2])])
    apart = openskill(["a", "b", "c"], [(["a", "b", "c"], [1, 0, 2])])
    assert copies["a"] == pytest.approx(apart["a"])
    assert copies["b"].mu == pytest.approx((apart["b"].mu + apart["c"].mu) / 2)
    assert apart["b"].mu > 25 > apart["c"].mu


def outcome(lineup: int, deal: int, turn: int, scores: tuple[int, ...], *winners: int, **more: object) -> Outcome:
    return Outcome(lineup, deal, turn, scores, winners, "end", 9, tuple(Effort() for _ in range(3)), **more)  # type: ignore[arg-type]


def test_places_by_hand() -> None:
    assert places(outcome(0, 0, 0, (5, 9, 5), 1), 3) == [1, 0, 1]
    assert places(outcome(0, 0, 0, (9, 9, 5), 0, 1), 3) == [0, 0, 2]
    assert places(outcome(0, 0, 0, (9, 9, 5), 1), 3) == [1, 0, 2]
    assert places(outcome(0, 0, 0, (), 0, 2, forfeit=Forfeit(1, "illegal", "")), 3) == [0, 1, 0]


def test_a_small_arena_by_hand() -> None:
    plan = make_plan("rocket", ["random", "greedy", "apprentice"], games=3)
    games = [
        outcome(0, 0, 0, (10, 30, 20), 1),
        outcome(0, 0, 1, (10, 30, 30), 1, 2),
        outcome(0, 0, 2, (), 1, 2, forfeit=Forfeit(0, "crashed", "boom")),
        outcome(0, 7, 0, (90, 0, 0), 0),
    ]
    result = result_of(plan, games)
    assert (result.games, result.wanted) == (3, 3), "a game that was not asked for does not count"
    rows = {row.bot: row for row in result.tables[0].rows}
    assert [rows[bot].won.wins for bot in plan.bots] == [0, 2, 1]
    assert [rows[bot].score for bot in plan.bots] == [10, 30, 25]
    assert rows["greedy"].won.share == pytest.approx(2 / 3)
    assert (rows["greedy"].won.low, rows["greedy"].won.high) == pytest.approx((0.2077, 0.9385), abs=1e-4)
    assert rows["apprentice"].score_error == pytest.approx(1.959964 * 5, abs=1e-4)
    assert [rows[bot].lead for bot in plan.bots] == [-20, 5, -5]
    assert rows["greedy"].lead_error == pytest.approx(1.959964 * 5, abs=1e-4)
    cross = {(one.bot, one.other): one.better.wins for one in result.cross}
    assert cross["greedy", "apprentice"] == 2
    assert cross["apprentice", "greedy"] == 1
    assert cross["greedy", "random"] == 3
    assert [one.bot for one in result.standings] == ["greedy", "apprentice", "random"]
    # Each of the three comparisons of a game counts 2/3, for a game of three tells two things.
    expected = bradley_terry([[0, 0, 0], [2, 0, 4 / 3], [2, 2 / 3, 0]])
    assert result.standings[0].elo == pytest.approx(expected[1])
