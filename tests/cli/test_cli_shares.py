"""The share game in the terminal: companies, whole links, what a dividend does, sealed votes."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console
from running import decision
from running import rotonde as run

import rotonde
from rotonde.cli.boards import draw_board
from rotonde.cli.choices import show_choices
from rotonde.cli.scene import Scene
from rotonde.cli.tables import detail_tables, position_tables

GAME = rotonde.game("shares")


def shown(*parts) -> str:
    console = Console(width=160, force_terminal=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get().replace("\u00a0", " ")


def scene_of(state, lang: str = "en") -> Scene:
    seat = state.to_act[0] if state.to_act and state.to_act[0] != rotonde.DEALER else None
    return Scene(GAME, state.view(seat), GAME.board_data("england_wales"), ["Ann", "Bob", "Cid"], lang, 160)


def positions_by_step() -> dict[str, object]:
    """One position of a few random games for each thing that can be decided."""
    found: dict[str, object] = {}
    for seed in range(6):
        state, rng = GAME.start(3, seed=seed, options={"interest_bonds": "may"}), Random(seed)
        while not state.over:
            found.setdefault(type(state.step).__name__, state.copy())
            seat = rng.choice(state.to_act)
            state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat)))
        found.setdefault(type(state.step).__name__, state)
    return found


POSITIONS = positions_by_step()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("step", sorted(POSITIONS))
def test_every_position_can_be_shown(step, lang):
    state = POSITIONS[step]
    scene = scene_of(state, lang)
    text = shown(draw_board(scene), *position_tables(scene), *detail_tables(scene))
    assert "Birmingham" in text
    assert "LBSCR" in text
    if state.to_act and state.to_act[0] != rotonde.DEALER:
        assert shown(show_choices(scene, decision(state, state.to_act[0]))).strip()


def test_links_are_offered_whole_with_their_price():
    state = POSITIONS["CompanyAction"]
    text = shown(show_choices(scene_of(state), decision(state, state.to_act[0])))
    assert "build" in text
    assert "$2,000" in text
    assert "in all)" in text


def test_dividends_are_shown_with_the_price_that_follows():
    state = POSITIONS["DividendChoice"]
    text = shown(show_choices(scene_of(state), decision(state, state.to_act[0])))
    after = max(1, state.step.price - 2)
    assert f" 0 ({state.step.company} price {after}" in " ".join(text.split())


def test_a_game_can_be_begun_in_the_terminal():
    played = run("play", "shares", "--seats", "me,greedy", "--seed", 3, typed="why bid 99\nquit\n", COLUMNS="160")
    assert "the share game" in played.stdout
    assert "wealth" in played.stdout
