"""The contract along games that hypothesis chooses decision by decision, and shrinks."""

from __future__ import annotations

from hypothesis import given, settings

from choices import CHOICES, chosen, openings
from rotonde.core.contract import DEALER, State


@settings(max_examples=40)
@given(openings(), CHOICES)
def test_the_referee_finds_nothing_wherever_the_choices_lead(state: State, choices: list[int]) -> None:
    for seat, action in chosen(state, choices):
        assert state.objections(seat, action) == []
        state.play(seat, action)
        state.check()
    again = state.game.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()
    for viewer in (None, *range(state.players)):
        assert again.view(viewer) == state.view(viewer)


@settings(max_examples=30)
@given(openings(), CHOICES)
def test_a_copy_takes_the_same_course(state: State, choices: list[int]) -> None:
    for seat, action in chosen(state, choices):
        copy = state.copy()
        assert copy.legal(seat) == state.legal(seat)
        events = copy.play(seat, action)
        assert state.play(seat, action) == events
        assert copy.to_dict() == state.to_dict()
        assert (state.to_act == (DEALER,)) == bool(state.outcomes())
