"""Income (EA-5.7), then interest, bonds and dividends (EA-6)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.shares import companies
from rotonde.games.shares.actions import Dividend, Repay
from rotonde.games.shares.events import (
    BondsKept,
    BondsRepaid,
    DividendDeclared,
    DividendPaid,
    IncomePaid,
    InterestPaid,
    InterestUnpaid,
    PlayersPaid,
    PriceChanged,
)
from rotonde.games.shares.position import DIVIDEND, INTEREST, REPAY, Events, Position

UNPAID_FALL = 2  # EA-6.2
MOST_TIMES_PRICE = 3  # EA-6.3
LOWEST_PRICE = 1  # EA-6.4


def income_for(position: Position, steps: int) -> int:
    """EA-5.7: what an income marker brings."""
    if position.setting.linear_income:
        return steps
    track = position.board.income
    return track[min(steps, len(track) - 1)]


def pay_income(position: Position, events: Events) -> None:
    """EA-5.7: every company is paid, and its marker goes back to 0."""
    for company, steps in enumerate(position.income):
        amount = income_for(position, steps)
        if amount:
            position.pay(position.bank, position.account(company), amount)
            if events is not None:
                events.append(IncomePaid(position.id_of(company), steps, amount))
    position.income = [0] * len(position.income)


def begin(position: Position, events: Events) -> bool:
    """EA-6.1: the order is fixed now. True when the phase is over."""
    position.order = companies.company_order(position)
    position.turn_at = -1
    return next_company(position, events)


def next_company(position: Position, events: Events) -> bool:
    """The next company pays its interest. True when the phase is over."""
    while True:
        position.turn_at += 1
        position.unpaid = False
        if position.turn_at == len(position.order):
            _pay_players(position, events)
            return True
        position.company = position.order[position.turn_at]
        if not _owe_interest(position, events) or not _ask(position, events):
            return False


def interest(position: Position, company: int) -> int:
    """EA-3.4: what a company's bonds cost each turn."""
    return position.bonds[company] * position.board.bond_interest


def _owe_interest(position: Position, events: Events) -> bool:
    """EA-6.2: pay the interest. True when that is done, False when the controller is asked how."""
    company = position.company
    owed = interest(position, company)
    if owed <= position.cash(company):
        pay_interest(position, events)
    elif owed > companies.capacity(position, company):
        leave_unpaid(position, events)
    elif position.setting.interest_bonds_free:
        position.stage = INTEREST
        return False
    else:
        pay_interest(position, events)
    return True


def pay_interest(position: Position, events: Events) -> None:
    """Pay, issuing the shares that a merger may have left on the tile, then taking the fewest bonds (EA-6.2)."""
    company = position.company
    owed = interest(position, company)
    companies.cover(position, company, owed, events)
    position.pay(position.account(company), position.bank, owed)
    if events is not None and owed:
        events.append(InterestPaid(position.id_of(company), owed))


def leave_unpaid(position: Position, events: Events) -> None:
    """EA-6.2: all its cash to the bank, and its price falls by 2."""
    company = position.company
    position.unpaid = True
    amount = position.cash(company)
    position.pay(position.account(company), position.bank, amount)
    if events is not None:
        events.append(InterestUnpaid(position.id_of(company), amount))
    change_price(position, company, position.price[company] - UNPAID_FALL, events)


def after_interest(position: Position, events: Events) -> bool:
    """The controller has said how the interest is paid. True when the phase is over."""
    return next_company(position, events) if _ask(position, events) else False


def _ask(position: Position, events: Events) -> bool:
    """Ask for repayment, then for the dividend. True when there was nothing to ask."""
    company = position.company
    if not position.unpaid and most_repaid(position, company):
        position.stage = REPAY
        return False
    return ask_dividend(position, events)


def ask_dividend(position: Position, events: Events) -> bool:
    """Ask for the dividend. True when there is no cash, so that it is 0 without asking."""
    if most_dividend(position, position.company):
        position.stage = DIVIDEND
        return False
    pay_dividend(position, 0, events)
    return True


