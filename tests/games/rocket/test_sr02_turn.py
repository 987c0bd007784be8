"""SR-2: set-up and turn."""

from __future__ import annotations

from random import Random

import pytest
from rocket_table import ROCKET, arrange, bank, drawn, happened, may, money, opening, play, refused, seat_view, targets

import rotonde
from rotonde.games.rocket.actions import DrawFirst
from rotonde.games.rocket.events import FirstPlayerDrawn, TurnPassed
from rotonde.games.rocket.steps import FirstPlayer, GameOver, Turn


@pytest.mark.rule("SR-2.1")
def test_a_locomotive_leaves_its_start_town_in_any_direction():
    state = opening()
    assert targets(state, "GER") == {"P7", "Q8", "Q9", "P9", "O9", "O8"}
    assert {name: line["heading"] for name, line in state.view(None)["lines"].items() if line["heading"]} == {}


@pytest.mark.rule("SR-2.2")
def test_all_lies_in_the_bank_and_nobody_has_money():
    state = opening(4)
    assert money(state) == [0, 0, 0, 0]
    for seat in range(4):
        own = seat_view(state, seat)
        assert (own["shares"], own["tokens"], own["passengers"]) == ({}, {}, 0)
    assert all(sum(tokens.values()) == 3 for tokens in bank(state)["tokens"].values())


@pytest.mark.rule("SR-2.3")
def test_the_dealer_draws_the_first_player():
    state = ROCKET.start(3, seed=1)
    assert (state.to_act, state.step) == ((rotonde.DEALER,), FirstPlayer())
    assert {str(a) for a in state.legal(rotonde.DEALER)} == {"first 1", "first 2", "first 3"}
    assert state.play(rotonde.DEALER, ROCKET.parse("first 3")) == [FirstPlayerDrawn(2)]
    assert state.to_act == (2,)


@pytest.mark.rule("SR-2.3")
def test_every_player_can_be_drawn():
    drawn_seats = {str(ROCKET.start(4, seed=seed).deal()) for seed in range(60)}
    assert drawn_seats == {"first 1", "first 2", "first 3", "first 4"}


@pytest.mark.rule("SR-2.3", "SR-10.8")
def test_a_redeal_changes_the_draw_to_come_and_nothing_else():
    state = ROCKET.start(4, seed=1)
    redealt = [state.redeal(0, Random(seed)) for seed in range(40)]
    assert {str(other.deal()) for other in redealt} == {"first 1", "first 2", "first 3", "first 4"}
    for other in redealt:
        assert {**other.to_dict(), "seed": "1"} == state.to_dict()


@pytest.mark.rule("SR-2.3")
def test_only_who_sits_at_the_table_is_drawn():
    state = ROCKET.start(3, seed=1)
    refusals = {seat: [o.code for o in state.objections(rotonde.DEALER, DrawFirst(seat))] for seat in (-1, 0, 2, 3)}
    assert refusals == {-1: ["unknown_seat"], 0: [], 2: [], 3: ["unknown_seat"]}


@pytest.mark.rule("SR-2.1", "SR-2.2")
def test_before_the_first_turn_nothing_has_been_done():
    data = ROCKET.start(3, seed=1).to_dict()
    expected = {"actions_left": 0, "extended": 0, "busy": False, "idle_turns": 0, "independent": 0, "tiles_laid": 0}
    assert {field: data[field] for field in expected} == expected


@pytest.mark.rule("SR-2.3")
def test_a_copy_knows_how_often_the_draw_was_taken_back():
    drawn_again = set()
    for times in range(12):
        state = ROCKET.start(4, seed=1)
        state.undone = times
        assert state.copy().to_dict() == state.to_dict()
        drawn_again.add(str(state.copy().deal()))
    assert len(drawn_again) > 1


@pytest.mark.rule("SR-2.3")
def test_nobody_plays_before_the_first_player_is_drawn():
    state = ROCKET.start(3, seed=1)
    codes = [("SR-2.3", "not_your_decision"), ("SR-2.3", "first_player_not_drawn")]
    assert refused(state, "token Reading beer", seat=0) == codes
    assert refused(state, "first 4", seat=rotonde.DEALER) == [("SR-2.3", "unknown_seat")]


