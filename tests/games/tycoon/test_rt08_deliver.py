"""Deliver (RT-8), with the example RT-E1. New York and Chicago are red, Philadelphia blue, Baltimore yellow, Albany grey."""

from __future__ import annotations

import pytest
from tycoon_table import (
    allowed,
    begun,
    close_cards,
    deal_all,
    give_card,
    open_card,
    play,
    put_cubes,
    put_link,
    put_links,
    refused,
)

from rotonde.games.tycoon.actions import Deliver


def east(level: int = 3, owners: tuple[int, int, int] = (0, 0, 1)):
    """Links 1 Baltimore – Philadelphia, 2 Philadelphia – New York, 3 New York – Albany; no cards open."""
    state = begun(3)
    close_cards(state)
    put_link(state, owners[0], "Baltimore", "Philadelphia")
    put_link(state, owners[1], "Philadelphia", "New York")
    put_link(state, owners[2], "New York", "Albany")
    state.level[0] = level
    for reached in range(2, level + 1):
        state.first_at[reached] = 0
    return state


@pytest.mark.rule("RT-8.1")
def test_a_cube_goes_to_a_city_of_its_colour() -> None:
    state = east()
    put_cubes(state, "Baltimore", "red blue black")
    assert allowed(state, "deliver blue Baltimore via 1")
    assert allowed(state, "deliver red Baltimore via 1 2")
    assert refused(state, "deliver black Baltimore via 1") == ["RT-8.1 wrong_colour"]
    assert refused(state, "deliver purple Baltimore via 1") == ["RT-8.1 no_such_cube", "RT-8.1 wrong_colour"]
    assert refused(state, "deliver blue Baltimore via 9") == ["RT-8.1 unknown_link"]
    assert refused(state, "deliver blue Atlantis via 1") == ["RT-8.1 unknown_city"]
    assert refused(state, "deliver green Baltimore via 1") == ["RT-8.1 unknown_colour"]
    assert "RT-8.1 links_do_not_meet" in refused(state, "deliver red Baltimore via 2")
    assert [o.code for o in state.objections(0, Deliver("red", "Baltimore", ()))] == ["route_without_links"]


@pytest.mark.rule("RT-8.2", "RT-E1")
def test_level_2_delivers_over_one_or_two_links_not_three() -> None:
    state = east(level=2)
    put_link(state, 0, "Baltimore", "Washington D.C.")
    put_cubes(state, "Baltimore", "red blue")
    put_cubes(state, "Washington D.C.", "red")
    assert allowed(state, "deliver blue Baltimore via 1")
    assert allowed(state, "deliver red Baltimore via 1 2")
    assert refused(state, "deliver red Washington D.C. via 4 1 2") == ["RT-8.2 too_many_links"]
    state.level[0], state.first_at[3] = 3, 0
    assert allowed(state, "deliver red Washington D.C. via 4 1 2")


@pytest.mark.rule("RT-8.3")
def test_the_first_link_is_ones_own_later_ones_are_anybodys() -> None:
    state = east(owners=(0, 1, 1))
    put_cubes(state, "Baltimore", "red")
    put_cubes(state, "Albany", "blue")
    assert allowed(state, "deliver red Baltimore via 1 2")
    assert refused(state, "deliver blue Albany via 3 2") == ["RT-8.3 first_link_not_own"]


@pytest.mark.rule("RT-8.4")
def test_no_city_and_no_link_twice() -> None:
    state = east(level=5)
    put_links(state, 0, "Philadelphia", "Pittsburgh")
    state.colour[state.board.city_index["Philadelphia"]] = state.board.colour_index["blue"]
    put_cubes(state, "Philadelphia", "yellow red")
    assert "RT-8.4 city_twice" in refused(state, "deliver yellow Philadelphia via 4 4 1")
    assert "RT-8.4 link_twice" in refused(state, "deliver yellow Philadelphia via 4 4 1")
    assert allowed(state, "deliver yellow Philadelphia via 1")


