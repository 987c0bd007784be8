"""Tycoon: the auction for first player (RT-4.1 to RT-4.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.auction import NOBODY, Ascending
from rotonde.core.contract import Objection
from rotonde.core.turns import clockwise, left_of
from rotonde.games.tycoon import shares
from rotonde.games.tycoon.actions import Bid
from rotonde.games.tycoon.board import HIGHEST_BID
from rotonde.games.tycoon.events import AuctionWithoutBid, AuctionWon, BidDeclined, BidMade, TurnBegan
from rotonde.games.tycoon.position import AUCTION, Events, Position


def begin(position: Position, events: Events) -> None:
    """RT-4.1: a turn begins; the last first player opens the auction."""
    position.turn_number += 1
    position.busy = False
    position.stage = AUCTION
    position.auction = Ascending(clockwise(position.first, position.seats))
    if events is not None:
        events.append(TurnBegan(position.turn_number))


def objections(position: Position, action: Bid) -> Iterator[Objection]:
    """Every rule that forbids this bid."""
    auction = position.auction
    if auction is None:
        yield Objection("RT-4.1", "no_auction_open")
        return
    if action.amount < 1:
        yield Objection("RT-4.1", "bid_below_minimum", amount=action.amount)
    elif action.amount <= auction.bid:
        yield Objection("RT-4.1", "bid_not_above_last", amount=action.amount, price=auction.bid)
    if action.amount > HIGHEST_BID:
        yield Objection("RT-4.3", "bid_above_most", amount=action.amount, price=HIGHEST_BID)


def bid(position: Position, seat: int, action: Bid, events: Events) -> bool:
    """Raise. True when the auction is over."""
    auction = position.auction
    assert auction is not None
    auction.raise_to(action.amount)
    if events is not None:
        events.append(BidMade(seat, action.amount))
    return auction.over


def decline(position: Position, seat: int, events: Events) -> bool:
    """RT-4.1: a pass is final. True when the auction is over."""
    auction = position.auction
    assert auction is not None
    auction.drop()
    if events is not None:
        events.append(BidDeclined(seat))
    return auction.over


def settle(position: Position, events: Events) -> None:
    """Only the winner pays (RT-4.1); without a bid the marker goes to the left (RT-4.2), but not in the first turn (RT-2.4)."""
    auction = position.auction
    assert auction is not None
    position.auction = None
    if auction.bidder != NOBODY:
        position.first = auction.bidder
        if events is not None:
            events.append(AuctionWon(auction.bidder, auction.bid))
        shares.pay(position, auction.bidder, auction.bid, events)
        return
    if position.turn_number > 1:
        position.first = left_of(position.first, position.seats)
    if events is not None:
        events.append(AuctionWithoutBid(position.first))
