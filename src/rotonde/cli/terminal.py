"""The person at the keyboard: showing, asking, and completing with the Tab key."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rotonde.cli.saying import visible
from rotonde.cli.scene import Glyphs, glyphs_for

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

Completer = Callable[[str, str], list[str]]
"""From the words before and the word begun to the ways it can go on."""


def console(stderr: bool = False) -> Console:
    """A console that keeps to NO_COLOR and to what the output is. No text is markup: names and boards may hold any text."""
    from rotonde.cli.screen import Screen

    return Screen(stderr=stderr, highlight=False, soft_wrap=False, markup=False, emoji=False)


def shows_colour(screen: Console) -> bool:
    """Whether colours can be seen on a console."""
    return screen.color_system is not None and not screen.no_color


def show(screen: Console, *things: RenderableType) -> None:
    """Print one thing after the other; drawings that are too wide are cut off, not wrapped."""
    from rich.text import Text

    for thing in things:
        # Printed by itself a text forgets that it must not be wrapped.
        no_wrap = isinstance(thing, Text) and thing.no_wrap
        screen.print(thing, no_wrap=no_wrap, overflow="crop" if no_wrap else None)


class Terminal:
    """Reads lines and prints. Where nobody is at the keyboard, what was read is shown too, as a keyboard would."""

    def __init__(self) -> None:
        self.console = console()
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self._completer: Completer = lambda _before, _begun: []
        if self.interactive:
            self._set_up_readline()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def lines_of(self, thing: RenderableType, width: int) -> int:
        """How many lines a thing takes at a width."""
        return len(self.console.render_lines(thing, self.console.options.update(width=width)))

    def cuts(self, things: Sequence[RenderableType], width: int) -> bool:
        """Whether tables would lose a word at a width; Rich puts dots where it cuts, and tables have none of their own."""
        lines = [line for thing in things for line in self.console.render_lines(thing, self.console.options.update(width=width))]
        return any("…" in segment.text for line in lines for segment in line)

    @property
    def colour(self) -> bool:
        return shows_colour(self.console)

    @property
    def glyphs(self) -> Glyphs:
        return glyphs_for(self.console.encoding)

    def show(self, *things: RenderableType) -> None:
        show(self.console, *things)

    def show_whole(self, text: str) -> None:
        """A line that is left in one piece, so that it can be copied."""
        self.console.print(text, soft_wrap=True)

    def ask(self, prompt: str, completer: Completer | None = None) -> str:
        """One line; raise `EOFError` when there are none left."""
        self._completer = completer or (lambda _before, _begun: [])
        try:
            line = input(visible(prompt))
        except (OSError, RuntimeError):  # it was closed, or is nothing that can be read
            raise EOFError from None
        if not self.interactive:
            print(visible(line))
        return line.strip()

    def _set_up_readline(self) -> None:
        try:
            import readline
        except ImportError:  # not on every system; one can do without
            return
        readline.set_completer_delims(" ")
        readline.set_completer(self._complete)
        # macOS has libedit under the same name, with another language for its settings.
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, begun: str, number: int) -> str | None:
        import readline

        before = readline.get_line_buffer()[: readline.get_begidx()]
        found = self._completer(before, begun)
        return f"{found[number]} " if number < len(found) else None
