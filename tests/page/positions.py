"""Positions for tests of the page: where a recorded game first comes to a decision of some kind."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import rotonde
from rotonde import desk
from rotonde.core.contract import DEALER, Action, State
from rotonde.records import Record, new_record, read_record, write_record

RECORDED = Path(__file__).parents[1] / "recorded"

CHANCE = {"CubeDraw", "TycoonDeal", "BaronDeal", "CardDraw", "PileDraw", "LayOut", "FirstPlayer", "Rolling"}
"""Steps at which chance decides."""

NEVER = {"england": {"Issue", "BuildWest"}}
"""What England has from Tycoon and always refuses: bonds are issued only as needed (EW-4.1), and there is no west (EW-6.2)."""


class Position(NamedTuple):
    """A recorded game after so many actions: who decided there, and who had to."""

    game: Record
    number: int
    seat: int
    to_act: tuple[int, ...]

    @property
    def record(self) -> str:
        return write_record(self.game.upto(self.number))


@cache
def recorded(game_id: str) -> dict[str, dict[str, Position]]:
    """By kind of action, then of step: the earliest decision of that kind in the recorded games."""
    found: dict[str, dict[str, Position]] = {}
    for path in sorted((RECORDED / game_id).glob("*.txt")):
        record = read_record(path.read_text(encoding="utf-8"))
        state = opening(record)
        for number, entry in enumerate(record.entries):
            steps, step = found.setdefault(type(entry.action).__name__, {}), type(state.step).__name__
            if entry.seat != DEALER and (step not in steps or number < steps[step].number):
                steps[step] = Position(record, number, entry.seat, state.to_act)
            state.apply(entry.seat, entry.action)
    if game_id == "tycoon":
        found["BuildWest"] = {"Turn": at_the_edge_of_the_west()}
    return found


def opening(record: Record) -> State:
    return rotonde.game(record.game).start(record.players, seed=1, options=record.options, board=record.board)


def kinds_of(game_id: str) -> list[str]:
    """Every kind of action that a player of this game can decide for."""
    forms = rotonde.game(game_id).forms.actions
    return [kind for kind, form in forms.items() if not form.is_dealt and kind not in NEVER.get(game_id, set())]


def steps_of(game_id: str) -> set[str]:
    """Every kind of step at which a player decides."""
    return set(rotonde.game(game_id).forms.steps) - CHANCE - {"GameOver"}


def at_the_edge_of_the_west() -> Position:
    """Tycoon, where a western link can be built: no recorded game has one."""
    state, record = rotonde.game("tycoon").start(2, seed=1), new_record("tycoon", 2, seed=1)
    while not any(str(action).startswith("west ") for action in state.legal(state.to_act[0])):
        seat = state.to_act[0]
        for action in [state.deal()] if seat == DEALER else towards_the_west(state, seat):
            state.apply(seat, action)
            record = record.with_action(seat, action)
    return Position(record, len(record.entries), state.to_act[0], state.to_act)


def towards_the_west(state: State, seat: int) -> list[Action]:
    """A link with a city that has a western side, if it can be built now."""
    links = [bundle["send"] for bundle in desk.bundles(state, seat) if bundle["finishes"] and "Kansas City" in bundle["cities"]]
    return [rotonde.game("tycoon").parse(text) for text in (links[0] if links else ["pass"])]
