"""The worked examples of the rulebook, SR-E1 to SR-E7, on the hexes that the numbered rules give."""

from __future__ import annotations

import pytest
from rocket_table import arrange, happened, kinds, line_of, money, opening, play, shares, track

from rotonde.core.majority import majority_payments
from rotonde.games.rocket.events import CityIncome, LineIndependent, MergerIncome, TownIncome, TrackLaid


@pytest.mark.rule("SR-E1")
def test_merger_of_a_line_with_swindon_reading_and_southampton():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, shares={"LSWR": (3, 2, 0)})
    events = play(state, "extend LSWR F14", "pass")
    assert happened(events, MergerIncome) == [MergerIncome(0, "LSWR", 3), MergerIncome(1, "LSWR", 1)]
    assert set(line_of(state, "GWR")["cities"]) == {"Bristol", "Swindon", "Reading", "Southampton"}


@pytest.mark.rule("SR-E1", "SR-E2")
def test_the_same_game_played_from_the_start():
    state = opening(first=1)
    play(state, "extend GWR D14", "station G15")
    play(state, "extend LSWR G16", "extend GWR E15", "pass")
    play(state, "extend LSWR G15", "pass", "token Reading beer")
    events = play(state, "extend LSWR F14", "pass", "pass")
    assert happened(events, TownIncome) == [TownIncome(0, "LSWR", "Swindon", 3)]
    # One share each: three first share 3 + 1.
    assert [e.amount for e in happened(events, MergerIncome)] == [1, 1, 1]
    assert money(state) == [4, 1, 1]


@pytest.mark.rule("SR-E2")
def test_railway_town_pays_the_owner_of_the_only_station_before_the_merger():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, stations={"G15": 1})
    events = play(state, "extend LSWR F14")
    assert happened(events, TownIncome) == [TownIncome(1, "LSWR", "Swindon", 3)]
    assert kinds(events).index("TownIncome") < kinds(events).index("LinesMerged")


@pytest.mark.rule("SR-E3")
def test_big_city_pays_the_only_holder_and_nobody_the_seconds():
    state = opening(first=3)
    play(state, "token Reading beer", "token Reading beer")
    play(state, "token Gloucester textiles", "station B8")
    events = play(state, "extend GWR C13")
    assert happened(events, CityIncome) == [CityIncome(0, "Gloucester", 2)]
    assert money(state) == [2, 0, 0]


def consultation(**options):
    """S is D15, A C16, B D16, C E16. Seat 2 moves; seats 0 and 1 have shares; 0 bids 1 for A, 1 keeps A for 2."""
    state = arrange(lines={"GWR": "D14 D15"}, shares={"GWR": (1, 2, 1)}, turn=2, **options)
    play(state, "extend GWR D16", "bid 1 C16", "bid 2 C16")
    assert state.to_act == (2,)
    return state


@pytest.mark.rule("SR-E4")
def test_veto_that_the_mover_lets_pass():
    state = consultation()
    events = play(state, "pass")
    assert line_of(state, "GWR")["locomotive"] == "C16"
    assert shares(state, "GWR") == [1, 0, 2]
    assert line_of(state, "GWR")["bank_shares"] == 13
    assert happened(events, TrackLaid) == [TrackLaid("GWR", "D15", "curve")]


@pytest.mark.rule("SR-E4")
def test_veto_that_the_mover_wins_returns_to_the_first_choice():
    state = consultation()
    assert {str(a) for a in state.legal(2)} == {"pass", "bid 2 D16"}
    events = play(state, "bid 2 D16")
    assert line_of(state, "GWR")["locomotive"] == "D16"
    assert shares(state, "GWR") == [1, 2, 0]
    assert happened(events, TrackLaid) == [TrackLaid("GWR", "D15", "straight")]


@pytest.mark.rule("SR-E4")
def test_veto_that_the_mover_wins_with_a_free_choice():
    state = consultation(veto_mover_choice="any")
    assert {str(a) for a in state.legal(2)} == {"pass", "bid 2 C16", "bid 2 D16", "bid 2 E16"}
    events = play(state, "bid 2 E16")
    assert line_of(state, "GWR")["locomotive"] == "E16"
    assert happened(events, TrackLaid) == [TrackLaid("GWR", "D15", "curve")]


@pytest.mark.rule("SR-E5")
def test_two_seconds_who_share_three_thousand_get_one_each():
    assert majority_payments([5, 2, 2], 6, 3) == [6, 1, 1]


@pytest.mark.rule("SR-E6")
def test_the_lancashire_and_yorkshire_is_independent():
    state = opening(2)
    play(state, "extend L&Y A4", "token Reading beer", "extend L&Y B3", "pass", "token Reading beer")
    play(state, "extend L&Y B2", "pass", "token London beer")
    assert not line_of(state, "L&Y")["independent"]
    events = play(state, "extend L&Y B1", "pass")
    assert happened(events, LineIndependent) == [LineIndependent("L&Y")]
    assert line_of(state, "L&Y")["bank_shares"] == 0


@pytest.mark.rule("SR-E7", "SR-9.4")
def test_tracks_left_behind_stay_with_the_great_western():
    state = arrange(lines={"LSWR": "F16 E16 D15"})
    play(state, "extend LSWR C15")
    assert line_of(state, "LSWR")["absorbed_by"] == "GWR"
    assert line_of(state, "GWR")["locomotive"] == "C14"
    play(state, "extend GWR C13")
    assert track(state, "GWR") == {"F16", "E16", "D15", "C15", "C13"}
    assert len(line_of(state, "GWR")["cities"]) == 3
