"""The share game: companies (EA-3), a turn (EA-4), the order of the companies (EA-5.1, EA-5.2)."""

from __future__ import annotations

import pytest
from share_table import (
    IDS,
    actions,
    cash,
    decide,
    dividend_phase,
    legal,
    merger_phase,
    number,
    opening,
    order,
    price,
    reasons,
    stock_phase,
    table,
)

from rotonde.core.track import NONE
from rotonde.games.shares.events import BondsTaken, ControlTaken, LinkFinished, SharesIssued
from rotonde.games.shares.steps import BuildLink, CompanyAction, DividendChoice, MergerProposal, SecondLink

MANCHESTER_LIVERPOOL = "build N13 SE-SW"  # one plain hex, $2,000


@pytest.mark.rule("EA-3.1")
def test_the_first_buyer_controls_at_once_and_loses_control_only_to_strictly_more():
    state = opening(3)
    events = decide(state, "offer NER available", "bid 4", "drop", "drop")
    assert ControlTaken(0, "NER") in events
    decide(state, "offer NER available", "bid 4", "drop", "drop")
    assert (state.holding(0, 5), state.holding(1, 5), state.controller[5]) == (1, 1, 0)
    decide(state, "pass", "pass")
    events = decide(state, "offer NER available", "bid 4")
    assert ControlTaken(1, "NER") in events
    assert state.controller[5] == 1


@pytest.mark.rule("EA-3.2", "EA-5.2")
def test_a_company_acts_by_its_controllers_decision_with_its_own_cash():
    state = actions(table({"GWR": [0, 2, 1]}, cash={"GWR": 20}, money=[1, 2, 3]))
    assert state.step == CompanyAction(1, "GWR", 1, 1)
    assert state.to_act == (1,)
    assert ("EA-5.2", "not_your_decision") in reasons(state, "pass", 2)
    decide(state, MANCHESTER_LIVERPOOL)
    assert cash(state, "GWR") == 18
    assert [state.money(seat) for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("EA-3.3", "EA-5.5")
def test_shares_are_issued_only_when_cash_is_short_and_only_as_many_as_needed():
    state = actions(table({"MR": [3, 0, 0]}, cash={"MR": 1}))
    events = decide(state, MANCHESTER_LIVERPOOL)
    assert SharesIssued("MR", 1, 7) in events
    assert (cash(state, "MR"), state.issued[2], state.on_tile[2], price(state, "MR")) == (6, 1, 4, 7)
    rich = actions(table({"MR": [3, 0, 0]}, cash={"MR": 2}))
    events = decide(rich, MANCHESTER_LIVERPOOL)
    assert not any(isinstance(e, SharesIssued) for e in events)
    assert not any(text.startswith("issue") for text in legal(rich))


@pytest.mark.rule("EA-3.3", "EA-6.3")
def test_shares_are_never_issued_for_dividends():
    state = dividend_phase(table({"MR": [3, 0, 0]}, cash={"MR": 4}))
    assert legal(state) == [f"dividend {n}" for n in range(5)]
    assert ("EA-6.3", "dividend_above_cash") in reasons(state, "dividend 7")


@pytest.mark.rule("EA-3.4")
def test_bonds_are_taken_only_with_an_empty_tile_and_the_fewest_that_do():
    state = actions(
        table({"MR": [5, 0, 0]}, issued={"MR": 5}, cash={"MR": 1}, links=["MR Leeds–Sheffield", "MR Leeds–York", "MR York–Hull"])
    )
    assert state.on_tile[2] == 0
    assert state.capacity(2) == 1 + 3 * 5
    build = link_from(state, "Sheffield", "Manchester")
    events = decide(state, *build)
    taken = [e for e in events if isinstance(e, BondsTaken)]
    spent = next(e.cost for e in events if isinstance(e, LinkFinished))
    assert spent == 7
    assert taken == [BondsTaken("MR", 2, 10)]
    assert cash(state, "MR") == 1 + 10 - 7
    with_tile = actions(table({"MR": [5, 0, 0]}, issued={"MR": 4}, cash={"MR": 0}, links=["MR Leeds–Sheffield"]))
    events = decide(with_tile, *link_from(with_tile, "Sheffield", "Manchester"))
    assert [type(e) for e in events if isinstance(e, SharesIssued | BondsTaken)] == [SharesIssued]


def link_from(state, start: str, goal: str) -> list[str]:
    """The notation of the cheapest link."""
    cities = {state.board.city_index[start], state.board.city_index[goal]}
    plan = next(p for p in state.link_plans(state.company, state.second) if {p.origin, p.goal} == cities)
    return [str(state.rails.table.action(tile)) for tile in plan.tiles]


@pytest.mark.rule("EA-3.4", "EA-5.5")
def test_there_are_at_most_as_many_bonds_as_links():
    state = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 1}, links=["MR Leeds–Sheffield", "MR Leeds–York"]))
    assert state.capacity(2) == 5
    dear = tile_of_a_dearer_link(state)
    assert reasons(state, dear) == [("EA-5.5", "link_cannot_be_paid")]
    full = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 2}, links=["MR Leeds–Sheffield", "MR Leeds–York"]))
    assert full.capacity(2) == 0
    assert not any(text.startswith("build") for text in legal(full))


