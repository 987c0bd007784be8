"""Turn order: clockwise is rising seat numbers."""

from __future__ import annotations


def clockwise(first: int, players: int) -> list[int]:
    """Every seat once, beginning with `first`."""
    return [(first + i) % players for i in range(players)]


def left_of(seat: int, players: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % players
