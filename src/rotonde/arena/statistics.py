"""How sure numbers from simulated games are."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval for a proportion (Wilson 1927); it stays within 0 and 1, also for few trials."""
    if trials == 0:
        return 0.0, 1.0
    z2 = Z_95**2
    share = successes / trials
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = Z_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def mean_error(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean; none can be told from a single value."""
    if len(values) < 2:
        return float("nan")
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Z_95 * sqrt(variance / len(values))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which that part of the values lies, between neighbours in proportion."""
    ranked = sorted(values)
    at = part * (len(ranked) - 1)
    below = int(at)
    above = min(below + 1, len(ranked) - 1)
    return ranked[below] + (ranked[above] - ranked[below]) * (at - below)
