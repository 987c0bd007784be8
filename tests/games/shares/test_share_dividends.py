"""The share game: dividends (EA-6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from share_table import actions, cash, decide, dividend_phase, legal, price, reasons, table

from rotonde.games.shares import dividends
from rotonde.games.shares.dividends import new_price
from rotonde.games.shares.events import (
    BondsKept,
    BondsTaken,
    DividendDeclared,
    InterestPaid,
    InterestUnpaid,
    PriceChanged,
    SharesIssued,
)
from rotonde.games.shares.steps import DividendChoice, Interest, Repayment


@pytest.mark.rule("EA-6.1")
def test_companies_pay_from_the_highest_price_in_an_order_fixed_at_the_start():
    state = dividend_phase(table({"GWR": [1, 0, 0], "LNWR": [0, 1, 0], "MR": [0, 0, 1]}, cash={"GWR": 5, "LNWR": 24, "MR": 9}))
    assert state.step == DividendChoice(0, "GWR", 9, 5)
    decide(state, "dividend 0")
    assert price(state, "GWR") == 7  # below LNWR and level with MR, but the order is fixed
    assert state.step == DividendChoice(1, "LNWR", 8, 24)
    decide(state, "dividend 24")
    assert state.step == DividendChoice(2, "MR", 7, 9)


@pytest.mark.rule("EA-6.2")
def test_interest_comes_first_then_bonds_may_be_repaid():
    state = dividend_phase(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 2}, cash={"MR": 13}, links=["MR Leeds–York"]))
    assert state.step == Repayment(0, "MR", 2)
    assert cash(state, "MR") == 11
    assert reasons(state, "repay 3") == [("EA-3.4", "repayment_above_cash"), ("EA-6.2", "more_than_its_bonds")]
    assert reasons(state, "repay 0") == [("EA-6.2", "repay_at_least_one")]
    assert decide(state, "pass") == [BondsKept("MR")]
    assert state.step == DividendChoice(0, "MR", 7, 11)


@pytest.mark.rule("EA-6.2")
def test_who_cannot_pay_interest_takes_the_fewest_new_bonds():
    links = ["MR Leeds–York", "MR Leeds–Sheffield", "MR York–Hull", "MR Hull–Scarborough"]
    state = table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 2}, links=links)
    events: list = []
    dividends.begin(state, events)
    assert events[:2] == [BondsTaken("MR", 1, 5), InterestPaid("MR", 3)]  # the new one pays from the next turn on
    assert (state.bonds[2], cash(state, "MR")) == (4, 4)


@pytest.mark.rule("EA-6.2")
def test_tile_shares_that_a_merger_left_are_issued_first():
    state = table({"MR": [5, 0, 0]}, bonds={"MR": 4}, cash={"MR": 1}, prices={"MR": 2}, links=["MR Leeds–York"])
    events: list = []
    dividends.begin(state, events)
    assert events[:2] == [SharesIssued("MR", 2, 4), InterestPaid("MR", 4)]
    assert (state.bonds[2], state.on_tile[2]) == (4, 3)


@pytest.mark.rule("EA-6.2", "EA-6.4")
@pytest.mark.parametrize(("reading", "after"), [("both", 3), ("once", 5)])
def test_who_cannot_even_that_gives_all_its_cash_and_its_price_falls(reading, after):
    state = table(
        {"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 2}, links=["MR Leeds–York"], unpaid_interest=reading
    )
    events: list = []
    dividends.begin(state, events)
    assert events[:2] == [InterestUnpaid("MR", 2), PriceChanged("MR", 7, 5)]
    assert (cash(state, "MR"), state.bonds[2]) == (0, 3)
    assert price(state, "MR") == after


@pytest.mark.rule("EA-6.2")
def test_with_the_option_the_controller_may_leave_interest_unpaid():
    links = ["MR Leeds–York", "MR Leeds–Sheffield", "MR York–Hull", "MR Hull–Scarborough"]
    setup = {"issued": {"MR": 5}, "bonds": {"MR": 3}, "cash": {"MR": 2}, "links": links, "interest_bonds": "may"}
    state = dividend_phase(table({"MR": [5, 0, 0]}, **setup))
    assert state.step == Interest(0, "MR", 3)
    assert legal(state) == ["borrow", "default"]
    other = state.copy()
    decide(state, "borrow")
    assert (state.bonds[2], cash(state, "MR")) == (4, 4)
    decide(other, "default")
    assert (other.bonds[2], cash(other, "MR"), price(other, "MR")) == (3, 0, 3)
    assert ("EA-6.2", "no_interest_asked") in reasons(state, "borrow")


@pytest.mark.rule("EA-6.3")
def test_the_dividend_is_at_most_the_cash_and_three_times_the_price():
    state = dividend_phase(table({"NER": [2, 0, 0]}, cash={"NER": 20}))
    assert legal(state) == [f"dividend {n}" for n in range(13)]
    assert reasons(state, "dividend 13") == [("EA-6.3", "dividend_above_limit")]
    assert reasons(state, "dividend 21") == [("EA-6.3", "dividend_above_cash"), ("EA-6.3", "dividend_above_limit")]
    assert ("EA-6.3", "not_your_decision") in reasons(state, "dividend 1", 1)


@pytest.mark.rule("EA-6.4")
@pytest.mark.parametrize(
    ("before", "dividend", "after"),
    [
        (8, 0, 6),
        (8, 1, 7),
        (8, 4, 7),
        (8, 5, 8),
        (8, 7, 8),
        (8, 8, 9),
        (8, 15, 9),
        (8, 16, 10),
        (8, 24, 11),
        (7, 3, 6),
        (7, 4, 7),
        (2, 0, 1),
        (1, 0, 1),
        (1, 1, 2),
        (1, 3, 4),
        (2, 1, 1),
    ],
)
def test_the_price_moves_by_what_was_paid(before, dividend, after):
    assert new_price(before, dividend) == after


@pytest.mark.rule("EA-6.4")
@given(st.integers(1, 60), st.integers(0, 180))
def test_the_price_rule_in_the_rulebooks_words(before, dividend):
    change = -2 if dividend == 0 else -1 if dividend / before <= 0.5 else dividend // before
    assert new_price(before, dividend) == max(1, before + change)


@pytest.mark.rule("EA-6.4")
def test_without_cash_nothing_is_paid_and_the_price_falls():
    state = table({"NER": [2, 0, 0]})
    events: list = []
    dividends.begin(state, events)
    assert DividendDeclared("NER", 0, 0) in events
    assert price(state, "NER") == 2


@pytest.mark.rule("EA-6.5")
def test_each_issued_share_is_paid_and_the_rest_goes_to_the_bank():
    state = dividend_phase(table({"MR": [3, 1, 0]}, issued={"MR": 2}, cash={"MR": 20}, money=[0, 0, 0]))
    bank = state.accounts[-1]
    decide(state, "dividend 20")  # 3 a share: 9 and 3, the box's 6 and the 2 left over to the bank
    assert [state.money(s) for s in range(3)] == [9 + 5, 3 + 5, 5]
    assert state.accounts[-1] == bank + 8 - 15
    assert cash(state, "MR") == 0


@pytest.mark.rule("EA-6.5")
def test_a_dividend_below_the_number_of_shares_pays_nothing_a_share():
    state = dividend_phase(table({"NER": [3, 2, 0]}, cash={"NER": 4}, money=[0, 0, 0]))
    decide(state, "dividend 4")
    assert [state.money(s) for s in range(3)] == [5, 5, 5]
    assert price(state, "NER") == 5


@pytest.mark.rule("EA-6.6")
def test_then_each_player_is_paid_5000():
    state = dividend_phase(table({"MR": [1, 0, 0]}, cash={"MR": 7}, money=[1, 2, 3]))
    assert [state.money(s) for s in range(3)] == [1, 2, 3]
    decide(state, "dividend 7")
    assert [state.money(s) for s in range(3)] == [1 + 7 + 5, 7, 8]


@pytest.mark.rule("EA-5.7", "EA-4.1")
def test_income_comes_before_dividends():
    state = actions(table({"MR": [1, 0, 0]}, links=["MR York–Leeds"], cubes={"York": "yellow", "Hull": "red"}))
    decide(state, "deliver yellow York", "via 1", "pass", "pass")
    assert state.step == DividendChoice(0, "MR", 7, 3)


@pytest.mark.rule("EA-6.2", "EA-3.4")
@pytest.mark.parametrize("interest_bonds", ["must", "may"])
def test_interest_that_the_cash_pays_exactly_takes_no_bond(interest_bonds):
    links = ["MR Leeds–York", "MR Leeds–Sheffield", "MR York–Hull", "MR Hull–Scarborough"]
    state = table(
        {"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 3}, links=links, interest_bonds=interest_bonds
    )
    events: list = []
    dividends.begin(state, events)
    assert events[0] == InterestPaid("MR", 3)
    assert (state.bonds[2], price(state, "MR")) == (3, 5)  # nothing is left for a dividend


@pytest.mark.rule("EA-6.2", "EA-3.4")
@pytest.mark.parametrize(("bonds", "paid"), [(5, True), (6, False)])
def test_interest_that_the_bonds_left_pay_exactly_is_paid_and_one_more_is_not(bonds, paid):
    links = ["MR Leeds–York", "MR Leeds–Sheffield", "MR York–Hull", "MR Hull–Scarborough", "MR York–Darlington"]
    state = table(
        {"MR": [5, 0, 0]},
        issued={"MR": 5},
        bonds={"MR": bonds},
        links=[*links, "MR Sheffield–Manchester"],
        cash={"MR": bonds - 5},
    )
    events: list = []
    dividends.begin(state, events)  # 5 are owed, and the sixth link bears a bond of 5; or 6 with 1 in cash and no bond left
    assert events[:2] == (
        [BondsTaken("MR", 1, 5), InterestPaid("MR", 5)] if paid else [InterestUnpaid("MR", 1), PriceChanged("MR", 7, 5)]
    )
