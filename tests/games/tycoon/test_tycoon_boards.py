"""The board that ships, and what is said about one that cannot be played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from tycoon_table import GAME, begun, drawn_board, play

from rotonde.core.contract import MalformedBoard
from rotonde.i18n import LANGUAGES, malformed_sentence

DATA = GAME.board_data("eastern_us")


def test_the_board_that_ships_has_no_problem() -> None:
    assert GAME.check_board(DATA) == []


def test_what_is_not_sourced_says_so() -> None:
    words = ("sourced", "inferred", "invented", "likely")
    for card in DATA["operations"]:
        assert any(word in text for text in card["certainty"].values() for word in words)
    for name, table in DATA["tables"].items():
        assert any(word in table["certainty"] for word in words), name


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
        ("board_too_many", "/cities", lambda d: d["cities"][1].update(cubes=99)),
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
