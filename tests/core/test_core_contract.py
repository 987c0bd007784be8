"""Objections, malformed input, options and the number of players."""

from __future__ import annotations

import pytest

from rotonde.core.contract import (
    IllegalAction,
    Malformed,
    MalformedSetup,
    Objection,
    Option,
    check_players,
    describe_choices,
    resolve_options,
)

KNOWN = {
    "speed": Option("speed", ("slow", "fast"), "slow", ("XX-1.1",)),
    "rounds": Option("rounds", (1, 2, 3, 4, 5), 3, ()),
    "open": Option("open", (False, True), False, ()),
}


def test_options_that_are_not_given_have_their_defaults():
    assert resolve_options(KNOWN, None) == {"speed": "slow", "rounds": 3, "open": False}
    assert resolve_options(KNOWN, {}) == resolve_options(KNOWN, None)


def test_given_options_are_taken_and_left_as_they_are():
    given = {"rounds": 5, "open": True}
    assert resolve_options(KNOWN, given) == {"speed": "slow", "rounds": 5, "open": True}
    assert given == {"rounds": 5, "open": True}


@pytest.mark.parametrize(
    ("option", "value"), [("speed", "warp"), ("rounds", 6), ("rounds", "3"), ("rounds", True), ("open", 1), ("open", "true")]
)
def test_a_value_that_is_not_a_choice_is_refused(option, value):
    with pytest.raises(MalformedSetup) as caught:
        resolve_options(KNOWN, {option: value})
    assert caught.value.code == "bad_option_value"
    assert caught.value.details["option"] == option


def test_an_unknown_option_is_refused():
    with pytest.raises(MalformedSetup) as caught:
        resolve_options(KNOWN, {"colour": "red"})
    assert caught.value.code == "unknown_option"
    assert caught.value.details == {"option": "colour", "known": "open, rounds, speed"}


@pytest.mark.parametrize(
    ("choices", "text"),
    [
        (("slow", "fast"), "slow, fast"),
        ((False, True), "false, true"),
        ((1, 2, 3, 4, 5), "1–5"),
        ((1, 2, 3), "1, 2, 3"),
        ((1, 2, 4, 8), "1, 2, 4, 8"),
    ],
)
def test_choices_are_listed_as_a_person_would(choices, text):
    assert describe_choices(choices) == text


@pytest.mark.parametrize("players", [2, 4])
def test_an_allowed_number_of_players_passes(players):
    check_players(range(2, 5), players)


@pytest.mark.parametrize("players", [1, 5, 0, -3])
def test_another_number_of_players_is_refused(players):
    with pytest.raises(MalformedSetup) as caught:
        check_players(range(2, 5), players)
    assert caught.value.code == "bad_player_count"
    assert caught.value.details == {"players": players, "fewest": 2, "most": 4}


def test_objections_are_compared_by_what_they_say():
    one = Objection("XX-1.1", "too_far", hex="A1")
    assert one == Objection("XX-1.1", "too_far", hex="A1")
    assert hash(one) == hash(Objection("XX-1.1", "too_far", hex="A1"))
    for other in (
        Objection("XX-1.2", "too_far", hex="A1"),
        Objection("XX-1.1", "too_near", hex="A1"),
        Objection("XX-1.1", "too_far", hex="A2"),
    ):
        assert one != other
    assert one != "XX-1.1"
    assert one.to_dict() == {"rule": "XX-1.1", "code": "too_far", "details": {"hex": "A1"}}


def test_an_illegal_action_carries_its_objections():
    objections = [Objection("XX-1.1", "too_far"), Objection("XX-1.2", "too_dear")]
    assert IllegalAction(objections).objections == tuple(objections)


def test_malformed_input_has_a_code_a_place_and_details():
    problem = Malformed("odd", "/a/0", value="x")
    assert (problem.code, problem.where, problem.details) == ("odd", "/a/0", {"value": "x"})
    assert Malformed("odd").where == ""
    assert isinstance(problem, ValueError)
