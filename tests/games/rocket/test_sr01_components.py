"""SR-1: what the game is made of."""

from __future__ import annotations

from collections import Counter

import pytest
from rocket_table import CITY, ROCKET, START, TOWN, arrange, bank, england, line_of, may, opening, play, refused, shares

from rotonde.core.contract import MalformedSetup


@pytest.mark.rule("SR-1.1")
def test_seven_companies_each_with_a_locomotive_in_a_start_town_of_its_own():
    data, lines = england(), opening().view(None)["lines"]
    starts = {town["name"]: town["hex"] for town in data["towns"] if town["kind"] == START}
    assert len(lines) == len(starts) == 7
    assert {c["id"]: starts[c["start"]] for c in data["companies"]} == {c: line["locomotive"] for c, line in lines.items()}
    assert len({c["start"] for c in data["companies"]}) == 7


@pytest.mark.rule("SR-1.1")
def test_a_line_of_no_company_cannot_be_extended():
    state = opening()
    assert may(state, "extend GWR D14")
    assert refused(state, "extend LNER D14") == [("SR-1.1", "unknown_line")]


@pytest.mark.rule("SR-1.2")
def test_sixteen_shares_of_each_company_and_sixteen_spare_ones():
    state = opening()
    assert [line["bank_shares"] for line in state.view(None)["lines"].values()] == [16] * 7
    assert bank(state)["spare_shares"] == 16


@pytest.mark.rule("SR-1.2")
def test_a_spare_share_is_tied_to_one_company_while_it_is_held():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, shares={"GWR": (8, 8, 0), "LSWR": (3, 2, 0)})
    play(state, "extend LSWR F14", "pass")
    assert (line_of(state, "GWR")["spare_shares_held"], bank(state)["spare_shares"]) == (3, 13)
    assert shares(state, "GWR") == [10, 9, 0]
    assert [line["spare_shares_held"] for line in state.view(None)["lines"].values()] == [3, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("SR-1.3")
def test_there_are_sixty_track_tiles():
    state = opening()
    assert bank(state)["tiles"] == 60
    play(state, "extend GWR D14", "extend LSWR G16", "extend GWR E15", "pass")
    assert bank(state)["tiles"] == 59


@pytest.mark.rule("SR-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_seven_stations(players):
    assert [seat["stations_left"] for seat in opening(players).view(None)["seats"]] == [7] * players


@pytest.mark.rule("SR-1.4")
def test_two_to_four_can_play():
    assert list(ROCKET.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(MalformedSetup, match="bad_player_count"):
            ROCKET.start(players)


@pytest.mark.rule("SR-1.4")
def test_an_eighth_station_cannot_be_placed():
    places = ["B8", "D8", "F8", "B10", "D10", "F10"]
    state = arrange(stations=dict.fromkeys(places, 0))
    play(state, "station H12")
    assert refused(state, "station J12") == [("SR-1.4", "no_station_left")]
    assert may(state, "lift H12")


@pytest.mark.rule("SR-1.5")
def test_twelve_big_cities_hold_nine_tokens_of_each_commodity():
    cities = [town for town in england()["towns"] if town["kind"] == CITY]
    assert len(cities) == 12
    assert Counter(t for city in cities for t in city["tokens"]) == dict.fromkeys(["steel", "textiles", "beer", "leather"], 9)
    in_bank = bank(opening())["tokens"]
    assert in_bank == {city["name"]: Counter(city["tokens"]) for city in cities}


@pytest.mark.rule("SR-1.5")
def test_each_city_has_two_tokens_of_one_commodity_and_one_of_another_and_no_two_alike():
    cities = [Counter(town["tokens"]) for town in england()["towns"] if town["kind"] == CITY]
    assert all(sorted(tokens.values()) == [1, 2] for tokens in cities)
    assert len({tuple(sorted(tokens.items())) for tokens in cities}) == 12


@pytest.mark.rule("SR-1.5")
def test_a_token_of_no_commodity_cannot_be_taken():
    state = opening()
    assert may(state, "token Gloucester leather")
    assert refused(state, "token Gloucester gold") == [("SR-1.5", "unknown_commodity")]


@pytest.mark.rule("SR-1.6")
def test_there_are_nine_passenger_tokens():
    state = opening()
    assert bank(state)["passengers"] == 9
    assert [seat["passengers"] for seat in state.view(None)["seats"]] == [0, 0, 0]


@pytest.mark.rule("SR-1.7")
def test_the_board_has_start_towns_big_cities_and_railway_towns():
    assert Counter(town["kind"] for town in england()["towns"]) == {START: 7, CITY: 12, TOWN: 9}


@pytest.mark.rule("SR-1.7")
def test_only_playable_hexes_of_the_board_are_played_on():
    state = opening()
    assert may(state, "station B1")
    for line in ("station A1", "station K1", "lift A1", "extend GER Q7"):
        assert refused(state, line) == [("SR-1.7", "hex_not_playable")]
    for line in ("station Z9", "station b1", "lift Z9", "extend GWR Z9"):
        assert refused(state, line) == [("SR-1.7", "unknown_hex")]


@pytest.mark.rule("SR-1.8")
def test_the_bank_can_always_pay():
    state = arrange(money=(400, 400, 400), tokens={"Gloucester leather": (1, 0, 0)})
    play(state, "extend GWR C13")
    assert state.scores() == [402, 400, 400]
