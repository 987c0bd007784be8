"""Bags and decks: how many of each kind are left, and drawing some by chance.

A bag keeps counts, not an order: what has not been drawn is not decided yet, so there is nothing to hide.
"""

from __future__ import annotations

from math import comb
from random import Random


def draw(counts: list[int], number: int, rng: Random) -> list[int]:
    """Draw up to `number` pieces without putting them back, in the order drawn; `counts` itself is left as it is."""
    left = list(counts)
    total = sum(left)
    drawn: list[int] = []
    for _ in range(min(number, total)):
        pick = rng.randrange(total)
        kind = 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        left[kind] -= 1
        total -= 1
        drawn.append(kind)
    return drawn


def ways(counts: list[int], drawn: list[int]) -> int:
    """In how many ways these kinds can come out, whatever their order."""
    number = 1
    for kind, left in enumerate(counts):
        number *= comb(left, drawn.count(kind))
    return number
