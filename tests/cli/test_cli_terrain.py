"""What the rules enforce is drawn: barriers, rivers, mountains, ridges; every hex has its label; colours are letters too."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

import rotonde
from rotonde.cli.boards import draw_board, legend
from rotonde.cli.boards.tycoon import BARRIER, RIDGE, RIVER, Painter, grid_of
from rotonde.cli.hexes import Face, HexDrawing
from rotonde.cli.scene import Scene
from rotonde.core.hexes import FLAT, HexGrid

LETTERED = r"(?<![A-Za-z])[RYBLP]:[A-Z]"
EDGES = [("tycoon", "ridges", RIDGE), ("england", "barriers", BARRIER), ("shares", "barriers", BARRIER)]


def scene(game_id: str, colour: bool = False, width: int = 118, change: Callable[[Any], None] | None = None) -> Scene:
    game = rotonde.game(game_id)
    board = copy.deepcopy(game.board_data(game.boards[0]))
    if change:
        change(board)
    state = game.start(2, seed=4)
    while state.to_act == (rotonde.DEALER,):
        state.apply(rotonde.DEALER, state.deal())
    return Scene(game, state.view(None), board, ["Ann", "Bob"], "en", width, colour=colour)


def test_what_lies_on_an_edge_is_drawn_unless_track_leads_through() -> None:
    grid = HexGrid(FLAT, [("A1", 0, 0), ("A2", 0, 1), ("B1", 1, 0)])
    faces = {"A1": Face(edges={2: ("~", ""), 3: ("#", "")}), "B1": Face(edges={5: ("~", "")})}
    assert HexDrawing(grid, 5).draw(faces).plain.split("\n") == [
        " ____",
        "/    \\____",
        "\\####~    \\",
        "/    \\____/",
        "\\____/",
    ]
    faces["A2"] = Face(joined=frozenset({0}))
    assert "\\#||#~" in HexDrawing(grid, 5).draw(faces).plain


@pytest.mark.parametrize(("game", "kind", "ink"), EDGES)
def test_every_edge_of_the_board_has_its_sign(game: str, kind: str, ink: Any) -> None:
    shown = scene(game)
    grid = grid_of(shown.board)
    painter = Painter(shown, grid, 3)
    assert shown.board[kind]
    for a, b in shown.board[kind]:
        for one, other in ((a, b), (b, a)):
            direction = grid.direction(grid.index[one], grid.index[other])
            assert painter.face(one).edges[direction] == ink

    def without(board: Any) -> None:
        board[kind] = []

    assert draw_board(shown).plain.count(ink[0]) > draw_board(scene(game, change=without)).plain.count(ink[0])


def test_rivers_of_tycoon_can_be_followed() -> None:
    shown = scene("tycoon")
    painter = Painter(shown, grid_of(shown.board), 3)
    for h in shown.board["hexes"]:
        signs = painter.face(h["label"]).edges.values() if h["label"] in painter.grid.index else ()
        assert (RIVER in signs or RIDGE in signs) >= ("river" in h)


@pytest.mark.parametrize("game", ["england", "shares"])
def test_mountains_and_rivers_are_marked(game: str) -> None:
    shown = scene(game)
    painter = Painter(shown, grid_of(shown.board), 3)
    for h in shown.board["hexes"]:
        sign = {"mountain": "^", "river": "~"}.get(h["terrain"])
        if sign:
            assert sign in [text for text, _ in painter.face(h["label"]).lower]


@pytest.mark.parametrize("game", ["england", "shares", "tycoon"])
def test_every_empty_hex_has_its_label(game: str) -> None:
    shown = scene(game)
    painter = Painter(shown, grid_of(shown.board), 3)
    for name in painter.grid.labels:
        if name not in painter.city_at:
            face = painter.face(name)
            assert (face.upper[0][0] + "".join(text for text, _ in face.lower)).startswith(name)
            assert len(face.upper[0][0]) <= 3


@pytest.mark.parametrize("game", ["tycoon", "shares"])
def test_without_colour_cities_have_letters_for_theirs(game: str) -> None:
    letters = re.findall(LETTERED, draw_board(scene(game)).plain)
    shown = scene(game)
    assert len(letters) == sum(bool(city["colour"]) for city in shown.view["cities"].values())
    assert not re.search(LETTERED, draw_board(scene(game, colour=True)).plain)


@pytest.mark.parametrize("game", ["tycoon", "england", "shares"])
def test_a_number_that_stands_for_cubes_is_explained(game: str) -> None:
    shown = scene(game, width=80)
    if "4*" in draw_board(shown).plain:
        assert "4* is four cubes, “details” tells which" in legend(shown).plain
    assert re.search(r"_[4-9]\*|\\[4-9]\*|\|[4-9]\*", draw_board(shown).plain)