def tile_of_a_dearer_link(state) -> str:
    """A first tile whose cheapest link the company cannot pay."""
    rich = state.copy()
    rich.pay(rich.bank, rich.account(rich.company), 100)
    affordable = set(legal(state))
    return next(t for t in legal(rich) if t.startswith("build") and t not in affordable)


@pytest.mark.rule("EA-3.4", "EA-6.2")
def test_interest_is_1000_a_bond_and_a_bond_is_repaid_for_5000_after_it():
    state = dividend_phase(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 14}, links=["MR Leeds–York"]))
    assert cash(state, "MR") == 11
    assert legal(state) == ["pass", "repay 1", "repay 2"]
    decide(state, "repay 2")
    assert (cash(state, "MR"), state.bonds[2]) == (1, 1)


@pytest.mark.rule("EA-3.5")
def test_an_uncontrolled_company_does_nothing_and_its_price_stays():
    state = actions(table({"MR": [1, 0, 0]}, cash={"MR": 8}))
    assert [state.id_of(c) for c in state.order] == ["MR"]
    decide(state, "pass", "pass", "pass")
    assert state.step == DividendChoice(0, "MR", 7, 8)
    decide(state, "dividend 0")
    assert price(state, "MR") == 5
    assert [state.price[c] for c in range(6) if IDS[c] != "MR"] == [9, 8, 6, 5, 4]
    assert all(state.controller[c] == NONE for c in range(6) if IDS[c] != "MR")


@pytest.mark.rule("EA-4.1")
def test_a_turn_is_company_actions_then_dividends_then_mergers_then_stock():
    state = table({"MR": [2, 0, 0], "GER": [0, 2, 0]}, cash={"MR": 30, "GER": 30}, links=["MR Leeds–York", "GER Leeds–Sheffield"])
    actions(state)
    kinds = []
    while state.turn_number == 1:
        kinds.append(type(state.step).__name__)
        choice = legal(state)
        decide(state, "pass" if "pass" in choice else choice[-1])
    first_seen = list(dict.fromkeys(kinds))
    assert first_seen == ["CompanyAction", "DividendChoice", "MergerProposal", "StockOffer"]


@pytest.mark.rule("EA-5.1")
def test_companies_act_from_the_highest_price_to_the_lowest_in_three_rounds():
    state = actions(table({"GWR": [1, 0, 0], "NER": [0, 1, 0], "MR": [0, 0, 1]}, prices={"NER": 8}))
    acted = []
    while isinstance(state.step, CompanyAction):
        acted.append((state.step.round, state.step.company))
        decide(state, "pass")
    assert acted == [(r, c) for r in (1, 2, 3) for c in ("GWR", "NER", "MR")]


