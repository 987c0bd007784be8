"""The board that ships, and what is said about one that cannot be played on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from odd_boards import try_boards
from tycoon_table import GAME, begun, drawn_board, play

import rotonde
from rotonde.core.contract import MalformedBoard
from rotonde.i18n import LANGUAGES, malformed_sentence

ENDS, WEST = "/tables/empty_cities_to_end", "/tables/western_link"
DATA = GAME.board_data("eastern_us")


def test_the_board_that_ships_has_no_problem() -> None:
    assert GAME.check_board(DATA) == []


@pytest.mark.parametrize("game_id", ["tycoon", "england", "rocket", "shares"])
def test_every_fact_of_a_board_that_ships_is_marked(game_id: str) -> None:
    game = rotonde.game(game_id)
    data = game.board_data(game.boards[0])
    words = tuple(data["certainty_words"])
    assert words == ("sourced", "inferred", "invented")
    for group in data.keys() - {"status", "status_companies", "certainty_words", "certainty"}:
        for mark in marks(data, group):
            assert any(word in mark for word in words), group


def marks(data: dict[str, Any], group: str) -> Iterator[str]:
    """How certain each fact of a group is: its own mark, or else the group's."""
    facts = data[group]
    for fact in facts.values() if group == "tables" else facts if isinstance(facts, list) else [facts]:
        mark = fact["certainty"] if isinstance(fact, dict) and "certainty" in fact else data["certainty"][group]
        yield from mark.values() if isinstance(mark, dict) else [mark]


@pytest.mark.parametrize("game_id", ["tycoon", "england"])
def test_a_board_changed_at_random_is_refused_with_its_place_or_can_be_played(game_id: str) -> None:
    assert set(try_boards(game_id, 40, seed=3)) == {"refused", "played"}


def test_every_hex_stands_on_its_own_line() -> None:
    from importlib.resources import files

    lines = files("rotonde.games.tycoon").joinpath("boards/eastern_us.json").read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith('  {"label": ') for line in lines) == len(DATA["hexes"]) == 1026


def broken(change: Callable[[Any], object]) -> list[MalformedBoard]:
    data = deepcopy(DATA)
    change(data)
    return GAME.check_board(data)


