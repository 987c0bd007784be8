"""What travels between server and client, as JSON has it. docs/protocol.md tells the same in words."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from rotonde.analysis import Analysis
from rotonde.core.contract import JsonDict, OptionValue

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LARGEST: Final = 2**31 - 1
"""No number of an action or of a line is larger: databases would not take it."""
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
NoteText = Annotated[str, Meta(max_length=20_000)]
RecordText = Annotated[str, Meta(min_length=1, max_length=1_000_000)]
AwayAfter = Annotated[int, Meta(ge=5, le=60 * 86_400)]
Place = Annotated[str, Meta(pattern="^(me|open|invited|bot:[a-z0-9_-]{1,40})$")]
Places = Annotated[list[Place], Meta(min_length=1, max_length=16)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=64)]


class Text(Struct, frozen=True):
    """A sentence in every language that we speak."""

    en: str
    fr: str


class ToldObjection(Struct, frozen=True):
    """A rule that forbids an action, with its sentence."""

    rule: str
    code: str
    details: JsonDict
    text: Text


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: the one shape of every error."""

    code: str
    text: Text
    details: JsonDict
    rule: str | None = None
    objections: list[ToldObjection] = field(default_factory=list)


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer from 400 upwards."""

    error: Trouble


# Games


class ToldChoice(Struct, frozen=True):
    value: OptionValue
    text: Text


class ToldOption(Struct, frozen=True):
    """A reading of the rules that a table may choose, and the rules that it belongs to."""

    name: str
    text: Text
    default: OptionValue
    choices: list[ToldChoice]
    rules: list[str]


class ToldBoard(Struct, frozen=True):
    """A board that ships with a game; `key` is its address under /api/boards."""

    name: str
    key: str


class ToldGame(Struct, frozen=True):
    id: str
    title: Text
    designers: str
    publisher: str
    fewest: int
    most: int
    rules_prefix: str
    rules_version: int
    options: list[ToldOption]
    boards: list[ToldBoard]


class GamesAnswer(Struct, frozen=True):
    games: list[ToldGame]
    bots: list[str]


class ToldRule(Struct, frozen=True):
    id: str
    text: Text


class ToldSection(Struct, frozen=True):
    id: str
    heading: Text
    paragraphs: list[Text]
    rules: list[ToldRule]


class RulesAnswer(Struct, frozen=True):
    game: str
    title: Text
    sections: list[ToldSection]


class BoardAnswer(Struct, frozen=True):
    """A board and what it looks like. It never changes: the key is made from the board."""

    game: str
    key: str
    data: JsonDict
    picture: JsonDict


# People


class MeAnswer(Struct, frozen=True, omit_defaults=True):
    """Who is asking. `token` is told once, when it is made: for clients that keep no cookies."""

    id: str
    name: str
    account: str | None = None
    token: str | None = None


class NameBody(Struct, frozen=True):
    name: Name


class AccountBody(Struct, frozen=True):
    name: Name
    password: Password


# Tables


class CreateTable(Struct, frozen=True):
    """A table to be made. `seats` are in the order of play, `away_after` is in seconds."""

    game: str
    seats: Places
    options: Options = field(default_factory=dict)
    board: str | JsonDict | None = None
    public: bool = False
    away_after: AwayAfter | None = None
    start: bool = False


class ForkBody(Struct, frozen=True):
    """A table that goes on from an earlier position; without `seats` all of them are open but the first, which is ours."""

    at: Count
    seats: Places | None = None
    public: bool = False
    away_after: AwayAfter | None = None
    start: bool = False


class ImportBody(Struct, frozen=True):
    record: RecordText
    seats: Places | None = None
    public: bool = False
    away_after: AwayAfter | None = None


class JoinBody(Struct, frozen=True):
    """`seat` None takes the first open one."""

    seat: SeatNumber | None = None
    name: Name | None = None


class TakeBody(Struct, frozen=True):
    name: Name | None = None


class SeatBody(Struct, frozen=True):
    seat: SeatNumber


class ToldSeat(Struct, frozen=True, omit_defaults=True):
    """`kind`: open, invited (only by its link), person or bot. `away`: a bot plays until the person is back."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    bot: str | None = None
    away: bool = False


class UndoAsked(Struct, frozen=True):
    """A seat asks to go back to the position after `to` actions; the seats in `waiting` have not answered."""

    seat: int
    to: int
    waiting: list[int]


class ToldTable(Struct, frozen=True, omit_defaults=True):
    """What everybody who has the table's link may know of it."""

    id: str
    game: str
    board: str | None
    board_key: str
    options: dict[str, OptionValue]
    status: Literal["open", "running", "over"]
    public: bool
    seats: list[ToldSeat]
    created: float
    changed: float
    number: int
    to_act: list[int]
    away_after: int | None = None
    commitment: str | None = None
    seed: str | None = None
    undo: UndoAsked | None = None
    rematch: str | None = None
    forked_from: str | None = None
    forked_at: int | None = None


class You(Struct, frozen=True):
    """What the asking person is at a table. `links` are those of the person's seats and, for the host, of invited ones."""

    seats: list[int]
    host: bool
    links: dict[str, str]


class TableAnswer(Struct, frozen=True):
    seq: int
    table: ToldTable
    you: You


class TablesAnswer(Struct, frozen=True):
    tables: list[TableAnswer]


class TakenAnswer(Struct, frozen=True):
    table: str
    seat: int


# Playing


class ActBody(Struct, frozen=True):
    """An action in its notation, the number that it answers, and a key that makes sending it twice harmless."""

    seat: SeatNumber
    action: Notation
    asked_at: int
    key: Key


