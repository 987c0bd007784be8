"""Each game in the browser, from the page where its table is made to its result; Rocket begins at the front page, elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route, expect
from positions import recorded
from reader import Reader, Readers
from results import check_result
from serving_process import Serving

AT = "(n) => Number(document.querySelector('.table').dataset.number) === n"
BETWEEN_CLICKS = 500
"""Milliseconds after which a click is no longer the second of a double click."""


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


def owned(reader: Reader, seat: int, owner: int | str) -> int:
    """How many links somebody has."""
    return sum(link["owner"] == owner for link in reader.view(seat)["links"])


def cheapest_link(reader: Reader, seat: int) -> list[str]:
    """The actions of the link that the page offers first."""
    reader.page.locator(".aid li button").first.wait_for()
    bundles = reader.fetch(f"/tables/{reader.table}/bundles?seat={seat}")["bundles"]
    actions: list[str] = min(bundles, key=lambda bundle: (not bundle["finishes"], bundle["price"]))["send"]
    return actions


def test_a_whole_link_is_built_in_one_gesture(readers: Readers, site: Serving) -> None:
    """In Tycoon a link ends the action, so that it is asked about first."""
    with readers.open(site.address, still=True) as reader:
        position = recorded("tycoon")["Build"]["Turn"]
        reader.continue_from(position)
        link, actions = reader.page.locator(".aid li button").first, cheapest_link(reader, position.seat)
        link.click()
        expect(link).to_contain_text("click again")
        before, number = owned(reader, position.seat, position.seat), reader.number()
        link.click()
        reader.wait_for_number_above(number + len(actions) - 1)
        assert owned(reader, position.seat, position.seat) == before + 1
        assert reader.sent == actions


def test_a_whole_link_that_can_be_taken_back_is_built_at_once_and_taken_back_as_a_whole(readers: Readers, site: Serving) -> None:
    """In the share game the company may build a second link after it."""
    with readers.open(site.address, still=True) as reader:
        position = recorded("shares")["Build"]["CompanyAction"]
        reader.continue_from(position)
        link, actions = reader.page.locator(".aid li button").first, cheapest_link(reader, position.seat)
        link.hover()
        expect(reader.page.locator(".aid .reasons-of-price")).to_contain_text("$")
        company, number = reader.view(position.seat)["step"]["company"], reader.number()
        before = owned(reader, position.seat, company)
        link.click()
        reader.wait_for_number_above(number + len(actions) - 1)
        assert owned(reader, position.seat, company) == before + 1
        reader.page.get_by_role("button", name="Undo").click()
        reader.page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.number) === {number}")
        assert owned(reader, position.seat, company) == before


def two_tiles_of_a_link(reader: Reader, seat: int) -> int:
    """Lay them, and come back to the number of the position before."""
    table, number = f"/tables/{reader.table}", reader.number()
    bundles = reader.fetch(f"{table}/bundles?seat={seat}")["bundles"]
    for action in max((bundle["send"] for bundle in bundles), key=len)[:2]:
        asked_at = reader.fetch(f"{table}/offers?seat={seat}")["asked_at"]
        reader.post(f"{table}/act", seat=seat, action=action, asked_at=asked_at, key=f"{asked_at} {action}")
    reader.wait_for_number_above(number + 1)
    return number


def test_a_double_click_takes_back_one_action_and_a_second_click_another(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        asked = list[str]()
        reader.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/undo") else None)
        position = recorded("tycoon")["Build"]["Turn"]
        reader.continue_from(position)
        first = two_tiles_of_a_link(reader, position.seat)
        undo = reader.page.get_by_role("button", name="Undo")
        undo.dblclick()
        reader.page.wait_for_function(AT, arg=first + 1)
        reader.page.wait_for_timeout(BETWEEN_CLICKS)
        assert (reader.number(), len(asked)) == (first + 1, 1)
        undo.click()
        reader.page.wait_for_function(AT, arg=first)
        assert len(asked) == 2


def test_undo_asked_for_again_before_the_first_is_shown_takes_back_one_action(readers: Readers, site: Serving) -> None:
    with readers.open(site.address, still=True) as reader:
        position = recorded("tycoon")["Build"]["Turn"]
        reader.continue_from(position)
        first = two_tiles_of_a_link(reader, position.seat)
        held = list[Route]()
        reader.page.route("**/undo", lambda route: held.append(route))
        for _ in range(2):
            reader.page.keyboard.press("Control+z")
            reader.page.wait_for_timeout(BETWEEN_CLICKS)
        assert len(held) == 1
        held[0].continue_()
        reader.page.wait_for_function(AT, arg=first + 1)


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


def test_a_decision_of_one_kind_says_what_it_is_for(readers: Readers, site: Serving) -> None:
    """Where no kind is asked for, none is listed that could say it."""
    with readers.open(site.address, still=True) as reader:
        reader.continue_from(recorded("shares")["Dividend"]["DividendChoice"])
        expect(reader.page.locator(".poster")).to_contain_text("Paid to all who hold its shares")
