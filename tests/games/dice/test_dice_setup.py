"""Components and set-up (RD-1)."""

from __future__ import annotations

from collections import Counter

import pytest
from dice_tables import GAME, heap, plain_board, play, refused, table, texts

import rotonde
from rotonde.core.contract import DEALER, MalformedBoard, MalformedSetup
from rotonde.games.dice.actions import DrawFirst, PlaceTile
from rotonde.games.dice.events import FirstPlayerDrawn, GreyStationPlaced, GreyStationsDiscarded, OwnStationPlaced, TokensPutOut
from rotonde.games.dice.faces import COMPLEX_SIDES, FACES, KEEPING, SIMPLE_FACES, SIMPLE_SIDES, face_name
from rotonde.games.dice.layout import map_of
from rotonde.games.dice.steps import FirstPlayer, LayOut, PlaceGrey, PlaceOwn, Turn


def begun(players=2, first=1, **setup):
    state = GAME.start(players, seed=1, **setup)
    play(state, f"first {first}")
    return state


@pytest.mark.rule("RD-1.1")
def test_the_box_holds_280_tokens_50_dice_and_15_locomotives():
    state = begun(3)
    assert (sum(state.accounts), state.bank_simple, state.bank_complex) == (280, 30, 20)
    assert state.stock == [3, 3, 3, 3, 3]
    assert len(state.board.tiles) == 6
    assert Counter(state.board.tile_of) == dict.fromkeys(range(6), 16)


@pytest.mark.rule("RD-1.1")
def test_the_dice_show_these_faces():
    assert (SIMPLE_SIDES, COMPLEX_SIDES) == ([2, 2, 1, 1], [1, 1, 1, 1, 1, 1])
    shapes = Counter(face_name(face) for face in range(len(FACES)))
    assert shapes == {
        "straight": 2,
        "curve": 4,
        "crossing": 1,
        "switch_left": 4,
        "switch_right": 4,
        "wye": 4,
        "double_curve": 2,
    }
    assert len(set(FACES.names)) == 21
    assert [len(KEEPING[old]) for old in range(SIMPLE_FACES)] == [5] * 6


@pytest.mark.rule("RD-1.2")
@pytest.mark.parametrize("name", [b for b in GAME.boards if b != "random"])
def test_shipped_layouts_keep_the_rule(name):
    data = GAME.board_data(name)
    assert GAME.check_board(data) == []
    tile_map = map_of(data)
    assert len(tile_map.grid) == 96
    assert min(tile_map.contact(tile) for tile in range(6)) >= 4


@pytest.mark.rule("RD-1.2")
def test_the_rectangle_is_the_default():
    assert GAME.start(2).board.shipped_as == "start_3x2" == GAME.boards[0]
    assert GAME.start(2).board.labels[-1] == "L8"


def moved(tile: int, **place: int):
    data = plain_board()
    data["layout"][tile - 1].update(place)
    return data


@pytest.mark.rule("RD-1.2")
def test_a_layout_with_a_loose_tile_is_refused_with_its_place():
    assert GAME.check_board(moved(6, x=8, y=4)) == []
    (problem,) = GAME.check_board(moved(6, x=12, y=1))
    assert (problem.code, problem.where) == ("board_loose_tile", "/layout/5")
    assert problem.details == {"tile": 6, "cells": 3, "fewest": 4}
    with pytest.raises(MalformedBoard) as refusal:
        GAME.start(2, board=moved(6, x=30, y=4))
    assert (refusal.value.code, refusal.value.details["cells"]) == ("board_loose_tile", 0)


@pytest.mark.rule("RD-1.2")
def test_four_cells_touching_several_tiles_together_are_enough():
    ring = GAME.board_data("ring")
    assert map_of(ring).contact(0) == 4
    assert GAME.check_board(ring) == []


@pytest.mark.rule("RD-1.2")
def test_a_map_in_two_pieces_is_refused():
    data = plain_board()
    for place in data["layout"][3:]:
        place["y"] = 20
    assert [p.code for p in GAME.check_board(data)] == ["board_in_pieces"]


@pytest.mark.rule("RD-1.2")
def test_tiles_may_be_turned():
    data = plain_board({"A1": "~"})
    data["layout"][0]["rotation"] = 1
    assert GAME.check_board(data) == []
    state = GAME.start(2, board=data)
    assert [label for label, cost in zip(state.board.labels, state.board.cost, strict=True) if cost] == ["D1"]


OWN = ["B2", "E2", "I2", "B6"]
GREY = ["G3", "K3", "C4", "E5", "H5", "J6", "D7", "G7"]
"""With 4 players each has one station and two grey ones (RD-1.3)."""


