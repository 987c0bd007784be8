"""The share game: what each step waits for, whose decision it is, and what is refused because it belongs to another step."""

from __future__ import annotations

import pytest
from share_table import actions, decide, dividend_phase, opening, play, proposing, stock_phase, table, voting

from rotonde.core.contract import DEALER, Objection
from rotonde.games.shares.actions import DrawFirst
from rotonde.games.shares.events import CubesPlaced, FirstPlayerDrawn, MarkerPiled, MergerNotProposed
from rotonde.games.shares.game import GAME
from rotonde.games.shares.state import ShareState
from rotonde.games.shares.steps import (
    Auction,
    BuildLink,
    CompanyAction,
    CubeDraw,
    DividendChoice,
    FirstPlayer,
    Interest,
    MergerProposal,
    MergerVote,
    MoveCube,
    OpeningBid,
    OpeningOffer,
    PileDraw,
    Repayment,
    SecondLink,
    ShareStep,
    StockOffer,
)

LINKS = ["MR Leeds–Sheffield", "GER Leeds–York"]


def acting() -> ShareState:
    cubes = {"Leeds": "red black", "York": "purple"}
    return actions(table({"MR": [3, 1, 0], "GER": [0, 2, 2]}, cash={"MR": 60}, links=LINKS, cubes=cubes, end_empty_cities=62))


def building() -> ShareState:
    state = acting()
    decide(state, "build Q15 NE-NW")
    return state


def built() -> ShareState:
    state = building()
    decide(state, "build P14 SE-NW")
    return state


def moving() -> ShareState:
    state = acting()
    decide(state, "deliver black Leeds")
    return state


def owing() -> ShareState:
    links = ["MR Leeds–Sheffield", "MR Leeds–York", "MR York–Hull"]
    return dividend_phase(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 2}, links=links, interest_bonds="may"))


def repaying() -> ShareState:
    return dividend_phase(table({"MR": [5, 0, 0]}, issued={"MR": 5}, bonds={"MR": 3}, cash={"MR": 30}, links=LINKS))


def declaring() -> ShareState:
    state = repaying()
    decide(state, "pass")
    return state


def offering() -> ShareState:
    return stock_phase(table({"MR": [5, 0, 0]}, issued={"MR": 2}, money=[8, 20, 20]))


def opening_bid() -> ShareState:
    state = offering()
    decide(state, "offer MR issued")
    return state


def bidding() -> ShareState:
    state = opening_bid()
    decide(state, "bid 8")
    return state


OUT_OF_PLACE = {
    "pass": Objection("EA-5.2", "nothing_to_pass"),
    "offer NER available": Objection("EA-8.1", "no_share_offered_now"),
    "bid 9": Objection("EA-2.2", "no_share_up"),
    "drop": Objection("EA-2.2", "no_share_up"),
    "build Q15 NE-NW": Objection("EA-5.2", "no_build_now"),
    "stop": Objection("EA-5.3", "no_second_link_now"),
    "deliver black Leeds": Objection("EA-5.2", "no_delivery_now"),
    "via 1": Objection("EA-5.6", "no_cube_on_its_way"),
    "borrow": Objection("EA-6.2", "no_interest_asked"),
    "default": Objection("EA-6.2", "no_interest_asked"),
    "repay 1": Objection("EA-6.2", "no_repayment_now"),
    "dividend 1": Objection("EA-6.3", "no_dividend_now"),
    "merge MR": Objection("EA-7.1", "no_merger_now"),
    "vote yes": Objection("EA-7.2", "no_vote_now"),
}
DEALT = {
    "cubes Leeds : red": Objection("EA-1.5", "no_cubes_to_draw"),
    "pile MR": Objection("EA-5.1", "no_pile_to_draw"),
    "first 1": Objection("EA-1.2", "first_player_not_drawn_now"),
}
# A position, its step, the rule that says whose decision it is, and what belongs here.
STEPS = [
    (opening, OpeningOffer(0), "EA-2.1", {"pass", "offer NER available"}),
    (acting, CompanyAction(0, "MR", 1, 1), "EA-5.2", {"pass", "build Q15 NE-NW", "deliver black Leeds"}),
    (building, BuildLink(0, "MR", "Sheffield", "P14", 4), "EA-5.2", {"build Q15 NE-NW"}),
    (built, SecondLink(0, "MR"), "EA-5.2", {"build Q15 NE-NW", "stop"}),
    (moving, MoveCube(0, "MR", "black", "Leeds", "Leeds"), "EA-5.2", {"via 1"}),
    (owing, Interest(0, "MR", 2), "EA-6.2", {"borrow", "default"}),
    (repaying, Repayment(0, "MR", 3), "EA-6.2", {"pass", "repay 1"}),
    (declaring, DividendChoice(0, "MR", 7, 21), "EA-6.3", {"dividend 1"}),
    (proposing, MergerProposal(2, "GER"), "EA-7.1", {"pass", "merge MR"}),
    (voting, MergerVote((2,), "GER", "GER", "MR"), "EA-7.2", {"vote yes"}),
    (offering, StockOffer(0, 1), "EA-8.1", {"pass", "offer NER available"}),
    (opening_bid, OpeningBid(0, "MR", "issued", 7), "EA-2.2", {"bid 9", "drop"}),
    (bidding, Auction(1, "MR", "issued", 8, 0), "EA-2.2", {"bid 9", "drop"}),
]


