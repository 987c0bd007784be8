"""The game in the terminal: the board, the tables, what can be done, in both languages."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from england_table import GAME, begun, choosing, give_card, no_cards, open_card, play, put_cubes, put_link
from rich.console import Console, RenderableType

from rotonde import desk
from rotonde.cli.boards import draw_board, legend
from rotonde.cli.choices import Decision, show_choices
from rotonde.cli.scene import Scene
from rotonde.cli.speech import verb_word, words_for
from rotonde.cli.tables import card_text, detail_tables, position_tables
from rotonde.games.england.state import EnglandState
from rotonde.i18n import LANGUAGES

BOARD = GAME.board_data("england_wales")


def scene(state: EnglandState, seat: int | None = 0, lang: str = "en", width: int = 160) -> Scene:
    words = words_for(GAME, BOARD, lang)
    return Scene(GAME, state.view(seat), BOARD, ["Ann", "Bob", "Cid"][: state.players], lang, width, words=words)


def choices(state: EnglandState, view: Scene, seat: int) -> RenderableType:
    return show_choices(view, Decision(state, seat, state.legal(seat), desk.bundles(state, seat)))


def drawn(renderables: list[object], width: int = 160) -> str:
    out = StringIO()
    Console(width=width, no_color=True, file=out).print(*renderables)
    return out.getvalue()


def test_the_board_shows_cities_terrain_and_barriers() -> None:
    state = begun(3)
    put_cubes(state, "London", "red red blue")
    text = draw_board(scene(state)).plain
    assert "London" in text
    assert "RRB" in text
    assert text.count("^") == 57
    assert text.count("~") == 84
    # The Humber: the lower side of U12 and W12, and the sides of Hull.
    assert r"\####/B:Hu\####/" in text


def test_track_takes_the_place_of_the_terrain_sign() -> None:
    state = begun(3)
    before = draw_board(scene(state)).plain
    put_link(state, 1, "Aberystwyth", "Milford Haven")
    after = draw_board(scene(state)).plain
    assert after.count("~") < before.count("~")


@pytest.mark.rule("EW-2.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_barons_are_offered_with_what_they_give(lang: str) -> None:
    state = choosing(3)
    view = scene(state, 1, lang)
    text = drawn([choices(state, view, 1)])
    for card in state.view(1)["seats"][1]["barons_dealt"]:
        assert card in text
    assert {"en": "points", "fr": "points"}[lang] in text
    assert {"en": "keep", "fr": "garder"}[lang] in text


@pytest.mark.rule("EW-2.1")
def test_only_the_own_baron_is_shown() -> None:
    state = begun(3)
    own, other = (state.board.secrets[state.secret[seat]].name for seat in (0, 1))
    text = drawn(position_tables(scene(state, 0)))
    assert own in text
    assert other not in text
    assert own not in drawn(position_tables(scene(state, None)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    state = begun(2)
    for card in [*state.board.secrets, *state.board.operations]:
        text = card_text(scene(state, 0, lang), card.id)
        assert re.fullmatch(r".+ ?: .+\.", text), text


def test_the_legend_is_of_this_board() -> None:
    told = legend(scene(begun(2))).plain
    assert "mountains" in told
    assert "ridge" not in told


def test_a_card_says_what_it_does_with_the_facts_of_the_board() -> None:
    shown = scene(begun(2), 0)
    assert card_text(shown, "brunel").endswith(": At the end, to who joins London – Bristol by links of their own: 5 points.")
    assert card_text(shown, "tunnel_engineer").endswith("a hex of mountain then costs $2,000.")


@pytest.mark.rule("EW-5.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_holder_is_offered_to_stop_or_to_allow(lang: str) -> None:
    state = begun(2)
    no_cards(state)
    put_link(state, 0, "Leeds", "York")
    put_cubes(state, "Leeds", "purple")
    give_card(state, 1, "inspector")
    play(state, "deliver purple Leeds via 1")
    view = scene(state, 1, lang)
    text = drawn([choices(state, view, 1)])
    assert {verb_word(lang, "england", verb) for verb in ("inspect", "allow")} <= set(text.split())
    play(state, "inspect")
    assert "Ann" in drawn(position_tables(scene(state, 1, lang))[-1:])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_choices_of_a_turn_can_be_drawn(lang: str) -> None:
    state = begun(3)
    no_cards(state)
    open_card(state, "passenger_line")
    put_link(state, 0, "Leeds", "York")
    put_cubes(state, "Leeds", "purple black")
    give_card(state, 0, "perfect_engineering")
    give_card(state, 2, "inspector")
    view = scene(state, 0, lang)
    text = drawn(
        [
            *position_tables(view),
            *detail_tables(view),
            choices(state, view, 0),
        ]
    )
    assert {"en": "bonds", "fr": "emprunts"}[lang] in text
    assert {"en": "East Coast Main Line", "fr": "Ligne de la côte Est"}[lang] in text
    play(state, "deliver purple Leeds via 1", "allow")
    kept = drawn(position_tables(scene(state, 1, lang)))
    assert {"en": "purple", "fr": "pourpre"}[lang] in kept
