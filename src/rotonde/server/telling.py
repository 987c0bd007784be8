"""What is told of a table, and to whom: the public part made and encoded once, a seat's own part beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import json

from rotonde import desk
from rotonde.core.contract import Action, Event, IllegalAction, JsonDict, Objection, Seat, State, Step
from rotonde.core.forms import Part
from rotonde.desk.shapes import PlainObjection
from rotonde.i18n import event_sentence, reason_sentence, step_sentence
from rotonde.server.course import Course, Told
from rotonde.server.messages import (
    BriefPreview,
    BundlesAnswer,
    CanUndo,
    Item,
    OffersAnswer,
    Own,
    PreviewAnswer,
    PreviewsAnswer,
    PublicDesk,
    Secret,
    Text,
    ToldEvent,
    ToldMeaning,
    ToldObjection,
    ToldRefusal,
    WhyAnswer,
    WhyBody,
)
from rotonde.server.refusals import Refusal, illegal, told_objections
from rotonde.server.table import MOVES, OF_THE_TABLE, Folded, Table

ENCODER = json.Encoder()


def told_event(table: Table, event: Event) -> ToldEvent:
    """An event as data and in words."""
    text = Text(*(event_sentence(lang, table.game.id, event, table.names, table.links) for lang in ("en", "fr")))
    return ToldEvent(table.game.forms.plain(event), text)


def told_reason(table: Table, told: Told) -> Text | None:
    """Why a bot chose a move, once the game is over: before, it might tell what the bot hides."""
    why = table.reasons.get(told.number) if table.status == "over" else None
    if why is None:
        return None
    name = table.names[told.move.seat]
    return Text(*(reason_sentence(lang, table.game.id, name, why.gain, why.instead) for lang in ("en", "fr")))


def public_desk(table: Table, state: State) -> PublicDesk:
    """A position as everybody sees it."""
    laid = desk.lay(state, None)
    asked = asked_in_words(table.game.id, state.step, tuple(table.names))  # type: ignore[arg-type]  # steps are frozen
    return PublicDesk(laid["ply"], laid["asked_at"], laid["to_act"], laid["step"], asked, laid["view"])


@lru_cache(maxsize=4096)
def asked_in_words(game_id: str, step: Step, names: tuple[str, ...]) -> Text:
    """What is being decided; the same few things again and again at a table."""
    return Text(step_sentence("en", game_id, step, names), step_sentence("fr", game_id, step, names))


def own_desk(table: Table, state: State, public: PublicDesk, seat: Seat | None, moves: dict[str, str], live: bool) -> Own:
    """What one seat gets beside the public part; `live` where it may act on it."""
    if seat is None:
        return Own(None, [], {}, None, False, CanUndo(0, False))
    may_act = live and table.status == "running"
    offers, bundled = desk.choices(state, seat) if may_act else (None, False)
    return Own(seat, list(secrets(state, public.view, seat)), moves, offers, bundled, can_undo(table, seat, live))


def secrets(state: State, public: JsonDict, seat: Seat) -> Iterator[Secret]:
    """Where a seat's view is otherwise than everybody's."""
    for path, own in state.own_parts(seat):
        shown: Any = public
        for name in path:
            shown = shown[name]
        yield from differences(shown, own, path)


def can_undo(table: Table, seat: Seat, live: bool) -> CanUndo:
    if not live or table.status == "open":
        return CanUndo(0, False)
    mine = any(move.seat == seat for move in table.course.moves)
    return CanUndo(table.course.free_to_undo(seat), mine and table.undo is None)


def differences(public: Any, own: Any, path: tuple[str | int, ...] = ()) -> Iterator[Secret]:
    """Where two pieces of a view differ, as deep as they can be compared."""
    if public == own:
        return
    if isinstance(public, dict) and isinstance(own, dict) and public.keys() == own.keys():
        for name, value in own.items():
            yield from differences(public[name], value, (*path, name))
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for i, value in enumerate(own):
            yield from differences(public[i], value, (*path, i))
    else:
        yield Secret(list(path), own)


def readable(table: Table, course: Course, told: Told, viewer: Seat | None) -> str | None:
    """A move as that viewer may read it; None if it may not."""
    move = told.move
    if table.status == "over":
        return str(move.action)
    if move.asked and viewer != move.seat and course.is_sealed(told.number):
        return None
    shown = table.game.veil(viewer, move.seat, move.action)
    return None if shown is None else str(shown)


def item(table: Table, folded: Folded, undone: bool = False) -> Item:
    """One thing that happened, as everybody is told."""
    line, told = folded
    if told is not None:
        return Item(
            seq=line.seq,
            kind="move",
            at=line.at,
            seat=told.move.seat,
            number=told.number,
            action=readable(table, table.course, told, None),
            by=MOVES[line.kind],
            events=[told_event(table, event) for event in told.events],
            reason=None if undone else told_reason(table, told),
            undone=undone,
        )
    body = line.body
    match line.kind:
        case "undo" | "undo_asked":
            return Item(line.seq, line.kind, line.at, line.seat, to=int(body))
        case "undo_answered":
            return Item(line.seq, line.kind, line.at, line.seat, accept=body == "yes")
        case "rematch":
            return Item(line.seq, line.kind, line.at, table=body)
        case "chat":
            name, _, text = body.partition("\n")
            return Item(line.seq, line.kind, line.at, line.seat, name=name, text=text)
    return Item(line.seq, line.kind, line.at, line.seat)


def unread(folded: Sequence[Folded], items: Sequence[Item]) -> list[Told]:
    """The moves that everybody is told of without being told the action."""
    return [f.told for f, told in zip(folded, items, strict=True) if f.told is not None and told.action is None]


def hidden_moves(table: Table, unread: Sequence[Told], viewer: Seat | None) -> dict[str, str]:
    """Moves among these that the viewer may read though not everybody may."""
    if viewer is None:
        return {}
    shown = {str(told.number): readable(table, table.course, told, viewer) for told in unread}
    return {number: action for number, action in shown.items() if action is not None}


class News:
    """What has just happened at a table. The public part is encoded when it is first asked for, once for all."""

    def __init__(self, table: Table, folded: Sequence[Folded]) -> None:
        self.table = table
        kinds = {f.line.kind for f in folded}
        self.moved = bool(kinds & (MOVES.keys() | {"undo", "started"})) and table.status != "open"
        self.tells_table = bool(kinds & OF_THE_TABLE) or table.status == "over"
        self.refreshes = self.moved or (bool(kinds & OF_THE_TABLE) and table.status != "open")
        self.items = [item(table, f) for f in folded]
        self._unread = unread(folded, self.items)
        self._desk: PublicDesk | None = None
        self._public: bytes | None = None
        self._own: dict[Seat | None, bytes] = {}

    def message(self, seat: Seat | None) -> bytes:
        """The whole message for one seat."""
        public, own = self.public(), self.own(seat)
        return b'{"type":"news","seq":%d,"public":%b,"own":%b}' % (self.table.seq, public, own)

    def laid(self) -> PublicDesk:
        if self._desk is None:
            self._desk = public_desk(self.table, self.table.course.state)
        return self._desk

    def public(self) -> bytes:
        if self._public is None:
            told = self.table.told() if self.tells_table else None
            self._public = ENCODER.encode({"items": self.items, "desk": self.laid() if self.refreshes else None, "table": told})
        return self._public

    def own(self, seat: Seat | None) -> bytes:
        if seat not in self._own:
            self._own[seat] = ENCODER.encode(self._made_for(seat)) if self.refreshes else b"null"
        return self._own[seat]

    def _made_for(self, seat: Seat | None) -> Own:
        moves = hidden_moves(self.table, self._unread, seat)
        return own_desk(self.table, self.table.course.state, self.laid(), seat, moves, live=True)


# On demand


def told_offers(table: Table, seat: Seat) -> OffersAnswer:
    """The legal actions of a seat."""
    state = table.course.state
    return OffersAnswer(state.asked_at, desk.offers(state, seat) if table.status == "running" else None)


def told_bundles(table: Table, seat: Seat) -> BundlesAnswer:
    """Whole moves of a seat."""
    state = table.course.state
    return BundlesAnswer(state.asked_at, list(desk.bundles(state, seat)) if table.status == "running" else [])


def told_preview(table: Table, seat: Seat, text: str) -> PreviewAnswer:
    """What an action would bring; refuse one that a rule forbids."""
    table.check_running()
    action = table.game.parse(text)
    try:
        made = desk.preview(table.course.state, seat, action)
    except IllegalAction as problem:
        raise illegal(problem, text, table.voice) from None
    events = [told_event(table, table.game.forms.value(plain)) for plain in made["events"]]
    sums = (made["price"], made["gains"], made["money"], made["scores"])
    return PreviewAnswer(events, *sums, list(made["changes"]), made["undoable"])


def told_previews(table: Table, seat: Seat, texts: Sequence[str]) -> PreviewsAnswer:
    """What each of many actions would bring; refuse all if a rule forbids one."""
    table.check_running()
    state, made = table.course.state, []
    for text in texts:
        try:
            found = desk.glance(state, seat, table.game.parse(text))
        except IllegalAction as problem:
            raise illegal(problem, text, table.voice) from None
        events = [table.game.forms.plain(event) for event in found.events]
        made.append(BriefPreview(text, events, found.price, found.gains))
    return PreviewsAnswer(made)


def told_why(table: Table, body: WhyBody) -> WhyAnswer:
    """What something would mean, and every rule against it."""
    if sum(asked is not None for asked in (body.action, body.part, body.path)) != 1:
        raise Refusal("one_question")
    table.check_running()
    found = desk.why(table.course.state, body.seat, _asked_about(table, body))
    refusals = [ToldRefusal(r["kind"], r["send"], _told(table, r["objections"])) for r in found["refusals"]]
    meanings = [ToldMeaning(m["kind"], m["send"]) for m in found["meanings"]]
    return WhyAnswer(meanings, refusals, _told(table, found["objections"]))


def _asked_about(table: Table, body: WhyBody) -> Part | list[Part] | Action:
    if body.part is not None:
        return Part(body.part.role, body.part.value)
    if body.path is not None:
        return [Part(part.role, part.value) for part in body.path]
    return table.game.parse(body.action or "")


def _told(table: Table, objections: Sequence[PlainObjection]) -> list[ToldObjection]:
    made = [Objection(o["rule"], o["code"], **o["details"]) for o in objections]
    return told_objections(made, table.voice)
