"""Western links (RT-10)."""

from __future__ import annotations

import pytest
from tycoon_table import allowed, begun, close_cards, deal_all, give_money, pass_to, play, put_cubes, put_links, refused

from rotonde.games.tycoon.steps import CubeDraw


def west(players: int = 2):
    state = begun(players)
    close_cards(state)
    put_links(state, 0, "Kansas City", "St. Louis", "Chicago")
    give_money(state, 0, 40)
    return state


@pytest.mark.rule("RT-10.1")
def test_who_has_a_link_there_builds_the_western_link_for_30000() -> None:
    state = west()
    assert allowed(state, "west Kansas City")
    assert refused(state, "west Des Moines") == ["RT-10.1 no_link_to_city"]
    assert refused(state, "west Chicago") == ["RT-10.1 no_western_city"]
    play(state, "west Kansas City")
    assert state.money(0) == 10
    assert state.view(1)["cities"]["Kansas City"]["western_link"] == 0
    assert state.track.owner.count(0) == 2, "it is no link for counting"


@pytest.mark.rule("RT-10.1")
def test_there_is_one_western_link_a_city() -> None:
    state = west()
    put_links(state, 1, "Kansas City", "Tulsa")
    play(state, "west Kansas City")
    assert refused(state, "west Kansas City") == ["RT-10.1 western_link_taken"]
    pass_to(state, 0)
    assert refused(state, "west Kansas City") == ["RT-10.1 western_link_taken"]


@pytest.mark.rule("RT-10.2")
def test_four_red_cubes_come_to_the_city_or_as_many_as_there_are() -> None:
    state = west()
    put_cubes(state, "Kansas City", "")
    red = state.bag[0]
    assert red >= 4
    play(state, "west Kansas City")
    assert state.view(None)["cities"]["Kansas City"]["cubes"] == {"red": 4}
    assert state.bag[0] == red - 4
    assert state.empty_cities() == 0
    short = west()
    put_cubes(short, "Kansas City", "blue")
    while short.bag[0] > 1:
        short.bag[0] -= 1
        short.cubes[0] += 1
    play(short, "west Kansas City")
    assert short.view(None)["cities"]["Kansas City"]["cubes"] == {"red": 1, "blue": 1}
    assert short.bag[0] == 0


@pytest.mark.rule("RT-10.3")
def test_red_cubes_from_there_refill_chicago_whoever_delivers() -> None:
    state = west()
    put_links(state, 1, "Kansas City", "Des Moines", "Chicago")
    state.level = [2, 2]
    state.first_at[2] = 0
    put_cubes(state, "St. Louis", "red red")
    play(state, "west Kansas City")
    play(state, "deliver red Kansas City via 3 4")
    assert state.step == CubeDraw("Chicago", 2)
    deal_all(state)
    assert state.to_act == (0,)
    play(state, "deliver red St. Louis via 2")
    assert state.to_act == (1,), "St. Louis has no western link"
    play(state, "pass")
    play(state, "deliver red Kansas City via 1 2")
    assert state.step == CubeDraw("Chicago", 2)
