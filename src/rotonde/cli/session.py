"""A game at the terminal: people and bots take their turns until it ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rotonde import desk
from rotonde.arena.outside import bot
from rotonde.bots import Bot, Outlook, Reason, Reasoning
from rotonde.cli.boards import draw_board, legend
from rotonde.cli.choices import Decision, show_choices
from rotonde.cli.completion import Words
from rotonde.cli.files import write_whole
from rotonde.cli.saying import say
from rotonde.cli.scene import Scene
from rotonde.cli.seats import Player, shown_name
from rotonde.cli.speech import Speech
from rotonde.cli.tables import position_tables
from rotonde.cli.terminal import Completer, Terminal
from rotonde.cli.trouble import Trouble
from rotonde.cli.window import Window, fits
from rotonde.core.contract import DEALER, Action, Event, IllegalAction, JsonDict, Seat, State
from rotonde.desk.shapes import Bundle
from rotonde.i18n import event_sentence, reason_sentence, seat_name, step_sentence
from rotonde.records import Journal, write_record

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

BOARD_WIDTH: Final = 69
"""A board is not drawn narrower beside the tables; what does not fit can be moved into sight."""
GAP: Final = 3
LEAST_BESIDE: Final = 45
WIDE: Final = 170
"""Where nobody can move a window, the tables stand beside the board only if every board fits."""
USUAL_BESIDE: Final = 48
HEAD_AND_FOOT: Final = 8
"""Lines of the screen for the prompt, the hint and the legend."""


A_LINEFUL = 4
"""So many sentences about one action are told in one line; more get a line each."""


MOST_NEWS: Final = 12
"""So many lines of news are told; what is older can be read in the log."""


class Leave(Exception):
    """Somebody leaves the game before its end."""


class Session:
    """A journal, who plays, and the terminal that they play at."""

    def __init__(self, journal: Journal, players: Sequence[Player], lang: str, terminal: Terminal, path: Path | None) -> None:
        self.journal = journal
        self.players = players
        self.lang = lang
        self.terminal = terminal
        self.path = path
        """Where the game is saved as it goes on."""
        self.saved_actions = -1
        self.news: list[str] = []
        self.shown_ply = -1
        self.proposal = ""
        """The action that was asked about: a yes plays it."""
        self.names = [seat_name(lang, seat, [shown_name(p, lang) for p in players]) for seat in range(len(players))]
        self.speech = Speech(self.state.game, self.board, lang)
        self.window = Window()
        self._bundles_at = (-1, -1)
        self._bundles: Sequence[Bundle] = ()
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]

    @property
    def state(self) -> State:
        return self.journal.state

    def say(self, key: str, **variables: str | int) -> str:
        return say(self.lang, key, **variables)

    def run(self) -> None:
        """Play to the end; raise `Leave`, `EOFError` or `KeyboardInterrupt` where a person stops."""
        while not self.state.over:
            seat = self.state.to_act[0]
            if seat == DEALER:
                self._tell(self.journal.deal())
            elif self.players[seat].bot is None:
                self._ask(seat)
            else:
                self._play_bot(seat)

    def _play_bot(self, seat: Seat) -> None:
        chooser = self._bot(seat)
        action = chooser.choose(Outlook(self.state, seat))
        try:
            events = self.journal.play(seat, action)
        except IllegalAction as refusal:
            rules = ", ".join(objection.rule for objection in refusal.objections)
            raise Trouble("cli-error-bot-illegal", name=self.names[seat], action=str(action), rules=rules) from None
        self._tell(events)
        if isinstance(chooser, Reasoning) and chooser.reason is not None and not self._is_secret(seat, action):
            self._tell_reason(seat, chooser.reason)

    def _is_secret(self, seat: Seat, action: Action) -> bool:
        """Whether what the bot chose, or might have, is hidden from the people at the table."""
        return seat in self.journal.sealed or self.state.game.veil(None, seat, action) is None

    def _tell_reason(self, seat: Seat, reason: Reason) -> None:
        """What the bot expected of its action against the next best."""
        instead = self.words.shown(str(reason.instead))
        self.news.append(reason_sentence(self.lang, self.state.game.id, self.names[seat], reason.gain, instead))
        if not self.people:
            self.show_news()

    def _bot(self, seat: Seat) -> Bot:
        """A bot whose luck follows from the seed and the position, so that a resumed game goes on as if never left."""
        name = self.players[seat].bot
        assert name is not None
        return bot(name, Random(f"{self.state.seed}/{seat}/{self.state.ply}"))

    def _tell(self, events: Sequence[Event]) -> None:
        said = [event_sentence(self.lang, self.state.game.id, event, self.names) for event in events]
        if len(said) > A_LINEFUL:
            self.news += said
        elif said:
            self.news.append(" ".join(said))
        if not self.people:
            self.show_news()

    def show_news(self) -> None:
        """What happened since the last look."""
        self.terminal.show(*self._news())
        self.news.clear()

    def _news(self) -> list[RenderableType]:
        from rich.padding import Padding
        from rich.text import Text

        left_out = len(self.news) - MOST_NEWS if len(self.news) > MOST_NEWS else 0
        lines = [self.say("cli-more-news", number=left_out)] if left_out else []
        return [Padding(Text(f"– {line}"), (0, 0, 0, 1)) for line in [*lines, *self.news[left_out:]]]

    def _ask(self, seat: Seat) -> None:
        from rotonde.cli.commands import obey

        if self.shown_ply != self.state.ply:
            self.show_position(seat)
        line = self.terminal.ask(self.say("cli-prompt", name=self.names[seat]), self._completer(seat))
        if line:
            obey(self, seat, line)

    def play(self, seat: Seat, action: Action) -> None:
        """Play a person's action, and save the game if it is being saved."""
        self._tell(self.journal.play(seat, action))
        if self.path is not None:
            self.save(self.path)

    def save(self, path: Path) -> None:
        """Write the game with its seed, to go on later with the same luck."""
        write_whole(path, write_record(self.journal.revealed))
        self.path = path
        self.saved_actions = len(self.journal.record.entries)

    @property
    def has_decisions(self) -> bool:
        """Whether a person has decided anything, so that something could be lost."""
        return any(entry.seat in self.people for entry in self.journal.record.entries)

    @property
    def is_saved(self) -> bool:
        return self.saved_actions == len(self.journal.record.entries)

    # Showing

    def scene(self, seat: Seat | None, width: int | None = None, hide_money: bool | None = None) -> Scene:
        """The position for the eyes of a seat."""
        hidden = len(self.people) > 1 if hide_money is None else hide_money
        width = self.terminal.width if width is None else width
        view = self.state.view(seat)
        screen = self.terminal
        return Scene(
            self.state.game, view, self.board, self.names, self.lang, width, screen.glyphs, screen.colour, hidden, self.words
        )

    @property
    def board(self) -> JsonDict:
        """The data of the board that is played on."""
        return self.state.board_data

    def show_position(self, seat: Seat | None) -> None:
        """The board, the tables, what happened, and what can be done."""
        scene, width = self.scene(seat), self.terminal.width
        if width >= (BOARD_WIDTH + GAP + LEAST_BESIDE if self.terminal.interactive else WIDE):
            self._show_side_by_side(scene, seat, max(BOARD_WIDTH, min(width - GAP - USUAL_BESIDE, width * 5 // 8)))
        else:
            self.show_board(scene, self.terminal.height // 2 if self.terminal.interactive else None)
            self.terminal.show("", *self._beside(scene, seat))
        self.news.clear()
        self.shown_ply = self.state.ply

    def show_board(self, scene: Scene, height: int | None) -> None:
        """The board with its legend, or the part of it that the window shows; all of it without a height."""
        self.terminal.show("", *self._board_parts(scene, height))

    def _board_parts(self, scene: Scene, height: int | None) -> list[RenderableType]:
        from rich.text import Text

        drawn, key = draw_board(scene), legend(scene)
        if height is None:
            return [drawn, *self._width_hint(drawn), key]
        if fits(drawn, scene.width, height):
            return [drawn, key]
        return [self.window.cut(drawn, scene.width, height), Text(self._moving_hint(), "dim"), key]

    def _moving_hint(self) -> str:
        """How the board is moved, with a hex and a city of its own."""
        picture = desk.picture(self.state)
        cells = [cell["at"] for cell in picture["cells"] if cell["at"]]
        middle = cells[len(cells) // 2]
        city = next((place["id"] for place in picture["places"] if place["id"].isalpha()), middle)
        return self.say("cli-board-part", hex=middle, city=city)

    def _width_hint(self, drawn: Text) -> list[RenderableType]:
        """How wide the terminal would have to be where the board is cut off."""
        needed = max((line.cell_len for line in drawn.split()), default=0)
        if needed <= self.terminal.width:
            return []
        return [self.say("cli-board-cut-off", needed=needed, width=self.terminal.width)]

    def _show_side_by_side(self, scene: Scene, seat: Seat | None, left: int) -> None:
        from rich.console import Group
        from rich.table import Table

        height = self.terminal.height - HEAD_AND_FOOT if self.terminal.interactive else None
        beside = replace(scene, width=scene.width - left - GAP)
        parts = self._beside(beside, seat)
        if height is not None and self.terminal.lines_of(Group(*parts), beside.width) > height:
            # The tables go above, where one can scroll back to: board and choices stay in sight.
            self.terminal.show("", *position_tables(scene))
            parts = self._beside(beside, seat, with_tables=False)
        layout = Table.grid(padding=(0, GAP, 0, 0))
        layout.add_column(width=left)
        layout.add_column()
        layout.add_row(Group(*self._board_parts(replace(scene, width=left), height)), Group(*parts))
        self.terminal.show("", layout)

    def _beside(self, scene: Scene, seat: Seat | None, with_tables: bool = True) -> list[RenderableType]:
        """All but the board, with a blank line between the parts."""
        parts: list[RenderableType] = []
        for table in position_tables(scene) if with_tables else ():
            parts += [table, ""]
        if self.news:
            parts += [*self._news(), ""]
        if seat is not None and not self.state.over:
            step = step_sentence(self.lang, self.state.game.id, self.state.step, self.names)
            decision = Decision(self.state, seat, self.state.legal(seat), self.bundles(seat))
            parts += [show_choices(scene, decision), "", step]
        return parts

    # Typing

    def bundles(self, seat: Seat) -> Sequence[Bundle]:
        """The whole links that a seat could lay now, in the order of their numbers."""
        if self._bundles_at != (self.state.ply, seat):
            self._bundles_at, self._bundles = (self.state.ply, seat), desk.bundles(self.state, seat)
        return self._bundles

    @property
    def words(self) -> Words:
        return self.speech.words

    def legal_notations(self, seat: Seat) -> list[str]:
        return [str(action) for action in self.state.legal(seat)]

    def _completer(self, seat: Seat) -> Completer:
        from rotonde.cli.commands import command_words

        words, legal = self.words, self.legal_notations(seat)
        typed = [*legal, *command_words(self.lang)]
        return lambda before, begun: words.next_words(before, begun, typed)
