"""Sentences for what the games tell in codes and small values: objections, events, steps, endings, malformed input."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from rotonde.core.contract import Event, Malformed, Objection, OptionValue, Step
from rotonde.core.forms import COMPASS_ROLES, LINK, MONEY_ROLES, SEAT, TEXT
from rotonde.games import game, games
from rotonde.i18n.catalogue import game_key, has_message, kebab, translate
from rotonde.i18n.rules import game_of_rule
from rotonde.i18n.words import LinkNames, SeatNames, compass, is_counted, label, listing, mean_score, money, seat_name, way

_MALFORMED_ROLES: Final = {"seat": SEAT}
"""Roles of the details of malformed input, which belongs to no game; the others are said as they are."""

_CAUSES: Final = ("objections", "problem")
"""Details of malformed input that have sentences of their own."""

_LONGEST: Final = 300
_STEERING: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
_LINE: Final = re.compile(r"line ([0-9]+)")


class _Names(NamedTuple):
    """What the seats and links of a table are called."""

    seats: SeatNames = None
    links: LinkNames = None


def reason_sentence(lang: str, game_id: str, name: str, gain: float, instead: str) -> str:
    """Why a bot chose its action: what more it expected of it than of the next best."""
    number = f"{gain:.1f}".replace(".", translate(lang, "cli-decimal-point"))
    return translate(lang, "bot-reason", name=_tame(name), gain=mean_score(lang, game_id, number), instead=instead)


def objection_sentence(
    lang: str, objection: Objection, seat_names: SeatNames = None, game_id: str = "", links: LinkNames = None
) -> str:
    """Why an action is not legal. A game that keeps another game's rules gives its id, so that its own words are used."""
    speaking = game_id or game_of_rule(objection.rule)
    forms = game(speaking).forms if speaking in games() else None
    roles = {name: forms.role_of_detail(objection.code, name) if forms else TEXT for name in objection.details}
    words = _words(lang, speaking, roles, objection.details, _Names(seat_names, links))
    return translate(lang, f"objection-{kebab(objection.code)}", **words)


def event_sentence(lang: str, game_id: str, event: Event, seat_names: SeatNames = None, links: LinkNames = None) -> str:
    """What happened."""
    return _value_sentence(lang, game_id, "event", event, _Names(seat_names, links))


def event_brief(lang: str, game_id: str, event: Event, seat_names: SeatNames = None) -> str:
    """What an event comes to in a word or two, for lists of what can be done; "" for most events."""
    if not has_message(lang, game_key(lang, game_id, f"brief-{kebab(type(event).__name__)}")):
        return ""
    return _value_sentence(lang, game_id, "brief", event, _Names(seat_names))


def step_sentence(lang: str, game_id: str, step: Step, seat_names: SeatNames = None) -> str:
    """What is being decided."""
    return _value_sentence(lang, game_id, "step", step, _Names(seat_names))


def end_sentence(lang: str, game_id: str, reason: str) -> str:
    """What ended the game."""
    return translate(lang, game_key(lang, game_id, f"end-{kebab(reason)}"))


def option_label(lang: str, game_id: str, name: str, value: OptionValue | None = None) -> str:
    """What an option is about, or what one of its values means; numbers mean themselves."""
    option = f"option-{kebab(name)}"
    if value is None:
        return translate(lang, game_key(lang, game_id, option))
    if type(value) is int:
        return str(value)
    return translate(lang, game_key(lang, game_id, f"{option}-{kebab(str(value))}"))


def malformed_sentence(lang: str, malformed: Malformed, tell_place: bool = True) -> str:
    """What cannot be read, and where."""
    has_place = tell_place and bool(malformed.where)
    place = [translate(lang, "at-place", place=_place(lang, malformed.where))] if has_place else []
    facts = {name: fact for name, fact in malformed.details.items() if name not in _CAUSES}
    roles = {name: _MALFORMED_ROLES.get(name, TEXT) for name in facts}
    sentence = translate(lang, f"malformed-{kebab(malformed.code)}", **_words(lang, "", roles, facts, _Names()))
    return " ".join([*place, sentence, *_causes(lang, malformed)])


def _place(lang: str, where: str) -> str:
    line = _LINE.fullmatch(where)
    return translate(lang, "line-of-text", number=line[1]) if line else _tame(where)


def _causes(lang: str, malformed: Malformed) -> list[str]:
    """The sentences of what lies behind it: the rules that forbid an action, what is wrong with a board."""
    objections, problem = (malformed.details.get(name) for name in _CAUSES)
    if isinstance(objections, tuple):
        return [objection_sentence(lang, objection) for objection in objections]
    return [malformed_sentence(lang, problem)] if isinstance(problem, Malformed) else []


def _value_sentence(lang: str, game_id: str, family: str, value: Event | Step, names: _Names) -> str:
    key, roles = _message_for(lang, game_id, family, type(value).__name__)
    words = {name: _word(lang, game_id, role, getattr(value, name), names) for name, role in roles}
    return translate(lang, key, **words)


@cache
def _message_for(lang: str, game_id: str, family: str, kind: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The key of what is said of a kind of value, and the roles of its facts: the same whenever it happens."""
    forms = game(game_id).forms
    form = forms.steps[kind] if family == "step" else forms.events[kind]
    key = game_key(lang, game_id, f"{family}-{kebab(kind)}")
    return key, tuple([(slot.field, slot.role) for slot in form.slots])


def _words(lang: str, game_id: str, roles: Mapping[str, str], facts: Mapping[str, object], names: _Names) -> dict[str, str | int]:
    return {name: _word(lang, game_id, roles[name], value, names) for name, value in facts.items()}


def _word(lang: str, game_id: str, role: str, value: Any, names: _Names) -> str | int:
    """A fact as Fluent takes it: numbers stay numbers, for the plurals."""
    match value:
        case str():
            word = label(lang, game_id, role, value)
            return _tame(compass(lang, word) if role in COMPASS_ROLES and word == value else word)
        case bool():
            return str(value).lower()
        case int() if role == SEAT:
            return _tame(seat_name(lang, value, names.seats))
        case int() if role == LINK:
            return _way([value], names.links) or value
        case int() if role in MONEY_ROLES and not is_counted(game_id):
            return money(lang, game_id, value)
        case int():
            return value
        case list() | tuple() if role == LINK and (named := _way(value, names.links)):
            return named
        case list() | tuple():
            return _tame(listing(lang, [str(_word(lang, game_id, role, item, names)) for item in value]))
        case None:
            return ""
    return _tame(str(value))


def _way(numbers: Sequence[int], names: LinkNames) -> str:
    """The links of those numbers by their cities; "" where one has no name."""
    known = names() if names is not None and numbers else {}
    return _tame(way([known[number] for number in numbers])) if numbers and all(n in known for n in numbers) else ""


def _tame(text: str) -> str:
    """What people typed, without characters that steer a terminal, and no longer than Fluent takes (1,000)."""
    visible = text if text.isprintable() else _STEERING.sub("\ufffd", text)
    return visible if len(visible) <= _LONGEST else visible[:_LONGEST] + "…"
