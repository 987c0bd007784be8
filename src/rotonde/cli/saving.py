"""Where a game is saved, and the last chance to save it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rotonde.cli.files import free_name, read_text
from rotonde.cli.trouble import InFile, Trouble, sentences_of
from rotonde.core.contract import MalformedRecord
from rotonde.records import Record, read_record

if TYPE_CHECKING:
    from rotonde.cli.session import Session

SUFFIX: Final = ".record"


def load_record(path: Path) -> Record:
    """The record in a file; raise `Trouble` or `InFile` if there is none."""
    text = read_text(path)
    try:
        return read_record(text)
    except MalformedRecord as problem:
        raise InFile(str(path), problem) from None


def check_writable(path: Path, record: Record) -> None:
    """Refuse to write over anything but an earlier save of the same game."""
    if path.is_dir():
        raise Trouble("cli-error-is-folder", file=str(path))
    if not path.parent.is_dir():
        raise Trouble("cli-error-no-such-folder", folder=str(path.parent))
    if path.exists() and not _is_same_game(path, record):
        raise Trouble("cli-error-file-taken", file=str(path))


def _is_same_game(path: Path, record: Record) -> bool:
    try:
        there = load_record(path)
    except (InFile, Trouble):
        return False
    return there.commitment is not None and there.commitment == record.commitment


def leave(session: Session) -> None:
    """A game is left: save it, or offer to, and say what became of it."""
    if not session.is_saved and session.path is not None:
        session.save(session.path)
    elif not session.is_saved and session.terminal.interactive:
        _offer(session)
    if session.is_saved:
        session.terminal.show(session.say("cli-saved-resume", file=str(session.path), game=session.state.game.id))
    else:
        session.terminal.show(session.say("cli-not-saved"))


def _offer(session: Session) -> None:
    """Ask once for a file name; Enter takes the one proposed."""
    proposed = free_name(session.state.game.id, SUFFIX)
    try:
        answer = session.terminal.ask(session.say("cli-offer-save", file=str(proposed), no=session.say("cli-no")))
    except (EOFError, KeyboardInterrupt):
        session.terminal.show("")
        return
    if answer.casefold() == session.say("cli-no").casefold():
        return
    path = Path(answer).expanduser() if answer else proposed
    try:
        check_writable(path, session.journal.record)
        session.save(path)
    except Trouble as problem:
        session.terminal.show(*sentences_of(session.lang, problem))
