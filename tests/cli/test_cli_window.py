"""The board on a small screen: a window on it that can be moved, a legend, help of the game that is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text
from running import Keyboard, rotonde

import rotonde as package
from rotonde.cli.window import Window, fits
from rotonde.i18n import LANGUAGES

DRAWING = Text("\n".join("".join(chr(ord("a") + (x + y) % 26) for x in range(40)) for y in range(30)))


def test_a_window_shows_as_much_as_it_can_and_moves() -> None:
    window = Window()
    assert window.cut(DRAWING, 4, 2).plain == "abcd\nbcde"
    window.move("east", 4, 2)
    window.move("south", 4, 2)
    assert window.cut(DRAWING, 4, 2).plain == "defg\nefgh"
    for _ in range(50):
        window.move("north", 4, 2)
        window.move("west", 4, 2)
        window.cut(DRAWING, 4, 2)
    assert window.cut(DRAWING, 4, 2).plain == "abcd\nbcde"
    window.centre(1.0, 1.0, DRAWING, 4, 2)
    assert window.cut(DRAWING, 4, 2).plain.split("\n")[1] == DRAWING.plain.split("\n")[-1][-4:]
    assert window.cut(DRAWING, 4, 3, (1, 1)).plain.split("\n")[0][0] == "a"
    assert window.cut(DRAWING, 4, 3, (1, 1)).plain.split("\n")[2][1:] == DRAWING.plain.split("\n")[-1][-3:]
    assert fits(DRAWING, 40, 30)
    assert not fits(DRAWING, 39, 30)
    assert not fits(DRAWING, 40, 29)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", package.games())
def test_help_tells_the_goal_and_examples_of_this_game(game: str, lang: str) -> None:
    said = rotonde(
        "play", game, "--seats", "me:Ann,me:Bob", "--seed", "4", "--lang", lang, typed="help\nwhy\nrule\nquit\n"
    ).stdout
    goal = {"en": "Whoever", "fr": "Qui"}[lang]
    assert goal in said
    prefix = package.game(game).rules_prefix
    assert said.count(f" {prefix}-5.1") == 2
    assert "GWR E14" not in said


def test_the_board_can_be_moved_by_name_and_side() -> None:
    call = ("play", "tycoon", "--seats", "me:Ann,me:Bob", "--seed", "4")
    said = rotonde(*call, typed="board n\nboard atl\nboard nowhere\nquit\n", COLUMNS="80", LINES="24").stdout
    north, _, rest = said.rpartition("> board n\n")[2].partition("> board atl\n")
    south = rest.partition("> board nowhere\n")[0]
    assert "|P1 |" in north
    assert "R26" in south or "Q25" in south
    assert "“nowhere” cannot be seen on the board." in rest


def test_board_and_choices_are_in_sight_at_once(tmp_path: Path) -> None:
    with Keyboard(tmp_path, "play", "rocket", "--seats", "me:Ann,me:Bob", "--seed", "1", size=(120, 40)) as terminal:
        shown = terminal.wait_for("Ann> ", seconds=60).split("\n")
    screen = "\n".join(shown[-40:])
    assert "You can:" in screen
    assert "Move the board" in screen or "station of player 1" in screen
    assert "London" in screen


@pytest.mark.parametrize(("game_id", "hint"), [("tycoon", ", “board Boston”."), ("shares", ", “board Berwick”.")])
def test_the_hint_to_move_the_board_names_places_of_its_own(tmp_path: Path, game_id: str, hint: str) -> None:
    with Keyboard(tmp_path, "play", game_id, "--seats", "me:Ann,me:Bob", "--seed", "1", size=(80, 24)) as terminal:
        terminal.wait_for(hint, seconds=60)
