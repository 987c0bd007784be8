"""The share game: points that are easily missed, each with its rule."""

from __future__ import annotations

import pytest
from share_table import actions, cash, decide, dividend_phase, legal, price, refused, stock_phase, table, voting

from rotonde.core.contract import BundleDelivery, Objection
from rotonde.games.shares import mergers
from rotonde.games.shares.actions import Offer
from rotonde.games.shares.game import GAME
from rotonde.games.shares.steps import BuildLink, DividendChoice, Repayment


def one_unpaid(**options):
    """GER cannot pay its interest; MR, which comes after it, has a bond and cash."""
    return dividend_phase(
        table(
            {"GER": [0, 5, 0], "MR": [5, 0, 0]},
            prices={"GER": 12},
            issued={"GER": 5, "MR": 5},
            bonds={"GER": 1, "MR": 1},
            cash={"MR": 9},
            links=["GER Leeds–York", "MR Leeds–Sheffield"],
            **options,
        )
    )


@pytest.mark.rule("EA-6.2")
def test_interest_that_one_company_left_unpaid_is_no_matter_of_the_next_one():
    state = one_unpaid()
    assert price(state, "GER") == 12 - 2 - 2
    assert state.step == Repayment(0, "MR", 1)
    once = one_unpaid(unpaid_interest="once")
    assert price(once, "GER") == 12 - 2
    decide(once, "pass", "dividend 0")
    assert price(once, "MR") == 7 - 2


@pytest.mark.rule("EA-6.3")
def test_a_company_that_is_left_without_cash_declares_nothing_and_the_next_is_asked():
    state = one_unpaid()
    decide(state, "repay 1")
    assert state.step == DividendChoice(0, "MR", 7, 9 - 1 - 5)
    assert cash(state, "MR") == 3


@pytest.mark.rule("EA-5.4")
def test_a_tile_between_two_cities_is_listed_once():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}))
    found = legal(state)
    assert "build N13 SE-SW" in found
    assert len(found) == len(set(found))


@pytest.mark.rule("EA-5.6")
def test_the_last_link_may_be_one_too_many_of_others():
    links = ["MR Hull–York", "GER York–Leeds", "GER Leeds–Sheffield", "MR Leeds–Darlington"]
    state = actions(table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, links=links, cubes={"Hull": "black"}, end_empty_cities=62))
    decide(state, "deliver black Hull", "via 1", "via 2")
    assert legal(state) == ["via 4"]
    assert refused(state, "via 3") == [Objection("EA-5.6", "too_many_links_of_others", own=1, others=2)]


@pytest.mark.rule("RT-5.8")
def test_a_hex_with_two_tracks_is_full():
    links = ["GER Oxford–Swindon", "NER Gloucester–Reading"]
    state = actions(table({"MR": [2, 0, 0], "GER": [0, 2, 0], "NER": [0, 0, 2]}, cash={"MR": 60}, prices={"MR": 12}, links=links))
    assert Objection("RT-5.8", "hex_full", hex="R23") in refused(state, "build R23 N-S")


@pytest.mark.rule("RT-5.10")
def test_a_link_does_not_lead_back_to_its_city():
    state = actions(table({"MR": [2, 0, 0]}, cash={"MR": 60}, sharp_curves=True))
    decide(state, "build R11 SE-S")
    assert state.step == BuildLink(0, "MR", "Leeds", "S12", 2)
    assert refused(state, "build S12 SW-NW") == [Objection("RT-5.10", "city_to_itself", city="Leeds")]


@pytest.mark.rule("EA-1.3")
def test_all_shares_of_a_company_may_be_available_at_once():
    data = GAME.board_data("england_wales")
    for shares, problems in ((5, 0), (4, 1)):
        data["tables"] = {**data["tables"], "shares_a_company": {"value": shares}}
        assert len(GAME.check_board(data)) == problems


@pytest.mark.rule("EA-1.2", "EA-1.4")
def test_a_game_begins_with_nothing_on_the_table():
    told = GAME.start(players=2, seed=1).to_dict()
    nothing = ["ply", "stage", "dealt", "turn_number", "round", "busy", "idle_turns", "last_turn", "turn_at", "build_price"]
    assert [told[key] for key in nothing] == [0] * len(nothing)
    nobody = ["first", "offerer", "marked", "lot", "company", "cube", "origin", "target", "voting"]
    assert [told[key] for key in nobody] == [-1] * len(nobody)
    assert [told[key] for key in ("lot_issued", "second", "unpaid")] == [False] * 3
    assert [told[key] for key in ("order", "route", "auction", "ballot")] == [[], [], None, None]
    assert (told["available"], told["on_tile"], told["issued"]) == ([5] * 6, [5] * 6, [0] * 6)
    assert (told["bonds"], told["income"], told["controller"]) == ([0] * 6, [0] * 6, [-1] * 6)
    assert (told["passed"], told["holdings"], told["bag"]) == ([0] * 2, [0] * 12, [25] * 5)
    assert set(told["empty"]) == set(told["cubes"]) == {0}
    assert sum(told["accounts"]) == 0