@pytest.mark.rule("EA-2.1", "EA-2.2", "EA-5.2", "EA-6.2", "EA-6.3", "EA-7.1", "EA-7.2", "EA-8.1")
@pytest.mark.parametrize(("make", "step", "rule", "here"), STEPS, ids=[make.__name__ for make, *_ in STEPS])
def test_a_step_takes_its_own_actions_and_no_others(make, step: ShareStep, rule: str, here: set[str]):
    state = make()
    assert state.step == step
    seat = state.to_act[0]
    for text, refusal in OUT_OF_PLACE.items():
        told = state.objections(seat, GAME.parse(text))
        assert told == [refusal] if text not in here else refusal not in told, text


@pytest.mark.rule("EA-1.2")
@pytest.mark.parametrize(("make", "step", "rule", "here"), STEPS, ids=[make.__name__ for make, *_ in STEPS])
def test_others_are_told_by_which_rule_it_is_not_their_decision(make, step: ShareStep, rule: str, here: set[str]):
    state = make()
    other = next(seat for seat in range(3) if seat not in state.to_act)
    assert Objection(rule, "not_your_decision") in state.objections(other, GAME.parse("stop"))
    assert state.legal(other) == state.legal(DEALER) == []
    for text, refusal in DEALT.items():
        told = state.objections(DEALER, GAME.parse(text))
        assert len(told) == 2
        assert {refusal, Objection(rule, "not_your_decision")} == set(told)


@pytest.mark.rule("EA-7.2")
def test_a_vote_of_one_who_has_none_or_has_voted():
    state = voting()
    assert state.objections(0, GAME.parse("vote yes")) == [Objection("EA-7.2", "no_vote_without_share", company="GER")]
    assert state.objections(1, GAME.parse("vote yes")) == [Objection("EA-7.2", "voted_already", company="GER")]
    assert state.legal(0) == state.legal(1) == []


@pytest.mark.rule("EA-1.2", "EA-1.5", "EA-5.1")
def test_the_steps_of_the_set_up():
    state = GAME.start(players=3, seed=1)
    assert state.step == CubeDraw("Berwick", 1)
    told = state.objections(DEALER, GAME.parse("first 1"))
    assert told == [Objection("EA-1.2", "first_player_not_drawn_now")]
    assert state.objections(DEALER, GAME.parse("pile MR")) == [Objection("EA-5.1", "no_pile_to_draw")]
    while isinstance(state.step, CubeDraw):
        assert state.to_act == (DEALER,)
        state.apply(DEALER, state.deal())
    while isinstance(state.step, PileDraw):
        state.apply(DEALER, state.deal())
    assert state.step == FirstPlayer()
    assert [str(action) for action in state.legal(DEALER)] == ["first 1", "first 2", "first 3"]
    assert state.objections(DEALER, GAME.parse("cubes Leeds : red")) == [Objection("EA-1.5", "no_cubes_to_draw")]
    for seat in (-1, 3):
        assert state.objections(DEALER, DrawFirst(seat)) == [Objection("EA-1.2", "unknown_seat", number=seat)]
    assert state.objections(DEALER, GAME.parse("pass")) == [Objection("EA-5.2", "not_for_the_dealer")]
    assert Objection("EA-1.2", "dealer_first") in state.objections(0, GAME.parse("pass"))


@pytest.mark.rule("EA-1.2", "EA-1.5", "EA-5.1", "EA-7.1")
def test_deals_and_a_merger_that_is_not_proposed_are_told():
    data = GAME.board_data("england_wales")
    data["companies"] = [{**company, "start_price": 7} for company in data["companies"][:2]]
    state = GAME.start(players=3, seed=1, board=data)
    assert play(state, DEALER, "cubes Berwick : red") == [CubesPlaced("Berwick", ("red",))]
    while isinstance(state.step, CubeDraw):
        state.apply(DEALER, state.deal())
    assert state.step == PileDraw(("GWR", "LNWR"))
    assert play(state, DEALER, "pile LNWR", "pile GWR") == [MarkerPiled("LNWR"), MarkerPiled("GWR")]
    assert play(state, DEALER, "first 2") == [FirstPlayerDrawn(1)]
    assert decide(proposing(), "pass")[0] == MergerNotProposed(2, "GER")
