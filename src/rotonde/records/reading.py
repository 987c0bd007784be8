"""Reading a record from text. What is not understood is refused, with its line: a record half read is worse than none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, NoReturn

from rotonde.core.contract import (
    DEALER,
    Game,
    Malformed,
    MalformedRecord,
    OptionValue,
    Seat,
    check_players,
    resolve_options,
)
from rotonde.games import game as game_by_id
from rotonde.records.record import VEILED, Ending, Entry, Record, checked_value
from rotonde.records.writing import VERSION, option_text

# At most nine digits: a longer number is no count, score or version of ours, and int() is slow on thousands of digits.
_NUMBER: Final = "(?:0|[1-9][0-9]{0,8})"
_FIRST_LINE: Final = re.compile(f"rotonde record ({_NUMBER})")
_HEADER: Final = re.compile(r"([a-z][^:]*?)\s*:\s*(.*)")
_ACTION: Final = re.compile(rf"({_NUMBER})\s+(dealer|seat\s+{_NUMBER})\s+(\S.*)")
_OPEN: Final = re.compile(rf"open\s+({_NUMBER})")
_END: Final = re.compile(rf"end\s+({_NUMBER})\s+([a-z][a-z0-9_]*)((?:\s+-?{_NUMBER})+)")
_NAMED_HEADER: Final = re.compile(rf"option [a-z][a-z0-9_]*|seat {_NUMBER}")
_HEADERS: Final = ("game", "rules", "players", "board", "board-data", "commitment", "seed")
_REQUIRED: Final = ("game", "rules", "players")
_ANNOTATION: Final = re.compile(rf"@\s*(came|undone)\s+({_NUMBER})")
_HEX: Final = re.compile(r"[0-9a-f]{64}")


class Line(NamedTuple):
    """A line of text and its number, from 1."""

    number: int
    text: str

    @property
    def where(self) -> str:
        return f"line {self.number}"

    def refuse(self, code: str, **details: object) -> NoReturn:
        raise MalformedRecord(code, self.where, **details)


Headers = dict[str, Line]
"""What each header says, and where."""


def read_record(text: str) -> Record:
    """The record that a text holds; raise `MalformedRecord` if it holds none."""
    lines = list(significant_lines(text))
    _check_first_line(lines)
    headers, actions, closing = _split(lines)
    _require_headers(headers, lines[0])
    game = _read_game(headers)
    seats = _read_seats(game, headers)
    noted = noted_in(text)
    entries = tuple(_read_action(game, len(seats), number, line, noted) for number, line in enumerate(actions, 1))
    return Record(
        game=game.id,
        rules=_read_rules_version(game, headers["rules"]),
        board=_read_board(game, headers),
        options=_read_options(game, headers),
        seats=seats,
        commitment=_read_commitment(headers),
        seed=_read_value(headers, "seed"),
        entries=entries,
        ending=_read_closing(closing, len(seats), len(entries)),
        undone=_read_undone(noted, actions, closing),
        lines=tuple(line.number for line in [*actions, closing]),
    )


def significant_lines(text: str) -> Iterator[Line]:
    """The lines that say something: not the empty ones, the comments (#) and the annotations (@)."""
    # Not splitlines(): it would also split at characters that may stand inside a name.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        stripped = line.strip()
        if stripped and stripped[0] not in "#@":
            yield Line(number, stripped)


Annotations = dict[tuple[str, int], int]
"""The number that each annotation of ours tells, by its word and the number of the line above it."""


def noted_in(text: str) -> Annotations:
    """The annotations `@ came N` and `@ undone N`."""
    found: Annotations = {}
    above = 0
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        stripped = line.strip()
        annotation = _ANNOTATION.fullmatch(stripped)
        if annotation is not None:
            found[annotation[1], above] = int(annotation[2])
        elif stripped and stripped[0] not in "#@":
            above = number
    return found


def _read_undone(noted: Annotations, actions: list[Line], closing: Line) -> tuple[tuple[int, int], ...]:
    """How often chance was taken back, by the number of actions after which the game went on."""
    number_of = {line.number: number for number, line in enumerate(actions, 1)}
    found: dict[int, int] = {}
    for (word, above), times in sorted(noted.items(), key=lambda item: item[0][1]):
        if word != "undone" or above >= closing.number:
            continue
        if times <= max(found.values(), default=0):
            Line(above, "").refuse("undone_not_rising", times=times)
        found[number_of.get(above, 0)] = times
    return tuple(found.items())


def _check_first_line(lines: list[Line]) -> None:
    first = lines[0] if lines else Line(1, "")
    found = _FIRST_LINE.fullmatch(first.text)
    if found is None:
        first.refuse("not_a_record")
    if int(found[1]) != VERSION:
        first.refuse("unknown_record_version", version=found[1], known=VERSION)


def _split(lines: list[Line]) -> tuple[Headers, list[Line], Line]:
    """Headers, actions and the closing line, told apart by how they begin."""
    headers: Headers = {}
    actions: list[Line] = []
    for i, line in enumerate(lines[1:], 1):
        if line.text.split()[0] in ("open", "end"):
            if i + 1 < len(lines):
                lines[i + 1].refuse("text_after_end", text=lines[i + 1].text)
            return headers, actions, line
        if line.text[0].isdigit():
            actions.append(line)
        else:
            _add_header(headers, line, late=bool(actions))
    return lines[-1].refuse("truncated")


def _add_header(headers: Headers, line: Line, late: bool) -> None:
    found = _HEADER.fullmatch(line.text)
    if found is None:
        line.refuse("unreadable_line", text=line.text)
    name = " ".join(found[1].split())
    if name not in _HEADERS and not _NAMED_HEADER.fullmatch(name):
        line.refuse("unknown_header", header=name)
    if late:
        line.refuse("header_late", header=name)
    if name in headers:
        line.refuse("header_twice", header=name)
    if {name, *headers} >= {"board", "board-data"}:
        line.refuse("two_boards")
    if not found[2]:
        line.refuse("bad_header_value", header=name, value="")
    headers[name] = Line(line.number, found[2])


def _require_headers(headers: Headers, first: Line) -> None:
    for name in _REQUIRED:
        if name not in headers:
            first.refuse("missing_header", header=name)


def _read_game(headers: Headers) -> Game:
    line = headers["game"]
    try:
        return game_by_id(line.text)
    except Malformed as problem:
        line.refuse(problem.code, **problem.details)


def _read_number(headers: Headers, name: str) -> int:
    line = headers[name]
    if not re.fullmatch(_NUMBER, line.text):
        line.refuse("bad_header_value", header=name, value=line.text)
    return int(line.text)


def _read_rules_version(game: Game, line: Line) -> int:
    """Older rules may be read: whether the game still comes out the same is what replaying finds out."""
    version = _read_number({"rules": line}, "rules")
    if version < 1:
        line.refuse("bad_header_value", header="rules", value=line.text)
    if version > game.rules_version:
        line.refuse("rules_too_new", version=version, known=game.rules_version)
    return version


def _read_seats(game: Game, headers: Headers) -> tuple[str, ...]:
    players = _read_number(headers, "players")
    try:
        check_players(game.players, players)
    except Malformed as problem:
        headers["players"].refuse(problem.code, **problem.details)
    names = [""] * players
    for name, line in headers.items():
        if name.startswith("seat "):
            number = int(name.removeprefix("seat "))
            if not 1 <= number <= players:
                line.refuse("no_such_seat", place=name, players=players)
            names[number - 1] = checked_value(name, line.text, line.where)
    return tuple(names)


def _read_options(game: Game, headers: Headers) -> dict[str, OptionValue]:
    """Options that the record does not name are at their defaults: they are younger than the record."""
    values: dict[str, OptionValue] = {}
    for header, line in headers.items():
        if header.startswith("option "):
            name = header.removeprefix("option ")
            choices = game.options[name].choices if name in game.options else ()
            values[name] = next((c for c in choices if option_text(c) == line.text), line.text)
            try:
                resolve_options(game.options, {name: values[name]})
            except Malformed as problem:
                line.refuse(problem.code, **problem.details)
    return resolve_options(game.options, values)


def _read_board(game: Game, headers: Headers) -> str | Mapping[str, Any] | None:
    if "board-data" in headers:
        return _read_board_data(game, headers["board-data"])
    if "board" not in headers:
        if game.boards:
            headers["game"].refuse("missing_header", header="board")
        return None
    line = headers["board"]
    if line.text not in game.boards:
        line.refuse("unknown_board", board=line.text, known=", ".join(game.boards))
    return line.text


def _read_board_data(game: Game, line: Line) -> Mapping[str, Any]:
    try:
        data = json.loads(line.text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        line.refuse("bad_header_value", header="board-data", value=line.text[:40] + "…")
    for problem in game.check_board(data):
        line.refuse("bad_board", problem=problem)
    return data


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity, which are not JSON


def _read_commitment(headers: Headers) -> str | None:
    value = _read_value(headers, "commitment")
    if value is not None and not _HEX.fullmatch(value):
        headers["commitment"].refuse("bad_header_value", header="commitment", value=value)
    return value


def _read_value(headers: Headers, name: str) -> str | None:
    if name not in headers:
        return None
    return checked_value(name, headers[name].text, headers[name].where)


def _read_action(game: Game, players: int, number: int, line: Line, noted: Annotations) -> Entry:
    found = _ACTION.fullmatch(line.text)
    if found is None:
        line.refuse("unreadable_line", text=line.text)
    if int(found[1]) != number:
        line.refuse("wrong_number", expected=number, found=found[1])
    seat = _read_seat(players, line, found[2])
    came = noted.get(("came", line.number), 0)
    if found[3] == str(VEILED):
        return Entry(seat, VEILED, came)
    try:
        return Entry(seat, game.parse(found[3]), came)
    except Malformed:
        line.refuse("unreadable_action", text=found[3])


def _read_seat(players: int, line: Line, text: str) -> Seat:
    if text == "dealer":
        return DEALER
    number = int(text.split()[1])
    if not 1 <= number <= players:
        line.refuse("no_such_seat", place=f"seat {number}", players=players)
    return number - 1


def _read_closing(line: Line, players: int, actions: int) -> Ending | None:
    unfinished, finished = _OPEN.fullmatch(line.text), _END.fullmatch(line.text)
    found = unfinished or finished
    if found is None:
        line.refuse("bad_closing", text=line.text)
    if int(found[1]) != actions:
        line.refuse("count_differs", expected=found[1], found=actions)
    if finished is None:
        return None
    scores = tuple(int(score) for score in finished[3].split())
    if len(scores) != players:
        line.refuse("bad_closing", text=line.text)
    return Ending(finished[2], scores)
