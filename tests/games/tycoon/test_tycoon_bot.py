"""The greedy bot at Tycoon does not build for what it will not be paid."""

from __future__ import annotations

from random import Random

import pytest
from tycoon_table import begun, close_cards, open_card, put_cubes, put_links

import rotonde
from rotonde.bots import Outlook, bot
from rotonde.bots.greedy.tycoon import TycoonRanking
from rotonde.bots.greedy.tycoon_network import Network
from rotonde.bots.greedy.tycoon_rows import free_rows, rows_of
from rotonde.bots.greedy.tycoon_worth import Prospects
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.events import GoalWon, LinkFinished
from rotonde.games.tycoon.state import TycoonState


def joined_already() -> TycoonState:
    """The last turn: seat 0 joined Boston and Washington before the card for it was opened, and wins nothing by it (RT-9.8)."""
    state = begun(2)
    close_cards(state)
    put_links(state, 0, "Boston", "Providence", "New Haven", "New York", "Philadelphia", "Baltimore", "Washington D.C.")
    open_card(state, "line_boston_washington")
    kinds = [card.id for card in state.board.operations]
    state.barred[kinds.index("line_boston_washington")] = 1
    state.last_turn = state.turn_number
    return state


def test_a_line_that_the_network_had_before_is_not_counted_with_another_link() -> None:
    state = joined_already()
    ranking, prospects = TycoonRanking(), Prospects(state, 0)
    hopes = ranking.line_hopes(state, 0, prospects)
    plans = state.link_plans(0)
    assert plans
    assert {hopes.gain(plan.origin, plan.goal) for plan in plans} == {0.0}
    assert {hopes.completed(plan.origin, plan.goal) for plan in plans} == {0.0}


def test_in_the_last_turn_it_delivers() -> None:
    state = joined_already()
    put_cubes(state, "Providence", "red blue black purple yellow")
    state.level[0] = 4
    chosen = bot("greedy", Random(1)).choose(Outlook(state, 0))
    assert isinstance(chosen, Deliver)


@pytest.mark.parametrize("seed", range(3))
def test_in_the_last_turn_nobody_builds_what_is_neither_used_nor_paid_for(seed: int) -> None:
    state = rotonde.game("tycoon").start(4, seed=f"last turn {seed}")
    assert isinstance(state, TycoonState)
    bots = [bot("greedy", Random(f"{seed}/{seat}")) for seat in range(4)]
    idle: set[int] = set()
    while not state.over:
        seat = state.to_act[0]
        action = state.deal() if seat == rotonde.DEALER else bots[seat].choose(Outlook(state, seat))
        last = state.last_turn == state.turn_number
        events = state.play(seat, action)
        if isinstance(action, Deliver):
            idle -= {link + 1 for link in action.links}
        if last and not any(isinstance(event, GoalWon) for event in events):
            idle |= {event.link for event in events if isinstance(event, LinkFinished)}
    assert idle == set()


def test_a_further_link_adds_just_the_ways_that_lead_over_it() -> None:
    """What is found from the new link alone is what a network with that link finds from all cities."""
    state = begun(3)
    put_links(state, 0, "Boston", "Providence", "New Haven", "New York", "Philadelphia", "Baltimore")
    network = Network(state, 0, 4)
    index = state.board.city_index
    for a, b in (("Baltimore", "Washington D.C."), ("Boston", "New York"), ("Albany", "New York"), ("Chicago", "Toledo")):
        with_it = Network(state, 0, 4, ((index[a], index[b]),))
        assert network.lengths_with(index[a], index[b]) == with_it.lengths
        assert network.lengths_with(index[b], index[a]) == with_it.lengths


def test_usual_rows_are_what_the_search_for_links_finds() -> None:
    """On the empty map the cheapest row between two cities is the one of `link_plans`, at its price."""
    state = begun(2)
    rows = rows_of(state.track.map, state.setting.standard_prices)
    plans = {(plan.origin, plan.goal): plan.price for plan in state.link_plans(0)}
    assert len(plans) > 90
    for (a, b), price in plans.items():
        prices = [row.price for row in free_rows(rows, a, state.track.used, 4) if row.goal == b]
        assert prices == [price]
