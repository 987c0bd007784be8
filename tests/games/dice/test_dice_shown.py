"""A position as a seat sees it, and refusals with all their facts."""

from __future__ import annotations

from random import Random

import pytest
from dice_tables import GAME, plain_board, play, table

from rotonde.core.contract import DEALER
from rotonde.games.dice.actions import Dice, Exchange, Lay
from rotonde.games.dice.events import TilePlaced
from rotonde.games.dice.faces import FACES

DRAWING = """
    ............
    .0─*─a......
    .│.......c..
    .│..........
    .b..........
    ............
    ........1...
    ............
"""


def busy_table():
    """Seat 0 has rolled, bought, and carried from F2 with the 2."""
    state = table(
        DRAWING,
        complex={"D2": "EW+NS"},
        terrain={"C3": "^", "D3": "~"},
        simple_hand=["curve", "locomotive", "question"],
        complex_hand=["wye", "wye"],
        locomotives={0: [2, 3], 1: [2, 3]},
        sold=[2, 2, 3, 3],
        heaps={2: 7, 4: 0},
        money=[0, 12],
    )
    play(state, "carry F2 2", "load 1")
    return state


@pytest.mark.rule("RD-1.8")
def test_everything_on_the_table_is_in_the_view():
    shown = busy_table().view(0)
    assert {key: shown[key] for key in SHOWN} == SHOWN
    assert (shown["terrain"]["C3"], shown["terrain"]["D3"], shown["terrain"]["A1"]) == ("^", "~", ".")


SHOWN = {
    "game": "dice",
    "seat": 0,
    "players": 2,
    "board": "Plain",
    "to_act": [0],
    "step": {"kind": "Turn", "seat": 0, "rolled": True, "refilled": False, "final": False},
    "turn": 0,
    "rolled": True,
    "refilled": False,
    "hand": {"simple": {"curve": 1, "locomotive": 1, "question": 1}, "complex": {"wye": 2}},
    "dice": {
        "C2": {"shape": "straight", "face": "EW", "simple": True},
        "D2": {"shape": "crossing", "face": "EW+NS", "simple": False},
        "E2": {"shape": "straight", "face": "EW", "simple": True},
        "B3": {"shape": "straight", "face": "NS", "simple": True},
        "B4": {"shape": "straight", "face": "NS", "simple": True},
    },
    "stations": [
        {"cell": "B2", "owner": 0, "tile": 1},
        {"cell": "I7", "owner": 1, "tile": 6},
        {"cell": "F2", "owner": None, "tile": 2},
        {"cell": "B5", "owner": None, "tile": 4},
        {"cell": "J3", "owner": None, "tile": 3},
    ],
    "heaps": [
        {"tile": 1, "tokens": 5},
        {"tile": 2, "tokens": 6},
        {"tile": 3, "tokens": 5},
        {"tile": 4, "tokens": 0},
        {"tile": 5, "tokens": 0},
        {"tile": 6, "tokens": 5},
    ],
    "bank": {
        "tokens": 246,
        "owed": 0,
        "simple_dice": 23,
        "complex_dice": 17,
        "locomotives": [4, 4, 5, 5, 6, 6],
        "on_sale": {"value": 4, "price": 15},
    },
    "scrapped": 0,
    "used": [2],
    "served": ["F2"],
    "seats": [
        {
            "company": "black",
            "money": 1,
            "carried": 1,
            "score": 1,
            "locomotives": [2, 3],
            "grey_stations": 0,
            "connected": 2,
            "open_ends": ["B1", "A2"],
            "joined": [
                {"station": "F2", "distance": 2, "route": ["B2", "C2", "D2", "E2", "F2"], "tile": 2, "heap": 6},
                {"station": "B5", "distance": 2, "route": ["B2", "B3", "B4", "B5"], "tile": 4, "heap": 0},
            ],
        },
        {
            "company": "blue",
            "money": 12,
            "carried": 0,
            "score": 12,
            "locomotives": [2, 3],
            "grey_stations": 0,
            "connected": 0,
            "open_ends": ["I6", "H7", "J7", "I8"],
            "joined": [],
        },
    ],
    "final": False,
    "trigger": None,
    "idle_turns": 0,
    "turns_without_carry": 0,
    "over": False,
    "end_reason": None,
}


