"""Boards: what ships can be played on; what is wrong with a board of one's own is told with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from rocket_table import ROCKET, drawn, england

import rotonde
from rotonde.core.contract import MalformedBoard
from rotonde.i18n import LANGUAGES, malformed_sentence

Data = dict[str, Any]


def small() -> Data:
    """Towns 0 P, 1 T, 2 Q, 3 C; companies 0 P, 1 Q."""
    return drawn("@P  .   .   #T  .   .   @Q  .   $C")


def test_the_shipped_boards_are_right():
    for name in ROCKET.boards:
        assert ROCKET.check_board(ROCKET.board_data(name)) == []


def test_a_small_board_is_right():
    assert ROCKET.check_board(small()) == []


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_a_board_of_ones_own_is_played_on(orientation):
    board = england()
    board["grid"]["orientation"] = orientation
    if ROCKET.check_board(board):
        pytest.skip("start towns touch in this orientation")
    state, rng = ROCKET.start(2, seed=1, board=board), Random(1)
    for _ in range(80):
        if state.over:
            break
        (seat,) = state.to_act
        state.play(seat, state.deal() if seat < 0 else rng.choice(state.legal(seat)))
        state.check()
    assert state.to_dict()["board"] == board
    assert ROCKET.from_dict(state.to_dict()).view(0) == state.view(0)


def rename(key: str, *path: str | int, to: object) -> Callable[[Data], None]:
    """Set one value somewhere inside the data."""

    def change(data: Data) -> None:
        inside: Any = data
        for part in path:
            inside = inside[part]
        inside[key] = to

    return change


def add(key: str, item: object) -> Callable[[Data], None]:
    return lambda data: data[key].append(item)


def drop(key: str) -> Callable[[Data], None]:
    return lambda data: data.pop(key)


def add_towns(data: Data, number: int) -> None:
    for i in range(number):
        data["hexes"].append({"label": f"x{i}", "q": i, "r": 9, "terrain": "land"})
        data["towns"].append({"name": f"x{i}", "kind": "railway_town", "hex": f"x{i}"})


def add_companies(data: Data, number: int) -> None:
    for i in range(number):
        data["hexes"] += [{"label": f"{s}{i}", "q": 2 * i + (s == "y"), "r": 9, "terrain": "land"} for s in "xy"]
        data["towns"].append({"name": f"x{i}", "kind": "start_town", "hex": f"x{i}"})
        data["companies"].append({"id": f"x{i}", "start": f"x{i}"})


def touching(data: Data) -> None:
    data["hexes"].append({"label": "B1", "q": 0, "r": 1, "terrain": "land"})
    data["hexes"].append({"label": "B2", "q": 1, "r": 1, "terrain": "land"})
    data["towns"].append({"name": "R", "kind": "start_town", "hex": "B1"})
    data["companies"].append({"id": "R", "start": "R"})


PROBLEMS: list[tuple[str, str, Callable[[Data], object]]] = [
    ("board_field_not_text", "", drop("name")),
    ("board_field_not_text", "/towns/1", rename("name", "towns", 1, to="")),
    ("board_field_not_text", "/hexes/2", rename("label", "hexes", 2, to=7)),
    ("board_field_not_text", "/companies/1", rename("start", "companies", 1, to=None)),
    ("board_field_has_space", "/hexes/2", rename("label", "hexes", 2, to="A 3")),
    ("board_field_has_space", "/companies/0", rename("id", "companies", 0, to="P Q")),
    ("board_field_odd_space", "/towns/1", rename("name", "towns", 1, to="New  Town")),
    ("board_field_not_number", "/hexes/0", rename("q", "hexes", 0, to="0")),
    ("board_field_not_number", "/hexes/0", rename("r", "hexes", 0, to=True)),
    ("board_field_not_choice", "/grid", rename("orientation", "grid", to="round")),
    ("board_field_not_choice", "/hexes/1", rename("terrain", "hexes", 1, to="lava")),
    ("board_field_not_choice", "/towns/1", rename("kind", "towns", 1, to="village")),
    ("board_field_not_list", "", rename("hexes", to={})),
    ("board_field_not_list", "", drop("towns")),
    ("board_field_not_list", "", drop("companies")),
    ("board_field_not_texts", "", rename("commodities", to=["steel", 3])),
    ("board_field_not_texts", "/towns/3", rename("tokens", "towns", 3, to="steel")),
    ("board_field_not_object", "", rename("grid", to="flat-top")),
    ("board_entry_not_object", "/hexes/9", add("hexes", "A10")),
    ("board_entry_not_object", "/towns/4", add("towns", None)),
    ("board_hex_twice", "/hexes/9", add("hexes", {"label": "A2", "q": 40, "r": 0, "terrain": "land"})),
    ("board_place_twice", "/hexes/9", add("hexes", {"label": "Z9", "q": 1, "r": 0, "terrain": "land"})),
    ("board_town_twice", "/towns/4", add("towns", {"name": "T", "kind": "railway_town", "hex": "A2"})),
    ("board_two_towns_on_hex", "/towns/4", add("towns", {"name": "U", "kind": "railway_town", "hex": "A4"})),
    ("board_town_off_land", "/towns/1", rename("hex", "towns", 1, to="Z1")),
    ("board_town_off_land", "/towns/1", rename("terrain", "hexes", 3, to="sea")),
    ("board_wrong_token_number", "/towns/3", rename("tokens", "towns", 3, to=["steel", "beer"])),
    ("board_unknown_commodity", "/towns/3", rename("tokens", "towns", 3, to=["steel", "beer", "gold"])),
    ("board_commodity_twice", "/commodities/2", add("commodities", "steel")),
    ("board_too_many", "/towns", lambda data: add_towns(data, 57)),
    ("board_too_many", "/companies", lambda data: add_companies(data, 29)),
    ("board_too_few", "", lambda data: data["companies"].pop()),
    ("board_company_twice", "/companies/1", rename("id", "companies", 1, to="P")),
    ("board_start_shared", "/companies/1", rename("start", "companies", 1, to="P")),
    ("board_no_start_town", "/companies/1", rename("start", "companies", 1, to="T")),
    ("board_no_start_town", "/companies/1", rename("start", "companies", 1, to="Nowhere")),
    ("board_start_unused", "/towns/4", add("towns", {"name": "R", "kind": "start_town", "hex": "A2"})),
    ("board_start_without_exit", "/towns/0", rename("terrain", "hexes", 1, to="sea")),
    ("board_start_without_exit", "/towns/0", add("towns", {"name": "U", "kind": "railway_town", "hex": "A2"})),
    ("board_starts_touch", "/towns/4", touching),
]


@pytest.mark.parametrize(("code", "where", "change"), PROBLEMS)
def test_a_problem_is_told_with_its_place(code, where, change):
    data = small()
    change(data)
    problems = ROCKET.check_board(data)
    assert (code, where) in [(problem.code, problem.where) for problem in problems]
    with pytest.raises(MalformedBoard) as refused:
        ROCKET.start(2, board=data)
    assert refused.value.code == problems[0].code
    assert all(malformed_sentence(lang, problem) for lang in LANGUAGES for problem in problems)


NOT_OF_ROCKET = {"board_number_too_low", "board_number_too_high"}
"""No number on a board of Rocket has bounds."""


def test_every_problem_that_the_source_knows_is_tried():
    source = files("rotonde.games.rocket").joinpath("board.py").read_text(encoding="utf-8")
    source += files("rotonde.core").joinpath("boards.py").read_text(encoding="utf-8")
    told = set(re.findall(r'"(board_[a-z_]+)"', source))
    assert told - NOT_OF_ROCKET == {code for code, _, _ in PROBLEMS}


def test_all_problems_are_told_at_once():
    data = small()
    data["name"] = ""
    data["hexes"][1]["terrain"] = "lava"
    data["towns"][3]["tokens"] = ["gold"]
    found = [(problem.code, problem.where) for problem in ROCKET.check_board(data)]
    assert found == [
        ("board_field_not_text", ""),
        ("board_field_not_choice", "/hexes/1"),
        ("board_wrong_token_number", "/towns/3"),
        ("board_unknown_commodity", "/towns/3"),
    ]


def test_the_place_of_an_unused_start_town_is_right_after_a_town_that_is_there_twice():
    data = small()
    data["towns"].insert(1, dict(data["towns"][1], hex="A2"))
    data["towns"].append({"name": "R", "kind": "start_town", "hex": "A5"})
    found = {problem.code: problem.where for problem in ROCKET.check_board(data)}
    assert found["board_start_unused"] == "/towns/5"


def test_how_many_companies_are_too_few_is_told():
    data = small()
    data["companies"].pop()
    (problem,) = [problem for problem in ROCKET.check_board(data) if problem.code == "board_too_few"]
    assert problem.details == {"what": "companies", "number": 1, "fewest": 2}


def test_the_first_town_closes_the_way_out_of_a_start_town_like_any_other():
    problems = ROCKET.check_board(drawn("#T  @P  ~   @Q  .   ."))
    assert [(problem.code, problem.where) for problem in problems] == [("board_start_without_exit", "/towns/1")]


@pytest.mark.parametrize(("add_more", "number", "kind"), [(add_towns, 56, "towns"), (add_companies, 28, "companies")])
def test_sixty_towns_and_thirty_companies_can_be_played_with(add_more, number, kind):
    data = small()
    add_more(data, number)
    assert ROCKET.check_board(data) == []
    assert len(data[kind]) == {"towns": 60, "companies": 30}[kind]
    state = ROCKET.start(2, seed=1, board=data)
    state.play(rotonde.DEALER, ROCKET.parse("first 1"))
    state.check()


@pytest.mark.parametrize("data", [{}, {"hexes": None}, {"name": 1, "grid": [], "hexes": [[]], "towns": [7], "companies": ["x"]}])
def test_nonsense_is_refused_and_not_crashed_on(data):
    assert ROCKET.check_board(data)
