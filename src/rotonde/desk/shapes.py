"""What the desk hands out, as JSON has it: the page's types are generated from these."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from rotonde.core.contract import JsonDict
from rotonde.core.picture import Picture

__all__ = [
    "Bundle",
    "BundleDelivery",
    "Change",
    "Choice",
    "Desk",
    "Meaning",
    "Node",
    "Picture",
    "Plain",
    "PlainObjection",
    "PlainPart",
    "Preview",
    "Reason",
    "Refusal",
    "Value",
    "Why",
]

Value = str | int | bool
"""What is chosen or pointed at: a hex label, a city, a number, an answer."""

Plain = dict[str, Any]
"""An action, event or step as data: `{"kind": "Extend", "line": "GWR", "to": "D14"}`. Links count from 1, seats from 0."""


class PlainPart(TypedDict):
    """One part of an action: what it is, and which one."""

    role: str
    value: Value


class Choice(TypedDict):
    """One value of a node. `send` is the notation where the choice may end here, `next` what may follow; both may stand."""

    value: Value
    send: NotRequired[str]
    next: NotRequired[Node]


class Node(TypedDict):
    """What is chosen next, and among what; `field` is its name in the plain action. Both are `kind` at the root."""

    role: str
    field: str
    choices: list[Choice]


class Desk(TypedDict):
    """All that one seat needs now. `offers` is None where the seat has nothing to decide."""

    seat: int | None
    ply: int
    asked_at: int
    to_act: list[int]
    step: Plain
    view: JsonDict
    offers: Node | None
    bundles: bool


class Change(TypedDict):
    """One thing in the view that would be another: `{"path": ["cities", "Boston", "empty"], "before": false, "after": true}`."""

    path: list[str | int]
    before: Any
    after: Any


class Preview(TypedDict):
    """What an action would bring, nobody opposing it, up to the next chance.

    `price` is what the actor would pay, None where nothing has a price; `money` and `scores` are what each seat would have
    more or less; `gains` the points (or whatever the scores count) that events name, seat by seat. `undoable`: the actor
    decides next again and nothing is revealed, so that it can be taken back.
    """

    events: list[Plain]
    price: int | None
    gains: list[int]
    money: list[int]
    scores: list[int]
    changes: list[Change]
    undoable: bool


class PlainObjection(TypedDict):
    """One rule that forbids an action, and the facts of the case."""

    rule: str
    code: str
    details: JsonDict


class Meaning(TypedDict):
    """A legal action that what was pointed at could be part of."""

    kind: str
    send: str


class Refusal(TypedDict):
    """The action nearest to legal of one kind that what was pointed at could be part of, and what forbids it."""

    kind: str
    send: str
    objections: list[PlainObjection]


class Why(TypedDict):
    """What pointing at something would mean, and every rule that stands against it (`objections`: of all refusals, once each)."""

    meanings: list[Meaning]
    refusals: list[Refusal]
    objections: list[PlainObjection]


class Reason(TypedDict):
    """One part of a price: `{"code": "ridge", "number": 2, "amount": 8}`."""

    code: str
    number: int
    amount: int


class BundleDelivery(TypedDict):
    """A cube that could be delivered over a link once it is built, and what that would bring the mover."""

    colour: str
    origin: str
    city: str
    points: int


class Bundle(TypedDict):
    """A whole move made of several actions: a link, with its tiles, its price and what it would let be delivered.

    `send` are the notations to play in order, each legal when its turn comes; `finishes` is false where the link is only begun.
    `undoable`: as in a preview, of all of them together.
    """

    cities: list[str]
    tiles: list[list[str]]
    finishes: bool
    price: int
    reasons: list[Reason]
    deliveries: list[BundleDelivery]
    send: list[str]
    undoable: bool