@pytest.mark.rule("RD-4.3", "RD-4.4", "RD-4.5", "RD-5.1", "RD-5.2", "RD-7.1", "RD-7.3", "RD-7.4", "RD-7.5", "RD-7.6")
@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "lay B1 NS",
            [("RD-4.3", "no_such_die", {"symbol": "straight"}), ("RD-4.4", "leads_off_map", {"cell": "B1", "side": "N"})],
        ),
        ("lay C2 EW", [("RD-4.3", "no_such_die", {"symbol": "straight"}), ("RD-4.3", "die_in_the_way", {"cell": "C2"})]),
        ("lay F2 EW", [("RD-4.3", "no_such_die", {"symbol": "straight"}), ("RD-4.3", "station_in_the_way", {"cell": "F2"})]),
        (
            "lay D3 ?NS",
            [
                ("RD-4.3", "not_at_own_line", {"cell": "D3"}),
                ("RD-4.5", "terrain_too_dear", {"cell": "D3", "tokens": 2, "money": 1}),
            ],
        ),
        ("lay I5 NE", [("RD-4.3", "not_at_own_line", {"cell": "I5"})]),
        (
            "exchange D2 ?EW+NS",
            [("RD-5.1", "no_such_die", {"symbol": "question"}), ("RD-5.1", "complex_die_stays", {"cell": "D2"})],
        ),
        ("exchange C2 EW+NS", [("RD-5.1", "no_such_die", {"symbol": "crossing"})]),
        (
            "exchange C2 NE+SW",
            [
                ("RD-5.1", "no_such_die", {"symbol": "double_curve"}),
                ("RD-5.2", "loses_track", {"cell": "C2", "old": "EW", "face": "NE+SW"}),
            ],
        ),
        (
            "exchange B3 ES+SW",
            [
                ("RD-5.1", "does_not_meet_own_line", {"cell": "B3", "face": "ES+SW"}),
                ("RD-5.2", "loses_track", {"cell": "B3", "old": "NS", "face": "ES+SW"}),
            ],
        ),
        ("exchange K7 ES+SW", [("RD-5.1", "no_simple_die_there", {"cell": "K7"})]),
        (
            "exchange C2 NW+SW",
            [
                ("RD-4.4", "blank_side_against_rail", {"cell": "C2", "side": "E", "other": "D2"}),
                ("RD-5.2", "loses_track", {"cell": "C2", "old": "EW", "face": "NW+SW"}),
            ],
        ),
        ("carry F2 2", [("RD-7.3", "locomotive_used", {"value": 2}), ("RD-7.3", "station_served", {"station": "F2"})]),
        ("carry F2 3", [("RD-7.3", "station_served", {"station": "F2"})]),
        ("carry B5 3", [("RD-7.4", "heap_empty", {"station": "B5", "tile": 4})]),
        ("carry B2 3", [("RD-7.5", "own_station_no_destination", {"station": "B2"})]),
        ("carry J3 3", [("RD-7.3", "station_not_joined", {"station": "J3"})]),
        ("carry C2 3", [("RD-7.3", "no_station_there", {"cell": "C2"})]),
        ("carry J3 6", [("RD-7.3", "no_such_locomotive", {"value": 6}), ("RD-7.3", "station_not_joined", {"station": "J3"})]),
        (
            "buy 3",
            [
                ("RD-7.1", "locomotive_not_on_sale", {"value": 3, "on_sale": 4}),
                ("RD-7.1", "locomotive_too_dear", {"value": 3, "tokens": 10, "money": 1}),
            ],
        ),
        ("buy 4", [("RD-7.1", "locomotive_too_dear", {"value": 4, "tokens": 15, "money": 1})]),
        ("buy 9", [("RD-1.1", "unknown_locomotive", {"value": 9})]),
        ("call 5", [("RD-7.6", "tile_without_station", {"tile": 5})]),
        ("call 9", [("RD-1.1", "unknown_tile", {"tile": 9})]),
        ("load 1", [("RD-7.4", "nothing_to_load", {})]),
    ],
)
def test_a_refusal_tells_every_rule_with_its_facts(text, facts):
    objections = busy_table().objections(0, GAME.parse(text))
    assert [(objection.rule, objection.code, objection.details) for objection in objections] == facts


