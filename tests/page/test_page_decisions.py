"""Every kind of decision of every game is made by mouse: every kind of action, at every step at which recorded games have it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from positions import kinds_of, recorded, steps_of
from reader import Reader, Readers
from serving_process import Serving

import rotonde


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_kind_is_made_by_mouse(readers: Readers, site: Serving, game_id: str) -> None:
    """One screen for all seats of a table, which goes on as long as it asks for something that was not decided before."""
    missing = {(kind, step) for kind in kinds_of(game_id) for step in recorded(game_id)[kind]}
    with readers.open(site.address, still=True) as reader:
        while missing:
            found: tuple[str, str] | None = min(missing)
            reader.continue_from(recorded(game_id)[found[0]][found[1]], "me")
            reader.wait_for_my_decision()
            while found:
                decide(reader, game_id, found[0])
                missing.remove(found)
                found = something_new(reader, missing)


def decide(reader: Reader, game_id: str, kind: str) -> None:
    expect(reader.page.locator("#asked")).not_to_be_empty()
    reader.sent.clear()
    reader.decide(kind)
    assert [type(rotonde.game(game_id).parse(action)).__name__ for action in reader.sent] == [kind]


def something_new(reader: Reader, missing: set[tuple[str, str]]) -> tuple[str, str] | None:
    """A kind of decision that is missing and that the next one to decide can make, if the game goes on."""
    if not reader.hand_over():
        return None
    told = reader.fetch(f"/tables/{reader.table}/desk")["public"]
    offered = reader.offers(told["to_act"][0])
    return next(((kind, step) for kind, step in sorted(missing) if step == told["step"]["kind"] and kind in offered), None)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_no_step_is_left_out(game_id: str) -> None:
    assert {step for kind in kinds_of(game_id) for step in recorded(game_id)[kind]} == steps_of(game_id)


def test_pointing_at_a_share_that_somebody_has_says_why_not(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.continue_from(recorded("shares")["Deliver"]["CompanyAction"])
        reader.wait_for_my_decision()
        reader.page.locator("article .chip").first.hover()
        expect(reader.page.locator(".reasons")).to_contain_text("EA-")