@pytest.mark.rule("RT-8.5")
def test_a_cube_stops_at_the_first_city_of_its_colour_but_not_at_its_origin() -> None:
    state = east(level=4, owners=(0, 0, 0))
    put_link(state, 0, "Albany", "Buffalo")
    state.new_cities[2] -= 2
    for city in ("Albany", "Buffalo"):
        state.colour[state.board.city_index[city]] = state.board.colour_index["blue"]
    put_cubes(state, "Philadelphia", "blue")
    put_cubes(state, "Baltimore", "blue")
    assert allowed(state, "deliver blue Philadelphia via 2 3")
    assert refused(state, "deliver blue Philadelphia via 2 3 4") == ["RT-8.5 must_stop"]
    assert refused(state, "deliver blue Baltimore via 1 2 3") == ["RT-8.5 must_stop"]


@pytest.mark.rule("RT-8.6")
def test_each_link_gives_its_owner_a_point() -> None:
    state = east(owners=(0, 1, 1))
    state.new_cities[2] -= 1
    state.colour[state.board.city_index["Albany"]] = state.board.colour_index["black"]
    state.new_cities = [0, 3, 3, 2, 3]
    put_cubes(state, "Baltimore", "black")
    assert state.points_for(0, Deliver("black", "Baltimore", (0, 1, 2))) == [1, 2, 0]
    play(state, "deliver black Baltimore via 1 2 3")
    assert state.points == [1, 2, 0]


@pytest.mark.rule("RT-8.7")
def test_the_cube_returns_to_the_bag_and_a_city_without_cubes_is_marked() -> None:
    state = east()
    put_cubes(state, "Baltimore", "blue blue")
    bag = state.bag[state.board.colour_index["blue"]]
    assert "CityEmptied" not in play(state, "deliver blue Baltimore via 1")
    assert state.bag[state.board.colour_index["blue"]] == bag + 1
    play(state, "pass", "pass")
    assert "CityEmptied" in play(state, "deliver blue Baltimore via 1")
    assert state.view(None)["cities"]["Baltimore"]["empty"]
    assert state.empty_cities() == 1


@pytest.mark.rule("RT-8.8")
def test_a_delivery_is_carried_out_in_its_order() -> None:
    state = begun(3)
    close_cards(state)
    put_links(state, 0, "Kansas City", "St. Louis", "Chicago")
    state.level[0], state.first_at[2] = 2, 0
    state.western[state.board.city_index["Kansas City"]] = 1
    put_cubes(state, "Kansas City", "red")
    give_card(state, 2, "hotel_chicago")
    open_card(state, "railroad_era")
    events = play(state, "deliver red Kansas City via 1 2")
    assert events == ["CubeDelivered", "LinkPointsScored", "HotelPointsScored", "GoalWon"]
    assert state.points == [2 + 1, 0, 1]
    assert state.empty_cities() == 0
    assert play(state, "cubes Chicago : blue black")[0] == "CubesPlaced"
    assert state.empty[state.board.city_index["Kansas City"]] == 1


@pytest.mark.rule("RT-8.8")
def test_a_route_names_links_so_that_parallel_ones_differ() -> None:
    state = east()
    put_link(state, 1, "Philadelphia", "New York")
    put_cubes(state, "Baltimore", "red red")
    assert allowed(state, "deliver red Baltimore via 1 2")
    assert allowed(state, "deliver red Baltimore via 1 4")
    play(state, "deliver red Baltimore via 1 4")
    assert state.points == [1, 1, 0]


def test_what_a_player_sees_before_delivering() -> None:
    state = east()
    put_cubes(state, "Baltimore", "red")
    action = Deliver("red", "Baltimore", (0, 1))
    assert state.view(None)["seats"][0]["income"] == 0
    assert state.foresee(0, action)[1].view(0)["seats"][0]["income"] == 4
    before = state.points[0]
    play(state, str(action))
    deal_all(state)
    assert state.points[0] - before == 2