@pytest.mark.rule("SR-2.3")
def test_the_first_player_is_drawn_only_once():
    codes = [("SR-2.3", "not_your_decision"), ("SR-2.3", "first_player_known")]
    assert refused(opening(), "first 1", seat=rotonde.DEALER) == codes


@pytest.mark.rule("SR-2.3")
def test_play_goes_clockwise():
    state = opening(4, first=3)
    turns = []
    for _ in range(5):
        turns.append(state.to_act[0])
        for _ in range(2):
            play(state, str(state.legal(state.to_act[0])[0]))
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.rule("SR-2.3")
def test_who_is_not_in_turn_does_not_act():
    state = opening()
    assert may(state, "token Reading beer")
    for seat in (1, 2):
        assert refused(state, "token Reading beer", seat) == [("SR-2.3", "not_your_decision")]
        assert state.legal(seat) == []


@pytest.mark.rule("SR-2.3")
@pytest.mark.parametrize("line", ["lift B8", "extend GWR D14", "extend SER P14"], ids=["relocate", "veto", "over"])
def test_who_is_not_asked_has_no_action_in_any_step(line):
    sold_out = dict.fromkeys(("LSWR", "L&Y", "GER", "SER", "NER", "GNR"), 0)
    state = arrange(stations={"B8": 0}, shares={"GWR": (0, 1, 1)}, in_bank=sold_out)
    play(state, line)
    for seat in (rotonde.DEALER, 0, 1, 2):
        assert bool(state.legal(seat)) == (seat in state.to_act)
    before = ROCKET.start(3, seed=1)
    assert [before.legal(seat) for seat in (0, 1, 2)] == [[], [], []]


@pytest.mark.rule("SR-2.4")
def test_a_turn_is_two_actions_also_of_the_same_kind():
    state = opening()
    assert state.step == Turn(0, 2)
    play(state, "token Reading beer")
    assert state.step == Turn(0, 1)
    play(state, "token Reading beer")
    assert state.step == Turn(1, 2)
    play(state, "station B8", "station D8")
    assert state.step == Turn(2, 2)
    play(state, "extend GWR D14", "extend LSWR G16")
    assert state.step == Turn(0, 2)
    play(state, "token London beer", "extend GER P9")
    assert state.step == Turn(1, 2)


@pytest.mark.rule("SR-2.4")
def test_moving_a_station_is_one_action():
    state = arrange(stations={"B8": 0})
    play(state, "lift B8")
    assert state.to_act == (0,)
    play(state, "station D8")
    assert state.step == Turn(0, 1)


@pytest.mark.rule("SR-2.5")
def test_a_line_is_not_extended_twice_in_a_turn():
    state = opening()
    play(state, "extend GWR D14")
    assert may(state, "extend LSWR G16")
    assert refused(state, "extend GWR E15") == [("SR-2.5", "line_extended_twice")]
    assert targets(state, "GWR") == set()
    play(state, "extend LSWR G16")
    assert may(state, "extend GWR E15")
    play(state, "extend LSWR G15", "pass")
    assert refused(state, "extend LSWR F14") == [("SR-2.5", "line_extended_twice")]
    assert targets(state, "LSWR") == set()


@pytest.mark.rule("SR-2.5")
def test_the_survivor_may_be_extended_after_the_line_that_it_absorbed():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"})
    play(state, "extend LSWR F14")
    assert refused(state, "extend LSWR F13") == [("SR-11.3", "line_absorbed")]
    assert may(state, "extend GWR E16")


@pytest.mark.rule("SR-2.5")
def test_with_the_option_a_survivor_that_has_just_grown_rests():
    state = arrange(lines={"GWR": "D14 E15", "LSWR": "G16 G15"}, extend_survivor="no")
    play(state, "extend LSWR F14")
    assert not may(state, "extend GWR E16")
    assert refused(state, "extend GWR E16") == [("SR-2.5", "survivor_has_grown")]
    assert targets(state, "GWR") == set()
    assert may(state, "extend GER P9")
    play(state, "token Reading beer")
    assert may(state, "extend GWR E16")  # in the next turn


