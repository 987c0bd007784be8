"""Shortage and end (RD-8)."""

from __future__ import annotations

import pytest
from dice_tables import GAME, heap, play, refused, table

from rotonde.games.dice.events import (
    BonusPaid,
    DiceReturned,
    FinalPhaseStarted,
    FinalRefill,
    GameEnded,
    PassengersCalled,
    RefillTooDear,
    ShortageRelieved,
)

WIDE = """
    ............
    .0───a......
    .│.......d..
    .│..........
    .b..........
    ............
    ..e.....1...
    ............
"""


def wide(**more):
    return table(WIDE, locomotives={0: [2, 2]}, sold=[2, 2], **more)


def events_of(events, kind):
    return [e for e in events if isinstance(e, kind)]


@pytest.mark.rule("RD-8.1")
def test_three_empty_tiles_are_a_shortage_relieved_at_once():
    state = wide(heaps={2: 1, 3: 0, 6: 0})
    play(state, "carry B5 2", "load 1")
    events = play(state, "carry F2 2", "load 1")
    assert events_of(events, ShortageRelieved) == [ShortageRelieved(30)]
    assert [heap(state, t) for t in range(1, 7)] == [10, 5, 5, 9 + 10, 0, 5]
    two = wide(heaps={2: 1, 3: 0})
    assert not events_of(play(two, "carry F2 2", "load 1"), ShortageRelieved)


@pytest.mark.rule("RD-8.1")
def test_only_tiles_with_a_station_count():
    state = table(JOINED, locomotives={0: [2]}, sold=[2], heaps={1: 0, 2: 1, 6: 5})
    assert not events_of(play(state, "carry F2 2", "load 1"), ShortageRelieved)  # tiles 3, 4 and 5 have no station
    all_three = table(JOINED, locomotives={0: [2]}, sold=[2], heaps={1: 0, 2: 1, 6: 0})
    assert events_of(play(all_three, "carry F2 2", "load 1"), ShortageRelieved) == [ShortageRelieved(15)]


@pytest.mark.rule("RD-8.1")
def test_with_stations_on_fewer_than_three_tiles_all_of_these_must_be_empty():
    drawing = """
        ............
        .0───a......
        ............
        ......1.....
        ............
        ............
        ............
        ............
    """
    one = table(drawing, locomotives={0: [2]}, sold=[2], heaps={1: 5, 2: 1})
    assert not events_of(play(one, "carry F2 2", "load 1"), ShortageRelieved)
    both = table(drawing, locomotives={0: [2]}, sold=[2], heaps={1: 0, 2: 1})
    assert events_of(play(both, "carry F2 2", "load 1"), ShortageRelieved) == [ShortageRelieved(15)]


JOINED = """
    ............
    .0───a......
    ............
    ............
    ............
    ............
    ........1...
    ............
"""
CONNECT = """
    ............
    .0──.a......
    .......1....
    ............
    ............
    ............
    ............
    ............
"""
LAST = """
    ............
    .0──.1......
    .│..........
    .│..........
    .a..........
    ............
    ............
    ............
"""


@pytest.mark.rule("RD-8.2")
def test_who_has_connected_all_stations_starts_the_final_phase_in_mid_turn():
    state = table(LAST, simple_hand=["straight", "curve", "locomotive"])
    events = play(state, "lay E2 EW")
    assert events_of(events, FinalPhaseStarted) == [FinalPhaseStarted("all_connected")]
    assert events_of(events, DiceReturned) == [DiceReturned(0, 2, 0)]
    assert events_of(events, FinalRefill) == [FinalRefill(15)]
    assert (state.final, state.turn) == (True, 0)  # the player goes on
    other = table(LAST.replace("0", "x").replace("1", "0").replace("x", "1"), simple_hand=["straight"], turn=0)
    play(other, "lay E2 EW")
    assert other.trigger == "all_connected"  # seat 1 has all, whoever laid the die


@pytest.mark.rule("RD-8.2")
def test_an_empty_bank_starts_the_final_phase():
    state = table(WIDE, simple_hand=["locomotive"], bank=5)
    play(state, "call 2")
    assert (state.final, state.trigger) == (True, "bank_empty")
    more = table(WIDE, simple_hand=["locomotive"], bank=6)
    play(more, "call 2")
    assert not more.final