@pytest.mark.parametrize(
    ("where", "change", "code"),
    [
        ("/layout/1", lambda d: d["layout"][1].update(x=3), "board_tiles_overlap"),
        ("/layout/1", lambda d: d["layout"][1].update(rotation=4), "board_bad_rotation"),
        ("/layout/1", lambda d: d["layout"][1].update(rotation=-1), "board_bad_rotation"),
        ("/layout/1", lambda d: d["layout"][1].update(rotation="1"), "board_field_not_number"),
        ("/layout/1", lambda d: d["layout"][1].update(tile=9), "board_unknown_tile"),
        ("/layout/1", lambda d: d["layout"][1].update(tile=1), "board_tile_laid_twice"),
        ("/layout", lambda d: d["layout"].pop(), "board_tile_not_laid"),
        ("", lambda d: d.pop("layout"), "board_field_not_list"),
        ("/layout/0", lambda d: d["layout"].__setitem__(0, 7), "board_entry_not_object"),
        ("/tiles", lambda d: d["tiles"].pop(), "board_wrong_tile_number"),
        ("/tiles/2", lambda d: d["tiles"][2].update(rows=["...."] * 3), "board_tile_not_square"),
        ("/tiles/2", lambda d: d["tiles"][2].update(rows=["...x"] * 4), "board_unknown_tile_terrain"),
        ("/tiles/2", lambda d: d["tiles"][2].update(id=1), "board_tile_twice"),
        ("/tiles/2", lambda d: d["tiles"][2].update(id=0), "board_tile_number_below_one"),
        ("", lambda d: d.pop("name"), "board_field_not_text"),
        ("", lambda d: [t.update(rows=["~~~~"] * 4) for t in d["tiles"]], "board_too_few_station_cells"),
        ("", lambda d: d.update(stations=[]), "board_field_not_object"),
        ("/stations/5", lambda d: d.update(stations={"5": {}}), "board_bad_station_spots"),
        ("/stations/2", lambda d: d.update(stations={"2": {"own": ["B2"], "neutral": []}}), "board_wrong_station_number"),
        ("/stations/4", lambda d: d.update(stations={"4": {"own": OWN, "neutral": [*GREY, "K5"]}}), "board_wrong_station_number"),
        ("/stations/2", lambda d: d.update(stations={"2": {"own": ["B2", "Z9"], "neutral": []}}), "board_unknown_cell"),
        ("/stations/2", lambda d: d.update(stations={"2": {"own": ["B2", "A5"], "neutral": []}}), "board_bad_station_cell"),
        ("/stations/2", lambda d: d.update(stations={"2": {"own": ["B2", "F2"], "neutral": ["G2"]}}), "board_stations_too_close"),
        ("/stations/2", lambda d: d.update(stations={"2": {"own": ["B2", "D3"], "neutral": []}}), "board_two_owned_on_tile"),
        ("/layout/0", lambda d: d["layout"][0].update(x=10**9), "board_loose_tile"),
    ],
)
def test_a_bad_layout_is_refused_with_code_and_place(where, change, code):
    data = plain_board()
    change(data)
    assert (code, where) in [(p.code, p.where) for p in GAME.check_board(data)]


@pytest.mark.rule("RD-1.3", "RD-1.8")
def test_as_many_grey_stations_may_be_prepared_as_the_players_have():
    assert GAME.check_board(plain_board(stations={"4": {"own": OWN, "neutral": GREY}})) == []


@pytest.mark.rule("RD-1.2")
def test_a_tile_may_be_turned_up_to_three_times():
    data = plain_board()
    for rotation in range(4):
        data["layout"][1]["rotation"] = rotation
        assert GAME.check_board(data) == []


@pytest.mark.rule("RD-1.5")
def test_four_inner_cells_of_all_tiles_are_room_enough_and_three_are_not():
    every = [f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 9)]
    inner = [cell for cell in every if cell[0] in "BCFGJK" and cell[1] in "2367"]
    for room in (["B2", "C2", "B3"], ["F6", "G7", "G6"]):
        (problem,) = GAME.check_board(plain_board({cell: "~" for cell in inner if cell not in room}))
        assert (problem.code, problem.details) == ("board_too_few_station_cells", {"number": 3, "fewest": 4})
    assert GAME.check_board(plain_board({cell: "~" for cell in every if cell not in ("B2", "C2", "B3", "C3")})) == []


