"""What fits on a screen: board and choices together, no table cut off, long lists shortened and told whole when asked for."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from running import rotonde
from test_cli_colours import middle_of

import rotonde as package
from rotonde import DEALER
from rotonde.cli.boards import draw_board, margins
from rotonde.cli.commands import obey
from rotonde.cli.scene import Scene
from rotonde.cli.screen import NO_BREAK, Screen
from rotonde.cli.seats import Player
from rotonde.cli.session import Session
from rotonde.cli.showing import show_position
from rotonde.cli.tables import detail_tables, position_tables
from rotonde.cli.terminal import Terminal
from rotonde.i18n import LANGUAGES, translate
from rotonde.records import Journal

SIZES = [(80, 24), (120, 40)]
BOARD = {(80, 24): (80, 11), (120, 40): (69, 32)}
"""The window on the board at each size."""


class SmallScreen(Terminal):
    """A screen of a certain size at which somebody sits."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.out = StringIO()
        self.console = Screen(width=size[0], height=size[1], file=self.out, highlight=False, markup=False, emoji=False)
        self.interactive = True
        self.lines = size[1]

    def seen(self) -> str:
        """What is on the screen when the prompt waits in its last line; the rest has scrolled away."""
        return "\n".join(self.out.getvalue().replace(NO_BREAK, " ").split("\n")[-self.lines :])


def sit_down(game_id: str, lang: str, size: tuple[int, int], *typed: str) -> tuple[Session, SmallScreen]:
    """A game of two people, after what they typed, with the position shown."""
    journal = Journal.start(game_id, 2, seats=["Ann", "Bob"], seed=1)
    screen = SmallScreen(size)
    session = Session(journal, [Player("Ann", None), Player("Bob", None)], lang, screen, None)
    while session.state.to_act == (DEALER,):
        journal.deal()
    for line in typed:
        obey(session, session.state.to_act[0], line)
        while session.state.to_act == (DEALER,):
            journal.deal()
    show_position(session, session.state.to_act[0])
    return session, screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", package.games())
def test_no_table_is_cut_off_at_eighty_columns(game_id: str, lang: str) -> None:
    state = middle_of(game_id)
    names = [f"Player {seat}" for seat in range(state.players)]
    scene = Scene(state.game, state.view(0), state.board_data, names, lang, 80)
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(*position_tables(scene), *detail_tables(scene))
    assert "…" not in captured.get()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", package.games())
def test_board_choices_and_question_are_in_sight_at_once(game_id: str, lang: str, size: tuple[int, int]) -> None:
    session, screen = sit_down(game_id, lang, size)
    seen = screen.seen()
    assert translate(lang, "cli-you-can").replace(NO_BREAK, " ") in seen
    width, height = BOARD[size]
    drawn = draw_board(session.scene(session.state.to_act[0], width))
    for line in session.window.cut(drawn, width, height, margins(session.scene(None))).plain.split("\n"):
        assert line.rstrip() in seen


def test_a_long_list_is_shortened_and_the_verb_alone_tells_all_of_it() -> None:
    session, screen = sit_down("rocket", "fr", (80, 24))
    seen = screen.seen()
    assert "« gare » les énumère)" in " ".join(seen.split())
    assert "P10–11" not in seen
    obey(session, session.state.to_act[0], "gare")
    listed = screen.seen().rpartition("coups différents")[2]
    assert "P10–11" in listed
    assert "énumère" not in listed


def test_cards_are_only_named_where_there_is_little_room() -> None:
    session, screen = sit_down("tycoon", "en", (80, 24), "bid 1", "pass")
    assert "You can:" in screen.seen()
    assert "At once:" not in screen.seen()
    assert "“build” lists more)" in screen.seen()
    obey(session, session.state.to_act[0], "take")
    assert "At once:" in screen.seen()


def test_the_board_is_first_seen_where_the_cities_are() -> None:
    session, screen = sit_down("tycoon", "en", (80, 24))
    assert "L17" in screen.seen()
    assert "|B3 " not in screen.seen()
    obey(session, session.state.to_act[0], "board B3")
    assert "|B3 " in screen.seen()


def test_nothing_is_shortened_where_nobody_sits_at_a_screen() -> None:
    said = rotonde("play", "rocket", "--seats", "me:Ann,me:Bob", "--seed", "1", typed="quit\n", COLUMNS="80").stdout
    assert "P10–11" in said
    assert "lists them" not in said


def test_rows_and_columns_of_squares_keep_their_names_when_the_board_is_moved() -> None:
    session, screen = sit_down("dice", "en", (60, 24))
    obey(session, session.state.to_act[0], "board south")
    obey(session, session.state.to_act[0], "board east")
    columns, *rows = screen.seen().split("\n")[1:]
    assert "L" in columns.split()
    assert any(row.startswith(" 7 ") for row in rows)


@pytest.mark.parametrize(
    ("lang", "verb", "sentence"), [("en", "station", "There is no hex q1"), ("fr", "gare", "pas de case q1")]
)
def test_a_hex_that_is_not_there_is_not_explained_as_another(lang: str, verb: str, sentence: str) -> None:
    call = ("play", "rocket", "--seats", "me:Ann,me:Bob", "--seed", "1", "--lang", lang)
    said = rotonde(*call, typed=f"{verb} q1\n{verb} q10\n{verb} q1\nquit\nno\n").stdout
    assert said.count(sentence) == 2
    assert said.count("Q10 ?") + said.count("Q10”?") == (1 if lang == "en" else 0)
