"""Everything in colour can be read, on a light terminal and on a dark one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.style import Style

import rotonde
from rotonde.cli.boards import draw_board
from rotonde.cli.colours import chip, contrast, legible, luminance
from rotonde.cli.hexes import FLOOR
from rotonde.cli.scene import SEAT_COLOURS, Scene
from rotonde.cli.tables import detail_tables, position_tables
from rotonde.core.contract import State
from rotonde.records import read_record, replay

RECORDED = Path(__file__).parents[1] / "recorded"
GAMES = {
    "dice": "nobody-can-carry-4-complex-dice-gone-mixed.txt",
    "england": "empty-cities-5-greedy.txt",
    "rocket": "tiles-4-builders.txt",
    "shares": "empty_cities-5-greedy.txt",
    "tycoon": "empty-cities-6-mixed.txt",
}
WHITE, BLACK = "#ffffff", "#000000"
LEAST = 3.5


def scene(state: State) -> Scene:
    names = [f"Player {seat}" for seat in range(state.players)]
    return Scene(state.game, state.view(None), state.board_data, names, "en", 118, colour=True)


def middle_of(game_id: str) -> State:
    record = read_record((RECORDED / game_id / GAMES[game_id]).read_text(encoding="utf-8"))
    return replay(record, upto=len(record.entries) * 3 // 4)


def inks(thing: RenderableType) -> Iterator[tuple[str, Style]]:
    """The visible characters with their styles, but for the mere floor of hexes."""
    console = Console(width=118, color_system="truecolor", force_terminal=True)
    for text, style, _ in console.render(thing):
        for char in text:
            if char.strip() and char != FLOOR:
                yield char, style or Style()


def weakest(style: Style) -> float:
    """The contrast of a style on the ground where it is read worst."""
    ink, ground = style.color, style.bgcolor
    assert ink is None or ink.triplet is not None or ink.is_default, "a colour of the terminal's may be anything"
    if ground is not None:
        assert ink is not None, "the terminal's own colour may be as dark as the ground"
        return contrast(ink.get_truecolor().hex, ground.get_truecolor().hex)
    if ink is None or ink.triplet is None:
        return 21
    return min(contrast(ink.triplet.hex, WHITE), contrast(ink.triplet.hex, BLACK))


@pytest.mark.parametrize("game_id", rotonde.games())
def test_all_that_is_drawn_can_be_read(game_id: str) -> None:
    shown = scene(middle_of(game_id))
    styles: dict[Style, str] = {}
    for thing in (draw_board(shown), *position_tables(shown), *detail_tables(shown)):
        for char, style in inks(thing):
            styles[style] = styles.get(style, "") + char
    assert any(style.bgcolor for style in styles)
    assert {str(style): chars[:20] for style, chars in styles.items() if weakest(style) < LEAST} == {}


def test_six_seats_have_six_colours_that_can_be_read_on_light_and_dark() -> None:
    assert len(set(SEAT_COLOURS)) == 6
    for colour in SEAT_COLOURS:
        assert weakest(Style.parse(f"bold {colour}")) >= LEAST
        assert weakest(Style.parse(chip(colour))) >= LEAST


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#f4f4f0", "#f2d21b", "#00007f", "#2e8b3d"])
def test_any_colour_is_made_legible_and_stays_what_it_is_where_it_is(colour: str) -> None:
    shown = legible(colour)
    assert min(contrast(shown, WHITE), contrast(shown, BLACK)) >= LEAST
    assert (shown == colour) == (0.14 <= luminance(colour) <= 0.22)
    assert weakest(Style.parse(chip(colour))) >= LEAST


@pytest.mark.parametrize("text", ["", "red", "#12", "#gggggg", "[/]", "#12345 "])
def test_what_is_no_colour_is_not_shown_as_one(text: str) -> None:
    assert legible(text) == ""
    assert chip(text) == "bold reverse"
