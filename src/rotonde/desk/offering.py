"""What may be decided, as a tree of choices: first the kind of action, then part by part; a leaf is what is sent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from rotonde.core.contract import Action, Seat, State
from rotonde.core.forms import KIND, Form, Slot
from rotonde.desk.shapes import Choice, Node, Value

Branches = dict[Value, tuple[Choice, Any]]
"""The choices of a node by value, each with the branches below it."""

MOST_LEAVES: Final = 2048
"""How many leaves are remembered of each form, for games that make their actions anew."""


class Leaf(NamedTuple):
    """The end of a branch, in every tree that the action stands in: it is never changed."""

    action: Action
    """Held, so that no other action has its `id`."""
    path: tuple[Value, ...]
    choice: Choice


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
    for _, alike in groupby(legal, type):
        actions = list(alike)
        form = forms.form_of(actions[0])
        if form.kind not in kinds:
            kinds[form.kind] = ({"value": form.kind}, {})
            root["choices"].append(kinds[form.kind][0])
        choice, branches = kinds[form.kind]
        if not form.slots or any(slot.many or slot.base for slot in form.slots):
            for action in actions:
                _add(choice, branches, form, action)
        else:
            _add_alike(choice, branches, form, actions)
    return root


def _add(choice: Choice, branches: Branches, form: Form, action: Action) -> None:
    """One action into the tree below its kind."""
    for slot in form.slots:
        held = getattr(action, slot.field)
        for item in held if slot.many else (held,):
            choice, branches = _step(choice, branches, slot, item + slot.base if slot.base else item)
    choice["send"] = str(action)


def _add_alike(choice: Choice, branches: Branches, form: Form, actions: Iterable[Action]) -> None:
    """Many actions of one kind that all have as many parts: no leaf of theirs is a branch, and no two are the same."""
    *inner, last = form.slots
    known = _leaves(form)
    if len(known) > MOST_LEAVES:
        known.clear()
    grown: dict[tuple[Value, ...], list[Choice]] = {}
    for action in actions:
        leaf = known.get(id(action))
        if leaf is None:
            leaf = known[id(action)] = _leaf(form, action)
        found = grown.get(leaf.path)
        if found is None:
            here, below = choice, branches
            for slot, part in zip(inner, leaf.path, strict=True):
                here, below = _step(here, below, slot, part)
            found = grown[leaf.path] = _node(here, last)["choices"]
        found.append(leaf.choice)


@cache
def _leaves(form: Form) -> dict[int, Leaf]:
    """What was made of actions of a form: games hand out the same ones move after move, and making it is most of the work."""
    return {}


def _leaf(form: Form, action: Action) -> Leaf:
    *path, value = [getattr(action, slot.field) for slot in form.slots]
    return Leaf(action, tuple(path), {"value": value, "send": str(action)})


def _step(choice: Choice, branches: Branches, slot: Slot, value: Value) -> tuple[Choice, Branches]:
    """The choice of a value below another choice, made if it is not there."""
    known = branches.get(value)
    if known is None:
        known = branches[value] = ({"value": value}, {})
        _node(choice, slot)["choices"].append(known[0])
    return known


def _node(choice: Choice, slot: Slot) -> Node:
    """What follows a choice, made if it is not there."""
    node = choice.get("next")
    if node is None:
        node = choice["next"] = Node(role=slot.role, field=slot.field, choices=[])
    return node
