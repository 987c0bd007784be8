"""Connecting a station (RD-6), locomotives and passengers (RD-7)."""

from __future__ import annotations

import pytest
from dice_tables import heap, play, refused, table, texts

from rotonde.games.dice.events import (
    BonusPaid,
    LocomotiveBought,
    LocomotiveSent,
    LocomotivesScrapped,
    PassengersCalled,
    PassengersCarried,
    StationConnected,
)
from rotonde.games.dice.steps import Loading, Turn

GAP = """
    ............
    .0─.──1.....
    ............
    ............
    ............
    .a..........
    ........b...
    ............
"""


@pytest.mark.rule("RD-6.1")
def test_both_owners_of_two_stations_joined_for_the_first_time_get_5():
    state = table(GAP, simple_hand=["straight"], complex_hand=["crossing"])
    bank = state.bank
    events = play(state, "lay D2 EW")
    assert events[1:] == [
        StationConnected(0, "G2"),
        StationConnected(1, "B2"),
        BonusPaid(0, "G2", 5),
        BonusPaid(1, "B2", 5),
    ]
    assert (state.money(0), state.money(1), state.bank) == (15, 15, bank - 10)
    assert len(play(state, "exchange D2 EW+NS")) == 1  # a pair pays once
    assert state.money(0) == 15


@pytest.mark.rule("RD-6.1")
def test_neutral_stations_get_nothing():
    state = table(GAP.replace("1", "c").replace("b", "1"), simple_hand=["straight"])
    bank = state.bank
    play(state, "lay D2 EW")
    assert (state.money(0), state.money(1), state.bank) == (15, 10, bank - 5)


def third_party(**options):
    """Seat 2 can lay a crossing that joins the two others."""
    return table(
        """
        ............
        .0─│──1.....
        ...│........
        ...2........
        ............
        ............
        .a......b...
        ............
        """,
        players=3,
        complex_hand=["crossing"],
        turn=2,
        options=options,
    )


@pytest.mark.rule("RD-6.1")
def test_it_does_not_matter_who_laid_the_die():
    state = third_party()
    play(state, "exchange D2 EW+NS")
    assert state.accounts[:3] == [15, 15, 10]
    assert state.connected[0] == 0b010


@pytest.mark.rule("RD-6.1")
def test_by_option_only_pairs_with_the_layers_station_pay():
    state = third_party(connection_bonus="active")
    play(state, "exchange D2 EW+NS")
    assert state.accounts[:3] == [10, 10, 10]
    assert state.connected[:2] == [0b010, 0b001]  # they count as connected
    own = table(GAP, simple_hand=["straight"], options={"connection_bonus": "active"}, turn=1)
    play(own, "lay D2 EW")
    assert own.accounts[:2] == [15, 15]  # both owners


@pytest.mark.rule("RD-7.1")
def test_only_the_lowest_value_left_is_on_sale():
    state = table(GAP, money=[100, 10])
    assert texts(state, "buy") == ["buy 2"]
    assert refused(state, "buy 3") == [("RD-7.1", "locomotive_not_on_sale")]
    assert refused(state, "buy 7") == [("RD-1.1", "unknown_locomotive")]
    bank = state.bank
    assert play(state, "buy 2", "buy 2") == [LocomotiveBought(0, 2, 5)] * 2  # no limit a player
    assert texts(state, "buy") == ["buy 3"]
    play(state, "buy 3")
    assert state.bank == bank + 20
    poor = table(GAP, money=[4, 10])
    assert refused(poor, "buy 2") == [("RD-7.1", "locomotive_too_dear")]
    sold_out = table(GAP, sold=[2, 2, 3, 3, 4, 4, 5, 5, 6, 6], locomotives={1: [3, 3, 4, 4, 5, 5, 6, 6]}, money=[90, 0])
    assert refused(sold_out, "buy 6") == [("RD-7.1", "no_locomotive_left")]


@pytest.mark.rule("RD-7.1")
def test_prices_are_5_to_25():
    state = table(GAP, money=[150, 10])
    prices = [
        e.tokens for v in (2, 2, 3, 3, 4, 4, 5, 5, 6, 6) for e in play(state, f"buy {v}") if isinstance(e, LocomotiveBought)
    ]
    assert prices == [5, 5, 10, 10, 15, 15, 20, 20, 25, 25]


