"""Money and turn order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.money import move_money
from rotonde.core.turns import clockwise, left_of


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=5), st.data())
def test_money_is_moved_and_never_made(accounts, data):
    seats = st.integers(0, len(accounts) - 1)
    source, target, amount = data.draw(seats), data.draw(seats), data.draw(st.integers(0, 99))
    before = list(accounts)
    move_money(accounts, source, target, amount)
    assert sum(accounts) == sum(before)
    if source != target:
        assert (accounts[source], accounts[target]) == (before[source] - amount, before[target] + amount)
    assert all(accounts[i] == before[i] for i in range(len(accounts)) if i not in (source, target))


def test_a_negative_amount_is_a_bug():
    accounts = [5, 5]
    with pytest.raises(AssertionError):
        move_money(accounts, 0, 1, -1)
    assert accounts == [5, 5]


def test_the_bank_may_go_below_zero():
    accounts = [0, 0]
    move_money(accounts, 1, 0, 1000)
    assert accounts == [1000, -1000]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_clockwise_is_every_seat_once(players):
    for first in range(players):
        order = clockwise(first, players)
        assert order[0] == first
        assert sorted(order) == list(range(players))
        assert all(left_of(a, players) == b for a, b in pairwise(order))
    assert left_of(players - 1, players) == 0
