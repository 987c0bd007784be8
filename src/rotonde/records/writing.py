"""Writing a record as text. There is one canonical text for each record."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rotonde.core.contract import DEALER, OptionValue, Seat
from rotonde.records.record import Entry, Record

VERSION: Final = 1
FIRST_LINE: Final = f"rotonde record {VERSION}"


def write_record(record: Record, sealed: Sequence[Seat] = ()) -> str:
    """The canonical text of a record; `sealed` are seats whose choice has come in but must not be told yet."""
    undone = dict(record.undone)
    actions = [line for number in range(1, len(record.entries) + 1) for line in action_lines(record, number, undone)]
    waiting = [f"@ sealed {seat_text(seat)}" for seat in sorted(sealed)]
    return "\n".join([*header_lines(record), *undone_lines(undone, 0), "", *actions, *waiting, closing_line(record), ""])


def header_lines(record: Record) -> list[str]:
    """The first line and the headers."""
    lines = [FIRST_LINE, f"game: {record.game}", f"rules: {record.rules}", f"players: {record.players}"]
    if isinstance(record.board, str):
        lines.append(f"board: {record.board}")
    elif record.board is not None:
        lines.append(f"board-data: {board_text(record.board)}")
    lines += [f"option {name}: {option_text(value)}" for name, value in sorted(record.options.items())]
    lines += [f"seat {number}: {name}" for number, name in enumerate(record.seats, 1) if name]
    if record.commitment is not None:
        lines.append(f"commitment: {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed: {record.seed}")
    return lines


def board_text(board: Mapping[str, Any]) -> str:
    """A board on one line; two boards with the same facts have the same text."""
    return json.dumps(board, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def option_text(value: OptionValue) -> str:
    """An option's value as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def action_lines(record: Record, number: int, undone: Mapping[int, int]) -> list[str]:
    """An action, when it came if several seats chose at once, and how often chance was taken back to after it."""
    entry = record.entries[number - 1]
    came = [f"@ came {entry.came}"] if entry.came else []
    return [action_line(number, entry), *came, *undone_lines(undone, number)]


def undone_lines(undone: Mapping[int, int], number: int) -> list[str]:
    return [f"@ undone {undone[number]}"] if number in undone else []


def action_line(number: int, entry: Entry) -> str:
    """`12 seat 2 extend GWR D14`."""
    return f"{number} {seat_text(entry.seat)} {entry.action}"


def seat_text(seat: Seat) -> str:
    """Seats count from 1 where people read them."""
    return "dealer" if seat == DEALER else f"seat {seat + 1}"


def closing_line(record: Record) -> str:
    """`end 37 shares 71 64 58`, or `open 36` while the game runs."""
    if record.ending is None:
        return f"open {len(record.entries)}"
    return " ".join(["end", str(len(record.entries)), record.ending.reason, *map(str, record.ending.scores)])


def place_of(record: Record, number: int) -> str:
    """Where an action, counted from 1, stands in the text; one past the last is the closing line."""
    if record.lines:
        return f"line {record.lines[number - 1]}"
    annotations = sum(1 for entry in record.entries[: number - 1] if entry.came)
    annotations += sum(1 for actions, _ in record.undone if actions < number)
    return f"line {len(header_lines(record)) + 1 + number + annotations}"
