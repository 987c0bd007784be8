"""The share game: the very last number that a rule, a list, a board or a position allows."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from share_table import (
    actions,
    decide,
    dividend_phase,
    legal,
    merger_phase,
    number,
    opening,
    play,
    refused,
    stock_phase,
    table,
    voting,
)

from rotonde.core.contract import MalformedPosition, Objection
from rotonde.games.shares.actions import Via
from rotonde.games.shares.game import GAME

SHEFFIELD_TO_MANCHESTER = ["build Q15 NE-NW", "build P14 SE-NW"]


def with_cash(amount: int):
    """MR has no shares on its tile and no bonds left: only cash. Its next link costs 7."""
    return actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 1}, cash={"MR": amount}, links=["MR Leeds–Sheffield"]))


@pytest.mark.rule("EA-5.5")
def test_a_link_may_cost_all_that_a_company_has():
    state = with_cash(7)
    for text in SHEFFIELD_TO_MANCHESTER:
        assert text in legal(state)
        decide(state, text)
    assert state.cash(number(state, "MR")) == 0
    poor = with_cash(6)
    assert refused(poor, SHEFFIELD_TO_MANCHESTER[0]) == [
        Objection("EA-5.5", "link_cannot_be_paid", company="MR", price=7, cash=6),
    ]


@pytest.mark.rule("EA-2.3", "EA-2.5")
def test_all_money_may_be_bid_and_long_lists_have_no_gap():
    state = stock_phase(table({"MR": [5, 0, 0]}, issued={"MR": 2}, money=[250, 300, 7]))
    decide(state, "offer MR issued")
    assert legal(state) == [f"bid {n}" for n in range(7, 251)]
    decide(state, "bid 230")
    assert legal(state) == ["drop", *(f"bid {n}" for n in range(231, 301))]
    broke = stock_phase(table({"MR": [5, 0, 0]}, issued={"MR": 2}, money=[4, 3, 7]))
    assert legal(broke) == ["pass", "offer NER available"]
    decide(broke, "pass")
    assert broke.to_act == (2,)  # seat 1 cannot pay the cheapest opening bid
    assert "offer MR issued" in legal(broke)


@pytest.mark.rule("EA-6.3")
def test_dividends_are_listed_to_the_last_one():
    state = dividend_phase(table({"MR": [5, 0, 0]}, prices={"MR": 80}, cash={"MR": 230}))
    assert legal(state) == [f"dividend {n}" for n in range(231)]
    limited = dividend_phase(table({"MR": [5, 0, 0]}, prices={"MR": 70}, cash={"MR": 230}))
    assert legal(limited) == [f"dividend {n}" for n in range(211)]
    small = dividend_phase(table({"MR": [5, 0, 0]}, cash={"MR": 3}))
    assert legal(small) == [f"dividend {n}" for n in range(4)]


def test_every_link_has_its_action():
    board = opening().board
    assert [board.via_link(link) for link in (0, 199, 200, 201)] == [Via(0), Via(199), Via(200), Via(201)]


@pytest.mark.rule("EA-1.2")
@pytest.mark.parametrize("seat", range(5))
def test_every_seat_of_five_can_be_the_first(seat):
    state = opening(5, first=seat)
    assert state.to_act == (seat,)
    decide(state, "pass")
    assert state.to_act == ((seat + 1) % 5,)


@pytest.mark.rule("EA-8.3")
def test_where_nobody_buys_the_first_player_stays():
    state = table({"MR": [2, 1, 0]}, money=[20, 20, 20])
    state.marked = 1
    state = stock_phase(state)
    decide(state, "pass", "pass", "pass")
    assert state.first == 0
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[20, 20, 20]))
    decide(state, "pass", "offer MR available", "bid 7", "drop", "pass", "pass")
    assert state.first == 2


@pytest.mark.rule("EA-8.1")
def test_of_an_auction_that_is_over_nothing_is_left():
    state = stock_phase(table({"MR": [2, 1, 0]}, issued={"MR": 1}, money=[20, 20, 20]))
    decide(state, "offer MR issued", "bid 7", "drop", "drop")
    told = state.to_dict()
    assert (told["auction"], told["lot"], told["lot_issued"], told["marked"], told["offerer"]) == (None, -1, False, 0, 1)
    decide(state, "pass", "pass", "pass")
    assert state.to_dict()["offerer"] == -1


@pytest.mark.rule("EA-7.2")
def test_of_a_vote_that_is_over_nothing_is_left():
    state = voting()
    play(state, 2, "vote no")
    told = state.to_dict()
    assert (told["ballot"], told["target"], told["voting"]) == (None, -1, -1)


def test_a_copy_knows_how_often_was_undone_and_how_it_ended():
    state = table({"MR": [2, 1, 0]}, money=[0, 0, 3])
    state.idle_turns, state.undone = 1, 3
    assert state.copy().undone == 3
    state = stock_phase(state)
    assert state.over
    again = state.copy()
    assert (again.to_dict(), again.view(None)) == (state.to_dict(), state.view(None))
    assert again.over_rule() == "EA-9.2"


def board(**tables: Any) -> list[tuple[str, str, dict[str, object]]]:
    """What is wrong with the board when its tables say something else."""
    data = deepcopy(GAME.board_data("england_wales"))
    data["tables"] = {**data["tables"], **{name: {"value": value} for name, value in tables.items()}}
    return [(p.where, p.code, p.details) for p in GAME.check_board(data)]


@pytest.mark.rule("EA-1.2", "EA-1.3", "EA-3.4")
@pytest.mark.parametrize(
    ("name", "fewest"),
    [
        ("player_income", 0),
        ("shares_a_company", 1),
        ("available_shares", 1),
        ("bond_value", 1),
        ("bond_interest", 0),
        ("second_link_surcharge", 0),
    ],
)
def test_a_number_of_a_board_may_be_as_low_as_this(name, fewest):
    more = {"available_shares": 1} if name == "shares_a_company" else {}
    assert board(**{**more, name: fewest}) == []
    low = [problem for problem in board(**{**more, name: fewest - 1}) if problem[1] == "board_number_too_low"]
    assert low == [("/tables", "board_number_too_low", {"field": name, "value": fewest - 1, "fewest": fewest})]


@pytest.mark.rule("EA-1.2", "EA-1.3")
def test_what_is_wrong_with_a_board_is_told_with_its_facts():
    assert board(available_shares=11) == [
        ("/tables", "board_number_too_high", {"field": "available_shares", "value": 11, "most": 10})
    ]
    assert board(start_cash={str(n): 20 for n in (2, 3, 5)}) == [
        ("/tables/start_cash", "board_players_missing", {"players": 4}),
    ]
    assert board(start_cash={"2": 20, "3": 20, "4": "x", "5": 20}) == [
        ("/tables/start_cash", "board_field_not_number", {"field": "4", "value": "'x'"}),
    ]
    data = GAME.board_data("england_wales")
    one = data["companies"][0]
    for companies, expected in (
        ([{**one, "id": f"C{n}"} for n in range(12)], []),
        ([{**one, "id": f"C{n}"} for n in range(13)], [{"what": "companies", "number": 13, "most": 12}]),
        ([], [{"what": "companies", "number": 0, "fewest": 1}]),
        ([{**one, "start_price": 1}], []),
        ([{**one, "start_price": 0}], [{"field": "start_price", "value": 0, "fewest": 1}]),
        ([one, one], [{"earlier": "/companies/0", "company": "GWR"}]),
    ):
        assert [p.details for p in GAME.check_board({**data, "companies": companies})] == expected


@pytest.mark.rule("EW-1.3")
def test_a_tile_costs_its_terrain_whatever_else_the_board_says():
    data = deepcopy(GAME.board_data("england_wales"))
    plain = GAME.start(players=2, board=deepcopy(data)).rails
    for place in data["hexes"]:
        if place["terrain"] != "city":
            place["river"] = {"sides": ["N", "S"]}
    data["ridges"] = [["R13", "Q13"], ["S12", "R12"]]
    assert GAME.check_board(data) == []
    other = GAME.start(players=2, board=data).rails
    assert [prices.tile for prices in other.tariffs] == [prices.tile for prices in plain.tariffs]
    assert [set(prices.side) for prices in other.tariffs] == [{0}, {0}]


def voted() -> dict[str, Any]:
    links = ["MR Leeds–York", "GER Leeds–Sheffield"]
    state = merger_phase(table({"MR": [2, 1, 0], "GER": [0, 1, 2]}, cash={"GER": 60, "MR": 60}, links=links, end_empty_cities=62))
    play(state, 2, "merge MR")
    play(state, 1, "vote no")
    return state.to_dict()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stage", 16),
        ("stage", -2),
        ("first", 3),
        ("offerer", 3),
        ("company", 6),
        ("target", 6),
        ("passed", [2, 0, 0]),
        ("passed", [0, 0]),
        ("holdings", [0] * 17),
        ("holdings", [0] * 19),
        ("price", [7] * 5),
        ("accounts", [0] * 9),
        ("accounts", [0] * 11),
        ("bag", [25] * 4),
        ("cube", 5),
        ("origin", 99),
        ("ballot", [[1, 3], [0, -1]]),
        ("ballot", [[1, 2], [0, -1, -1]]),
        ("ballot", [[1, 2], [0]]),
        ("ballot", [[1, 2], [2, -1]]),
        ("ballot", [[1, 2], [0, -2]]),
        ("ballot", [[-1, 2], [0, -1]]),
    ],
)
def test_a_position_with_a_number_beyond_its_bounds_is_refused_at_its_place(field, value):
    told = voted()
    assert GAME.from_dict(told).to_dict() == told
    with pytest.raises(MalformedPosition) as caught:
        GAME.from_dict({**told, field: value})
    assert caught.value.where.startswith(f"/{field}")
