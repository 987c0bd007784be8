"""The numbered rules on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rotonde.core.contract import Game, Malformed
from rotonde.games import cited_games
from rotonde.games import game as game_by_id
from rotonde.i18n.rules import Section, rule, rulebook


def numbered(game: Game, text: str) -> str:
    """A rule's number as the rulebook writes it: `5.4` and `sr-5.4` are `SR-5.4`."""
    wanted = text.strip().upper()
    return wanted if re.match(r"[A-Z]+-", wanted) else f"{game.rules_prefix}-{wanted}"


def rule_text(number: str, lang: str) -> RenderableType:
    """A rule, or a whole section."""
    book = rulebook(number.split("-")[0], lang)
    for section in book.sections:
        if section.id == number:
            return _section(section)
    return _rule(number, rule(number, lang))


def whole_book(game: Game, lang: str) -> Iterator[RenderableType]:
    """All the rules of a game."""
    book = rulebook(game.id, lang)
    yield Text(book.title, "bold underline")
    for section in book.sections:
        yield ""
        yield _section(section)


def check_rule(game: Game, number: str, lang: str) -> None:
    """Refuse a number that is neither in this game's rulebook nor in those that it cites."""
    books = [game, *map(game_by_id, cited_games(game.id))]
    if number.split("-")[0] not in [book.rules_prefix for book in books]:
        raise Malformed("unknown_rule", rule=number)
    rule(number, lang)


def _section(section: Section) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    table.add_row(section.id, Text(section.heading, "bold"))
    for paragraph in section.paragraphs:
        table.add_row("", paragraph)
    for number, text in section.rules:
        table.add_row(number, Text(text))
    return table


def _rule(number: str, text: str) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    table.add_row(number, Text(text))
    return table
