"""EW-5: Passenger Line, Tunnel Engineer, Railways Inspector."""

from __future__ import annotations

import pytest
from england_table import (
    allowed,
    begun,
    deal_all,
    end_turn,
    give_card,
    holds,
    names,
    no_cards,
    open_card,
    pass_to,
    play,
    put_cubes,
    put_link,
    put_links,
    refused,
)

from rotonde.games.england.events import CubeKept, DeliveryAnnounced, DeliveryStopped, KeptCubesReturned
from rotonde.games.england.position import INSPECTION
from rotonde.games.england.state import EnglandState
from rotonde.games.england.steps import Inspection
from rotonde.games.tycoon.events import GoalWon


def delivering(players: int = 2, seat: int = 0) -> EnglandState:
    """There are no cards; the seat can deliver four colours over one link each."""
    state = begun(players)
    no_cards(state)
    give_deliveries(state, seat)
    return state


def give_deliveries(state: EnglandState, seat: int) -> None:
    """Links 1 to 4: Leeds to Manchester (red), York (purple) and Sheffield (black), Manchester to Liverpool (blue)."""
    for city in ("Manchester", "York", "Sheffield"):
        put_link(state, seat, "Leeds", city)
    put_link(state, seat, "Manchester", "Liverpool")
    put_cubes(state, "Leeds", "red red purple purple black black")
    put_cubes(state, "Manchester", "blue blue yellow")


def cubes(state: EnglandState, city: str) -> int:
    return state.cubes_in(state.board.city_index[city])


FOUR = ("deliver red Leeds via 1", "deliver purple Leeds via 2", "deliver black Leeds via 3", "deliver blue Manchester via 4")


@pytest.mark.rule("EW-5.1")
def test_who_first_delivers_four_colours_wins_the_passenger_line() -> None:
    state = delivering()
    open_card(state, "passenger_line")
    for text in FOUR[:3]:
        pass_to(state, 0)
        assert "GoalWon" not in names(play(state, text))
    pass_to(state, 0)
    points = state.points[0]
    events = play(state, FOUR[3])
    assert GoalWon(0, "passenger_line", 6) in events
    assert state.points[0] == points + 1 + 6
    assert not state.open[state.board.operation_index["passenger_line"]]
    assert state.discarded[state.board.operation_index["passenger_line"]] == 1


@pytest.mark.rule("EW-5.1")
def test_one_cube_of_each_colour_stays_before_the_player_and_a_second_one_goes_to_the_bag() -> None:
    state = delivering()
    open_card(state, "passenger_line")
    red = state.board.colour_index["red"]
    in_bag = state.bag[red]
    assert CubeKept(0, "red") in play(state, FOUR[0])
    assert state.bag[red] == in_bag
    assert state.view(1)["seats"][0]["kept_cubes"] == ["red"]
    pass_to(state, 0)
    assert "CubeKept" not in names(play(state, FOUR[0]))
    assert state.bag[red] == in_bag + 1
    assert state.view(1)["seats"][0]["kept_cubes"] == ["red"]


@pytest.mark.rule("EW-5.1")
def test_then_all_kept_cubes_return_to_the_bag() -> None:
    state = delivering()
    open_card(state, "passenger_line")
    link = put_link(state, 1, "London", "Cambridge")
    put_cubes(state, "London", "purple")
    pass_to(state, 1)
    play(state, f"deliver purple London via {link}")
    for text in FOUR:
        pass_to(state, 0)
        if text == FOUR[3]:
            assert sum(state.kept) == 4
            before = sum(state.bag)
        events = play(state, text)
    assert KeptCubesReturned(5) in events
    assert sum(state.kept) == 0
    assert sum(state.bag) == before + 5
    assert all(row["kept_cubes"] == [] for row in state.view(None)["seats"])


@pytest.mark.rule("EW-5.1")
def test_deliveries_before_the_card_was_turned_up_do_not_count() -> None:
    state = delivering()
    play(state, FOUR[0])
    assert sum(state.kept) == 0
    open_card(state, "passenger_line")
    for text in FOUR[1:]:
        pass_to(state, 0)
        assert "GoalWon" not in names(play(state, text))
    assert state.view(0)["seats"][0]["kept_cubes"] == ["blue", "black", "purple"]


@pytest.mark.rule("EW-5.1", "RT-9.2")
def test_the_passenger_line_cannot_be_taken() -> None:
    state = delivering()
    open_card(state, "passenger_line")
    assert refused(state, "take passenger_line") == ["RT-9.2 card_cannot_be_taken"]


