"""SR-13: the end."""

from __future__ import annotations

import pytest
from rocket_table import arrange, bank, drawn, edited, happened, kinds, line_of, play, refused, track

from rotonde.games.rocket.events import GameEnded, MergerIncome, TurnPassed
from rotonde.games.rocket.steps import GameOver, Turn

FIVE_SOLD_OUT = dict.fromkeys(("LSWR", "GER", "SER", "NER", "GNR"), 0)
"""Shares of GWR and L&Y are left."""

FIELD = (
    "A8 A9 A10 A11 B7 B8 B9 B10 B11 C7 C8 C9 C10 C11 C12 D7 D8 D9 D10 D11 E7 E8 E10 E11 E12 F7 F8 F9 F10 F11 F12 "
    "G8 G9 G10 G11 G12 H7 H9 H11 H12 I7 I8 I9 I10 I11 I12 J8 J9 J10 J11 J12 J13 K10 K11 K12 K13 L9 L11 L12 L13"
)
"""Sixty hexes in the middle of the country, far from every start town."""


def tiled(number, lines, **more):
    """A position with so many tiles; those that `lines` do not need are NER's."""
    needed = sum(len(way.split()) - 1 for way in lines.values())
    return arrange(lines=lines, tiles={"NER": " ".join(FIELD.split()[: number - needed])}, **more)


@pytest.mark.rule("SR-13.1")
def test_it_ends_when_shares_of_one_company_are_left():
    state = arrange(lines={"L&Y": "B5"}, in_bank={**FIVE_SOLD_OUT, "L&Y": 1})
    events = play(state, "extend L&Y B6")
    assert GameEnded("shares") in events
    assert (state.over, state.end_reason, state.step) == (True, "shares", GameOver("shares"))


@pytest.mark.rule("SR-13.1")
def test_it_does_not_end_while_shares_of_two_are_left():
    state = arrange(lines={"L&Y": "B5"}, in_bank={**FIVE_SOLD_OUT, "L&Y": 2, "GWR": 1})
    play(state, "extend L&Y B6")
    assert not state.over


@pytest.mark.rule("SR-13.1")
def test_spare_shares_do_not_count():
    state = arrange(lines={"L&Y": "B5"}, in_bank={**FIVE_SOLD_OUT, "L&Y": 1})
    assert bank(state)["spare_shares"] == 16
    play(state, "extend L&Y B6")
    assert state.over


@pytest.mark.rule("SR-13.1")
def test_with_no_company_left_it_ends_too():
    state = arrange(lines={"L&Y": "A4 B3 B2"}, in_bank={**FIVE_SOLD_OUT, "GWR": 0})
    play(state, "extend L&Y B1")  # independent: its shares are gone as well
    assert state.end_reason == "shares"


@pytest.mark.rule("SR-13.1")
def test_the_second_action_is_forfeited():
    state = arrange(lines={"L&Y": "B5"}, in_bank={**FIVE_SOLD_OUT, "L&Y": 1})
    assert state.step == Turn(0, 2)
    play(state, "extend L&Y B6")
    assert state.to_act == ()
    assert refused(state, "token Reading beer", seat=0) == [("SR-13.1", "game_over")]


@pytest.mark.rule("SR-13.1")
def test_it_is_asked_after_the_whole_action():
    # The mover takes the last share, but the winner of the veto gives one back.
    state = arrange(lines={"L&Y": "B5"}, shares={"L&Y": (0, 3, 0)}, in_bank={**FIVE_SOLD_OUT, "L&Y": 1})
    play(state, "extend L&Y B6", "bid 1 B6", "pass")
    assert not state.over
    assert line_of(state, "L&Y")["bank_shares"] == 1


@pytest.mark.rule("SR-13.2")
def test_it_ends_with_the_sixtieth_tile():
    state = tiled(59, {"GWR": "D14 D15"})
    play(state, "extend GWR D16")
    assert (state.end_reason, bank(state)["tiles"]) == ("tiles", 0)
    assert refused(state, "token Reading beer", seat=0) == [("SR-13.2", "game_over")]


@pytest.mark.rule("SR-13.2")
def test_it_goes_on_with_the_fifty_ninth():
    state = tiled(58, {"GWR": "D14 D15"})
    play(state, "extend GWR D16")
    assert (state.over, bank(state)["tiles"], state.step) == (False, 1, Turn(0, 1))
    play(state, "extend LSWR H16")  # leaves its start town: no tile
    assert not state.over


@pytest.mark.rule("SR-13.2")
def test_the_income_of_the_last_move_is_paid_first():
    state = tiled(59, {"GWR": "D14 D15 D16"}, stations={"D14": 1})
    events = kinds(play(state, "extend GWR D17"))  # Weymouth
    assert events.index("TownIncome") < events.index("GameEnded")