JOINED = """
    ............
    .0────a.....
    ............
    ............
    ............
    ............
    ........1...
    ............
"""


@pytest.mark.rule("RD-7.1")
def test_a_locomotive_may_be_used_in_the_turn_it_is_bought():
    state = table(JOINED)
    assert texts(state, "carry") == []
    play(state, "buy 2")
    assert texts(state, "carry") == ["carry G2 2"]


@pytest.mark.rule("RD-7.2")
def test_the_first_4_scraps_all_2s_without_refund_and_carries_stand():
    state = table(JOINED, locomotives={0: [2], 1: [2, 3, 3]}, sold=[2, 2, 3, 3], money=[15, 10])
    play(state, "carry G2 2", "load 2")
    events = play(state, "buy 4")
    assert events == [LocomotiveBought(0, 4, 15), LocomotivesScrapped(0, 2, 1), LocomotivesScrapped(1, 2, 1)]
    assert (state.locomotives_of(0), state.locomotives_of(1), state.scrapped) == ([0, 0, 1, 0, 0], [0, 2, 0, 0, 0], 2)
    assert (state.money(0), state.carried[0]) == (2, 2)
    later = table(JOINED, locomotives={0: [4], 1: [3, 3]}, sold=[2, 2, 3, 3, 4], money=[15, 10])
    later.scrapped = 2
    assert play(later, "buy 4") == [LocomotiveBought(0, 4, 15)]


@pytest.mark.rule("RD-7.3")
def test_a_carry_uses_a_locomotive_and_a_destination_once_a_turn():
    state = table(
        """
        ............
        .0────a.....
        .│..........
        .│..........
        .b..........
        ............
        ........1...
        ............
        """,
        locomotives={0: [2, 3]},
        sold=[2, 2, 3],
    )
    state.scrapped, state.stock = 1, [0, 1, 2, 2, 2]
    assert texts(state, "carry") == ["carry G2 2", "carry G2 3", "carry B5 2", "carry B5 3"]
    assert refused(state, "carry G2 4") == [("RD-7.3", "no_such_locomotive")]
    assert refused(state, "carry G2 9") == [("RD-7.3", "no_such_locomotive")]
    play(state, "carry G2 3", "load 3")
    assert refused(state, "carry B5 3") == [("RD-7.3", "locomotive_used")]
    assert refused(state, "carry G2 2") == [("RD-7.3", "station_served")]
    play(state, "carry B5 2", "load 1")
    assert texts(state, "carry") == []
    play(state, "end", "end")
    assert len(texts(state, "carry")) == 4


@pytest.mark.rule("RD-7.3")
def test_distance_is_one_and_the_tile_borders_crossed_and_a_tile_counts_again():
    state = table(
        """
        ............
        .0──┐.......
        ....│.......
        ..a─┘.......
        ............
        ............
        ........1...
        ............
        """,
        locomotives={0: [2]},
        sold=[2],
    )
    # A station on the own tile, but by way of tile 2 and back.
    assert state.reach[0].stops == {state.board.index["C4"]: 3}
    assert refused(state, "carry C4 2") == [("RD-7.3", "station_too_far")]
    next_tile = table(JOINED, locomotives={0: [2]}, sold=[2])
    assert "carry G2 2" in texts(next_tile, "carry")


@pytest.mark.rule("RD-7.3")
def test_the_route_with_the_fewest_tiles_counts():
    state = table(
        """
        ............
        .0──┐.......
        .│..│.......
        .│..│.......
        .a──┘.......
        ............
        ........1...
        ............
        """,
        locomotives={0: [2]},
        sold=[2],
    )
    assert state.reach[0].stops[state.board.index["B5"]] == 2
    events = play(state, "carry B5 2", "load 2")
    assert events == [LocomotiveSent(0, "B5", 2), PassengersCarried(0, "B5", 2, 2, 2, ("B2", "B3", "B4", "B5"))]
    (ride,) = state.view(0)["seats"][0]["joined"]
    assert ride == {"station": "B5", "distance": 2, "route": ["B2", "B3", "B4", "B5"], "tile": 4, "heap": 3}


