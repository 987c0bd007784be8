"""A game at the terminal: people and bots take their turns until it ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from rotonde import desk
from rotonde.arena.outside import bot
from rotonde.bots import Bot, Outlook, Reason, Reasoning
from rotonde.cli.completion import Words
from rotonde.cli.files import write_whole
from rotonde.cli.saying import say
from rotonde.cli.scene import Scene
from rotonde.cli.seats import Player, shown_name
from rotonde.cli.speech import Speech
from rotonde.cli.terminal import Completer, Terminal
from rotonde.cli.trouble import Trouble
from rotonde.cli.window import Window
from rotonde.core.contract import DEALER, Action, Event, IllegalAction, JsonDict, Seat, State
from rotonde.desk.shapes import Bundle
from rotonde.i18n import event_sentence, reason_sentence, seat_name
from rotonde.records import Journal, write_record

if TYPE_CHECKING:
    from rich.console import RenderableType

A_LINEFUL: Final = 4
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
        self.terminal.show(*self.told_news())
        self.news.clear()

    def told_news(self) -> list[RenderableType]:
        """What happened since the last look, a paragraph each."""
        from rich.padding import Padding
        from rich.text import Text

        left_out = len(self.news) - MOST_NEWS if len(self.news) > MOST_NEWS else 0
        lines = [self.say("cli-more-news", number=left_out)] if left_out else []
        return [Padding(Text(f"– {line}"), (0, 0, 0, 1)) for line in [*lines, *self.news[left_out:]]]

    def _ask(self, seat: Seat) -> None:
        from rotonde.cli.commands import obey
        from rotonde.cli.showing import show_position

        if self.shown_ply != self.state.ply:
            show_position(self, seat)
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
