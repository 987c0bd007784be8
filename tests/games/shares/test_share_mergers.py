"""The share game: mergers (EA-7) with their sealed votes."""

from __future__ import annotations

import json
from random import Random

import pytest
from share_table import cash, decide, legal, merger_phase, number, play, price, reasons, table

from rotonde.core.track import NONE
from rotonde.games.shares.events import BondsTaken, CompaniesMerged, SharesIssued, VoteCast, VoteDecided, VoteShown
from rotonde.games.shares.steps import MergerProposal, MergerVote

JOINED = ["MR Leeds–York", "GER Leeds–Sheffield"]


def phase(shares, links=JOINED, **more):
    return merger_phase(table(shares, links=links, **more))


@pytest.mark.rule("EA-7.1")
def test_companies_propose_from_the_lowest_price_to_the_highest():
    shares = {"MR": [2, 0, 0], "GER": [0, 2, 0], "NER": [0, 0, 2]}
    state = phase(shares, [*JOINED, "NER York–Hull"], cash={"MR": 40, "GER": 40, "NER": 40})
    asked = []
    while isinstance(state.step, MergerProposal):
        asked.append(state.step.company)
        decide(state, "pass")
    assert asked == ["NER", "GER", "MR"]


@pytest.mark.rule("EA-7.1")
def test_only_companies_that_share_a_city_merge():
    shares = {"MR": [2, 0, 0], "GER": [0, 2, 0], "NER": [0, 0, 2]}
    state = phase(shares, [*JOINED, "NER London–Cambridge"], cash={"MR": 60, "GER": 60, "NER": 60})
    assert state.step == MergerProposal(1, "GER")  # NER has nobody to buy
    assert legal(state) == ["pass", "merge MR"]
    assert reasons(state, "merge NER") == [("EA-7.1", "not_connected")]
    assert reasons(state, "merge GER") == [("EA-7.1", "merger_with_itself")]
    assert reasons(state, "merge LNWR") == [("EA-7.1", "not_connected")]
    assert reasons(state, "merge BR") == [("EA-1.3", "unknown_company")]


@pytest.mark.rule("EA-7.1")
def test_one_proposal_a_company_and_an_absorbed_one_drops_out_while_a_buyer_may_be_a_target():
    shares = {"MR": [2, 0, 0], "GER": [2, 0, 0], "NER": [2, 0, 0]}
    state = phase(shares, [*JOINED, "NER Leeds–Darlington"], cash={"MR": 90, "GER": 90, "NER": 90})
    assert state.step == MergerProposal(0, "NER")
    decide(state, "merge GER", "vote yes")
    assert state.controller[3] == NONE
    assert state.step == MergerProposal(0, "MR")  # GER dropped out, NER had its proposal
    assert legal(state) == ["pass", "merge NER"]
    decide(state, "merge NER", "vote yes")
    assert state.track.owner == [2, 2, 2]


@pytest.mark.rule("EA-7.2")
def test_the_buyers_holders_vote_then_the_targets():
    state = phase({"MR": [2, 1, 0], "GER": [0, 1, 2]}, cash={"GER": 60, "MR": 60})
    assert state.step == MergerProposal(2, "GER")
    decide(state, "merge MR")
    assert state.step == MergerVote((1, 2), "GER", "GER", "MR")
    assert state.to_act == (1, 2)
    play(state, 1, "vote no")
    assert state.to_act == (2,)
    events = play(state, 2, "vote yes")
    assert events[1:] == [VoteShown(1, "GER", 1, False), VoteShown(2, "GER", 2, True), VoteDecided("GER", True)]
    assert state.step == MergerVote((0, 1), "MR", "GER", "MR")
    play(state, 1, "vote yes")
    events = play(state, 0, "vote no")
    assert VoteDecided("MR", False) in events
    assert state.track.owner == [2, 3]


@pytest.mark.rule("EA-7.2")
def test_a_rejected_buyer_ends_it_before_the_target_votes():
    state = phase({"MR": [2, 1, 0], "GER": [0, 1, 2]}, cash={"GER": 60, "MR": 60})
    decide(state, "merge MR")
    play(state, 2, "vote no")
    play(state, 1, "vote no")
    assert state.step == MergerProposal(0, "MR")


@pytest.mark.rule("EA-7.2")
@pytest.mark.parametrize(("controller_votes", "passes"), [("yes", True), ("no", False)])
def test_a_tie_goes_as_the_controller_voted(controller_votes, passes):
    state = phase({"MR": [2, 2, 0], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 60})
    decide(state, "merge MR")  # GER's single holder has decided by proposing
    assert state.step.company == "MR"
    play(state, 1, "vote no" if passes else "vote yes")
    events = play(state, 0, f"vote {controller_votes}")
    assert VoteDecided("MR", passes) in events


