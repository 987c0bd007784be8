"""A turn (RD-2) and the roll (RD-3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from dice_tables import GAME, heap, play, refused, table, texts

from rotonde.core.contract import DEALER
from rotonde.games.dice.events import DiceReturned, DiceRolled, DiceTaken, QuestionTaken, Refilled, TurnEnded
from rotonde.games.dice.steps import Rolling, Turn

QUIET = """
    ............
    .0──a.......
    ............
    ............
    ............
    .b......1...
    ............
    ............
"""


@pytest.mark.rule("RD-2.1")
def test_actions_come_in_any_order_and_may_be_repeated_but_for_the_roll():
    state = table(QUIET, money=[10, 10])
    play(state, "buy 2", "carry E2 2", "load 2", "roll 4+0", "dice straight curve locomotive ?", "lay B3 NS", "call 1", "buy 2")
    assert refused(state, "roll 4+0") == [("RD-2.1", "rolled_already")]
    assert refused(state, "roll 0+2") == [("RD-2.1", "rolled_already")]
    assert refused(state, "take ?") == [("RD-2.1", "rolled_already")]
    play(state, "lay B4 NE", "call ?1")
    play(state, "end")
    assert state.turn == 1
    play(state, "end")
    assert state.step == Turn(0, False, False, False)


@pytest.mark.rule("RD-2.1")
def test_laying_exchanging_and_calling_need_a_roll():
    state = table(QUIET)
    for text in ("lay B3 NS", "exchange C2 EW+NS", "call 1"):
        assert refused(state, text)[0] == ("RD-2.1", "not_rolled_yet")
    assert ("RD-2.1", "not_your_decision") in refused(state, "end", seat=1)


@pytest.mark.rule("RD-2.2")
def test_a_refill_instead_of_the_roll_puts_5_a_station_beside_every_tile():
    state = table(QUIET, heaps={1: 0}, locomotives={0: [2]}, sold=[2])
    bank = state.bank
    play(state, "carry E2 2", "load 1")  # at any moment of the turn
    assert play(state, "refill") == [Refilled(0, 20)]
    assert [heap(state, tile) for tile in range(1, 7)] == [5, 9, 0, 10, 0, 10]
    assert state.bank == bank - 20
    assert refused(state, "refill") == [("RD-2.2", "refilled_already")]
    assert refused(state, "roll 4+0") == [("RD-2.2", "refilled_instead")]
    assert refused(state, "take ?") == [("RD-2.2", "refilled_instead")]
    assert refused(state, "lay B3 NS")[0] == ("RD-2.2", "refilled_instead")
    assert refused(state, "call 1")[0] == ("RD-2.2", "refilled_instead")
    assert "buy 2" in texts(state, "buy")
    after_roll = table(QUIET, simple_hand=["straight"])
    assert refused(after_roll, "refill") == [("RD-2.2", "rolled_already")]


@pytest.mark.rule("RD-2.3")
def test_unused_dice_go_back_and_nothing_is_compulsory():
    state = table(QUIET)
    assert "end" in texts(state, "end")
    play(state, "roll 2+1", "dice straight curve + wye")
    assert (state.bank_simple, state.bank_complex) == (26, 19)
    assert play(state, "end") == [DiceReturned(0, 2, 1), TurnEnded(0)]
    assert (state.bank_simple, state.bank_complex, sum(state.hand)) == (28, 20, 0)


@pytest.mark.rule("RD-3.1")
def test_the_choices_of_the_roll():
    state = table(QUIET)
    assert texts(state, "roll") == ["roll 4+0", "roll 2+1", "roll 0+2"]
    assert texts(state, "take") == ["take ?"]
    assert refused(state, "roll 3+1") == [("RD-3.1", "no_such_roll")]
    assert refused(state, "roll 0+0") == [("RD-3.1", "no_such_roll")]
    events = play(state, "roll 2+1")
    assert (events, state.step, state.to_act) == ([DiceTaken(0, 2, 1)], Rolling(0, 2, 1), (DEALER,))
    assert play(state, "dice straight ? + ?") == [DiceRolled(0, ("straight", "question"), ("question",))]


@pytest.mark.rule("RD-3.1")
def test_a_question_may_be_taken_without_rolling():
    state = table(QUIET)
    assert play(state, "take ?") == [QuestionTaken(0)]
    assert state.to_act == (0,)
    assert state.view(0)["hand"] == {"simple": {}, "complex": {"question": 1}}
    assert refused(state, "roll 4+0") == [("RD-2.1", "rolled_already")]


@pytest.mark.rule("RD-3.1")
@pytest.mark.parametrize(("roll", "outcomes"), [("4+0", 35), ("2+1", 60), ("0+2", 21)])
def test_the_dealer_rolls_every_outcome(roll, outcomes):
    state = table(QUIET)
    play(state, f"roll {roll}")
    dealt = state.legal(DEALER)
    assert len(dealt) == len(set(dealt)) == outcomes
    assert all(GAME.parse(str(dice)) == dice and not state.objections(DEALER, dice) for dice in dealt)
    assert refused(state, "end", DEALER) == [("RD-2.1", "not_for_the_dealer")]
    assert ("RD-2.1", "not_your_decision") in refused(state, "end", 0)


@pytest.mark.rule("RD-3.1")
def test_dice_that_were_not_rolled_are_refused():
    state = table(QUIET)
    assert ("RD-3.1", "nothing_to_roll") in refused(state, "dice straight", DEALER)
    play(state, "roll 2+1")
    assert refused(state, "dice straight + wye", DEALER) == [("RD-3.1", "wrong_number_of_dice")]
    assert refused(state, "dice straight straight straight", DEALER) == [("RD-3.1", "wrong_number_of_dice")]


@pytest.mark.rule("RD-1.1", "RD-3.1")
def test_symbols_are_as_likely_as_sides_show_them():
    state = table(QUIET)
    play(state, "roll 4+0")
    rng = Random(1)
    shown = Counter(symbol for _ in range(3000) for symbol in state.deal(rng).simple)
    assert [round(6 * shown[s] / 12000, 1) for s in ("straight", "curve", "locomotive", "question")] == [2.0, 2.0, 1.0, 1.0]


@pytest.mark.rule("RD-3.2")
def test_with_too_few_dice_in_the_bank_one_takes_those_there_are():
    state = table(QUIET, bank_dice=(3, 1))
    play_unchecked(state, "roll 4+0")
    assert state.step == Rolling(0, 3, 0)
    no_complex = table(QUIET, bank_dice=(1, 0), options={"end_phase": "end_of_turn"})
    assert texts(no_complex, "roll") == ["roll 4+0", "roll 2+1"]
    assert refused(no_complex, "roll 0+2") == [("RD-3.2", "no_die_to_roll")]
    assert refused(no_complex, "take ?") == [("RD-3.1", "no_complex_die_in_bank")]
    no_simple = table(QUIET, bank_dice=(0, 5))
    assert texts(no_simple, "roll") == ["roll 2+1", "roll 0+2"]
    assert refused(no_simple, "roll 4+0") == [("RD-3.2", "no_die_to_roll")]
    play_unchecked(no_simple, "roll 2+1")
    assert no_simple.step == Rolling(0, 0, 1)
    none = table(QUIET, bank_dice=(0, 0))
    assert texts(none, "roll") + texts(none, "take") == []


def play_unchecked(state, text):
    """Without the referee: these tables have fewer dice than the box."""
    state.play(state.to_act[0], GAME.parse(text))


@pytest.mark.rule("RD-2.4")
def test_terrain_is_paid_before_bonuses():
    state = table(
        """
        ............
        .0─.a.......
        ............
        ............
        ............
        ........1...
        ............
        ............
        """,
        terrain={"D2": "^"},
        simple_hand=["straight"],
        money=[0, 10],
    )
    assert refused(state, "lay D2 EW") == [("RD-4.5", "terrain_too_dear")]


@pytest.mark.rule("RD-2.4")
def test_bonuses_come_before_the_triggers_and_several_make_one_final_refill():
    state = table(
        """
        ............
        .0─.a.......
        ............
        ............
        ............
        ........1...
        ............
        ............
        """,
        simple_hand=["straight"],
        bank=5,
    )
    events = play(state, "lay D2 EW")
    assert [type(e).__name__ for e in events] == [
        "RailLaid",
        "StationConnected",
        "BonusPaid",
        "FinalPhaseStarted",
        "FinalRefill",
    ] + ([] if not state.over else ["GameEnded"])
    assert state.trigger == "bank_empty"


@pytest.mark.rule("RD-2.4", "RD-8.2")
def test_the_first_trigger_in_order_is_the_reason():
    state = table(
        """
        ............
        .0───.1.....
        ............
        ............
        ............
        ............
        ............
        ............
        """,
        simple_hand=["straight"],
        bank=10,
    )
    events = play(state, "lay F2 EW")
    assert state.bank == 0 - 10
    assert state.trigger == "all_connected"  # the bank was empty too
    assert [type(e).__name__ for e in events].count("FinalRefill") == 1
