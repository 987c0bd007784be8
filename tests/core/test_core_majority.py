"""Majorities, every tie of them (SR-10.7), against a reference that is slow and plain."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.majority import majority_payments


def reference(counts: list[int], first: int, second: Fraction) -> list[int]:
    """The rule sentence by sentence, in exact fractions: rounding happens only when a part is paid."""
    groups = [[i for i, c in enumerate(counts) if c == number] for number in sorted(set(counts), reverse=True) if number > 0]
    paid = [0] * len(counts)
    if not groups:
        return paid
    firsts = groups[0]
    if len(firsts) > 1:
        for i in firsts:
            paid[i] = floor(Fraction(first + second) / len(firsts))
        return paid
    paid[firsts[0]] = first
    for i in groups[1] if len(groups) > 1 else []:
        paid[i] = floor(second / len(groups[1]))
    return paid


@pytest.mark.rule("SR-10.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", range(29))
def test_every_tie_is_paid_as_the_rule_says(players, first):
    """For every worth that a line of 28 cities can have; the second is half, also where that is no whole thousand."""
    for counts in product(range(4), repeat=players):
        assert majority_payments(list(counts), first, first // 2) == reference(list(counts), first, Fraction(first, 2))


@pytest.mark.rule("SR-10.7")
@given(st.lists(st.integers(0, 12), min_size=2, max_size=6), st.integers(0, 40), st.integers(0, 40))
def test_any_counts_and_prizes(counts, first, second):
    payments = majority_payments(counts, first, second)
    assert payments == reference(counts, first, Fraction(second))
    assert sum(payments) <= first + second
    assert all(paid == 0 for count, paid in zip(counts, payments, strict=True) if count == 0)


@pytest.mark.rule("SR-10.7")
@given(st.lists(st.integers(0, 5), min_size=2, max_size=5), st.randoms())
def test_the_order_of_seats_does_not_matter(counts, rng):
    order = list(range(len(counts)))
    rng.shuffle(order)
    payments = majority_payments(counts, 6, 3)
    assert majority_payments([counts[i] for i in order], 6, 3) == [payments[i] for i in order]


def test_asking_changes_nothing():
    counts = [2, 1, 0]
    majority_payments(counts, 6, 3)
    assert counts == [2, 1, 0]
