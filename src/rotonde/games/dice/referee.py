"""What must hold in every position, whatever was played. Everything is counted afresh."""

from __future__ import annotations

from rotonde.games.dice import ending, passengers
from rotonde.games.dice.board import LOCOMOTIVES_OF_A_VALUE, TOKENS
from rotonde.games.dice.connect import has_connected_all
from rotonde.games.dice.faces import COMPLEX_DICE, FACES, SIMPLE_DICE
from rotonde.games.dice.lay import end_objections
from rotonde.games.dice.layout import GREYS_A_PLAYER, LEAST_DISTANCE
from rotonde.games.dice.position import (
    FIRST_PLAYER,
    LAY_OUT,
    LOADING,
    NONE,
    OVER,
    PLACE_GREY,
    PLACE_OWN,
    ROLLING,
    TURN,
    VALUES,
    Position,
)


def check(position: Position) -> None:
    """Raise `AssertionError` for the first thing that is wrong."""
    _check_tokens(position)
    _check_dice(position)
    _check_locomotives(position)
    _check_stations(position)
    _check_indexes(position)
    if position.reach:
        _check_lines(position)
        _check_phase(position)
    assert (position.end_reason_code is not None) == (position.stage == OVER), "an end without a reason"
    assert (position.loading_station != NONE) == (position.stage == LOADING), "a locomotive under way outside its step"
    rolling = position.rolling_simple + position.rolling_complex
    assert (rolling > 0) == (position.stage == ROLLING), "dice are rolled outside their step"
    assert position.stage in (LAY_OUT, FIRST_PLAYER) or 0 <= position.turn < position.seats


def _check_tokens(position: Position) -> None:
    """RD-1.1: 280 tokens, wherever they are."""
    assert sum(position.accounts) == TOKENS, f"{sum(position.accounts)} tokens"
    assert min(position.accounts[: position.seats]) >= 0, "a player owes tokens"
    assert min(position.accounts[position.seats + 1 :]) >= 0, "a heap below 0"
    assert position.bank >= 0 or not position.setting.bank_is_strict, "a strict bank below 0 (RD-8.4)"
    for tile, stations in enumerate(position.tile_stations):
        assert stations or position.heap(tile) == 0, "a heap beside a tile without a station"


def _check_dice(position: Position) -> None:
    """RD-1.1: 30 simple and 20 complex dice."""
    on_board = ending.dice_on_board(position)
    in_hand = position.dice_in_hand()
    simple = on_board[0] + in_hand[0] + position.rolling_simple + position.bank_simple
    complex = on_board[1] + in_hand[1] + position.rolling_complex + position.bank_complex
    assert (simple, complex) == (SIMPLE_DICE, COMPLEX_DICE), f"{simple} simple and {complex} complex dice"
    assert min(position.hand) >= 0, "a die that is not there"
    assert min(position.bank_simple, position.bank_complex) >= 0, "a bank without dice gave one"
    assert position.rolled or sum(in_hand) == 0, "dice without a roll (RD-2.1)"
    assert not (position.rolled and position.refilled), "rolled and refilled (RD-2.2)"
    assert not position.final or sum(in_hand) == 0, "dice in the final phase (RD-8.2)"


def _check_locomotives(position: Position) -> None:
    """RD-1.1, RD-1.7: 15, or 10 for two players."""
    each = LOCOMOTIVES_OF_A_VALUE - (1 if position.seats == 2 else 0)
    total = sum(position.stock) + sum(position.held) + position.scrapped
    assert total == each * VALUES, f"{total} locomotives"
    for locomotive in range(VALUES):
        held = sum(position.held[locomotive::VALUES])
        gone = position.scrapped if locomotive == 0 else 0
        assert position.stock[locomotive] + held + gone == each, "locomotives of a value are missing"
        if position.turn >= 0:
            assert position.used[locomotive] <= position.locomotives_of(position.turn)[locomotive], "used but not held"
    sold_four = position.stock[2] < each
    assert not sold_four or sum(position.held[0::VALUES]) == 0, "a 2 after the first 4 (RD-7.2)"
    cheapest = position.cheapest()
    if cheapest != NONE:
        assert all(position.stock[v] == each for v in range(cheapest + 1, VALUES)), "sold out of order (RD-7.1)"


