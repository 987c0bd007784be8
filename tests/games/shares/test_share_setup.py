"""The share game: set-up (EA-1) and opening auctions (EA-2)."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from share_table import IDS, cash, decide, legal, opening, play, reasons

from rotonde.core.contract import DEALER
from rotonde.games.shares.actions import Offer
from rotonde.games.shares.events import BidDropped, FirstPlayerChanged, OfferPassed, ShareBought
from rotonde.games.shares.game import GAME


@pytest.mark.rule("EA-1.1")
def test_nothing_of_the_normal_game_is_on_the_table():
    state = opening()
    assert state.board.operations == []
    assert state.board.secrets == []
    assert not {"barons", "operations", "new_cities", "major_lines"} & set(state.view(0))
    assert not {"barons", "operations", "major_lines"} & set(GAME.board_data("england_wales"))


@pytest.mark.rule("EA-1.2")
@pytest.mark.parametrize(("players", "money"), [(2, 25), (3, 25), (4, 20), (5, 20)])
def test_each_player_has_start_money_and_all_of_it_lies_open(players, money):
    state = opening(players)
    assert [state.money(seat) for seat in range(players)] == [money] * players
    assert [row["cash"] for row in state.view(None)["seats"]] == [money] * players


@pytest.mark.rule("EA-1.2")
def test_the_first_player_is_drawn_at_random():
    drawn = set()
    for seed in range(30):
        state = GAME.start(players=3, seed=seed)
        while type(state.step).__name__ != "FirstPlayer":
            state.apply(DEALER, state.deal())
        assert [str(a) for a in state.legal(DEALER)] == ["first 1", "first 2", "first 3"]
        drawn.add(str(state.deal()))
    assert drawn == {"first 1", "first 2", "first 3"}
    assert ("EA-1.2", "unknown_seat") in reasons(state, "first 4", DEALER)


@pytest.mark.rule("EA-1.3")
def test_six_companies_have_ten_shares_and_their_start_price():
    state = opening()
    assert [c.id for c in state.board.companies] == IDS
    assert (state.available, state.on_tile, state.issued) == ([5] * 6, [5] * 6, [0] * 6)
    assert state.price == [9, 8, 7, 6, 5, 4]


@pytest.mark.rule("EA-1.4")
def test_income_markers_start_at_0():
    assert opening().income == [0] * 6


@pytest.mark.rule("EA-1.5")
@pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_cities_are_dealt_their_cubes(players, fewer):
    state = opening(players)
    for city, number in enumerate(state.board.city_cubes):
        assert state.cubes_in(city) == max(1, number - fewer)
    assert sum(state.bag) == 125 - sum(state.cubes)


@pytest.mark.rule("EA-1.5")
def test_a_deal_by_hand_is_checked():
    state = GAME.start(players=4, seed=1)
    assert ("EA-1.5", "cubes_for_another_city") in reasons(state, "cubes Leeds : red", DEALER)
    assert ("EA-1.5", "wrong_number_of_cubes") in reasons(state, "cubes Berwick : red red", DEALER)
    assert ("RT-1.3", "unknown_colour") in reasons(state, "cubes Berwick : green", DEALER)
    play(state, DEALER, "cubes Berwick : red")
    assert reasons(state, "cubes Newcastle : blue red yellow", DEALER) == [("EA-1.5", "cubes_not_in_order")]
    assert ("EA-5.2", "not_for_the_dealer") in reasons(state, "pass", DEALER)
    assert ("EA-1.2", "dealer_first") in reasons(state, "pass", 0)


@pytest.mark.rule("EA-2.1")
def test_a_player_puts_up_a_share_with_an_opening_bid_of_at_least_the_start_price():
    state = opening()
    assert legal(state)[0] == "pass"
    assert "offer GWR available" in legal(state)
    decide(state, "offer GWR available")
    assert state.to_act == (0,)
    assert legal(state) == [f"bid {n}" for n in range(9, 26)]
    assert reasons(state, "bid 8") == [("EA-2.1", "opening_bid_too_low")]
    assert reasons(state, "drop") == [("EA-2.1", "opening_bid_owed")]
    assert ("EA-5.2", "nothing_to_pass") in reasons(state, "pass")


@pytest.mark.rule("EA-2.1")
def test_who_passes_neither_offers_nor_bids_any_more():
    state = opening()
    decide(state, "pass")
    assert state.to_act == (1,)
    decide(state, "offer NER available", "bid 4")
    assert state.to_act == (2,)
    decide(state, "drop")
    assert state.holding(1, 5) == 1
    assert ("EA-2.1", "not_your_decision") in reasons(state, "offer NER available", 0)


@pytest.mark.rule("EA-2.1", "EA-1.3")
def test_an_offer_must_be_a_share_that_is_there():
    state = opening()
    assert reasons(state, "offer BR available") == [("EA-1.3", "unknown_company")]
    assert reasons(state, "offer GWR issued") == [("EA-2.1", "no_share_issued")]
    state.available[0] = 0
    assert reasons(state, "offer GWR available") == [("EA-2.1", "no_share_available")]


@pytest.mark.rule("EA-2.2")
def test_bidding_goes_round_from_the_left_and_the_last_one_left_pays_the_company():
    state = opening(4, first=1)
    decide(state, "offer MR available", "bid 7")
    assert state.to_act == (2,)
    decide(state, "bid 8")
    assert state.to_act == (3,)
    assert reasons(state, "bid 8") == [("EA-2.2", "bid_must_rise")]
    decide(state, "drop")
    assert state.to_act == (0,)
    decide(state, "drop")
    assert state.to_act == (1,)  # who offered may raise again
    decide(state, "bid 10")
    assert state.to_act == (2,)  # a drop is final for that share only: 3 and 0 are not asked
    events = decide(state, "drop")
    assert [e for e in events if isinstance(e, ShareBought)] == [ShareBought(1, "MR", 10)]
    assert (state.money(1), cash(state, "MR"), state.available[2]) == (10, 10, 4)
    assert state.price[2] == 7
    decide(state, "offer MR available", "bid 7")
    assert state.to_act == (3,)


@pytest.mark.rule("EA-2.3")
def test_the_next_player_offers_after_a_win_and_the_same_one_again_after_a_loss():
    state = opening(3)
    decide(state, "offer NER available", "bid 4", "drop", "drop")
    assert (state.holding(0, 5), state.to_act) == (1, (1,))
    decide(state, "offer NER available", "bid 4", "bid 5", "drop", "drop")
    assert state.holding(2, 5) == 1
    assert state.to_act == (1,)
    decide(state, "pass")
    assert state.to_act == (2,)
    decide(state, "offer NER available", "bid 4", "drop")
    assert state.to_act == (0,)  # 1 has passed
    decide(state, "pass")
    decide(state, "offer NER available", "bid 4")
    assert state.to_act == (2,)  # the only one left is next after itself


@pytest.mark.rule("EA-2.3")
def test_who_cannot_pay_any_opening_bid_passes():
    state = opening(2)
    decide(state, "offer GWR available", "bid 24", "drop")
    events = decide(state, "offer NER available", "bid 4")
    assert OfferPassed(0) in events  # with $1,000 left
    assert state.to_act == (1,)
    assert reasons(opening_with_money(8), "offer GWR available") == [("EA-2.3", "opening_bid_not_payable")]


def opening_with_money(amount: int):
    state = opening(2)
    state.pay(0, state.bank, state.money(0) - amount)
    return state


@pytest.mark.rule("EA-2.3")
def test_the_auctions_end_when_nothing_is_left_to_offer():
    state = opening(2)
    state.available = [0, 0, 0, 0, 0, 1]
    state.on_tile = [10, 10, 10, 10, 10, 9]
    decide(state, "offer NER available", "bid 4", "drop")
    assert state.turn_number == 1


@pytest.mark.rule("EA-2.4")
def test_the_marker_goes_to_the_left_of_the_last_player_who_offered():
    state = opening(3, first=2)
    decide(state, "pass", "pass")
    assert state.to_act == (1,)
    decide(state, "offer NER available", "bid 4")
    events = decide(state, "pass")
    assert FirstPlayerChanged(2) in events
    assert state.first == 2
    idle = opening(3, first=2)
    decide(idle, "pass", "pass", "pass")
    assert idle.first == 2


@pytest.mark.rule("EA-2.5")
def test_nobody_bids_more_than_their_cash():
    state = opening(3)
    decide(state, "offer GWR available")
    assert reasons(state, "bid 26") == [("EA-2.5", "bid_above_cash")]
    events = decide(state, "bid 25")
    assert [e.seat for e in events if isinstance(e, BidDropped)] == [1, 2]  # nobody can raise
    assert state.money(0) == 0


@pytest.mark.rule("EA-5.1")
def test_the_dealer_orders_companies_of_equal_start_price():
    board = GAME.board_data("england_wales")
    board["companies"] = [
        {**c, "start_price": 5 if c["id"] in ("GWR", "NER", "MR") else c["start_price"]} for c in board["companies"]
    ]
    state = GAME.start(players=2, seed=3, board=board)
    while type(state.step).__name__ != "PileDraw":
        state.apply(DEALER, state.deal())
    assert [str(a) for a in state.legal(DEALER)] == ["pile GWR", "pile MR", "pile LBSCR", "pile NER"]
    assert ("EA-5.1", "marker_not_to_draw") in reasons(state, "pile GER", DEALER)
    assert ("EA-1.3", "unknown_company") in reasons(state, "pile BR", DEALER)
    play(state, DEALER, "pile NER", "pile GWR", "pile LBSCR", "pile MR")
    assert type(state.step).__name__ == "FirstPlayer"
    play(state, DEALER, "first 1")
    state.check()
    for company in ("GWR", "NER", "MR"):
        decide(state, f"offer {company} available", "bid 5", "drop")
    while not state.turn_number:
        decide(state, "pass")
    assert [state.id_of(c) for c in state.order] == ["MR", "GWR", "NER"]


def board_with(**changes):
    """The printed board with other tables, or other start prices."""
    data = deepcopy(GAME.board_data("england_wales"))
    for company, price in changes.pop("prices", {}).items():
        next(c for c in data["companies"] if c["id"] == company)["start_price"] = price
    for name, value in changes.items():
        data["tables"][name]["value"] = value
    return data


def dealt(board):
    """Up to the first draw that is not of cubes."""
    state = GAME.start(players=3, seed=1, board=board)
    while type(state.step).__name__ == "CubeDraw":
        state.apply(DEALER, state.deal())
    return state


@pytest.mark.rule("EA-5.1")
def test_chance_orders_companies_with_equal_start_prices():
    state = dealt(board_with(prices={"GWR": 4, "LNWR": 4}))
    assert [str(a) for a in state.legal(DEALER)] == ["pile GWR", "pile LNWR", "pile NER"]
    assert {str(state.deal(Random(n))) for n in range(30)} == {"pile GWR", "pile LNWR", "pile NER"}
    assert reasons(state, "pile MR", DEALER) == [("EA-5.1", "marker_not_to_draw")]
    play(state, DEALER, "pile LNWR", "pile NER")
    assert reasons(state, "pile NER", DEALER) == [("EA-5.1", "marker_not_to_draw")]
    play(state, DEALER, "pile GWR")
    assert [state.arrival[c] for c in (1, 5, 0)] == sorted(state.arrival[c] for c in (0, 1, 5))
    assert reasons(state, "pile GWR", DEALER) == [("EA-5.1", "no_pile_to_draw")]


@pytest.mark.rule("EA-1.5", "RT-1.3")
def test_no_more_cubes_are_dealt_than_the_bag_holds():
    state = GAME.start(players=4, seed=1)
    play(state, DEALER, "cubes Berwick : red")
    state.bag[state.board.colour_index["red"]] = 1
    assert reasons(state, "cubes Newcastle : red red blue", DEALER) == [("RT-1.3", "not_in_the_bag")]


@pytest.mark.rule("EA-2.3")
def test_with_no_money_for_any_share_the_first_turn_begins_at_once():
    state = dealt(board_with(start_cash={"2": 0, "3": 3, "4": 0, "5": 0}))
    events = play(state, DEALER, "first 2")
    assert [e for e in events if isinstance(e, OfferPassed)] == [OfferPassed(1), OfferPassed(2), OfferPassed(0)]
    # Nobody has a share, so nothing happens but the $5,000 for each player, with which shares can be bought.
    assert (state.turn_number, state.to_act, state.first) == (1, (1,), 1)


@pytest.mark.rule("EA-2.1")
def test_there_are_two_boxes_to_offer_from():
    state = opening()
    assert [(o.rule, o.code) for o in state.objections(0, Offer("MR", "cellar"))] == [("EA-2.1", "unknown_box")]


@pytest.mark.rule("EA-6.6", "EA-3.4")
def test_a_board_may_pay_players_nothing_and_lend_without_interest():
    assert GAME.check_board(board_with(player_income=0, bond_interest=0, second_link_surcharge=0)) == []
    assert GAME.check_board(board_with(bond_value=0)) != []
    assert (opening().round, opening().turn_number) == (0, 0)
