"""Views are what their types say: the page's types are made from them."""

from __future__ import annotations

import sys
import types
from importlib import import_module
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import rotonde
from playing import positions
from rotonde.core import contract
from write_shapes import VIEWS


def matches(value: Any, hint: Any) -> bool:
    """Whether a value, fresh from a view, is what a hint says."""
    if hint is Any:
        return True
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        return isinstance(value, dict) and value.keys() == hints.keys() and all(matches(value[k], h) for k, h in hints.items())
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any(matches(value, part) for part in inner)
    if origin is list:
        return isinstance(value, list) and all(matches(item, inner[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(matches(k, inner[0]) and matches(v, inner[1]) for k, v in value.items())
    return type(value) is hint


IS_COMPILED = not str(contract.__file__).endswith(".py")


@pytest.mark.skipif(IS_COMPILED, reason="a compiled module forgets the types of its TypedDicts; the plain one has them")
@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_view_is_of_its_type(game_id: str) -> None:
    module = import_module(f"rotonde.games.{game_id}.view")
    hint = getattr(module, VIEWS[game_id])
    assert sys.modules[hint.__module__] is module
    for state in positions(game_id, rotonde.game(game_id).players[-1], 6, 25):
        for seat in (None, 0):
            view = state.view(seat)
            for name, inner in get_type_hints(hint).items():
                assert matches(view[name], inner), (name, view[name])
            assert view.keys() == get_type_hints(hint).keys()


@pytest.mark.skipif(IS_COMPILED, reason="likewise")
def test_a_wrong_value_does_not_match() -> None:
    """The comparison itself can fail."""
    assert not matches({"tile": 1}, import_module("rotonde.games.dice.view").HeapRow)
    assert not matches({"tile": "1", "tokens": 2}, import_module("rotonde.games.dice.view").HeapRow)
    assert not matches([1, None], list[int])
    assert matches(None, int | None)


def test_links_have_one_number_in_views_actions_and_events() -> None:
    for game_id in ("tycoon", "england", "shares"):
        for state in positions(game_id, 2, 3, 12):
            numbers = [link["link"] for link in state.view(None)["links"]]
            assert numbers == list(range(1, len(numbers) + 1))
