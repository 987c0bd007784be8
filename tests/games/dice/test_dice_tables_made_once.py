"""What a board makes once and looks up afterwards is what the rules say; copies of a position share it safely."""

from __future__ import annotations

from itertools import product

import pytest
from dice_tables import GAME, plain_board, play

from rotonde.games.dice.board import Board
from rotonde.games.dice.faces import FACES, FIRST_COMPLEX, SIMPLE_FACES, SYMBOL_NAMES, face_name
from rotonde.games.dice.position import FIRST_PLAYER, LAY_OUT, LOADING, OVER, PLACE_GREY, PLACE_OWN, ROLLING, TURN

ALL_SIDES = range(16)


@pytest.mark.rule("RD-4.4", "RD-5.1", "RD-5.2")
def test_exchanges_looked_up_are_those_that_keep_the_track_and_fit():
    board = Board(plain_board(), None)
    for cell, old, closed, facing in product((20, 21), range(SIMPLE_FACES), ALL_SIDES, ALL_SIDES):
        for arrivals in (1, 2, 4, 8, 15):
            fits = {
                FACES.names[face]
                for face in range(SIMPLE_FACES, len(FACES))
                if FACES.keeps(face, old)
                and not FACES.sides[face] & closed
                and FACES.sides[face] & facing == facing
                and FACES.sides[face] & arrivals
            }
            by_symbol = board.exchanges(cell, old, closed, facing, arrivals)
            assert {action.face for action in by_symbol[-1]} == fits
            for symbol, actions in enumerate(by_symbol[:-1], FIRST_COMPLEX):
                named = {name for name in fits if face_name(FACES.index[name]) == SYMBOL_NAMES[symbol]}
                assert {(action.cell, action.face, action.question) for action in actions} == {
                    (board.labels[cell], name, False) for name in named
                }


@pytest.mark.rule("RD-4.3", "RD-4.4")
def test_lays_looked_up_are_those_that_fit():
    board = Board(plain_board(), None)
    for cell, closed, arrivals in product((20, 21), ALL_SIDES, ALL_SIDES):
        fits = [name for name in FACES.names[:SIMPLE_FACES] if not sides(name) & closed and sides(name) & arrivals]
        straight, curve, straight_question, curve_question = board.lays(cell, closed, arrivals)
        assert [action.face for action in [*straight, *curve]] == fits
        assert [action.face for action in [*straight_question, *curve_question]] == fits
        assert {action.face for action in straight} <= {"NS", "EW"}
        assert all(action.cell == board.labels[cell] for action in [*straight, *curve, *straight_question, *curve_question])
        assert [a.question for a in (*straight, *curve, *straight_question, *curve_question)] == [False] * len(fits) + [
            True
        ] * len(fits)


@pytest.mark.rule("RD-4.4")
def test_sides_off_the_map_are_those_without_a_neighbour():
    board = Board(plain_board(), None)
    off = {label: mask for label, mask in zip(board.labels, board.off_map, strict=True) if mask}
    north, east, south, west = 1, 2, 4, 8
    assert (off["A1"], off["L1"], off["A8"], off["L8"]) == (north | west, north | east, south | west, south | east)
    assert (off["B1"], off["A2"], off["L2"], off["B8"]) == (north, west, east, south)
    assert len(off) == 2 * 12 + 2 * 6


def test_positions_written_by_others_stay_readable():
    """The numbers of the stages stand in `to_dict`."""
    assert tuple(range(8)) == (LAY_OUT, FIRST_PLAYER, PLACE_OWN, PLACE_GREY, TURN, ROLLING, LOADING, OVER)


def sides(name):
    return FACES.sides[FACES.index[name]]


@pytest.mark.rule("RD-1.3", "RD-1.4")
def test_stations_placed_on_a_copy_are_not_on_the_original():
    state = GAME.start(2, seed=1, board=plain_board())
    assert state.carried == [0, 0]
    play(state, "first 1")
    before, legal = state.view(0), state.legal(0)
    copy = state.copy()
    play(copy, "station B2", "station F2", "station J2")
    state.check()
    assert (state.view(0), state.legal(0)) == (before, legal)
    play(state, "station B2")
