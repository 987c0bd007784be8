"""Making tables, sitting down, getting up, starting, and the next game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from sqlalchemy import Connection

from rotonde.bots import check_bot
from rotonde.core.chance import fresh_seed
from rotonde.core.contract import JsonDict, MalformedSetup, OptionValue, Seat, State
from rotonde.games import game as game_by_id
from rotonde.records.record import shipped_or_data
from rotonde.server.course import Course, Trial
from rotonde.server.house import DRIVEN_WITHIN, House, Plan
from rotonde.server.names import bot_name, clean_name
from rotonde.server.refusals import Refusal
from rotonde.server.storage import Holder, NewLine, Person, SeatRow, TableRow, reading, writing
from rotonde.server.table import Table


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants. `lines` are moves that have been played before it begins."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, OptionValue]
    board: str | Mapping[str, Any] | None
    public: bool
    away_after: int | None
    start: bool
    lines: Sequence[NewLine] = ()
    forked_from: str | None = None
    forked_at: int | None = None
    names: Sequence[str] = ()


def new_link() -> str:
    """An id or a link that nobody can guess, and that no command line takes for an option."""
    link = secrets.token_urlsafe(16)
    return new_link() if link.startswith("-") else link


async def create(house: House, person: Person, wish: Wish) -> Table:
    """Make a table. What is wrong with the wish is told by the game."""
    game, seed = game_by_id(wish.game), fresh_seed(SystemRandom())
    state = game.start(len(wish.seats), seed, wish.options, wish.board)
    places = _with_names([_place(i, text, person, wish) for i, text in enumerate(wish.seats)])
    held = [Holder(i, person.id) for i, text in enumerate(wish.seats) if text == "me"]
    lines, status, waits = _beginning(state, places, wish)
    data, now = _board_data(game.id, wish.board), time.time()
    row = TableRow(
        id=new_link(),
        game=game.id,
        rules=game.rules_version,
        board=data if isinstance(data, str) else None,
        board_key=state.board_key,
        options=dict(state.options),
        players=state.players,
        seed=seed,
        public=wish.public,
        away_after=wish.away_after,
        host=person.id,
        status=status,
        seq=0,
        created=now,
        changed=now,
        due=None if waits is None else now + waits,
        rematch=None,
        forked_from=wish.forked_from,
        forked_at=wish.forked_at,
    )

    def work(connection: Connection) -> None:
        if isinstance(data, dict):
            writing.keep_board(connection, game.id, row.board_key, data)
        writing.insert_table(connection, row, places, held)
        if lines:
            writing.Append(row.id, 0, lines, now, status, row.due)(connection)

    await house.writer.write(work, row.id)
    table = await house.table(row.id)
    house.attend(table)
    return table


def _beginning(state: State, places: Sequence[SeatRow], wish: Wish) -> tuple[list[NewLine], str, float | None]:
    """The first lines of a table's log, its status, and in how many seconds somebody should look after it."""
    course = _played_so_far(state, wish.lines)
    starts = course.state.over or (wish.start and all(place.kind in ("person", "bot") for place in places))
    if not starts:
        return list(wish.lines), "open", None
    opening = _opening_moves(course)
    lines = [NewLine("started"), *wish.lines, *_chance_lines(opening)]
    if opening.state.over:
        return lines, "over", None
    bots = {place.seat for place in places if place.bot}
    return lines, "running", DRIVEN_WITHIN if bots & set(opening.state.to_act) else wish.away_after


def _played_so_far(state: State, lines: Sequence[NewLine]) -> Course:
    course = Course(state)
    for line in lines:
        assert line.seat is not None
        course.play_written(line.seat, state.game.parse(line.body))
    return course


def _opening_moves(course: Course) -> Trial:
    """What chance decides before anybody has to."""
    trial = Trial(course)
    trial.deal()
    return trial


def _chance_lines(trial: Trial) -> list[NewLine]:
    return [NewLine("chance", told.move.seat, str(told.move.action)) for told in trial.told]


def _place(seat: Seat, text: str, person: Person, wish: Wish) -> SeatRow:
    name = wish.names[seat] if wish.names else ""
    if text.startswith("bot:"):
        bot = text.removeprefix("bot:")
        check_bot(bot)
        return SeatRow(seat, "bot", "", bot, new_link())
    if text == "me":
        return SeatRow(seat, "person", person.name, None, new_link())
    return SeatRow(seat, text, name, None, new_link())


def _with_names(places: Sequence[SeatRow]) -> list[SeatRow]:
    """The places, each bot with a name of its own, so that two alike can be told apart."""
    taken = [place.name for place in places if place.name]
    named: list[SeatRow] = []
    for place in places:
        name = bot_name(taken) if place.bot else place.name
        taken.append(name)
        named.append(place._replace(name=name))
    return named


def _board_data(game_id: str, board: str | Mapping[str, Any] | None) -> str | JsonDict | None:
    found = shipped_or_data(game_by_id(game_id), board)
    return found if found is None or isinstance(found, str) else dict(found)


def check_host(table: Table, person: Person) -> None:
    """Refuse all but the host; where there is none any more, all who do not sit here."""
    if person.id != table.host and (table.host or not table.seats_of(person.id)):
        raise Refusal("not_the_host")


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already_started")


