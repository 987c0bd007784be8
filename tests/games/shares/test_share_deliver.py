"""The share game: deliveries (EA-5.6) and income (EA-5.7)."""

from __future__ import annotations

import pytest
from share_table import actions, cash, decide, lay, legal, put_cubes, reasons, table

from rotonde.core.deliveries import NO_LIMIT, Demand, find
from rotonde.games.shares.dividends import income_for
from rotonde.games.shares.events import CityEmptied, CubeDelivered, IncomeMarkerMoved
from rotonde.games.shares.steps import MoveCube

# Colours: Hull blue, York purple, Leeds yellow, Sheffield black, Manchester red, Liverpool blue, Darlington black.
LINE = ["MR Hull–York", "MR York–Leeds", "MR Leeds–Sheffield", "MR Sheffield–Manchester"]


def rounds(links, cubes, shares=None, **more):
    return actions(table(shares or {"MR": [2, 0, 0], "GER": [0, 2, 0], "NER": [0, 0, 2]}, links=links, cubes=cubes, **more))


@pytest.mark.rule("EA-5.6", "RT-8.1")
def test_a_cube_goes_link_by_link_to_a_city_of_its_colour():
    state = rounds(LINE, {"Hull": "red red", "York": "yellow"})
    assert {t for t in legal(state) if t.startswith("deliver")} == {"deliver red Hull", "deliver yellow York"}
    decide(state, "deliver red Hull")
    assert state.step == MoveCube(0, "MR", "red", "Hull", "Hull")
    assert legal(state) == ["via 1"]
    decide(state, "via 1", "via 2", "via 3")
    assert state.step == MoveCube(0, "MR", "red", "Hull", "Sheffield")
    events = decide(state, "via 4")
    assert CubeDelivered("MR", "red", "Hull", "Manchester") in events
    assert IncomeMarkerMoved("MR", 4) in events
    assert state.step.company == "GER"


@pytest.mark.rule("EA-1.5", "EA-5.6", "RT-8.7")
def test_the_cube_goes_to_the_bag_and_an_empty_city_is_marked():
    state = rounds(LINE, {"York": "yellow", "Hull": "red"})
    bag = sum(state.bag)
    events = decide(state, "deliver yellow York", "via 2")
    assert sum(state.bag) == bag + 1
    york = state.board.city_index["York"]
    assert state.empty[york] == 1
    assert any(isinstance(e, CityEmptied) and e.city == "York" for e in events)
    state.check()


@pytest.mark.rule("EA-5.6", "RT-8.5")
def test_a_cube_stops_at_the_first_city_of_its_colour_its_origin_apart():
    state = rounds([*LINE, "MR Manchester–Liverpool"], {"Liverpool": "blue black"})
    decide(state, "deliver black Liverpool", "via 5", "via 4")
    assert state.step.company == "GER"  # Sheffield is black: delivered
    state = rounds([*LINE, "MR Manchester–Liverpool"], {"Liverpool": "blue black"})
    decide(state, "deliver blue Liverpool", "via 5", "via 4", "via 3", "via 2", "via 1")
    assert state.income[2] == 5  # to Hull: Liverpool itself does not count


@pytest.mark.rule("EA-5.6")
def test_never_to_a_grey_city():
    state = rounds(["MR Leeds–York"], {"Leeds": "red"})
    assert not any(t.startswith("deliver") for t in legal(state))
    grey = [c for c, colour in enumerate(state.board.city_colour) if colour == -1]
    assert grey


@pytest.mark.rule("EA-5.6", "RT-8.3")
def test_the_first_link_is_the_companys_own():
    state = rounds(["GER Hull–York", "MR York–Leeds"], {"Hull": "yellow", "York": "yellow"})
    assert reasons(state, "deliver yellow Hull") == [("RT-8.3", "no_own_link_here")]
    lay(state, "MR Hull–Scarborough")
    assert reasons(state, "deliver yellow Hull") == [("EA-5.6", "no_route")]
    both = rounds(["GER Hull–York", "MR York–Leeds"], {"Hull": "yellow", "York": "yellow"})
    lay(both, "MR Hull–York")
    decide(both, "deliver yellow Hull")
    assert legal(both) == ["via 3"]
    assert ("RT-8.3", "first_link_of_another") in reasons(both, "via 1")


@pytest.mark.rule("EA-5.6")
def test_own_links_are_at_least_as_many_as_all_others():
    state = rounds(
        ["MR Hull–York", "GER York–Leeds", "NER Leeds–Sheffield", "MR Sheffield–Manchester"], {"Hull": "red yellow black"}
    )
    found = {t for t in legal(state) if t.startswith("deliver")}
    assert found == {"deliver red Hull", "deliver yellow Hull"}
    assert reasons(state, "deliver black Hull") == [("EA-5.6", "no_route")]
    decide(state, "deliver red Hull", "via 1", "via 2", "via 3", "via 4")
    assert (state.income[2], state.income[3], state.income[5]) == (2, 1, 1)


