"""Shares and money (RT-3), the auction and the course of a turn (RT-4)."""

from __future__ import annotations

import pytest
from tycoon_table import allowed, auction, begun, deal_all, drawn_board, end_turn, give_money, legal_texts, pass_to, play, refused

import rotonde

PLAIN = ("A . . . . B", " . . h . . .", "C . ~ . . D")


@pytest.mark.rule("RT-3.1")
def test_shares_bring_5000_each_and_cost_no_action() -> None:
    state = begun()
    assert play(state, "issue 3") == ["SharesIssued"]
    assert (state.money(0), state.shares[0], state.to_act) == (15, 3, (0,))
    play(state, "upgrade")
    assert state.to_act == (1,)


@pytest.mark.rule("RT-3.1")
def test_shares_are_issued_in_ones_own_action_turn_before_or_within_an_action() -> None:
    state = begun(board=drawn_board(*PLAIN))
    assert refused(state, "issue 1", seat=1) == ["RT-4.4 not_your_decision"]
    play(state, "build B1 E-W")
    assert allowed(state, "issue 1")
    play(state, "issue 1", "build C1 E-W", "stop")
    end_turn(state)
    assert refused(state, "issue 1") == ["RT-4.4 auction_open"]


@pytest.mark.rule("RT-3.1")
def test_shares_are_not_issued_while_the_dealer_draws() -> None:
    state = begun()
    play(state, "urbanize Toledo blue")
    assert refused(state, "issue 1", seat=0) == ["RT-4.4 not_your_decision", "RT-4.4 dealer_first"]


@pytest.mark.rule("RT-3.2")
def test_a_share_costs_1000_a_turn_and_a_point_at_the_end_and_is_never_bought_back() -> None:
    state = begun(board=drawn_board(*PLAIN))
    play(state, "issue 2")
    assert state.view(None)["seats"][0]["dividends"] == 2
    assert state.scores()[0] == -2
    end_turn(state)
    assert (state.money(0), state.shares[0]) == (8, 2)
    end_turn(state)
    assert (state.money(0), state.shares[0]) == (6, 2)


@pytest.mark.rule("RT-3.3")
def test_a_payment_issues_exactly_the_shares_that_are_missing() -> None:
    state = begun()
    give_money(state, 0, 4)
    assert play(state, "urbanize Toledo blue")[0] == "SharesIssued"
    assert (state.shares[0], state.money(0)) == (2, 4)
    state = begun()
    give_money(state, 0, 10)
    play(state, "urbanize Toledo blue")
    assert (state.shares[0], state.money(0)) == (0, 0)


@pytest.mark.rule("RT-3.3")
def test_issuing_more_is_a_move_of_1_to_20_shares_and_not_twice_in_a_row() -> None:
    state = begun()
    assert legal_texts(state, "issue") == [f"issue {n}" for n in range(1, 21)]
    assert refused(state, "issue 0") == ["RT-3.3 shares_out_of_range"]
    assert refused(state, "issue 21") == ["RT-3.3 shares_out_of_range"]
    play(state, "issue 20")
    assert refused(state, "issue 1") == ["RT-3.3 shares_issued_just_now"]


@pytest.mark.rule("RT-4.1")
def test_bids_rise_and_a_pass_is_final() -> None:
    state = auction(4)
    play(state, "bid 2", "bid 3", "pass", "bid 5", "pass", "pass")
    assert state.first == 3
    assert (state.money(3), state.shares[3]) == (0, 1)
    assert state.to_act == (3,)
    assert state.accounts[:3] == [0, 0, 0]


@pytest.mark.rule("RT-4.1")
def test_a_bid_must_be_higher_than_the_last() -> None:
    state = auction(3)
    assert refused(state, "bid 0") == ["RT-4.1 bid_below_minimum"]
    play(state, "bid 4")
    assert refused(state, "bid 4") == ["RT-4.1 bid_not_above_last"]
    assert refused(state, "bid 3") == ["RT-4.1 bid_not_above_last"]
    assert legal_texts(state)[:2] == ["pass", "bid 5"]
    assert refused(state, "bid 5", seat=0) == ["RT-4.1 not_your_decision"]


@pytest.mark.rule("RT-4.1")
def test_the_last_player_left_may_still_bid_while_nobody_has() -> None:
    state = auction(3)
    play(state, "pass", "pass")
    assert state.to_act == (2,)
    play(state, "bid 1")
    assert state.first == 2


@pytest.mark.rule("RT-4.1")
def test_the_last_first_player_opens() -> None:
    state = auction(3)
    play(state, "pass", "bid 1", "pass")
    assert state.first == 1
    end_turn(state)
    deal_all(state)
    assert state.to_act == (1,)


@pytest.mark.rule("RT-4.2")
def test_without_a_bid_the_player_to_the_left_is_first() -> None:
    state = begun(3)
    end_turn(state)
    play(state, "pass", "pass", "pass")
    assert (state.first, state.to_act) == (1, (1,))


@pytest.mark.rule("RT-4.3")
def test_a_bid_is_at_most_100000() -> None:
    state = auction(2)
    assert refused(state, "bid 101") == ["RT-4.3 bid_above_most"]
    play(state, "bid 100")
    assert legal_texts(state) == ["pass"]


@pytest.mark.rule("RT-4.4")
def test_three_rounds_of_one_action_each_clockwise() -> None:
    state = auction(3)
    play(state, "pass", "pass", "bid 1")
    order = []
    while state.turn_number == 1 and state.to_act != (rotonde.DEALER,):
        order.append((state.round, state.to_act[0]))
        play(state, "pass")
    assert order == [(r, s) for r in (1, 2, 3) for s in (2, 0, 1)]
    state = begun(3)
    assert refused(state, "upgrade", seat=1) == ["RT-4.4 not_your_decision"]
    assert refused(state, "upgrade", seat=rotonde.DEALER) == ["RT-4.4 not_your_decision", "RT-4.4 not_for_the_dealer"]
    assert refused(state, "upgrade", seat=7) == ["RT-4.4 unknown_seat"]


@pytest.mark.rule("RT-4.5")
def test_every_kind_of_action_can_be_taken() -> None:
    state = begun(2)
    give_money(state, 0, 100)
    from tycoon_table import put_cubes, put_links

    put_links(state, 0, "Kansas City", "St. Louis", "Chicago")
    put_cubes(state, "St. Louis", "red")
    kinds = {text.split()[0] for text in legal_texts(state)}
    assert {"build", "urbanize", "upgrade", "deliver", "west", "pass", "issue"} <= kinds
    assert refused(state, "bid 3") == ["RT-4.1 no_auction_open"]


@pytest.mark.rule("RT-4.6")
def test_an_action_may_be_passed() -> None:
    state = begun(2)
    assert play(state, "pass") == ["ActionPassed"]
    assert state.to_act == (1,)
    pass_to(state, 0)
    assert state.round == 2