@pytest.mark.parametrize(
    ("code", "where", "change"),
    [
        ("board_field_not_text", "", lambda d: d.pop("name")),
        ("board_field_not_choice", "/grid", lambda d: d["grid"].update(orientation="round")),
        ("board_field_not_object", "", lambda d: d.update(tables=[])),
        ("board_table_without_value", "/tables/income", lambda d: d["tables"].update(income=[0])),
        ("board_row_not_numbers", "/tables/income", lambda d: d["tables"]["income"]["value"].pop()),
        ("board_players_missing", "/tables/empty_cities_to_end", lambda d: d["tables"]["empty_cities_to_end"]["value"].pop("4")),
        ("board_unknown_colour", "/tables/new_cities", lambda d: d["tables"]["new_cities"]["value"].update(green=1)),
        ("board_hex_twice", "/hexes/1", lambda d: d["hexes"][1].update(label="A1")),
        ("board_bad_river", "/hexes/45", lambda d: d["hexes"][45]["river"]["sides"].append("N")),
        ("board_bad_river", "/hexes/45", lambda d: d["hexes"][45]["river"]["sides"].append("SE")),
        ("board_bad_river", "/hexes/45", lambda d: d["hexes"][45]["river"].update(sides=[])),
        ("board_bad_river", "/hexes/45", lambda d: d["hexes"][45].update(river={"names": ["Ohio"]})),
        ("board_field_not_object", "/hexes/45", lambda d: d["hexes"][45].update(river="Ohio")),
        ("board_city_twice", "/cities/1", lambda d: d["cities"][1].update(name="Boston")),
        ("board_unknown_hex", "/cities/0", lambda d: d["cities"][0].update(hex="Q99")),
        ("board_unknown_side", "/cities/0", lambda d: d["cities"][0].update(sides=["N"])),
        ("board_name_not_typable", "/cities/1", lambda d: d["cities"][1].update(name="Al via bany")),
        ("board_number_too_low", "/cities/1", lambda d: d["cities"][1].update(cubes=0)),
        ("board_too_many", "/cities", lambda d: [city.update(cubes=12) for city in d["cities"]]),
        ("board_number_too_high", "/cities/1", lambda d: d["cities"][1].update(cubes=13)),
        ("board_card_twice", "/operations/1", lambda d: d["operations"][1].update(id="railroad_era")),
        ("board_wrong_symbol", "/operations/0", lambda d: d["operations"][0].update(symbol="hand")),
        ("board_field_not_choice", "/operations/0/effect", lambda d: d["operations"][0]["effect"].update(type="magic")),
        ("board_unknown_city", "/operations/3/effect", lambda d: d["operations"][3]["effect"].update(city="Atlantis")),
        ("board_not_two_cities", "/operations/9/effect", lambda d: d["operations"][9]["effect"].update(cities=["Chicago"])),
        ("board_number_too_high", "/operations/2/effect", lambda d: d["operations"][2]["effect"].update(level=9)),
        (
            "board_terrain_without_price",
            "/operations/21/effect",
            lambda d: d["operations"][21]["effect"].update(terrain={"moon": 1}),
        ),
        ("board_colour_twice", "/tables/colours/5", lambda d: d["tables"]["colours"]["value"].append("red")),
        ("board_colour_grey", "/tables/colours/5", lambda d: d["tables"]["colours"]["value"].append("grey")),
        ("board_too_many", "/tables/colours", lambda d: d["tables"]["colours"]["value"].extend("abcd")),
        ("board_too_few", "/tables/colours", lambda d: d["tables"]["colours"].update(value=[])),
        ("board_players_unknown", "/tables/fewer_cubes", lambda d: d["tables"]["fewer_cubes"]["value"].update({"2x": 1})),
        ("board_players_unknown", ENDS, lambda d: d["tables"]["empty_cities_to_end"]["value"].update({"7": 9})),
        ("board_number_too_low", ENDS, lambda d: d["tables"]["empty_cities_to_end"]["value"].update({"2": 0})),
        ("board_number_too_low", "/tables", lambda d: d["tables"]["tiles_a_build"].update(value=0)),
        ("board_number_too_low", "/tables", lambda d: d["tables"]["share_value"].update(value=0)),
        ("board_number_too_low", "/tables", lambda d: d["tables"]["river_price"].update(value=-1)),
        ("board_number_too_high", "/tables", lambda d: d["tables"]["urbanize_cubes"].update(value=13)),
        ("board_number_too_high", "/tables", lambda d: d["tables"]["share_dividend"].update(value=6)),
        ("board_number_too_low", WEST, lambda d: d["tables"]["western_link"]["value"].update(cubes=-1)),
        ("board_number_too_low", WEST, lambda d: d["tables"]["western_link"]["value"].update(price=-1)),
        ("board_number_too_high", WEST, lambda d: d["tables"]["western_link"]["value"].update(refill=13)),
        ("board_field_not_object", "/tables", lambda d: d["tables"]["western_link"].update(value=3)),
        ("board_field_not_object", "/tables", lambda d: d["tables"]["fewer_cubes"].update(value=3)),
        ("board_field_not_object", "/tables", lambda d: d["tables"]["engine_prices"]["value"].pop("linear")),
        ("board_field_not_object", "", lambda d: d.update(grid="round")),
        ("board_unknown_hex", "/cities/25", lambda d: d["cities"][25].update(western_hex="Q99")),
        ("board_field_not_text", "/cities/25", lambda d: d["cities"][25].update(western_hex=["A17"])),
        ("board_number_too_high", "/hexes/0", lambda d: d["hexes"][0].update(q=10**30)),
        ("board_place_twice", "/hexes/1", lambda d: d["hexes"][1].update(q=0)),
        ("board_two_cities_on_hex", "/cities/1", lambda d: d["cities"][1].update(hex="Z1")),
        ("board_too_few", "/cities", lambda d: d.update(cities=d["cities"][:1])),
        ("board_number_too_high", "/operations/21", lambda d: d["operations"][21].update(count=100)),
        ("board_number_too_low", "/operations/21", lambda d: d["operations"][21].update(count=-1)),
        ("board_field_not_list", "", lambda d: d.update(barriers=1)),
        ("board_field_not_list", "", lambda d: d.pop("ridges")),
        ("board_nothing_playable", "/hexes", lambda d: [h.update(terrain="moon") for h in d["hexes"]]),
        ("board_too_few", "/tycoons", lambda d: d.update(tycoons=d["tycoons"][:3])),
        ("board_not_neighbours", "/ridges/0", lambda d: d["ridges"].insert(0, ["A1", "Z9"])),
        ("board_unknown_city", "/tables/western_link", lambda d: d["tables"]["western_link"]["value"].update(goal="Oz")),
    ],
)
def test_a_problem_is_told_with_its_place(code: str, where: str, change: Callable[[Any], object]) -> None:
    problems = broken(change)
    assert (code, where) in [(p.code, p.where) for p in problems]
    for problem in problems:
        assert all(malformed_sentence(lang, problem) for lang in LANGUAGES)


def test_a_bad_board_is_refused_at_the_start() -> None:
    data = deepcopy(DATA)
    data["cities"][0]["hex"] = "nowhere"
    with pytest.raises(MalformedBoard):
        GAME.start(2, board=data)


def test_a_new_card_of_a_known_kind_needs_no_code() -> None:
    data = drawn_board("A . . B", " . . . .", "C . . D")
    data["operations"] = [
        {
            "id": "hotel_b",
            "name": "Hotel: B",
            "symbol": "none",
            "count": 1,
            "start": True,
            "effect": {"type": "hotel", "city": "B", "points": 2},
        }
    ]
    assert GAME.check_board(data) == []
    state = begun(board=data)
    play(state, "take hotel_b")
    assert state.view(None)["seats"][0]["cards"] == {"hotel_b": 1}


def test_a_game_on_ones_own_board_survives_json() -> None:
    state = begun(board=drawn_board("A . . B", " . . . .", "C . . D"))
    play(state, "build B1 E-W")
    again = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert list(again.legal(0)) == list(state.legal(0))