@pytest.mark.rule("RD-1.2")
def test_the_dealer_lays_a_random_layout_tile_by_tile():
    state = GAME.start(2, seed=5, board="random")
    assert state.step == LayOut(1)
    assert refused(state, "first 1", DEALER) == [("RD-1.2", "tiles_first")]
    play(state, "tile 1 at 0,0 turned 3")
    assert state.step == LayOut(2)
    assert refused(state, "tile 3 at 4,0 turned 0", DEALER) == [("RD-1.2", "not_the_next_tile")]
    assert refused(state, "tile 2 at 4,0 turned 4", DEALER) == [("RD-1.2", "no_such_rotation")]
    assert refused(state, "tile 2 at 3,0 turned 0", DEALER) == [("RD-1.2", "tiles_overlap")]
    assert refused(state, "tile 2 at 4,1 turned 0", DEALER) == [("RD-1.2", "tile_touches_too_little")]
    play(state, "tile 2 at 4,0 turned 0", "tile 3 at 2,-4 turned 1")
    while isinstance(state.step, LayOut):
        assert all(not state.objections(DEALER, action) for action in state.legal(DEALER))
        play(state, str(state.deal()))
    assert state.step == FirstPlayer()
    assert refused(state, "tile 6 at 4,0 turned 0", DEALER) == [("RD-1.2", "layout_complete")]
    laid = {"name": "Laid", "layout": state.view(None)["layout"]}
    assert GAME.check_board(laid) == []
    assert GAME.start(2, board=laid).board.map.terrain == state.board.map.terrain
    first = GAME.start(2, board="random")
    assert refused(first, "tile 1 at 1,0 turned 0", DEALER) == [("RD-1.2", "first_tile_elsewhere")]


@pytest.mark.rule("RD-1.2")
def test_random_layouts_are_legal_come_from_the_seed_and_differ():
    layouts = []
    for seed in range(25):
        states = [GAME.start(2, seed=seed, board="random") for _ in range(2)]
        for state in states:
            while isinstance(state.step, LayOut):
                play(state, str(state.deal()))
        assert states[0].layout == states[1].layout
        assert GAME.check_board({"name": "Laid", "layout": states[0].view(None)["layout"]}) == []
        layouts.append(tuple(states[0].layout))
    assert len(set(layouts)) == 25


def test_a_random_layout_may_have_tiles_of_ones_own():
    data = {**plain_board({"B2": "^"}), "layout": "random"}
    assert GAME.check_board(data) == []
    state = GAME.start(2, seed=1, board=data)
    while isinstance(state.step, LayOut):
        play(state, str(state.deal()))
    assert sum(state.board.cost) == 1
    assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.rule("RD-1.8")
def test_spots_prepared_for_a_layout_do_not_count_where_it_is_laid_at_random():
    data = {"name": "Mine", "layout": "random", "stations": {"2": {"own": ["B2", "J2"], "neutral": []}}}
    assert GAME.check_board(data) == []
    state = GAME.start(2, seed=1, board=data)
    while state.to_act == (rotonde.DEALER,):
        play(state, str(state.deal()))
    assert state.step == PlaceOwn(state.to_act[0])


@pytest.mark.rule("RD-1.3")
@pytest.mark.parametrize(("players", "greys"), [(2, 4), (3, 3), (4, 2)])
def test_players_get_10_money_and_grey_stations(players, greys):
    state = begun(players)
    assert state.accounts[:players] == [10] * players
    assert state.greys == [greys] * players
    for count in (1, 5):
        with pytest.raises(MalformedSetup):
            GAME.start(count)


@pytest.mark.rule("RD-1.3")
def test_with_three_players_there_are_nine_neutral_stations():
    state = begun(3, options={"setup": "fixed"})
    assert len(state.station_cell) == 3 + 9


@pytest.mark.rule("RD-1.4", "RD-1.8")
def test_own_stations_are_placed_clockwise_then_grey_ones_in_turn():
    state = begun(2, first=2, board=plain_board())
    assert state.step == PlaceOwn(1)
    assert refused(state, "end") == [("RD-1.4", "stations_first")]
    assert refused(state, "station B2", seat=0)[0] == ("RD-1.4", "not_your_decision")
    play(state, "station B2")
    assert state.step == PlaceOwn(0)
    assert refused(state, "station B4") == [("RD-1.4", "tile_has_owned_station"), ("RD-1.5", "station_too_close")]
    assert refused(state, "station D4") == [("RD-1.4", "tile_has_owned_station")]
    play(state, "station F2")
    assert state.step == PlaceGrey(1, 4)
    play(state, "station D4")  # a grey station may share a tile
    assert state.step == PlaceGrey(0, 4)
    assert texts(state, "station")
    play(state, "station F5", "station B6", "station H7", "station H4", "station J2", "station J5", "station D7")
    assert isinstance(state.step, Turn)
    assert state.turn == 1
    assert refused(state, "station K7") == [("RD-1.4", "stations_all_placed")]


