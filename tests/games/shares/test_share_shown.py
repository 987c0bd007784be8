"""The share game: what a view says, field by field, and positions that are told and read back."""

from __future__ import annotations

from typing import Any

import pytest
from share_table import actions, decide, dividend_phase, opening, stock_phase, table, voting

from rotonde.games.shares.game import GAME
from rotonde.games.shares.state import ShareState


def chosen(view: dict[str, Any], *keys: str) -> list[Any]:
    return [view[key] for key in keys]


def building() -> ShareState:
    """GER has passed; MR has laid the first tile of a link."""
    state = actions(
        table(
            {"MR": [3, 1, 0], "GER": [0, 2, 4]},
            cash={"MR": 40, "GER": 5},
            money=[11, 22, 33],
            prices={"GER": 9},
            bonds={"GER": 1},
            issued={"GER": 1},
            links=["MR Leeds–Sheffield", "GER Leeds–York"],
            cubes={"Leeds": "red", "York": "black", "Sheffield": "yellow red red", "Manchester": "yellow"},
            end_empty_cities=49,
        )
    )
    decide(state, "pass", "build Q15 NE-NW")
    return state


def test_before_anything_is_dealt():
    view = GAME.start(players=2, seed=1).view(None)
    assert chosen(view, "game", "seat", "players", "board", "ply") == ["shares", None, 2, "England and Wales", 0]
    assert chosen(view, "to_act", "turn", "round", "first_player", "bag") == [[-1], 0, 0, None, 125]
    assert view["step"] == {"kind": "CubeDraw", "city": "Berwick", "number": 1}
    assert chosen(view, "links", "unfinished", "order", "company_order") == [[], [], [], []]
    assert view["options"] == GAME.start(players=2).options


@pytest.mark.rule("EA-1.2", "EA-5.1")
def test_a_view_says_whose_turn_it_is():
    view = building().view(1)
    assert chosen(view, "seat", "players", "to_act", "turn", "round", "first_player") == [1, 3, [0], 1, 1, 0]
    assert view["step"] == {"kind": "BuildLink", "seat": 0, "company": "MR", "city": "Sheffield", "hex": "P14", "price": 4}
    assert chosen(view, "company_order", "order") == [["GER", "MR"], ["GER", "MR"]]
    assert chosen(view, "idle_turns", "last_turn", "over", "end_reason", "winners") == [0, None, False, None, []]
    assert chosen(view, "auction", "ballot", "cube") == [None, None, None]


@pytest.mark.rule("EA-1.3", "EA-3.4", "EA-5.5", "EA-9.3")
def test_a_company_says_what_it_has_and_is_worth():
    companies = building().view(None)["companies"]
    assert companies["GER"] == {
        "name": "Great Eastern Railway",
        "colour": "blue",
        "price": 9,
        "final_price": 8,
        "controller": 2,
        "cash": 5,
        "capacity": 32,
        "bonds": 1,
        "income": 0,
        "available": 0,
        "issued": 1,
        "on_tile": 3,
        "links": 1,
    }
    assert chosen(companies["NER"], "controller", "price", "cash", "capacity", "links") == [None, 4, 0, 20, 0]


@pytest.mark.rule("EA-5.3", "EA-5.4")
def test_links_say_where_they_lie_and_where_the_next_tile_goes():
    view = building().view(None)
    assert view["links"] == [
        {"link": 1, "owner": "MR", "cities": ["Leeds", "Sheffield"], "tiles": [["R13", "N-S"]]},
        {"link": 2, "owner": "GER", "cities": ["York", "Leeds"], "tiles": [["S12", "NE-SW"]]},
    ]
    assert view["unfinished"] == [{"owner": "MR", "city": "Sheffield", "tiles": [["Q15", "NE-NW"]], "goes_on": ["P14", "SE"]}]
    assert view["build"] == {"second": False, "price": 4}


@pytest.mark.rule("EA-1.5", "EA-9.1")
def test_cities_say_their_colour_and_cubes():
    view = building().view(None)
    assert view["cities"]["Sheffield"] == {"hex": "R14", "colour": "black", "cubes": {"yellow": 1, "red": 2}, "empty": False}
    assert view["cities"]["Berwick"] == {"hex": "P1", "colour": None, "cubes": {}, "empty": True}
    assert chosen(view, "bag", "empty_cities", "empty_cities_to_end") == [125 - 6, 45, 49]


