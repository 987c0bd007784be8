"""The list of legal actions, made quickly from tables. The objections say the same rule by rule."""

from __future__ import annotations

from rotonde.core.auction import NOBODY
from rotonde.core.contract import DEALER
from rotonde.core.track import NONE
from rotonde.games.shares import build, dealing, deliver, dividends, mergers
from rotonde.games.shares.actions import Bid, Borrow, Default, Dividend, Drop, Pass, ShareAction, Stop, Vote
from rotonde.games.shares.board import MOST_MADE
from rotonde.games.shares.position import (
    ACT,
    AUCTION,
    BUILD,
    DIVIDEND,
    INTEREST,
    MERGER,
    MOVE,
    OPENING,
    OVER,
    REPAY,
    SECOND,
    STOCK,
    VOTE,
    Position,
)

PASS = Pass()
DROP = Drop()
STOP = Stop()
BORROW = Borrow()
DEFAULT = Default()
YES_VOTE = Vote(True)
VOTES = [YES_VOTE, Vote(False)]


def decider(position: Position) -> int:
    """The one seat that decides; NONE where several do, or nobody, or chance."""
    stage = position.stage
    if ACT <= stage <= MERGER:
        return position.controller[position.company]
    if stage == AUCTION:
        assert position.auction is not None
        return position.auction.turn
    return position.offerer if stage in (OPENING, STOCK) else NONE


def legal(position: Position, seat: int) -> list[ShareAction]:
    """Every legal action of the seat."""
    stage = position.stage
    if stage == OVER:
        return []
    if stage < OPENING:
        return list(dealing.deals(position)) if seat == DEALER else []
    if stage == VOTE:
        assert position.ballot is not None
        return list(VOTES) if seat in position.ballot.waiting else []
    if seat == DEALER or seat != decider(position):
        return []
    if stage == ACT:
        return _company_actions(position)
    if stage in (OPENING, STOCK):
        return _offers(position, seat)
    if stage == AUCTION:
        return _bids(position, seat)
    return _company_choices(position)


def _offers(position: Position, seat: int) -> list[ShareAction]:
    money, price, offer = position.money(seat), position.price, position.board.offer
    actions: list[ShareAction] = [PASS]
    actions += [offer[0][c] for c, number in enumerate(position.available) if number and price[c] <= money]
    actions += [offer[1][c] for c, number in enumerate(position.issued) if number and price[c] <= money]
    return actions


def _bids(position: Position, seat: int) -> list[ShareAction]:
    auction, money = position.auction, position.money(seat)
    assert auction is not None
    actions: list[ShareAction] = [] if auction.bidder == NOBODY else [DROP]
    actions += position.board.raise_to[auction.bid + 1 : money + 1]
    actions += [Bid(n) for n in range(max(MOST_MADE, auction.bid + 1), money + 1)]
    return actions


def _company_actions(position: Position) -> list[ShareAction]:
    """Pass, deliveries, first tiles."""
    actions: list[ShareAction] = [PASS]
    actions += _deliveries(position)
    actions += [position.rails.table.action(tile) for tile in build.first_tiles(position)]
    return actions


def _deliveries(position: Position) -> list[ShareAction]:
    """Every cube that the company could deliver."""
    colours = len(position.bag)
    actions: list[ShareAction] = []
    routes = deliver.routes(position)
    for city in routes.own_cities:
        if position.empty[city]:
            continue
        waiting = 0
        for colour in range(colours):
            if position.cubes[city * colours + colour]:
                waiting |= 1 << colour
        startable = routes.startable(city, waiting)
        actions += [action for colour, action in enumerate(position.board.deliver[city]) if startable >> colour & 1]
    return actions


def _company_choices(position: Position) -> list[ShareAction]:
    """Everything that goes on from an action, and the choices of the other phases."""
    stage, board = position.stage, position.board
    actions: list[ShareAction] = []
    if stage == BUILD:
        actions += [position.rails.table.action(tile) for tile in build.next_tiles(position)]
    elif stage == SECOND:
        actions.append(STOP)
        actions += [position.rails.table.action(tile) for tile in build.first_tiles(position)]
    elif stage == MOVE:
        links = deliver.routes(position).next_links(position.cube, position.origin, position.route)
        actions += [board.via_link(link) for link in links]
    elif stage == INTEREST:
        actions += [BORROW, DEFAULT]
    elif stage == REPAY:
        actions.append(PASS)
        actions += board.repay[1 : dividends.most_repaid(position, position.company) + 1]
    elif stage == DIVIDEND:
        most = dividends.most_dividend(position, position.company)
        actions += board.dividends[: most + 1]
        actions += [Dividend(n) for n in range(MOST_MADE, most + 1)]
    elif stage == MERGER:
        actions.append(PASS)
        actions += [board.merge[target] for target in mergers.targets(position, position.company)]
    return actions
