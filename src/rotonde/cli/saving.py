"""Where a game is saved, and the last chance to save it."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

from rotonde.cli.files import at_home, check_plain, free_name, read_text
from rotonde.cli.program import program
from rotonde.cli.saying import says
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


def check_writable(path: Path, record: Record, owned: Path | None = None) -> None:
    """Refuse to write over anything but the file that the game is saved in already, or an earlier save of it."""
    check_plain(path)
    if path.exists() and path != owned and not _is_earlier_save(path, record):
        raise Trouble("cli-error-file-taken", file=str(path))


def _is_earlier_save(path: Path, record: Record) -> bool:
    try:
        there = load_record(path)
    except (InFile, Trouble):
        return False
    return there.commitment == record.commitment is not None and there.entries == record.entries[: len(there.entries)]


def leave(session: Session) -> None:
    """A game is left: save it, or offer to, and say what became of it."""
    if not session.is_saved and session.path is not None:
        try_to_save(session, session.path)
    if not session.is_saved and session.terminal.interactive and session.has_decisions:
        _offer(session)
    if session.is_saved:
        command = f"{program()} play --resume {quote(str(session.path))}"
        session.terminal.show_whole(session.say("cli-saved-resume", file=str(session.path), command=command))
    else:
        session.terminal.show(session.say("cli-not-saved"))


def _offer(session: Session) -> None:
    """Ask for a file name until the game is saved or that is not wanted; Enter or a yes takes the name proposed."""
    proposed = free_name(session.state.game.id, SUFFIX)
    question = session.say("cli-offer-save", file=str(proposed), no=session.say("cli-no"))
    while not session.is_saved:
        try:
            answer = session.terminal.ask(question)
        except (EOFError, KeyboardInterrupt):
            session.terminal.show("")
            return
        if answer and says(session.lang, "cli-no", answer):
            return
        names_file = answer and not says(session.lang, "cli-yes", answer)
        try_to_save(session, Path(answer) if names_file else proposed)


def try_to_save(session: Session, path: Path) -> bool:
    """Save, or say why it cannot be done."""
    try:
        path = at_home(path)
        check_writable(path, session.journal.record, session.path)
        session.save(path)
    except Trouble as problem:
        session.terminal.show(*sentences_of(session.lang, problem))
        return False
    return True


def rescue(session: Session) -> None:
    """The program fails: what was played is kept all the same."""
    if not session.is_saved and session.has_decisions and try_to_save(session, free_name(session.state.game.id, SUFFIX)):
        session.terminal.show(session.say("cli-saved", file=str(session.path)))
