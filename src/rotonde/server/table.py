"""A table that is open in this process: what its log says, folded into what is true now."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import json

from rotonde.core.chance import commitment
from rotonde.core.contract import DEALER, Game, Seat
from rotonde.games import game as game_by_id
from rotonde.records import Record
from rotonde.server.course import Course, Told, Trial
from rotonde.server.messages import ToldSeat, ToldTable, UndoAsked, You
from rotonde.server.names import names_on_record
from rotonde.server.refusals import Refusal, Voice
from rotonde.server.storage import Line, Places, TableRow
from rotonde.server.thinking import Why

MOVES: Final = {"move": "person", "bot": "bot", "standin": "away", "chance": "chance"}
"""The kinds of lines that are moves, and by whom they are then said to be."""

ASKING: Final = frozenset({*MOVES, "started", "undo", "back"})
"""The kinds of lines after which somebody is asked anew: from then on it is counted how long nobody answers."""

OF_THE_TABLE: Final = frozenset({"seats", "started", "undo", "undo_asked", "undo_answered", "away", "back", "rematch"})
"""The kinds of lines after which the table itself is told anew."""


class Answered(NamedTuple):
    """What was answered to an action with a key."""

    action: str
    seq: int
    number: int


class Folded(NamedTuple):
    """A line of the log and, if it is a move, what happened by it."""

    line: Line
    told: Told | None = None


def written_reason(number: int, why: Why) -> str:
    """The body of the line that tells why a bot chose the move of this number."""
    return f"{number} {json.encode(why).decode()}"


class Table:
    """Only `fold` and `set_places` change it, with what has been written."""

    def __init__(self, row: TableRow, board: str | Mapping[str, Any] | None, places: Places) -> None:
        self.row = row
        self.id = row.id
        self.game: Game = game_by_id(row.game)
        self.board = board
        self.course = Course(self.game.start(row.players, row.seed, row.options, board))
        self.seq = 0
        self.status = "open"
        self.rematch: str | None = None
        self.changed = row.changed
        self.asked_since = row.created
        self.away: set[Seat] = set()
        self.undo: UndoAsked | None = None
        self.answered: dict[tuple[Seat, str], Answered] = {}
        self.lines_of_moves: list[int] = []
        self.reasons: dict[int, Why] = {}
        """By the number of a bot's move, why it was chosen: told only once the game is over, for it follows from secrets."""
        self.lock = asyncio.Lock()
        self._links: tuple[int, dict[int, list[str]]] = (-1, {})
        self.set_places(places)

    def set_places(self, places: Places) -> None:
        """Who sits where, and who is the host."""
        self.host = places.host
        self.seats = places.seats
        self.holders: list[set[str]] = [{h.person for h in places.holders if h.seat == s.seat} for s in self.seats]
        self.names = [seat.name for seat in self.seats]

    # What its seats and links are called

    @property
    def voice(self) -> Voice:
        return Voice(self.game.id, self.names, self.links)

    def links(self) -> dict[int, list[str]]:
        """The cities that each link joins, by its number."""
        if self._links[0] != self.seq:
            rows = self.course.state.view(None).get("links", [])
            self._links = self.seq, {row["link"]: row["cities"] for row in rows}
        return self._links[1]

    # What the log says

    def fold(self, lines: Sequence[Line], trial: Trial | None = None) -> list[Folded]:
        """Take in lines that have been written; `trial` has already played the moves among them."""
        ready = iter(trial.told) if trial is not None else None
        folded = [self._fold(line, next(ready) if ready and line.kind in MOVES else None) for line in lines]
        if trial is not None:
            self.course.adopt(trial)
        if lines:
            self.seq, self.changed = lines[-1].seq, lines[-1].at
        if self.course.state.over:
            self.status = "over"
        elif self.status == "over":
            self.status = "running"
        return folded

    def _fold(self, line: Line, told: Told | None) -> Folded:
        if line.kind in ASKING:
            self.asked_since = line.at
        if line.kind in MOVES:
            return self._fold_move(line, told)
        seat = DEALER if line.seat is None else line.seat
        match line.kind:
            case "undo":
                self.course.back_to(int(line.body))
                del self.lines_of_moves[int(line.body) :]
                self.reasons = {number: why for number, why in self.reasons.items() if number <= int(line.body)}
                self.undo = None
            case "undo_asked":
                self.undo = UndoAsked(seat, int(line.body), self.asked_people(seat))
            case "undo_answered":
                self._fold_answer(seat, line.body == "yes")
            case "reason":
                number, _, why = line.body.partition(" ")
                self.reasons[int(number)] = json.decode(why, type=Why)
            case "started":
                self.status = "running"
            case "away":
                self.away.add(seat)
            case "back":
                self.away.discard(seat)
            case "rematch":
                self.rematch = line.body
        return Folded(line)

    def _fold_move(self, line: Line, told: Told | None) -> Folded:
        if told is None:
            assert line.seat is not None
            told = self.course.play_written(line.seat, self.game.parse(line.body))
        self.undo = None
        self.lines_of_moves.append(line.seq)
        if line.key is not None:
            self.answered[told.move.seat, line.key] = Answered(line.body, line.seq, told.number)
        return Folded(line, told)

    def _fold_answer(self, seat: Seat, accept: bool) -> None:
        asked = self.undo
        if asked is not None:
            waiting = [s for s in asked.waiting if s != seat]
            self.undo = UndoAsked(asked.seat, asked.to, waiting) if accept else None

    # What is true now

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return len(self.course.moves)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.course.state.to_act if self.status == "running" else ()

    def plays_itself(self, seat: Seat) -> str | None:
        """The bot that acts for a seat now, if one does."""
        if seat == DEALER:
            return None
        return self.seats[seat].bot or ("greedy" if seat in self.away else None)

    def due(self) -> float | None:
        """When those who are to act will have been away for too long."""
        return None if self.row.away_after is None else self.asked_since + self.row.away_after

    def is_late(self, now: float) -> bool:
        due = self.due()
        return due is not None and now >= due

    def asked_people(self, seat: Seat) -> list[Seat]:
        """The seats whose people are asked when another one wants to take something back."""
        mine = self.holders[seat]
        return [s.seat for s in self.seats if s.kind == "person" and not self.holders[s.seat] & mine and s.seat not in self.away]

    def seats_of(self, person: str | None) -> list[Seat]:
        return [seat for seat, holders in enumerate(self.holders) if person in holders]

    # Who may do what

    def check_seat(self, person: str | None, seat: Seat) -> None:
        """Refuse whoever does not hold the seat."""
        if person is None:
            raise Refusal("nobody")
        if seat >= len(self.seats) or person not in self.holders[seat]:
            raise Refusal("not_your_seat", seat=seat + 1)

    def check_running(self) -> None:
        if self.status == "open":
            raise Refusal("not_started")
        if self.status == "over":
            raise Refusal("game_over")

    def check_looking(self, person: str | None, seat: Seat | None) -> None:
        """Refuse whoever may not look from that seat: once the game is over anybody may."""
        if seat is None or (self.status == "over" and seat < len(self.seats)):
            return
        self.check_seat(person, seat)

    # What is told

    def told(self) -> ToldTable:
        """What everybody may know of the table."""
        row = self.row
        # The luck of a record that was brought here, or of a fork before it was one, does not follow from our seed.
        proves = row.forked_at is None
        return ToldTable(
            id=row.id,
            game=row.game,
            board=row.board,
            board_key=row.board_key,
            options=row.options,
            status=self.status,  # type: ignore[arg-type]
            public=row.public,
            seats=[ToldSeat(s.seat, s.kind, s.name, s.bot, s.seat in self.away) for s in self.seats],  # type: ignore[arg-type]
            created=row.created,
            changed=self.changed,
            number=self.number,
            to_act=[] if self.status == "open" else list(self.course.state.to_act),
            away_after=row.away_after,
            commitment=commitment(row.seed) if proves and self.status != "open" else None,
            seed=row.seed if proves and self.status == "over" else None,
            undo=self.undo,
            rematch=self.rematch,
            forked_from=row.forked_from,
            forked_at=row.forked_at,
        )

    def you(self, person: str | None) -> You:
        """What a person is at this table."""
        mine, host = self.seats_of(person), person is not None and person == self.host
        shown = [s for s in self.seats if s.seat in mine or (host and s.kind == "invited")]
        return You(mine, host, {str(s.seat): s.link for s in shown})

    def record(self) -> Record:
        """The whole game as a record, with everything that it holds but the seed."""
        row = self.row
        promise = commitment(row.seed) if row.forked_at is None else None
        names = names_on_record([(seat.name, seat.bot) for seat in self.seats])
        return self.course.on_record(Record(row.game, row.rules, self.board, row.options, tuple(names), promise))
