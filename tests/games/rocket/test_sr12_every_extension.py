"""SR-12 against a search that plays every extension, and in whole random games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from every_extension import Search, TooManyPositions
from random_boards import random_board
from rocket_table import ROCKET
from slow_independence import Land
from watched_games import choose, watch

View = Mapping[str, Any]


def positions(seed: int) -> Iterator[tuple[Land, View]]:
    """The positions after each extension of a random game on a board so small that it can be searched."""
    rng = Random(seed)
    board = random_board(rng, most=5, lines=rng.randint(2, 4), cities=2)
    if ROCKET.check_board(board):
        return
    state = ROCKET.start(2, seed=seed, board=board)
    state.apply(*state.to_act, state.deal())
    while not state.over:
        (seat,) = state.to_act
        state.apply(seat, choose(state, seat, rng, eager=1))
        if state.veto is None:
            yield Land(board), state.view(None)


def independent_and_not(view: View) -> tuple[set[str], set[str]]:
    """The lines that were declared independent, and the other ones that are not absorbed."""
    running = {name: line["independent"] for name, line in view["lines"].items() if line["absorbed_by"] is None}
    return {name for name, declared in running.items() if declared}, {name for name in running if not running[name]}


def judge(land: Land, view: View) -> tuple[int, int]:
    """Compare a position with the search; how many lines are independent, and how many are spared by a simplification."""
    independent, others = independent_and_not(view)
    try:
        alive = Search(land, view).alive(independent | others)
        spared = others - alive
        assert spared == Search(land, view, simplified=True).alive(spared), "a dead line is not declared"
    except TooManyPositions:
        return 0, 0
    assert independent.isdisjoint(alive), "a line is declared that can still achieve something"
    return len(independent), len(spared)


@pytest.mark.rule("SR-12.1", "SR-12.4")
def test_exactly_the_lines_that_no_extension_can_help_are_declared():
    judged = [judge(land, view) for seed in range(400) for land, view in positions(seed)]
    declared, spared = map(sum, zip(*judged, strict=True))
    assert declared > 300
    assert spared < declared / 50  # what SR-12.4 leaves out hardly ever matters


@pytest.mark.rule("SR-12.1", "SR-12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_independent_line_ever_reaches_a_new_city_or_is_absorbed(players):
    watched = [watch(seed, players, eager) for seed in range(12) for eager in (0.0, 0.5, 0.8)]
    assert [event for game in watched for event in game.broken] == []
    assert sum(game.declared for game in watched) > 36
    assert sum(game.moved_later for game in watched) > 18
