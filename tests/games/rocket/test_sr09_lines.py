"""SR-9: lines and what they connect."""

from __future__ import annotations

import pytest
from rocket_table import arrange, drawn, line_of, may, opening, play, targets, track

from rotonde.games.rocket.events import CityReached


@pytest.mark.rule("SR-9.1")
def test_a_line_is_its_locomotive_and_its_tiles():
    state = opening()
    assert track(state, "GWR") == {"C14"}
    play(state, "extend GWR D14", "token Reading beer", "extend GWR D15", "pass")
    assert track(state, "GWR") == {"D14", "D15"}


@pytest.mark.rule("SR-9.1")
def test_a_start_town_that_was_left_is_no_part_of_the_line():
    # LSWR may come next to Bristol without joining anything once GWR is far away.
    state = arrange(lines={"GWR": "C13 C12", "LSWR": "F16 E16 D15"})
    play(state, "extend LSWR C15")
    assert line_of(state, "LSWR")["absorbed_by"] is None
    joined = arrange(lines={"LSWR": "F16 E16 D15"})
    play(joined, "extend LSWR C15")
    assert line_of(joined, "LSWR")["absorbed_by"] == "GWR"


@pytest.mark.rule("SR-9.2")
def test_a_city_next_to_the_line_is_connected_once():
    assert CityReached("GWR", "Swindon") in play(opening(), "extend GWR D14")
    state = arrange(lines={"GWR": "D14"})
    assert line_of(state, "GWR")["cities"] == ["Bristol", "Swindon"]
    play(state, "extend GWR E15")  # next to Swindon again
    assert line_of(state, "GWR")["cities"] == ["Bristol", "Swindon"]


@pytest.mark.rule("SR-9.1", "SR-5.4")
def test_a_hex_beside_a_start_town_opens_when_it_is_left():
    board = drawn(
        """
              @K  .   .   #T
        @X  .
              @J
        """
    )
    state = arrange(board=board)
    assert targets(state, "X") == set()  # B2 is next to J and K
    play(state, "extend K A2")
    assert targets(state, "X") == {"B2"}


@pytest.mark.rule("SR-9.2")
def test_the_own_start_town_counts_also_while_the_locomotive_is_in_it():
    state = opening()
    assert line_of(state, "GWR")["cities"] == ["Bristol"]
    play(state, "extend GWR C15")
    assert line_of(state, "GWR")["cities"] == ["Bristol"]


@pytest.mark.rule("SR-9.2")
def test_the_start_town_of_another_counts_occupied_or_not():
    left = arrange(lines={"GWR": "C13 C12", "LSWR": "F16 E16 D15"})
    play(left, "extend LSWR C15")
    assert line_of(left, "LSWR")["cities"] == ["Southampton", "Bristol"]
    # Occupied: the merger pays for both towns.
    occupied = arrange(lines={"LSWR": "F16 E16 D15"}, shares={"LSWR": (2, 0, 0)})
    play(occupied, "extend LSWR C15")
    assert occupied.scores() == [2, 0, 0]


@pytest.mark.rule("SR-9.2")
def test_two_steps_away_is_not_connected():
    state = arrange(lines={"GWR": "D14 D15 D16"})
    assert line_of(state, "GWR")["cities"] == ["Bristol", "Swindon"]  # not Weymouth, two hexes from D16


@pytest.mark.rule("SR-9.3")
def test_a_station_is_connected_when_it_stands_on_the_line():
    state = arrange(lines={"GWR": "D14 D15 D16"}, stations={"D14": 0, "D16": 1, "C15": 2})
    assert line_of(state, "GWR")["stations"] == [1, 1, 0]  # C15 is only next to it


@pytest.mark.rule("SR-9.4")
def test_tiles_stay_with_their_line_when_it_leaves_another_way():
    state = arrange(lines={"LSWR": "F16 E16 D15"}, stations={"E16": 2})
    play(state, "extend LSWR C15", "extend GWR C13")
    assert track(state, "GWR") == {"F16", "E16", "D15", "C15", "C13"}
    assert line_of(state, "GWR")["stations"] == [0, 0, 1]
    assert line_of(state, "GWR")["cities"] == ["Southampton", "Bristol", "Gloucester"]


@pytest.mark.rule("SR-9.4")
def test_tiles_left_behind_still_merge_and_still_forbid():
    board = drawn(
        """
            .   @R  .
          @Q  .   .   .
        .   .   @P  .
        """
    )
    state = arrange(board=board, absorbed={"R": "Q"}, lines={"Q": "C1"}, tiles={"Q": "A3"})
    assert may(state, "extend P B3")  # next to A3, far from the locomotive of Q
    play(state, "extend P B3")
    assert line_of(state, "P")["absorbed_by"] == "Q"
