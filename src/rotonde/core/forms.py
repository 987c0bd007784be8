"""What a value is made of: the parts of every action, event, step and objection of a game, each with its role.

A game's `forms.py` has one row for each of them, pure data. Sentences, offers, JSON and encodings are made from the rows,
so that nothing above the games guesses from the name of a field what it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rotonde.core.contract import Action, Event, JsonDict, MalformedAction, Step

PartValue = str | int | bool
Vocabulary = dict[str, tuple[PartValue, ...]]
"""By role: everything that can be chosen on a board."""

KIND: Final = "kind"

HEX: Final = "hex"
CELL: Final = "cell"
CITY: Final = "city"
LINE: Final = "line"
COMPANY: Final = "company"
CARD: Final = "card"
COLOUR: Final = "colour"
COMMODITY: Final = "commodity"
SIDE: Final = "side"
SIDES: Final = "sides"
FACE: Final = "face"
SIMPLE_FACE: Final = "simple_face"
COMPLEX_FACE: Final = "complex_face"
SHAPE: Final = "shape"
SYMBOL: Final = "symbol"
SIMPLE: Final = "simple"
COMPLEX: Final = "complex"
BOX: Final = "box"
TERRAIN: Final = "terrain"
TRIGGER: Final = "trigger"
END: Final = "end"
TEXT: Final = "text"

SEAT: Final = "seat"
LINK: Final = "link"
TILE: Final = "tile"
LOCOMOTIVE: Final = "locomotive"
TURN: Final = "turn"
NUMBER: Final = "number"
SHARES: Final = "shares"
BONDS: Final = "bonds"
TOKENS: Final = "tokens"
POINTS: Final = "points"
MONEY: Final = "money"
PRICE: Final = "price"
CHARGE: Final = "charge"
INCOME: Final = "income"
"""Money that is only named; that the seat or company of an event pays for what it does; that it pays because it must; that it
receives. In thousands. An event without seat and company speaks of all seats."""

ANSWER: Final = "answer"

MONEY_ROLES: Final = frozenset({MONEY, PRICE, CHARGE, INCOME})
COMPASS_ROLES: Final = frozenset({SIDE, SIDES, FACE})
"""What is written with the letters of the compass, `E-SW`."""
NUMBER_ROLES: Final = MONEY_ROLES | {SEAT, LINK, TILE, LOCOMOTIVE, TURN, NUMBER, SHARES, BONDS, TOKENS, POINTS}


class Part(NamedTuple):
    """One thing that an action is made of: what it is, and which one. Links count from 1, as people count them."""

    role: str
    value: PartValue


class Use(NamedTuple):
    """How a field is used: its role, whether it holds several, and what its counting starts from for people."""

    role: str
    many: bool = False
    base: int = 0


class Slot(NamedTuple):
    """A field of a value."""

    field: str
    role: str
    many: bool
    base: int


def many(role: str, base: int = 0) -> Use:
    """Several of a role, in order."""
    return Use(role, True, base)


def counted(role: str) -> Use:
    """A number that the value counts from 0 and people count from 1."""
    return Use(role, False, 1)


class Form:
    """What a kind of value is made of, in the order in which a person chooses; `verb` is the first word of its notation."""

    def __init__(self, make: Callable[..., Any], kind: str, verb: str, slots: tuple[Slot, ...], is_dealt: bool = False) -> None:
        """`is_dealt`: an action of the dealer."""
        self.is_dealt = is_dealt
        self.make = make
        self.kind = kind
        self.verb = verb
        self.slots = slots


def form(make: Callable[..., Any], verb: str = "", /, **uses: str | Use) -> Form:
    """A row of a table of forms: the class, its verb, and the role of each field."""
    return Form(make, make.__name__, verb, _slots(uses))


def dealt(make: Callable[..., Any], verb: str, /, **uses: str | Use) -> Form:
    """A row for an action of the dealer."""
    return Form(make, make.__name__, verb, _slots(uses), is_dealt=True)


def _slots(uses: Mapping[str, str | Use]) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    for field, use in uses.items():
        slots.append(Slot(field, use, False, 0) if isinstance(use, str) else Slot(field, *use))
    return tuple(slots)


class Forms:
    """The forms of a game."""

    def __init__(
        self,
        actions: Sequence[Form],
        events: Sequence[Form],
        steps: Sequence[Form],
        details: Mapping[str, str],
        vocabulary: Callable[[Mapping[str, Any]], Vocabulary],
        bundled: Sequence[str] = (),
    ) -> None:
        """`details` are the roles of objection details by name; `code.name` where a code uses the name for something else.

        `bundled` are the kinds of actions that whole moves (`State.bundles`) begin with.
        """
        self.bundled = frozenset(bundled)
        self.actions = {row.kind: row for row in actions}
        self.events = {row.kind: row for row in events}
        self.steps = {row.kind: row for row in steps}
        self.details = dict(details)
        self._vocabulary = vocabulary
        self._of_kind = {**self.actions, **self.events, **self.steps}
        self._of_class = {row.make: row for row in self._of_kind.values()}

    def form_of(self, value: Action | Event | Step) -> Form:
        """The form of an action, event or step of the game."""
        return self._of_class[type(value)]

    def parts(self, action: Action) -> tuple[Part, ...]:
        """What an action is made of, in the order in which a person chooses."""
        row = self.form_of(action)
        found: list[Part] = []
        for slot in row.slots:
            held = getattr(action, slot.field)
            found += [Part(slot.role, item + slot.base if slot.base else item) for item in (held if slot.many else (held,))]
        return tuple(found)

    def action(self, kind: str, parts: Sequence[Part]) -> Action:
        """The action of a kind that is made of these parts; raise `MalformedAction` if there is none."""
        row = self.actions.get(kind)
        if row is None:
            raise _no_action(kind)
        left = list(parts)
        plain: JsonDict = {KIND: kind}
        for slot in row.slots:
            number = 0
            while number < len(left) and left[number].role == slot.role and (slot.many or number == 0):
                number += 1
            values: list[PartValue] = [part.value for part in left[:number]]
            if not slot.many and not values:
                raise _no_action(" ".join([kind, *[str(part.value) for part in parts]]))
            plain[slot.field] = values if slot.many else values[0]
            left = left[number:]
        if left:
            raise _no_action(" ".join([kind, *[str(part.value) for part in parts]]))
        made: Action = self.value(plain)
        return made

    def plain(self, value: Action | Event | Step) -> JsonDict:
        """A value as data: `{"kind": "Extend", "line": "GWR", "to": "D14"}`. Links count from 1."""
        row = self.form_of(value)
        data: JsonDict = {KIND: row.kind}
        for slot in row.slots:
            held = getattr(value, slot.field)
            if slot.many:
                data[slot.field] = [item + slot.base if slot.base else item for item in held]
            else:
                data[slot.field] = held + slot.base if slot.base else held
        return data

    def value(self, plain: Mapping[str, Any]) -> Any:
        """The action, event or step that `plain` told; raise `MalformedAction` if it is none."""
        row = self._of_kind.get(plain.get(KIND, ""))
        if row is None or len(plain) != len(row.slots) + 1:
            raise _no_action(str(dict(plain)))
        fields: dict[str, Any] = {}
        for slot in row.slots:
            if not _fits(slot, plain.get(slot.field), row.kind in self.steps):
                raise _no_action(str(dict(plain)))
            held = plain[slot.field]
            if slot.many:
                fields[slot.field] = tuple([item - slot.base if slot.base else item for item in held])
            else:
                fields[slot.field] = held - slot.base if slot.base else held
        return row.make(**fields)

    def role_of_detail(self, code: str, name: str) -> str:
        """The role of a detail of an objection."""
        return self.details.get(f"{code}.{name}") or self.details.get(name, TEXT)

    def vocabulary(self, board: Mapping[str, Any]) -> Vocabulary:
        """Every part that can be chosen on a board, given as its data."""
        return self._vocabulary(board)


def _fits(slot: Slot, held: object, may_be_none: bool) -> bool:
    """Whether a plain value is one that the slot's role can have."""
    if slot.many:
        return isinstance(held, (list, tuple)) and all(_is_one(slot.role, item) for item in held)
    return (may_be_none and held is None) or _is_one(slot.role, held)


def _is_one(role: str, held: object) -> bool:
    if role == ANSWER:
        return isinstance(held, bool)
    return (type(held) is int) if role in NUMBER_ROLES else isinstance(held, str)


def _no_action(text: str) -> MalformedAction:
    return MalformedAction("unknown_action_text", text=text)
