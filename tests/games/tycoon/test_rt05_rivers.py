"""What a river costs (RT-5.6), and all of the board's river prices worked out again by drawing, slowly."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import cos, pi, sin

import pytest
from tycoon_table import GAME, begun, drawn_board

from rotonde.core.track import PAIR_FIRST, PAIR_SECOND, PAIRS_A_HEX
from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.build import price_of
from rotonde.games.tycoon.state import TycoonState

Point = tuple[float, float]
Line = list[Point]

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
MIDDLE: Point = (0.0, 0.0)
RIVER_HEXES = {h["label"]: frozenset(h["river"]["sides"]) for h in GAME.board_data("eastern_us")["hexes"] if "river" in h}


def on_a_river(*sides: str, **options: object) -> TycoonState:
    """A board whose hex B2 has a river that crosses some sides."""
    return begun(board=drawn_board(". . . .", " A . B .", ". . . .", rivers={"B2": " ".join(sides)}), **options)


def river_price(state: TycoonState, hex: str, sides: str) -> int:
    price = price_of(state, 0, Build(hex, sides))
    assert price is not None
    return price.river_price


@pytest.mark.rule("RT-5.6")
def test_following_the_river_costs_nothing_and_crossing_it_1000() -> None:
    state = on_a_river("E", "NW")
    assert river_price(state, "B2", "SE-W") == 0  # both ends off the river, on the same bank
    assert river_price(state, "B2", "NE-SW") == 1  # from bank to bank
    assert river_price(state, "B1", "E-W") == 0  # no river there


@pytest.mark.rule("RT-5.6")
def test_an_end_on_a_side_that_the_river_crosses_pays_unless_the_option_says_otherwise() -> None:
    state = on_a_river("E", "NW")
    assert [river_price(state, "B2", sides) for sides in ("E-W", "E-SW", "E-NW", "SE-NW")] == [1, 1, 1, 1]
    free = on_a_river("E", "NW", river_side="free")
    assert [river_price(free, "B2", sides) for sides in ("E-W", "E-SW", "E-NW", "SE-NW")] == [0, 0, 0, 0]
    assert river_price(free, "B2", "NE-SW") == 1


@pytest.mark.rule("RT-5.6")
def test_where_rivers_meet_the_banks_are_the_sectors_between_all_branches() -> None:
    free = on_a_river("NE", "SE", "W", river_side="free")
    assert river_price(free, "B2", "E-SW") == 1  # the branch to SE lies between
    assert river_price(free, "B2", "E-W") == 1  # on the river, but the sector of E does not reach it
    assert river_price(free, "B2", "SE-W") == 0  # both touch the sector of SW


@pytest.mark.rule("RT-5.6")
def test_a_river_that_ends_in_a_hex_has_one_bank() -> None:
    assert river_price(on_a_river("E"), "B2", "NE-SE") == 0
    assert river_price(on_a_river("E"), "B2", "E-W") == 1
    assert river_price(on_a_river("E", river_side="free"), "B2", "E-W") == 0


@pytest.mark.rule("RT-5.6")
def test_a_tile_over_a_river_is_paid_as_it_was_told() -> None:
    state = on_a_river("E", "NW")
    state.pay_from_bank(0, 10)
    price = price_of(state, 0, Build("B2", "E-W"))
    assert price is not None
    assert (price.terrain_price, price.river_price, price.total, price.shares) == (2, 1, 3, 0)
    state.play(0, Build("B2", "E-W"))
    assert state.money(0) == 7


def test_a_board_that_tells_the_banks_is_read_as_before() -> None:
    told = drawn_board(". . . .", " A . B .", ". . . .", rivers={"B2": "E NW"})
    river = next(h for h in told["hexes"] if h["label"] == "B2")["river"]
    del river["sides"]
    river["banks"] = {"NE": 0, "SE": 1, "SW": 1, "W": 1}
    state = begun(board=told)
    assert [river_price(state, "B2", s) for s in ("SE-W", "NE-SW", "E-W")] == [0, 1, 1]


def middle_of(side: str) -> Point:
    """The middle of a hex side, the hex's middle at (0, 0)."""
    angle = -pi / 3 + SIDES.index(side) * pi / 3
    return cos(angle), sin(angle)


def cut(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common."""
    ends = (turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b))
    return ends[0] * ends[1] < 1e-9 and ends[2] * ends[3] < 1e-9


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def drawn_ends(side: str, sides: frozenset[str], side_pays: bool) -> Line:
    """Where a track end may be drawn: in the middle of its side, or beside the river to either hand."""
    x, y = middle_of(side)
    if side not in sides or side_pays:
        return [(x, y)]
    return [(x - 0.1 * y, y + 0.1 * x), (x + 0.1 * y, y - 0.1 * x)]


@cache
def crosses_by_drawing(sides: frozenset[str], a: str, b: str, side_pays: bool) -> bool:
    """Whether no bend of two segments leads from side to side past every segment of the river."""
    river = [(middle_of(side), MIDDLE) for side in sides]
    bends = [(r * cos(k * pi / 12 + 0.1), r * sin(k * pi / 12 + 0.1)) for r in (0.2, 0.5, 0.8) for k in range(24)]
    for one in drawn_ends(a, sides, side_pays):
        for two in drawn_ends(b, sides, side_pays):
            if any(not any(cut(one, bend, *part) or cut(bend, two, *part) for part in river) for bend in bends):
                return False
    return True


@pytest.mark.rule("RT-5.6")
@pytest.mark.parametrize("option", ["pays", "free"])
def test_every_river_price_of_the_board_is_what_drawing_says(option: str) -> None:
    state = begun(river_side=option, sharp_curves=True)
    tried = 0
    for hex in sorted(RIVER_HEXES.keys() & state.board.index.keys()):
        for a, b in combinations(SIDES, 2):
            price = price_of(state, 0, Build(hex, f"{a}-{b}"))
            if price is not None:
                tried += 1
                assert (price.river_price == 1) == crosses_by_drawing(RIVER_HEXES[hex], a, b, option == "pays"), (hex, a, b)
    assert tried > 1400


@pytest.mark.rule("RT-5.6")
def test_no_tile_pays_for_a_river_where_none_is() -> None:
    state = begun(sharp_curves=True)
    names = state.board.pair_names
    dry = [label for label in state.board.labels if label not in RIVER_HEXES]
    prices = [price_of(state, 0, Build(label, sides)) for label in dry for sides in names]
    assert {price.river_price for price in prices if price is not None} == {0}


@pytest.mark.rule("RT-5.6")
def test_no_run_of_two_tiles_changes_the_bank_for_nothing() -> None:
    """A side that the river crosses is no way to the other bank: both tiles on it pay."""
    state = begun(sharp_curves=True)
    board, table = state.board, state.setting.track_table
    for tile, possible in enumerate(table.map.possible):
        place, pair = tile // PAIRS_A_HEX, tile % PAIRS_A_HEX
        on_river = {board.side_names[s] for s in (PAIR_FIRST[pair], PAIR_SECOND[pair])} & RIVER_HEXES.get(
            board.labels[place], frozenset()
        )
        if possible and on_river:
            assert table.crosses_river(place, PAIR_FIRST[pair], PAIR_SECOND[pair])
