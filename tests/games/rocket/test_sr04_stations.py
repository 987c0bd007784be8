"""SR-4: action B, place or move a station."""

from __future__ import annotations

import pytest
from rocket_table import arrange, drawn, may, opening, play, refused, seat_view, station_hexes

from rotonde.games.rocket.events import StationLifted, StationMoved, StationPlaced
from rotonde.games.rocket.steps import Relocate

RAILS = {"GWR": "D14 E15", "LSWR": "H16 I16"}


@pytest.mark.rule("SR-4.1")
def test_a_station_is_put_on_an_empty_hex():
    state = opening()
    assert play(state, "station F10") == [StationPlaced(0, "F10")]
    assert state.view(None)["stations"] == {"F10": 0}
    assert seat_view(state, 0)["stations_left"] == 6


@pytest.mark.rule("SR-4.1")
def test_next_to_a_city_or_to_track_is_allowed():
    state = arrange(lines=RAILS)
    assert may(state, "station D13")  # next to Gloucester, Swindon, Bristol and the tile on D14
    assert may(state, "station G16")  # next to Southampton, whose locomotive has left, and the tile on H16


@pytest.mark.rule("SR-4.1")
def test_not_on_a_city():
    state = arrange(lines=RAILS)
    for place in ("C18", "H14", "G17"):  # a railway town, a big city, a start town that was left
        assert refused(state, f"station {place}") == [("SR-4.1", "station_on_city")]
    assert ("SR-4.1", "station_on_city") in refused(state, "station H2")


@pytest.mark.rule("SR-4.1")
def test_not_on_track_nor_on_a_locomotive():
    state = arrange(lines={"GWR": "D14 D15 D16"})
    assert refused(state, "station D14") == [("SR-4.1", "station_on_track")]
    assert refused(state, "station D16") == [("SR-4.1", "station_on_locomotive")]


@pytest.mark.rule("SR-4.1")
def test_not_on_a_station():
    state = arrange(stations={"F10": 1, "D10": 0})
    for place in ("F10", "D10"):
        assert refused(state, f"station {place}") == [("SR-4.1", "station_on_station")]


@pytest.mark.rule("SR-4.2")
def test_not_next_to_a_locomotive():
    state = arrange(lines={"GWR": "D14 D15 D16"})
    assert may(state, "station C15")  # two hexes from the locomotive
    for place in ("C17", "E16", "D17"):
        assert refused(state, f"station {place}") == [("SR-4.2", "station_next_to_locomotive")]


@pytest.mark.rule("SR-4.2")
def test_not_next_to_a_locomotive_that_is_still_in_its_start_town():
    assert refused(opening(), "station C13") == [("SR-4.2", "station_next_to_locomotive")]
    assert may(arrange(lines={"GWR": "D14 D15"}), "station C13")


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_not_next_to_a_station_of_anybody(owner):
    state = arrange(stations={"F10": owner})
    assert may(state, "station F12")
    for place in ("F9", "F11", "E10", "G11"):
        assert refused(state, f"station {place}") == [("SR-4.2", "station_next_to_station")]


@pytest.mark.rule("SR-4.2")
def test_the_hexes_around_a_place_open_again_when_it_is_left():
    state = arrange(lines={"GWR": "D14"}, stations={"B8": 0})
    assert {"C15", "D13"}.isdisjoint(station_hexes(state))
    play(state, "extend GWR E15")
    assert {"C15", "D13"} <= station_hexes(state)
    play(state, "lift B8")
    assert {"B9", "C8"} <= station_hexes(state)


@pytest.mark.rule("SR-4.3")
def test_an_own_station_is_moved_to_a_different_hex():
    state = arrange(stations={"F10": 0})
    assert play(state, "lift F10") == [StationLifted(0, "F10")]
    assert state.step == Relocate(0, "F10")
    assert refused(state, "station F10") == [("SR-4.3", "station_not_moved")]
    assert play(state, "station B8") == [StationMoved(0, "F10", "B8")]
    assert state.view(None)["stations"] == {"B8": 0}
    assert seat_view(state, 0)["stations_left"] == 6


@pytest.mark.rule("SR-4.3")
def test_a_station_that_is_moved_does_not_block_itself():
    state = arrange(stations={"F10": 0})
    play(state, "lift F10")
    assert may(state, "station F11")


