"""Buying locomotives (RD-7.1, RD-7.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import Buy
from rotonde.games.dice.board import LOCOMOTIVES, PRICES
from rotonde.games.dice.events import LocomotiveBought, LocomotivesScrapped
from rotonde.games.dice.position import NONE, VALUES, Events, Position

SCRAPPING: Final = LOCOMOTIVES.index(4)  # RD-7.2
SCRAPPED: Final = LOCOMOTIVES.index(2)  # RD-7.2


def objections(position: Position, seat: int, action: Buy) -> Iterator[Objection]:
    """Every rule that forbids this purchase."""
    if action.value not in LOCOMOTIVES:
        yield Objection("RD-1.1", "unknown_locomotive", value=action.value)
        return
    on_sale = position.cheapest()
    if on_sale == NONE:
        yield Objection("RD-7.1", "no_locomotive_left")
        return
    if LOCOMOTIVES[on_sale] != action.value:
        yield Objection("RD-7.1", "locomotive_not_on_sale", value=action.value, on_sale=LOCOMOTIVES[on_sale])
    price = PRICES[LOCOMOTIVES.index(action.value)]
    if price > position.money(seat):
        yield Objection("RD-7.1", "locomotive_too_dear", value=action.value, tokens=price, money=position.money(seat))


def buy(position: Position, seat: int, action: Buy, events: Events) -> None:
    """The locomotive is paid to the bank; the first 4 scraps all 2s (RD-7.2)."""
    locomotive = LOCOMOTIVES.index(action.value)
    position.pay(seat, position.seats, PRICES[locomotive])
    position.stock[locomotive] -= 1
    position.held[seat * VALUES + locomotive] += 1
    position.busy = True
    if events is not None:
        events.append(LocomotiveBought(seat, action.value, PRICES[locomotive]))
    if locomotive == SCRAPPING:
        _scrap(position, events)


def _scrap(position: Position, events: Events) -> None:
    for seat in range(position.seats):
        number = position.held[seat * VALUES + SCRAPPED]
        if number:
            position.held[seat * VALUES + SCRAPPED] = 0
            position.scrapped += number
            if events is not None:
                events.append(LocomotivesScrapped(seat, LOCOMOTIVES[SCRAPPED], number))
    position.used[SCRAPPED] = 0


def strongest_held(position: Position, seat: int) -> int:
    """The highest value that a seat has; 0 for none."""
    for locomotive in range(VALUES - 1, -1, -1):
        if position.held[seat * VALUES + locomotive] > 0:
            return LOCOMOTIVES[locomotive]
    return 0


def strongest_for_sale(position: Position, seat: int) -> int:
    """The highest value that a seat could still buy; 0 for none.

    RD-8.5: it pays its own, and what is on sale before may be bought by anybody who can pay it.
    """
    best = 0
    before: list[int] = []
    for locomotive in range(VALUES):
        if position.stock[locomotive] > 0:
            purses = position.accounts[: position.seats]
            purses[seat] -= PRICES[locomotive]
            if purses[seat] < 0 or not can_be_paid(before, purses):
                return best
            best = LOCOMOTIVES[locomotive]
            before = [PRICES[locomotive]] * position.stock[locomotive] + before
    return best


def can_be_paid(prices: list[int], purses: list[int]) -> bool:
    """Whether each of these prices, the highest first, finds a purse that still holds it."""
    if not prices:
        return True
    if sum(prices) > sum(purses):
        return False
    for i, purse in enumerate(purses):
        if purse >= prices[0] and purse not in purses[:i]:
            left = purses[:]
            left[i] -= prices[0]
            if can_be_paid(prices[1:], left):
                return True
    return False
