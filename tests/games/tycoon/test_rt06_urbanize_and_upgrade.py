"""Urbanize (RT-6) and upgrade (RT-7)."""

from __future__ import annotations

import pytest
from tycoon_table import allowed, begun, close_cards, deal_all, give_money, legal_texts, pass_to, play, put_cubes, refused

from rotonde.games.tycoon.steps import CubeDraw


@pytest.mark.rule("RT-6.1")
def test_a_grey_city_gets_a_colour_for_10000() -> None:
    state = begun()
    give_money(state, 0, 12)
    play(state, "urbanize Toledo blue")
    assert state.view(None)["cities"]["Toledo"]["colour"] == "blue"
    assert state.money(0) == 2
    assert state.new_cities[state.board.colour_index["blue"]] == 2


@pytest.mark.rule("RT-6.1")
def test_coloured_cities_and_missing_colours_are_refused() -> None:
    state = begun()
    assert refused(state, "urbanize Chicago blue") == ["RT-6.1 city_not_grey"]
    assert refused(state, "urbanize Toledo red") == ["RT-6.1 no_new_city_of_colour"]
    assert refused(state, "urbanize Toledo green") == ["RT-6.1 unknown_colour"]
    assert refused(state, "urbanize Atlantis blue") == ["RT-6.1 unknown_city"]
    for city in ("Toledo", "Dallas", "Tulsa"):
        pass_to(state, 0)
        play(state, f"urbanize {city} blue")
        deal_all(state)
    pass_to(state, 0)
    assert refused(state, "urbanize Albany blue") == ["RT-6.1 no_new_city_of_colour"]
    assert allowed(state, "urbanize Albany black")


@pytest.mark.rule("RT-6.2")
def test_two_cubes_are_added_and_the_empty_marker_goes() -> None:
    state = begun()
    put_cubes(state, "Toledo", "")
    assert state.empty_cities() == 1
    play(state, "urbanize Toledo blue")
    assert state.step == CubeDraw("Toledo", 2)
    assert "EmptyMarkerRemoved" in play(state, "cubes Toledo : red black")
    assert state.view(None)["cities"]["Toledo"]["cubes"] == {"red": 1, "black": 1}
    assert state.empty_cities() == 0
    assert state.to_act == (1,)


@pytest.mark.rule("RT-6.3")
def test_without_tiles_nobody_can_urbanize() -> None:
    state = begun()
    state.board.new_cities, kept = [0, 0, 0, 0, 0], state.board.new_cities
    state.new_cities = [0, 0, 0, 0, 0]
    assert legal_texts(state, "urbanize") == []
    assert refused(state, "urbanize Toledo blue") == ["RT-6.3 no_new_city_left"]
    state.board.new_cities = kept


@pytest.mark.rule("RT-6.4")
def test_with_too_few_cubes_in_the_bag_as_many_as_there_are() -> None:
    state = begun()
    put_cubes(state, "Toledo", "")
    fill_cities(state, leave=1)
    play(state, "urbanize Toledo blue")
    assert state.step == CubeDraw("Toledo", 1)
    deal_all(state)
    assert state.cubes_in(state.board.city_index["Toledo"]) == 1
    pass_to(state, 0)
    put_cubes(state, "Dallas", "")
    fill_cities(state, leave=0)
    assert "CubesPlaced" not in play(state, "urbanize Dallas blue")
    assert state.empty[state.board.city_index["Dallas"]] == 1
    assert state.to_act == (1,)


def fill_cities(state, leave: int) -> None:
    """Put all cubes but some from the bag into Boston."""
    while sum(state.bag) > leave:
        colour = next(c for c, n in enumerate(state.bag) if n)
        state.bag[colour] -= 1
        state.cubes[colour] += 1


@pytest.mark.rule("RT-7.1")
@pytest.mark.parametrize(("table", "prices"), [("steps", [5, 10, 10, 15, 15, 20, 20]), ("linear", [5, 10, 15, 20, 25, 30, 35])])
def test_one_level_an_action_at_the_price_of_the_table(table: str, prices: list[int]) -> None:
    state = begun(engine_prices=table)
    close_cards(state)
    give_money(state, 0, 200)
    for level, price in enumerate(prices, start=2):
        pass_to(state, 0)
        before = state.money(0)
        play(state, "upgrade")
        assert (state.level[0], before - state.money(0)) == (level, price)
    pass_to(state, 0)
    assert refused(state, "upgrade") == ["RT-7.1 highest_level"]