def linked(amount: int, cities: str, **options):
    """MR has only cash, and a link."""
    own = {"issued": {"MR": 5}, "bonds": {"MR": 1}, "cash": {"MR": amount}, "links": [f"MR {cities}"]}
    return actions(table({"MR": [5, 0, 0]}, **own, **options))


@pytest.mark.rule("RT-5.10")
def test_two_cities_that_are_linked_already_are_named():
    state = linked(60, "Manchester–Liverpool")
    assert refused(state, "build N14 NE-NW") == [
        Objection("RT-5.10", "linked_already", city="Manchester", other="Liverpool"),
    ]


@pytest.mark.rule("EA-5.3", "EA-5.5", "RT-5.10")
@pytest.mark.parametrize("tile", ["build N16 S-NW", "build N17 N-SW"])  # from Chester, and from Shrewsbury
def test_no_tile_begins_a_link_that_could_only_end_where_one_lies(tile):
    assert tile in legal(linked(4, "Chester–Shrewsbury", parallel_own_links=True))
    assert [o.code for o in refused(linked(4, "Chester–Shrewsbury"), tile)] == ["link_cannot_be_paid"]


@pytest.mark.rule("EA-5.4")
def test_a_link_between_two_cities_of_others_names_the_first():
    state = actions(table({"MR": [3, 1, 0]}, cash={"MR": 60}, links=["MR Leeds–Sheffield"]))
    assert refused(state, "build N13 SE-SW") == [Objection("EA-5.4", "not_from_own_city", city="Manchester", company="MR")]


@pytest.mark.rule("EA-5.6", "RT-8.3")
def test_the_first_link_of_another_company_is_refused_for_that_alone():
    links = ["GER Hull–York", "MR York–Leeds", "MR Hull–York"]
    state = actions(table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, links=links, cubes={"Hull": "yellow"}, end_empty_cities=62))
    decide(state, "deliver yellow Hull")
    assert refused(state, "via 1") == [Objection("RT-8.3", "first_link_of_another", link=1, company="GER")]


@pytest.mark.rule("EA-1.3", "EA-8.1")
@pytest.mark.parametrize("box", ["available", "issued"])
def test_of_a_company_that_does_not_exist_nothing_else_is_told(box):
    state = stock_phase(table({"MR": [5, 0, 0]}, money=[3, 20, 20]))
    state.offerer = 0
    assert state.objections(0, Offer("XX", box)) == [Objection("EA-1.3", "unknown_company", company="XX")]
    assert state.objections(0, Offer("MR", "box"))[-1] == Objection("EA-8.1", "unknown_box", box="box")


@pytest.mark.rule("EA-4.1", "EA-5.1")
def test_between_the_rounds_no_round_and_no_order_is_told():
    state = one_unpaid()
    assert (state.view(None)["round"], state.to_dict()["turn_at"]) == (0, 1)
    stock = stock_phase(state)
    told = stock.to_dict()
    assert (told["order"], told["turn_at"], told["round"]) == ([], 0, 0)
    decide(stock, "pass")
    assert stock.to_dict()["passed"] == [1, 0, 0]


@pytest.mark.rule("EA-5.6")
def test_a_bundle_tells_no_delivery_with_too_many_links_of_others():
    links = ["GER Leeds–York", "GER York–Hull"]
    state = actions(
        table(
            {"MR": [3, 1, 0], "GER": [0, 2, 2]},
            cash={"MR": 40},
            links=[*links, "MR Sheffield–Manchester"],
            cubes={"Sheffield": "blue purple"},
            end_empty_cities=62,
        )
    )
    (told,) = [b.deliveries for b in state.bundles(0) if set(b.cities) == {"Leeds", "Sheffield"}]
    assert told == (BundleDelivery("purple", "Sheffield", "York", 1),)


@pytest.mark.rule("EA-7.2")
def test_in_a_preview_the_others_agree_and_a_seats_own_vote_stays():
    state = voting()
    votes = [state.trial_for(seat).ballot.of(1) for seat in range(3)]
    assert votes == [mergers.YES, mergers.NO, mergers.YES]