@pytest.mark.rule("EW-5.1", "RT-8.8")
def test_what_a_delivery_would_score_includes_the_passenger_line() -> None:
    state = delivering()
    open_card(state, "passenger_line")
    for text in FOUR[:3]:
        pass_to(state, 0)
        play(state, text)
    pass_to(state, 0)
    by_text = {str(action): action for action in state.legal(0)}
    assert state.points_for(0, by_text[FOUR[3]]) == [7, 0]
    assert state.points_for(0, by_text[FOUR[0]]) == [1, 0]


MOUNTAINS = ["build L17 N-SE", "build L16 S-NW", "build K16 SE-NW"]


@pytest.mark.rule("EW-5.2")
def test_with_the_tunnel_engineer_mountains_cost_2000_in_one_build() -> None:
    state = begun(2)
    give_card(state, 0, "tunnel_engineer")
    play(state, "use tunnel_engineer", *MOUNTAINS)
    assert [event.price for event in play(state, "build J15 SE-SW") if hasattr(event, "price")] == [2]
    assert 5 * state.shares[0] - state.money(0) == 4 * 2
    assert holds(state, 0, "tunnel_engineer") == 0
    assert state.discarded[state.board.operation_index["tunnel_engineer"]] == 1


@pytest.mark.rule("EW-5.2")
def test_the_tunnel_engineer_changes_no_other_hex_and_no_other_build() -> None:
    state = begun(2)
    give_card(state, 0, "tunnel_engineer")
    play(state, "use tunnel_engineer")
    prices = state.setting.prices(state.build_cards)
    for tile, possible in enumerate(state.track.map.possible):
        if possible:
            assert prices.tile[tile] == {"plain": 2, "river": 3, "mountain": 2}[state.board.terrain[tile // 15]]
    play(state, MOUNTAINS[0], "stop")
    pass_to(state, 0)
    assert [event.price for event in play(state, MOUNTAINS[1]) if hasattr(event, "price")] == [4]


@pytest.mark.rule("EW-5.2", "RT-9.5")
def test_the_tunnel_engineer_is_taken_in_one_action_and_used_in_a_later_one() -> None:
    state = begun(2)
    open_card(state, "tunnel_engineer")
    assert refused(state, "use tunnel_engineer") == ["RT-9.5 card_not_held"]
    play(state, "take tunnel_engineer")
    assert state.to_act == (1,)
    assert refused(state, "use tunnel_engineer") == ["RT-9.5 card_not_held"]
    pass_to(state, 0)
    assert allowed(state, "use tunnel_engineer")


@pytest.mark.rule("EW-5.2", "EW-1.3")
def test_land_grant_and_tunnel_engineer_may_be_named_together() -> None:
    state = begun(2)
    give_card(state, 0, "tunnel_engineer")
    give_card(state, 0, "land_grant")
    play(state, "use tunnel_engineer", "use land_grant")
    prices = state.setting.prices(state.build_cards)
    for tile, possible in enumerate(state.track.map.possible):
        if possible:
            assert prices.tile[tile] == {"plain": 0, "river": 3, "mountain": 2}[state.board.terrain[tile // 15]]


@pytest.mark.rule("EW-5.3")
def test_an_inspector_stops_the_delivery_of_another() -> None:
    state = delivering(3)
    give_card(state, 1, "inspector")
    open_card(state, "era_begins")
    before = (state.cubes[:], state.points[:], state.bag[:])
    events = play(state, FOUR[0])
    assert events == [DeliveryAnnounced(0, "red", "Leeds", "Manchester", (1,))]
    assert state.step == Inspection(1, 0, "red", "Leeds", "Manchester")
    assert [str(a) for a in state.legal(1)] == ["allow", "inspect"]
    assert DeliveryStopped(1, 0) in play(state, "inspect")
    # Nothing has moved, nobody scores, no card is triggered; the action is lost.
    assert (state.cubes, state.points, state.bag) == before
    assert state.open[state.board.operation_index["era_begins"]] == 1
    assert state.to_act == (1,)
    assert holds(state, 1, "inspector") == 0


@pytest.mark.rule("EW-5.3")
def test_without_the_inspector_being_played_the_delivery_happens() -> None:
    state = delivering(3)
    give_card(state, 1, "inspector")
    play(state, FOUR[0])
    events = play(state, "allow")
    assert names(events)[:3] == ["DeliveryAllowed", "CubeDelivered", "LinkPointsScored"]
    assert state.points[0] == 1
    assert holds(state, 1, "inspector") == 1
    assert state.to_act == (1,)


@pytest.mark.rule("EW-5.3")
def test_a_player_loses_one_delivery_a_turn_at_most_and_the_card_lies_there_until_the_turn_ends() -> None:
    state = delivering(2)
    kind = state.board.operation_index["inspector"]
    give_card(state, 1, "inspector")
    give_card(state, 1, "inspector")
    play(state, FOUR[0], "inspect")
    assert state.view(None)["seats"][0]["lost_delivery"]
    assert state.discarded[kind] == 0
    pass_to(state, 0)
    play(state, FOUR[0])
    assert state.stage != INSPECTION
    assert state.points[0] == 1
    events = end_turn(state)
    assert "InspectorDiscarded" in names(events)
    assert state.discarded[kind] == 1
    assert not state.view(None)["seats"][0]["lost_delivery"]
    deal_all(state)
    pass_to(state, 0)
    play(state, FOUR[1])
    assert state.step.seat == 1


@pytest.mark.rule("EW-5.3")
def test_nobody_stops_an_own_delivery() -> None:
    state = delivering(3)
    give_card(state, 0, "inspector")
    play(state, FOUR[0])
    assert state.points[0] == 1  # nobody else holds one, so nobody was asked
    state = delivering(3)
    give_card(state, 0, "inspector")
    give_card(state, 1, "inspector")
    play(state, FOUR[0])
    assert refused(state, "inspect", 0) == ["EW-5.3 own_delivery", "EW-5.4 not_your_decision"]


@pytest.mark.rule("EW-5.3")
def test_an_inspector_is_played_only_against_a_delivery_and_by_who_has_it() -> None:
    state = delivering(3)
    give_card(state, 0, "inspector")
    give_card(state, 1, "inspector")
    assert refused(state, "inspect") == ["EW-5.3 no_delivery_to_stop"]
    assert refused(state, "allow") == ["EW-5.4 no_delivery_to_allow"]
    assert refused(state, "use inspector") == ["RT-9.5 card_not_for_a_build"]
    play(state, FOUR[0])
    assert refused(state, "inspect", 2) == ["EW-5.3 no_inspector_held", "EW-5.4 not_your_decision"]
    assert refused(state, "pass", 1) == ["EW-5.4 inspection_open"]
    assert refused(state, "upgrade", 0) == ["EW-5.4 not_your_decision", "EW-5.4 inspection_open"]


@pytest.mark.rule("EW-5.3", "RT-12.5")
def test_a_lost_action_is_not_a_passed_one() -> None:
    state = delivering(2)
    give_card(state, 1, "inspector")
    play(state, FOUR[0], "inspect")
    end_turn(state)
    assert state.last_turn == 0


@pytest.mark.rule("EW-5.4")
def test_holders_are_asked_clockwise_and_the_first_who_plays_it_stops_it() -> None:
    state = delivering(4, seat=2)
    give_card(state, 1, "inspector")
    give_card(state, 3, "inspector")
    pass_to(state, 2)
    play(state, FOUR[0])
    assert state.to_act == (3,)
    assert state.view(0)["asked"] == [3, 1]
    assert state.view(0)["pending_delivery"] == {"colour": "red", "origin": "Leeds", "city": "Manchester", "links": [1]}
    play(state, "allow")
    assert state.to_act == (1,)
    play(state, "inspect")
    assert (holds(state, 1, "inspector"), holds(state, 3, "inspector")) == (0, 1)
    state = delivering(4, seat=2)
    give_card(state, 1, "inspector")
    give_card(state, 3, "inspector")
    pass_to(state, 2)
    play(state, FOUR[0], "inspect")
    assert (holds(state, 1, "inspector"), holds(state, 3, "inspector")) == (1, 0)
    assert state.to_act == (3,)


@pytest.mark.rule("EW-5.4")
def test_nobody_without_the_card_is_asked() -> None:
    state = delivering(5)
    play(state, FOUR[0])
    assert state.to_act == (1,)
    assert state.points[0] == 1


@pytest.mark.rule("EW-5.4")
def test_under_a_railway_executive_one_of_the_two_actions_is_lost() -> None:
    state = delivering(2)
    open_card(state, "executive")
    give_card(state, 1, "inspector")
    play(state, "take executive")
    assert state.actions_left == 2
    play(state, FOUR[0], "inspect")
    assert state.to_act == (0,)
    assert state.actions_left == 1
    play(state, FOUR[0])
    assert state.points[0] == 1


@pytest.mark.rule("EW-5.3", "RT-8.7")
def test_a_stopped_delivery_leaves_the_last_cube_of_a_city() -> None:
    state = delivering(2)
    put_cubes(state, "Leeds", "red")
    give_card(state, 1, "inspector")
    play(state, FOUR[0], "inspect")
    assert cubes(state, "Leeds") == 1
    assert state.empty_cities() == 0
    pass_to(state, 0)
    play(state, FOUR[0])
    assert state.empty_cities() == 1


@pytest.mark.rule("EW-5.1")
def test_kept_cubes_are_out_of_the_bag() -> None:
    state = delivering(2)
    open_card(state, "passenger_line")
    put_links(state, 1, "London", "Cambridge")
    play(state, FOUR[0])
    red = state.board.colour_index["red"]
    assert state.bag[red] + sum(state.cubes[red :: len(state.bag)]) == 24