def dice_on_table(simple_off: int, complex_off: int, **more):
    """A table whose dice not on the board are so many; the rest is thought away."""
    hand = more.pop("simple_hand", ())
    orange = more.pop("complex_hand", ())
    bank = simple_off - len(hand), complex_off - len(orange)
    return table(CONNECT, simple_hand=hand, complex_hand=orange, bank_dice=bank, **more)


def play_unchecked(state, text):
    """Without the referee: these tables have fewer dice than the box."""
    return state.play(state.to_act[0], GAME.parse(text))


@pytest.mark.rule("RD-8.2")
def test_no_complex_die_left_starts_the_final_phase():
    state = dice_on_table(20, 2, complex_hand=["crossing", "question"])
    play_unchecked(state, "exchange C2 EW+NS")
    assert not state.final  # the one in the hand is not on the board, so it may still be laid
    play_unchecked(state, "exchange D2 ?EW+NS")
    assert (state.final, state.trigger) == (True, "complex_dice_gone")


@pytest.mark.rule("RD-8.2")
def test_at_most_two_dice_left_start_the_final_phase():
    state = dice_on_table(3, 1, simple_hand=["straight", "curve", "curve"])
    play_unchecked(state, "lay B3 NS")
    assert not state.final
    events = play_unchecked(state, "lay B4 NE")
    assert (state.final, state.trigger) == (True, "dice_gone")
    assert DiceReturned(0, 1, 0) in events
    assert (state.bank_simple, state.bank_complex, sum(state.hand)) == (1, 1, 0)


@pytest.mark.rule("RD-8.2")
def test_by_option_only_dice_in_the_bank_count():
    state = dice_on_table(20, 2, options={"dice_left": "bank"})
    events = play_unchecked(state, "roll 0+2")
    assert state.trigger == "complex_dice_gone"
    assert DiceReturned(0, 0, 2) in events
    question = dice_on_table(20, 1, options={"dice_left": "bank"})
    play_unchecked(question, "take ?")
    assert question.trigger == "complex_dice_gone"
    few = dice_on_table(5, 1, options={"dice_left": "bank"})
    play_unchecked(few, "roll 4+0")
    assert few.trigger == "dice_gone"
    off_board = dice_on_table(20, 2)
    play_unchecked(off_board, "roll 0+2")
    assert off_board.trigger is None


@pytest.mark.rule("RD-8.2")
def test_by_option_the_phase_waits_for_the_end_of_the_turn():
    state = table(LAST, simple_hand=["straight", "curve", "locomotive"], options={"end_phase": "end_of_turn"})
    play(state, "lay E2 EW")
    assert (state.final, state.trigger) == (False, "all_connected")
    play(state, "call 1", "lay B1 ES")
    events = play(state, "end")
    assert events_of(events, FinalPhaseStarted) == [FinalPhaseStarted("all_connected")]
    assert state.final
    once_met = table(WIDE, simple_hand=["locomotive"], bank=5, money=[10, 10], options={"end_phase": "end_of_turn"})
    play(once_met, "call 2", "buy 2")
    assert once_met.bank == 5
    play(once_met, "end")
    assert once_met.trigger == "bank_empty"  # a trigger once met stays met


@pytest.mark.rule("RD-8.2")
def test_turns_are_not_evened_out_and_play_goes_on_clockwise():
    state = table(LAST, simple_hand=["straight"], locomotives={0: [2], 1: [2]}, sold=[2, 2], turn=1)
    play(state, "lay E2 EW", "end")
    assert (state.final, state.turn) == (True, 0)


