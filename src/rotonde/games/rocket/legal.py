"""Rocket: the list of legal actions, made quickly from tables. The objections say the same rule by rule."""

from __future__ import annotations

from bisect import bisect_left
from itertools import compress

from rotonde.core.contract import DEALER
from rotonde.games.rocket import extend, veto
from rotonde.games.rocket.actions import DrawFirst, Pass, RocketAction
from rotonde.games.rocket.board import STATIONS_A_PLAYER
from rotonde.games.rocket.position import FIRST_PLAYER, RELOCATE, TURN, VETO, Position
from rotonde.games.rocket.stations import movable

PASS = Pass()


def legal(position: Position, seat: int) -> list[RocketAction]:
    """Every legal action of the seat: tokens, stations, lines in board order."""
    if position.stage == TURN:
        return _turn_actions(position, seat) if seat == position.turn else []
    if position.stage == VETO:
        return _veto_actions(position, seat)
    if position.stage == RELOCATE:
        return _relocations(position) if seat == position.turn else []
    if position.stage == FIRST_PLAYER and seat == DEALER:
        return [DrawFirst(s) for s in range(position.seats)]
    return []


def _turn_actions(position: Position, seat: int) -> list[RocketAction]:
    board = position.board
    actions: list[RocketAction] = list(compress(board.take, position.tokens_left))
    supply = position.supply[seat]
    if supply > 0:
        actions.extend(position.free_places)
    if supply < STATIONS_A_PLAYER:
        lift = board.lift
        actions.extend([lift[place] for place in movable(position, seat)])
    resting = extend.resting(position)
    for line in range(len(position.locomotive)):
        if not resting >> line & 1:
            actions.extend(_ways(position, line))
    return actions


def _ways(position: Position, line: int) -> list[RocketAction]:
    """The extensions of a line, remembered until something happens near it."""
    ways = position.ways[line]
    if ways is None:
        actions = position.board.extend[line]
        ways = [actions[to] for to in extend.targets(position, line)]
        position.ways[line] = ways
    return ways


def _relocations(position: Position) -> list[RocketAction]:
    """Any hex for a station but the one that it came from (SR-4.3)."""
    actions = position.free_places[:]
    if position.free[position.lifted]:
        del actions[bisect_left(position.free_hexes, position.lifted)]
    return actions


def _veto_actions(position: Position, seat: int) -> list[RocketAction]:
    round_ = position.veto
    assert round_ is not None
    if round_.auction.queue[0] != seat:
        return []
    actions: list[RocketAction] = [PASS]
    lowest, most = veto.lowest_bid(position, seat), position.shares_of(seat, round_.line)
    for to in veto.choices(position, seat):
        actions.extend(position.board.bids(to)[lowest - 1 : most])
    return actions
