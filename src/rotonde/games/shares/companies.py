"""Companies (EA-3): control, issue of shares, bonds, and the order of the companies (EA-5.1)."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.shares.events import BondsTaken, ControlTaken, SharesIssued
from rotonde.games.shares.position import Events, Position


def company_order(position: Position) -> list[int]:
    """EA-5.1: controlled companies from the highest price to the lowest; at equal prices the last to come there is first."""
    controlled = [c for c, seat in enumerate(position.controller) if seat != NONE]
    return sorted(controlled, key=lambda c: (-position.price[c], -position.arrival[c]))


def review_control(position: Position, seat: int, company: int, events: Events) -> None:
    """EA-3.1: a seat that has just bought takes over when it has strictly more than the controller."""
    holder = position.controller[company]
    if holder == seat:
        return
    if holder == NONE or position.holding(seat, company) > position.holding(holder, company):
        position.controller[company] = seat
        if events is not None:
            events.append(ControlTaken(seat, position.id_of(company)))


def links(position: Position, company: int) -> int:
    """How many links a company owns."""
    return position.track.owner.count(company)


def bonds_left(position: Position, company: int, own_links: int) -> int:
    """EA-3.4: how many bonds a company with so many links may still take."""
    return max(0, own_links - position.bonds[company])


def capacity(position: Position, company: int) -> int:
    """The most that a company can pay now: cash, then issues (EA-3.3), then bonds (EA-3.4)."""
    issues = position.on_tile[company] * position.price[company]
    bonds = bonds_left(position, company, links(position, company)) * position.board.bond_value
    return position.cash(company) + issues + bonds


def cover(position: Position, company: int, amount: int, events: Events) -> None:
    """Bring a company's cash up to a payment that it can make: the fewest shares, and then the fewest bonds, that do."""
    missing = amount - position.cash(company)
    if missing <= 0:
        return
    price = position.price[company]
    shares = min(position.on_tile[company], -(-missing // price))
    if shares:
        issue(position, company, shares, events)
        missing -= shares * price
    if missing > 0:
        borrow(position, company, -(-missing // position.board.bond_value), events)


def issue(position: Position, company: int, shares: int, events: Events) -> None:
    """EA-3.3: shares go from the tile to the issued box; the bank pays the price, which does not move."""
    amount = shares * position.price[company]
    position.on_tile[company] -= shares
    position.issued[company] += shares
    position.pay(position.bank, position.account(company), amount)
    if events is not None:
        events.append(SharesIssued(position.id_of(company), shares, amount))


def borrow(position: Position, company: int, bonds: int, events: Events) -> None:
    """EA-3.4: the bank lends."""
    amount = bonds * position.board.bond_value
    position.bonds[company] += bonds
    position.pay(position.bank, position.account(company), amount)
    if events is not None:
        events.append(BondsTaken(position.id_of(company), bonds, amount))