@pytest.mark.rule("RD-1.5")
def test_no_station_at_the_edge_in_water_or_within_two_cells():
    state = begun(board=plain_board({"C3": "~", "G6": "^"}))
    assert "station G6" in texts(state, "station")  # mountain is allowed
    for edge in ("A3", "D1", "L5", "F8"):
        assert refused(state, f"station {edge}") == [("RD-1.5", "station_at_edge")]
    assert refused(state, "station C3") == [("RD-1.5", "station_in_water")]
    assert refused(state, "station M1") == [("RD-1.2", "cell_off_map")]
    play(state, "station G6")
    assert state.money(0) == 10  # and free
    assert "station D6" in texts(state, "station")
    assert "station H4" in texts(state, "station")  # Manhattan distance 3
    assert ("RD-1.5", "station_too_close") in refused(state, "station E6")  # one cell between
    assert ("RD-1.5", "station_too_close") in refused(state, "station F5")
    assert ("RD-1.5", "cell_has_station") in refused(state, "station G6")


@pytest.mark.rule("RD-1.5")
def test_cells_round_a_hole_are_at_the_edge():
    state = begun(board="ring")
    grid = state.board.grid
    hole = [cell for cell in range(96) if grid.places[cell] in ((3, 4), (3, 5), (6, 4), (6, 5), (4, 3), (5, 3), (4, 6), (5, 6))]
    assert hole
    for cell in hole:
        if grid.is_edge(cell):
            assert ("RD-1.5", "station_at_edge") in refused(state, f"station {grid.labels[cell]}")


def water_but(*cells: str) -> dict[str, str]:
    return {f"{c}{r}": "~" for c in "ABCDEFGHIJKL" for r in range(1, 9) if f"{c}{r}" not in cells}


@pytest.mark.rule("RD-1.5")
def test_who_has_no_grey_station_left_discards_none():
    spots = ("B2", "E2", "H2", "K2", "B5", "E5", "H5", "K5", "C7")
    state = begun(2, board=plain_board(water_but(*spots, "C2")))  # C2 is next to B2
    events = play(state, *[f"station {spot}" for spot in spots])
    assert [e for e in events if isinstance(e, GreyStationsDiscarded)] == [GreyStationsDiscarded(1, 1)]


@pytest.mark.rule("RD-1.5")
def test_who_has_no_legal_cell_discards_the_grey_stations():
    state = begun(2, board=plain_board(water_but("B2", "F2", "B6", "F6", "J2")))
    events = play(state, "station B2", "station F2", "station B6", "station F6", "station J2")
    assert [e for e in events if isinstance(e, GreyStationsDiscarded)] == [
        GreyStationsDiscarded(0, 2),
        GreyStationsDiscarded(1, 3),
    ]
    assert state.step == Turn(0, False, False, False)  # the first player begins, though it was player 2's station
    assert len(state.station_cell) == 5


@pytest.mark.rule("RD-1.5")
def test_who_has_no_legal_cell_for_the_own_station_may_share_a_tile_and_then_stand_closer():
    state = begun(3, board=plain_board(water_but("B2", "C2", "B3", "C3", "D3")))
    assert texts(state, "station") == ["station B2", "station C2", "station B3", "station C3", "station D3"]
    play(state, "station B2")
    assert texts(state, "station") == ["station D3"]  # the only one far enough; the tile is shared
    play(state, "station D3")
    assert texts(state, "station") == ["station C2", "station B3", "station C3"]  # closer than allowed
    assert refused(state, "station D3") == [("RD-1.5", "cell_has_station")]
    play(state, "station C3")
    assert isinstance(state.step, Turn)


@pytest.mark.rule("RD-1.5")
@pytest.mark.parametrize("board", GAME.boards[:5])
def test_on_the_shipped_layouts_everybody_finds_a_cell_for_the_own_station(board):
    for order in (0, -1):
        state = begun(4, board=board)
        for _ in range(4):
            play(state, texts(state, "station")[order])
        tiles = {state.board.tile_of[cell] for cell in state.station_cell[:4]}
        assert len(tiles) == 4


@pytest.mark.rule("RD-1.6")
def test_five_tokens_a_station_are_put_beside_its_tile():
    state = GAME.start(2, options={"setup": "fixed"})
    events = play(state, "first 1")
    assert events[-1] == TokensPutOut(50)
    labels = [state.board.labels[cell] for cell in state.station_cell]
    assert sorted(labels) == sorted(["K6", "B4", "C2", "D7", "E4", "F2", "F6", "H5", "I2", "J4"])
    assert [heap(state, tile) for tile in range(1, 7)] == [10, 10, 10, 5, 10, 5]
    assert state.bank == 280 - 20 - 50


