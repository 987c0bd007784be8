"""A record: everything that decides a game, and every action of it. An immutable value."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rotonde.core.chance import commitment, seed_text
from rotonde.core.contract import DEALER, Action, Game, JsonDict, MalformedRecord, OptionValue, Seat
from rotonde.games import game as game_by_id


@dataclass(frozen=True)
class Entry:
    """One action and who played it, `DEALER` included."""

    seat: Seat
    action: Action
    came: int = 0
    """For choices that several seats made at once: which of them came first, second …; 0 for any other action."""


@dataclass(frozen=True)
class Veiled:
    """Stands for an action that the reader of a record may not know while the game runs."""

    def __str__(self) -> str:
        return "?"


VEILED: Final = Veiled()


@dataclass(frozen=True)
class Ending:
    """How a finished game ended."""

    reason: str
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game, finished or not."""

    game: str
    rules: int
    board: str | Mapping[str, Any] | None
    """The name of a board that ships with the game, or the data of another one; None in a game without boards."""
    options: Mapping[str, OptionValue]
    """Every option with its value, so that a default which changes later does not change the game."""
    seats: tuple[str, ...]
    """A name for each seat, "" where there is none."""
    commitment: str | None = None
    seed: str | None = None
    """Only once it is revealed: who knows the seed of a running game can foresee its chance."""
    entries: tuple[Entry, ...] = ()
    ending: Ending | None = None
    undone: tuple[tuple[int, int], ...] = ()
    """`(actions, times)`: from after so many actions on, chance had been taken back so many times in all; both rise."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """Where the entries and the closing line stood in the text that this was read from."""

    @property
    def players(self) -> int:
        return len(self.seats)

    def with_action(self, seat: Seat, action: Action) -> Record:
        """The same game one action further. Whether it is legal is asked when the record is replayed."""
        return replace(self, entries=(*self.entries, Entry(seat, action)), lines=())

    def closed(self, reason: str, scores: Sequence[int]) -> Record:
        """The same game, finished."""
        return replace(self, ending=Ending(reason, tuple(scores)), lines=())

    def upto(self, number: int) -> Record:
        """The game as it was after that many actions: for undo, forks and looking back."""
        self.check_number(number)
        if number == len(self.entries):
            return self
        undone = tuple(pair for pair in self.undone if pair[0] <= number)
        return replace(self, entries=self.entries[:number], ending=None, undone=undone, lines=())

    def undone_at(self, number: int) -> int:
        """How many times chance had been taken back when the game last stood after that many actions."""
        return next((times for actions, times in reversed(self.undone) if actions <= number), 0)

    def taken_back(self, number: int) -> Record:
        """The game after that many actions, the later ones undone: chance that was among them must be drawn anew."""
        earlier = self.upto(number)
        times = self.undone_at(len(self.entries))
        if any(entry.seat == DEALER for entry in self.entries[number:]):
            times += 1
        if times == earlier.undone_at(number):
            return earlier
        before = tuple(pair for pair in earlier.undone if pair[0] < number)
        return replace(earlier, undone=(*before, (number, times)))

    def reveal(self, seed: int | str) -> Record:
        """The same game with its seed told; raise `MalformedRecord` if it is not the one that was committed to."""
        text = checked_value("seed", str(seed))
        if self.commitment is not None and commitment(text) != self.commitment:
            raise MalformedRecord("commitment_differs", expected=self.commitment, found=commitment(text))
        return replace(self, seed=text)

    def check_number(self, number: int) -> None:
        """Refuse a number of actions that this record does not have."""
        if not 0 <= number <= len(self.entries):
            raise MalformedRecord("no_such_action", number=number, actions=len(self.entries))


def new_record(
    game_id: str,
    players: int,
    *,
    seats: Sequence[str] = (),
    seed: int | str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    board: str | Mapping[str, Any] | None = None,
) -> Record:
    """A game that begins. The seed itself stays out; the record is committed to it."""
    game = game_by_id(game_id)
    state = game.start(players, seed, options, board)
    secret = seed_text(seed)
    return Record(
        game=game_id,
        rules=game.rules_version,
        board=shipped_or_data(game, board),
        options=dict(state.options),
        seats=_seat_names(seats, players),
        commitment=None if secret is None else commitment(checked_value("seed", secret)),
    )


def shipped_or_data(game: Game, board: str | Mapping[str, Any] | None) -> str | Mapping[str, Any] | None:
    """The shortest way to name a board: by its name if it ships with the game."""
    if isinstance(board, Mapping):
        plain = _plain_json(board)
        return next((name for name in game.boards if game.board_data(name) == plain), plain)
    if board is None and game.boards:
        return game.boards[0]
    return board


def _plain_json(board: Mapping[str, Any]) -> JsonDict:
    """A copy of the board as a text gives it back; refuse what no text can hold."""
    try:
        text = json.dumps(board, ensure_ascii=False, allow_nan=False)
        plain: JsonDict = json.loads(text.encode())
    except (TypeError, ValueError) as problem:
        raise MalformedRecord("bad_header_value", header="board-data", value=str(problem)) from None
    return plain


def _seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    if len(names) > players:
        raise MalformedRecord("no_such_seat", place=f"seat {len(names)}", players=players)
    given = [checked_value(f"seat {i}", name.strip()) for i, name in enumerate(names, 1)]
    return (*given, *[""] * (players - len(given)))


def checked_value(header: str, value: str, where: str = "") -> str:
    """Refuse what would not come back from a line of text as it was."""
    if value != value.strip() or any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in value):
        raise MalformedRecord("bad_header_value", where, header=header, value=ascii(value)[1:-1])
    return value
