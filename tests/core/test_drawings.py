"""What is only for the eye: it is checked like the rest of a board, and changes nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import rotonde

HEX_GAMES = ["england", "rocket", "shares", "tycoon"]


@pytest.mark.parametrize("game_id", HEX_GAMES)
def test_the_shipped_drawings_can_be_drawn_and_a_board_needs_none(game_id: str) -> None:
    game = rotonde.game(game_id)
    data = game.board_data(game.boards[0])
    assert game.check_board(data) == []
    assert data["drawing"]["certainty"].startswith("invented")
    del data["drawing"]
    assert game.check_board(data) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("margin", "wide"),
        ("margin", 0),
        ("outside", "space"),
        ("hills", ["Nowhere"]),
        ("beyond", [[1]]),
        ("rivers", [{"name": {"en": "A", "fr": "A"}, "hexes": ["D14", "F14"]}]),
        ("rivers", [{"name": "A", "hexes": ["D14"]}]),
        ("rivers", [{"name": {"en": "A", "fr": "A"}, "hexes": []}]),
        ("labels", [{"kind": "sea", "text": {"en": "A"}, "x": 0, "y": 0, "size": 1}]),
        ("labels", [{"kind": "sky", "text": {"en": "A", "fr": "A"}, "x": 0, "y": 0, "size": 1}]),
        ("labels", [{"kind": "sea", "text": {"en": "A", "fr": "A"}, "x": "0", "y": 0, "size": 1}]),
        ("label_sides", {"London": "up"}),
        ("colours", {"GWR": ["green", "#ffffff", "G"]}),
        ("colours", {"GWR": ["#00ff00", "#ffffff"]}),
        ("river_names", {"Red": "Rouge"}),
        ("unheard_of", 1),
    ],
)
def test_what_cannot_be_drawn_is_told_with_its_place(field: str, value: Any) -> None:
    game = rotonde.game("rocket")
    data = copy.deepcopy(game.board_data("england"))
    data["drawing"] = {field: value}
    (problem,) = game.check_board(data)
    assert problem.code == "board_bad_drawing"
    assert problem.where.startswith(f"/drawing/{field}")


def test_a_drawing_must_be_an_object() -> None:
    game = rotonde.game("rocket")
    data = {**game.board_data("england"), "drawing": []}
    assert [problem.code for problem in game.check_board(data)] == ["board_field_not_object"]
