"""Games, rules, boards and texts: what does not change while the server runs."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from importlib.resources import files
from typing import Final

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath

from rotonde.bots import names as bot_names
from rotonde.core.boards import board_key
from rotonde.core.contract import JsonDict
from rotonde.games import game as game_by_id
from rotonde.games import games as game_ids
from rotonde.i18n import LANGUAGES, option_label
from rotonde.i18n.rules import Section, rulebook
from rotonde.server.messages import (
    BoardAnswer,
    GamesAnswer,
    RulesAnswer,
    Text,
    ToldBoard,
    ToldChoice,
    ToldGame,
    ToldOption,
    ToldRule,
    ToldSection,
)
from rotonde.server.refusals import Refusal, both
from rotonde.server.storage import reading
from rotonde.server.web.asking import hall_of
from rotonde.server.web.errors import ERRORS

FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


@get("/api/games", responses=ERRORS)
async def list_games() -> GamesAnswer:
    """Every game with its options and boards, and the bots."""
    return GamesAnswer([_told_game(game_id) for game_id in game_ids()], bot_names())


@cache
def _told_game(game_id: str) -> ToldGame:
    game = game_by_id(game_id)
    return ToldGame(
        id=game.id,
        title=both(f"{game.id}-name"),
        designers=game.designers,
        publisher=game.publisher,
        fewest=game.players[0],
        most=game.players[-1],
        rules_prefix=game.rules_prefix,
        rules_version=game.rules_version,
        options=[
            ToldOption(
                name=name,
                text=_option_text(game.id, name),
                default=option.default,
                choices=[ToldChoice(value, _option_text(game.id, name, value)) for value in option.choices],
                rules=list(option.rules),
            )
            for name, option in game.options.items()
        ],
        boards=[ToldBoard(name, _shipped(game_id)[name]) for name in game.boards],
    )


def _option_text(game_id: str, name: str, value: str | int | bool | None = None) -> Text:
    return Text(*(option_label(lang, game_id, name, value) for lang in LANGUAGES))


@cache
def _shipped(game_id: str) -> dict[str, str]:
    """The key of each board that ships with a game."""
    game = game_by_id(game_id)
    return {name: board_key(game.board_data(name)) for name in game.boards}


@get("/api/games/{game_id:str}/rules", responses=ERRORS)
async def rules(game_id: FromPath[str]) -> RulesAnswer:
    """The numbered rules in our own words."""
    if game_id not in game_ids():
        raise Refusal("no_such_game", game=game_id[:40])
    english, french = (rulebook(game_id, lang) for lang in LANGUAGES)
    sections = [_told_section(*pair) for pair in zip(english.sections, french.sections, strict=True)]
    return RulesAnswer(game_id, Text(english.title, french.title), sections)


def _told_section(english: Section, french: Section) -> ToldSection:
    return ToldSection(
        id=english.id,
        heading=Text(english.heading, french.heading),
        paragraphs=[Text(*pair) for pair in zip(english.paragraphs, french.paragraphs, strict=False)],
        rules=[ToldRule(en[0], Text(en[1], fr[1])) for en, fr in zip(english.rules, french.rules, strict=True)],
    )


@get("/api/boards/{key:str}", responses=ERRORS)
async def board(request: Request, key: FromPath[str]) -> Response[BoardAnswer]:  # type: ignore[type-arg]
    """A board and its picture, by its digest: it never changes."""
    answer = _DRAWN.get(key)
    if answer is None:
        found = shipped_board(key) or await hall_of(request).house.read(reading.board_by_key, key)
        if found is None:
            raise Refusal("no_such_board")
        # Elsewhere, so that nobody who plays waits for a picture that takes a tenth of a second.
        answer = await to_thread(_draw, key, *found)
        while len(_DRAWN) >= MOST_DRAWN:
            _DRAWN.pop(next(iter(_DRAWN)))
        _DRAWN[key] = answer
    return Response(answer, headers=FOR_EVER)


MOST_DRAWN: Final = 32
_DRAWN: Final[dict[str, BoardAnswer]] = {}
"""Boards that were asked for, by their keys; the last ones are kept."""


def _draw(key: str, game_id: str, data: JsonDict) -> BoardAnswer:
    return BoardAnswer(game_id, key, data, dict(game_by_id(game_id).picture(data)))


def shipped_board(key: str) -> tuple[str, JsonDict] | None:
    """The board of that key, if it ships with a game."""
    for game_id in game_ids():
        for name, its_key in _shipped(game_id).items():
            if its_key == key:
                return game_id, game_by_id(game_id).board_data(name)
    return None


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, responses=ERRORS)
async def texts(lang: FromPath[str]) -> str:
    """The catalogue of a language, in Fluent: labels for what views hold."""
    if lang not in LANGUAGES:
        raise Refusal("no_such_page")
    return files("rotonde.i18n").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


ROUTER: Final = Router("/", route_handlers=[list_games, rules, board, texts], tags=["games"])