def _check_stations(position: Position) -> None:
    """RD-1.3 to RD-1.5."""
    board = position.board
    placed = [cell for cell in position.station_cell if cell != NONE]
    assert len(set(placed)) == len(placed), "two stations on a cell"
    for i, cell in enumerate(placed):
        assert board.holds_station[cell], "a station at the edge or in water"
        for other in placed[:i]:
            near = board.grid.distance(cell, other) < LEAST_DISTANCE
            # RD-1.5: only an own station without a legal cell may stand closer.
            assert not near or i < position.seats, "two stations too close"
    greys = len(position.station_cell) - position.seats
    most = position.seats * GREYS_A_PLAYER[position.seats]
    assert greys + sum(position.greys) <= most, "too many grey stations"
    if position.stage not in (LAY_OUT, FIRST_PLAYER, PLACE_OWN, PLACE_GREY):
        assert sum(position.greys) == 0, "grey stations left after the set-up"


def _check_indexes(position: Position) -> None:
    board = position.board
    for cell in range(board.cells):
        assert position.closed[cell] == position.closed_sides(cell), "the index of closed sides is wrong"
        assert position.facing[cell] == position.faced_sides(cell), "the index of faced sides is wrong"
        near = any(position.station_at[other] != NONE for other in board.too_close[cell])
        assert position.free[cell] == (1 if board.holds_station[cell] and not near else 0), "the index of free cells is wrong"
        assert (position.station_at[cell] != NONE) == (cell in position.station_cell), "the index of stations is wrong"
    for seat, reach in enumerate(position.reach):
        fresh = board.rails.trace(position.station_cell[seat], position.face_at)
        assert reach.dist == fresh.dist, f"seat {seat}: distances are wrong"
        assert reach.arrivals == fresh.arrivals, f"seat {seat}: arrivals are wrong"
        assert reach.ends == fresh.ends, f"seat {seat}: open ends are wrong"
        assert reach.dice == fresh.dice, f"seat {seat}: dice on the line are wrong"
        assert reach.stops == fresh.stops, f"seat {seat}: stations joined are wrong"


def _check_lines(position: Position) -> None:
    """RD-4.4 for every die, RD-6.1 for every station."""
    for cell, face in enumerate(position.face_at):
        if face >= 0:
            for objection in end_objections(position, cell, face):
                raise AssertionError(f"a die against RD-4.4: {objection}")
            for side in range(4):
                to = position.board.neighbour[4 * cell + side]
                assert to != NONE or not FACES.sides[face] >> side & 1, "a rail off the map"
    for seat, reach in enumerate(position.reach):
        joined = 0
        for cell in reach.stops:
            joined |= 1 << position.station_at[cell]
        assert position.connected[seat] == joined & ~(1 << seat), "stations connected are wrong (RD-6.1)"
        for other in range(position.seats):
            if other != seat:
                there, back = position.connected[seat] >> other & 1, position.connected[other] >> seat & 1
                assert there == back, "a line in one direction only"


def _check_phase(position: Position) -> None:
    """RD-8: nothing that should have happened is outstanding."""
    if position.final:
        assert position.trigger in ending.TRIGGERS, "a final phase without a reason"
    elif position.stage != LOADING:
        waits = position.trigger is not None and not position.setting.phase_at_once
        assert waits or ending.find_trigger(position) is None, "the final phase should have started (RD-8.2)"
        assert waits or not passengers.is_short(position), "a shortage was not relieved (RD-8.1)"
    if position.final and position.stage in (TURN, LOADING):
        assert ending.end_after_action(position) is None, "the game should have ended (RD-8.5)"
    if position.stage == OVER and position.end_reason_code == "no_tokens":
        assert not any(position.accounts[position.seats + 1 :]), "tokens are left"
    if any(has_connected_all(position, seat) for seat in range(position.seats)):
        assert position.trigger is not None, "all connected but no final phase"
