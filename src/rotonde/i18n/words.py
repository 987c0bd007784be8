"""Values as people read them: names for seats, money with its currency, lists with an "and", labels for ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from rotonde.core.contract import DEALER, Seat
from rotonde.i18n.catalogue import game_key, has_message, kebab, translate

SeatNames = Sequence[str] | None
"""A name for each seat, in order; an empty one, or None for all, stands for "Player 1" and so on."""

LinkNames = Callable[[], Mapping[int, Sequence[str]]] | None
"""The cities that each link joins, by its number: asked for where a sentence names one. None where the number is its name."""

_CURRENCY: Final = {"rocket": "£"}
_USUAL_CURRENCY: Final = "$"
_COUNTED: Final = frozenset({"dice"})
"""Games whose money are tokens that are counted, not thousands of a currency."""
_LONGEST_ID: Final = 100
"""What is longer has no word, and is not remembered: it is what somebody sent who wants to fill the memory."""


def seat_name(lang: str, seat: Seat, names: SeatNames = None) -> str:
    """What to call a seat. Seats count from 1 for people."""
    if seat == DEALER:
        return translate(lang, "dealer")
    if names is not None and seat < len(names) and names[seat]:
        return names[seat]
    return translate(lang, "player", number=seat + 1)


def bot_name(lang: str, name: str) -> str:
    """A bot as a person reads it; one that has no word of its own is called as it is typed."""
    key = f"bot-{name}"
    return translate(lang, key) if is_key(name) and has_message(lang, key) else name


def money(lang: str, game_id: str, thousands: int) -> str:
    """An amount of money, given in thousands as the games keep it; tokens are only counted."""
    if is_counted(game_id):
        return f"{thousands}".replace("-", "−")
    digits = f"{abs(thousands) * 1000:,}".replace(",", translate(lang, "digit-separator"))
    sign = "−" if thousands < 0 else ""
    return sign + translate(lang, "money", digits=digits, currency=_CURRENCY.get(game_id, _USUAL_CURRENCY)).strip()


def score(lang: str, game_id: str, value: int) -> str:
    """What a seat has towards winning, in the unit that the game counts in."""
    said = translate(lang, game_key(lang, game_id, "score"), number=abs(value), amount=money(lang, game_id, abs(value)))
    return f"−{said}" if value < 0 else said


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """A number with so many decimals, as the language writes it."""
    return f"{value:.{digits}f}".replace("-", "−").replace(".", translate(lang, "cli-decimal-point"))


def mean_score(lang: str, game_id: str, number: str) -> str:
    """A score that is no whole number, written out already, in the unit that the game counts in."""
    return translate(lang, game_key(lang, game_id, "score-mean"), number=number)


def is_counted(game_id: str) -> bool:
    """Whether the money of a game are tokens."""
    return game_id in _COUNTED


def compass(lang: str, text: str) -> str:
    """A text made of the letters of the compass, such as `E-SW`, with the letters of the reader's language."""
    return text.translate(str.maketrans("NESW", translate(lang, "compass")))


def listing(lang: str, items: Sequence[str]) -> str:
    """The items as a sentence has them: "A, B and C"."""
    if len(items) < 2:
        return items[0] if items else "–"
    return translate(lang, "listing", firsts=", ".join(items[:-1]), last=items[-1])


def way(links: Sequence[Sequence[str]]) -> str:
    """Links that follow each other, by the cities on the way: "York – Leeds – Hull"."""
    cities = list(links[0])
    if len(links) > 1 and cities[-1] not in links[1]:
        cities.reverse()
    for one, other in links[1:]:
        cities.append(other if one == cities[-1] else one)
    return " – ".join(cities)


def label(lang: str, game_id: str, family: str, value: str) -> str:
    """The word for an id, `label("fr", "rocket", "commodity", "beer")`; ids of people's own boards stay as they are."""
    return value if len(value) > _LONGEST_ID else _known_label(lang, game_id, family, value)


@lru_cache(maxsize=8192)
def _known_label(lang: str, game_id: str, family: str, value: str) -> str:
    rest = f"{kebab(family)}-{kebab(value)}"
    if not is_key(game_id + rest):
        return value
    key = game_key(lang, game_id, rest)
    return translate(lang, key) if has_message(lang, key) else value


def is_key(text: str) -> bool:
    """Whether a text could be a key at all: values come from boards and may be any text."""
    return text.isascii() and all(c.isalnum() or c == "-" for c in text)