@pytest.mark.rule("SR-4.3")
def test_the_places_of_other_pieces_are_forbidden_to_a_moved_station_too():
    state = arrange(stations={"F10": 0, "B8": 1})
    play(state, "lift F10")
    assert refused(state, "station B9") == [("SR-4.2", "station_next_to_station")]
    assert refused(state, "station C13") == [("SR-4.2", "station_next_to_locomotive")]


@pytest.mark.rule("SR-4.3")
def test_only_an_own_station_is_moved():
    state = arrange(stations={"F10": 1})
    assert refused(state, "lift F10") == [("SR-4.3", "no_own_station")]
    assert refused(state, "lift B8") == [("SR-4.3", "no_own_station")]


@pytest.mark.rule("SR-4.3")
def test_a_station_in_the_hand_must_be_put_down():
    state = arrange(stations={"F10": 0, "B8": 0})
    play(state, "lift F10")
    for line in ("token Reading beer", "extend GWR D14", "lift B8"):
        assert refused(state, line) == [("SR-4.3", "station_in_hand")]
    assert all(str(a).startswith("station ") for a in state.legal(0))


@pytest.mark.rule("SR-4.3")
def test_the_last_station_can_be_moved_with_an_empty_supply():
    places = ["B8", "D8", "F8", "B10", "D10", "F10", "H12"]
    state = arrange(stations=dict.fromkeys(places, 0))
    assert station_hexes(state) == set()
    assert "H12" in station_hexes(arrange(stations=dict.fromkeys(places[:-1], 0)))  # one is left
    play(state, "lift B8", "station J12")
    assert seat_view(state, 0)["stations_left"] == 0


@pytest.mark.rule("SR-4.3")
@pytest.mark.parametrize("place", ["D15", "E15"])
def test_by_default_a_station_on_a_line_may_be_moved(place):
    state = arrange(lines={"GWR": "D14 D15 E15 E16 E17"}, stations={place: 0})
    play(state, f"lift {place}", "station B8")
    assert state.view(None)["stations"] == {"B8": 0}


@pytest.mark.rule("SR-4.3")
def test_a_station_lifted_from_a_line_may_go_to_every_free_hex():
    state = arrange(lines={"GWR": "D14 D15 E15 E16 E17"}, stations={"D15": 0})
    free = station_hexes(state)
    play(state, "lift D15")
    assert station_hexes(state) >= free
    assert station_hexes(state) == {label for label in state.board.labels if may(state, f"station {label}")}


@pytest.mark.rule("SR-4.3")
def test_with_the_option_only_stations_that_are_not_on_a_line_are_moved():
    state = arrange(lines={"GWR": "D14 E15 F15"}, stations={"E15": 0, "F15": 0, "B8": 0}, move_stations="unlinked")
    assert may(state, "lift B8")
    for place in ("E15", "F15"):  # on a tile, under the locomotive
        assert not may(state, f"lift {place}")
        assert refused(state, f"lift {place}", seat=1)[1:] == [("SR-4.3", "no_own_station")]
        assert refused(state, f"lift {place}") == [("SR-4.3", "station_on_line_stays")]


FULL = """
          .   .   #T
    @P  .   ~
          .   @Q
        @R
    """


@pytest.mark.rule("SR-4.3")
def test_a_station_with_no_other_place_is_not_moved():
    # P stands on B2: of the free hexes A1 and C1 are next to locomotives, and A2 is where the station is already.
    state = arrange(players=2, board=drawn(FULL), lines={"P": "B2"}, stations={"A2": 0})
    assert not may(state, "lift A2")
    assert refused(state, "lift A2") == [("SR-4.3", "nowhere_to_move_station")]
    state = arrange(players=2, board=drawn(FULL), lines={"P": "B2"}, stations={"B2": 0})
    assert may(state, "lift B2")


@pytest.mark.rule("SR-4.3")
def test_a_station_may_move_to_a_hex_that_only_it_blocked():
    room = FULL.replace("#T", ".   #T")
    state = arrange(players=2, board=drawn(room), lines={"P": "B2"}, stations={"A2": 0})
    assert station_hexes(state) == set()
    play(state, "lift A2")
    assert station_hexes(state) == {"A3"}
