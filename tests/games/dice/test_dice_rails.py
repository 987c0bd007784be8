"""Rails and lines (RD-4), exchange for a complex die (RD-5)."""

from __future__ import annotations

import pytest
from dice_tables import play, refused, table, texts

from rotonde.games.dice.events import DieExchanged, RailLaid
from rotonde.games.dice.faces import FACES

NORTH, WEST = 1, 8

OPEN = """
    ............
    .0──........
    ............
    ............
    ............
    ............
    .........1..
    ............
"""


def ends(state, seat: int = 0) -> list[str]:
    return [state.board.labels[cell] for cell in state.reach[seat].ends]


@pytest.mark.rule("RD-4.1")
def test_a_switch_is_passed_from_its_toe_to_either_branch_and_never_between_branches():
    drawing = """
        ............
        .0─*........
        ............
        ............
        ............
        ............
        .........1..
        ............
    """
    from_toe = table(drawing, complex={"D2": "EW+SW"})
    assert set(ends(from_toe)) >= {"E2", "D3"}
    from_branch = table(drawing, complex={"D2": "ES+EW"})
    assert "E2" in ends(from_branch)
    assert "D3" not in ends(from_branch)
    crossing = table(drawing, complex={"D2": "EW+NS"})
    assert "E2" in ends(crossing)
    assert {"D1", "D3"}.isdisjoint(ends(crossing))
    double = table(drawing, complex={"D2": "NE+SW"})
    assert "D3" in ends(double)
    assert {"D1", "E2"}.isdisjoint(ends(double))


@pytest.mark.rule("RD-4.2")
def test_a_line_ends_at_the_first_station():
    state = table(
        """
        ............
        .0──a──.....
        ............
        ............
        ............
        ............
        .........1..
        ............
        """,
        simple_hand=["straight"],
    )
    assert "H2" not in ends(state)
    assert ("RD-4.3", "not_at_own_line") in refused(state, "lay H2 EW")


@pytest.mark.rule("RD-4.2")
def test_a_line_ends_at_the_own_station_too_and_stations_join_on_all_four_sides():
    state = table(
        """
        ............
        .┌──┐.......
        .0..│.......
        .│..│.......
        .└──┘.......
        ............
        .........1..
        ............
        """
    )
    assert state.reach[0].stops == {state.station_cell[0]: 5}
    assert ends(state) == ["A3", "C3"]
    assert state.connected[0] == 0


@pytest.mark.rule("RD-4.2")
def test_nobody_owns_rails():
    state = table(
        """
        ............
        .0──........
        ............
        ............
        ............
        .........1..
        ............
        ............
        """,
        simple_hand=["straight", "curve"],
        turn=1,
    )
    assert "E2" in ends(state, 0)
    assert "E2" not in ends(state, 1)
    joined = table(
        """
        ............
        .0──────┐...
        ........│...
        ........│...
        ........*...
        ........│1..
        ............
        ............
        """,
        complex={"I5": "NS+SW"},
        turn=1,
    )
    assert ends(joined, 0)[-1] == "I7"


@pytest.mark.rule("RD-4.2")
def test_a_loop_may_bring_a_train_back_over_the_same_track():
    state = table(
        """
        ............
        .0─*─┐......
        ...│.│......
        ...└─┘......
        ............
        ............
        .........1..
        ............
        """,
        complex={"D2": "EW+SW"},
    )
    # Through the loop and back out by the toe, over C2, into the own station.
    assert state.station_cell[0] in state.reach[0].stops


@pytest.mark.rule("RD-4.3")
def test_a_simple_die_goes_next_to_the_own_station_or_at_an_open_end_and_meets_it():
    state = table(OPEN, simple_hand=["straight", "curve"])
    assert set(texts(state, "lay")) >= {"lay E2 EW", "lay E2 SW", "lay E2 NW", "lay B3 NS", "lay B1 ES", "lay B3 NE"}
    assert refused(state, "lay E2 NS") == [("RD-4.3", "does_not_meet_own_line")]
    assert refused(state, "lay E2 NE") == [("RD-4.3", "does_not_meet_own_line")]
    assert refused(state, "lay G5 NS") == [("RD-4.3", "not_at_own_line")]
    assert refused(state, "lay J6 NS") == [("RD-4.3", "not_at_own_line")]  # next to the other's station
    assert refused(state, "lay D2 EW") == [("RD-4.3", "die_in_the_way")]
    assert refused(state, "lay B2 EW") == [("RD-4.3", "station_in_the_way")]
    events = play(state, "lay E2 SW")
    assert events == [RailLaid(0, "E2", "curve", "SW", 0)]
    assert "E3" in ends(state)


