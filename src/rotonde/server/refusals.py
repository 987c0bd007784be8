"""Everything that the server refuses: a code, its status, and its sentence in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rotonde.core.contract import IllegalAction, JsonDict, Malformed, Objection
from rotonde.i18n import malformed_sentence, objection_sentence, translate
from rotonde.i18n.catalogue import kebab
from rotonde.i18n.words import LinkNames
from rotonde.server.messages import ErrorAnswer, Text, ToldObjection, Trouble

STATUS: Final = {
    "bad_request": 400,
    "nobody": 401,
    "wrong_password": 401,
    "not_your_seat": 403,
    "not_the_host": 403,
    "foreign_origin": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_board": 404,
    "no_such_link": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "not_started": 409,
    "already_started": 409,
    "not_over": 409,
    "game_over": 409,
    "seat_taken": 409,
    "no_open_seat": 409,
    "seats_open": 409,
    "name_taken": 409,
    "has_account": 409,
    "key_reused": 409,
    "nothing_to_undo": 409,
    "no_undo_asked": 409,
    "undo_asked": 409,
    "not_seated": 409,
    "has_secrets": 409,
    "rules_differ": 409,
    "too_large": 413,
    "illegal_action": 422,
    "no_such_number": 422,
    "one_question": 422,
    "too_fast": 429,
    "internal": 500,
    "busy": 503,
    "too_many_analyses": 503,
    "stopping": 503,
}
"""Every code of our own with the HTTP status that it is told with."""

UNREADABLE: Final = 422
"""The status of what the games and records cannot read or start."""


class Refusal(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, code: str, *, objections: Sequence[ToldObjection] = (), **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.objections = list(objections)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def answer(self) -> ErrorAnswer:
        text = both(f"refusal-{kebab(self.code)}", **self.details)
        rule = self.objections[0].rule if self.objections else None
        return ErrorAnswer(Trouble(self.code, text, dict(self.details), rule, self.objections))


def both(key: str, **details: str | int) -> Text:
    """A message of the catalogues in every language."""
    return Text(en=translate("en", key, **details), fr=translate("fr", key, **details))


class Voice(NamedTuple):
    """In which words a table's objections are told: those of its game, with the names of its seats and links."""

    game: str
    seats: Sequence[str]
    links: LinkNames

    def said(self, objection: Objection) -> Text:
        return Text(*(objection_sentence(lang, objection, self.seats, self.game, self.links) for lang in ("en", "fr")))


def illegal(problem: IllegalAction, action: str, voice: Voice) -> Refusal:
    """A rule forbids the action."""
    return Refusal("illegal_action", objections=told_objections(problem.objections, voice), action=action)


def told_objections(objections: Sequence[Objection], voice: Voice) -> list[ToldObjection]:
    """Objections as data and in words."""
    return [ToldObjection(o.rule, o.code, plain_details(o.details), voice.said(o)) for o in objections]


def unreadable(problem: Malformed) -> ErrorAnswer:
    """What the games or records cannot read."""
    text = Text(en=malformed_sentence("en", problem), fr=malformed_sentence("fr", problem))
    details = plain_details(problem.details)
    if problem.where:
        details["where"] = problem.where
    return ErrorAnswer(Trouble(problem.code, text, details))


def plain_details(details: JsonDict | dict[str, object]) -> JsonDict:
    """Details as JSON has them; causes that are values of their own are told by the sentence."""
    return {name: value if isinstance(value, str | int | list | tuple | None) else str(value) for name, value in details.items()}
