"""What nobody decides: the order of RD-2.4, what counts as doing something (RD-8.5), what the bank owes (RD-8.4), ties."""

from __future__ import annotations

import pytest
from dice_tables import GAME, heap, play, refused, table, texts

from rotonde.games.dice.events import (
    BonusPaid,
    FinalPhaseStarted,
    FinalRefill,
    GameEnded,
    PassengersCarried,
    ShortageRelieved,
    TurnEnded,
)

THREE_TILES = """
    ............
    .0───a......
    .│..........
    .│..........
    .b..........
    ............
    ........1...
    ............
"""


def names(events):
    return [type(event).__name__ for event in events]


@pytest.mark.rule("RD-8.5")
@pytest.mark.parametrize(
    ("hand", "deed"),
    [
        ({"simple_hand": ["locomotive"]}, "call 2"),
        ({"simple_hand": ["curve"]}, "lay B1 ES"),
        ({"complex_hand": ["crossing"]}, "exchange C2 EW+NS"),
    ],
)
def test_a_call_a_lay_and_an_exchange_are_doing_something(hand, deed):
    state = table(THREE_TILES, **hand)
    play(state, deed, "end", "end", "end", "end")
    assert not state.final  # three idle turns, not four
    play(state, "end")
    assert state.trigger == "stalled"
    idle = table(THREE_TILES, **hand)
    play(idle, "end", "end", "end", "end")
    assert idle.trigger == "stalled"


@pytest.mark.rule("RD-8.5")
def test_a_turn_that_did_something_starts_the_count_afresh():
    state = table(THREE_TILES, players=2)
    play(state, "end", "end", "end", "buy 2", "end", "end", "end", "end")
    assert (state.idle_turns, state.final) == (3, False)
    play(state, "end")
    assert state.trigger == "stalled"


@pytest.mark.rule("RD-2.4", "RD-8.1", "RD-8.4")
def test_the_shortage_is_paid_before_the_triggers_are_looked_at():
    """The shortage takes the bank's last tokens: it is made, and then the empty bank starts the final phase."""
    state = table(THREE_TILES, locomotives={0: [2]}, sold=[2], heaps={1: 0, 2: 1, 4: 0}, bank=20)
    events = play(state, "carry F2 2", "load 1")
    assert names(events) == ["LocomotiveSent", "PassengersCarried", "ShortageRelieved", "FinalPhaseStarted", "FinalRefill"]
    assert events[2:] == [ShortageRelieved(20), FinalPhaseStarted("bank_empty"), FinalRefill(20)]
    assert (state.bank, [heap(state, tile) for tile in (1, 2, 4, 6)]) == (-20, [10, 10, 10, 15])
    one_more = table(THREE_TILES, locomotives={0: [2]}, sold=[2], heaps={1: 0, 2: 1, 4: 0}, bank=21)
    assert names(play(one_more, "carry F2 2", "load 1"))[2:] == ["ShortageRelieved"]


@pytest.mark.rule("RD-8.1", "RD-8.2")
def test_a_shortage_is_relieved_while_a_trigger_waits_for_the_end_of_the_turn():
    state = table(
        THREE_TILES,
        simple_hand=["locomotive"],
        locomotives={0: [2, 2]},
        sold=[2, 2],
        money=[20, 0],
        heaps={1: 0, 2: 1, 4: 0},
        bank=5,
        options={"end_phase": "end_of_turn"},
    )
    play(state, "call 6")
    assert (state.bank, state.trigger) == (0, "bank_empty")
    play(state, "buy 3", "buy 3")
    assert state.bank == 20
    events = play(state, "carry F2 2", "load 1")
    assert ShortageRelieved(20) in events
    assert (state.final, state.trigger) == (False, "bank_empty")
    events = play(state, "end")
    assert FinalPhaseStarted("bank_empty") in events


@pytest.mark.rule("RD-8.4")
def test_the_bank_shows_0_and_what_it_owes():
    state = table(THREE_TILES, simple_hand=["locomotive"], bank=3)
    assert (state.view(0)["bank"]["tokens"], state.view(0)["bank"]["owed"]) == (3, 0)
    play(state, "call 2")
    assert state.bank == 3 - 5 - 20
    for viewer in (None, 0, 1):
        bank = state.view(viewer)["bank"]
        assert (bank["tokens"], bank["owed"]) == (0, 22)
    assert state.trigger == "bank_empty"  # it is at that moment


@pytest.mark.rule("RD-8.4")
def test_the_reason_is_the_one_that_is_true_at_that_moment():
    state = table(THREE_TILES, bank=19)
    events = play(state, "refill")
    assert FinalPhaseStarted("refill_too_dear") in events  # the bank still has 19
    assert (state.trigger, state.view(0)["trigger"]) == ("refill_too_dear", "refill_too_dear")
    waiting = table(THREE_TILES, bank=19, options={"end_phase": "end_of_turn"})
    play(waiting, "refill")
    assert (waiting.final, waiting.trigger) == (False, "refill_too_dear")
    assert FinalPhaseStarted("refill_too_dear") in play(waiting, "end")


@pytest.mark.rule("RD-8.6")
def test_a_tie_goes_to_stations_before_locomotives():
    for joined, locomotives, winners in (("───a", {1: [2]}, [0]), ("──.a", {1: [2]}, [1])):
        drawing = THREE_TILES.replace("───a", joined).replace(".│", "..")
        state = table(drawing, money=[10, 10], locomotives=locomotives, sold=[2])
        play(state, *["end"] * 4)
        while not state.over:
            play(state, "end")
        assert state.scores() == [10, 10]
        assert state.winners() == winners