@pytest.mark.rule("RD-4.3")
def test_only_what_the_dice_show_is_laid_and_a_question_is_straight_or_curve():
    state = table(OPEN, simple_hand=["straight", "question"])
    assert refused(state, "lay E2 SW") == [("RD-4.3", "no_such_die")]
    assert {"lay E2 EW", "lay E2 ?EW", "lay E2 ?SW"} <= set(texts(state, "lay"))
    play(state, "lay E2 ?SW")
    assert refused(state, "lay E3 ?NS") == [("RD-4.3", "no_such_die")]
    play(state, "lay E3 NS")
    assert texts(state, "lay") == []
    assert ("RD-4.3", "no_such_die") in refused(table(OPEN, simple_hand=["locomotive"]), "lay E2 EW")


@pytest.mark.rule("RD-4.3")
def test_a_branch_that_can_only_be_reached_backwards_is_no_open_end():
    state = table(
        """
        ............
        .0─*........
        ............
        ............
        ............
        ............
        .........1..
        ............
        """,
        complex={"D2": "ES+EW"},
        simple_hand=["straight"],
    )
    assert "lay E2 EW" in texts(state, "lay")
    assert refused(state, "lay D3 NS") == [("RD-4.3", "not_at_own_line")]


@pytest.mark.rule("RD-4.4")
def test_no_end_leads_off_the_map():
    state = table(OPEN, simple_hand=["straight", "curve"])
    assert "lay B1 ES" in texts(state, "lay")
    assert refused(state, "lay B1 NS") == [("RD-4.4", "leads_off_map")]
    assert refused(state, "lay A2 EW") == [("RD-4.4", "leads_off_map")]


@pytest.mark.rule("RD-4.4")
def test_no_end_against_a_blank_side_of_a_complex_die_but_one_may_face_a_simple_die():
    drawing = """
        ............
        .0──........
        ....*.......
        ............
        ............
        ............
        .........1..
        ............
    """
    blank = table(drawing, complex={"E3": "ES+SW"}, simple_hand=["curve", "straight"])
    assert refused(blank, "lay E2 SW") == [("RD-4.4", "against_blank_side")]
    assert "lay E2 EW" in texts(blank, "lay")
    met = table(drawing, complex={"E3": "NS+SW"}, simple_hand=["curve"])
    assert "lay E2 SW" in texts(met, "lay")
    simple = table(drawing.replace("*", "─"), simple_hand=["curve"])
    assert "lay E2 SW" in texts(simple, "lay")


@pytest.mark.rule("RD-4.4")
def test_a_complex_die_may_not_show_a_blank_side_to_anybodys_end():
    state = table(
        """
        ............
        .0──........
        ...│........
        ...│........
        ............
        ............
        .........1..
        ............
        """,
        complex_hand=["question"],
    )
    # D3 points at D2 from below: whoever laid it.
    assert refused(state, "exchange D2 ?EW+NE") == [("RD-4.4", "blank_side_against_rail")]
    assert set(texts(state, "exchange")) >= {"exchange D2 ?EW+SW", "exchange D2 ?ES+EW", "exchange D2 ?EW+NS"}


@pytest.mark.rule("RD-4.5")
def test_mountain_costs_1_and_water_2():
    terrain = {"E2": "^", "B3": "~"}
    state = table(OPEN, terrain=terrain, simple_hand=["straight", "straight"], money=[3, 10])
    bank = state.bank
    assert play(state, "lay E2 EW")[0].tokens == 1
    assert (state.money(0), state.bank) == (2, bank + 1)
    play(state, "lay B3 NS")
    assert (state.money(0), state.bank) == (0, bank + 3)
    poor = table(OPEN, terrain=terrain, simple_hand=["straight"], money=[1, 10])
    assert "lay E2 EW" in texts(poor, "lay")
    assert refused(poor, "lay B3 NS") == [("RD-4.5", "terrain_too_dear")]


LINES = """
    ............
    .0──........
    ............
    ............
    .....│......
    .....│......
    .....1......
    ............
"""


