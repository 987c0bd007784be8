"""How far the numbers of a board may go (RT-1), to the very last one, and what is told of those beyond."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from tycoon_table import GAME, begun, drawn_board, give_money, legal_texts, play, refused

from rotonde.core.contract import JsonDict
from rotonde.games.tycoon.actions import Build
from rotonde.games.tycoon.build import price_of

SHIPPED = GAME.board_data("eastern_us")


def small_board() -> JsonDict:
    """Two cities, with all cards of the shipped board that name no city."""
    data = deepcopy(drawn_board("A . . B", ". h . ."))
    data["operations"] = [deepcopy(card) for card in SHIPPED["operations"] if not {"city", "cities"} & card["effect"].keys()]
    west = {"price": 30, "colour": "red", "cubes": 4, "goal": "A", "refill": 2}
    data["tables"] = {**deepcopy(data["tables"]), "western_link": {"value": west}}
    return data


def card(data: JsonDict, name: str) -> Any:
    return next(card for card in data["operations"] if card["id"] == name)


def table(*path: str) -> Any:
    """The place of a number in the tables."""
    if len(path) == 1:
        return lambda data: (data["tables"][path[0]], "value")
    return lambda data: (data["tables"][path[0]]["value"], path[1])


def effect(name: str, key: str) -> Any:
    return lambda data: (card(data, name)["effect"], key)


NUMBERS: list[tuple[str, Any, int, int]] = [
    ("cubes_a_colour", table("cubes_a_colour"), 0, 999),
    ("open_cards_a_player", table("open_cards_a_player"), 0, 999),
    ("ridge_price", table("ridge_price"), 0, 9999),
    ("river_price", table("river_price"), 0, 9999),
    ("tiles_a_build", table("tiles_a_build"), 1, 999),
    ("urbanize_price", table("urbanize_price"), 0, 9999),
    ("urbanize_cubes", table("urbanize_cubes"), 0, 12),
    ("share_value", table("share_value"), 1, 9999),
    ("2", table("fewer_cubes", "2"), 0, 999),
    ("blue", table("new_cities", "blue"), 0, 999),
    ("hills", table("terrain_prices", "hills"), 0, 9999),
    ("3", table("empty_cities_to_end", "3"), 1, 999),
    ("price", table("western_link", "price"), 0, 9999),
    ("cubes", table("western_link", "cubes"), 0, 12),
    ("refill", table("western_link", "refill"), 0, 12),
    ("q", lambda data: (data["hexes"][1], "q"), -9999, 9999),
    ("r", lambda data: (data["hexes"][1], "r"), -9999, 9999),
    ("cubes", lambda data: (data["cities"][0], "cubes"), 1, 12),
    ("count", lambda data: (card(data, "land_grant"), "count"), 0, 99),
    ("points", effect("railroad_era", "points"), 1, 999),
    ("min_links", effect("speed_record", "min_links"), 1, 999),
    ("level", effect("new_train", "level"), 1, 8),
    ("tiles", effect("perfect_engineering", "tiles"), 1, 999),
    ("actions", effect("executive", "actions"), 1, 99),
    ("cubes", effect("city_growth", "cubes"), 1, 12),
    ("open", lambda data: (card(data, "land_grant")["effect"]["terrain"], "open"), 0, 999),
]


def told_of(find: Any, value: int) -> list[tuple[str, dict[str, object]]]:
    """What is told of a number that is too low or too high."""
    data = small_board()
    holder, key = find(data)
    holder[key] = value
    return [(p.code, p.details) for p in GAME.check_board(data) if p.code.startswith("board_number_too")]


@pytest.mark.rule("RT-1.2", "RT-1.3", "RT-1.5")
@pytest.mark.parametrize(("field", "find", "fewest", "most"), NUMBERS)
def test_a_number_may_go_to_its_bounds_and_not_beyond(field: str, find: Any, fewest: int, most: int) -> None:
    few = [told for told in told_of(find, fewest) if told[1]["field"] == field]
    assert few == told_of(find, most) == []
    assert ("board_number_too_low", {"field": field, "value": str(fewest - 1), "fewest": fewest}) in told_of(find, fewest - 1)
    assert told_of(find, most + 1) == [("board_number_too_high", {"field": field, "value": str(most + 1), "most": most})]


@pytest.mark.rule("RT-3.2")
def test_a_share_costs_no_more_than_it_brings() -> None:
    assert told_of(table("share_dividend"), 5) == []
    assert told_of(table("share_dividend"), 6) == [("board_number_too_high", {"field": "share_dividend", "value": 6, "most": 5})]


def problems(data: JsonDict) -> list[tuple[str, str, dict[str, object]]]:
    return [(p.where, p.code, p.details) for p in GAME.check_board(data)]


@pytest.mark.rule("RT-1.5", "RT-11.1")
@pytest.mark.parametrize(
    ("path", "length"), [(("income",), 101), (("engine_prices", "steps"), 7), (("engine_prices", "linear"), 7)]
)
def test_a_row_has_its_length_and_numbers_that_are_not_too_high(path: tuple[str, ...], length: int) -> None:
    def row(data: JsonDict) -> Any:
        value = data["tables"][path[0]]["value"]
        return value[path[1]] if len(path) > 1 else value

    where = "/tables/" + "/".join(path)
    for value, accepted in ((0, True), (9999, True), (-1, False), (10000, False), (True, False), ("1", False)):
        data = small_board()
        row(data)[-1] = value
        assert problems(data) == ([] if accepted else [(where, "board_row_not_numbers", {"length": length})])
    for change in (lambda r: r.append(1), lambda r: r.pop()):
        data = small_board()
        change(row(data))
        assert problems(data) == [(where, "board_row_not_numbers", {"length": length})]


def test_the_fewest_and_the_most_cities() -> None:
    def with_cities(number: int) -> JsonDict:
        data = small_board()
        del data["tables"]["western_link"]
        data["hexes"] = [{"label": f"H{n}", "q": n, "r": 0, "terrain": "open"} for n in range(70)]
        data["cities"] = [{"name": f"C{n}", "hex": f"H{n}", "colour": "red", "cubes": 1} for n in range(number)]
        return data

    assert problems(with_cities(2)) == problems(with_cities(62)) == []
    assert problems(with_cities(1)) == [("/cities", "board_too_few", {"what": "cities", "number": 1, "fewest": 2})]
    assert problems(with_cities(63)) == [("/cities", "board_too_many", {"what": "cities", "number": 63, "most": 62})]


@pytest.mark.rule("RT-1.3")
def test_the_most_cubes_and_colours() -> None:
    data = small_board()
    data["tables"]["cubes_a_colour"] = {"value": 2}
    data["cities"][0]["cubes"] = data["cities"][1]["cubes"] = 5
    assert problems(data) == []
    data["cities"][0]["cubes"] = 6
    assert problems(data) == [("/cities", "board_too_many", {"what": "cubes", "number": 11, "most": 10})]
    data = small_board()
    data["tables"]["colours"]["value"] = [*data["tables"]["colours"]["value"], "a", "b", "c"]
    assert problems(data) == []
    data["tables"]["colours"]["value"] = [*data["tables"]["colours"]["value"], "d"]
    assert problems(data) == [("/tables/colours", "board_too_many", {"what": "colours", "number": 9, "most": 8})]
    data["tables"]["colours"]["value"] = []
    assert ("/tables/colours", "board_too_few", {"what": "colours", "number": 0, "fewest": 1}) in problems(data)


@pytest.mark.rule("RT-2.2")
def test_a_tycoon_card_for_every_player_or_none_at_all() -> None:
    data = small_board()
    objectives = [{"id": f"t{n}", "name": "T", "effect": {"type": "most_links", "points": 5}} for n in range(6)]
    data["tycoons"] = objectives
    assert problems(data) == []
    data["tycoons"] = objectives[:5]
    assert problems(data) == [("/tycoons", "board_too_few", {"what": "tycoons", "number": 5, "fewest": 6})]


@pytest.mark.rule("RT-9.8")
@pytest.mark.parametrize("cities", [["A"], ["A", "A"], ["A", "B", "A"], None])
def test_a_line_joins_two_cities(cities: Any) -> None:
    data = small_board()
    line = {"id": "line", "name": "Line", "symbol": "green_circle", "count": 1}
    data["operations"] = [{**line, "effect": {"type": "major_line", "cities": ["A", "B"], "points": 5}}]
    assert problems(data) == []
    data["operations"][0]["effect"]["cities"] = cities
    assert problems(data) == [("/operations/0/effect", "board_not_two_cities", {"cities": repr(cities)})]


def card_of(symbol: str, effect: Any) -> JsonDict:
    return {"id": "x", "name": "X", "symbol": symbol, "count": 1, "effect": effect}


@pytest.mark.rule("RT-9.9", "RT-9.10")
@pytest.mark.parametrize(
    ("symbol", "effect", "where", "code", "details"),
    [
        ("none", {"type": "hotel", "points": 1}, "/effect", "board_field_not_text", {"field": "city", "value": "None"}),
        ("none", {"type": "hotel", "points": 1, "city": "Oz"}, "/effect", "board_unknown_city", {"city": "Oz"}),
        ("hand", {"type": "track_prices"}, "/effect", "board_field_not_object", {"field": "terrain"}),
        ("hand", {"type": "track_prices", "terrain": {}}, "/effect", "board_field_not_object", {"field": "terrain"}),
        ("hand", {"type": "track_prices", "terrain": ["open"]}, "/effect", "board_field_not_object", {"field": "terrain"}),
        ("hand", {"type": "track_prices", "terrain": {"sea": 1}}, "/effect", "board_terrain_without_price", {"terrain": "sea"}),
        ("red_x", "new_city", "", "board_field_not_object", {"field": "effect"}),
        ("hand", {"type": "new_city"}, "", "board_wrong_symbol", {"card": "x", "symbol": "hand", "right": "red_x"}),
    ],
)
def test_what_is_wrong_with_a_card_is_told_once(symbol: str, effect: Any, where: str, code: str, details: Any) -> None:
    data = small_board()
    data["operations"] = [card_of(symbol, effect)]
    assert problems(data) == [(f"/operations/0{where}", code, details)]


@pytest.mark.rule("RT-9.8", "RT-9.9")
def test_cards_say_what_the_board_says_of_them() -> None:
    board = GAME.start(2, seed=1).board
    line, grant = (board.operations[board.operation_index[name]] for name in ("line_transcontinental", "land_grant"))
    cities = [board.city_index[name] for name in ("New York", "Kansas City", "Kansas City")]
    assert [line.effect.a, line.effect.b, line.effect.western_city] == cities
    assert (line.count, line.symbol, line.start, line.effect.points) == (1, "green_circle", False, 15)
    assert (grant.count, grant.effect.prices) == (2, {"open": 0})


@pytest.mark.rule("RT-5.6")
@pytest.mark.parametrize("tile", [("Z99", "E-W"), ("B1", "E-N"), ("A1", "E-W"), ("B1", "E-SE")])
def test_a_tile_that_cannot_lie_has_no_price(tile: tuple[str, str]) -> None:
    state = begun(board=drawn_board("A . . B", ". h . ."))
    assert price_of(state, 0, Build(*tile)) is None


@pytest.mark.rule("RT-5.6", "RT-3.3")
def test_a_tile_tells_its_price_reason_by_reason_and_the_shares_that_it_takes() -> None:
    state = begun(board=drawn_board("A . h B", ridges=[("B1", "C1")], rivers={"C1": "NE SW"}))
    give_money(state, 0, 3)
    price = price_of(state, 0, Build("C1", "E-W"))
    assert price is not None
    told = (price.terrain, price.terrain_price, price.ridges, price.ridge_price, price.river_price, price.total, price.shares)
    assert told == ("hills", 4, 1, 4, 1, 9, 2)
    play(state, "build B1 E-W")
    after = price_of(state, 0, Build("C1", "E-W"))
    assert after is not None
    assert (after.ridges, after.total) == (0, 5)


@pytest.mark.rule("RT-5.12")
def test_no_track_crosses_a_barrier() -> None:
    board = drawn_board("A . . B", ". . . .")
    open_board = begun(board=board)
    assert "build B1 E-W" in legal_texts(open_board)
    state = begun(board={**board, "barriers": [["B1", "C1"]]})
    assert refused(state, "build B1 E-W") == ["RT-5.12 end_closed"]
    assert refused(state, "build C1 E-W") == ["RT-5.12 end_closed"]
    assert "build C1 E-SW" in legal_texts(state)


@pytest.mark.rule("RT-5.6")
@pytest.mark.parametrize("river", [{"sides": "NE"}, {"sides": None}, {"sides": ["NE", "NE"]}, {}])
def test_a_river_tells_the_sides_that_it_crosses(river: Any) -> None:
    data = small_board()
    data["hexes"][1]["river"] = river
    assert [(where, code) for where, code, _ in problems(data)] == [("/hexes/1", "board_bad_river")]
