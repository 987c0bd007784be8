"""The share game: bad input, each refused with its rule and the state unchanged."""

from __future__ import annotations

import pytest
from share_table import actions, decide, dividend_phase, merger_phase, opening, play, reasons, stock_phase, table

from rotonde.core.contract import DEALER, MalformedAction, MalformedBoard, MalformedSetup
from rotonde.games.shares.actions import Bid, Build, Deliver, Dividend, Merge, Offer, Repay, Via
from rotonde.games.shares.game import GAME
from rotonde.games.tycoon.actions import Upgrade

JOINED = ["MR Leeds–York", "GER Leeds–Sheffield"]


@pytest.mark.rule("EA-3.4", "EA-5.5")
def test_bonds_beyond_the_limit():
    state = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 1}, links=["MR Leeds–York"]))
    assert reasons(state, "build R13 N-S") == [("EA-5.5", "link_cannot_be_paid")]


@pytest.mark.rule("EA-6.3")
def test_a_dividend_above_cash_or_three_times_the_price():
    state = dividend_phase(table({"NER": [2, 0, 0]}, cash={"NER": 13}))
    assert reasons(state, "dividend 14") == [("EA-6.3", "dividend_above_cash"), ("EA-6.3", "dividend_above_limit")]
    assert reasons(state, "dividend 13") == [("EA-6.3", "dividend_above_limit")]
    poor = dividend_phase(table({"NER": [2, 0, 0]}, cash={"NER": 3}))
    assert reasons(poor, "dividend 4") == [("EA-6.3", "dividend_above_cash")]
    assert [o.code for o in poor.objections(0, Dividend(-1))] == ["dividend_below_zero"]


@pytest.mark.rule("EA-7.3")
def test_a_merger_that_cannot_be_paid():
    shares = {"MR": [2, 1, 0], "GER": [0, 0, 5], "NER": [1, 0, 0]}
    state = merger_phase(table(shares, issued={"GER": 5}, cash={"GER": 8, "MR": 60}, links=[*JOINED, "NER Leeds–Darlington"]))
    while state.step.company != "GER":
        decide(state, "pass")
    assert reasons(state, "merge MR") == [("EA-7.3", "merger_cannot_be_paid")]


@pytest.mark.rule("EA-2.5", "EA-8.1")
def test_a_bid_above_ones_cash():
    state = opening(4)
    decide(state, "offer GWR available", "bid 9")
    assert reasons(state, "bid 21") == [("EA-2.5", "bid_above_cash")]
    later = stock_phase(table({"MR": [2, 1, 0]}, money=[8, 9, 9]))
    decide(later, "offer MR available")
    assert reasons(later, "bid 9") == [("EA-2.5", "bid_above_cash")]


@pytest.mark.rule("EA-7.2")
def test_a_second_vote():
    state = merger_phase(table({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"GER": 60}, links=JOINED))
    decide(state, "merge MR")
    play(state, 0, "vote yes")
    assert reasons(state, "vote yes", 0) == [("EA-7.2", "voted_already")]
    assert reasons(state, "vote no", 0) == [("EA-7.2", "voted_already")]


@pytest.mark.rule("EA-5.2", "EA-1.2")
def test_unknown_seats_names_and_actions_of_other_games():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 9}, links=["MR Leeds–York"]))
    for seat in (-2, 3, 99):
        assert [o.code for o in state.objections(seat, GAME.parse("pass"))] == ["unknown_seat"]
    assert [o.code for o in state.objections(0, Upgrade())] == ["not_an_action_of_this_game"]
    strange = [
        Offer("", ""),
        Bid(-1),
        Build("", ""),
        Build("nowhere", "N-S"),
        Deliver("green", "Leeds"),
        Deliver("red", "Atlantis"),
        Via(-1),
        Via(10**6),
        Repay(-5),
        Dividend(10**9),
        Merge(""),
    ]
    for action in strange:
        for seat in (DEALER, 0, 1):
            assert state.objections(seat, action)
    assert [o.code for o in state.objections(0, Deliver("green", "Atlantis"))] == ["unknown_colour", "unknown_city"]