@pytest.mark.rule("RD-1.7")
def test_with_two_players_one_locomotive_of_each_value_is_out():
    assert begun(2).stock == [2, 2, 2, 2, 2]
    assert begun(3).stock == [3, 3, 3, 3, 3]
    assert sum(begun(2).stock) == 10


@pytest.mark.rule("RD-1.3", "RD-1.8")
def test_only_who_sits_at_the_table_is_drawn():
    state = GAME.start(3, seed=1)
    refusals = {seat: [o.code for o in state.objections(DEALER, DrawFirst(seat))] for seat in (-1, 0, 2, 3)}
    assert refusals == {-1: ["unknown_seat"], 0: [], 2: [], 3: ["unknown_seat"]}


@pytest.mark.rule("RD-1.4", "RD-1.8")
def test_who_begins_and_every_station_is_told():
    state = GAME.start(2, board=plain_board())
    told = play(state, "first 2", "station B2", "station F2", "station J2", "station B6")
    assert told == [
        FirstPlayerDrawn(1),
        OwnStationPlaced(1, "B2"),
        OwnStationPlaced(0, "F2"),
        GreyStationPlaced(1, "J2"),
        GreyStationPlaced(0, "B6"),
    ]


@pytest.mark.rule("RD-1.2")
def test_a_tile_is_not_turned_back():
    state = GAME.start(2, seed=1, board="random")
    refusals = {turns: [o.code for o in state.objections(DEALER, PlaceTile(1, 0, 0, turns))] for turns in (-1, 0, 3, 4)}
    assert refusals == {-1: ["no_such_rotation"], 0: [], 3: [], 4: ["no_such_rotation"]}


@pytest.mark.rule("RD-1.1", "RD-1.8")
def test_before_the_first_turn_nothing_has_been_done():
    data = GAME.start(3, seed=1).to_dict()
    flags = ["rolled", "refilled", "busy", "final", "whole_turn", "has_carried"]
    numbers = ["rolling_simple", "rolling_complex", "scrapped", "served", "idle_turns", "turns_without_carry"]
    assert [data[field] for field in flags] == [False] * 6
    assert [data[field] for field in numbers] == [0] * 6
    assert [data["hand"], data["used"], data["carried"], data["connected"]] == [[0] * 10, [0] * 5, [0] * 3, [0] * 3]
    assert data["held"] == [0] * 15


@pytest.mark.rule("RD-1.8")
def test_the_first_player_is_drawn():
    state = GAME.start(3, seed=1)
    assert (state.step, state.to_act) == (FirstPlayer(), (DEALER,))
    assert [str(a) for a in state.legal(DEALER)] == ["first 1", "first 2", "first 3"]
    assert refused(state, "first 4", DEALER) == [("RD-1.3", "unknown_seat")]
    assert ("RD-1.8", "first_player_not_drawn") in refused(state, "end", DEALER)
    drawn = {str(GAME.start(3, seed=seed).deal()) for seed in range(30)}
    assert drawn == {"first 1", "first 2", "first 3"}
    play(state, "first 3")
    assert ("RD-1.8", "first_player_known") in refused(state, "first 1", DEALER)
    assert ("RD-2.1", "not_for_the_dealer") in refused(state, "end", DEALER)
    assert ("RD-1.3", "unknown_seat") in refused(state, "end", 7)


@pytest.mark.rule("RD-1.8")
def test_all_tokens_lie_open():
    state = begun(3, options={"setup": "fixed"})
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    assert [view["seats"] for view in views] == [views[0]["seats"]] * 4
    assert [seat["money"] for seat in views[0]["seats"]] == [10, 10, 10]
    assert "seed" not in str(views[0])


@pytest.mark.rule("RD-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prepared_stations_need_a_board_that_has_them(players):
    state = begun(players, options={"setup": "fixed"})
    state.check()
    assert isinstance(state.step, Turn)
    with pytest.raises(MalformedSetup) as refusal:
        GAME.start(players, options={"setup": "fixed"}, board="ring")
    assert refusal.value.code == "no_prepared_stations"


def test_the_game_is_registered():
    assert "dice" in rotonde.games()
    assert GAME.title == "Rail Road Dice 2"


def test_a_drawn_table_is_a_sound_position():
    rows = ["............"] * 8
    rows[1], rows[5], rows[6] = ".0..........", "..........1.", "....a......."
    state = table("\n".join(rows))
    state.check()
    assert heap(state, 1) == 5
