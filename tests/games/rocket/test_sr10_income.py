"""SR-10: income during the game. Money is in £1,000."""

from __future__ import annotations

import json

import pytest
from rocket_table import arrange, drawn, happened, kinds, money, opening, play

from rotonde.games.rocket.events import CityIncome, TownIncome
from rotonde.games.rocket.steps import Turn


@pytest.mark.rule("SR-10.1")
def test_a_big_city_pays_two_and_one():
    state = arrange(tokens={"Gloucester leather": (0, 2, 0), "Gloucester textiles": (0, 0, 1)})
    events = play(state, "extend GWR C13")
    assert happened(events, CityIncome) == [CityIncome(1, "Gloucester", 2), CityIncome(2, "Gloucester", 1)]
    assert money(state) == [0, 2, 1]


@pytest.mark.rule("SR-10.1")
def test_tokens_of_all_kinds_of_the_city_count_and_of_no_other_city():
    state = arrange(tokens={"Gloucester leather": (1, 1, 0), "Gloucester textiles": (1, 0, 0), "Cambridge leather": (0, 0, 2)})
    play(state, "extend GWR C13")
    assert money(state) == [2, 1, 0]


@pytest.mark.rule("SR-10.1")
def test_it_pays_each_line_that_reaches_it():
    state = arrange(lines={"GWR": "C13 C12", "LSWR": "G16 F15 F14 F13 F12"}, tokens={"Gloucester leather": (0, 1, 0)})
    play(state, "extend LSWR E12")
    assert money(state) == [0, 2, 0]


@pytest.mark.rule("SR-10.2")
def test_a_railway_town_pays_for_every_city_connected():
    # LSWR: Southampton, Reading and the new Swindon.
    state = arrange(lines={"LSWR": "G16 G15"}, stations={"G15": 1, "G16": 1, "F14": 2})
    events = play(state, "extend LSWR F14")
    assert happened(events, TownIncome) == [TownIncome(1, "LSWR", "Swindon", 3), TownIncome(2, "LSWR", "Swindon", 1)]
    assert money(state) == [0, 3, 1]


@pytest.mark.rule("SR-10.2")
def test_the_station_on_the_hex_just_entered_counts():
    state = arrange(lines={"LSWR": "G16 G15"}, stations={"F14": 2})
    play(state, "extend LSWR F14")
    assert money(state) == [0, 0, 3]


@pytest.mark.rule("SR-10.2")
def test_stations_of_the_line_that_will_absorb_it_do_not_count():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, stations={"D14": 0, "E15": 0, "G15": 1})
    play(state, "extend LSWR F14")
    assert money(state) == [3, 3, 0]  # seat 1 for the town; seat 0 only for its share, in the merger


@pytest.mark.rule("SR-10.3")
def test_big_city_then_railway_town_then_merger():
    # G14 is next to Reading, Oxford and the GNR on H13.
    state = arrange(
        lines={"LSWR": "G16 F15 F14", "GNR": "J7 I8 I9 I10 I11 I12 H12 H13"},
        stations={"G16": 1},
        tokens={"Reading beer": (0, 0, 1)},
    )
    events = [kind for kind in kinds(play(state, "extend LSWR G14")) if kind.endswith("Income")]
    assert events == ["CityIncome", "TownIncome", "MergerIncome"]


@pytest.mark.rule("SR-10.4")
def test_a_city_reached_before_pays_nothing():
    state = arrange(lines={"GWR": "C13"}, tokens={"Gloucester leather": (1, 0, 0)}, stations={"C13": 1})
    play(state, "extend GWR C12")  # next to Gloucester again
    assert money(state) == [0, 0, 0]
    state = arrange(lines={"GWR": "D14"}, stations={"D14": 1})
    play(state, "extend GWR E15")  # next to Swindon again
    assert money(state) == [0, 0, 0]


@pytest.mark.rule("SR-10.4")
def test_a_city_reached_by_an_absorbed_line_pays_nothing():
    way, reading = {"GWR": "D13 E13 F13"}, {"Reading beer": (1, 0, 0)}
    alone = arrange(lines=way, tokens=reading)
    play(alone, "extend GWR G14")
    assert money(alone) == [2, 0, 0]
    state = arrange(lines=way, absorbed={"LSWR": "GWR"}, tiles={"GWR": "F14 G15 G16"}, tokens=reading)
    play(state, "extend GWR G14")
    assert money(state) == [0, 0, 0]


@pytest.mark.rule("SR-10.4")
def test_cities_that_a_merger_brings_pay_nothing():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, tokens={"Reading beer": (0, 1, 0)}, stations={"D14": 2})
    play(state, "extend LSWR F14")
    assert money(state) == [3, 0, 0]  # nothing for Reading, Swindon or Southampton, which are new to GWR


@pytest.mark.rule("SR-10.4")
def test_a_city_new_to_the_moving_line_pays_even_if_the_survivor_has_it():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, stations={"G16": 1})
    assert "Swindon" in state.view(None)["lines"]["GWR"]["cities"]
    play(state, "extend LSWR F14")
    assert money(state) == [3, 3, 0]


@pytest.mark.rule("SR-10.4")
def test_without_tokens_or_stations_nothing_is_paid():
    state = opening()
    play(state, "extend GWR D13")  # Gloucester and Swindon
    assert money(state) == [0, 0, 0]


