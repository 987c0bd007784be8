"""Rocket: what must hold in every position, whatever was played. Everything is counted afresh."""

from __future__ import annotations

from rotonde.games.rocket.board import (
    PASSENGER_TOKENS,
    SHARES_A_COMPANY,
    SPARE_SHARES,
    STATIONS_A_PLAYER,
    TRACK_TILES,
)
from rotonde.games.rocket.ending import connected_cities
from rotonde.games.rocket.extend import targets
from rotonde.games.rocket.independence import has_way
from rotonde.games.rocket.position import FIRST_PLAYER, NONE, OVER, RELOCATE, TURN, VETO, Position


def check(position: Position) -> None:
    """Raise `AssertionError` for the first thing that is wrong."""
    _check_shares(position)
    _check_pieces(position)
    _check_lines(position)
    _check_indexes(position)
    _check_independence(position)
    assert sum(position.accounts) == 0, "money is not conserved"
    assert all(money >= 0 for money in position.accounts[:-1]), "a player owes money"
    assert (position.veto is not None) == (position.stage == VETO), "a veto is open outside its step"
    assert (position.lifted != NONE) == (position.stage == RELOCATE), "a station is in the hand outside its step"
    assert (position.end_reason_code is not None) == (position.stage == OVER), "an end without a reason"
    assert position.stage != TURN or position.actions_left in (1, 2), "a turn without actions (SR-2.4)"


def _check_shares(position: Position) -> None:
    """SR-1.2: 16 of each company and 16 spare ones, wherever they are."""
    assert all(n >= 0 for n in position.shares + position.bank_shares + position.removed_shares + position.spare_held)
    assert position.spare_bank + sum(position.spare_held) == SPARE_SHARES, "spare shares are not conserved"
    for line, company in enumerate(position.board.companies):
        held = sum(position.holdings(line))
        real = held - position.spare_held[line] + position.bank_shares[line] + position.removed_shares[line]
        assert real == SHARES_A_COMPANY, f"shares of {company} are not conserved: {real}"
        if position.is_absorbed(line):
            assert held == 0, f"{company} is absorbed but shares are held (SR-11.4)"
        if position.is_absorbed(line) or position.is_independent(line):
            assert position.bank_shares[line] == 0, f"{company} still has shares in the bank (SR-11.5, SR-12.2)"


def _check_pieces(position: Position) -> None:
    """Stations, tokens, passengers, tiles."""
    board = position.board
    for seat in range(position.seats):
        in_hand = 1 if position.lifted != NONE and position.turn == seat else 0
        stations = position.supply[seat] + position.station_at.count(seat) + in_hand
        assert stations == STATIONS_A_PLAYER, f"seat {seat} has {stations} stations (SR-1.4)"
    kinds = len(board.token_count)
    connected = connected_cities(position)
    for token, number in enumerate(board.token_count):
        held = sum(position.tokens_held[seat * kinds + token] for seat in range(position.seats))
        found = position.tokens_left[token] + held
        discarded = position.stage == OVER and not connected >> board.token_city[token] & 1  # SR-14.1
        assert found == number or (discarded and found < number), "tokens are not conserved (SR-1.5)"
    assert position.passengers_left + sum(position.passengers) == PASSENGER_TOKENS, "passengers are not conserved"
    tiles = sum(1 for h, line in enumerate(position.line_at) if line != NONE and not position.has_locomotive(h))
    assert tiles == position.tiles_laid, f"{tiles} tiles lie, {position.tiles_laid} were counted"
    # SR-13.2: the one tile too many can only be a merger's, which ends the game.
    assert tiles < TRACK_TILES or (position.stage == OVER and tiles <= TRACK_TILES + 1), "too many tiles"


def _check_lines(position: Position) -> None:
    """Where lines lie, what they connect, and that different lines are never neighbours (SR-5.4)."""
    board = position.board
    for place, line in enumerate(position.line_at):
        if line == NONE:
            continue
        assert not position.is_absorbed(line), "track of an absorbed line"
        if board.town_at[place] != NONE:
            assert place == board.start[line] == position.locomotive[line], "track in a city (SR-5.3)"
        for n in board.around[place]:
            assert position.line_at[n] in (NONE, line), "two lines are neighbours (SR-5.4)"
        assert board.towns_near[place] & ~position.cities[line] == 0 or not position.has_left_start(line), "a city is missing"
    for line in position.running_lines():
        assert position.line_at[position.locomotive[line]] == line, "a locomotive off its line"
        assert position.courses[line][-1] == position.locomotive[line], "a locomotive off its course"
        assert position.cities[line] >> board.town_at[board.start[line]] & 1, "a line without its start town (SR-9.2)"
    for course in position.courses:
        assert all(course[i] in board.around[course[i - 1]] for i in range(1, len(course))), "a locomotive has jumped"
    assert position.stage == FIRST_PLAYER or 0 <= position.turn < position.seats


def _check_indexes(position: Position) -> None:
    for line, ways in enumerate(position.ways):
        fresh = [position.board.extend[line][to] for to in targets(position, line)]
        assert ways is None or ways == fresh, "the index of extensions is wrong"
    assert position.free_hexes == [h for h in range(len(position.free)) if position.free[h]], "the list of free hexes is wrong"
    assert position.free_places == [position.board.place[h] for h in position.free_hexes], "the list of free places is wrong"
    for place in range(len(position.line_at)):
        assert position.near[place] == position.lines_near(place), "the index of near lines is wrong"
        owner = position.station_at[place]
        assert owner == NONE or place in position.stations[owner], "the index of stations is wrong"
        assert bool(position.free[place]) == position.may_hold_station(place), "the index of station places is wrong"


def _check_independence(position: Position) -> None:
    """SR-12.4: once lines have been judged, every one that should have been declared independent is.

    The other way round says nothing: independence is never undone, and what others can reach may grow where a start town is left.
    """
    if position.hopeful:
        for line in position.running_lines():
            declared = position.is_independent(line)
            assert declared or has_way(position, line), f"{position.board.companies[line]} is independent"
