"""The greedy bot at Tycoon does not build for what it will not be paid."""

from __future__ import annotations

from random import Random

from tycoon_table import begun, close_cards, open_card, put_cubes, put_links

from rotonde.bots import Outlook, bot
from rotonde.bots.greedy.tycoon import TycoonRanking
from rotonde.bots.greedy.tycoon_worth import Prospects
from rotonde.games.tycoon.actions import Deliver
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