@pytest.mark.rule("RD-4.3", "RD-5.1", "RD-7.6")
@pytest.mark.parametrize(
    ("text", "symbol"),
    [("lay C3 ?NE", "question"), ("lay C3 NE", "curve"), ("call ?1", "question"), ("call 1", "locomotive"),
     ("exchange B3 ?ES+NS", "question"), ("exchange B3 ES+NS", "switch_right")],
)  # fmt: skip
def test_a_die_that_is_not_in_the_hand_is_named(text, symbol):
    state = table(DRAWING, complex={"D2": "EW+NS"}, simple_hand=["straight"])
    missing = [o.details for o in state.objections(0, GAME.parse(text)) if o.code == "no_such_die"]
    assert missing == [{"symbol": symbol}]


@pytest.mark.rule("RD-4.3", "RD-5.1")
def test_a_simple_die_shows_no_complex_face_and_the_other_way_round():
    state = busy_table()
    for action, fact in (
        (Lay("B1", "EW+NS", False), ("RD-4.3", "no_simple_face", {"face": "EW+NS"})),
        (Exchange("C2", "EW", True), ("RD-5.1", "no_complex_face", {"face": "EW"})),
    ):
        assert [(o.rule, o.code, o.details) for o in state.objections(0, action)] == [fact]


@pytest.mark.rule("RD-7.4")
def test_a_load_is_refused_with_its_facts():
    state = busy_table()
    play(state, "end", "end", "carry F2 3")
    facts = {tokens: [(o.code, o.details) for o in state.objections(0, GAME.parse(f"load {tokens}"))] for tokens in (0, 3, 4, 7)}
    assert facts == {
        0: [("load_below_one", {"tokens": 0})],
        3: [],
        4: [("load_above_locomotive", {"tokens": 4, "value": 3})],
        7: [("load_above_locomotive", {"tokens": 7, "value": 3}), ("load_above_heap", {"tokens": 7, "heap": 6})],
    }
    first = state.objections(0, GAME.parse("end"))
    assert [(o.rule, o.code, o.details) for o in first] == [("RD-7.4", "load_first", {"station": "F2"})]


@pytest.mark.rule("RD-1.1", "RD-3.1")
def test_dice_with_symbols_that_they_do_not_have_are_refused():
    state = table(DRAWING, complex={"D2": "EW+NS"})
    play(state, "roll 2+1")
    objections = state.objections(DEALER, Dice(("wye", "curve"), ("straight",)))
    assert [(o.rule, o.code) for o in objections] == [("RD-1.1", "no_such_dice")]
    few = state.objections(DEALER, Dice(("curve",), ("wye",)))
    assert [(o.code, o.details) for o in few] == [("wrong_number_of_dice", {"simple": 2, "complex": 1})]


@pytest.mark.rule("RD-1.1", "RD-3.1")
def test_every_roll_has_the_chance_that_the_sides_of_the_dice_give_it():
    state = table(DRAWING, complex={"D2": "EW+NS"})
    play(state, "roll 2+1")
    chances = {str(action): chance for action, chance in state.outcomes()}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["dice straight straight + wye"] == pytest.approx(2 * 2 / 36 / 6)
    assert chances["dice straight curve + wye"] == pytest.approx(2 * 2 * 2 / 36 / 6)
    assert chances["dice locomotive ? + ?"] == pytest.approx(2 / 36 / 6)
    rng = Random(1)
    rolled = [str(state.deal(rng)) for _ in range(4000)]
    assert rolled.count("dice straight curve + wye") / 4000 == pytest.approx(8 / 216, rel=0.25)
    orange = table(DRAWING, complex={"D2": "EW+NS"})
    play(orange, "roll 0+2")
    chances = {str(action): chance for action, chance in orange.outcomes()}
    assert chances["dice + wye wye"] == pytest.approx(1 / 36)
    assert chances["dice + crossing wye"] == pytest.approx(2 / 36)


