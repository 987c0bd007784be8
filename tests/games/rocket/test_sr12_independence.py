"""SR-12: independent lines."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from random_boards import random_board
from rocket_table import ROCKET, arrange, bank, drawn, england, happened, line_of, may, play, shares
from slow_independence import Country, Land

from rotonde.games.rocket.events import (
    CityReached,
    LineIndependent,
    LocomotiveMoved,
    PassengersTaken,
    ShareTaken,
    VetoBid,
    VetoDeclined,
)
from rotonde.games.rocket.steps import Turn, Veto

DEAD_END = {"L&Y": "A4 B3 B2"}
"""From B2 the L&Y may still turn to C2, C3; from B1 it can do nothing more."""


@pytest.mark.rule("SR-12.1")
def test_a_line_that_can_reach_nothing_new_is_independent():
    state = arrange(lines=DEAD_END)
    assert LineIndependent("L&Y") in play(state, "extend L&Y B1")
    assert line_of(state, "L&Y")["independent"]


@pytest.mark.rule("SR-12.1")
def test_a_line_that_can_still_reach_a_city_is_not():
    state = arrange(lines=DEAD_END)
    assert happened(play(state, "extend L&Y C2"), LineIndependent) == []
    assert not line_of(state, "L&Y")["independent"]


POCKET = """
    @P  .   .   .   ~   ~   ~   @Q  .   .   #T  ~   @R  .   #U
    """


@pytest.mark.rule("SR-12.1")
def test_a_line_with_room_but_nothing_to_reach_is_independent():
    state = arrange(board=drawn(POCKET))
    assert LineIndependent("P") in play(state, "extend P A2")
    assert {name for name, line in state.view(None)["lines"].items() if line["independent"]} == {"P"}


@pytest.mark.rule("SR-12.1", "SR-12.4")
def test_lines_that_could_meet_are_not_independent():
    # No city to reach; P and Q can only come next to each other, in the middle of five hexes.
    state = arrange(board=drawn("@P  .   .   .   .   .   @Q  ~   @R  .   #U"))
    assert happened(play(state, "extend P A2"), LineIndependent) == []
    # With a gap that they cannot bridge they are.
    apart = arrange(board=drawn("@P  .   .   ~   .   .   @Q  ~   @R  .   #U  ~   @S  .   #V"))
    assert happened(play(apart, "extend P A2"), LineIndependent) == [LineIndependent("P"), LineIndependent("Q")]


@pytest.mark.rule("SR-12.4", "SR-E6")
@pytest.mark.parametrize(
    ("line", "way"),
    [("L&Y", "B4 C4 C3 B2"), ("SER", "O16 N16 M16 L15 L14 M14 N14")],  # L&Y: only B1 is left to it
)
def test_who_can_only_arrive_next_to_the_line_itself_does_not_save_it(line, way):
    # Others can come to hexes beside those that are left to the line, but there they are absorbed by it.
    *before, last = way.split()
    state = arrange(lines={line: " ".join(before)})
    assert LineIndependent(line) in play(state, f"extend {line} {last}")


@pytest.mark.rule("SR-12.2")
def test_its_shares_in_the_bank_leave_the_game_and_held_ones_stay():
    state = arrange(lines=DEAD_END, shares={"L&Y": (2, 3, 0)})
    play(state, "extend L&Y B1", "pass")
    assert line_of(state, "L&Y")["bank_shares"] == 0
    assert shares(state, "L&Y") == [3, 3, 0]
    assert state.to_dict()["removed_shares"][2] == 10


@pytest.mark.rule("SR-12.3")
def test_it_may_be_extended_without_a_share():
    state = arrange(board=drawn(POCKET))
    play(state, "extend P A2", "extend Q A9")
    assert may(state, "extend P A3")
    assert happened(play(state, "extend P A3", "pass"), ShareTaken) == []
    assert shares(state, "P") == [1, 0, 0]


@pytest.mark.rule("SR-12.3")
def test_stations_veto_and_passengers_work_as_ever():
    state = arrange(
        board=drawn(POCKET), lines={"P": "A2"}, independent=("P",), shares={"P": (2, 2, 0)}, stations={"A3": 1}, turn=0
    )
    events = play(state, "extend P A3", "bid 1 A3", "bid 1 A3")
    assert happened(events, PassengersTaken) == [PassengersTaken(0)]
    assert line_of(state, "P")["stations"] == [0, 1, 0]
    assert shares(state, "P") == [1, 2, 0]


@pytest.mark.rule("SR-12.3")
def test_with_the_option_there_is_no_veto_on_an_independent_line():
    held = {"P": (2, 2, 0), "Q": (2, 2, 0)}
    state = arrange(
        board=drawn(POCKET), lines={"P": "A2"}, independent=("P",), shares=held, stations={"A3": 1}, veto_on_independent="no"
    )
    events = play(state, "extend P A3")
    assert happened(events, PassengersTaken) == [PassengersTaken(0)]
    assert (state.step, shares(state, "P")) == (Turn(0, 1), [2, 2, 0])
    play(state, "extend Q A9")  # not independent
    assert state.step == Veto(1, 0, "Q", "A8", "A9", 0)


@pytest.mark.rule("SR-12.4")
def test_it_is_judged_for_every_line_after_each_extension():
    # P has nothing to reach: that is found out when anybody moves, though P stands still.
    board = drawn("@P  .   .   .   ~   ~   @Q  .   #T  ~   @R  .   .   #U  ~   @S  .   .   #V")
    state = arrange(board=board)
    assert happened(play(state, "extend R A12"), LineIndependent) == [LineIndependent("P")]


def closing(independent):
    """Which lines are independent once C has moved; P can only go to B1, which is next to A and B."""
    board = drawn(
        """
        @A  ~   ~   @C  .   .   #V
          .   @B  ~   ~   ~
        @P  ~   ~   @D  .   .   #W
        """
    )
    state = arrange(board=board, independent=independent)
    play(state, "extend C A5")
    return {name for name, line in state.view(None)["lines"].items() if line["independent"]}


@pytest.mark.rule("SR-12.4")
def test_a_hex_between_two_independent_lines_is_closed_for_ever():
    assert closing(independent=()) == set()
    assert closing(independent=("A",)) == {"A"}  # one of the two may still be absorbed
    assert closing(independent=("A", "B")) == {"A", "B", "P"}


@pytest.mark.rule("SR-12.4")
@pytest.mark.parametrize("independent", ["JI", "JK"], ids=["moves there", "absorbs who moves there"])
def test_an_independent_line_that_comes_beside_a_way_can_close_it(independent):
    # P's way to T is B2, next to J. When C1, too, belongs to an independent line, I's or K's, nobody can ever go to B2.
    board = drawn(
        """
              @J
        @P  .   #T  ~   ~   @R  .   .   #U  ~   @S  .   #V
              .   @I
            @K
        """
        if "K" in independent
        else """
              @J
        @P  .   #T  ~   ~   @R  .   .   #U  ~   @S  .   #V
              .   @I
        """
    )
    state = arrange(board=board, independent=tuple(independent))
    assert LineIndependent("P") not in play(state, "extend R B7")
    assert LineIndependent("P") in play(state, "extend I C1")


@pytest.mark.rule("SR-12.4")
def test_one_declaration_can_bring_another():
    # P can only go to B1, between A, which is independent, and the track of B; when B comes to its end, B1 is closed.
    board = drawn(
        """
        @P  ~   @B  ~   @D  .   .   #W
          .   .
        @A  ~   .   ~   @C  .   .   #V
        """
    )
    state = arrange(board=board, lines={"B": "B2"}, independent=("A",))
    assert happened(play(state, "extend B C3"), LineIndependent) == [LineIndependent("B"), LineIndependent("P")]


@pytest.mark.rule("SR-12.4")
def test_independence_is_never_undone():
    # The L&Y could reach something if it were judged today.
    state = arrange(lines=DEAD_END, independent=("L&Y",))
    play(state, "extend GWR D14", "extend L&Y C2")
    assert line_of(state, "L&Y")["independent"]
    assert line_of(state, "L&Y")["bank_shares"] == 0


@pytest.mark.rule("SR-12.5")
def test_another_line_may_merge_into_an_independent_one_for_spare_shares():
    state = arrange(
        lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, independent=("GWR",), shares={"GWR": (0, 2, 0), "LSWR": (3, 2, 0)}
    )
    play(state, "extend LSWR F14", "pass")
    assert line_of(state, "LSWR")["absorbed_by"] == "GWR"
    assert shares(state, "GWR") == [2, 3, 0]
    assert (line_of(state, "GWR")["spare_shares_held"], bank(state)["spare_shares"]) == (3, 13)
    assert line_of(state, "GWR")["bank_shares"] == 0


@pytest.mark.rule("SR-12.5")
def test_the_survivor_stays_independent():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, independent=("GWR",))
    play(state, "extend LSWR F14")
    assert line_of(state, "GWR")["independent"]
    assert happened(play(state, "extend GWR E16"), ShareTaken) == []


def compare_with_the_definition(board: Mapping[str, Any], seed: int) -> int:
    """Play at random, mostly extensions, and judge after each of them as the rule says; how many lines were declared."""
    state, rng = ROCKET.start(3, seed=seed, board=board), Random(seed)
    land, known = Land(board), set[str]()
    while not state.over:
        (seat,) = state.to_act
        if seat < 0:
            state.apply(seat, state.deal())
            continue
        legal = state.legal(seat)
        moves = [a for a in legal if str(a).startswith("extend")]
        events: list[Any] = []
        state.apply(seat, rng.choice(moves if moves and rng.random() < 0.8 else legal), events)
        if state.veto is None and any(isinstance(e, LocomotiveMoved | VetoBid | VetoDeclined) for e in events):
            view = state.view(None)
            known = Country(land, view, known).declared()
            shown = {name for name, line in view["lines"].items() if line["independent"] and line["absorbed_by"] is None}
            assert shown == known
            assert {e.line for e in happened(events, LineIndependent)} <= known
    return len(known)


@pytest.mark.rule("SR-12.4")
def test_the_quick_answer_is_the_one_of_the_definition_on_small_boards():
    declared = 0
    for seed in range(120):
        board = random_board(Random(seed))
        if not ROCKET.check_board(board):
            declared += compare_with_the_definition(board, seed)
    assert declared > 100


@pytest.mark.rule("SR-12.4")
def test_the_quick_answer_is_the_one_of_the_definition_on_the_usual_board():
    compare_with_the_definition(england(), seed=1)


BEHIND_THE_FIRST_TOWN = """
    .   #T  .   @P  .   .   @Q  .
      $C
    """


@pytest.mark.rule("SR-9.2", "SR-12.1")
def test_the_first_town_of_the_board_is_reached_and_not_gone_through_like_any_other():
    # Only through T a locomotive could come to A1 and so to C.
    events = play(arrange(board=drawn(BEHIND_THE_FIRST_TOWN)), "extend P A3")
    assert CityReached("P", "T") in events
    assert LineIndependent("P") in events