async def join(house: House, table: Table, person: Person, seat: Seat | None, name: str | None) -> Seat:
    """Take an open seat."""
    taken: list[Seat] = []

    def make() -> Plan:
        _check_open(table)
        free = [place for place in table.seats if place.kind == "open" and seat in (None, place.seat)]
        if not free:
            raise Refusal("no_open_seat" if seat is None else "seat_taken", seat=0 if seat is None else seat + 1)
        taken[:] = [free[0].seat]
        return _sit_down(table, free[0], person, name)

    await house.change(table, make)
    return taken[0]


async def take(house: House, link: str, person: Person, name: str | None) -> tuple[Table, Seat]:
    """Take the seat of a link: an invitation once, one's own seat from another device at any time."""
    found = await house.read(reading.seat_of_link, link)
    if found is None:
        raise Refusal("no_such_link")
    table, seat = await house.table(found[0]), found[1]

    def make() -> Plan | None:
        place = table.seats[seat]
        if place.link != link:
            raise Refusal("no_such_link")
        if person.id in table.holders[seat]:
            return None
        if place.kind == "person":
            return Plan([NewLine("seats", seat)], also=lambda c: writing.hold(c, table.id, seat, person.id))
        if place.kind == "bot":
            raise Refusal("seat_taken", seat=seat + 1)
        return _sit_down(table, place, person, name)

    await house.change(table, make)
    return table, seat


def _sit_down(table: Table, place: SeatRow, person: Person, name: str | None) -> Plan:
    shown = clean_name(name) if name else person.name
    # The new link is known to the new holder only: an invitation works once.
    taken = place._replace(kind="person", name=shown, link=new_link())

    def also(connection: Connection) -> None:
        writing.set_place(connection, table.id, taken)
        writing.hold(connection, table.id, place.seat, person.id)

    return Plan([NewLine("seats", place.seat)], also=also)


async def leave(house: House, table: Table, person: Person, seat: Seat) -> None:
    """Get up before the start; the seat is open again."""

    def make() -> Plan:
        table.check_seat(person.id, seat)
        _check_open(table)
        empty = SeatRow(seat, "open", "", None, new_link())

        def also(connection: Connection) -> None:
            writing.release(connection, table.id, seat)
            writing.set_place(connection, table.id, empty)

        return Plan([NewLine("seats", seat)], also=also)

    await house.change(table, make)


async def start(house: House, table: Table, person: Person) -> None:
    """Begin the game."""

    def make() -> Plan:
        check_host(table, person)
        _check_open(table)
        free = [place.seat for place in table.seats if place.kind in ("open", "invited")]
        if free:
            raise Refusal("seats_open", seats=len(free))
        trial = _opening_moves(table.course)
        return Plan([NewLine("started"), *_chance_lines(trial)], trial, trial.state, "running")

    await house.change(table, make)


async def rematch(house: House, table: Table, person: Person) -> Table:
    """The same people at a new table; asked again, the same new table."""
    if table.status != "over":
        raise Refusal("not_over")
    if not table.seats_of(person.id) and person.id != table.host:
        raise Refusal("not_seated")
    if table.rematch is None:
        row = table.row
        seats = [f"bot:{place.bot}" if place.bot else "open" for place in table.seats]
        wish = Wish(row.game, seats, row.options, table.board, row.public, row.away_after, False)
        made = await create(house, person, wish)
        await _seat_again(house, table, made)
        await house.change(table, lambda: _rematch_plan(table, made.id))
        if table.rematch != made.id:  # somebody else asked at the same moment
            await house.writer.write(lambda c: writing.delete_table(c, made.id), made.id)
            house.forget(made.id)
    return await house.table(table.rematch or "")


async def _seat_again(house: House, old: Table, new: Table) -> None:
    """Everybody on their old seat."""
    kept = [place for place in old.seats if place.kind == "person"]

    def also(connection: Connection) -> None:
        for place in kept:
            writing.set_place(connection, new.id, place._replace(link=new_link()))
            for person in sorted(old.holders[place.seat]):
                writing.hold(connection, new.id, place.seat, person)

    await house.change(new, lambda: Plan([NewLine("seats")], also=also))


def _rematch_plan(table: Table, made: str) -> Plan | None:
    if table.rematch is not None:
        return None
    return Plan([NewLine("rematch", body=made)], also=lambda c: writing.set_rematch(c, table.id, made))


async def adopt_seats(house: House, guest: str, person: str) -> None:
    """An account takes over the seats and tables of the guest who logged in."""
    for table_id in await house.read(reading.tables_of, guest, 1000):
        table = await house.table(table_id)

        def also(connection: Connection, table: Table = table) -> None:
            for seat in table.seats_of(guest):
                writing.release(connection, table.id, seat, guest)
                writing.hold(connection, table.id, seat, person)
            writing.change_host(connection, table.id, guest, person)

        await house.change(table, lambda also=also: Plan([NewLine("seats")], also=also))  # type: ignore[misc]


def wanted_seats(seats: Sequence[str] | None, players: int, first: str = "me") -> Sequence[str]:
    """The seats that were asked for, or the first one and then open ones."""
    chosen = seats if seats is not None else [first, *["open"] * (players - 1)]
    if len(chosen) != players:
        raise MalformedSetup("bad_player_count", players=len(chosen), fewest=players, most=players)
    return chosen
