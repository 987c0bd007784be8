"""Auctions of shares: at the opening (EA-2) and in the stock phase (EA-8)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.auction import NOBODY, Ascending
from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.core.turns import clockwise, left_of
from rotonde.games.shares import companies
from rotonde.games.shares.actions import AVAILABLE, ISSUED, Bid, Offer
from rotonde.games.shares.events import (
    BidDropped,
    BidMade,
    FirstPlayerChanged,
    OfferPassed,
    ShareBought,
    ShareOffered,
)
from rotonde.games.shares.position import AUCTION, OPENING, STOCK, Events, Position


def begin(position: Position, stage: int, events: Events) -> bool:
    """EA-2.1, EA-8.1: the first player is the first to offer. True when nobody can."""
    position.stage = stage
    position.passed = [0] * position.seats
    position.marked = NONE
    return _ask(position, clockwise(position.first, position.seats), events)


def _ask(position: Position, seats: list[int], events: Events) -> bool:
    """Ask the first of these seats that has not passed. True when the auctions are over (EA-2.3)."""
    cheapest = _cheapest(position)
    for other in seats:
        if position.passed[other]:
            continue
        if cheapest != NONE and position.money(other) >= cheapest:
            position.stage = STOCK if position.turn_number else OPENING
            position.offerer = other
            return False
        # Who cannot pay any opening bid must pass; with nothing left to offer everybody does.
        _note_pass(position, other, events)
    _move_first_player(position, events)
    position.offerer = NONE
    return True


def _to_ask(position: Position, again: bool) -> list[int]:
    """Who may offer next, in their order: the same player `again` (EA-2.3), or by option nobody twice (EA-8.1)."""
    offerer, seats = position.offerer, position.seats
    if position.turn_number and position.setting.stock_once_round:
        return clockwise(left_of(offerer, seats), seats)[: (position.first - offerer - 1) % seats]
    return clockwise(offerer if again else left_of(offerer, seats), seats)


def _cheapest(position: Position) -> int:
    """The lowest opening bid of all shares that can be offered; NONE if there are none."""
    cheapest = NONE
    for company, price in enumerate(position.price):
        if (position.available[company] or may_offer_issued(position, company)) and (cheapest == NONE or price < cheapest):
            cheapest = price
    return cheapest


def may_offer_issued(position: Position, company: int) -> bool:
    """EA-8.1: the issued box is open in the stock phase. At the opening it is empty anyway."""
    return position.issued[company] > 0


def offer_objections(position: Position, seat: int, action: Offer) -> Iterator[Objection]:
    """Every rule that forbids putting up this share."""
    rule = "EA-8.1" if position.turn_number else "EA-2.1"
    company = position.board.company_index.get(action.company, NONE)
    if company == NONE:
        yield Objection("EA-1.3", "unknown_company", company=action.company)
    if action.box not in (AVAILABLE, ISSUED):
        yield Objection(rule, "unknown_box", box=action.box)
    if company == NONE:
        return
    if action.box == AVAILABLE and not position.available[company]:
        yield Objection(rule, "no_share_available", company=action.company)
    if action.box == ISSUED and not position.issued[company]:
        yield Objection(rule, "no_share_issued", company=action.company)
    if position.price[company] > position.money(seat):
        yield Objection(
            "EA-2.3", "opening_bid_not_payable", company=action.company, price=position.price[company], cash=position.money(seat)
        )


def offer(position: Position, seat: int, action: Offer, events: Events) -> None:
    """EA-2.1: a share is up; its opening bid follows."""
    position.lot = position.board.company_index[action.company]
    position.lot_issued = action.box == ISSUED
    position.stage = AUCTION
    bidders = [s for s in clockwise(seat, position.seats) if not position.passed[s]]
    position.auction = Ascending(bidders, position.price[position.lot] - 1)
    if not position.turn_number:
        position.marked = seat  # EA-2.4
    if events is not None:
        events.append(ShareOffered(seat, action.company, action.box))


def bid_objections(position: Position, seat: int, action: Bid) -> Iterator[Objection]:
    """Every rule that forbids this bid."""
    auction = position.auction
    assert auction is not None
    price = position.price[position.lot]
    if auction.bidder == NOBODY:
        if action.amount < price:
            rule = "EA-8.1" if position.turn_number else "EA-2.1"
            yield Objection(rule, "opening_bid_too_low", amount=action.amount, price=price)
    elif action.amount <= auction.bid:
        yield Objection("EA-2.2", "bid_must_rise", amount=action.amount, price=auction.bid)
    if action.amount > position.money(seat):
        yield Objection("EA-2.5", "bid_above_cash", amount=action.amount, cash=position.money(seat))


def drop_objections(position: Position) -> Iterator[Objection]:
    """Every rule that forbids dropping out."""
    assert position.auction is not None
    if position.auction.bidder == NOBODY:
        yield Objection("EA-2.1", "opening_bid_owed", company=position.id_of(position.lot))


def bid(position: Position, seat: int, action: Bid, events: Events) -> bool:
    """Raise. True when the auctions of this phase are over."""
    auction = position.auction
    assert auction is not None
    auction.raise_to(action.amount)
    if events is not None:
        events.append(BidMade(seat, position.id_of(position.lot), action.amount))
    return _go_on(position, events)


def drop(position: Position, seat: int, events: Events) -> bool:
    """EA-2.2: drop out of this auction. True when the auctions of this phase are over."""
    assert position.auction is not None
    position.auction.drop()
    if events is not None:
        events.append(BidDropped(seat, position.id_of(position.lot)))
    return _go_on(position, events)


def _go_on(position: Position, events: Events) -> bool:
    """Who cannot raise drops out (EA-2.5); the last one left buys."""
    auction = position.auction
    assert auction is not None
    while not auction.over and position.money(auction.turn) <= auction.bid:
        if events is not None:
            events.append(BidDropped(auction.turn, position.id_of(position.lot)))
        auction.drop()
    return _settle(position, events) if auction.over else False


def _settle(position: Position, events: Events) -> bool:
    """EA-2.2, EA-8.1: the share is paid and taken; then the next offer (EA-2.3)."""
    auction, company = position.auction, position.lot
    assert auction is not None
    winner = auction.bidder
    if position.lot_issued:
        position.issued[company] -= 1
        position.pay(winner, position.bank, auction.bid)
    else:
        position.available[company] -= 1
        position.pay(winner, position.account(company), auction.bid)
    position.holdings[winner * len(position.price) + company] += 1
    position.busy = True
    if events is not None:
        events.append(ShareBought(winner, position.id_of(company), auction.bid))
    companies.review_control(position, winner, company, events)
    position.auction = None
    position.lot = NONE
    position.lot_issued = False
    if position.turn_number:
        position.marked = winner  # EA-8.3
    return _ask(position, _to_ask(position, again=winner != position.offerer), events)


def pass_offer(position: Position, seat: int, events: Events) -> bool:
    """EA-2.1, EA-8.1: offer nothing and bid no more in this phase. True when all have passed."""
    _note_pass(position, seat, events)
    return _ask(position, _to_ask(position, again=False), events)


def _note_pass(position: Position, seat: int, events: Events) -> None:
    position.passed[seat] = 1
    if events is not None:
        events.append(OfferPassed(seat))


def _move_first_player(position: Position, events: Events) -> None:
    """EA-2.4, EA-8.3: the marker goes to the left of the last who offered, or won; it stays if there was none."""
    if position.marked == NONE:
        return
    position.first = left_of(position.marked, position.seats)
    if events is not None:
        events.append(FirstPlayerChanged(position.first))
