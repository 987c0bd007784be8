"""SR-11: the merger. LSWR on G15 goes to F14, next to GWR on E15, and is absorbed."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, drawn, happened, line_of, may, money, play, refused, shares, station_hexes, targets, track

from rotonde.games.rocket.events import LinesMerged, MergerIncome, SharesExchanged

RAILS = {"GWR": "D14 E15", "LSWR": "G16 G15"}


def merged(held=(0, 0, 0), *answers, **more):
    """Seat 0 moves LSWR and takes one share more; the others answer the veto."""
    state = arrange(players=len(held), lines=RAILS, shares={"LSWR": held, **more.pop("other_shares", {})}, **more)
    events = play(state, "extend LSWR F14", *answers)
    while state.view(None)["veto"]:
        events += play(state, "pass")
    return state, events


@pytest.mark.rule("SR-11.1")
def test_a_locomotive_moved_next_to_another_line_is_absorbed():
    state, events = merged()
    assert LinesMerged("LSWR", "GWR", "F14") in events
    assert line_of(state, "LSWR")["absorbed_by"] == "GWR"
    assert line_of(state, "GWR")["absorbed_by"] is None
    assert line_of(state, "GWR")["locomotive"] == "E15"


@pytest.mark.rule("SR-11.3")
def test_the_last_tile_of_an_absorbed_line_leads_to_the_survivor():
    state, _ = merged()
    assert line_of(state, "LSWR")["joined_at"] == "E15"
    assert line_of(state, "GWR")["joined_at"] is None
    tile = state.view(None)["tiles"]["F14"]
    assert tile["line"] == "LSWR"
    assert track(state, "GWR") >= {"F14", "G15"}
    assert tile["sides"] == ["SE", "SW"]


STRAIGHT_ON = """
            @Q
              .
    @P  .   .   .
    """


@pytest.mark.rule("SR-11.3")
def test_the_last_tile_leads_straight_on_where_it_can():
    # P comes from the west to C3; Q lies beyond it on C4 and beside it on B1.
    state = arrange(board=drawn(STRAIGHT_ON), lines={"P": "C2", "Q": "B1 C4"})
    play(state, "extend P C3")
    assert line_of(state, "P")["joined_at"] == "C4"
    assert state.view(None)["tiles"]["C3"]["sides"] == ["W", "E"]


ON_BOTH_SIDES = """
                @Q
              .
    @P  .   .   ~
              .
    """


@pytest.mark.rule("SR-11.3")
def test_the_last_tile_leads_left_where_the_survivor_is_on_both_sides_and_nothing_beyond():
    state = arrange(board=drawn(ON_BOTH_SIDES), lines={"P": "C2", "Q": "B1"}, tiles={"Q": "D1"})
    play(state, "extend P C3")
    assert line_of(state, "P")["joined_at"] == "B1"
    assert state.view(None)["tiles"]["C3"]["sides"] == ["W", "NE"]


@pytest.mark.rule("SR-11.1")
def test_next_to_a_tile_is_enough():
    state = arrange(lines={"GWR": "D14 E15 E16 E17", "LSWR": "G16 G15"})
    play(state, "extend LSWR F14")
    assert line_of(state, "LSWR")["absorbed_by"] == "GWR"


@pytest.mark.rule("SR-11.1")
def test_next_to_a_locomotive_in_its_start_town_is_enough():
    state = arrange(lines={"LSWR": "F16 E16 D15"})
    play(state, "extend LSWR C15")
    assert line_of(state, "LSWR")["absorbed_by"] == "GWR"


@pytest.mark.rule("SR-11.1")
def test_not_next_to_another_line_nothing_merges():
    state = arrange(lines=RAILS)
    play(state, "extend LSWR G14")
    assert line_of(state, "LSWR")["absorbed_by"] is None


@pytest.mark.rule("SR-11.2")
def test_most_shares_get_a_thousand_a_city_and_the_second_half():
    state, events = merged((3, 2, 1))
    assert happened(events, MergerIncome) == [MergerIncome(0, "LSWR", 3), MergerIncome(1, "LSWR", 1)]
    assert money(state) == [3, 1, 0]


@pytest.mark.rule("SR-11.2")
def test_only_the_cities_of_the_absorbed_line_count():
    # GWR connects Bristol and Swindon, LSWR three: Southampton, Reading and the Swindon that it reaches now.
    state, _ = merged()
    assert money(state) == [3, 0, 0]


@pytest.mark.rule("SR-11.2")
def test_shares_bid_in_the_veto_no_longer_count():
    state, _ = merged((1, 4, 0), "bid 4 F14")
    assert money(state) == [3, 0, 0]


@pytest.mark.rule("SR-11.2")
def test_shares_of_the_survivor_do_not_count():
    state, _ = merged((2, 1, 0), other_shares={"GWR": (0, 9, 0)})
    assert money(state) == [3, 1, 0]


@pytest.mark.rule("SR-11.3")
def test_a_tile_takes_the_place_of_the_locomotive():
    state, _ = merged()
    assert track(state, "GWR") == {"D14", "E15", "F14", "G15", "G16"}
    assert track(state, "LSWR") == set()
    assert bank(state)["tiles"] == 60 - 4
    assert "F13" in station_hexes(state)  # no locomotive beside it any more


@pytest.mark.rule("SR-11.3")
def test_stations_and_cities_are_the_survivors_now():
    state, _ = merged(stations={"G16": 1, "D14": 2})
    assert line_of(state, "GWR")["stations"] == [0, 1, 1]
    assert set(line_of(state, "GWR")["cities"]) == {"Bristol", "Swindon", "Southampton", "Reading"}
    assert line_of(state, "LSWR")["cities"] == []


@pytest.mark.rule("SR-11.3")
def test_an_absorbed_line_cannot_be_extended():
    state, _ = merged()
    assert may(state, "extend GWR E16")
    assert refused(state, "extend LSWR F13") == [("SR-11.3", "line_absorbed")]


@pytest.mark.rule("SR-11.4")
def test_two_shares_for_one_and_an_odd_one_is_lost():
    state, events = merged((4, 4, 1))
    assert shares(state, "GWR") == [2, 2, 0]
    assert shares(state, "LSWR") == [0, 0, 0]
    assert line_of(state, "GWR")["bank_shares"] == 12
    assert happened(events, SharesExchanged) == [
        SharesExchanged(0, "LSWR", 5, "GWR", 2, 0),
        SharesExchanged(1, "LSWR", 4, "GWR", 2, 0),
        SharesExchanged(2, "LSWR", 1, "GWR", 0, 0),
    ]


@pytest.mark.rule("SR-11.4")
def test_where_real_shares_run_out_spare_ones_are_given():
    # Three are left; the mover, who comes first, gets two of them.
    state, events = merged((3, 6, 4), other_shares={"GWR": (0, 0, 13)})
    assert shares(state, "GWR") == [2, 3, 15]
    assert [(e.seat, e.received, e.spares) for e in happened(events, SharesExchanged)] == [(0, 2, 0), (1, 3, 2), (2, 2, 2)]
    assert line_of(state, "GWR")["bank_shares"] == 0
    assert (line_of(state, "GWR")["spare_shares_held"], bank(state)["spare_shares"]) == (4, 12)


@pytest.mark.rule("SR-11.4")
def test_the_mover_comes_first_and_then_clockwise():
    state = arrange(lines=RAILS, shares={"LSWR": (4, 4, 3), "GWR": (15, 0, 0)}, turn=2)
    events = play(state, "extend LSWR F14", "pass", "pass")
    assert [(e.seat, e.received, e.spares) for e in happened(events, SharesExchanged)] == [(2, 2, 1), (0, 2, 2), (1, 2, 2)]


@pytest.mark.rule("SR-11.4")
def test_spare_shares_of_the_absorbed_line_come_back_first():
    # All 16 spare shares stand in for LSWR; they are in their pile again when GWR's two real ones run out.
    state, events = merged((15, 6, 0), spares={"LSWR": 16}, other_shares={"GWR": (0, 0, 14)}, in_bank={"LSWR": 2})
    assert [(e.received, e.spares) for e in happened(events, SharesExchanged)] == [(8, 6), (3, 3)]
    assert bank(state)["spare_shares"] == 16 - 9
    assert line_of(state, "LSWR")["spare_shares_held"] == 0


@pytest.mark.rule("SR-11.4")
def test_when_both_are_gone_nothing_is_given():
    state = arrange(
        lines=RAILS,
        shares={"LSWR": (3, 4, 0), "GWR": (16, 0, 0), "NER": (0, 0, 13)},
        spares={"NER": 13},
    )
    events = play(state, "extend LSWR F14", "pass")
    assert [(e.seat, e.received, e.spares) for e in happened(events, SharesExchanged)] == [(0, 2, 2), (1, 1, 1)]
    assert shares(state, "GWR") == [18, 1, 0]
    assert bank(state)["spare_shares"] == 0


@pytest.mark.rule("SR-11.5")
def test_no_share_of_an_absorbed_company_can_be_had_again():
    state, _ = merged((3, 2, 0))
    assert line_of(state, "LSWR")["bank_shares"] == 0
    assert state.to_dict()["removed_shares"][1] == 16
    assert not any(str(a).startswith("extend LSWR") for a in state.legal(0))


@pytest.mark.rule("SR-11.2")
def test_the_second_in_shares_gets_half_rounded_down():
    # P connects P, S, T, U and, when it arrives, Q: 5, and 2 for the second.
    board = drawn(
        """
              #S  #T  #U
        @P  .   .   .   .   @Q  ~   @R  .   #V
        """
    )
    state = arrange(board=board, lines={"P": "B2 B3 B4"}, shares={"P": (1, 5, 4)})
    events = play(state, "extend P B5", "pass", "pass")
    assert happened(events, MergerIncome) == [MergerIncome(1, "P", 5), MergerIncome(2, "P", 2)]


@pytest.mark.rule("SR-11.3", "SR-5.4")
def test_a_hex_between_two_lines_opens_when_they_merge_far_away():
    board = drawn(
        """
            @P  .   .   .   .   .   @Q  ~   @R  .   #T  ~   @S  .   #U
          .   .
                @X
        """
    )
    state = arrange(board=board, lines={"P": "A2 A3 A4 A5"}, tiles={"Q": "B1"})
    assert targets(state, "X") == set()  # B2 is next to P's A2 and Q's B1
    play(state, "extend P A6")
    assert targets(state, "X") == {"B2"}
    assert [line_of(state, "P")[key] for key in ("locomotive", "heading", "absorbed_by")] == [None, None, "Q"]
