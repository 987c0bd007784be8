"""What a majority may come to be worth while pieces are still to come."""

from __future__ import annotations

from functools import lru_cache

from rotonde.core.majority import majority_payments

# Divisible by all that ties of up to 4 can ask for, so that rounding down loses nothing.
_FIRST, _SECOND = 240, 120


@lru_cache(maxsize=100_000)
def expected_parts(counts: tuple[int, ...], to_come: int) -> tuple[float, ...]:
    """The part of the first prize that each seat can expect, if `to_come` more pieces go to anybody alike.

    The second prize is half of the first; ties share as the rules of majorities say.
    """
    if to_come == 0:
        return tuple(payment / _FIRST for payment in majority_payments(list(counts), _FIRST, _SECOND))
    seats = range(len(counts))
    futures = [expected_parts((*counts[:i], counts[i] + 1, *counts[i + 1 :]), to_come - 1) for i in seats]
    return tuple(sum([future[seat] for future in futures], 0.0) / len(counts) for seat in seats)


@lru_cache(maxsize=100_000)
def expected_gain(counts: tuple[int, ...], seat: int, to_come: int) -> tuple[float, ...]:
    """How the parts change for everybody if a seat has one piece more."""
    before = expected_parts(counts, to_come)
    after = expected_parts((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), to_come)
    return tuple(b - a for a, b in zip(before, after, strict=True))
