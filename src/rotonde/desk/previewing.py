"""What an action would bring: worked out by playing it on a copy, so always true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from rotonde.core.contract import Action, Event, Seat, State
from rotonde.core.forms import CHARGE, COMPANY, INCOME, POINTS, PRICE, SEAT, Form, Forms
from rotonde.desk.shapes import Change, Preview

_SIGNS: Final = {INCOME: 1, PRICE: -1, CHARGE: -1}
ALL: Final = -1
_COURSE: Final = frozenset({"ply", "to_act", "step"})
"""What changes in a view with every action."""


class Glance(NamedTuple):
    """The events of an action, what the actor would pay, and the points of each seat."""

    events: Sequence[Event]
    price: int | None
    gains: list[int]


def glance(state: State, seat: Seat, action: Action) -> Glance:
    """What an action would bring, from its events alone: quick enough for a whole list of actions."""
    events = state.preview(seat, action)
    forms = state.game.forms
    return Glance(events, price(forms, events, seat), _sums(forms, events, state.players, {POINTS: 1}))


def preview(state: State, seat: Seat, action: Action) -> Preview:
    """The events of an action and what they come to; raise `IllegalAction` if a rule forbids it.

    Others do not oppose it, and it goes up to the next chance. At the end of a game secrets come to light, of which nothing
    is told: scores and changes are then left out.
    """
    before = state.redeal(seat, Random(0))
    events, after = state.foresee(seat, action)
    forms, players = state.game.forms, state.players
    scores, changes = [0] * players, list[Change]()
    if not after.over:
        scores = [new - old for old, new in zip(before.scores(), after.scores(), strict=True)]
        changes = list(_changes(state.view(seat), after.view(seat)))
    return Preview(
        events=[forms.plain(event) for event in events],
        price=price(forms, events, seat),
        gains=_sums(forms, events, players, {POINTS: 1}),
        money=_sums(forms, events, players, _SIGNS),
        scores=scores,
        changes=changes,
        undoable=decides_again(state, before, seat, [action]),
    )


def decides_again(state: State, redealt: State, seat: Seat, actions: Sequence[Action]) -> bool:
    """Whether a seat decides next again once it has played these actions, with neither chance nor anybody else between.

    Then it can take them back: nothing is revealed by them. A choice made at once with others is revealed when all are in. It is
    tried out on a copy as the seat knows the position, so that the answer tells nothing else.
    """
    if state.to_act != (seat,) or state.asked_at != state.ply:
        return False
    trial = redealt.copy()
    for action in actions:
        trial.apply(seat, action)
        if trial.to_act != (seat,):
            return False
    return True


def price(forms: Forms, events: Sequence[Event], seat: Seat) -> int | None:
    """What the seat, or a company that it acts for, pays for what it does; None where nothing has a price."""
    found = [
        int(getattr(event, slot.field))
        for event in events
        for slot in forms.form_of(event).slots
        if slot.role == PRICE and _whose(forms.form_of(event), event) in (seat, None)
    ]
    return sum(found) if found else None


def _sums(forms: Forms, events: Sequence[Event], players: int, signs: dict[str, int]) -> list[int]:
    totals = [0] * players
    for event in events:
        form = forms.form_of(event)
        change = sum(signs[slot.role] * int(getattr(event, slot.field)) for slot in form.slots if slot.role in signs)
        whose = _whose(form, event)
        for seat in range(players) if whose == ALL else [whose] if whose is not None else []:
            totals[seat] += change
    return totals


def _whose(form: Form, event: Event) -> Seat | None:
    """The seat that an event is about, `ALL` seats, or None for a company."""
    roles = {slot.field: slot.role for slot in form.slots}
    if roles.get("seat") == SEAT:
        seat: Seat = getattr(event, "seat", ALL)
        return seat
    return None if COMPANY in roles.values() else ALL


def _changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """Where two views differ, as deep as they can be compared."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in [*before, *(name for name in after if name not in before)]:
            if path or name not in _COURSE:
                yield from _changes(before.get(name), after.get(name), (*path, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(old, new, (*path, i))
    else:
        yield Change(path=list(path), before=before, after=after)
