"""Money: one function moves it, so that it is conserved."""

from __future__ import annotations


def move_money(accounts: list[int], source: int, target: int, amount: int) -> None:
    """Move an amount from one account to another. The bank is an account like the others and may go below zero."""
    assert amount >= 0
    accounts[source] -= amount
    accounts[target] += amount
