"""What a bot is given to decide on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from rotonde.core.contract import Action, Game, JsonDict, Seat, State, Step


class Outlook:
    """The game as one seat sees it. The true state stays inside: a bot that wants to search redeals."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.__state.game

    @property
    def step(self) -> Step:
        """What is being decided."""
        return self.__state.step

    def view(self) -> JsonDict:
        """What the seat may see, ready for JSON."""
        return self.__state.view(self.seat)

    def legal(self) -> Sequence[Action]:
        """Every legal action of the seat."""
        return self.__state.legal(self.seat)

    def redeal(self, rng: Random) -> State:
        """A full state of the bot's own that agrees with all that the seat knows; the rest is drawn anew."""
        return self.__state.redeal(self.seat, rng)


class Bot(Protocol):
    """A player that is asked for one action at a time."""

    def choose(self, outlook: Outlook) -> Action:
        """One of the legal actions."""
