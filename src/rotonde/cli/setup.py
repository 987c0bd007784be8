"""What a person says about a game that is to be started."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.cli.trouble import Trouble
from rotonde.core.contract import Game, MalformedSetup, OptionValue, describe_choices


def parse_options(game: Game, words: Sequence[str]) -> dict[str, OptionValue]:
    """The options that `name=value` words set; raise `MalformedSetup` for one that the game has not."""
    chosen: dict[str, OptionValue] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise Trouble("cli-error-option-form", text=word)
        if name in chosen:
            raise Trouble("cli-error-option-twice", option=name)
        chosen[name] = _value(game, name, text)
    return chosen


def _value(game: Game, name: str, text: str) -> OptionValue:
    if name not in game.options:
        raise MalformedSetup("unknown_option", option=name, known=", ".join(sorted(game.options)) or "–")
    choices = game.options[name].choices
    for choice in choices:
        if text == (str(choice).lower() if isinstance(choice, bool) else str(choice)):
            return choice
    raise MalformedSetup("bad_option_value", option=name, value=text, choices=describe_choices(choices))
