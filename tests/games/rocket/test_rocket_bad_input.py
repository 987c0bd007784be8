"""Bad input is refused with a rule and a code, and changes nothing."""

from __future__ import annotations

import pytest
from rocket_table import ROCKET, arrange, edited, opening, play, refused

import rotonde
from playing import unchecked
from rotonde.core.contract import MalformedAction, MalformedPosition, MalformedSetup


@pytest.mark.parametrize(
    "text",
    ["token", "token steel", "station", "station A 1", "extend GWR", "extend GWR D14 E15", "bid 1", "bid -1 C16", "bid 01 C16",
     "bid ١ C16", "bid 1.0 C16", "pass now", "first", "first 0", "first x", "Pass", "veto", "lift", "lift A1 B1"],
)  # fmt: skip
def test_a_text_that_is_no_action_is_malformed(text):
    with pytest.raises(MalformedAction) as caught:
        ROCKET.parse(text)
    assert (caught.value.code, caught.value.details) == ("unknown_action_text", {"text": text})


@pytest.mark.parametrize(
    "text",
    ["first 3", "token Gloucester leather", "token New Sarum steel", "station G15", "lift G15", "extend L&Y A4", "bid 12 C16",
     "bid 0 C16", "pass"],
)  # fmt: skip
def test_notation_is_exact_both_ways(text):
    assert str(ROCKET.parse(text)) == text
    assert ROCKET.parse(f"  {text.replace(' ', '   ')} ") == ROCKET.parse(text)


@pytest.mark.rule("SR-2.3")
@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    state = opening()
    assert ("SR-2.3", "unknown_seat") in refused(state, "token Reading beer", seat)
    assert state.legal(seat) == []


@pytest.mark.rule("SR-2.3")
def test_the_dealer_does_not_play_for_the_players():
    codes = [("SR-2.3", "not_your_decision"), ("SR-2.3", "not_for_the_dealer")]
    assert refused(opening(), "token Reading beer", rotonde.DEALER) == codes


@pytest.mark.rule("SR-2.4")
def test_an_action_of_another_game_is_refused():
    state = opening()
    (objection,) = state.objections(0, "token Reading beer")
    assert (objection.rule, objection.code) == ("SR-2.4", "not_an_action_of_this_game")


@pytest.mark.rule("SR-5.1", "SR-5.3", "SR-2.5")
def test_all_objections_are_told_in_the_order_of_the_rules():
    state = arrange(lines={"GWR": "D14"})
    play(state, "extend GWR E15")
    assert refused(state, "extend GWR H14") == [
        ("SR-2.5", "line_extended_twice"),
        ("SR-5.1", "not_next_to_locomotive"),
        ("SR-5.3", "city_in_the_way"),
    ]


def test_options_are_checked():
    with pytest.raises(MalformedSetup, match="bad_option_value"):
        ROCKET.start(3, options={"move_stations": "all"})
    with pytest.raises(MalformedSetup, match="unknown_option"):
        ROCKET.start(3, options={"blind_bids": True})
    with pytest.raises(MalformedSetup, match="unknown_board"):
        ROCKET.start(3, board="scotland")


def test_options_have_the_defaults_of_the_rules():
    assert ROCKET.start(3).options == {
        "extend_survivor": "yes",
        "move_stations": "any",
        "veto_mover_choice": "original",
        "mover_may_open": "no",
        "veto_on_independent": "yes",
        "stalled_end": "yes",
    }
    assert {name: option.rules for name, option in ROCKET.options.items()} == {
        "extend_survivor": ("SR-2.5",),
        "move_stations": ("SR-4.3",),
        "veto_mover_choice": ("SR-6.5",),
        "mover_may_open": ("SR-6.7",),
        "veto_on_independent": ("SR-12.3",),
        "stalled_end": ("SR-13.3",),
    }


def test_a_position_that_knows_fewer_options_has_the_defaults_for_the_others():
    data = opening(move_stations="unlinked").to_dict()
    data["options"] = {"move_stations": "unlinked"}
    assert ROCKET.from_dict(data).options == {**ROCKET.start(3).options, "move_stations": "unlinked"}


def test_the_steps_keep_their_numbers_in_positions_that_were_written_down():
    turn = arrange(stations={"B8": 0}, shares={"GWR": (0, 1, 0)})
    lifted, disputed, over = turn.copy(), turn.copy(), edited(turn, stage=4, end_reason_code="tiles")
    play(lifted, "lift B8")
    play(disputed, "extend GWR D14")
    states = (ROCKET.start(2), turn, lifted, disputed, over)
    assert [state.to_dict()["stage"] for state in states] == [0, 1, 2, 3, 4]
    assert over.over


HEXES = len(ROCKET.start(3).board.labels)


@pytest.mark.parametrize(
    ("field", "bad"),
    [("line", -1), ("line", 7), ("first_choice", -1), ("first_choice", HEXES), ("to", -1), ("to", HEXES), ("allowed", [-1]),
     ("allowed", [HEXES]), ("queue", [-1]), ("queue", [3]), ("bidder", -2), ("bidder", 3)],
)  # fmt: skip
def test_a_veto_about_what_is_not_there_is_refused_with_its_place(field, bad):
    state = arrange(shares={"GWR": (0, 1, 0)})
    play(state, "extend GWR D14")
    data = state.to_dict()
    with pytest.raises(MalformedPosition) as refused:
        ROCKET.from_dict({**data, "veto": {**data["veto"], field: bad}})
    assert f"/veto/{field}" in str(refused.value)


@pytest.mark.parametrize("place", [0, HEXES - 1], ids=["first", "last"])
def test_a_veto_about_the_first_and_the_last_hex_of_the_board_can_be_read(place):
    state = arrange(shares={"GWR": (0, 1, 0)})
    play(state, "extend GWR D14")
    data = state.to_dict()
    data["veto"] |= {"line": 0, "first_choice": place, "to": place, "allowed": [place], "queue": [0], "bidder": -1}
    assert unchecked(ROCKET, data).to_dict() == data


def test_there_is_no_step_after_the_end():
    data = arrange().to_dict()
    with pytest.raises(MalformedPosition) as refused:
        ROCKET.from_dict({**data, "stage": 5})
    assert "/stage" in str(refused.value)


@pytest.mark.parametrize("bad", [-1, HEXES])
def test_a_course_over_what_is_no_hex_is_refused_with_its_place(bad):
    data = arrange(lines={"GWR": "D14"}).to_dict()
    line = ROCKET.start(3).board.company_index["GWR"]
    data["courses"][line].insert(1, bad)
    with pytest.raises(MalformedPosition) as refused:
        ROCKET.from_dict(data)
    assert f"/courses/{line}/1" in str(refused.value)


def test_a_course_over_the_first_and_the_last_hex_can_be_read():
    data = arrange(lines={"GWR": "D14"}).to_dict()
    data["courses"][0] = [0, HEXES - 1]
    assert unchecked(ROCKET, data).to_dict() == data
