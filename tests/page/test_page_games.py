"""Each game in the browser, from the page where its table is made to its result; Rocket begins at the front page, elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from positions import recorded
from reader import Readers
from results import check_result
from serving_process import Serving


class Short(NamedTuple):
    """A game that is over soon: with these options, if the reader prefers these kinds of action."""

    options: dict[str, Any]
    kinds: tuple[str, ...]
    charts: int


GAMES = {
    "tycoon": Short({"max_turns": 1}, ("Deliver", "Stop", "Build", "Pass"), 3),
    "england": Short({"max_turns": 1}, ("Deliver", "Stop", "Build", "Pass"), 3),
    "shares": Short({"end_empty_cities": 1}, ("Offer", "Drop", "Bid", "Deliver", "Via", "Build", "Stop"), 3),
    "dice": Short({"setup": "fixed"}, ("Carry", "Roll", "EndTurn"), 2),
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_by_mouse(readers: Readers, site: Serving, game_id: str) -> None:
    game = GAMES[game_id]
    with readers.open(site.address, still=True) as reader:
        reader.create(game_id, ["me", "bot:random"], game.options)
        assert reader.play_to_the_end(*game.kinds)
        check_result(reader, game.charts)


LINKS_ABOVE = "async ([desk, number]) => (await (await fetch(desk)).json()).public.view.links.length > number"


def test_a_whole_link_is_built_in_one_gesture(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        position = recorded("tycoon")["Build"]["Turn"]
        reader.continue_from(position)
        link = reader.page.locator(".aid li button").first
        link.click()
        expect(link).to_contain_text("click again")
        before = len(reader.view(position.seat)["links"])
        link.click()
        desk = f"/api/tables/{reader.table}/desk?seat={position.seat}"
        reader.page.wait_for_function(LINKS_ABOVE, arg=[desk, before], polling=100)


def test_a_delivery_is_chosen_from_the_list_with_what_it_brings(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        reader.continue_from(recorded("tycoon")["Deliver"]["Turn"])
        reader.page.locator(".menu button[data-choice=Deliver]").click()
        delivery = reader.page.locator(".deliveries li button").first
        expect(delivery).to_contain_text("+")
        delivery.click()
        before = reader.number()
        reader.page.locator(".confirm .main").click()
        reader.wait_for_number_above(before)
        assert reader.sent[0].startswith("deliver ")
