"""The share game: what a player is told before deciding: bundles, previews, chances, targets."""

from __future__ import annotations

from random import Random

import pytest
from share_table import actions, decide, merger_phase, number, play, stock_phase, table

from rotonde.core.contract import DEALER, BundleDelivery, PriceReason
from rotonde.games.shares import mergers
from rotonde.games.shares.events import CompaniesMerged, ShareBought
from rotonde.games.shares.game import GAME


def acting():
    return actions(
        table(
            {"MR": [3, 1, 0], "GER": [0, 2, 3]},
            cash={"MR": 40},
            links=["MR Leeds–Sheffield", "GER Leeds–York"],
            cubes={"Leeds": "red", "York": "black", "Sheffield": "yellow red", "Manchester": "yellow"},
            end_empty_cities=62,
        )
    )


def bundle(state, *cities: str):
    return next(b for b in state.bundles(0) if set(b.cities) == set(cities))


@pytest.mark.rule("EA-5.3", "EA-5.5")
def test_a_bundle_is_a_whole_link_with_its_price_and_what_it_lets_be_delivered():
    state = acting()
    found = bundle(state, "Sheffield", "Manchester")
    assert found.tiles == (("Q15", "NE-NW"), ("P14", "SE-NW"))
    assert (found.finishes, found.price) == (True, 7)
    assert found.reasons == (PriceReason("mountain", 1, 4), PriceReason("river", 1, 3))
    assert set(found.deliveries) == {
        BundleDelivery("red", "Leeds", "Manchester", 2),
        BundleDelivery("red", "Sheffield", "Manchester", 1),
        BundleDelivery("yellow", "Manchester", "Leeds", 2),
    }
    prices = [b.price for b in state.bundles(0)]
    assert prices == sorted(prices)
    assert state.bundles(1) == []
    for action in found.actions:
        state.play(0, action)
    assert state.track.owner == [2, 3, 2]


@pytest.mark.rule("EA-5.3")
def test_a_bundle_of_a_link_that_was_begun_goes_on_and_a_second_one_costs_more():
    state = acting()
    decide(state, "build Q15 NE-NW")
    found = bundle(state, "Sheffield", "Manchester")
    assert (found.tiles, found.price) == ((("P14", "SE-NW"),), 3)
    assert all("Sheffield" in b.cities for b in state.bundles(0))
    decide(state, "build P14 SE-NW")
    second = bundle(state, "Manchester", "Liverpool")
    assert second.reasons == (PriceReason("plain", 1, 2), PriceReason("second_link", 1, 2))
    assert second.price == 4
    decide(state, "stop")
    assert state.bundles(0) == []


@pytest.mark.rule("EA-1.5")
def test_handfuls_of_cubes_are_as_likely_as_the_bag_makes_them():
    state = GAME.start(players=4, seed=1)
    state.bag = [3, 1, 0, 0, 0]
    chances = {str(action): chance for action, chance in state.outcomes()}
    first, second = state.board.colours[0], state.board.colours[1]
    assert chances == {f"cubes Berwick : {first}": 0.75, f"cubes Berwick : {second}": 0.25}
    play(state, DEALER, f"cubes Berwick : {first}")
    state.bag = [3, 1, 0, 0, 0]
    assert [chance for _, chance in state.outcomes()] == [0.25, 0.75]  # three of one colour, or two and the other one


@pytest.mark.rule("EA-7.2")
def test_all_who_vote_answer_one_question_and_a_preview_counts_them_as_agreed():
    links = ["MR Leeds–York", "GER Leeds–Sheffield"]
    state = merger_phase(table({"MR": [2, 1, 0], "GER": [0, 1, 2]}, cash={"GER": 60, "MR": 60}, links=links))
    assert mergers.targets(state, number(state, "GER")) == [number(state, "MR")]
    assert mergers.bill(state, number(state, "MR")) == 24
    assert isinstance(state.preview(2, GAME.parse("merge MR"))[-1], CompaniesMerged)
    play(state, 2, "merge MR")
    asked = state.asked_at
    play(state, 1, "vote no")
    assert state.asked_at == asked
    assert isinstance(state.preview(2, GAME.parse("vote yes"))[-1], CompaniesMerged)  # whatever was voted


@pytest.mark.rule("EA-2.2")
def test_the_preview_of_a_bid_is_that_nobody_raises():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[20, 20, 20]))
    play(state, 0, "offer NER available")
    assert ShareBought(0, "NER", 6) in state.preview(0, GAME.parse("bid 6"))
    assert state.holding(0, 5) == 0


@pytest.mark.rule("EA-5.3")
def test_plans_of_a_second_link_have_its_price():
    state = acting()
    cities = {state.board.city_index["Sheffield"], state.board.city_index["Manchester"]}
    prices = [
        next(p.price for p in state.link_plans(2, second=second) if {p.origin, p.goal} == cities) for second in (False, True)
    ]
    assert prices == [7, 7 + 2 * 2]


def test_the_view_names_first_player_controllers_and_bidder():
    state = stock_phase(table({"MR": [2, 1, 0]}, money=[20, 20, 20]))
    decide(state, "offer MR available", "bid 8")
    view = state.view(None)
    assert (view["first_player"], view["companies"]["MR"]["controller"], view["companies"]["NER"]["controller"]) == (0, 0, None)
    assert view["auction"]["bidder"] == 0


@pytest.mark.parametrize("texts", [[], ["offer MR issued"], ["offer MR issued", "bid 8"]])
def test_a_copy_in_an_auction_is_the_same_and_a_redealt_one_has_the_same_table(texts):
    state = stock_phase(table({"MR": [2, 1, 0]}, issued={"MR": 1}, money=[20, 20, 20]))
    decide(state, *texts)
    assert state.copy().to_dict() == state.to_dict()
    assert state.redeal(0, Random(1)).view(0) == state.view(0)