class Fallen(Random):
    """Chance that lets every die fall on the same side, one of six."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.side = side

    def random(self) -> float:
        return (self.side + 0.5) / 6


@pytest.mark.rule("RD-1.1", "RD-3.1")
def test_a_die_falls_on_each_of_its_six_sides():
    rolled = {}
    for dice in ("roll 4+0", "roll 0+2"):
        state = table(DRAWING, complex={"D2": "EW+NS"})
        play(state, dice)
        rolled[dice] = [str(state.deal(Fallen(side))).split()[-1] for side in range(6)]
    assert rolled["roll 4+0"] == ["straight", "straight", "curve", "curve", "locomotive", "?"]
    assert rolled["roll 0+2"] == ["crossing", "switch_left", "switch_right", "wye", "double_curve", "?"]


@pytest.mark.rule("RD-1.2", "RD-1.8")
def test_every_first_player_and_every_place_of_a_tile_has_the_same_chance():
    first = GAME.start(3, seed=1)
    assert [(str(action), chance) for action, chance in first.outcomes()] == [(f"first {seat}", 1 / 3) for seat in (1, 2, 3)]
    tiles = GAME.start(2, seed=1, board="random")
    assert [chance for _, chance in tiles.outcomes()] == [1 / 4] * 4


@pytest.mark.rule("RD-3.1")
def test_a_copy_knows_how_often_chance_was_taken_back():
    state = table(DRAWING, complex={"D2": "EW+NS"})
    play(state, "roll 4+0")
    state.undone = 3
    assert state.copy().to_dict() == state.to_dict()
    assert [str(state.copy().deal())] == [str(state.deal())]


@pytest.mark.rule("RD-1.2")
def test_of_a_layout_at_random_only_the_tiles_that_lie_are_shown():
    state = GAME.start(2, seed=1, board="random")
    assert (state.view(0)["layout"], state.view(0)["terrain"]) == ([], {})
    play(state, "tile 1 at 0,0 turned 1", "tile 2 at 4,0 turned 0")
    first, second = {"tile": 1, "x": 0, "y": 0, "rotation": 1}, {"tile": 2, "x": 4, "y": 0, "rotation": 0}
    assert (state.view(0)["layout"], state.view(0)["terrain"]) == ([first, second], {})
    while state.to_act == (DEALER,):
        state.play(DEALER, state.deal())
    assert [place["tile"] for place in state.view(0)["layout"]] == [1, 2, 3, 4, 5, 6]
    assert len(state.view(0)["terrain"]) == 96


@pytest.mark.rule("RD-1.2")
def test_the_board_of_a_layout_at_random_is_what_it_has_become():
    keys = []
    for seed in (1, 2):
        state = GAME.start(2, seed=seed, board="random")
        assert state.board_data == GAME.board_data("random")
        keys.append(state.board_key)
        for tile in range(1, 7):
            state = GAME.from_dict(state.to_dict())
            (told,) = state.play(DEALER, state.deal())
            assert (type(told), told.tile) == (TilePlaced, tile)
            state.check()
        assert state.board_data == {**GAME.board_data("random"), "layout": state.view(0)["layout"]}
        assert state.board_key == GAME.start(2, board=state.board_data).board_key
        keys.append(state.board_key)
    assert keys[0] == keys[2]
    assert keys[1] != keys[3]


def test_a_layout_that_is_given_is_the_board_all_the_time():
    state = table(DRAWING, complex={"D2": "EW+NS"}, terrain={"C3": "^"})
    assert state.board_data == plain_board({"C3": "^"})
    assert state.board_key != GAME.start(2, board=plain_board()).board_key


EMPTY = """
    ............
    .0........1.
    ............
    ............
    ............
    ............
    ............
    ............
"""


@pytest.mark.parametrize("face", range(len(FACES.names)))
def test_a_die_of_every_face_is_told(face):
    state = table(EMPTY)
    state.put_die(state.board.index["E4"], face)
    assert state.to_dict()["dice"] == {"E4": FACES.names[face]}