@pytest.mark.rule("EA-7.2")
def test_a_single_holder_decides_without_a_ballot():
    state = phase({"MR": [2, 0, 0], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 60})
    decide(state, "merge MR")
    assert state.to_act == (0,)
    events = decide(state, "vote yes")
    assert any(isinstance(e, CompaniesMerged) for e in events)


@pytest.mark.rule("EA-7.2")
def test_a_vote_is_in_nobody_elses_view_before_all_are_in():
    state = phase({"MR": [2, 1, 1], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 60})
    decide(state, "merge MR")
    yes, no = state.copy(), state.copy()
    events = [play(yes, 1, "vote yes"), play(no, 1, "vote no")]
    assert events == [[VoteCast(1, "MR")]] * 2
    for viewer in (None, 0, 2):
        assert yes.view(viewer) == no.view(viewer)
        assert json.dumps(yes.view(viewer)) == json.dumps(no.view(viewer))
    assert (yes.view(1)["ballot"]["own"], no.view(1)["ballot"]["own"]) == (True, False)
    assert yes.view(0)["ballot"]["waiting"] == [0, 2]
    drawn = {yes.redeal(0, Random(seed)).ballot.of(1) for seed in range(20)}
    assert drawn == {0, 1}
    assert {yes.redeal(1, Random(seed)).ballot.of(1) for seed in range(20)} == {1}


@pytest.mark.rule("EA-7.2")
def test_there_is_one_vote_a_seat_and_none_without_a_share():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 60})
    decide(state, "merge MR")
    play(state, 1, "vote yes")
    assert reasons(state, "vote no", 1) == [("EA-7.2", "voted_already")]
    assert reasons(state, "vote no", 2) == [("EA-7.2", "no_vote_without_share")]
    assert ("EA-7.2", "not_your_decision") in reasons(state, "pass", 2)


@pytest.mark.rule("EA-7.3")
def test_every_issued_share_is_bought_at_the_price_and_1000():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, issued={"MR": 2}, cash={"GER": 50, "MR": 60}, money=[0, 0, 0])
    bank = state.accounts[-1]
    decide(state, "merge MR", "vote yes", "vote yes")
    assert [state.money(s) for s in range(3)] == [16, 8, 0]
    assert state.accounts[-1] == bank + 16
    assert cash(state, "GER") == 50 - 40 + 60
    assert price(state, "GER") == 6  # the buyer's price does not move


@pytest.mark.rule("EA-7.3", "EA-3.4")
def test_the_buyer_issues_the_fewest_shares_and_then_takes_bonds():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"GER": 15, "MR": 60})
    events = decide(state, "merge MR", "vote yes", "vote yes")
    assert [e for e in events if isinstance(e, SharesIssued | BondsTaken)] == [SharesIssued("GER", 2, 12)]
    links = [*JOINED, "GER Sheffield–Manchester"]
    state = phase({"MR": [1, 1, 0], "GER": [0, 0, 5]}, links, issued={"GER": 5}, cash={"GER": 8, "MR": 60})
    events = decide(state, "merge MR", "vote yes", "vote yes")
    assert [e for e in events if isinstance(e, SharesIssued | BondsTaken)] == [BondsTaken("GER", 2, 10)]


@pytest.mark.rule("EA-7.3")
def test_a_proposal_that_could_not_be_paid_is_illegal():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 5]}, issued={"GER": 5}, cash={"GER": 18, "MR": 60})
    # 24 are needed; 18 and one bond for its own single link are 23: the links of the target do not count.
    assert state.step == MergerProposal(0, "MR")
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 5]}, issued={"GER": 5}, cash={"GER": 19, "MR": 60})
    assert state.step == MergerProposal(2, "GER")
    both = phase(
        {"MR": [2, 1, 0], "GER": [0, 0, 5], "NER": [1, 0, 0]},
        [*JOINED, "NER Leeds–Darlington"],
        issued={"GER": 5},
        cash={"GER": 8, "MR": 60},
    )
    while both.step != MergerProposal(2, "GER"):
        decide(both, "pass")
    assert reasons(both, "merge MR") == [("EA-7.3", "merger_cannot_be_paid")]


@pytest.mark.rule("EA-7.4")
def test_all_links_become_the_buyers_and_parallel_ones_stay_two():
    state = phase({"MR": [2, 0, 0], "GER": [0, 0, 2]}, ["MR Leeds–York", "GER Leeds–York", "MR York–Hull"], cash={"GER": 60})
    decide(state, "merge MR", "vote yes")
    assert state.track.owner == [3, 3, 3]
    state.check()


