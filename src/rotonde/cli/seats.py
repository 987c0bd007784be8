"""Who sits where: `me,greedy,greedy`, `me:Ann,me:Bob`, `me,mine.py:MyBot`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rotonde.arena.outside import check_bot, is_outside
from rotonde.bots import names
from rotonde.cli.trouble import Trouble
from rotonde.i18n import bot_name

PERSON = "me"


@dataclass(frozen=True)
class Player:
    """Who plays a seat: a person, or the bot of that name. A person's name may be empty."""

    name: str
    bot: str | None = None


def shown_name(player: Player, lang: str) -> str:
    """A player's name as the terminal shows it: that of a bot in the reader's language."""
    return player.name if player.bot is None else player.name.replace(player.bot, bot_name(lang, player.bot), 1)


def parse_seats(text: str) -> list[Player]:
    """The players that a list of seats names."""
    parts = [part.strip() for part in text.split(",")]
    bots = Counter(parts)
    seen: Counter[str] = Counter()
    players = []
    for part in parts:
        seen[part] += 1
        number = f" {seen[part]}" if bots[part] > 1 else ""
        players.append(_player(part, number))
    _check_names(players)
    return players


def _player(part: str, number: str) -> Player:
    kind, colon, name = part.partition(":")
    if kind != PERSON:
        check_bot(part)
        return Player(part + number, part)
    if colon and not name.strip():
        raise Trouble("cli-error-empty-name", seat=part)
    return Player(name.strip())


def _check_names(players: Sequence[Player]) -> None:
    """A name stands for one player only, also when the game is resumed."""
    seen: set[str] = set()
    for player in players:
        name = player.name.casefold()
        if name and (name in seen or (player.bot is None and bot_called(player.name))):
            raise Trouble("cli-error-name-taken", name=player.name)
        seen.add(name)


def bot_called(name: str) -> str | None:
    """The bot that a name in a record stands for: `greedy`, `greedy 2`."""
    kind, _, number = name.partition(" ")
    return kind if kind in names() and (not number or number.isdigit()) else None


def players_of(seat_names: Sequence[str]) -> list[Player]:
    """Who played, as the names in a record tell. A file that a record names is not run: it may come from anybody."""
    for name in seat_names:
        if is_outside(name):
            raise Trouble("cli-error-seat-outside", name=name)
    return [Player(name, bot_called(name)) for name in seat_names]
