"""The games. A game is a folder here and a line in this table; everything above finds it by its id."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from rotonde.core.contract import Game, MalformedSetup

_MODULES: Final = {
    "dice": "rotonde.games.dice",
    "england": "rotonde.games.england",
    "rocket": "rotonde.games.rocket",
    "shares": "rotonde.games.shares",
    "tycoon": "rotonde.games.tycoon",
}

_BASED_ON: Final = {
    "england": "tycoon",
}

_CITED: Final = {
    "england": ("tycoon",),
    "shares": ("england", "tycoon"),
}


def games() -> list[str]:
    """The ids of all games."""
    return sorted(_MODULES)


def game(game_id: str) -> Game:
    """A game by its id. It is imported when first asked for, so that `import rotonde` stays quick."""
    if game_id not in _MODULES:
        raise MalformedSetup("unknown_game", game=game_id, known=", ".join(games()))
    found: Game = import_module(_MODULES[game_id]).GAME
    return found


def register(game_id: str, module: str, words_of: str | None = None) -> None:
    """Add a game of one's own: the module that holds its `GAME`, and the game whose words stand where it has none."""
    _MODULES[game_id] = module
    if words_of is not None:
        _BASED_ON[game_id] = words_of


def based_on(game_id: str) -> str | None:
    """The game whose rules a game changes, if it is such a game: its words stand where the game has none of its own."""
    return _BASED_ON.get(game_id)


def cited_games(game_id: str) -> tuple[str, ...]:
    """The games whose rules a game keeps beside its own, so that its refusals cite them."""
    return _CITED.get(game_id, ())
