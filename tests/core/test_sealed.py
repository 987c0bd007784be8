"""Choices that are sealed until all are in."""

from __future__ import annotations

from random import Random

from rotonde.core.sealed import SEALED, SealedChoice


def test_seats_are_waited_for_until_all_have_chosen():
    choice = SealedChoice([1, 2, 4], 2)
    assert choice.waiting == (1, 2, 4)
    choice.choose(4, 1)
    assert choice.waiting == (1, 2)
    assert not choice.complete
    choice.choose(1, 0)
    choice.choose(2, 1)
    assert choice.waiting == ()
    assert choice.complete
    assert [choice.of(seat) for seat in (1, 2, 4)] == [0, 1, 1]


def test_choices_stand_in_the_order_of_the_seats_whatever_came_first():
    one, other = SealedChoice([0, 3], 3), SealedChoice([0, 3], 3)
    one.choose(0, 2)
    one.choose(3, 1)
    other.choose(3, 1)
    other.choose(0, 2)
    assert one.choices == other.choices == [2, 1]


def test_a_seat_knows_its_own_choice_and_all_once_they_are_in():
    choice = SealedChoice([0, 1], 2)
    choice.choose(0, 1)
    assert choice.known_to(0) == [1, SEALED]
    assert choice.known_to(1) == [SEALED, SEALED]
    assert choice.known_to(None) == [SEALED, SEALED]
    assert choice.has_chosen(0)
    assert not choice.has_chosen(1)
    assert not choice.has_chosen(7)
    choice.choose(1, 0)
    assert choice.known_to(None) == [1, 0]


def test_what_a_seat_cannot_know_is_drawn_anew():
    drawn = set()
    for seed in range(30):
        choice = SealedChoice([0, 1, 2], 2)
        choice.choose(0, 1)
        choice.choose(1, 1)
        copy = choice.copy()
        copy.redraw(0, Random(seed))
        assert choice.choices == [1, 1, SEALED]
        assert (copy.choices[0], copy.choices[2]) == (1, SEALED)
        drawn.add(copy.choices[1])
    assert drawn == {0, 1}


def test_nothing_is_drawn_once_all_is_known():
    choice = SealedChoice([0, 1], 2, [1, 0])
    choice.redraw(None, Random(1))
    assert choice.choices == [1, 0]
