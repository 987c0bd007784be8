"""Showing a position: the board, the tables, what happened, and what can be done, as the terminal has room for it.

Who types must see the board and the choices at once. What does not fit beside them goes above, where one can scroll back to.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rotonde import desk
from rotonde.cli.boards import draw_board, legend, margins
from rotonde.cli.choices import Decision, show_choices
from rotonde.cli.scene import Scene
from rotonde.cli.session import Session
from rotonde.cli.tables import position_tables
from rotonde.cli.window import fits
from rotonde.core.contract import Seat
from rotonde.i18n import step_sentence

BOARD_WIDTH: Final = 69
"""A board is not drawn narrower beside the tables; what does not fit can be moved into sight."""
GAP: Final = 3
LEAST_BESIDE: Final = 45
WIDE: Final = 170
"""Where nobody can move a window, the tables stand beside the board only if every board fits."""
USUAL_BESIDE: Final = 48
HEAD_AND_FOOT: Final = 8
"""Lines of the screen for the prompt, the hint and the legend."""
PROMPT: Final = 2
"""Lines for what is typed, and for the blank one before it."""

LIMITS: Final = (None, 12, 6, 4, 2)
"""So many entries a kind of action has in the list: the first number is taken with which all fits."""
BESIDE: Final = ((True, True, None), *[(False, True, most) for most in LIMITS[:3]], *[(False, False, most) for most in LIMITS])
"""What stands beside the board: the tables, the news, entries a kind; the first is taken that fits."""


def show_position(session: Session, seat: Seat | None) -> None:
    """The board, the tables, what happened, and what can be done."""
    scene, width = session.scene(seat), session.terminal.width
    asked = _Asked(session, seat)
    if width >= (BOARD_WIDTH + GAP + LEAST_BESIDE if session.terminal.interactive else WIDE):
        _show_side_by_side(session, scene, asked, max(BOARD_WIDTH, min(width - GAP - USUAL_BESIDE, width * 5 // 8)))
    elif session.terminal.interactive and asked.step is not None:
        _show_one_below_the_other(session, scene, asked)
    else:
        show_board(session, scene, session.terminal.height // 2 if session.terminal.interactive else None)
        session.terminal.show("", *_tables(scene), *_news(session), *asked.parts(scene, None))
    session.news.clear()
    session.shown_ply = session.state.ply


def show_board(session: Session, scene: Scene, height: int | None) -> None:
    """The board with its legend, or the part of it that the window shows; all of it without a height."""
    drawn, key = _drawn(session, scene, height), legend(scene)
    session.terminal.show("", *drawn, key)


class _Asked:
    """What a seat is asked, if it is asked anything."""

    def __init__(self, session: Session, seat: Seat | None) -> None:
        self.step: str | None = None
        if seat is not None and not session.state.over:
            state = session.state
            self.step = step_sentence(session.lang, state.game.id, state.step, session.names)
            self.decision = Decision(state, seat, state.legal(seat), session.bundles(seat))

    def parts(self, scene: Scene, most: int | None) -> list[RenderableType]:
        """The choices, with at most so many entries a kind, and the question."""
        return [] if self.step is None else [show_choices(scene, self.decision, most), "", self.step]


def _tables(scene: Scene) -> list[RenderableType]:
    return [part for table in position_tables(scene) for part in (table, "")]


def _news(session: Session) -> list[RenderableType]:
    return [*session.told_news(), ""] if session.news else []


def _show_side_by_side(session: Session, scene: Scene, asked: _Asked, left: int) -> None:
    terminal = session.terminal
    height = terminal.height - HEAD_AND_FOOT if terminal.interactive else None
    beside = replace(scene, width=scene.width - left - GAP)
    parts: list[RenderableType] = []
    above: list[RenderableType] = []
    for with_tables, with_news, most in BESIDE if height is not None else BESIDE[:1]:
        if with_tables and height is not None and terminal.cuts(_tables(beside), beside.width):
            continue
        above = [*([] if with_tables else _tables(scene)), *([] if with_news else _news(session))]
        parts = [*(_tables(beside) if with_tables else []), *(_news(session) if with_news else []), *asked.parts(beside, most)]
        if terminal.lines_of(Group(*parts), beside.width) <= terminal.height - PROMPT:
            break
    layout = Table.grid(padding=(0, GAP, 0, 0))
    layout.add_column(width=left)
    layout.add_column()
    narrow = replace(scene, width=left)
    layout.add_row(Group(*_drawn(session, narrow, height), legend(narrow)), Group(*parts))
    terminal.show("", *above, layout)


def _show_one_below_the_other(session: Session, scene: Scene, asked: _Asked) -> None:
    """Tables, news and legend first: what is shown last is on the screen."""
    terminal = session.terminal
    board = Group(*_drawn(session, scene, terminal.height // 2 - 1))
    room = terminal.height - terminal.lines_of(board, scene.width) - PROMPT
    parts = asked.parts(scene, LIMITS[-1])
    for most in LIMITS:
        parts = asked.parts(scene, most)
        if terminal.lines_of(Group(*parts), scene.width) <= room:
            break
    terminal.show("", *_tables(scene), *_news(session), legend(scene), board, "", *parts)


def _drawn(session: Session, scene: Scene, height: int | None) -> list[RenderableType]:
    """The board, or the part of it that the window shows and how it is moved."""
    drawn = draw_board(scene)
    if height is None:
        return [drawn, *_width_hint(session, drawn)]
    if fits(drawn, scene.width, height):
        return [drawn]
    if not session.window.is_placed:
        session.window.centre(*_middle_of_places(session), drawn, scene.width, height)
    return [session.window.cut(drawn, scene.width, height, margins(scene)), Text(_moving_hint(session), "dim")]


def _middle_of_places(session: Session) -> tuple[float, float]:
    """Where most cities lie, in parts of the board's width and height: what is looked at first."""
    picture = desk.picture(session.state)
    x, y, width, height = picture["frame"]
    towns = {place["at"] for place in picture["places"]}
    cells = [cell for cell in picture["cells"] if cell["at"] in towns] or picture["cells"]
    across, down = (sorted(cell[axis] for cell in cells)[len(cells) // 2] for axis in ("x", "y"))
    return (across - x) / width, (down - y) / height


def _moving_hint(session: Session) -> str:
    """How the board is moved, with a hex and a city of its own."""
    picture = desk.picture(session.state)
    cells = [cell["at"] for cell in picture["cells"] if cell["at"]]
    middle = cells[len(cells) // 2]
    city = next((place["id"] for place in picture["places"] if place["id"].isalpha()), cells[-1])
    return session.say("cli-board-part", hex=middle, city=city)


def _width_hint(session: Session, drawn: Text) -> list[RenderableType]:
    """How wide the terminal would have to be where the board is cut off."""
    needed = max((line.cell_len for line in drawn.split()), default=0)
    if needed <= session.terminal.width:
        return []
    return [session.say("cli-board-cut-off", needed=needed, width=session.terminal.width)]
