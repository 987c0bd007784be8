"""The catalogues: one Fluent file a language, read when its first sentence is asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rotonde.core.contract import Malformed
from rotonde.games import based_on
from rotonde.i18n.french import joined
from rotonde.i18n.quick import LARGEST, Plural, Say, Unsaid, quick

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")

_MOST_SAYABLE: Final = 10**15


def translate(lang: str, key: str, **variables: str | int) -> str:
    """The message of that key; raise `KeyError` if there is none."""
    say = _quick(lang, key)
    try:
        text = said_by_fluent(lang, key, variables) if say is None else say(variables)
    except Unsaid:
        text = said_by_fluent(lang, key, variables)
    return joined(text) if lang == "fr" else text


def said_by_fluent(lang: str, key: str, variables: Mapping[str, str | int]) -> str:
    """The message as Fluent says it, which can say every one but takes its time."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: _sayable(value) for name, value in variables.items()})
    if errors:
        raise ValueError(f"{key} ({lang}): {errors[0]}")
    return str(text)


def _sayable(value: str | int) -> str | int:
    """A number that somebody sent may be longer than Fluent can group; it is said as it came."""
    return str(value) if isinstance(value, int) and abs(value) > _MOST_SAYABLE else value


@cache
def _quick(lang: str, key: str) -> Say | None:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise KeyError(key)
    return quick(pattern, _plural(lang))


@cache
def _plural(lang: str) -> Plural:
    """Which plural a number takes; only small ones are asked for."""
    return lru_cache(maxsize=LARGEST + 1)(_bundle(lang)._plural_form)


def has_message(lang: str, key: str) -> bool:
    """Whether the catalogue of that language has the key."""
    return bool(_bundle(lang).has_message(key))


def game_key(lang: str, game_id: str, rest: str) -> str:
    """The key `game-rest` of a game, or of the game that it is based on where it says nothing else itself."""
    base = based_on(game_id)
    key = f"{game_id}-{rest}"
    return key if base is None or has_message(lang, key) else game_key(lang, base, rest)


def check_language(lang: str) -> None:
    """Refuse a language that we do not speak."""
    if lang not in LANGUAGES:
        raise Malformed("unknown_language", language=lang, known=", ".join(LANGUAGES))


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """The spelling of a name in keys: `StationPlaced`, `station_placed` and `station-placed` are the same."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


@cache
def _bundle(lang: str) -> FluentBundle:
    check_language(lang)
    # Imported here because a program that only plays needs no sentences, and Fluent takes 0.1 s to load.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks protect mixed writing directions; in a terminal they show as boxes, and both languages run one way.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(lang)))
    return bundle


def catalogue_text(lang: str) -> str:
    """The Fluent source of a language."""
    return files("rotonde.i18n").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
