"""Every kind of decision of every game is made by mouse, wherever the recorded games come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from positions import kinds_of, recorded, steps_of
from reader import Reader, Readers
from serving_process import Serving

import rotonde

KINDS = [(game_id, kind) for game_id in rotonde.games() for kind in kinds_of(game_id)]


@pytest.fixture(scope="module")
def decider(readers: Readers, site: Serving) -> Iterator[Reader]:
    """One window for all decisions: each is made at a table of its own."""
    with readers.open(site.address, still=True) as someone:
        yield someone


@pytest.mark.parametrize(("game_id", "kind"), KINDS)
def test_is_made_by_mouse(decider: Reader, game_id: str, kind: str) -> None:
    for step, position in recorded(game_id)[kind].items():
        decider.continue_from(position)
        decider.wait_for_my_decision()
        expect(decider.page.locator("#asked")).not_to_be_empty()
        decider.sent.clear()
        decider.decide(kind)
        action = rotonde.game(game_id).parse(decider.sent[0])
        assert type(action).__name__ == kind, f"{step}: {action}"


@pytest.mark.parametrize("game_id", rotonde.games())
def test_no_step_is_left_out(game_id: str) -> None:
    assert {step for kind in kinds_of(game_id) for step in recorded(game_id)[kind]} == steps_of(game_id)
