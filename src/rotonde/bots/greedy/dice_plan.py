"""Which dice a line needs to come to the next stations, and how far a roll is likely to bring it."""

from __future__ import annotations

from typing import Final

from rotonde.core.rails import EMPTY, STOP
from rotonde.core.squares import NO_CELL, opposite
from rotonde.games.dice.faces import CURVE, SIMPLE_QUESTION, SIMPLE_SIDES, STRAIGHT
from rotonde.games.dice.state import DiceState

FURTHEST: Final = 5
"""Dice that are planned for: what needs more is beyond the next turns."""
ENOUGH: Final = 4  # stations


class Need:
    """The straight and the curved dice that join a station."""

    def __init__(self, straights: int, curves: int) -> None:
        self.straights = straights
        self.curves = curves

    @property
    def dice(self) -> int:
        return self.straights + self.curves


def needs(state: DiceState, seat: int) -> list[Need]:
    """What the shortest ways to the next stations that are not joined yet need, every mix of dice once.

    A flood over empty cells from the open ends, by the side that a train comes in by; with each place goes, as bits, how many
    of the dice on the way there may be straight.
    """
    rails, face_at, reach = state.board.rails, state.face_at, state.reach[seat]
    own = state.station_cell[seat]
    found: dict[int, Need] = {}
    joined: set[int] = {own, *reach.stops}
    layer = {4 * cell + side: 1 for cell in reach.ends for side in range(4) if reach.dist[4 * cell + side]}
    seen: set[int] = set(layer)
    for dice in range(1, FURTHEST + 1):
        following: dict[int, int] = {}
        for place, mix in layer.items():
            cell, side = place >> 2, place & 3
            for out in range(4):
                if out == side:
                    continue
                bits = mix << 1 if out == opposite(side) else mix
                for there in _along(rails.ahead, rails.exits, face_at, 4 * cell + out):
                    if face_at[there >> 2] == STOP:
                        if there >> 2 not in joined:
                            _note(found, dice, bits)
                    elif there not in seen:
                        following[there] = following.get(there, 0) | bits
        if not following or len(found) >= ENOUGH:
            break
        seen |= set(following)
        layer = following
    return list(found.values())


def _note(found: dict[int, Need], dice: int, bits: int) -> None:
    for straights in range(dice + 1):
        if bits >> straights & 1:
            found.setdefault(16 * dice + straights, Need(straights, dice - straights))


def _along(ahead: list[int], exits: list[list[int]], face_at: list[int], leaving: int) -> list[int]:
    """Where a train that leaves a cell by a side comes to: an empty cell or a station, over the rails that lie there."""
    ends: list[int] = []
    waiting, met = [ahead[leaving]], set[int]()
    while waiting:
        place = waiting.pop()
        if place == NO_CELL or place in met:
            continue
        met.add(place)
        face = face_at[place >> 2]
        if face in (EMPTY, STOP):
            ends.append(place)
        else:
            waiting += [ahead[4 * (place >> 2) + out] for out in exits[4 * face + (place & 3)]]
    return ends


_CHANCES: Final[dict[int, list[float]]] = {}


def chances(rolled: int, need: Need) -> list[float]:
    """For each number of the dice that are needed, how likely a roll of so many simple dice brings just that many."""
    key = (16 * rolled + need.straights) * 16 + need.curves
    found = _CHANCES.get(key)
    if found is None:
        found = [0.0] * (need.dice + 1)
        _roll(found, rolled, need.straights, need.curves, 0, 0, 1.0)
        _CHANCES[key] = found
    return found


def _roll(found: list[float], left: int, straights: int, curves: int, brought: int, questions: int, chance: float) -> None:
    """One die after the other: it shows what is still missing, a "?", which can be either, or nothing of use."""
    if not left:
        found[min(len(found) - 1, brought + questions)] += chance
        return
    sides = float(sum(SIMPLE_SIDES))
    straight, curve = SIMPLE_SIDES[STRAIGHT] / sides, SIMPLE_SIDES[CURVE] / sides
    question = SIMPLE_SIDES[SIMPLE_QUESTION] / sides
    idle = 1 - question
    if straights:
        idle -= straight
        _roll(found, left - 1, straights - 1, curves, brought + 1, questions, chance * straight)
    if curves:
        idle -= curve
        _roll(found, left - 1, straights, curves - 1, brought + 1, questions, chance * curve)
    _roll(found, left - 1, straights, curves, brought, questions + 1, chance * question)
    _roll(found, left - 1, straights, curves, brought, questions, chance * idle)
