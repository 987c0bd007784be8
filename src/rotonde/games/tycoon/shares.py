"""Tycoon: shares and money (RT-3), income and dividends (RT-11)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.tycoon.actions import Issue
from rotonde.games.tycoon.board import MOST_SHARES_AT_ONCE
from rotonde.games.tycoon.events import IncomePaid
from rotonde.games.tycoon.position import Events, Position


def objections(position: Position, action: Issue) -> Iterator[Objection]:
    """Every rule that forbids issuing shares now."""
    if not 1 <= action.shares <= MOST_SHARES_AT_ONCE:
        yield Objection("RT-3.3", "shares_out_of_range", shares=action.shares, most=MOST_SHARES_AT_ONCE)
    if position.issued:
        yield Objection("RT-3.3", "shares_issued_just_now")


def may_issue(position: Position) -> bool:
    """Whether shares may be issued without a payment (RT-3.1)."""
    return position.rules.free_issue and not position.issued


def issue(position: Position, seat: int, shares: int, events: Events) -> None:
    """RT-3.1: the bank pays for each share."""
    amount = shares * position.board.share_value
    position.shares[seat] += shares
    position.pay_from_bank(seat, amount)
    if events is not None:
        events.append(position.rules.shares_issued(seat, shares, amount))


def shares_needed(position: Position, seat: int, amount: int) -> int:
    """How many shares a payment takes (RT-3.3)."""
    missing = amount - position.accounts[seat]
    return 0 if missing <= 0 else -(-missing // position.board.share_value)


def pay(position: Position, seat: int, amount: int, events: Events) -> None:
    """Pay the bank; where money is short, exactly the shares that are missing are issued with it (RT-3.3)."""
    if amount > position.accounts[seat]:
        issue(position, seat, shares_needed(position, seat, amount), events)
    position.pay_to_bank(seat, amount)


def place_on_track(points: int, places: int) -> int:
    """RT-11.4: where the marker stands; above the last place it starts again at the first one."""
    return 0 if points <= 0 else (points - 1) % places + 1


def income_for(position: Position, points: int) -> int:
    """RT-11.1: what a number of points brings each turn."""
    income = position.board.income
    return income[place_on_track(points, len(income) - 1)]


def dividends(position: Position, seat: int) -> int:
    """RT-3.2: what the seat's shares cost each turn."""
    return position.shares[seat] * position.board.share_dividend


def pay_income(position: Position, events: Events) -> None:
    """RT-11.1, then RT-11.2."""
    for seat in range(position.seats):
        amount = income_for(position, position.points[seat])
        position.pay_from_bank(seat, amount)
        if events is not None:
            events.append(IncomePaid(seat, amount))
    for seat in range(position.seats):
        amount = dividends(position, seat)  # shares issued to pay it pay from the next turn on
        pay(position, seat, amount, events)
        if events is not None and amount:
            events.append(position.rules.dividends_paid(seat, amount))