@pytest.mark.rule("RD-8.3")
def test_in_the_final_phase_only_buying_and_carrying_are_possible_repeatedly():
    state = table(LAST, simple_hand=["straight"], locomotives={0: [2]}, sold=[2], money=[20, 10])
    play(state, "lay E2 EW")
    assert {str(a).split()[0] for a in state.legal(0)} == {"end", "buy", "carry"}
    for text in ("roll 4+0", "take ?", "lay B1 ES", "exchange C2 EW+NS", "call 1", "refill"):
        assert refused(state, text)[0] == ("RD-8.3", "final_phase")
    play(state, "carry F2 2", "load 2", "buy 2", "carry B5 2", "load 2", "buy 3")
    assert state.final


@pytest.mark.rule("RD-8.3")
def test_there_is_no_shortage_in_the_final_phase():
    state = final(wide(), {1: 5, 2: 1, 3: 0, 4: 5, 6: 0})
    events = play(state, "carry F2 2", "load 1")
    assert events_of(events, ShortageRelieved) == []
    assert [heap(state, t) for t in (2, 3, 6)] == [0, 0, 0]
    assert not state.over


def final(state, heaps):
    """The same table in its final phase, started by two idle rounds, with these heaps; seat 0 is to act."""
    play(state, *["end"] * (2 * state.seats))
    assert state.trigger == "stalled"
    for number, tokens in heaps.items():
        state.pay(state.seats + number, state.seats, state.heap(number - 1) - tokens)
    state.check()
    return state


@pytest.mark.rule("RD-8.4")
def test_a_refill_that_costs_more_than_the_bank_has_is_not_made_and_starts_the_final_phase():
    cost = 5 * 6
    state = wide(bank=cost - 1)
    before = [heap(state, t) for t in range(1, 7)]
    events = play(state, "refill")
    assert events[0] == RefillTooDear(cost, cost - 1)
    assert state.trigger == "refill_too_dear"
    assert events_of(events, FinalRefill) == [FinalRefill(cost)]
    assert [heap(state, t) - b for t, b in zip(range(1, 7), before, strict=True)] == [5, 5, 5, 10, 0, 5]
    assert state.bank == -1  # the final refill is paid in full
    exact = wide(bank=cost)
    events = play(exact, "refill")
    assert [type(e).__name__ for e in events][:2] == ["Refilled", "FinalPhaseStarted"]
    assert exact.bank == -cost
    enough = wide(bank=cost + 1)
    play(enough, "refill")
    assert not enough.final


@pytest.mark.rule("RD-8.4")
def test_so_with_a_shortage():
    state = wide(heaps={2: 1, 3: 0, 6: 0}, bank=29)
    events = play(state, "carry F2 2", "load 1")
    assert events_of(events, RefillTooDear) == [RefillTooDear(30, 29)]
    assert not events_of(events, ShortageRelieved)
    assert state.trigger == "refill_too_dear"
    waiting = wide(heaps={2: 1, 3: 0, 6: 0}, bank=29, options={"end_phase": "end_of_turn"})
    play(waiting, "carry F2 2", "load 1")
    assert (waiting.final, waiting.trigger) == (False, "refill_too_dear")
    events = play(waiting, "carry B5 2", "load 1")
    assert not events_of(events, RefillTooDear), "what waits already is not told again"
    events = play(waiting, "end")
    assert events_of(events, FinalPhaseStarted) == [FinalPhaseStarted("refill_too_dear")]


@pytest.mark.rule("RD-8.4")
def test_bonuses_and_calls_are_paid_in_full_from_an_endless_bank():
    state = table(LAST, simple_hand=["straight"], bank=1)
    play(state, "lay E2 EW")
    assert state.bank == 1 - 10 - 15
    called = table(WIDE, simple_hand=["locomotive"], bank=3)
    assert play(called, "call 2")[0] == PassengersCalled(0, 2, 5)


@pytest.mark.rule("RD-8.4")
def test_a_strict_bank_stops_at_0():
    state = table(LAST, simple_hand=["straight"], bank=7, turn=1, options={"bank": "strict"})
    events = play(state, "lay E2 EW")
    assert events_of(events, BonusPaid) == [BonusPaid(1, "B2", 5), BonusPaid(0, "F2", 2)]  # clockwise from the active player
    assert (state.bank, events_of(events, FinalRefill)) == (0, [FinalRefill(0)])
    called = table(WIDE, simple_hand=["locomotive"], bank=3, options={"bank": "strict"})
    assert play(called, "call 1")[0] == PassengersCalled(0, 1, 3)
    refilled = wide(bank=12, options={"bank": "strict"}, heaps={1: 0, 2: 0, 3: 1, 4: 1, 6: 1})
    events = play(refilled, "refill")
    assert events_of(events, FinalRefill) == [FinalRefill(12)]
    assert [heap(refilled, t) for t in range(1, 7)] == [5, 5, 3, 1, 0, 1]  # by tile number


