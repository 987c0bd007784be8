"""How long a bot may think: in CPU time, or in playouts where the same decision must come out every time."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final, Protocol

MOST_BY_THE_CLOCK: Final = 1.4
"""How many times its CPU time a decision may take on a busy machine."""


class Budget(Protocol):
    """What a decision may cost."""

    def begin(self) -> None:
        """A decision begins."""

    def used(self) -> float:
        """The part of the budget that is used up: 1 and more when it is time to answer."""

    def count(self) -> None:
        """A playout has been made."""


class Iterations:
    """So many playouts a decision."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.made = 0

    def begin(self) -> None:
        self.made = 0

    def used(self) -> float:
        return self.made / self.number

    def count(self) -> None:
        self.made += 1


class Seconds:
    """So much CPU time of this process a decision; where others hold the processor, not much longer by the clock."""

    def __init__(self, seconds: float, most_by_the_clock: float = MOST_BY_THE_CLOCK) -> None:
        self.seconds = seconds
        self.most_by_the_clock = most_by_the_clock
        self.made = 0
        self._begun = (0.0, 0.0)

    def begin(self) -> None:
        self.made = 0
        self._begun = (process_time(), perf_counter())

    def used(self) -> float:
        cpu, clock = process_time() - self._begun[0], perf_counter() - self._begun[1]
        return max(cpu, clock / self.most_by_the_clock) / self.seconds

    def count(self) -> None:
        self.made += 1
