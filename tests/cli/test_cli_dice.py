"""Rail Road Dice 2 in the terminal: the map, the tables, what can be typed."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console
from running import decision

import rotonde
from rotonde.cli.boards import draw_board
from rotonde.cli.choices import show_choices
from rotonde.cli.scene import ASCII, UNICODE, Scene
from rotonde.cli.squares import rails
from rotonde.cli.tables import detail_tables, position_tables
from rotonde.core.rails import TRACKS
from rotonde.games.dice.faces import FACES
from rotonde.records import read_record, replay

RECORDED = Path(__file__).parents[1] / "recorded" / "dice"
GAME = rotonde.game("dice")


def scene_of(state, board: str, lang: str = "en", glyphs=UNICODE) -> Scene:
    return Scene(GAME, state.view(0), GAME.board_data(board), ["Ann", "Bob"], lang, 100, glyphs)


def shown(*parts) -> str:
    console = Console(width=110, force_terminal=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()


def begun(board: str = "start_3x2"):
    """Two players, prepared stations; player 1 has laid two dice and put a switch."""
    state = GAME.start(2, seed=1, options={"setup": "fixed"}, board=board)
    for text in ("first 1", "roll 4+0", "dice straight curve curve ?", "lay J6 EW", "lay I6 ?EW"):
        state.play(state.to_act[0], GAME.parse(text))
    return state


def test_every_face_looks_different():
    drawings = {tuple(rails(name)) for name in FACES.names}
    assert len(drawings) == len(FACES.names) == len(TRACKS) + len(list(combinations(TRACKS, 2)))
    assert all(len(line) == 6 for drawing in drawings for line in drawing)


def test_the_map_shows_rails_stations_and_terrain():
    lines = shown(draw_board(scene_of(begun(), "start_3x2"))).splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKL")
    row_6 = next(line for line in lines if line.startswith(" 6"))
    assert "────────────" in row_6
    assert "▲1" in row_6
    assert any("▲2" in line for line in lines if line.startswith(" 4"))
    assert sum(line.count("~") for line in lines) == 13
    assert sum(line.count("^") for line in lines) == 22


def test_without_unicode_the_map_is_plain():
    text = shown(draw_board(scene_of(begun(), "start_3x2", glyphs=ASCII)))
    assert text.isascii()
    assert "------------" in text
    assert text.count("M") == 22


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tables_and_choices_can_be_shown_at_every_step(lang):
    state = GAME.start(2, seed=3, board="random")
    scene = scene_of(state, "random", lang)
    assert draw_board(scene).plain == ""
    for _ in range(60):
        seat = state.to_act[0]
        action = state.deal() if seat == rotonde.DEALER else state.legal(seat)[-1]
        state.play(seat, action)
        scene = scene_of(state, "random", lang)
        assert draw_board(scene).plain
        assert shown(*position_tables(scene), *detail_tables(scene))
        if seat >= 0 and state.to_act and state.to_act[0] >= 0:
            assert shown(show_choices(scene, decision(state, state.to_act[0])))
        if state.over:
            break


def test_what_one_number_says_has_no_empty_heading():
    record = read_record((RECORDED / "no-tokens-2-refill-too-dear-greedy.txt").read_text(encoding="utf-8"))
    number = next(n for n, entry in enumerate(record.entries) if str(entry.action).startswith("call"))
    state = replay(record, upto=number)
    choices = shown(show_choices(scene_of(state, "start_3x2"), decision(state, state.to_act[0])))
    row = next(row for row in choices.split("\n") if row.startswith("  call "))
    assert re.match(r"  call +\d", row)
