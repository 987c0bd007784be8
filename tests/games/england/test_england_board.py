"""EW-1, EW-2.2, EW-3.1: the map of England and Wales and what a board must be like."""

from __future__ import annotations

import copy

import pytest

from rotonde.core.contract import JsonDict, MalformedSetup
from rotonde.core.hexes import NO_HEX
from rotonde.core.track import CITY, CLOSED, FREE, PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX, Track
from rotonde.games.england.board import EnglandBoard, board_data, check_board

DATA = board_data("england_wales")
BOARD = EnglandBoard(DATA, "england_wales")
TABLE = BOARD.track_table({})


def end(hex_label: str, side: str) -> int:
    """What a track end on that side of a hex would meet on the empty map."""
    return Track(TABLE.map).end_at(0, BOARD.index[hex_label], BOARD.side_names.index(side))


def prices(hex_label: str) -> set[int]:
    """What the tiles that can lie in a hex cost."""
    place = BOARD.index[hex_label]
    tiles = [place * PAIRS_A_HEX + pair for pair in range(PAIRS_A_HEX)]
    return {TABLE.tariff({}).tile[tile] for tile in tiles if TABLE.map.possible[tile]}


def damaged(**changes: object) -> JsonDict:
    data: JsonDict = copy.deepcopy(DATA)
    data.update(changes)
    return data


def test_shipped_board_has_no_problem() -> None:
    assert check_board(DATA) == []


def test_other_boards_are_refused_by_name() -> None:
    with pytest.raises(MalformedSetup):
        board_data("eastern_us")


@pytest.mark.rule("EW-1.1")
def test_hexes_that_are_not_listed_are_water() -> None:
    assert end("C31", "SW") == CITY  # Penzance
    assert end("C31", "SE") == FREE
    assert end("C31", "S") == CLOSED  # the sea
    assert not BOARD.unplayable


@pytest.mark.rule("EW-1.1")
def test_no_track_end_lies_on_a_barrier_but_both_hexes_stay_buildable() -> None:
    assert end("O7", "SE") == FREE
    for a, b in DATA["barriers"]:
        place = BOARD.index[a]
        side = BOARD.side_names[BOARD.grid.direction(place, BOARD.index[b])]
        assert end(a, side) == CLOSED
    assert len(DATA["barriers"]) == 31
    assert prices("O7") == {4}
    assert prices("O8") == {4}


@pytest.mark.rule("EW-1.1")
def test_a_city_is_entered_through_every_side_with_a_hex_and_without_a_barrier() -> None:
    barriers = {frozenset(pair) for pair in DATA["barriers"]}
    for place in BOARD.city_hex:
        for side in range(6):
            neighbour = BOARD.grid.neighbour[6 * place + side]
            expected = neighbour != NO_HEX and frozenset((BOARD.labels[place], BOARD.labels[neighbour])) not in barriers
            assert bool(TABLE.map.open_side[6 * place + side]) == expected
    assert end("V11", "S") == CITY  # Hull from the north
    assert end("V13", "N") == CLOSED  # not over the Humber


@pytest.mark.rule("EW-1.2")
def test_a_mountain_with_a_river_is_a_mountain_and_any_other_hex_with_a_river_a_river_hex() -> None:
    with_river = {h["label"]: h["terrain"] for h in DATA["hexes"] if h.get("rivers") and h["terrain"] != "city"}
    assert with_river["J19"] == "mountain"
    assert prices("J19") == {4}
    assert with_river["G21"] == "river"
    assert set(with_river.values()) == {"mountain", "river"}
    assert all(h.get("rivers") for h in DATA["hexes"] if h["terrain"] == "river")


@pytest.mark.rule("EW-1.2")
def test_a_board_with_a_river_on_a_plain_is_refused() -> None:
    hexes = copy.deepcopy(DATA["hexes"])
    place = next(i for i, h in enumerate(hexes) if h["terrain"] == "plain")
    hexes[place]["rivers"] = ["Styx"]
    problems = check_board(damaged(hexes=hexes))
    assert [(p.code, p.where) for p in problems] == [("board_river_on_plain", f"/hexes/{place}")]


@pytest.mark.rule("EW-1.3")
@pytest.mark.parametrize(("hex_label", "price"), [("D30", 2), ("G21", 3), ("F29", 4)])
def test_a_tile_costs_the_same_however_the_track_lies(hex_label: str, price: int) -> None:
    assert prices(hex_label) == {price}
    assert not any(TABLE.tariff({}).side)


@pytest.mark.rule("EW-1.3")
def test_land_grant_frees_hexes_with_neither_dot_nor_river_only() -> None:
    tariff = TABLE.tariff({"plain": 0})
    for tile, possible in enumerate(TABLE.map.possible):
        if possible:
            assert tariff.tile[tile] == {"plain": 0, "river": 3, "mountain": 4}[BOARD.terrain[tile // PAIRS_A_HEX]]


@pytest.mark.rule("RT-1.2")
def test_tiles_are_straight_or_wide_curves() -> None:
    for tile, possible in enumerate(TABLE.map.possible):
        if possible:
            pair = tile % PAIRS_A_HEX
            assert PAIR_SECOND[pair] - PAIR_FIRST[pair] in (2, 3, 4)


@pytest.mark.rule("EW-2.2")
def test_there_are_12_barons_and_27_operations_cards() -> None:
    assert len(BOARD.secrets) == 12
    assert sum(card.count for card in BOARD.operations) == 27
    assert sorted(card.id for card in BOARD.operations if card.start) == ["era_begins", "new_train", "speed_record"]


@pytest.mark.rule("EW-3.1")
def test_five_major_lines_are_printed_on_the_board() -> None:
    lines = {line.id: (BOARD.cities[line.a], BOARD.cities[line.b], line.points) for line in BOARD.major_lines}
    assert lines == {
        "east_coast": ("London", "Newcastle", 10),
        "irish_mail": ("London", "Holyhead", 10),
        "great_western": ("London", "Plymouth", 9),
        "trans_pennine": ("Liverpool", "Hull", 5),
        "cross_country": ("Cardiff", "Norwich", 9),
    }


def test_bad_major_lines_are_named_with_their_place() -> None:
    lines = copy.deepcopy(DATA["major_lines"])
    lines[1]["id"] = lines[0]["id"]
    lines[2]["cities"] = ["London", "Paris"]
    problems = [(p.code, p.where) for p in check_board(damaged(major_lines=lines))]
    assert problems == [("board_line_twice", "/major_lines/1"), ("board_unknown_city", "/major_lines/2")]


def test_a_card_cannot_be_there_less_than_no_times() -> None:
    cards = copy.deepcopy(DATA["operations"])
    cards[4]["count"] = -1
    problems = check_board(damaged(operations=cards))
    assert [(p.code, p.where) for p in problems] == [("board_number_too_low", "/operations/4")]


def test_a_board_needs_two_barons_for_every_player() -> None:
    assert check_board(damaged(barons=DATA["barons"][:10])) == []
    problems = check_board(damaged(barons=DATA["barons"][:9]))
    assert [(p.code, p.where) for p in problems] == [("board_too_few", "/barons")]


@pytest.mark.rule("EW-5.1")
def test_a_board_has_one_passenger_line_at_most_and_for_colours_that_there_are() -> None:
    cards = copy.deepcopy(DATA["operations"])
    cards[0]["count"] = 2
    cards[0]["effect"]["colours"] = 6
    problems = [p.code for p in check_board(damaged(operations=cards))]
    assert problems == ["board_number_too_high", "board_too_many"]
