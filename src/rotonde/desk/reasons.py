"""What pointing at something would mean, and every rule that stands against it.

Nothing is worked out here: legal actions and objections are asked of the state, so the answer knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import Final

from rotonde.core.contract import Action, Objection, Seat, State
from rotonde.core.forms import CELL, CITY, HEX, KIND, NUMBER_ROLES, Form, Forms, Part, PartValue, Slot
from rotonde.desk.ground import Ground, ground_of
from rotonde.desk.shapes import Meaning, PlainObjection, Refusal, Why

MOST_TRIED: Final = 60
"""So many actions of a kind are tried to find the one nearest to legal."""

Fixed = dict[str, PartValue]
"""Fields that were pointed at or chosen, with their values."""


def why(state: State, seat: Seat, asked: Part | Sequence[Part] | Action) -> Why:
    """What pointing at a part, choosing a path (kind first, then part by part) or playing an action would mean."""
    if isinstance(asked, Part):
        return _why_part(state, seat, asked)
    if isinstance(asked, (list, tuple)):
        return _why_path(state, seat, asked)
    return _answer(state, seat, [], [asked])


def _why_part(state: State, seat: Seat, part: Part) -> Why:
    """Every kind of action that the part could belong to: what is legal, or what comes nearest."""
    forms, ground = state.game.forms, ground_of(state)
    legal = state.legal(seat)
    meanings: list[Action] = []
    nearest: list[Action] = []
    for form in forms.actions.values():
        pointed = [] if form.is_dealt else list(_pointed(form, part, ground))
        found = [a for a in legal if forms.form_of(a) is form and any(_holds(forms, a, fixed) for fixed in pointed)]
        meanings += found
        if pointed and not found:
            tried = chain.from_iterable(_candidates(state, form, fixed, legal, ground) for fixed in pointed)
            nearest += _nearest(state, seat, tried)
    return _answer(state, seat, meanings, nearest)


def _why_path(state: State, seat: Seat, path: Sequence[Part]) -> Why:
    """A half-made choice: the actions that it can become, or the nearest to legal of its kind."""
    forms = state.game.forms
    form = forms.actions.get(str(path[0].value)) if path and path[0].role == KIND else None
    if form is None:
        return _answer(state, seat, [], [])
    chosen = tuple(path[1:])
    legal = state.legal(seat)
    found = [a for a in legal if forms.form_of(a) is form and forms.parts(a)[: len(chosen)] == chosen]
    if found:
        return _answer(state, seat, found, [])
    fixed = _fixed_by(form, chosen)
    tried = _candidates(state, form, fixed, legal, ground_of(state))
    return _answer(state, seat, [], _nearest(state, seat, tried))


def _pointed(form: Form, part: Part, ground: Ground) -> Iterator[Fixed]:
    """The fields of a form that what was pointed at could fill: a hex stands also for its city, a city for its hex."""
    same = [part]
    if part.role in (HEX, CELL):
        same += [Part(CITY, city) for city in ground.cities_at.get(str(part.value), ())]
    elif part.role == CITY and part.value in ground.hex_of:
        same.append(Part(HEX, ground.hex_of[str(part.value)]))
    for slot in form.slots:
        for meant in same:
            if slot.role == meant.role:
                yield {slot.field: meant.value}


def _holds(forms: Forms, action: Action, fixed: Mapping[str, PartValue]) -> bool:
    plain = forms.plain(action)
    for field, value in fixed.items():
        held = plain[field]
        if value not in held if isinstance(held, list) else value != held:
            return False
    return True


def _fixed_by(form: Form, chosen: Sequence[Part]) -> Fixed:
    """The fields that a path fills, as far as its parts fit them."""
    fixed: Fixed = {}
    for slot, part in zip(form.slots, chosen, strict=False):
        if slot.role == part.role:
            fixed[slot.field] = part.value
    return fixed


def _candidates(
    state: State, form: Form, fixed: Mapping[str, PartValue], legal: Sequence[Action], ground: Ground
) -> Iterator[Action]:
    """Actions of a kind with those parts: first legal ones with the parts exchanged, then all that the board knows."""
    forms = state.game.forms
    for action in islice((a for a in legal if forms.form_of(a) is form), MOST_TRIED // 2):
        plain = forms.plain(action)
        for slot in form.slots:
            if slot.field in fixed:
                plain[slot.field] = [fixed[slot.field]] if slot.many else fixed[slot.field]
        yield forms.value(plain)
    choices = [_values(slot, fixed, ground) for slot in form.slots]
    for values in islice(product(*choices), MOST_TRIED):
        plain = {KIND: form.kind}
        for slot, value in zip(form.slots, values, strict=True):
            plain[slot.field] = [value] if slot.many else value
        yield forms.value(plain)


def _values(slot: Slot, fixed: Mapping[str, PartValue], ground: Ground) -> Sequence[PartValue]:
    if slot.field in fixed:
        return (fixed[slot.field],)
    known = ground.vocabulary.get(slot.role, (1,))
    # Of numbers the least, one in the middle and the greatest say enough.
    return sorted({known[0], known[len(known) // 2], known[-1]}) if slot.role in NUMBER_ROLES else known


def _nearest(state: State, seat: Seat, tried: Iterator[Action]) -> list[Action]:
    """The action with the fewest objections."""
    best: Action | None = None
    fewest = 0
    for action in islice(tried, MOST_TRIED):
        number = len(state.objections(seat, action))
        if best is None or number < fewest:
            best, fewest = action, number
        if fewest <= 1:
            break
    return [] if best is None else [best]


def _answer(state: State, seat: Seat, meanings: Sequence[Action], tried: Sequence[Action]) -> Why:
    forms = state.game.forms
    meant = [Meaning(kind=forms.form_of(action).kind, send=str(action)) for action in meanings]
    refusals: list[Refusal] = []
    objections: list[PlainObjection] = []
    for action in tried:
        against = [_plain(objection) for objection in state.objections(seat, action)]
        kind = forms.form_of(action).kind
        if not against:
            meant.append(Meaning(kind=kind, send=str(action)))
            continue
        refusals.append(Refusal(kind=kind, send=str(action), objections=against))
        objections += [objection for objection in against if objection not in objections]
    return Why(meanings=meant, refusals=refusals, objections=objections)


def _plain(objection: Objection) -> PlainObjection:
    details = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in objection.details.items()}
    return PlainObjection(rule=objection.rule, code=objection.code, details=details)