def test_every_stage_refuses_the_actions_of_the_others():
    texts = ["pass", "drop", "stop", "borrow", "default", "vote yes", "bid 7", "repay 1", "dividend 1", "via 1", "merge MR"]
    texts += ["offer MR available", "build N13 SE-SW", "deliver red Leeds", "first 1", "pile MR", "cubes Leeds : red"]
    states = [
        opening(),
        actions(table({"MR": [2, 0, 0]}, cash={"MR": 9}, links=["MR Leeds–York"])),
        dividend_phase(table({"MR": [2, 0, 0]}, cash={"MR": 9})),
        merger_phase(table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"GER": 60}, links=JOINED)),
        stock_phase(table({"MR": [2, 0, 0]})),
    ]
    for state in states:
        known = {str(a) for a in state.legal(state.to_act[0])}
        for text in texts:
            assert (state.objections(state.to_act[0], GAME.parse(text)) == []) == (text in known)


@pytest.mark.parametrize(
    "text",
    [
        "bid",
        "bid -1",
        "bid 07",
        "bid 1000000000000",
        "offer GWR",
        "offer GWR box",
        "vote",
        "vote maybe",
        "via 0",
        "deliver red",
        "deliver red  Leeds",
        "dividend 1.5",
        "merge",
        "merge A B",
        "cubes Leeds :",
        "cubes : red",
        "Pass",
        " pass",
        "pass ",
    ],
)
def test_texts_that_are_no_actions(text):
    with pytest.raises(MalformedAction):
        GAME.parse(text)


def board(**changes):
    return {**GAME.board_data("england_wales"), **changes}


def test_the_shipped_board_has_no_problem_and_a_users_board_plays():
    assert GAME.check_board(GAME.board_data("england_wales")) == []
    state = GAME.start(players=2, seed=1, board=board(name="Ours"))
    assert state.view(None)["board"] == "Ours"
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


def company(**changes):
    return {"id": "X", "name": "X", "colour": "green", "start_price": 5, **changes}


@pytest.mark.parametrize(
    ("changes", "where", "code"),
    [
        ({"companies": []}, "/companies", "board_too_few"),
        ({"companies": None}, "", "board_field_not_list"),
        ({"companies": [company(), company()]}, "/companies/1", "board_company_twice"),
        ({"companies": [company(id="A B")]}, "/companies/0", "board_field_has_space"),
        ({"companies": [company(start_price=0)]}, "/companies/0", "board_number_too_low"),
        ({"companies": [company(start_price="5")]}, "/companies/0", "board_field_not_number"),
        ({"companies": [company(id=f"C{i}") for i in range(13)]}, "/companies", "board_too_many"),
        ({"tables": None}, "", "board_field_not_object"),
        ({"hexes": []}, "/cities/0", "board_unknown_hex"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused_with_its_place(changes, where, code):
    data = board(**changes)
    assert (where, code) in [(p.where, p.code) for p in GAME.check_board(data)]
    with pytest.raises(MalformedBoard):
        GAME.start(players=2, board=data)


@pytest.mark.parametrize(
    ("table_name", "value", "where", "code"),
    [
        ("start_cash", {"2": 25}, "/tables/start_cash", "board_players_missing"),
        ("start_cash", 25, "/tables", "board_field_not_object"),
        ("bond_value", 0, "/tables", "board_number_too_low"),
        ("shares_a_company", 3, "/tables", "board_number_too_high"),
        ("player_income", -1, "/tables", "board_number_too_low"),
        ("bond_interest", "x", "/tables", "board_field_not_number"),
    ],
)
def test_tables_are_checked(table_name, value, where, code):
    data = board()
    data["tables"] = {**data["tables"], table_name: {"value": value}}
    assert (where, code) in [(p.where, p.code) for p in GAME.check_board(data)]


def test_set_ups_that_do_not_exist():
    with pytest.raises(MalformedSetup):
        GAME.start(players=6)
    with pytest.raises(MalformedSetup):
        GAME.start(players=3, options={"end_empty_cities": 0})
    with pytest.raises(MalformedSetup):
        GAME.board_data("eastern_us")
