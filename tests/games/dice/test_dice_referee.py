"""The referee finds what no rule can have brought about."""

from __future__ import annotations

import pytest
from dice_tables import table

from rotonde.games.dice.faces import FACES
from rotonde.games.dice.position import LOADING, NONE, OVER, ROLLING

DRAWING = """
    ............
    .0─*─a......
    ............
    ............
    ............
    ............
    ........1...
    ............
"""


def fair():
    return table(
        DRAWING,
        complex={"D2": "EW+NS"},
        simple_hand=["curve"],
        locomotives={0: [2], 1: [2]},
        sold=[2, 2],
        options={"bank": "strict"},
    )


def put(state, label, face):
    """A die where it cannot lie, in exchange for one of the bank; the indexes follow."""
    state.face_at[state.board.index[label]] = FACES.index[face]
    state.bank_simple -= 1
    state.index()


WRONG = {
    "tokens": lambda s: s.accounts.__setitem__(0, 11),
    "a player owes tokens": lambda s: s.pay(0, 1, 11),
    "a heap below 0": lambda s: s.pay(s.seats + 1, 0, 6),
    "a strict bank below 0": lambda s: s.pay(s.seats, 0, s.bank + 1),
    "a heap beside a tile without a station": lambda s: s.pay(0, s.seats + 5, 1),
    "simple and": lambda s: setattr(s, "bank_simple", 30),
    "complex dice": lambda s: setattr(s, "bank_complex", 20),
    "dice without a roll": lambda s: setattr(s, "rolled", False),
    "rolled and refilled": lambda s: setattr(s, "refilled", True),
    "dice in the final phase": lambda s: setattr(s, "final", True),
    "locomotives": lambda s: s.stock.__setitem__(4, 1),
    "locomotives of a value are missing": lambda s: (s.stock.__setitem__(4, 1), s.stock.__setitem__(3, 3)),
    "used but not held": lambda s: s.used.__setitem__(4, 1),
    "a 2 after the first 4": lambda s: (s.stock.__setitem__(2, 1), s.held.__setitem__(2, 1)),
    "sold out of order": lambda s: (s.stock.__setitem__(4, 1), s.held.__setitem__(4, 1)),
    "two stations on a cell": lambda s: s.station_cell.__setitem__(2, s.station_cell[0]),
    "a station at the edge or in water": lambda s: s.station_cell.__setitem__(2, 0),
    "too many grey stations": lambda s: s.greys.__setitem__(0, 8),
    "grey stations left after the set-up": lambda s: s.greys.__setitem__(0, 1),
    "the index of closed sides": lambda s: s.closed.__setitem__(20, 15),
    "the index of faced sides": lambda s: s.facing.__setitem__(20, 15),
    "the index of free cells": lambda s: s.free.__setitem__(0, 1),
    "against RD-4.4": lambda s: put(s, "D1", "NS"),
    "stations connected are wrong": lambda s: s.connected.__setitem__(0, 0),
    "an end without a reason": lambda s: setattr(s, "stage", OVER),
    "a locomotive under way": lambda s: setattr(s, "stage", LOADING),
    "dice are rolled outside": lambda s: setattr(s, "stage", ROLLING),
}


@pytest.mark.rule("RD-1.1", "RD-1.5", "RD-4.4", "RD-7.1", "RD-7.2")
@pytest.mark.parametrize("message", WRONG)
def test_the_referee_names_what_is_wrong(message):
    state = fair()
    state.check()
    WRONG[message](state)
    with pytest.raises(AssertionError, match=message):
        state.check()


@pytest.mark.rule("RD-8.1", "RD-8.2", "RD-8.5")
def test_the_referee_sees_what_is_overdue():
    short = fair()
    for tile in (1, 2, 6):
        short.pay(short.seats + tile, short.seats, short.heap(tile - 1))
    with pytest.raises(AssertionError, match="a shortage was not relieved"):
        short.check()
    empty = fair()
    empty.pay(empty.seats, 0, empty.bank)
    with pytest.raises(AssertionError, match="the final phase should have started"):
        empty.check()
    over = fair()
    over.hand[1], over.bank_simple = 0, over.bank_simple + 1
    over.final, over.trigger = True, "stalled"
    over.check()
    over.trigger = None
    with pytest.raises(AssertionError, match="a final phase without a reason"):
        over.check()
    over.trigger = "stalled"
    over.pay(over.seats + 2, over.seats, 5)
    with pytest.raises(AssertionError, match="the game should have ended"):
        over.check()
    assert over.loading_station == NONE
