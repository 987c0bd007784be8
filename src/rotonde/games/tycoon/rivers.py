"""Tycoon: rivers in a hex (RT-5.6).

A river is told by the sides of a hex that it crosses, as bits: from each of them a branch leads to the middle, where all
branches meet. The banks are the sectors between the branches.
"""

from __future__ import annotations


def banks(branches: int) -> list[int]:
    """For each side the banks that it touches, as bits: one off the river, both neighbours of a branch on it."""
    number = branches.bit_count()
    found: list[int] = []
    bank = number - 1  # side 0 lies behind the last branch, as sides go round
    for side in range(6):
        if branches >> side & 1:
            before, bank = bank, (bank + 1) % number
            found.append(1 << before | 1 << bank)
        else:
            found.append(1 << bank if number else 0)
    return found


def crosses(branches: int, a: int, b: int, side_pays: bool) -> bool:
    """Whether a track between two sides crosses the river; `side_pays`: an end on a branch is not off the river."""
    if not branches:
        return False
    if side_pays and (branches >> a | branches >> b) & 1:
        return True
    touched = banks(branches)
    return not touched[a] & touched[b]
