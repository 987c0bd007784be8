"""SR-7: track."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, happened, opening, play, track

from rotonde.games.rocket.events import LocomotiveArrived, TrackLaid


@pytest.mark.rule("SR-7.1")
@pytest.mark.parametrize(("to", "shape"), [("D16", "straight"), ("C16", "curve"), ("E16", "curve")])
def test_a_tile_is_put_on_the_hex_that_was_left(to, shape):
    state = arrange(lines={"GWR": "D14 D15"})
    assert happened(play(state, f"extend GWR {to}"), TrackLaid) == [TrackLaid("GWR", "D15", shape)]
    assert track(state, "GWR") == {"D14", "D15", to}
    assert bank(state)["tiles"] == 58


@pytest.mark.rule("SR-7.1")
def test_no_tile_is_put_in_the_start_town():
    state = opening()
    assert happened(play(state, "extend GWR D14"), TrackLaid) == []
    assert track(state, "GWR") == {"D14"}
    assert bank(state)["tiles"] == 60


@pytest.mark.rule("SR-7.1")
def test_the_tile_fits_the_hex_that_the_veto_chose():
    state = arrange(lines={"GWR": "D14 D15"}, shares={"GWR": (0, 2, 0)})
    assert happened(play(state, "extend GWR D16", "bid 2 C16"), TrackLaid) == [TrackLaid("GWR", "D15", "curve")]
    assert track(state, "GWR") == {"D14", "D15", "C16"}


@pytest.mark.rule("SR-7.2")
def test_a_station_stays_on_the_hex_that_was_left():
    state = arrange(lines={"GWR": "D14 D15"}, stations={"D15": 1})
    play(state, "extend GWR D16")
    assert state.view(None)["stations"] == {"D15": 1}
    assert state.view(None)["lines"]["GWR"]["stations"] == [0, 1, 0]


@pytest.mark.rule("SR-7.1")
def test_the_view_tells_how_each_tile_lies_and_who_laid_it():
    state = opening()
    play(state, "extend GWR D14")
    assert state.view(None)["tiles"] == {}
    state = arrange(lines={"GWR": "D14 D15"})
    play(state, "extend GWR E16")
    tiles = state.view(None)["tiles"]
    assert tiles["D15"] == {"line": "GWR", "sides": ["N", "SE"]}
    assert "E16" not in tiles


@pytest.mark.rule("SR-6.3")
def test_an_event_tells_where_the_locomotive_came_to_stand():
    state = arrange(lines={"GWR": "D14 D15"}, shares={"GWR": (0, 2, 0)})
    events = play(state, "extend GWR D16", "bid 2 C16")
    while state.view(None)["veto"]:
        events += play(state, "pass")
    assert happened(events, LocomotiveArrived) == [LocomotiveArrived("GWR", "C16")]
