"""The tree of choices: one leaf for each legal action, and each leaf is that action."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from playing import positions
from rotonde.core.contract import State
from rotonde.core.forms import Part
from rotonde.desk import offers
from rotonde.desk.shapes import Node
from rotonde.records import read_record, walk

RECORDED = sorted((Path(__file__).parents[1] / "recorded").rglob("*.txt"))


def leaves(node: Node, path: tuple[Part, ...] = ()) -> Iterator[tuple[tuple[Part, ...], str]]:
    """Every way through the tree, with what is sent at its end."""
    for choice in node["choices"]:
        here = (*path, Part(node["role"], choice["value"]))
        if "send" in choice:
            yield here, choice["send"]
        if "next" in choice:
            yield from leaves(choice["next"], here)


def check(state: State) -> None:
    game = state.game
    for seat in state.to_act:
        tree = offers(state, seat)
        if seat == rotonde.DEALER:
            assert tree is None
            continue
        assert tree is not None
        found = list(leaves(tree))
        legal = state.legal(seat)
        assert sorted(send for _, send in found) == sorted(map(str, legal))
        assert len({path for path, _ in found}) == len(found)
        for path, send in found:
            assert game.forms.action(str(path[0].value), path[1:]) == game.parse(send)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_legal_action_of_every_recorded_position_is_one_leaf(path: Path) -> None:
    for _, _, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        check(state)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_random_positions_too_and_nothing_for_who_does_not_decide(game_id: str) -> None:
    for state in positions(game_id, rotonde.game(game_id).players[-1], 4, 20):
        check(state)
        for seat in range(state.players):
            if seat not in state.to_act:
                assert offers(state, seat) is None


def test_a_choice_may_end_and_go_on() -> None:
    """A cube may stop or travel further over the same first link: the tree says both."""
    path = next(path for path in RECORDED if path.parent.name == "tycoon" and "greedy" in path.stem)
    ends_and_goes_on = 0
    for _, _, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        for seat in state.to_act:
            tree = offers(state, seat)
            text = json.dumps(tree)
            assert json.loads(text) == tree
            ends_and_goes_on += '"send": "deliver' in text and text.count('", "next": {"role": "link"') > 0
    assert ends_and_goes_on
