"""The order of a rulebook: what rules are told in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rotonde.core.contract import Objection


def place_in(books: Sequence[str], rule: str) -> tuple[int, int, int]:
    """Where a rule such as `RT-5.10` stands: which book, which heading, which number under it."""
    book, _, number = rule.partition("-")
    heading, _, part = number.partition(".")
    return books.index(book), int(heading), int(part or 0)


def in_order(books: Sequence[str], objections: Iterable[Objection]) -> list[Objection]:
    """Objections in the order of the rules that they cite; those of one rule stay in theirs."""
    return sorted(objections, key=lambda objection: place_in(books, objection.rule))