@pytest.mark.rule("SR-2.5")
def test_with_the_option_a_line_that_moved_itself_is_told_so_and_others_are_free():
    state = arrange(lines={"GWR": "D14"}, extend_survivor="no")
    play(state, "extend GWR E15")
    assert refused(state, "extend GWR E16") == [("SR-2.5", "line_extended_twice")]
    assert may(state, "extend LSWR G16")


@pytest.mark.rule("SR-2.5", "SR-2.6")
@pytest.mark.parametrize(("option", "passed"), [("yes", []), ("no", [TurnPassed(0)])])
def test_a_survivor_that_rests_can_leave_a_turn_without_an_action(option, passed):
    # X joins P; nothing is left but P's way to A5, as Q and R are kept from C1 (SR-5.4) and there is no room for stations.
    board = drawn(
        """
        @X  .   .   .   .   #T
              @P  .   ~
                    .   @Q
                  @R
        """
    )
    state = arrange(players=2, board=board, lines={"P": "B2 A4", "X": "A2"}, extend_survivor=option)
    assert happened(play(state, "extend X A3"), TurnPassed) == passed
    assert [str(a) for a in state.legal(state.to_act[0])] == ["extend P A5"]


@pytest.mark.rule("SR-2.5")
def test_what_counts_is_the_company_whose_locomotive_moved():
    state = arrange(lines={"GWR": "D14", "LSWR": "G16 G15"})
    play(state, "extend GWR E15", "extend LSWR F14")
    play(state, "extend GWR E16", "pass")
    assert refused(state, "extend GWR E17") == [("SR-2.5", "line_extended_twice")]


@pytest.mark.rule("SR-2.6")
def test_an_action_is_compulsory_while_any_is_legal():
    assert refused(opening(), "pass") == [("SR-2.6", "may_not_pass")]


WAITING = """
          .   .   #T
    @P  .   ~
          .   @Q
        @R
    """
"""P can go on to A2; Q and R could only enter C1, which is next to two other lines once P is at B2 (SR-5.4)."""


@pytest.mark.rule("SR-2.6")
def test_with_no_legal_action_left_the_turn_passes():
    state = arrange(players=2, board=drawn(WAITING), lines={"P": "B2"})
    assert {str(a) for a in state.legal(0)} == {"extend P A1", "station A2"}
    events = play(state, "extend P A1")
    assert happened(events, TurnPassed) == [TurnPassed(0)]
    assert state.step == Turn(1, 2)
    assert [str(a) for a in state.legal(1)] == ["extend P A2"]


@pytest.mark.rule("SR-2.6")
@pytest.mark.parametrize(
    ("room", "stations", "left"),
    [
        ("#T  ~   $C", {}, ["token C beer", "token C steel"]),
        ("#T  ~   .", {}, ["station A5"]),
        ("#T  ~   .   .", {"A5": 0}, ["lift A5"]),
    ],
    ids=["token", "station", "move"],
)
def test_one_kind_of_action_left_is_enough(room, stations, left):
    # P is at its end, and there is nothing else to do.
    state = arrange(players=2, board=drawn(WAITING.replace("#T", room)), lines={"P": "B2 A1"}, stations=stations)
    assert happened(play(state, "extend P A2"), TurnPassed) == []
    assert state.step == Turn(0, 1)
    assert sorted(str(action) for action in state.legal(0)) == left


@pytest.mark.rule("SR-2.6", "SR-13.3")
def test_a_game_in_which_nothing_can_be_done_ends_at_once():
    # The one free hex is next to three lines: no locomotive may enter it (SR-5.4), no station either (SR-4.2).
    board = drawn(
        """
          @P  ~
        ~   .   @Q
          @R  ~
        """
    )
    state = ROCKET.start(2, seed=1, board=board)
    events = state.play(rotonde.DEALER, ROCKET.parse("first 2"))
    assert [e.seat for e in happened(events, TurnPassed)] == [1, 0, 1, 0]
    assert state.step == GameOver("stalled")
