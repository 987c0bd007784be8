"""The illustrations of the rulebook, rebuilt (RD-E1 to RD-E4)."""

from __future__ import annotations

import pytest
from dice_tables import play, refused, table, texts

from rotonde.games.dice.faces import FACES, face_name
from rotonde.games.dice.steps import Loading


@pytest.mark.rule("RD-E1")
def test_illustration_3_where_to_lay():
    """Black (seat 0) on D4; blue (seat 1) on H6 with lines of its own, one of which meets black's line from a branch."""
    state = table(
        """
        ............
        ............
        ............
        ...0─*──....
        .....│......
        .....└─1....
        .......│....
        ............
        """,
        complex={"F4": "ES+EW"},
        simple_hand=["straight", "curve"],
    )
    cells = {text.split()[1] for text in texts(state, "lay")}
    next_to_station = {"D3", "C4", "D5"}
    own_ends = {"I4"}
    assert cells == next_to_station | own_ends
    for only_others in ("H8", "H5", "I6"):
        assert ("RD-4.3", "not_at_own_line") in refused(state, f"lay {only_others} NE")
    # F5 lies on the branch that black can only reach backwards: blue's line, not black's.
    assert state.reach[0].arrivals[state.board.index["F5"]] == 0
    assert state.reach[1].arrivals[state.board.index["F4"]] != 0


@pytest.mark.rule("RD-E2")
def test_illustration_4_where_not_to_lay():
    state = table(
        """
        ............
        .0──*.......
        ............
        ............
        ............
        ............
        .....1......
        ............
        """,
        complex={"E2": "ES+SW"},
        simple_hand=["straight", "curve"],
    )
    assert refused(state, "lay A2 EW") == [("RD-4.4", "leads_off_map")]
    assert refused(state, "lay B1 NS") == [("RD-4.4", "leads_off_map")]
    beside = table(
        """
        ............
        .0─.*.......
        ............
        ............
        ............
        ............
        .....1......
        ............
        """,
        complex={"E2": "ES+NE"},
        simple_hand=["straight", "curve"],
    )
    assert refused(beside, "lay D2 EW") == [("RD-4.4", "against_blank_side")]
    assert {"lay D2 NW", "lay D2 SW"} <= set(texts(beside, "lay"))


def illustration_6():
    """Black on K5 has the locomotives 4 and 5; G is the other player's station on H2."""
    state = table(
        """
        ............
        ..C─┐..1..D.
        ....│E....│.
        ...┌┘.....│.
        ...│..A───0┐
        ..B│....F─┘│
        ..││.......│
        ..└*───────┘
        """,
        complex={"D8": "EW+NE"},
        locomotives={0: [4, 5], 1: [3, 3, 4]},
        sold=[2, 2, 3, 3, 4, 4, 5],
        heaps={6: 3, 5: 10, 4: 13, 1: 5, 3: 0},
    )
    state.scrapped = 2
    state.check()
    return state


@pytest.mark.rule("RD-E3")
def test_illustration_6_distances():
    state = illustration_6()
    labels = state.board.labels
    distances = {labels[cell]: distance for cell, distance in state.reach[0].stops.items()}
    assert distances == {"I6": 1, "G5": 2, "C6": 3, "C2": 6, "K2": 2}


@pytest.mark.rule("RD-E3")
def test_illustration_6_loads():
    state = illustration_6()
    f, a, b = "I6", "G5", "C6"
    assert texts(state, "carry") == [f"carry {s} {v}" for s in (a, b, f) for v in (4, 5)]
    for value in (4, 5):
        for station, most in ((f, 3), (a, value), (b, value)):
            trial = state.copy()
            play(trial, f"carry {station} {value}")
            assert trial.step == Loading(0, station, value, most)
            play(trial, f"load {most}")
            other = 9 - value
            assert refused(trial, f"carry {station} {other}")[:1] == [("RD-7.3", "station_served")]  # one locomotive each


@pytest.mark.rule("RD-E3")
def test_illustration_6_refusals():
    state = illustration_6()
    c, d, e, g = "C2", "K2", "F3", "H2"
    for value in (4, 5):
        assert refused(state, f"carry {c} {value}") == [("RD-7.3", "station_too_far")]
        assert refused(state, f"carry {d} {value}") == [("RD-7.4", "heap_empty")]
        assert refused(state, f"carry {e} {value}") == [("RD-7.3", "station_not_joined")]
        assert refused(state, f"carry {g} {value}") == [("RD-7.3", "station_not_joined")]
    assert refused(state, f"carry {c} 9")[0] == ("RD-7.3", "no_such_locomotive")  # nor both together


@pytest.mark.rule("RD-E4")
@pytest.mark.parametrize(
    ("drawing", "shapes"),
    [
        (".0─.........", {"crossing", "switch_left", "switch_right"}),
        (".0┐.........", {"switch_left", "switch_right", "wye", "double_curve"}),
    ],
)
def test_illustration_5_what_a_die_may_become(drawing, shapes):
    rows = ["............", "............", drawing, *["............"] * 3, ".....1......", "............"]
    state = table("\n".join(rows), complex_hand=["question"])
    exchanges = [text.replace("?", "").split() for text in texts(state, "exchange")]
    assert {cell for _, cell, _ in exchanges} == {"C3"}
    assert {face_name(FACES.index[face]) for _, _, face in exchanges} == shapes
    old = "EW" if drawing[2] == "─" else "SW"
    assert len(exchanges) == 5
    assert all(old in face.split("+") for _, _, face in exchanges)
    for _, cell, face in exchanges:
        trial = state.copy()
        play(trial, f"exchange {cell} ?{face}")
        assert trial.view(0)["hand"]["simple"] == {"straight" if old == "EW" else "curve": 1}
