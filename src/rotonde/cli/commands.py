"""What a person can type besides actions, and how a line is understood."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rotonde.cli.acting import MOST_DIGITS, act, show_objections, understand
from rotonde.cli.completion import fold
from rotonde.cli.files import at_home
from rotonde.cli.saving import check_writable
from rotonde.cli.saying import say, says
from rotonde.cli.session import Leave, Session
from rotonde.cli.tables import detail_tables, purse
from rotonde.cli.trouble import PROBLEMS, Trouble, sentences_of
from rotonde.core.contract import Seat
from rotonde.i18n import event_sentence
from rotonde.records import walk

if TYPE_CHECKING:
    pass

LOG_LINES: Final = 20


def obey(session: Session, seat: Seat, line: str) -> None:
    """Do what a line says; what it cannot mean is explained."""
    verb, _, rest = line.partition(" ")
    proposal, session.proposal = session.proposal, ""
    try:
        if proposal and says(session.lang, "cli-yes", line):
            session.play(seat, session.state.game.parse(proposal))
            return
        command = find_command(session.lang, verb) or _begun_command(session, seat, line, verb)
        if command is not None:
            COMMANDS[command](session, seat, rest.strip())
        else:
            act(session, seat, line)
    except PROBLEMS as problem:
        session.terminal.show(*sentences_of(session.lang, problem))


def find_command(lang: str, word: str) -> str | None:
    """The command that a word names in full, in English or the reader's language."""
    if word == "?":
        return "help"
    return next((c for c in COMMANDS if fold(word) in (c, fold(say(lang, f"cli-command-{c}")))), None)


def command_words(lang: str) -> list[str]:
    """The commands as the reader types them."""
    return [say(lang, f"cli-command-{command}") for command in COMMANDS]


def _begun_command(session: Session, seat: Seat, line: str, verb: str) -> str | None:
    """A command that was only begun, if no action can be meant, be it legal or not."""
    if session.words.matching(line, session.legal_notations(seat)) or session.speech.meant(line):
        return None
    known = {c: (c, fold(say(session.lang, f"cli-command-{c}"))) for c in COMMANDS}
    found = [c for c, spelled in known.items() if any(s.startswith(fold(verb)) for s in spelled)]
    return found[0] if len(found) == 1 else None


def _help(session: Session, seat: Seat, rest: str) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        table.add_row(Text(f"  {session.say(f'cli-command-{command}')}", "bold"), session.say(f"cli-does-{command}"))
    session.terminal.show(session.say("cli-help-typing"), table)


def _why(session: Session, seat: Seat, rest: str) -> None:
    if not rest:
        raise Trouble("cli-error-why-what")
    action = understand(session, seat, rest)
    if action is not None:
        show_objections(session, seat, action, with_rules=True)


def _rule(session: Session, seat: Seat, rest: str) -> None:
    from rotonde.cli.rulebook import numbered, rule_text

    if not rest:
        raise Trouble("cli-error-rule-which", prefix=session.state.game.rules_prefix)
    session.terminal.show(rule_text(numbered(session.state.game, rest), session.lang))


def _board(session: Session, seat: Seat, rest: str) -> None:
    session.show_position(seat)


def _details(session: Session, seat: Seat, rest: str) -> None:
    session.terminal.show(*detail_tables(session.scene(seat)))


def _money(session: Session, seat: Seat, rest: str) -> None:
    session.terminal.show(session.say("cli-your-money", amount=purse(session.scene(seat), seat)))


def _log(session: Session, seat: Seat, rest: str) -> None:
    """The last lines, or as many as asked for."""
    from rich.text import Text

    if rest and not (rest.isdecimal() and len(rest) <= MOST_DIGITS):
        raise Trouble("cli-error-log-number", text=rest)
    number = int(rest) if rest else LOG_LINES
    lines = []
    for played in walk(session.journal.record):
        said = [event_sentence(session.lang, played.state.game.id, event, session.names) for event in played.events]
        lines.append(Text(f"{played.number:>4}  {' '.join(said)}"))
    session.terminal.show(*lines[len(lines) - min(number, len(lines)) :])


def _undo(session: Session, seat: Seat, rest: str) -> None:
    """Back to before the last decision made at this keyboard: at a table of friends anybody may say "wait"."""
    entries = session.journal.record.entries
    ours = [number for number, entry in enumerate(entries) if entry.seat in session.people]
    if not ours:
        raise Trouble("cli-error-nothing-to-undo")
    last = entries[ours[-1]]
    # A vote that the others must not know yet is taken back without being told.
    told = "…" if last.seat in session.journal.sealed else session.words.shown(str(last.action))
    session.journal.go_to(ours[-1])
    session.news = [session.say("cli-undone", action=told)]
    session.shown_ply = -1


def _save(session: Session, seat: Seat, rest: str) -> None:
    if not rest and session.path is None:
        raise Trouble("cli-error-save-where")
    path = at_home(Path(rest)) if rest else session.path
    assert path is not None
    check_writable(path, session.journal.record, session.path)
    session.save(path)
    session.terminal.show(session.say("cli-saved", file=str(path)))


def _quit(session: Session, seat: Seat, rest: str) -> None:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, Seat, str], None]]] = {
    "help": _help,
    "why": _why,
    "rule": _rule,
    "board": _board,
    "tokens": _details,
    "money": _money,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}
