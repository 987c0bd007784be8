"""Refusals with their facts: the rule, the code, and what the sentence is made of."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon_table import (
    GAME,
    auction,
    begun,
    close_cards,
    drawn_board,
    give_card,
    open_card,
    play,
    put_cubes,
    put_link,
    put_links,
)

import rotonde
from rotonde.games.tycoon.state import TycoonState

GRANT = {"type": "track_prices", "terrain": {"open": 0}}


def told(state: TycoonState, text: str, seat: int | None = None) -> list[tuple[str, str, dict[str, Any]]]:
    """Rule, code and details of every objection to whoever is to act."""
    actor = state.to_act[0] if seat is None else seat
    return [(o.rule, o.code, dict(o.details)) for o in state.objections(actor, GAME.parse(text))]


@pytest.mark.rule("RT-9.5", "RT-9.9", "RT-9.10")
def test_what_is_said_of_a_card_that_cannot_be_named_with_a_build() -> None:
    state = begun()
    close_cards(state)
    assert told(state, "use magic") == [("RT-9.10", "unknown_card", {"card": "magic"})]
    assert told(state, "use executive") == [
        ("RT-9.5", "card_not_for_a_build", {"card": "executive"}),
        ("RT-9.5", "card_not_held", {"card": "executive"}),
    ]
    assert told(state, "use land_grant") == [("RT-9.5", "card_not_held", {"card": "land_grant"})]
    for _ in range(2):
        give_card(state, 0, "land_grant")
    play(state, "use land_grant")
    assert told(state, "use land_grant") == [("RT-9.9", "card_named_twice", {"card": "land_grant"})]
    assert told(state, "stop") == [("RT-5.3", "no_tile_laid", {})]
    play(state, "build W9 NE-W")
    assert ("RT-9.9", "card_named_too_late", {"card": "land_grant"}) in told(state, "use land_grant")


@pytest.mark.rule("RT-5.2")
def test_a_card_is_not_named_where_nothing_can_be_built() -> None:
    board = drawn_board("A ~ B", " . . .")
    board["cities"][0]["sides"] = board["cities"][1]["sides"] = ["NE"]
    board["operations"] = [
        {"id": "grant", "name": "Grant", "symbol": "hand", "count": 1, "start": True, "effect": GRANT},
    ]
    state = begun(board=board)
    give_card(state, 0, "grant")
    assert told(state, "use grant") == [("RT-5.2", "nothing_to_build", {})]
    assert [str(a) for a in state.legal(0)] == ["pass", *[f"issue {n}" for n in range(1, 21)], "upgrade"]


@pytest.mark.rule("RT-9.1", "RT-9.2", "RT-9.4")
def test_what_is_said_of_a_card_that_cannot_be_taken() -> None:
    state = begun()
    close_cards(state)
    open_card(state, "railroad_era")
    assert told(state, "take magic") == [("RT-9.10", "unknown_card", {"card": "magic"})]
    assert told(state, "take hotel_york") == [("RT-9.1", "card_not_open", {"card": "hotel_york"})]
    assert told(state, "take railroad_era") == [("RT-9.2", "card_cannot_be_taken", {"card": "railroad_era"})]
    open_card(state, "new_industry")
    state.new_cities = [0] * len(state.new_cities)
    assert told(state, "take new_industry") == [("RT-9.4", "card_would_do_nothing", {"card": "new_industry"})]


@pytest.mark.rule("RT-4.1", "RT-4.3")
def test_what_is_said_of_a_bid() -> None:
    state = auction()
    assert told(state, "bid 0") == [("RT-4.1", "bid_below_minimum", {"amount": 0})]
    play(state, "bid 7")
    assert told(state, "bid 7") == [("RT-4.1", "bid_not_above_last", {"amount": 7, "price": 7})]
    assert told(state, "bid 101") == [("RT-4.3", "bid_above_most", {"amount": 101, "price": 100})]
    assert told(state, "bid 100") == []
    assert told(state, "upgrade") == [("RT-4.4", "auction_open", {})]
    assert told(state, "bid 9", seat=0) == [("RT-4.1", "not_your_decision", {})]
    assert told(begun(), "bid 5") == [("RT-4.1", "no_auction_open", {})]


@pytest.mark.rule("RT-3.3")
def test_what_is_said_of_shares() -> None:
    state = begun()
    for number in (0, 21):
        assert told(state, f"issue {number}") == [("RT-3.3", "shares_out_of_range", {"shares": number, "most": 20})]
    assert (told(state, "issue 1"), told(state, "issue 20")) == ([], [])
    play(state, "issue 20")
    assert told(state, "issue 1") == [("RT-3.3", "shares_issued_just_now", {})]
    play(state, "pass")
    assert told(state, "issue 1") == []


@pytest.mark.rule("RT-2.1", "RT-1.3", "RT-6.2")
def test_what_is_said_of_cubes_that_are_dealt() -> None:
    state = begun()
    close_cards(state)
    play(state, "urbanize Toledo blue")
    while state.bag[0]:
        state.bag[0] -= 1
        state.cubes[0] += 1
    assert told(state, "cubes Boston : yellow yellow") == [
        ("RT-6.2", "cubes_for_another_city", {"city": "Boston", "right": "Toledo"})
    ]
    assert told(state, "cubes Toledo : yellow") == [("RT-6.2", "wrong_number_of_cubes", {"number": 1, "right": 2})]
    assert told(state, "cubes Toledo : red yellow") == [("RT-1.3", "not_in_the_bag", {"colour": "red", "number": 0})]
    assert told(state, "cubes Toledo : yellow green") == [
        ("RT-1.3", "unknown_colour", {"colour": "green"}),
        ("RT-6.2", "cubes_not_in_order", {"order": "red, yellow, blue, black, purple"}),
    ]
    play(state, "cubes Toledo : yellow blue")
    assert told(state, "cubes Toledo : yellow blue", seat=rotonde.DEALER) == [
        ("RT-2.1", "no_cubes_to_draw", {}),
        ("RT-4.4", "not_your_decision", {}),
    ]


@pytest.mark.rule("RT-6.1", "RT-6.3", "RT-7.1", "RT-10.1")
def test_what_is_said_of_cities_and_levels() -> None:
    state = begun()
    assert told(state, "urbanize Boston blue") == [("RT-6.1", "city_not_grey", {"city": "Boston", "colour": "yellow"})]
    assert told(state, "urbanize Oz green") == [
        ("RT-6.1", "unknown_city", {"city": "Oz"}),
        ("RT-6.1", "unknown_colour", {"colour": "green"}),
    ]
    assert told(state, "urbanize Toledo red") == [("RT-6.1", "no_new_city_of_colour", {"colour": "red"})]
    state.level[0] = 8
    assert told(state, "upgrade") == [("RT-7.1", "highest_level", {"level": 8})]
    assert told(state, "west Oz") == [("RT-10.1", "no_western_city", {"city": "Oz"})]
    assert told(begun(beginners=True), "west Kansas City") == [("RT-13.2", "no_western_links", {})]


@pytest.mark.rule("RT-8.1", "RT-8.2", "RT-8.3", "RT-8.4", "RT-8.5")
def test_what_is_said_of_a_route() -> None:
    state = begun()
    put_links(state, 1, "Baltimore", "Philadelphia")
    put_links(state, 0, "Philadelphia", "New York")
    put_cubes(state, "Baltimore", "red blue")
    assert told(state, "deliver green Oz via 9") == [
        ("RT-8.1", "unknown_colour", {"colour": "green"}),
        ("RT-8.1", "unknown_city", {"city": "Oz"}),
        ("RT-8.1", "unknown_link", {"link": 9}),
    ]
    assert told(state, "deliver black Baltimore via 1")[0] == (
        "RT-8.1",
        "no_such_cube",
        {"city": "Baltimore", "colour": "black"},
    )
    assert told(state, "deliver red Baltimore via 2") == [
        ("RT-8.1", "links_do_not_meet", {"link": 2, "city": "Baltimore"}),
    ]
    assert told(state, "deliver blue Baltimore via 1 2") == [
        ("RT-8.1", "wrong_colour", {"city": "New York", "colour": "blue"}),
        ("RT-8.2", "too_many_links", {"number": 2, "level": 1}),
        ("RT-8.3", "first_link_not_own", {"link": 1, "owner": 1}),
        ("RT-8.5", "must_stop", {"city": "Philadelphia", "colour": "blue"}),
    ]
    assert ("RT-8.4", "link_twice", {"link": 1}) in told(state, "deliver red Baltimore via 1 1")
    assert ("RT-8.4", "city_twice", {"city": "Baltimore"}) in told(state, "deliver red Baltimore via 1 1")


@pytest.mark.rule("RT-13.2")
def test_beginners_have_no_cards_that_score() -> None:
    state = begun(beginners=True)
    put_link(state, 0, "Baltimore", "Philadelphia")
    put_cubes(state, "Baltimore", "blue red")
    play(state, "deliver blue Baltimore via 1")
    assert state.points == [1, 0]
    assert not any(state.deck + state.open)
    assert [row["tycoon"] for row in state.view(0)["seats"]] == [None, None]


@pytest.mark.rule("RT-4.4")
def test_there_are_no_other_seats_and_no_moves_after_the_end() -> None:
    state = begun(max_turns=1)
    assert told(state, "pass", seat=2) == [("RT-4.4", "unknown_seat", {"number": 2})]
    assert told(state, "pass", seat=-2) == [("RT-4.4", "unknown_seat", {"number": -2})]
    assert told(state, "pass", seat=rotonde.DEALER) == [
        ("RT-4.4", "not_your_decision", {}),
        ("RT-4.4", "not_for_the_dealer", {}),
    ]
    while not state.over:
        play(state, "pass")
    assert told(state, "pass", seat=0) == [("RT-12.5", "game_over", {})]
    assert state.to_act == ()
