"""What holds in every position of every game, on small boards and with all options; what fails shrinks to a short game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from rocket_strategies import CHOICES, every_action, openings, walk
from rocket_table import ROCKET, edited
from slow_independence import Country, Land

from rotonde.games.rocket.actions import Bid
from rotonde.games.rocket.state import RocketState


@settings(max_examples=60)
@given(openings(), CHOICES)
def test_the_referee_finds_nothing(state, choices):
    for position in walk(state, choices):
        position.check()


@settings(max_examples=30)
@given(openings(), CHOICES)
def test_listed_are_exactly_the_actions_without_an_objection(state, choices):
    for position in walk(state, choices):
        for seat in range(position.seats):
            listed = {action for action in position.legal(seat) if not isinstance(action, Bid) or action.shares < 4}
            assert listed == {action for action in every_action(position) if not position.objections(seat, action)}


@settings(max_examples=40)
@given(openings(), CHOICES)
def test_a_position_is_the_same_after_being_written_down(state, choices):
    for position in walk(state, choices):
        again = ROCKET.from_dict(position.to_dict())
        assert again.to_dict() == position.to_dict()
        for seat in (None, *range(position.seats)):
            assert again.view(seat) == position.view(seat)
        for seat in range(position.seats):
            assert again.legal(seat) == position.legal(seat)


@settings(max_examples=40)
@given(openings(), CHOICES)
def test_a_copy_goes_its_own_way(state, choices):
    half = len(choices) // 2
    *_, middle = walk(state, choices[:half])
    before, copy = middle.to_dict(), middle.copy()
    *_, end = walk(copy, choices[half:])
    assert middle.to_dict() == before
    *_, same_end = walk(middle, choices[half:])
    assert same_end.to_dict() == end.to_dict()


@pytest.mark.rule("SR-12.4")
@settings(max_examples=80)
@given(openings(), CHOICES)
def test_independent_are_exactly_the_lines_of_the_definition(state, choices):
    land, known, judged = Land(state.board.data), set[str](), track_of(state)
    for position in walk(state, choices):
        if track_of(position) != judged:  # lines are judged after each extension
            view, judged = position.view(None), track_of(position)
            known = Country(land, view, known).declared()
            running = {name: line for name, line in view["lines"].items() if line["absorbed_by"] is None}
            assert {name for name, line in running.items() if line["independent"]} == known


def track_of(position: RocketState) -> list[int]:
    return position.line_at[:]


@pytest.mark.rule("SR-10.8")
@settings(max_examples=40)
@given(openings(), CHOICES)
def test_the_money_of_others_changes_nothing_that_a_seat_can_see(state, choices):
    for position in walk(state, choices):
        if position.over:
            return
        for seat in range(position.seats):
            accounts = [money if other in (seat, position.seats) else money + 7 for other, money in enumerate(position.accounts)]
            accounts[-1] -= 7 * (position.seats - 1)
            assert edited(position, accounts=accounts).view(seat) == position.view(seat)
