"""SR-5: action C, extend a line."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, drawn, edited, happened, kinds, line_of, may, opening, play, refused, shares, targets

from rotonde.games.rocket.events import ShareTaken

CROSSING = drawn(
    """
        .   @R  .
      @Q  .   .   .
    .   .   @P  .
    """
)


@pytest.mark.rule("SR-5.1")
def test_a_locomotive_moves_to_a_neighbouring_hex():
    state = opening()
    assert may(state, "extend GWR D14")
    assert refused(state, "extend GWR E15") == [("SR-5.1", "not_next_to_locomotive")]
    assert refused(state, "extend GWR B8") == [("SR-5.1", "not_next_to_locomotive")]


@pytest.mark.rule("SR-5.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_hex_with_a_station_may_be_entered(owner):
    state = arrange(lines={"GWR": "D14"}, stations={"E15": owner})
    play(state, "extend GWR E15")
    assert line_of(state, "GWR")["locomotive"] == "E15"
    assert state.view(None)["stations"] == {"E15": owner}


@pytest.mark.rule("SR-5.2")
@pytest.mark.parametrize(("way", "ahead"), [("", "P7 Q8 Q9 P9 O9 O8"), ("O9", "O10 N9 N8")])
def test_ways_are_listed_clockwise(way, ahead):
    state = arrange(lines={"GER": way} if way else {})
    listed = [str(action) for action in state.legal(0)]
    assert [line.split()[2] for line in listed if line.startswith("extend GER ")] == ahead.split()


@pytest.mark.rule("SR-5.2")
def test_from_the_start_town_to_any_free_neighbour():
    assert targets(opening(), "GWR") == {"C13", "D13", "D14", "C15", "B14"}
    assert targets(opening(), "SER") == {"P14", "O15", "O16"}


@pytest.mark.rule("SR-5.2")
@pytest.mark.parametrize(
    ("way", "ahead"),
    [
        ("P9 P10", {"P11"}),  # south; south-west is Ipswich, south-east sea
        ("O9 N9", {"M10", "N10", "M9"}),  # south-west: straight on, half left, half right
        ("O9 N9 M9", {"L9", "M8", "L8"}),  # north-west
        ("O8 N8 M9 M10", {"M11"} | {"N10"}),  # south; south-west is Cambridge
    ],
)
def test_afterwards_only_the_three_hexes_ahead(way, ahead):
    state = arrange(lines={"GER": way})
    assert targets(state, "GER") == ahead


@pytest.mark.rule("SR-5.2")
def test_neither_sharply_aside_nor_back():
    state = arrange(lines={"GER": "O9 N9"})
    for behind in ("N8", "O10"):
        assert refused(state, f"extend GER {behind}") == [("SR-5.2", "not_in_front")]
    assert ("SR-5.2", "not_in_front") in refused(state, "extend GER O9")


@pytest.mark.rule("SR-5.3")
@pytest.mark.parametrize(("way", "city"), [("D13", "E14"), ("C13", "D12"), ("C13 C12 D11 E12 E13 D13", "C14")])
def test_never_into_a_city_of_any_kind(way, city):
    state = arrange(lines={"GWR": way})
    assert targets(state, "GWR")
    assert refused(state, f"extend GWR {city}") == [("SR-5.3", "city_in_the_way")]


@pytest.mark.rule("SR-5.3")
def test_never_onto_its_own_track():
    state = arrange(lines={"GWR": "C13 C12 D11 E12 E13 D13"})
    assert targets(state, "GWR") == {"D14"}
    assert refused(state, "extend GWR C13") == [("SR-5.3", "track_in_the_way")]


@pytest.mark.rule("SR-5.3")
def test_never_onto_another_line():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"})
    far = ("SR-5.1", "not_next_to_locomotive")
    assert refused(state, "extend LSWR D14") == [far, ("SR-5.3", "track_in_the_way")]
    assert refused(state, "extend LSWR E15") == [far, ("SR-5.3", "locomotive_in_the_way")]


@pytest.mark.rule("SR-5.4")
def test_may_not_touch_two_other_lines():
    state = arrange(board=CROSSING)
    assert targets(state, "P") == {"C2", "B3", "C4"}  # next to Q, next to R, next to none
    assert refused(state, "extend P B2") == [("SR-5.4", "touches_two_lines")]
    state = arrange(board=CROSSING, lines={"Q": "C1"})
    assert may(state, "extend P B2")  # next to R only, now that Q has left


@pytest.mark.rule("SR-5.4")
def test_two_hexes_of_one_line_are_fine():
    assert may(arrange(board=CROSSING, lines={"R": "A3 B4"}), "extend P B3")


@pytest.mark.rule("SR-5.4")
def test_its_own_line_does_not_count():
    assert may(arrange(board=CROSSING, lines={"R": "A3", "P": "C4"}), "extend P B4")


@pytest.mark.rule("SR-5.4")
def test_the_objection_names_the_lines():
    state = arrange(board=CROSSING)
    (objection,) = state.objections(0, state.game.parse("extend P B2"))
    assert objection.details == {"hex": "B2", "lines": ["R", "Q"]}


@pytest.mark.rule("SR-5.5")
def test_its_back_points_to_the_hex_that_it_left():
    state = opening()
    play(state, "extend GWR D14")
    assert line_of(state, "GWR")["heading"] == "SE"
    play(state, "extend LSWR G16", "extend GWR D15", "pass")
    assert line_of(state, "GWR")["heading"] == "S"
    play(state, "token Reading beer")
    assert targets(state, "GWR") == {"C16", "D16", "E16"}


@pytest.mark.rule("SR-5.6")
def test_the_mover_takes_a_share():
    state = opening()
    assert ShareTaken(0, "GWR") in play(state, "extend GWR D14")
    assert shares(state, "GWR") == [1, 0, 0]
    assert line_of(state, "GWR")["bank_shares"] == 15


@pytest.mark.rule("SR-5.6")
def test_shares_lie_open():
    state = opening()
    play(state, "extend GWR D14")
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["seats"][0]["shares"] == {"GWR": 1}


@pytest.mark.rule("SR-5.6")
def test_from_an_empty_bank_there_is_no_share_and_no_spare_one():
    state = arrange(lines={"GWR": "D14"}, shares={"GWR": (15, 0, 0)})
    assert happened(play(state, "extend GWR D15", "token Reading beer"), ShareTaken) == [ShareTaken(0, "GWR")]
    assert happened(play(state, "extend GWR D16", "pass"), ShareTaken) == []
    assert shares(state, "GWR") == [16, 0, 0]
    assert bank(state)["spare_shares"] == 16


@pytest.mark.rule("SR-5.6")
def test_a_share_that_comes_back_is_not_taken_later():
    state = arrange(lines={"GWR": "D14"}, shares={"GWR": (0, 16, 0)})
    play(state, "extend GWR D15", "bid 3 E15")
    assert shares(state, "GWR") == [0, 13, 0]
    assert line_of(state, "GWR")["bank_shares"] == 3


@pytest.mark.rule("SR-5.7")
def test_what_follows_an_extension_comes_in_order():
    # G14 is next to Oxford, Reading and the GNR on H13, and has a station of seat 1.
    state = arrange(
        lines={"LSWR": "G16 F15 F14", "GNR": "J7 I8 I9 I10 I11 I12 H12 H13"},
        shares={"LSWR": (3, 2, 0)},
        stations={"G14": 1},
        tokens={"Reading beer": (0, 0, 1)},
    )
    assert kinds(play(state, "extend LSWR G14", "bid 1 G14", "bid 1 G14")) == [
        "LocomotiveMoved",
        "ShareTaken",
        "VetoBid",
        "VetoBid",
        "VetoWon",
        "TrackLaid",
        "LocomotiveArrived",
        "StationConnected",
        "PassengersTaken",
        "CityReached",
        "CityReached",
        "CityIncome",
        "TownIncome",
        "LinesMerged",
        "MergerIncome",
        "MergerIncome",
        "SharesExchanged",
        "SharesExchanged",
    ]


@pytest.mark.rule("SR-5.7")
def test_independence_comes_after_the_income_and_the_end_last():
    state = arrange(
        lines={"L&Y": "A4 B3 B2"},
        in_bank=dict.fromkeys(("LSWR", "GER", "SER", "NER", "GNR"), 0),
        actions_left=1,
    )
    assert kinds(play(state, "extend L&Y B1"))[:6] == [
        "LocomotiveMoved",
        "ShareTaken",
        "TrackLaid",
        "LocomotiveArrived",
        "LineIndependent",
        "GameEnded",
    ]
    state = edited(arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}), tiles_laid=58)
    events = kinds(state.play(0, state.game.parse("extend LSWR F14")))
    assert events.index("LinesMerged") < events.index("MergerIncome") < events.index("GameEnded")


@pytest.mark.rule("SR-5.1", "SR-5.2")
def test_extensions_are_offered_clockwise_and_each_once():
    def offered(state):
        return [str(action).split()[2] for action in state.legal(0) if str(action).startswith("extend GER")]

    assert offered(arrange()) == ["P7", "Q8", "Q9", "P9", "O9", "O8"]
    assert offered(arrange(lines={"GER": "P9"})) == ["Q10", "P10", "O10"]
