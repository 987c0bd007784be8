"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest
from share_table import actions, decide, dividend_phase, legal, price, reasons, table


@pytest.mark.rule("EA-E1")
def test_a_price_of_6_and_a_dividend_of_17000_give_8():
    state = dividend_phase(table({"GER": [3, 2, 0]}, cash={"GER": 17}))
    assert price(state, "GER") == 6
    decide(state, "dividend 17")
    assert price(state, "GER") == 8


@pytest.mark.rule("EA-E2")
def test_four_blue_and_a_yellow_share_with_12000_are_69000():
    state = table({"GER": [4, 0, 0], "LBSCR": [1, 0, 0]}, prices={"GER": 14, "LBSCR": 9}, bonds={"GER": 2}, money=[12, 0, 0])
    assert state.scores()[0] == 69


@pytest.mark.rule("EA-E3")
def test_with_one_green_and_two_yellow_links_red_uses_at_least_three_of_its_own():
    shares = {"MR": [2, 0, 0], "GWR": [0, 2, 0], "LBSCR": [0, 0, 2]}
    others = ["GWR York–Leeds", "LBSCR Leeds–Sheffield", "LBSCR Sheffield–Nottingham"]
    three = ["MR Hull–York", "MR Nottingham–Northampton", "MR Northampton–London"]
    state = red_to_act(shares, [*three, *others])
    assert "deliver red Hull" in legal(state)
    decide(state, "deliver red Hull", "via 1", "via 4", "via 5", "via 6", "via 2", "via 3")
    assert (state.income[2], state.income[0], state.income[4]) == (3, 1, 2)
    two = red_to_act(shares, ["MR Hull–York", "MR Nottingham–London", *others])
    assert reasons(two, "deliver red Hull") == [("EA-5.6", "no_route")]


def red_to_act(shares, links):
    """London is red, and so is the cube in Hull; MR is red too."""
    state = actions(table(shares, links=links, cubes={"Hull": "red", "Dover": "red"}))
    while state.step.company != "MR":
        decide(state, "pass")
    return state
