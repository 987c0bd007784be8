"""Sealed choices: several seats decide at once, and nobody knows what another chose until all have.

How to use it
- A state keeps a `SealedChoice` while one is open. `to_act` is its `waiting`: only where seats choose like this are there
  several of them, and each acts exactly once, in any order.
- `choose` notes a choice; once `complete`, the game reads `choices` and tells them all in one go. Choices stand in the order of
  the seats that were asked, never in the order in which they came, so the same choices make the same position.
- `known_to(seat)` is what a view may show; `redraw` makes up what a seat cannot know.
"""

from __future__ import annotations

from random import Random
from typing import Final

SEALED: Final = -1
"""Stands for a choice that has not been made, or that must not be seen."""


class SealedChoice:
    """One choice for each of some seats, `0 <= choice < kinds`."""

    def __init__(self, seats: list[int], kinds: int, choices: list[int] | None = None) -> None:
        self.seats = seats
        self.kinds = kinds
        self.choices: list[int] = [SEALED] * len(seats) if choices is None else choices

    def copy(self) -> SealedChoice:
        return SealedChoice(self.seats, self.kinds, self.choices[:])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        return tuple([seat for seat, choice in zip(self.seats, self.choices, strict=True) if choice == SEALED])

    @property
    def complete(self) -> bool:
        return SEALED not in self.choices

    def has_chosen(self, seat: int) -> bool:
        return seat in self.seats and self.choices[self.seats.index(seat)] != SEALED

    def choose(self, seat: int, choice: int) -> None:
        """A seat that is waited for chooses."""
        assert 0 <= choice < self.kinds
        self.choices[self.seats.index(seat)] = choice

    def of(self, seat: int) -> int:
        """What a seat chose; SEALED if it has not."""
        return self.choices[self.seats.index(seat)]

    def known_to(self, viewer: int | None) -> list[int]:
        """The choices that a seat may see: its own, and all once they are in."""
        if self.complete:
            return self.choices[:]
        return [choice if seat == viewer else SEALED for seat, choice in zip(self.seats, self.choices, strict=True)]

    def redraw(self, viewer: int | None, rng: Random) -> None:
        """Draw anew what the viewer cannot know; that a seat has chosen is known."""
        if self.complete:
            return
        for i, seat in enumerate(self.seats):
            if seat != viewer and self.choices[i] != SEALED:
                self.choices[i] = rng.randrange(self.kinds)
