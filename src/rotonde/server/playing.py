"""Playing: an action is checked, tried out on a copy, written, and only then acknowledged and told. Taking back likewise."""

from __future__ import annotations

import time

from rotonde.core.contract import DEALER, Action, IllegalAction, Seat
from rotonde.server import metrics
from rotonde.server.course import Trial
from rotonde.server.house import House, Plan
from rotonde.server.messages import ActAnswer, ActBody, UndoAnswer
from rotonde.server.names import clean_text
from rotonde.server.refusals import Refusal, illegal
from rotonde.server.storage import NewLine, Person
from rotonde.server.table import Answered, Table, written_reason
from rotonde.server.thinking import Why


async def act(house: House, table: Table, person: str | None, body: ActBody) -> ActAnswer:
    """Play an action that a person posted; sent twice, it is played once."""
    known: list[Answered] = []

    def make() -> Plan | None:
        table.check_seat(person, body.seat)
        known[:] = _answered(table, body)
        if known:
            return None
        return _plan(table, body, person)

    plan = await house.change(table, make)
    if known:
        return ActAnswer(known[0].seq, known[0].number, repeated=True)
    assert plan is not None
    assert plan.trial is not None
    metrics.count_action(table.game.id, "person")
    answered = table.answered[body.seat, body.key]
    return ActAnswer(answered.seq, answered.number, repeated=False)


def _answered(table: Table, body: ActBody) -> list[Answered]:
    """What was answered when this was sent before."""
    before = table.answered.get((body.seat, body.key))
    if before is None:
        return []
    if before.action != body.action:
        raise Refusal("key_reused")
    return [before]


def _plan(table: Table, body: ActBody, person: str | None) -> Plan:
    table.check_running()
    state = table.course.state
    if body.asked_at != state.asked_at:
        raise Refusal("stale", asked_at=state.asked_at)
    action = table.game.parse(body.action)
    trial = tried(table, body.seat, action)
    back = [NewLine("back", body.seat)] if body.seat in table.away else []
    # The action as it was sent, not as it is written otherwise: the key is compared with it.
    lines = [*back, NewLine("move", body.seat, body.action, body.key, person), *_chance(trial)]
    return Plan(lines, trial, trial.state)


def tried(table: Table, seat: Seat, action: Action) -> Trial:
    """An action played on a copy, and what chance decides after it; refuse what a rule forbids."""
    trial = Trial(table.course)
    try:
        trial.play(seat, action)
    except IllegalAction as problem:
        raise illegal(problem, str(action), table.voice) from None
    trial.deal()
    return trial


def _chance(trial: Trial) -> list[NewLine]:
    return [NewLine("chance", told.move.seat, str(told.move.action)) for told in trial.told if told.move.seat == DEALER]


def bot_plan(table: Table, seat: Seat, action: Action, number: int, why: Why | None = None) -> Plan | None:
    """A bot's action and why, unless something else has happened while it thought."""
    if table.number != number or table.plays_itself(seat) is None or seat not in table.to_act:
        return None
    trial = tried(table, seat, action)
    kind = "standin" if seat in table.away else "bot"
    reasons = [] if why is None else [NewLine("reason", seat, written_reason(number + 1, why))]
    return Plan([NewLine(kind, seat, str(action)), *_chance(trial), *reasons], trial, trial.state)


async def undo(house: House, table: Table, person: str | None, seat: Seat, to: int | None) -> UndoAnswer:
    """Go back to an earlier position: at once where that is free or nobody else is there to be asked, else by request."""
    done: list[bool] = []

    def make() -> Plan:
        table.check_seat(person, seat)
        wanted = _wanted(table, seat, to)
        free = table.number - wanted <= table.course.free_to_undo(seat)
        done[:] = [free or not table.asked_people(seat)]
        if done[0]:
            return _undo_plan(table, seat, wanted)
        if table.undo is not None:
            raise Refusal("undo_asked")
        return Plan([NewLine("undo_asked", seat, str(wanted))])

    await house.change(table, make)
    return UndoAnswer(table.seq, table.number, done[0])


async def restart(house: House, table: Table, person: str | None, seat: Seat) -> UndoAnswer:
    """Take back everything that a seat may take back freely."""

    def make() -> Plan:
        table.check_seat(person, seat)
        free = table.course.free_to_undo(seat)
        if not free:
            raise Refusal("nothing_to_undo")
        return _undo_plan(table, seat, table.number - free)

    await house.change(table, make)
    return UndoAnswer(table.seq, table.number, done=True)


def _wanted(table: Table, seat: Seat, to: int | None) -> int:
    """The position to go back to: before an action of a person or bot, never in the middle of what chance does."""
    if table.status == "open":
        raise Refusal("not_started")
    moves = table.course.moves
    if to is None:
        mine = [number for number, move in enumerate(moves) if move.seat == seat]
        if not mine:
            raise Refusal("nothing_to_undo")
        return mine[-1]
    while 0 <= to < len(moves) and moves[to].seat == DEALER:
        to -= 1
    if not 0 <= to < len(moves):
        raise Refusal("nothing_to_undo")
    return to


def _undo_plan(table: Table, seat: Seat, to: int) -> Plan:
    return Plan([NewLine("undo", seat, str(to))], state=table.course.at(to))


async def answer_undo(house: House, table: Table, person: str | None, seat: Seat, accept: bool) -> UndoAnswer:
    """Accept or refuse what another seat wants to take back."""
    done: list[bool] = []

    def make() -> Plan:
        table.check_seat(person, seat)
        asked = table.undo
        if asked is None or seat not in asked.waiting:
            raise Refusal("no_undo_asked")
        line = NewLine("undo_answered", seat, "yes" if accept else "no")
        done[:] = [accept and asked.waiting == [seat]]
        if not done[0]:
            return Plan([line])
        plan = _undo_plan(table, asked.seat, asked.to)
        return Plan([line, *plan.lines], state=plan.state)

    await house.change(table, make)
    return UndoAnswer(table.seq, table.number, done[0])


async def come_back(house: House, table: Table, person: str | None, seat: Seat) -> None:
    """The person is back: the bot hands the seat over."""

    def make() -> Plan | None:
        table.check_seat(person, seat)
        return Plan([NewLine("back", seat)]) if seat in table.away else None

    await house.change(table, make)


async def go_away(house: House, table: Table) -> None:
    """Those who are to act have been away for too long: bots act for them."""

    def make() -> Plan | None:
        late = [seat for seat in table.to_act if seat != DEALER and table.plays_itself(seat) is None]
        if not late or not table.is_late(time.time()):
            return None
        return Plan([NewLine("away", seat) for seat in late], wakes_bot=True)

    await house.change(table, make)


async def chat(house: House, table: Table, person: Person, text: str) -> int:
    """Say something at a table."""
    said = clean_text(text)
    if not said:
        raise Refusal("bad_request", place="text")
    seats = table.seats_of(person.id)
    seat = seats[0] if seats else None
    name = table.names[seat] if seat is not None and table.names[seat] else person.name
    await house.change(table, lambda: Plan([NewLine("chat", seat, f"{name}\n{said}", None, person.id)]))
    return table.seq