@pytest.mark.rule("EA-5.1")
def test_at_equal_prices_the_last_to_come_there_is_first():
    state = table({"GWR": [1, 0, 0], "NER": [0, 1, 0], "MR": [0, 0, 1]}, prices={"NER": 7})
    assert order(state) == ["GWR", "NER", "MR"]
    state.move_price(number(state, "GWR"), 7)
    assert order(state) == ["GWR", "NER", "MR"]
    state.move_price(number(state, "MR"), 8)
    state.move_price(number(state, "MR"), 7)
    assert order(state) == ["MR", "GWR", "NER"]
    state.move_price(number(state, "NER"), 7)  # a marker that did not move keeps its place
    assert order(state) == ["MR", "GWR", "NER"]


@pytest.mark.rule("EA-5.2")
def test_a_company_builds_delivers_or_passes():
    state = table({"MR": [2, 0, 0]}, cash={"MR": 9}, links=["MR Leeds–York"], cubes={"York": "yellow", "Hull": "red"})
    actions(state)
    verbs = {text.split()[0] for text in legal(state)}
    assert verbs == {"pass", "build", "deliver"}
    assert ("EA-5.6", "no_cube_on_its_way") in reasons(state, "via 1")
    assert ("EA-5.3", "no_second_link_now") in reasons(state, "stop")
    for text, rule in (
        ("dividend 1", "EA-6.3"),
        ("repay 1", "EA-6.2"),
        ("borrow", "EA-6.2"),
        ("merge GER", "EA-7.1"),
        ("vote yes", "EA-7.2"),
        ("offer MR available", "EA-8.1"),
        ("bid 5", "EA-2.2"),
        ("drop", "EA-2.2"),
    ):
        assert [r for r, _ in reasons(state, text)] == [rule]


@pytest.mark.rule("EA-5.2")
def test_the_step_names_the_company_and_its_controller():
    state = actions(table({"MR": [0, 0, 2]}, cash={"MR": 30}))
    tiles = link_from(state, "Manchester", "Sheffield")
    decide(state, tiles[0])
    assert isinstance(state.step, BuildLink)
    assert (state.step.seat, state.step.company, state.step.city) == (2, "MR", "Manchester")
    decide(state, *tiles[1:])
    assert state.step == SecondLink(2, "MR")
    assert not isinstance(merger_phase(table({"MR": [1, 0, 0]})).step, MergerProposal)
    assert stock_phase(table({"MR": [1, 0, 0]})).to_act == (0,)


@pytest.mark.rule("EA-3.4")
@pytest.mark.parametrize(("cash_before", "bonds"), [(7, 0), (6, 1), (2, 1), (1, 2)])
def test_a_payment_that_bonds_meet_exactly_takes_not_one_more(cash_before, bonds):
    links = ["MR Leeds–Sheffield", "MR Leeds–York", "MR York–Hull"]
    state = actions(table({"MR": [5, 0, 0]}, issued={"MR": 5}, cash={"MR": cash_before}, links=links))
    decide(state, *link_from(state, "Sheffield", "Manchester"))  # 7
    assert (state.bonds[2], cash(state, "MR")) == (bonds, cash_before + 5 * bonds - 7)


@pytest.mark.rule("EA-3.3")
@pytest.mark.parametrize(("cash_before", "shares"), [(7, 0), (6, 1), (1, 2), (0, 3)])
def test_a_payment_that_issues_meet_exactly_takes_not_one_more(cash_before, shares):
    state = table({"MR": [5, 0, 0]}, cash={"MR": cash_before}, prices={"MR": 3}, links=["MR Leeds–Sheffield"])
    decide(actions(state), *link_from(state, "Sheffield", "Manchester"))  # 7
    assert (state.issued[2], cash(state, "MR")) == (shares, cash_before + 3 * shares - 7)


@pytest.mark.rule("EA-5.1", "EA-6.4")
def test_markers_that_stay_at_price_1_keep_their_places_in_the_pile():
    state = table({"MR": [1, 0, 0], "NER": [0, 1, 0]}, prices={"MR": 1, "NER": 1}, cash={"MR": 1, "NER": 1})
    assert order(state) == ["NER", "MR"]
    decide(dividend_phase(state), "dividend 0", "dividend 0")
    assert (price(state, "MR"), price(state, "NER")) == (1, 1)
    assert order(state) == ["NER", "MR"]
