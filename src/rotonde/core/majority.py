"""Majorities: who is first, who is second, and what each is paid when several tie."""

from __future__ import annotations


def majority_payments(counts: list[int], first: int, second: int) -> list[int]:
    """What each player is paid for having most and second most; who has none never places.

    Several firsts share both prizes and there is no second; several seconds share the second's. Parts are rounded down.
    """
    best = max(counts)
    payments = [0] * len(counts)
    if best <= 0:
        return payments
    leaders = counts.count(best)
    if leaders > 1:
        part = (first + second) // leaders
        for i, count in enumerate(counts):
            if count == best:
                payments[i] = part
        return payments
    runner_up = 0
    for count in counts:
        if runner_up < count < best:
            runner_up = count
    part = second // counts.count(runner_up)
    for i, count in enumerate(counts):
        if count == best:
            payments[i] = first
        elif count == runner_up and runner_up > 0:
            payments[i] = part
    return payments