@pytest.mark.rule("EA-7.5", "EA-5.1")
def test_the_target_ceases_and_may_come_back():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, issued={"MR": 2}, cash={"GER": 60, "MR": 9}, prices={"MR": 9})
    decide(state, "merge MR", "vote yes", "vote yes")
    mr = number(state, "MR")
    assert (state.available[mr], state.on_tile[mr], state.issued[mr]) == (5, 5, 0)
    assert (price(state, "MR"), state.controller[mr], cash(state, "MR"), state.bonds[mr]) == (7, NONE, 0, 0)
    assert state.holders(mr) == []
    assert state.arrival[mr] == max(state.arrival)  # reset: on top of the pile
    state.check()


@pytest.mark.rule("EA-7.6")
@pytest.mark.parametrize(("absorbed_cash", "expected"), [("buyer", 60 - 24 + 9), ("bank", 60 - 24)])
def test_the_targets_cash_goes_to_the_buyer_or_by_option_to_the_bank(absorbed_cash, expected):
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"GER": 60, "MR": 9}, absorbed_cash=absorbed_cash)
    decide(state, "merge MR", "vote yes", "vote yes")
    assert cash(state, "GER") == expected


@pytest.mark.rule("EA-7.6")
@pytest.mark.parametrize(("absorbed_bonds", "bonds", "left"), [("buyer", 3, 60 - 24), ("repaid", 0, 60 - 24 - 15)])
def test_the_targets_bonds_go_to_the_buyer_even_above_the_limit_or_are_repaid(absorbed_bonds, bonds, left):
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, bonds={"MR": 3}, cash={"GER": 60}, absorbed_bonds=absorbed_bonds)
    decide(state, "merge MR", "vote yes", "vote yes")
    assert (state.bonds[3], cash(state, "GER")) == (bonds, left)
    state.check()


@pytest.mark.rule("EA-7.1", "EA-5.1")
def test_at_equal_prices_the_first_to_come_there_proposes_first():
    shares = {"MR": [2, 0, 0], "GER": [0, 2, 0], "NER": [0, 0, 2]}
    state = phase(shares, [*JOINED, "NER York–Hull"], cash={"MR": 40, "GER": 40, "NER": 40}, prices={"NER": 7, "GER": 7})
    asked = []
    while isinstance(state.step, MergerProposal):
        asked.append(state.step.company)
        decide(state, "pass")
    assert asked == ["MR", "NER", "GER"]  # the reverse of the company order, in which GER, on top of the pile, is first


@pytest.mark.rule("EA-7.5", "EA-5.1")
def test_the_marker_of_an_absorbed_company_goes_on_top_even_where_it_lay_already():
    state = phase({"MR": [2, 1, 0], "GER": [0, 0, 2]}, cash={"GER": 60}, prices={"NER": 7})
    mr, ner = number(state, "MR"), number(state, "NER")
    assert state.price[mr] == state.price[ner] == 7  # its start price
    assert state.arrival[ner] > state.arrival[mr]
    decide(state, "merge MR", "vote yes", "vote yes")
    assert (state.price[mr], state.arrival[mr] > state.arrival[ner]) == (7, True)


@pytest.mark.rule("EA-7.6", "EA-7.3")
@pytest.mark.parametrize(("absorbed_bonds", "listed"), [("buyer", True), ("repaid", False)])
def test_bonds_that_are_repaid_are_part_of_the_bill_that_must_be_payable(absorbed_bonds, listed):
    state = phase(
        {"MR": [2, 1, 0], "GER": [0, 0, 5], "NER": [1, 0, 0]},
        [*JOINED, "NER Leeds–Darlington"],
        issued={"GER": 5},
        bonds={"MR": 1},
        cash={"GER": 23},
        absorbed_bonds=absorbed_bonds,
    )
    while state.step != MergerProposal(2, "GER"):
        decide(state, "pass")
    # The shares cost 24, with the bond 29; GER has 23 and may take one bond.
    assert legal(state) == (["pass", "merge MR", "merge NER"] if listed else ["pass", "merge NER"])
    if not listed:
        assert reasons(state, "merge MR") == [("EA-7.3", "merger_cannot_be_paid")]


@pytest.mark.rule("EA-7.3")
@pytest.mark.parametrize(("has", "listed"), [(19, True), (18, False)])
def test_a_merger_that_takes_all_that_a_company_can_raise_can_be_paid(has, listed):
    """The shares of MR cost 24; GER may take one bond of 5."""
    shares, links = {"MR": [2, 1, 0], "GER": [0, 0, 5], "NER": [1, 0, 0]}, [*JOINED, "NER Leeds–Darlington"]
    state = phase(shares, links, issued={"GER": 5}, cash={"GER": has})
    while state.step != MergerProposal(2, "GER"):
        decide(state, "pass")
    assert ("merge MR" in legal(state)) == listed
    if listed:
        decide(state, "merge MR")
    else:
        assert reasons(state, "merge MR") == [("EA-7.3", "merger_cannot_be_paid")]
