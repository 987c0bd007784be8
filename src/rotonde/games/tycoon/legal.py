"""Tycoon: the list of legal actions, made quickly from tables. The objections say the same rule by rule."""

from __future__ import annotations

from itertools import compress

from rotonde.core.contract import DEALER
from rotonde.core.track import NONE
from rotonde.games.tycoon import build, cubes, operations, western
from rotonde.games.tycoon.actions import Deliver, DrawFirst, Pass, Stop, TycoonAction, Upgrade
from rotonde.games.tycoon.board import LEVELS
from rotonde.games.tycoon.cards import NewCity
from rotonde.games.tycoon.deliver import deliveries
from rotonde.games.tycoon.position import (
    AUCTION,
    BUILD,
    CARD,
    DEAL_CUBES,
    DEAL_SECRETS,
    DRAW,
    FIRST_PLAYER,
    TURN,
    TURN_UP,
    Position,
)
from rotonde.games.tycoon.shares import may_issue

PASS = Pass()
STOP = Stop()
UPGRADE = Upgrade()


def legal(position: Position, seat: int) -> list[TycoonAction]:
    """Every legal action of the seat."""
    if position.stage == TURN:
        return _turn_actions(position, seat) if seat == position.seat else []
    if position.stage == BUILD:
        return _build_actions(position, seat) if seat == position.seat else []
    if position.stage == AUCTION:
        return _bids(position, seat)
    if position.stage == CARD:
        return _card_actions(position) if seat == position.seat else []
    return _deals(position) if seat == DEALER else []


def _bids(position: Position, seat: int) -> list[TycoonAction]:
    auction = position.auction
    assert auction is not None
    if auction.turn != seat:
        return []
    return [PASS, *position.board.bids[auction.bid + 1 :]]


def _turn_actions(position: Position, seat: int) -> list[TycoonAction]:
    """Pass, issue, upgrade, cards, urbanize, western links, deliveries, tiles."""
    board = position.board
    actions: list[TycoonAction] = [PASS]
    if may_issue(position):
        actions += board.issues
    if position.level[seat] < LEVELS:
        actions.append(UPGRADE)
    for kind, number in enumerate(position.open):
        if number and operations.may_take(position, kind):
            actions.append(board.take[kind])
    actions += _urbanizations(position)
    actions += [board.west[city] for city in western.open_cities(position, seat)]
    actions += _uses(position, seat)
    colours, cities = board.colours, board.cities
    actions += [Deliver(colours[d.colour], cities[d.origin], d.route) for d in deliveries(position, seat)]
    actions += _first_tiles(position, seat)
    return actions


def _first_tiles(position: Position, seat: int) -> list[TycoonAction]:
    table, track = position.setting.track_table, position.track
    actions: list[TycoonAction] = list(compress(table.starts, track.free_start))
    actions += [table.action(tile) for tile in track.owner_tiles(seat, position.setting.parallel_own_links)]
    return actions


def _uses(position: Position, seat: int) -> list[TycoonAction]:
    usable = operations.usable(position, seat)
    if not usable or not build.can_begin(position, seat):
        return []
    return [position.board.use[kind] for kind in usable]


def _urbanizations(position: Position) -> list[TycoonAction]:
    colours = 0
    for colour, left in enumerate(position.new_cities):
        if left:
            colours |= 1 << colour
    actions: list[TycoonAction] = []
    if colours:
        rows = position.board.urbanizations(colours)
        for city, colour in enumerate(position.colour):
            if colour == NONE:
                actions += rows[city]
    return actions


def _build_actions(position: Position, seat: int) -> list[TycoonAction]:
    actions: list[TycoonAction] = []
    if position.tiles_laid:
        actions.append(STOP)
    if may_issue(position):
        actions += position.board.issues
    if not position.tiles_laid:
        actions += _uses(position, seat)
        actions += _first_tiles(position, seat)
    elif position.tiles_left() > 0:
        table, track = position.setting.track_table, position.track
        tiles = track.extensions(track.unfinished[-1], position.setting.parallel_own_links)
        actions += [table.action(tile) for tile in tiles]
    return actions


def _card_actions(position: Position) -> list[TycoonAction]:
    actions: list[TycoonAction] = []
    if may_issue(position):
        actions += position.board.issues
    if isinstance(position.board.operations[position.card].effect, NewCity):
        actions += _urbanizations(position)
    else:
        actions += position.board.grow
    return actions


def _deals(position: Position) -> list[TycoonAction]:
    """Every outcome that chance can have."""
    board = position.board
    actions: list[TycoonAction] = []
    if position.stage == DEAL_CUBES:
        actions += board.deals(position.dealt, cubes.start_cubes(position, position.dealt), position.bag)
    elif position.stage == DRAW:
        actions += board.deals(position.draw_city, position.draw_number, position.bag)
    elif position.stage == DEAL_SECRETS:
        seat = position.dealt
        actions += [a for kind, a in enumerate(board.deal_secret[seat]) if kind not in position.secret]
    elif position.stage == TURN_UP:
        actions += list(compress(board.turn_up, position.deck))
    elif position.stage == FIRST_PLAYER:
        actions += [DrawFirst(s) for s in range(position.seats)]
    return actions
