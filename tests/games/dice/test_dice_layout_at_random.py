"""Where the next tile of a layout at random may lie (RD-1.2), counted cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.games.dice.layout import places_for_next


def cells(x, y):
    return {(x + dx, y + dy) for dx in range(4) for dy in range(4)}


def touching(x, y, covered):
    return sum(any((u + dx, v + dy) in covered for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))) for u, v in cells(x, y))


def slow_places(laid):
    """All places far around, asked one by one."""
    covered = {cell for x, y in zip(laid[0::3], laid[1::3], strict=True) for cell in cells(x, y)}
    around = [(x, y) for y in range(-26, 27) for x in range(-26, 27)]
    return [(x, y) for x, y in around if not covered & cells(x, y) and touching(x, y, covered) >= 4]


@pytest.mark.rule("RD-1.2")
@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 3)), max_size=4))
def test_the_next_tile_may_lie_wherever_four_of_its_cells_touch_others(choices):
    assert places_for_next([]) == [(0, 0)]
    laid = [0, 0, 1]
    for choice, rotation in choices:
        places = places_for_next(laid)
        assert places == slow_places(laid)
        laid += [*places[choice % len(places)], rotation]
    assert places_for_next(laid) == slow_places(laid)


@pytest.mark.rule("RD-1.2")
@pytest.mark.parametrize("laid", [[0, 0, 1, -4, 0, 2], [0, 0, 1, 0, -4, 2, 3, 4, 3]])
def test_the_next_tile_may_lie_on_any_side_of_the_outermost_ones(laid):
    assert places_for_next(laid) == slow_places(laid)


@pytest.mark.rule("RD-1.2")
def test_the_next_tile_may_lie_at_every_end_of_a_row_or_a_column():
    row, column = [0, 0, 1, 4, 0, 2, 8, 0, 3], [0, 0, 1, 0, 4, 2, 0, 8, 3]
    assert {(-4, 0), (12, 0), (8, 4), (8, -4), (0, 4), (0, -4)} <= set(places_for_next(row))
    assert {(0, -4), (0, 12), (4, 8), (-4, 8), (4, 0), (-4, 0)} <= set(places_for_next(column))
