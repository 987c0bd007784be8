"""A board that a person brings: read from a file, each problem told with its line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NoReturn

from rotonde.cli.files import read_text
from rotonde.cli.jsonplaces import line_of
from rotonde.cli.saying import say
from rotonde.cli.trouble import Findings, Trouble
from rotonde.core.contract import DEALER, Game, JsonDict, Malformed, MalformedBoard, State
from rotonde.games import game as game_by_id
from rotonde.games import games
from rotonde.i18n import malformed_sentence

_JSON_FAULTS: Final = {
    "Expecting value": "value",
    "Expecting ',' delimiter": "comma",
    "Expecting ':' delimiter": "colon",
    "Expecting property name": "key",
    "Unterminated string": "string",
    "Extra data": "extra",
    "Illegal trailing comma": "trailing",
}
"""What Python's reader says, and what we say for it."""


def choose_board(game: Game, asked: str | None, lang: str) -> str | JsonDict | None:
    """A board by its name, or else from a file."""
    if asked is None or asked in game.boards:
        return asked
    path = Path(asked)
    if not path.exists():
        raise Trouble("cli-error-no-such-board", board=asked, known=", ".join(game.boards) or "–")
    return load_board(game, path, lang)


def load_board(game: Game, path: Path, lang: str) -> JsonDict:
    """A board from a file; raise `Trouble` or `Findings` if it cannot be played on."""
    text = read_text(path).removeprefix("\ufeff")
    data = _read_json(path, text)
    if not isinstance(data, dict):
        raise Trouble("cli-error-board-not-object", file=str(path))
    problems = game.check_board(data)
    if problems:
        raise Findings([problem_sentence(path, text, problem, lang) for problem in problems])
    _try_out(game, data, path)
    return data


def _try_out(game: Game, data: JsonDict, path: Path) -> None:
    """Start and deal with every number of players: what no check thought of must not end a game that has begun."""
    refusals = []
    for players in game.players:
        try:
            _begin(game.start(players, "try", None, data))
        except Malformed as refusal:
            refusals.append(refusal)
        except Exception as error:
            raise Trouble("cli-error-board-fails", file=str(path), players=players, fault=_fault(error)) from error
    if len(refusals) == len(game.players):
        raise refusals[0]


def _begin(state: State) -> None:
    """As far as the first decision of a player."""
    while DEALER in state.to_act:
        state.play(DEALER, state.deal())
    for seat in state.to_act:
        state.legal(seat)
    state.check()


def _fault(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def game_of_board(path: Path) -> Game:
    """The game that a board must be for: the one whose own board has most of its headings."""
    data = _read_json(path, read_text(path).removeprefix("\ufeff"))
    headings = set(data) if isinstance(data, dict) else set()

    def alike(game: Game) -> int:
        return max(len(headings & set(game.board_data(name))) for name in game.boards)

    return max(map(game_by_id, games()), key=alike)


def problem_sentence(path: Path, text: str, problem: MalformedBoard, lang: str) -> str:
    """A problem of a board with the line of its file."""
    pointer = problem.where
    if "field" in problem.details:
        pointer += f"/{problem.details['field']}"
    sentence = malformed_sentence(lang, problem, tell_place=False)
    return say(lang, "cli-at-line", file=str(path), line=line_of(text, pointer), sentence=sentence)


def _read_json(path: Path, text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        fault = next((name for start, name in _JSON_FAULTS.items() if error.msg.startswith(start)), "other")
        raise Trouble("cli-error-json", file=str(path), line=error.lineno, column=error.colno, fault=fault) from None
    except (RecursionError, ValueError):
        raise Trouble("cli-error-board-not-json", file=str(path)) from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity, which are not JSON
