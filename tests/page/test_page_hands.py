"""A whole turn of each game by keyboard only, and one on a phone by touch. Who has the other seats sits at the same screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from positions import recorded
from reader import PHONE, Reader, Readers
from serving_process import Serving

TURNS = {
    "rocket": ("PlaceStation", "Turn", ("PlaceStation", "TakeToken")),
    "tycoon": ("Build", "Turn", ("Stop", "Build")),
    "england": ("Build", "Turn", ("Stop", "Build")),
    "shares": ("Build", "CompanyAction", ("Stop", "Build")),
    "dice": ("Roll", "Turn", ("Roll", "Lay", "EndTurn")),
}
"""Where a turn begins (an action at a step), and the kinds of action that bring it to its end."""

ON_BOARD = {**TURNS, "dice": ("PlaceStation", "PlaceOwn", ("PlaceStation",))}
"""The same with an action on the board first."""


def play_turn(reader: Reader, decide: Callable[..., None], kinds: tuple[str, ...]) -> None:
    """Decide until the screen is to be handed over to the next player."""
    cover = reader.page.locator(".cover")
    while not cover.count():
        decide(*kinds)
        reader.page.wait_for_selector(".poster.mine, .cover")


@pytest.mark.parametrize("game_id", TURNS)
def test_a_whole_turn_by_keyboard(readers: Readers, site: Serving, game_id: str) -> None:
    kind, step, kinds = TURNS[game_id]
    with readers.open(site.address, still=True) as reader:
        reader.continue_from(recorded(game_id)[kind][step], "me")
        reader.wait_for_my_decision()
        play_turn(reader, reader.decide_by_key, kinds)
        reader.page.keyboard.press("Enter")
        expect(reader.page.locator(".cover")).to_have_count(0)
        assert reader.wait_for_my_decision()


@pytest.mark.parametrize("game_id", ON_BOARD)
def test_a_whole_turn_on_a_phone_by_touch(readers: Readers, site: Serving, game_id: str) -> None:
    kind, step, kinds = ON_BOARD[game_id]
    with readers.open(site.address, lang="fr-FR", size=PHONE, still=True) as reader:
        position = recorded(game_id)[kind][step]
        reader.continue_from(position, "me")
        reader.wait_for_my_decision()
        assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        play_on_board(reader, position.seat, kind)
        reader.page.wait_for_selector(".poster.mine, .cover")
        play_turn(reader, reader.decide_by_touch, kinds)
        reader.page.locator(".cover button").tap()
        assert reader.wait_for_my_decision()


def play_on_board(reader: Reader, seat: int, kind: str) -> None:
    """The first tap on a cell shows what it would bring, the second plays it."""
    offers = reader.offers(seat)
    if len(offers) > 1:
        reader.page.locator(f".menu button[data-choice={kind}]").tap()
    cells = reader.on_screen([choice["value"] for choice in offers[kind]["next"]["choices"]])
    assert cells, "the board opens where nothing can be done"
    before = reader.number()
    reader.tap_cell(cells[0])
    expect(reader.page.locator(".poster .path")).to_contain_text(cells[0])
    if not reader.page.locator(".confirm").count():
        reader.page.locator(".menu button:not(.none)").first.tap()
    expect(reader.page.locator(".preview")).to_contain_text(cells[0])
    assert reader.number() == before
    reader.tap_cell(cells[0])
    reader.wait_for_number_above(before)
