"""What players get wrong: each refused with its rule, the state unchanged; texts that are no action."""

from __future__ import annotations

import pytest
from dice_tables import GAME, plain_board, play, refused, table

from rotonde.core.contract import MalformedAction, MalformedBoard
from rotonde.games.dice.actions import Buy, Call, Carry, Dice, DrawFirst, Exchange, Lay, Load, PlaceStation, PlaceTile, Roll
from rotonde.games.rocket.actions import Pass

DRAWING = """
    ............
    .0──.*......
    ............
    ............
    .........a..
    ............
    .....1......
    ............
"""


def busy_table(**more):
    return table(
        DRAWING, complex={"F2": "ES+NE"}, simple_hand=["straight", "curve"], complex_hand=["crossing", "question"], **more
    )


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("lay M2 EW", "RD-1.2", "cell_off_map"),
        ("lay B1 NS", "RD-4.4", "leads_off_map"),
        ("lay E2 EW", "RD-4.4", "against_blank_side"),
        ("exchange D2 ?NS+SW", "RD-5.2", "loses_track"),
        ("buy 6", "RD-7.1", "locomotive_not_on_sale"),
        ("roll 4+0", "RD-2.1", "rolled_already"),
        ("roll 2+1", "RD-2.1", "rolled_already"),
        ("take ?", "RD-2.1", "rolled_already"),
    ],
)
def test_bad_input_is_refused_with_its_rule(text, rule, code):
    assert refused(busy_table(), text)[0] == (rule, code)


def test_a_station_with_one_cell_between_is_refused():
    state = GAME.start(2, board=plain_board())
    play(state, "first 1", "station B2", "station F2")
    assert refused(state, "station D2") == [("RD-1.5", "station_too_close")] * 2
    assert refused(state, "station B4") == [("RD-1.5", "station_too_close")]
    play(state, "station B5")


def test_a_layout_with_a_loose_tile_is_refused():
    data = plain_board()
    data["layout"][5]["x"] = 13
    with pytest.raises(MalformedBoard) as refusal:
        GAME.start(2, board=data)
    assert (refusal.value.code, refusal.value.where) == ("board_loose_tile", "/layout/5")
    assert refusal.value.details["tile"] == 6


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay",
        "lay E2",
        "lay E2 SN",
        "lay E2 EW+NS",
        "lay E2 EW ?",
        "lay E2 ??EW",
        "lay E2 ?",
        "lay E2 EW !",
        "exchange E2 EW",
        "exchange E2 NS+EW",
        "exchange E2 EW+EW",
        "roll 4",
        "roll +4",
        "roll 4+",
        "roll 04+0",
        "roll 4+0+0",
        "take",
        "take !",
        "buy two",
        "buy -2",
        "buy 02",
        "carry E2",
        "carry 4 E2",
        "load",
        "load +1",
        "load ١",
        "call ?",
        "call ??1",
        "call 1 2",
        "dice",
        "dice +",
        "dice wye",
        "dice curve straight",
        "dice straight +",
        "dice + straight",
        "dice question",
        "dice straight + ? wye",
        "station",
        "station B2 B3",
        "first 0",
        "first 01",
        "tile 1 at 0 turned 0",
        "tile 1 at 0,0",
        "tile 1 at 0,-0 turned 0",
        "tile 1 at 0,0 turned -1",
        "tile 1 at a,b turned 0",
        "refill now",
        "End",
        "end turn",
        "🚂",
    ],
)
def test_a_text_that_is_no_action_is_malformed(text):
    with pytest.raises(MalformedAction) as refusal:
        GAME.parse(text)
    assert (refusal.value.code, refusal.value.details) == ("unknown_action_text", {"text": text})


ODD = [
    Lay("E2", "XX", False),
    Lay("", "", True),
    Exchange("E2", "NS", False),
    Exchange("nowhere", "EW+NS", True),
    Roll(-1, 99),
    Dice((), ()),
    Dice(("wye",), ("straight",)),
    Buy(0),
    Buy(-5),
    Carry("E2", 0),
    Carry("", -1),
    Load(0),
    Load(10**9),
    Call(0, False),
    Call(-1, True),
    DrawFirst(-1),
    DrawFirst(99),
    PlaceStation(""),
    PlaceTile(0, 0, 0, -1),
    Pass(),
]


@pytest.mark.parametrize("action", ODD, ids=repr)
def test_odd_actions_are_refused_and_never_raise(action):
    opening = GAME.start(2, seed=1)
    tiles = GAME.start(2, seed=1, board="random")
    placing = opening.copy()
    play(placing, "first 1")
    mid_turn = busy_table()
    rolling = table(DRAWING, complex={"F2": "ES+NE"})
    play(rolling, "roll 4+0")
    for state in (opening, tiles, placing, mid_turn, rolling):
        before = state.to_dict()
        for seat in (-2, -1, 0, 1, 2, 99):
            assert state.objections(seat, action)
        assert state.to_dict() == before