@pytest.mark.rule("RD-7.4", "RD-8.6")
def test_a_locomotive_6_brings_6_and_all_of_them_are_carried():
    sold = [2, 2, 3, 3, 4, 4, 5, 5, 6]
    state = table(
        THREE_TILES,
        locomotives={0: [6], 1: [3, 3, 4, 4, 5, 5]},
        sold=sold,
        scrapped=2,
        heaps={2: 9},
        options={"score": "carried"},
    )
    events = play(state, "carry F2 6")
    assert texts(state, "load") == [f"load {n}" for n in range(1, 7)]
    events += play(state, "load 6")
    assert events[1] == PassengersCarried(0, "F2", 6, 6, 2, ("B2", "C2", "D2", "E2", "F2"))
    assert (state.carried, state.money(0), heap(state, 2), state.scores()) == ([6, 0], 16, 3, [6, 0])
    assert refused(state, "carry F2 6")[0] == ("RD-7.3", "locomotive_used")


@pytest.mark.rule("RD-1.2", "RD-2.1", "RD-4.3")
def test_objections_come_in_the_order_of_the_rulebook():
    state = table(THREE_TILES)
    assert refused(state, "lay Z9 NS") == [("RD-1.2", "cell_off_map"), ("RD-2.1", "not_rolled_yet"), ("RD-4.3", "no_such_die")]
    assert refused(state, "exchange Z9 EW+NS") == [
        ("RD-1.2", "cell_off_map"),
        ("RD-2.1", "not_rolled_yet"),
        ("RD-5.1", "no_such_die"),
    ]
    assert refused(state, "carry Z9 2", seat=1) == [
        ("RD-1.2", "cell_off_map"),
        ("RD-2.1", "not_your_decision"),
        ("RD-7.3", "no_such_locomotive"),
    ]


@pytest.mark.rule("RD-2.1", "RD-2.2", "RD-7.3")
def test_a_fresh_turn_knows_nothing_of_the_last_one():
    drawing = THREE_TILES.replace("........1...", "........c...").replace(".0───a......", ".0───1......")
    state = table(drawing, locomotives={0: [2], 1: [2]}, sold=[2, 2])
    play(state, "refill", "carry F2 2", "load 1", "end")
    assert "roll 4+0" in texts(state, "roll")
    assert texts(state, "carry") == ["carry B2 2"]
    play(state, "refill", "carry B2 2", "load 1", "end")
    assert texts(state, "carry") == ["carry F2 2", "carry B5 2"]


@pytest.mark.rule("RD-8.2")
def test_of_two_triggers_in_a_turn_the_first_to_be_met_stays_the_reason():
    drawing = THREE_TILES.replace(".0───a......", ".0──.1......").replace("........1...", "............")
    state = table(drawing, simple_hand=["locomotive", "straight"], bank=5, options={"end_phase": "end_of_turn"})
    play(state, "call 2")
    assert (state.bank, state.trigger) == (0, "bank_empty")
    play(state, "lay E2 EW")
    assert state.trigger == "bank_empty"  # all stations are connected too
    assert FinalPhaseStarted("bank_empty") in play(state, "end")


@pytest.mark.rule("RD-8.2", "RD-8.5")
def test_a_trigger_that_waits_is_the_reason_even_if_nobody_did_anything_for_two_rounds():
    options = {"end_phase": "end_of_turn", "dice_left": "bank"}
    state = table(THREE_TILES, bank_dice=(20, 2), options=options)
    for text in ("end", "end", "end", "roll 0+2", "dice + wye wye", "end"):
        state.play(state.to_act[0], GAME.parse(text))  # without the referee: there are fewer dice than in the box
    assert (state.final, state.trigger) == (True, "complex_dice_gone")


@pytest.mark.rule("RD-8.2")
def test_dice_being_rolled_are_not_on_the_board():
    state = table(THREE_TILES, bank_dice=(4, 2))
    state.play(0, GAME.parse("roll 0+2"))
    assert not state.final
    white = table(THREE_TILES, bank_dice=(4, 2))
    white.play(0, GAME.parse("roll 4+0"))
    assert not white.final


@pytest.mark.rule("RD-8.5")
def test_a_turn_of_the_final_phase_ends_with_no_more_than_its_end():
    state = table(THREE_TILES, locomotives={0: [2]}, sold=[2])
    play(state, *["end"] * 4)
    assert state.final
    assert play(state, "end") == [TurnEnded(0)]
    assert play(state, "end") == [TurnEnded(1), GameEnded("no_carries")]


@pytest.mark.rule("RD-8.4")
def test_a_strict_bank_that_has_nothing_left_pays_no_bonus_and_a_single_token_is_paid():
    drawing = THREE_TILES.replace(".0───a......", ".0──.1......").replace("........1...", "............")
    for bank, paid in ((5, [5]), (6, [5, 1]), (1, [1])):
        state = table(drawing, simple_hand=["straight"], bank=bank, options={"bank": "strict"})
        events = play(state, "lay E2 EW")
        assert [event.tokens for event in events if isinstance(event, BonusPaid)] == paid
        assert state.bank == 0


@pytest.mark.rule("RD-2.3", "RD-8.2", "RD-8.3")
@pytest.mark.parametrize(("dice", "in_bank"), [("roll 4+0", (4, 1)), ("roll 0+2", (0, 4))])
def test_dice_whose_roll_starts_the_final_phase_go_back_unrolled(dice, in_bank):
    state = table(THREE_TILES, bank_dice=in_bank, options={"dice_left": "bank"})
    state.play(0, GAME.parse(dice))
    assert (state.final, state.trigger) == (True, "dice_gone")
    assert (state.bank_simple, state.bank_complex, state.rolling_simple, state.rolling_complex) == (*in_bank, 0, 0)