@pytest.mark.rule("SR-10.5")
def test_a_start_town_reached_pays_nothing_but_counts():
    way = {"GWR": "C13 C12", "LSWR": "F16 E16 D15"}
    state = arrange(lines=way, stations={"E16": 1})
    play(state, "extend LSWR C15")  # Bristol alone
    assert money(state) == [0, 0, 0]
    state = arrange(lines=way, stations={"E16": 1})
    events = play(state, "extend LSWR D14")  # Bristol and Swindon
    assert happened(events, TownIncome) == [TownIncome(1, "LSWR", "Swindon", 3)]


@pytest.mark.rule("SR-10.6")
def test_two_railway_towns_reached_at_once_pay_each_with_the_full_count():
    board = drawn(
        """
                  #T
        @P  .   .   .   ~   @Q  .   #V
                  #U
        """
    )
    state = arrange(board=board, lines={"P": "B2"}, stations={"B2": 1})
    events = play(state, "extend P B3")
    assert happened(events, TownIncome) == [TownIncome(1, "P", "T", 3), TownIncome(1, "P", "U", 3)]


@pytest.mark.rule("SR-10.6")
def test_a_big_city_reached_by_the_same_move_counts_for_the_railway_town():
    # Southampton, Swindon, and the new Oxford and Reading.
    state = arrange(lines={"LSWR": "G16 F15 F14"}, stations={"G16": 1}, tokens={"Reading beer": (0, 0, 1)})
    events = play(state, "extend LSWR G14")
    assert happened(events, CityIncome) == [CityIncome(2, "Reading", 2)]
    assert happened(events, TownIncome) == [TownIncome(1, "LSWR", "Oxford", 4)]


@pytest.mark.rule("SR-10.7")
@pytest.mark.parametrize(
    ("leather", "textiles", "paid"),
    [
        ((2, 0, 0), (0, 0, 0), [2, 0, 0]),  # nobody is second
        ((1, 1, 0), (0, 0, 0), [1, 1, 0]),  # two first share 3
        ((1, 1, 0), (0, 0, 1), [1, 1, 1]),  # three first share 3
        ((2, 0, 0), (0, 1, 0), [2, 1, 0]),
        ((0, 0, 0), (0, 0, 0), [0, 0, 0]),
    ],
)
def test_ties_for_a_city(leather, textiles, paid):
    state = arrange(tokens={"Gloucester leather": leather, "Gloucester textiles": textiles})
    play(state, "extend GWR C13")
    assert money(state) == paid


@pytest.mark.rule("SR-10.7")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ((4, 4, 0, 0), [2, 2, 0, 0]),  # 3 + 1 for two
        ((4, 4, 4, 0), [1, 1, 1, 0]),  # 4 for three, the rest stays in the bank
        ((4, 4, 4, 4), [1, 1, 1, 1]),
        ((4, 2, 2, 0), [3, 0, 0, 0]),  # 1 for two seconds: nothing
        ((4, 2, 1, 1), [3, 1, 0, 0]),
        ((4, 0, 0, 0), [3, 0, 0, 0]),
    ],
)
def test_ties_in_a_merger_worth_three(held, paid):
    before = (held[0] - 1, *held[1:])  # seat 0 moves and takes a share
    state = arrange(players=4, lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, shares={"LSWR": before})
    play(state, "extend LSWR F14")
    while state.view(None)["veto"]:
        play(state, "pass")
    assert money(state) == paid


@pytest.mark.rule("SR-10.2")
def test_the_second_in_stations_gets_half_rounded_down():
    # GWR connects Bristol, Swindon, Reading, Southampton and now Weymouth: 5, and 2 for the second.
    state = arrange(
        absorbed={"LSWR": "GWR"},
        lines={"GWR": "D14 D15 D16"},
        tiles={"GWR": "G15 G16"},
        stations={"D14": 1, "D16": 1, "G15": 2},
    )
    events = play(state, "extend GWR D17")
    assert happened(events, TownIncome) == [TownIncome(1, "GWR", "Weymouth", 5), TownIncome(2, "GWR", "Weymouth", 2)]


@pytest.mark.rule("SR-10.8")
def test_the_money_of_others_is_hidden_while_the_game_runs():
    state = arrange(money=(7, 8, 9))
    assert [seat["money"] for seat in state.view(1)["seats"]] == [None, 8, None]
    assert [seat["money"] for seat in state.view(None)["seats"]] == [None, None, None]


@pytest.mark.rule("SR-10.8")
@pytest.mark.parametrize("line", ["lift B8", "extend GWR D14"], ids=["relocate", "veto"])
def test_it_is_hidden_in_every_step(line):
    state = arrange(money=(7, 8, 9), stations={"B8": 0}, shares={"GWR": (2, 2, 2)})
    play(state, line)
    assert state.step != Turn(0, 2)
    for viewer, seen in ((0, [7, None, None]), (1, [None, 8, None]), (2, [None, None, 9]), (None, [None, None, None])):
        assert [seat["money"] for seat in state.view(viewer)["seats"]] == seen


@pytest.mark.rule("SR-10.8")
def test_what_others_see_does_not_change_with_the_money():
    poor, rich = arrange(money=(7, 8, 9)), arrange(money=(700, 8, 900))
    assert poor.view(1) == rich.view(1)
    assert poor.view(None) == rich.view(None)
    assert poor.view(0) != rich.view(0)
    assert "900" not in json.dumps(rich.view(1))


@pytest.mark.rule("SR-10.8")
def test_each_payment_is_seen_when_it_is_made():
    state = arrange(tokens={"Gloucester leather": (0, 1, 0)})
    assert CityIncome(1, "Gloucester", 2) in play(state, "extend GWR C13")
