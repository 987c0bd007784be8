"""What surrounds every command: help and complaints in the reader's language, and the exit codes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn, cast

import typer
from typer.core import TyperCommand, TyperGroup

from rotonde.cli.language import language_in
from rotonde.cli.saying import say, visible
from rotonde.cli.trouble import BAD_INPUT, INTERRUPTED, PROBLEMS, Findings, sentences_of

# Since 0.26 Typer brings a Click of its own: its exceptions are found by way of one that Typer shows.
USAGE_ERROR: Final = cast(type[Exception], typer.BadParameter.__mro__[2])


class Command(TyperCommand):
    """A command whose help comes from the catalogues."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return _help(ctx)


class Group(TyperGroup):
    """A group of commands that tells every problem in a sentence and never as a traceback."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return _help(ctx)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        try:
            code = super().main(given, *rest, **extra | {"standalone_mode": False, "obj": given})
            sys.stdout.flush()
        except PROBLEMS as problem:
            code = problem.code if isinstance(problem, Findings) else BAD_INPUT
            _complain(*sentences_of(language_in(given), problem), code=code)
        except USAGE_ERROR as error:
            from rotonde.cli.help import usage_sentences

            _complain(*usage_sentences(error, given, language_in(given)))
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            _close_quietly(0)
        except OSError as error:
            from rotonde.cli.files import reason_of

            print(say(language_in(given), "cli-error-output", **reason_of(error)), file=sys.stderr)
            _close_quietly(BAD_INPUT)
        if code == INTERRUPTED:  # newer Typers make it of an interrupt themselves
            print("\n" + say(language_in(given), "cli-interrupted"), file=sys.stderr)
        sys.exit(code if isinstance(code, int) else 0)


def _help(ctx: typer.Context) -> str:
    from rotonde.cli.help import help_text

    return help_text(ctx, language_in(ctx.find_root().obj or []))


def _complain(*sentences: str, code: int = BAD_INPUT) -> NoReturn:
    for sentence in sentences:
        print(visible(sentence), file=sys.stderr)
    sys.exit(code)


def _close_quietly(code: int) -> NoReturn:
    """Whoever read our output has enough of it, or no room for it: what is left of it goes nowhere."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
