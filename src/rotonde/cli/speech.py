"""The words of a game on a board, in the reader's language: verbs, colours, goods, sides of a tile, answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from rotonde.cli.completion import Lexicon, Words
from rotonde.cli.saying import say
from rotonde.core import forms
from rotonde.core.contract import Action, Game, MalformedAction
from rotonde.core.forms import Form, Part, PartValue
from rotonde.games import based_on
from rotonde.i18n import label
from rotonde.i18n.catalogue import has_message
from rotonde.i18n.words import compass

NAMED: Final = (forms.COLOUR, forms.COMMODITY)
"""Roles whose values have a word of their own in each language; a word of one piece can be typed."""
LINKING: Final = "via"
"""The word between a cube and its way."""

SAMPLES: Final = 3


class Speech:
    """What can be typed in a game on a board, and what it means."""

    def __init__(self, game: Game, board: Mapping[str, Any], lang: str) -> None:
        self.game = game
        self.words = words_for(game, board, lang)
        self._known = game.forms.vocabulary(board)

    def meant(self, line: str) -> list[Action]:
        """Every action, legal or not, that a line may stand for; those that name only what is on the board if there are any."""
        found: dict[str, Action] = {}
        for reading in self.words.readings(line):
            with suppress(MalformedAction):
                action = self.game.parse(reading)
                found[str(action)] = action
        return [action for action in found.values() if self._is_of_board(action)] or list(found.values())

    def _is_of_board(self, action: Action) -> bool:
        """Whether all that an action names is on the board."""
        return all(value in self._known.get(role, (value,)) for role, value in self.game.forms.parts(action))

    def samples(self, line: str) -> list[Action]:
        """A few actions that begin like a line which is not whole."""
        verbs = {reading.partition(" ")[0] for reading in self.words.readings(line)}
        rows = [row for row in self.game.forms.actions.values() if row.verb in verbs and not row.is_dealt]
        return [self._sample(row, number) for row in rows for number in range(SAMPLES)]

    def _sample(self, row: Form, number: int) -> Action:
        parts = []
        for slot in row.slots:
            values = self._known.get(slot.role, (1,))
            parts.append(Part(slot.role, values[number * len(values) // SAMPLES]))
        return self.game.forms.action(row.kind, parts)


def words_for(game: Game, board: Mapping[str, Any], lang: str) -> Words:
    """All words that can be typed in a game on this board."""
    verbs = {row.verb: [verb_word(lang, game.id, row.verb)] for row in game.forms.actions.values() if not row.is_dealt}
    vocabulary = dict(game.forms.vocabulary(board))
    # A face of a die may be asked for with a question mark before it.
    vocabulary[forms.FACE] = tuple(mark + str(face) for mark in ("", "?") for face in vocabulary.get(forms.FACE, ()))
    spellings: dict[str, list[str]] = {LINKING: [say(lang, "cli-word-via")]}
    for role, values in vocabulary.items():
        for value in values:
            if ways := [way for way in _ways(lang, game.id, role, value) if " " not in way]:
                spellings[notation_word(role, value)] = ways
    names = [word for role, values in vocabulary.items() for value in values for word in notation_word(role, value).split()]
    return Words(Lexicon(verbs, verbs), Lexicon(names, spellings))


def verb_word(lang: str, game_id: str, verb: str) -> str:
    """A verb in the reader's language, from the game or from the one that it is based on."""
    key, base = f"cli-{game_id}-verb-{verb}", based_on(game_id)
    if has_message(lang, key):
        return say(lang, key)
    return verb_word(lang, base, verb) if base else verb


def notation_word(role: str, value: PartValue) -> str:
    """A value as notations write it."""
    if role == forms.ANSWER:
        return "yes" if value else "no"
    return str(value)


def _ways(lang: str, game_id: str, role: str, value: PartValue) -> Iterator[str]:
    """How a value may be typed besides its notation, the way that is shown first."""
    word = notation_word(role, value)
    if role == forms.ANSWER:
        yield say(lang, f"cli-{word}")
    elif role == forms.BOX:
        yield say(lang, f"cli-{game_id}-word-{word}")
    elif role in NAMED:
        yield label(lang, game_id, role, word)
    elif role in forms.COMPASS_ROLES:
        yield compass(lang, word)
        if "-" in word:
            yield from (_turned(word), compass(lang, _turned(word)))


def _turned(sides: str) -> str:
    """Two sides in the other order: the same tile."""
    return "-".join(reversed(sides.split("-")))
