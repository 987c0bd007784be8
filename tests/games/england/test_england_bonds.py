"""EW-4: bonds, and the worked example EW-E1."""

from __future__ import annotations

import pytest
from england_table import begun, end_turn, give_money, in_auction, play, refused

from rotonde.games.england.events import BondsIssued, InterestPaid
from rotonde.games.tycoon import shares


@pytest.mark.rule("EW-4.1", "EW-E1")
def test_example_with_nothing_and_a_cost_of_16000_four_bonds_are_issued() -> None:
    state = in_auction(2)
    events = play(state, "bid 16", "pass")
    assert BondsIssued(0, 4, 20) in events
    assert state.shares[0] == 4
    assert state.money(0) == 4


@pytest.mark.rule("EW-4.1", "EW-E1")
def test_example_four_mountains_paid_one_by_one_take_four_bonds_too() -> None:
    state = begun(2)
    # Shrewsbury's neighbours to the west: four mountain hexes at $4,000.
    row = ["build L17 N-SE", "build L16 S-NW", "build K16 SE-NW", "build J15 SE-SW"]
    for number, text in enumerate(row, start=1):
        play(state, text)
        assert state.shares[0] == number
    assert state.money(0) == 4


@pytest.mark.rule("EW-4.1")
def test_bonds_are_issued_only_with_a_purchase() -> None:
    state = begun(2)
    assert not any(str(action).startswith("issue") for action in state.legal(0))
    assert refused(state, "issue 1") == ["EW-4.1 bonds_only_as_needed"]
    assert refused(state, "issue 20") == ["EW-4.1 bonds_only_as_needed"]
    play(state, "build C31 NE-SW")
    assert refused(state, "issue 1") == ["EW-4.1 bonds_only_as_needed"]


@pytest.mark.rule("EW-4.1")
def test_no_bond_is_issued_while_the_money_is_enough() -> None:
    state = begun(2)
    give_money(state, 0, 5)
    play(state, "upgrade")
    assert (state.shares[0], state.money(0)) == (0, 0)
    assert shares.shares_needed(state, 0, 5) == 1
    assert shares.shares_needed(state, 0, 6) == 2


@pytest.mark.rule("EW-4.1")
def test_a_bid_issues_bonds_only_once_it_is_won() -> None:
    state = in_auction(3)
    play(state, "bid 7")
    play(state, "bid 12")
    assert state.shares == [0, 0, 0]
    play(state, "pass", "pass")
    assert state.shares == [0, 3, 0]
    assert state.money(1) == 3


@pytest.mark.rule("EW-4.2", "RT-11.2")
def test_interest_that_cannot_be_paid_takes_the_fewest_bonds() -> None:
    state = begun(2)
    state.shares = [7, 2]
    state.points = [1, 0]
    end_turn(state)
    # Income 3, interest 7: short by 4, one bond; and nothing, interest 2: one bond.
    assert state.shares == [8, 3]
    assert state.accounts[:2] == [1, 3]


@pytest.mark.rule("EW-4.2")
def test_each_bond_costs_a_point_at_the_end() -> None:
    state = begun(2)
    state.shares = [3, 0]
    state.points = [10, 10]
    assert state.scores() == [7, 10]


@pytest.mark.rule("EW-4.2")
def test_bonds_are_never_repaid() -> None:
    state = begun(2)
    state.shares = [3, 0]
    give_money(state, 0, 100)
    assert not any("repay" in str(action) for action in state.legal(0))
    end_turn(state)
    assert state.shares[0] == 3


@pytest.mark.rule("EW-4.1", "EW-4.2")
def test_the_view_and_the_events_speak_of_bonds_and_interest() -> None:
    state = begun(3)
    assert BondsIssued(0, 1, 5) in play(state, "upgrade")
    row = state.view(1)["seats"][0]
    assert (row["bonds"], row["interest"]) == (1, 1)
    assert not {"shares", "dividends", "tycoon", "tycoon_shown"} & row.keys()
    assert "issued" not in state.view(1)
    assert InterestPaid(0, 1) in end_turn(state)
