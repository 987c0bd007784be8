"""What a majority may come to be worth while pieces are still to come."""

from __future__ import annotations

from typing import Final

from rotonde.core.majority import majority_payments

# Divisible by all that ties of up to 4 can ask for, so that rounding down loses nothing.
_FIRST, _SECOND = 240, 120


# Kept by all that they depend on, packed into one number: these are asked for more often than anything else.
_PARTS: Final[dict[int, list[float]]] = {}
_GAINS: Final[dict[int, list[float]]] = {}
_MOST_KEPT: Final = 100_000
_BITS: Final = 8  # for each count, and for what goes with them


def packed(counts: list[int], to_come: int) -> int:
    """A number that stands for counts, and how many more are to come."""
    key = len(counts) << _BITS | to_come
    for count in counts:
        key = key << _BITS | count
    return key


def expected_parts(counts: list[int], to_come: int) -> list[float]:
    """The part of the first prize that each seat can expect, if `to_come` more pieces go to anybody alike.

    The second prize is half of the first; ties share as the rules of majorities say.
    """
    key = packed(counts, to_come)
    found = _PARTS.get(key)
    if found is None:
        if len(_PARTS) >= _MOST_KEPT:
            _PARTS.clear()
        found = _PARTS[key] = _parts(counts, to_come)
    return found


def _parts(counts: list[int], to_come: int) -> list[float]:
    if to_come == 0:
        return [payment / _FIRST for payment in majority_payments(counts, _FIRST, _SECOND)]
    seats = range(len(counts))
    futures = [expected_parts(_with_one_more(counts, seat), to_come - 1) for seat in seats]
    return [sum([future[seat] for future in futures], 0.0) / len(counts) for seat in seats]


def expected_gain(counts: list[int], seat: int, to_come: int) -> list[float]:
    """How the parts change for everybody if a seat has one piece more."""
    key = packed(counts, to_come) << _BITS | seat
    found = _GAINS.get(key)
    if found is None:
        if len(_GAINS) >= _MOST_KEPT:
            _GAINS.clear()
        before, after = expected_parts(counts, to_come), expected_parts(_with_one_more(counts, seat), to_come)
        found = _GAINS[key] = [after[i] - before[i] for i in range(len(counts))]
    return found


def _with_one_more(counts: list[int], seat: int) -> list[int]:
    more = counts[:]
    more[seat] += 1
    return more
