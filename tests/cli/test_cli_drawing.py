"""Drawing hexes and Rocket's board."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.console import Console
from rich.text import Text
from running import decision

import rotonde
from rotonde.bots import bot, play_game
from rotonde.cli.boards import draw_board
from rotonde.cli.boards.rocket import initials
from rotonde.cli.choices import compact, show_choices
from rotonde.cli.hexes import Face, HexDrawing, fitting_pitch
from rotonde.cli.scene import ASCII, UNICODE, Scene, glyphs_for
from rotonde.core.contract import State
from rotonde.core.hexes import FLAT, POINTY, HexGrid


def lines(text: Text) -> list[str]:
    return text.plain.split("\n")


def test_flat_top_hexes() -> None:
    grid = HexGrid(FLAT, [("A1", 0, 0), ("A2", 0, 1), ("B1", 1, 0)])
    drawn = HexDrawing(grid, 5).draw({label: Face(upper=[(label, "")]) for label in grid.labels})
    assert lines(drawn) == [
        " ____",
        "/ A1 \\____",
        "\\____/ B1 \\",
        "/ A2 \\____/",
        "\\____/",
    ]


def test_pointy_top_hexes() -> None:
    grid = HexGrid(POINTY, [("A1", 0, 0), ("B1", 1, 0), ("A2", 0, 1)])
    drawn = HexDrawing(grid, 6).draw({label: Face(upper=[(label, "")]) for label in grid.labels})
    assert lines(drawn) == [
        " _____ _____",
        "| A1  | B1  |",
        "|_____|_____|",
        "   | A2  |",
        "   |_____|",
    ]


def test_track_opens_the_walls() -> None:
    grid = HexGrid(FLAT, [("A1", 0, 0), ("A2", 0, 1), ("B1", 1, 0)])
    track = {"A1": {3}, "A2": {0, 1}, "B1": {4}}
    faces = {h: Face(upper=[(h, "")], lower=[("XR", "")], joined=frozenset(ways)) for h, ways in track.items()}
    assert lines(HexDrawing(grid, 5).draw(faces)) == [
        " ____",
        "/ A1 \\____",
        "\\|XR|/ B1 \\",
        "/ A2 =_XR_/",
        "\\_XR_/",
    ]


def test_a_name_spills_over_only_where_nothing_is() -> None:
    grid = HexGrid(FLAT, [("A1", 0, 0), ("B1", 1, 0), ("C0", 2, -1), ("C1", 2, 0)])
    faces = {"B1": Face(name=("Northampton", ""))}
    assert "Northampton" in HexDrawing(grid, 5).draw(faces).plain
    faces["A1"] = Face(lower=[("▲1", "")])
    faces["C0"] = Face(lower=[("▲2", "")])
    drawn = HexDrawing(grid, 5).draw(faces).plain
    assert "▲1" in drawn
    assert "▲2" in drawn
    assert "Nort" in drawn


def position(actions: int = 10_000, players: int = 3) -> State:
    """A position of a game between random bots."""
    state = rotonde.game("rocket").start(players=players, seed=6)
    rng = Random(6)
    while state.to_act and state.ply < actions:
        seat = state.to_act[0]
        state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))
    return state


def scene(state: State, width: int = 110, **more: object) -> Scene:
    names = ["Ann", "Bob", "Cid", "Dee"][: state.players]
    return Scene(state.game, state.view(0), state.game.board_data("england"), names, "en", width, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [80, 90, 100, 110, 120, 200])
@pytest.mark.parametrize("actions", [0, 60, 10_000])
def test_the_board_fits(width: int, actions: int) -> None:
    state = position(actions)
    drawn = draw_board(scene(state, width))
    assert max(map(len, lines(drawn))) <= width
    for town in state.game.board_data("england")["towns"]:
        assert town["name"][:3] in drawn.plain
    for label in ("B1", "Q9", "J1"):
        assert label in drawn.plain


def test_all_town_names_are_whole_at_the_start() -> None:
    drawn = draw_board(scene(position(1), 103)).plain
    for town in position(0).game.board_data("england")["towns"]:
        assert town["name"] in drawn


def test_everything_on_the_board_is_shown_without_colour() -> None:
    state = position(120)
    view = state.view(None)
    drawn = draw_board(scene(state)).plain
    for line, about in view["lines"].items():
        if about["heading"]:
            assert UNICODE.arrows[about["heading"]] + line in drawn
    for seat in range(state.players):
        number = sum(owner == seat for owner in view["stations"].values())
        assert drawn.count(f"▲{seat + 1}") == number


def test_a_terminal_that_knows_only_ascii() -> None:
    assert glyphs_for("ascii") is ASCII
    assert glyphs_for("latin-1") is ASCII
    assert glyphs_for("no-such-encoding") is ASCII
    assert glyphs_for("utf-8") is UNICODE
    assert draw_board(scene(position(120), glyphs=ASCII)).plain.isascii()


def test_the_letters_of_commodities_follow_the_language() -> None:
    state = position(0)
    french = Scene(state.game, state.view(0), state.game.board_data("england"), ["a", "b", "c"], "fr", 110)
    assert initials(french) == {"steel": "A", "textiles": "T", "beer": "B", "leather": "C"}


def test_hexes_are_listed_by_column() -> None:
    assert compact(["A1", "A2", "A3", "A10", "B2", "north"]) == ["A1–3\u00a0A10", "B2", "north"]


def test_what_a_move_would_bring() -> None:
    state = position(0)
    for text in ("first 1", "station G15", "extend GWR D14", "extend LSWR G16", "token London beer"):
        state.play(state.to_act[0], state.game.parse(text))
    console = Console(width=200)
    with console.capture() as capture:
        console.print(show_choices(scene(state), decision(state, state.to_act[0])))
    shown = capture.get().replace("\u00a0", " ")
    assert re.search(r"LSWR: .*G15 \((station of Ann, Reading|Reading, station of Ann)\)", shown)
    assert re.search(r"GWR: .*E15(,| ·)", shown)


def test_pitch_follows_the_width() -> None:
    grid = HexGrid(POINTY, [(f"{q}/{r}", q, r) for q in range(10) for r in range(2)])
    assert [fitting_pitch(grid, width) for width in (20, 60, 500)] == [4, 5, 7]


def test_a_game_of_bots_can_be_drawn_at_every_moment() -> None:
    state = rotonde.game("rocket").start(players=2, seed=1)
    play_game(state, [bot("random", Random(i)) for i in range(2)], watch=lambda _seat, _action, now: _draw_some(now))


def _draw_some(state: State) -> None:
    if state.ply % 40 == 0:
        assert draw_board(scene(state)).plain
