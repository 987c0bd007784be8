"""Each game in the browser, from the page where its table is made to its result; Rocket begins at the front page, elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from positions import recorded
from reader import Reader, Readers
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


def test_a_whole_link_is_built_in_one_gesture(reader: Reader) -> None:
    reader.continue_from(recorded("tycoon")["Build"]["Turn"])
    reader.wait_for_my_decision()
    seat = reader.fetch(f"/tables/{reader.table}")["you"]["seats"][0]
    link = reader.page.locator(".aid li button").first
    link.click()
    expect(link).to_contain_text("click again")
    before = len(reader.view(seat)["links"])
    link.click()
    reader.page.wait_for_function(FINISHED, arg=[f"/api/tables/{reader.table}/desk?seat={seat}", before])


FINISHED = "async ([desk, before]) => (await (await fetch(desk)).json()).public.view.links.length > before"
