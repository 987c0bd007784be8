"""What may be decided, as a tree of choices: first the kind of action, then part by part; a leaf is what is sent."""

from __future__ import annotations

from typing import Any

from rotonde.core.contract import Action, Seat, State
from rotonde.core.forms import KIND, Form, Slot
from rotonde.desk.shapes import Choice, Node, Value

Branches = dict[Value, tuple[Choice, Any]]
"""The choices of a node by value, each with the branches below it."""


def offers(state: State, seat: Seat) -> Node | None:
    """The legal actions of a seat as a tree, in the order of `State.legal`; None where it has nothing to decide.

    Chance is not offered: what the dealer does is no decision.
    """
    legal = state.legal(seat) if seat >= 0 else ()
    if not legal:
        return None
    forms = state.game.forms
    root = Node(role=KIND, field=KIND, choices=[])
    kinds: Branches = {}
    for action in legal:
        form = forms.form_of(action)
        if form.kind not in kinds:
            kinds[form.kind] = ({"value": form.kind}, {})
            root["choices"].append(kinds[form.kind][0])
        choice, branches = kinds[form.kind]
        _add(choice, branches, form, action)
    return root


def _add(choice: Choice, branches: Branches, form: Form, action: Action) -> None:
    """One action into the tree below its kind."""
    for slot in form.slots:
        held = getattr(action, slot.field)
        for item in held if slot.many else (held,):
            choice, branches = _step(choice, branches, slot, item + slot.base if slot.base else item)
    choice["send"] = str(action)


def _step(choice: Choice, branches: Branches, slot: Slot, value: Value) -> tuple[Choice, Branches]:
    """The choice of a value below another choice, made if it is not there."""
    known = branches.get(value)
    if known is None:
        known = branches[value] = ({"value": value}, {})
        node = choice.get("next")
        if node is None:
            node = choice["next"] = Node(role=slot.role, field=slot.field, choices=[])
        node["choices"].append(known[0])
    return known