def most_repaid(position: Position, company: int) -> int:
    """How many bonds a company can repay."""
    return min(position.bonds[company], position.cash(company) // position.board.bond_value)


def repay_objections(position: Position, action: Repay) -> Iterator[Objection]:
    """Every rule that forbids repaying so many bonds."""
    company = position.company
    if action.bonds < 1:
        yield Objection("EA-6.2", "repay_at_least_one", bonds=action.bonds)
    if action.bonds > position.bonds[company]:
        yield Objection("EA-6.2", "more_than_its_bonds", bonds=action.bonds, held=position.bonds[company])
    amount = action.bonds * position.board.bond_value
    if amount > position.cash(company):
        yield Objection("EA-3.4", "repayment_above_cash", amount=amount, cash=position.cash(company))


def repay(position: Position, action: Repay, events: Events) -> None:
    """EA-6.2: repay bonds."""
    company = position.company
    amount = action.bonds * position.board.bond_value
    position.bonds[company] -= action.bonds
    position.pay(position.account(company), position.bank, amount)
    if events is not None:
        events.append(BondsRepaid(position.id_of(company), action.bonds, amount))


def keep_bonds(position: Position, events: Events) -> None:
    """EA-6.2: repay none."""
    if events is not None:
        events.append(BondsKept(position.id_of(position.company)))


def most_dividend(position: Position, company: int) -> int:
    """EA-6.3: the most that a company may pay out."""
    return min(position.cash(company), MOST_TIMES_PRICE * position.price[company])


def dividend_objections(position: Position, action: Dividend) -> Iterator[Objection]:
    """Every rule that forbids this dividend."""
    company = position.company
    if action.amount < 0:
        yield Objection("EA-6.3", "dividend_below_zero", amount=action.amount)
    if action.amount > position.cash(company):
        yield Objection("EA-6.3", "dividend_above_cash", amount=action.amount, cash=position.cash(company))
    if action.amount > MOST_TIMES_PRICE * position.price[company]:
        yield Objection("EA-6.3", "dividend_above_limit", amount=action.amount, price=MOST_TIMES_PRICE * position.price[company])


def new_price(price: int, dividend: int) -> int:
    """EA-6.4: the price after a dividend."""
    if dividend == 0:
        price -= 2
    elif 2 * dividend <= price:
        price -= 1
    elif dividend >= price:
        price += dividend // price
    return max(LOWEST_PRICE, price)


def pay_dividend(position: Position, amount: int, events: Events) -> None:
    """EA-6.5: each issued share is paid, the rest goes to the bank; then the price moves (EA-6.4)."""
    company = position.company
    a_share = amount // position.shares_out(company)
    if events is not None:
        events.append(DividendDeclared(position.id_of(company), amount, a_share))
    left = amount
    for seat in position.holders(company):
        part = a_share * position.holding(seat, company)
        position.pay(position.account(company), seat, part)
        left -= part
        if events is not None and part:
            events.append(DividendPaid(seat, position.id_of(company), part))
    position.pay(position.account(company), position.bank, left)
    if not (position.unpaid and position.setting.interest_falls_once):
        change_price(position, company, new_price(position.price[company], amount), events)


def change_price(position: Position, company: int, price: int, events: Events) -> None:
    """Move a price marker, never below 1 (EA-6.4)."""
    before, after = position.price[company], max(LOWEST_PRICE, price)
    position.move_price(company, after)
    if events is not None and before != after:
        events.append(PriceChanged(position.id_of(company), before, after))


def _pay_players(position: Position, events: Events) -> None:
    """EA-6.6: the bank pays each player."""
    amount = position.board.player_income
    position.company = NONE
    for seat in range(position.seats):
        position.pay(position.bank, seat, amount)
    if events is not None:
        events.append(PlayersPaid(amount))