@pytest.mark.rule("RD-5.1")
def test_a_complex_die_replaces_a_simple_one_on_the_own_line():
    state = table(LINES, complex_hand=["crossing", "question"])
    assert "exchange C2 EW+NS" in texts(state, "exchange")
    assert "exchange C2 ?EW+SW" in texts(state, "exchange")
    assert refused(state, "exchange C2 EW+SW") == [("RD-5.1", "no_such_die")]
    assert refused(state, "exchange F5 EW+NS") == [("RD-5.1", "not_on_own_line")]
    assert refused(state, "exchange E2 EW+NS") == [("RD-5.1", "no_simple_die_there")]
    assert refused(state, "exchange B2 EW+NS") == [("RD-5.1", "no_simple_die_there")]
    events = play(state, "exchange C2 EW+NS")
    assert events == [DieExchanged(0, "C2", "straight", "crossing", "EW+NS")]
    assert refused(state, "exchange C2 ?EW+NS") == [("RD-5.1", "complex_die_stays")]


@pytest.mark.rule("RD-5.1")
def test_it_may_replace_a_die_that_others_use():
    state = table(
        """
        ............
        .0──────┐...
        ........│...
        ........│...
        ........│...
        ........1...
        ............
        ............
        """,
        complex_hand=["crossing"],
        turn=1,
    )
    assert "exchange C2 EW+NS" in texts(state, "exchange")


@pytest.mark.rule("RD-5.1")
def test_it_may_replace_a_die_that_the_own_end_or_station_faces_if_it_then_meets_it():
    state = table(
        """
        ............
        .0──│.......
        .─..........
        ............
        ............
        .....1......
        ............
        ............
        """,
        complex_hand=["question"],
    )
    assert "exchange E2 ?EW+NS" in texts(state, "exchange")
    assert "exchange E2 ?NS+NW" in texts(state, "exchange")
    assert refused(state, "exchange B3 ?EW+SW") == [("RD-5.1", "does_not_meet_own_line")]
    assert "exchange B3 ?EW+NW" in texts(state, "exchange")
    play(state, "exchange E2 ?EW+NS")
    assert "F2" in ends(state)


@pytest.mark.rule("RD-5.2")
def test_the_old_track_is_kept():
    state = table(LINES, complex_hand=["question"])
    assert refused(state, "exchange D2 ?NS+SW") == [("RD-5.2", "loses_track")]
    assert refused(state, "exchange D2 ?ES+SW") == [("RD-5.2", "loses_track")]


@pytest.mark.rule("RD-5.2")
def test_an_exchange_keeps_the_rules_for_ends_and_pays_no_terrain():
    state = table(
        """
        .┌──........
        .0..........
        ............
        ............
        ............
        .....1......
        ............
        ............
        """,
        terrain={"C1": "~"},
        complex_hand=["question"],
        money=[0, 10],
    )
    assert refused(state, "exchange C1 ?EW+NS") == [("RD-4.4", "leads_off_map")]
    play(state, "exchange C1 ?ES+EW")
    assert state.money(0) == 0


@pytest.mark.rule("RD-5.3")
def test_the_simple_die_is_had_back_and_may_be_laid_again_for_its_terrain():
    state = table(LINES, simple_hand=["question"], complex_hand=["question"], terrain={"E2": "^"})
    play(state, "lay E2 ?SW")
    assert state.money(0) == 9
    play(state, "exchange E2 ?EW+SW")
    assert state.view(0)["hand"] == {"simple": {"curve": 1}, "complex": {}}
    assert state.money(0) == 9
    assert texts(state, "call") == []
    assert ("RD-7.6", "no_such_die") in refused(state, "call 1")
    assert ("RD-7.6", "no_such_die") in refused(state, "call ?1")
    assert refused(state, "lay F2 EW") == [("RD-4.3", "no_such_die")]
    play(state, "lay F2 SW")
    assert state.bank_simple == 30 - len([f for f in state.face_at if 0 <= f < 6])


LAST_CELL = """
    ............
    .0..........
    ............
    ............
    ............
    ............
    ........1..│
    ..........─┘
"""


@pytest.mark.rule("RD-4.4")
def test_nothing_faces_a_cell_from_off_the_map():
    state = table(LAST_CELL)
    assert [facing & off for facing, off in zip(state.facing, state.board.off_map, strict=True)] == [0] * 96
    assert state.facing[state.board.index["L8"]] == NORTH | WEST


@pytest.mark.rule("RD-4.4")
@pytest.mark.parametrize("label", ["A1", "B1", "L1", "L4", "L8", "B8", "A8", "A4", "F4"])
def test_a_die_put_down_tells_only_its_neighbours(label):
    for face, sides in enumerate(FACES.sides):
        state = table(OPEN)
        cell = state.board.index[label]
        if not sides & state.board.off_map[cell]:
            state.put_die(cell, face)
            assert state.closed == [state.closed_sides(other) for other in range(96)]
            assert state.facing == [state.faced_sides(other) for other in range(96)]