@pytest.mark.rule("SR-13.2")
@pytest.mark.parametrize(("before", "over"), [(57, False), (58, True), (59, True)])
def test_a_merger_is_carried_out_to_the_end_even_with_a_sixty_first_tile(before, over):
    state = tiled(before, {"GWR": "D14 E15", "LSWR": "G16 G15"})
    events = play(state, "extend LSWR F14")
    assert happened(events, MergerIncome)
    assert {"F14", "G15", "G16"} <= track(state, "GWR")
    assert (state.over, state.end_reason) == (over, "tiles" if over else None)
    assert bank(state)["tiles"] == max(0, 58 - before)


@pytest.mark.rule("SR-13.3")
def test_if_both_ends_meet_the_reason_is_the_shares():
    state = tiled(59, {"GWR": "D14 D15"}, in_bank={**FIVE_SOLD_OUT, "GWR": 1})
    events = play(state, "extend GWR D16")
    assert bank(state)["tiles"] == 0
    assert happened(events, GameEnded) == [GameEnded("shares")]


MOVES = ("lift B8", "station B10", "lift B10", "station B8")
OTHER_MOVES = ("lift D8", "station D10", "lift D10", "station D8")


@pytest.mark.rule("SR-13.3")
def test_it_ends_when_all_only_move_stations_in_two_turns_running():
    state = arrange(players=2, stations={"B8": 0, "D8": 1})
    play(state, *MOVES, *OTHER_MOVES, *MOVES, *OTHER_MOVES[:-1])
    assert not state.over
    play(state, OTHER_MOVES[-1])
    assert (state.end_reason, state.to_act) == ("stalled", ())
    assert refused(state, "token Reading beer", seat=0) == [("SR-13.3", "game_over")]


@pytest.mark.rule("SR-13.3")
@pytest.mark.parametrize("deed", ["token Reading beer", "station F10", "extend GWR D14"])
def test_anything_else_in_a_turn_begins_the_count_anew(deed):
    state = arrange(players=2, stations={"B8": 0, "D8": 1})
    play(state, *MOVES, *OTHER_MOVES, *MOVES, deed, *OTHER_MOVES[:2])
    assert not state.over
    # The station of seat 1 stands on D10 now.
    back = ("lift D10", "station D8", "lift D8", "station D10")
    play(state, *MOVES, *back, *MOVES, *back[:-1])
    assert not state.over
    play(state, back[-1])
    assert state.end_reason == "stalled"


STUCK = """
          .   .   #T
    @P  .   ~
          .   @Q
        @R
    """
"""P goes on to A2 and is at its end; Q and R are kept from C1 (SR-5.4); there is no room for stations."""


@pytest.mark.rule("SR-13.3", "SR-2.6")
def test_turns_that_pass_count_too():
    state = arrange(players=2, board=drawn(STUCK), lines={"P": "B2 A1"}, turn=1)
    events = play(state, "extend P A2")
    assert [e.seat for e in happened(events, TurnPassed)] == [1, 0, 1, 0, 1]
    assert state.end_reason == "stalled"


@pytest.mark.rule("SR-13.3")
def test_with_the_option_it_takes_fifty_turns_of_each():
    state = arrange(players=2, stations={"B8": 0, "D8": 1}, stalled_end="no")
    for _ in range(49):
        play(state, *MOVES, *OTHER_MOVES)
    play(state, *MOVES, *OTHER_MOVES[:-1])
    assert not state.over
    play(state, OTHER_MOVES[-1])
    assert state.end_reason == "stalled"


@pytest.mark.rule("SR-13.3")
def test_with_the_option_it_ends_once_nobody_can_do_anything():
    state = arrange(players=2, board=drawn(STUCK), lines={"P": "B2 A1"}, turn=1, stalled_end="no")
    events = play(state, "extend P A2")
    assert [e.seat for e in happened(events, TurnPassed)] == [1, 0, 1, 0, 1]
    assert state.end_reason == "stalled"


@pytest.mark.rule("SR-13.3")
def test_with_the_option_it_goes_on_while_one_player_can_still_move_a_station():
    # Somewhere else are two hexes, side by side: who has a station on one can move it to the other, nobody else can do anything.
    board = drawn(STUCK.replace("#T", "#T  ~   .   ."))
    state = arrange(players=2, board=board, lines={"P": "B2 A1"}, stations={"A5": 0}, turn=1, stalled_end="no")
    play(state, "extend P A2")
    for place, other in (("A5", "A6"), ("A6", "A5")) * 5:
        assert [str(a) for a in state.legal(0)] == [f"lift {place}"]
        play(state, f"lift {place}", f"station {other}")
    assert not state.over


@pytest.mark.rule("SR-13.3")
def test_the_count_is_kept_in_the_position():
    state = arrange(players=2, stations={"B8": 0, "D8": 1})
    play(state, *MOVES)
    assert state.view(None)["idle_turns"] == 1
    assert edited(state).view(None)["idle_turns"] == 1
