"""The game of the anchor, on our contract: four seats in turn mark one of 222 cells. Only for `benchmarks/server.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rotonde.core.contract import Action, Event, IllegalAction, JsonDict, MalformedAction, Objection, Option, OwnPart, Seat
from rotonde.core.forms import NUMBER, SEAT, Forms, form

CELLS: Final = 222
SEATS: Final = 4


@dataclass(frozen=True)
class Mark:
    cell: int

    def __str__(self) -> str:
        return f"mark {self.cell}"


@dataclass(frozen=True)
class Turn:
    seat: int
    actions_left: int


FORMS: Final = Forms([form(Mark, "mark", cell=NUMBER)], [], [form(Turn, seat=SEAT, actions_left=NUMBER)], {}, lambda board: {})
MARKS: Final = [Mark(cell) for cell in range(CELLS)]


class TrivialState:
    """Cells with the seat that marked them last, plus one; the game never ends."""

    over = False
    end_reason = None
    players = SEATS
    board_key = "trivial"

    def __init__(self, seed: str | None) -> None:
        self.seed = seed
        self.cells = [0] * CELLS
        self.ply = 0
        self.undone = 0
        self.game = GAME
        self.options: Mapping[str, Any] = {}
        self.board_data: JsonDict = {}

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return (self.ply % SEATS,)

    @property
    def asked_at(self) -> int:
        return self.ply

    @property
    def step(self) -> Turn:
        return Turn(self.ply % SEATS, 1)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return MARKS if seat in self.to_act else []

    def objections(self, seat: Seat, action: Action) -> list[Objection]:
        allowed = seat in self.to_act and isinstance(action, Mark) and 0 <= action.cell < CELLS
        return [] if allowed else [Objection("SR-2.3", "not_your_decision")]

    def play(self, seat: Seat, action: Action) -> list[Event]:
        objections = self.objections(seat, action)
        if objections:
            raise IllegalAction(objections)
        self.apply(seat, action)
        return []

    def apply(self, seat: Seat, action: Any, events: list[Event] | None = None) -> None:
        self.cells[action.cell] = seat + 1
        self.ply += 1

    def copy(self) -> TrivialState:
        other = TrivialState(self.seed)
        other.cells, other.ply, other.undone = self.cells[:], self.ply, self.undone
        return other

    def redeal(self, seat: Seat | None, rng: Random) -> TrivialState:
        return self.copy()

    def view(self, seat: Seat | None) -> JsonDict:
        return {"seat": seat, "ply": self.ply, "cells": self.cells}

    def own_parts(self, seat: Seat) -> list[OwnPart]:
        return [(("seat",), seat)]


class TrivialGame:
    id = "trivial"
    title = "Trivial"
    designers = publisher = rules_prefix = ""
    rules_version = 1
    players = range(SEATS, SEATS + 1)
    options: Mapping[str, Option] = {}
    boards = ("none",)
    end_reasons = ()
    forms = FORMS

    def start(self, players: int, seed: Any = None, options: Any = None, board: Any = None) -> TrivialState:
        return TrivialState(seed)

    def board_data(self, name: str) -> JsonDict:
        return {}

    def parse(self, text: str) -> Mark:
        verb, _, cell = text.partition(" ")
        if verb != "mark" or not cell.isdigit() or int(cell) >= CELLS:
            raise MalformedAction("unknown_action_text", text=text)
        return MARKS[int(cell)]

    def veil(self, viewer: Seat | None, seat: Seat, action: Action) -> Action:
        return action


GAME = TrivialGame()