@pytest.mark.rule("RD-8.5")
def test_the_game_ends_in_mid_turn_when_no_tokens_lie_beside_the_tiles():
    state = final(table(JOINED, locomotives={0: [2]}, sold=[2]), {1: 0, 2: 1, 6: 0})
    events = play(state, "carry F2 2", "load 1")
    assert events[-1] == GameEnded("no_tokens")
    assert (state.over, state.end_reason, state.to_act, state.legal(0)) == (True, "no_tokens", (), [])
    assert refused(state, "end", seat=0) == [("RD-8.5", "game_over")]


@pytest.mark.rule("RD-8.5")
def test_as_many_whole_turns_without_a_carry_as_there_are_players_end_the_game():
    state = table(LAST, simple_hand=["straight"], locomotives={0: [2]}, sold=[2])
    play(state, "lay E2 EW", "end")  # the turn in which the phase started is not whole
    play(state, "end")
    assert not state.over
    events = play(state, "end")
    assert events[-1] == GameEnded("no_carries")
    carried = table(LAST, simple_hand=["straight"], locomotives={0: [2]}, sold=[2])
    play(carried, "lay E2 EW", "end", "end", "carry F2 2", "load 1", "end", "end")
    assert not carried.over
    play(carried, "end")
    assert carried.end_reason == "no_carries"


@pytest.mark.rule("RD-8.5")
def test_two_rounds_of_doing_nothing_start_the_final_phase():
    state = table(JOINED, locomotives={0: [2]}, sold=[2])
    play(state, "end", "end", "end")
    assert not state.final
    events = play(state, "end")
    assert events_of(events, FinalPhaseStarted) == [FinalPhaseStarted("stalled")]
    for deed in ("buy 2", "refill", "carry F2 2"):
        busy = table(JOINED, locomotives={0: [2]}, sold=[2])
        play(busy, "end", "end", deed, *(["load 1"] if deed.startswith("carry") else []), "end", "end", "end", "end")
        assert not busy.final
    rolled = table(JOINED, locomotives={0: [2]}, sold=[2])
    play(rolled, "end", "end", "end", "roll 4+0", "dice straight straight straight straight", "end")
    assert rolled.final  # rolling alone does nothing


def ended(**more):
    """A game that is over: tokens gone."""
    state = table(JOINED, **more)
    play(state, *["end"] * (2 * state.seats))
    while not state.over:
        play(state, "end")
    return state


@pytest.mark.rule("RD-8.6")
def test_most_tokens_in_hand_win():
    assert ended(money=[12, 11]).winners() == [0]
    assert ended(money=[12, 13]).winners() == [1]
    assert ended(money=[12, 13]).scores() == [12, 13]
    assert table(JOINED).winners() == []


@pytest.mark.rule("RD-8.6")
def test_by_option_only_what_was_carried_counts():
    state = ended(money=[12, 13], carried=[7, 3], options={"score": "carried"})
    assert (state.scores(), state.winners()) == ([7, 3], [0])


@pytest.mark.rule("RD-8.6")
def test_ties_go_to_stations_connected_then_to_locomotives_then_are_shared():
    assert ended(money=[10, 10]).winners() == [0]  # one station connected
    apart = JOINED.replace("───a", "──.a")
    for locomotives, winners in (({0: [2]}, [0]), ({1: [2]}, [1]), ({0: [2], 1: [2]}, [0, 1])):
        state = table(apart, money=[10, 10], locomotives=locomotives, sold=[2] * len(locomotives))
        play(state, *["end"] * 4)
        assert state.end_reason == "nobody_can_carry"
        assert state.winners() == winners