@pytest.mark.rule("EA-5.6")
def test_a_link_that_leaves_no_way_to_arrive_is_refused():
    state = rounds(["MR York–Leeds", "MR York–Hull", "GER Leeds–Sheffield", "GER York–Darlington"], {"York": "black yellow"})
    decide(state, "deliver black York")
    assert legal(state) == ["via 1"]
    assert ("EA-5.6", "cube_cannot_arrive") in reasons(state, "via 2")
    assert ("RT-8.3", "first_link_of_another") in reasons(state, "via 4")
    assert ("RT-8.1", "link_not_here") in reasons(state, "via 3")
    assert ("RT-8.1", "unknown_link") in reasons(state, "via 9")
    decide(state, "via 1")
    assert ("RT-8.4", "city_twice") in reasons(state, "via 1")
    decide(state, "via 3")
    assert state.income[2] == state.income[3] == 1


@pytest.mark.rule("EA-5.6")
def test_others_links_are_refused_where_there_are_too_many():
    state = rounds(["MR Hull–York", "GER York–Leeds", "GER Leeds–Sheffield", "MR York–Darlington"], {"Hull": "black"})
    decide(state, "deliver black Hull", "via 1")
    assert legal(state) == ["via 4"]
    assert ("EA-5.6", "cube_cannot_arrive") in reasons(state, "via 2")


@pytest.mark.rule("EA-5.6", "EA-7.4")
def test_with_parallel_links_the_mover_chooses():
    state = rounds(["MR Hull–York", "MR York–Leeds", "GER York–Leeds"], {"Hull": "yellow"})
    decide(state, "deliver yellow Hull", "via 1")
    assert legal(state) == ["via 2", "via 3"]
    decide(state, "via 3")
    assert (state.income[2], state.income[3]) == (1, 1)
    assert state.step.seat == 1  # nobody was asked


@pytest.mark.rule("EA-5.6", "RT-8.4")
def test_fast_steps_agree_with_whole_routes():
    links = [*LINE, "GER York–Darlington", "MR Darlington–Leeds", "NER Manchester–Leeds", "GER Sheffield–Nottingham"]
    cubes = {"Hull": "red black yellow", "Leeds": "blue red purple", "Darlington": "red blue", "Manchester": "blue purple"}
    state = rounds(links, cubes)
    for company in (2, 3, 5):
        state.company = company
        demand = Demand(len(state.bag), state.board.city_colour, state.cubes)
        whole = {(d.colour, d.origin, d.route) for d in find(state.track, demand, company, NO_LIMIT, own_at_least_others=True)}
        assert stepped(state) == whole


def stepped(state) -> set[tuple[int, int, tuple[int, ...]]]:
    """Every route that can be taken link by link."""
    found = set()
    seat = state.controller[state.company]
    for action in state.legal(seat):
        if str(action).startswith("deliver"):
            begun = state.copy()
            begun.apply(seat, action)
            queue = [begun]
            while queue:
                position = queue.pop()
                for step in position.legal(seat):
                    after = position.copy()
                    after.apply(seat, step)
                    if after.stage == position.stage:
                        queue.append(after)
                    else:
                        found.add((position.cube, position.origin, (*position.route, step.link)))
    return found


@pytest.mark.rule("EA-5.7")
def test_income_is_paid_after_the_third_round_by_the_track_and_markers_go_back():
    state = rounds(LINE, {"Hull": "red", "York": "yellow"}, {"MR": [2, 0, 0]})
    decide(state, "deliver red Hull", "via 1", "via 2", "via 3", "via 4", "pass", "pass")
    assert cash(state, "MR") == 6  # 4 steps
    assert state.income == [0] * 6


@pytest.mark.rule("EA-5.7")
@pytest.mark.parametrize(
    ("steps", "by_table", "linear"),
    [(0, 0, 0), (1, 3, 1), (13, 15, 13), (14, 15, 14), (48, 25, 48), (100, 9, 100), (130, 9, 130)],
)
def test_the_income_track_goes_on_with_its_last_value(steps, by_table, linear):
    assert income_for(table({}), steps) == by_table
    assert income_for(table({}, income_scale="linear"), steps) == linear


def test_put_cubes_leaves_nothing_else():
    state = table({"MR": [1, 0, 0]})
    put_cubes(state, {"Leeds": "red"})
    assert sum(state.cubes) == 1


@pytest.mark.rule("EA-5.6", "RT-8.4")
def test_a_cube_does_not_come_back_to_a_city_that_it_passed_two_links_ago():
    state = rounds(["MR Hull–York", "MR York–Leeds", "MR Leeds–Hull", "MR Leeds–Sheffield"], {"Hull": "black", "York": "red"})
    decide(state, "deliver black Hull", "via 1", "via 2")
    assert reasons(state, "via 3") == [("RT-8.4", "city_twice")]
