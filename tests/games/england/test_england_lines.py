"""EW-3: major lines."""

from __future__ import annotations

import pytest
from england_table import begun, build_link, names, pass_to, put_link, put_links

from rotonde.games.england.events import MajorLineWon

PENNINES = ("Liverpool", "Manchester", "Leeds", "York")


@pytest.mark.rule("EW-3.1")
def test_the_first_who_joins_both_ends_wins_the_points_at_once() -> None:
    state = begun(2)
    put_links(state, 0, *PENNINES)
    assert state.view(1)["major_lines"]["trans_pennine"]["owner"] is None
    events = build_link(state, "York", "Hull")
    assert MajorLineWon(0, "trans_pennine", 5) in events
    assert state.points[0] == 5
    assert state.view(None)["seats"][0]["income"] == 7
    assert state.view(1)["major_lines"]["trans_pennine"] == {"cities": ["Liverpool", "Hull"], "points": 5, "owner": 0}


@pytest.mark.rule("EW-3.1")
def test_the_last_link_may_lie_in_the_middle_of_the_line() -> None:
    state = begun(2)
    put_links(state, 0, "Liverpool", "Manchester", "Leeds")
    put_link(state, 0, "York", "Hull")
    assert MajorLineWon(0, "trans_pennine", 5) in build_link(state, "Leeds", "York")
    assert state.points[0] == 5


@pytest.mark.rule("EW-3.1")
def test_links_of_another_do_not_help() -> None:
    state = begun(2)
    put_links(state, 0, *PENNINES[:-1])
    put_link(state, 1, "Leeds", "York")
    assert "MajorLineWon" not in names(build_link(state, "York", "Hull"))
    assert state.points == [0, 0]


@pytest.mark.rule("EW-3.1")
def test_a_line_is_won_once() -> None:
    state = begun(2)
    for seat in (0, 1):
        put_links(state, seat, *PENNINES)
    build_link(state, "York", "Hull")
    pass_to(state, 1)
    assert "MajorLineWon" not in names(build_link(state, "York", "Hull"))
    assert state.points == [5, 0]


@pytest.mark.rule("EW-3.1")
def test_lines_are_open_from_the_first_turn_to_the_last() -> None:
    state = begun(2)
    state.turn_number = state.last_turn = 9
    put_links(state, 0, *PENNINES)
    assert "MajorLineWon" in names(build_link(state, "York", "Hull"))


@pytest.mark.rule("EW-3.2")
def test_one_link_may_complete_several_lines() -> None:
    state = begun(2)
    put_links(state, 0, "Newcastle", "Darlington", "Leeds", "Sheffield", "Nottingham", "Leicester", "Northampton")
    put_links(state, 0, "Northampton", "Birmingham", "Shrewsbury", "Chester", "Bangor", "Holyhead")
    put_links(state, 0, "Northampton", "Peterborough", "Cambridge")
    events = build_link(state, "Cambridge", "London")
    assert [e for e in events if isinstance(e, MajorLineWon)] == [
        MajorLineWon(0, "east_coast", 10),
        MajorLineWon(0, "irish_mail", 10),
    ]
    assert state.points[0] == 20