@pytest.mark.rule("EA-9.3")
def test_seats_say_their_cash_shares_and_worth():
    assert building().view(2)["seats"] == [
        {"cash": 11, "shares": {"MR": 3}, "passed": False, "score": 11 + 3 * 7},
        {"cash": 22, "shares": {"MR": 1, "GER": 2}, "passed": False, "score": 22 + 7 + 2 * 8},
        {"cash": 33, "shares": {"GER": 4}, "passed": False, "score": 33 + 4 * 8},
    ]


@pytest.mark.rule("EA-5.6")
def test_a_cube_on_its_way_says_how_far_it_has_come():
    links = ["MR Leeds–York", "MR Leeds–Sheffield"]
    state = actions(table({"MR": [3, 1, 0]}, links=links, cubes={"York": "black", "Leeds": "red"}))
    decide(state, "deliver black York")
    assert state.view(0)["cube"] == {"colour": "black", "origin": "York", "route": []}
    decide(state, "via 1")
    assert state.view(0)["cube"] == {"colour": "black", "origin": "York", "route": [1]}
    assert state.view(0)["step"] == {
        "kind": "MoveCube",
        "seat": 0,
        "company": "MR",
        "colour": "black",
        "origin": "York",
        "city": "Leeds",
    }


@pytest.mark.rule("EA-2.2", "EA-8.1")
def test_an_auction_says_what_is_up_and_who_is_in_it():
    state = stock_phase(table({"MR": [2, 1, 0]}, issued={"MR": 1}, money=[20, 20, 20]))
    decide(state, "pass", "offer MR issued")
    view = state.view(None)
    row = {"company": "MR", "box": "issued", "offerer": 1, "bid": None, "bidder": None, "active": [1, 2]}
    assert view["auction"] == row
    assert view["step"] == {"kind": "OpeningBid", "seat": 1, "company": "MR", "box": "issued", "price": 7}
    assert [seat["passed"] for seat in view["seats"]] == [True, False, False]
    decide(state, "bid 8")
    view = state.view(None)
    assert view["auction"] == {**row, "bid": 8, "bidder": 1, "active": [2, 1]}
    assert view["step"] == {"kind": "Auction", "seat": 2, "company": "MR", "box": "issued", "amount": 8, "bidder": 1}


@pytest.mark.rule("EA-7.2")
def test_a_ballot_says_who_votes_and_to_each_its_own_vote():
    state = voting()
    row = {"company": "GER", "buyer": "GER", "target": "MR", "votes": {"1": 1, "2": 2}, "waiting": [2]}
    assert [state.view(seat)["ballot"] for seat in (None, 0, 1, 2)] == [{**row, "own": own} for own in (None, None, False, None)]
    assert state.secrets_of(1) == [(("ballot",), {**row, "own": False})]
    assert state.choices_in() == 1
    assert state.view(0)["step"] == {"kind": "MergerVote", "seats": [2], "company": "GER", "buyer": "GER", "target": "MR"}


@pytest.mark.rule("EA-9.2")
def test_the_end_says_why_and_who_won():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[0, 20, 3]))
    state.idle_turns = 1
    decide(state, "pass")
    view = state.view(0)
    assert chosen(view, "to_act", "over", "end_reason", "winners", "idle_turns") == [[], True, "idle", [1], 2]
    assert view["step"] == {"kind": "GameOver", "reason": "idle"}


def bidding() -> ShareState:
    state = stock_phase(table({"MR": [2, 1, 0]}, issued={"MR": 1}, money=[20, 20, 20]))
    decide(state, "offer MR issued", "bid 8")
    return state


def declaring() -> ShareState:
    return dividend_phase(table({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"MR": 9}, bonds={"GER": 1}, links=["GER Leeds–York"]))


@pytest.mark.parametrize("make", [opening, building, bidding, voting, declaring])
def test_a_position_is_told_and_read_back(make):
    state = make()
    again = GAME.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [state.view(seat) for seat in (None, 0, 1, 2)]
    assert again.legal(state.to_act[0]) == state.legal(state.to_act[0])