class ActAnswer(Struct, frozen=True):
    """`number` is how many actions have been played now; `repeated`: the key was known, nothing was played again."""

    seq: int
    number: int
    repeated: bool


class TryBody(Struct, frozen=True):
    seat: SeatNumber
    action: Notation


class PointedPart(Struct, frozen=True):
    role: Annotated[str, Meta(max_length=40)]
    value: str | int | bool


class WhyBody(Struct, frozen=True):
    """What is asked about: a whole action, or what is pointed at, or the choices made so far (kind first)."""

    seat: SeatNumber
    action: Notation | None = None
    part: PointedPart | None = None
    path: Annotated[list[PointedPart], Meta(max_length=32)] | None = None


class ToldMeaning(Struct, frozen=True):
    kind: str
    send: str


class ToldRefusal(Struct, frozen=True):
    kind: str
    send: str
    objections: list[ToldObjection]


class WhyAnswer(Struct, frozen=True):
    """What the thing pointed at could mean, and every rule against it, with sentences."""

    meanings: list[ToldMeaning]
    refusals: list[ToldRefusal]
    objections: list[ToldObjection]


class ToldEvent(Struct, frozen=True):
    """What happened: as data (`kind` and its fields) and in words."""

    data: JsonDict
    text: Text


class PreviewAnswer(Struct, frozen=True):
    """What an action would bring. `undoable`: its seat decides next again and nothing is revealed, so it can be taken back."""

    events: list[ToldEvent]
    price: int | None
    gains: list[int]
    money: list[int]
    scores: list[int]
    changes: list[Any]
    undoable: bool


class TriesBody(Struct, frozen=True):
    """Several actions of which it is asked at once what they would bring."""

    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(max_length=500)]


class BriefPreview(Struct, frozen=True):
    """What an action would bring, without words: for lists of many."""

    action: str
    events: list[JsonDict]
    price: int | None
    gains: list[int]


class PreviewsAnswer(Struct, frozen=True):
    previews: list[BriefPreview]


class UndoBody(Struct, frozen=True):
    """`to`: how many actions remain; None takes the seat's last action back."""

    seat: SeatNumber
    to: Count | None = None


class UndoAnswer(Struct, frozen=True):
    """`done`: it has been taken back; otherwise the others are asked."""

    seq: int
    number: int
    done: bool


class AnswerBody(Struct, frozen=True):
    seat: SeatNumber
    accept: bool


class ChatBody(Struct, frozen=True):
    text: ChatText


class NoteBody(Struct, frozen=True):
    seat: SeatNumber
    text: NoteText


class NoteAnswer(Struct, frozen=True):
    text: str


class SeqAnswer(Struct, frozen=True):
    seq: int


# What is shown


class Secret(Struct, frozen=True):
    """Something in a seat's view that is otherwise than in everybody's: put `value` at `path`."""

    path: list[str | int]
    value: Any


class PublicDesk(Struct, frozen=True):
    """What lies before everybody. `number` counts the actions played; `asked` says in words what is being decided."""

    number: int
    asked_at: int
    to_act: list[int]
    step: JsonDict
    asked: Text
    view: JsonDict


class CanUndo(Struct, frozen=True):
    """How many of the last actions the seat may take back freely, and whether it may ask the others for more."""

    free: int
    ask: bool


class Own(Struct, frozen=True):
    """What only one seat gets: its secrets, its offers, and those of its moves that others may not read."""

    seat: int | None
    secrets: list[Secret]
    moves: dict[str, str]
    offers: Any
    bundles: bool
    undo: CanUndo


class Item(Struct, frozen=True, omit_defaults=True):
    """One thing that happened at a table; which fields stand depends on `kind`."""

    seq: int
    kind: str
    at: float
    seat: int | None = None
    number: int | None = None
    action: str | None = None
    by: str | None = None
    events: list[ToldEvent] | None = None
    reason: Text | None = None
    undone: bool = False
    to: int | None = None
    name: str | None = None
    text: str | None = None
    accept: bool | None = None
    table: str | None = None


class DeskAnswer(Struct, frozen=True):
    """A position as one seat sees it, now or earlier."""

    seq: int
    public: PublicDesk
    own: Own


class OffersAnswer(Struct, frozen=True):
    asked_at: int
    offers: Any


class BundlesAnswer(Struct, frozen=True):
    asked_at: int
    bundles: list[Any]


class ItemsAnswer(Struct, frozen=True):
    """`moves`: the seat's own moves among them that others may not read, by number."""

    items: list[Item]
    moves: dict[str, str]


class Series(Struct, frozen=True):
    """One thing that is counted for every seat, or for every one of `of`: `values[row][i]` after `numbers[i]` actions."""

    name: str
    values: list[list[int]]
    of: list[str]


class ResultAnswer(Struct, frozen=True):
    """How a game ended, and how it came to it."""

    reason: str
    text: Text
    scores: list[int]
    winners: list[int]
    seed: str | None
    commitment: str | None
    numbers: list[int]
    series: list[Series]


class ToldTurning(Struct, frozen=True):
    """A decision where the game turned, in words."""

    number: int
    text: Text


class AnalysisAnswer(Struct, frozen=True):
    """What each seat could expect in the course of a finished game; while it is being made, how far it has come."""

    ready: bool
    done: int
    of: int
    analysis: Analysis | None = None
    turning: list[ToldTurning] = []


class HealthAnswer(Struct, frozen=True):
    status: str
    version: str
