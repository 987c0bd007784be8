"""Which language the terminal speaks: `--lang`, else the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from rotonde.core.contract import Malformed
from rotonde.i18n import LANGUAGES

DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the one of the environment; raise `Malformed` if we do not speak the one asked for."""
    if asked is None:
        return language_of_environment(environment)
    if asked not in LANGUAGES:
        raise Malformed("unknown_language", language=asked, known=", ".join(LANGUAGES))
    return asked


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The first variable that is set decides; a language that we do not speak becomes English."""
    for name in VARIABLES:
        if value := environment.get(name):
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def language_in(arguments: Sequence[str]) -> str:
    """The language for what is said before the arguments are understood: help and complaints."""
    for i, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=") if argument.startswith("--lang=") else ""
        if argument == "--lang" and i + 1 < len(arguments):
            value = arguments[i + 1]
        if value in LANGUAGES:
            return value
    return language_of_environment(os.environ)