@pytest.mark.rule("RD-7.3")
def test_a_station_that_is_not_joined_cannot_be_served():
    state = table(GAP, locomotives={0: [2]}, sold=[2])
    assert refused(state, "carry G2 2") == [("RD-7.3", "station_not_joined")]
    assert refused(state, "carry C2 2") == [("RD-7.3", "no_station_there")]
    assert refused(state, "carry Z9 2") == [("RD-1.2", "cell_off_map")]


@pytest.mark.rule("RD-7.4")
def test_the_player_names_the_load_up_to_the_locomotives_value_and_the_heap():
    state = table(JOINED, locomotives={0: [3]}, sold=[2, 2, 3], heaps={2: 2})
    state.scrapped = 2
    play(state, "carry G2 3")
    assert state.step == Loading(0, "G2", 3, 2)
    assert texts(state, "load") == ["load 1", "load 2"]
    assert refused(state, "load 0") == [("RD-7.4", "load_below_one")]
    assert refused(state, "load 3") == [("RD-7.4", "load_above_heap")]
    assert refused(state, "load 4") == [("RD-7.4", "load_above_locomotive"), ("RD-7.4", "load_above_heap")]
    assert refused(state, "end") == [("RD-7.4", "load_first")]
    play(state, "load 1")
    assert (state.money(0), state.carried[0], heap(state, 2)) == (11, 1, 1)
    assert refused(state, "load 1") == [("RD-7.4", "nothing_to_load")]


@pytest.mark.rule("RD-7.4")
def test_an_empty_heap_cannot_be_served():
    state = table(JOINED, heaps={2: 0}, locomotives={0: [2]}, sold=[2])
    assert refused(state, "carry G2 2") == [("RD-7.4", "heap_empty")]
    assert texts(state, "carry") == []


@pytest.mark.rule("RD-7.4")
def test_two_stations_on_a_tile_share_its_heap():
    state = table(
        """
        ............
        .0───a......
        .│..........
        .└────b.....
        ............
        ............
        ........1...
        ............
        """,
        locomotives={0: [2, 2]},
        sold=[2, 2],
    )
    assert heap(state, 2) == 10
    play(state, "carry F2 2", "load 2", "carry G4 2", "load 2")
    assert heap(state, 2) == 6


@pytest.mark.rule("RD-7.5")
def test_stations_on_the_own_tile_and_of_others_are_destinations_but_never_the_own():
    state = table(
        """
        ............
        .0┐.........
        .│└a........
        .│..........
        .1..........
        ............
        ........b...
        ............
        """,
        locomotives={0: [2]},
        sold=[2],
    )
    assert state.reach[0].stops[state.board.index["D3"]] == 1
    assert texts(state, "carry") == ["carry B5 2", "carry D3 2"]
    assert refused(state, "carry B2 2") == [("RD-7.5", "own_station_no_destination")]
    other = state.money(1)
    play(state, "carry B5 2", "load 2")
    assert (state.money(0), state.money(1)) == (12, other)  # the owner gets nothing


@pytest.mark.rule("RD-7.6")
def test_a_call_returns_a_die_and_brings_5_a_station_to_one_tile():
    state = table(JOINED, simple_hand=["locomotive", "question", "straight"])
    assert texts(state, "call") == [f"call {q}{t}" for q in ("", "?") for t in (1, 2, 6)]
    before = state.bank_simple, state.bank
    assert play(state, "call 2") == [PassengersCalled(0, 2, 5)]
    assert (heap(state, 2), state.bank_simple, state.bank) == (10, before[0] + 1, before[1] - 5)
    assert refused(state, "call 2") == [("RD-7.6", "no_such_die")]
    assert refused(state, "call ?4") == [("RD-7.6", "tile_without_station")]
    assert refused(state, "call ?9") == [("RD-1.1", "unknown_tile")]
    play(state, "call ?2")
    assert heap(state, 2) == 15
    assert isinstance(state.step, Turn)
