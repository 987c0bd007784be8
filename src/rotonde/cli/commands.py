"""What a person can type besides actions, and how a line is understood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rotonde.cli.completion import fold
from rotonde.cli.files import at_home
from rotonde.cli.saving import check_writable
from rotonde.cli.saying import say, says
from rotonde.cli.session import Leave, Session
from rotonde.cli.tables import detail_tables, purse
from rotonde.cli.trouble import PROBLEMS, Trouble, sentences_of
from rotonde.core.contract import Action, MalformedAction, Objection, Seat
from rotonde.i18n import event_sentence, objection_sentence
from rotonde.i18n.rules import rule
from rotonde.records import walk

if TYPE_CHECKING:
    from rich.text import Text

LOG_LINES: Final = 20
MOST_CANDIDATES: Final = 12
MOST_DIGITS: Final = 9


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
            _act(session, seat, line)
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
    """A command that was only begun, if no action can be meant."""
    if session.words(seat).matching(line, session.legal_notations(seat)):
        return None
    known = {c: (c, fold(say(session.lang, f"cli-command-{c}"))) for c in COMMANDS}
    found = [c for c, spelled in known.items() if any(s.startswith(fold(verb)) for s in spelled)]
    return found[0] if len(found) == 1 else None


def _act(session: Session, seat: Seat, line: str) -> None:
    """Play the action that a line stands for, or say why not. Only what was typed is played, never what is near it."""
    words, legal = session.words(seat), session.legal_notations(seat)
    found = words.matching(line, session.all_notations(seat))
    possible = [notation for notation in found if notation in legal]
    if len(possible) == 1 and not words.leaves_number_open(line, possible[0]):
        session.play(seat, session.state.game.parse(possible[0]))
    elif len(possible) == 1:
        _ask_whether(session, seat, line, possible[0])
    elif possible:
        _show_candidates(session, line, possible)
    elif len(found) > 1:
        _show_none_legal(session, seat, line, found)
    else:
        _show_objections(session, seat, session.state.game.parse(found[0] if found else line), with_rules=False)


def _ask_whether(session: Session, seat: Seat, line: str, notation: str) -> None:
    """A number was not typed as it stands in the only action that could be meant: that action waits for a yes."""
    try:
        typed = session.state.game.parse(line)
    except MalformedAction:
        pass
    else:
        _show_objections(session, seat, typed, with_rules=False)
    session.proposal = notation
    session.terminal.show(session.say("cli-do-you-mean", action=notation, yes=session.say("cli-yes")))


def _show_none_legal(session: Session, seat: Seat, line: str, found: list[str]) -> None:
    """Nothing that a line could be is legal: the rule that forbids all of it, if it is one."""
    session.terminal.show(session.say("cli-none-legal", text=line))
    parse, state = session.state.game.parse, session.state
    told = [_objection_lines(session, state.objections(seat, parse(n)))[:1] for n in found[:MOST_CANDIDATES]]
    if all(lines == told[0] for lines in told):
        session.terminal.show(*told[0])


def understand(session: Session, seat: Seat, line: str) -> Action | None:
    """The action, legal or not, that a line stands for; None after showing which it could be."""
    found = session.words(seat).matching(line, session.all_notations(seat))
    if len(found) > 1:
        legal = set(session.legal_notations(seat))
        _show_candidates(session, line, sorted(found, key=lambda notation: notation not in legal))
        return None
    return session.state.game.parse(found[0] if found else line)


def _show_candidates(session: Session, line: str, found: list[str]) -> None:
    shown = found[:MOST_CANDIDATES]
    more = len(found) - len(shown)
    session.terminal.show(session.say("cli-ambiguous", text=line, number=len(found)))
    session.terminal.show("  " + " · ".join(shown) + (f" · … (+{more})" if more else ""))


def _show_objections(session: Session, seat: Seat, action: Action, with_rules: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    objections = session.state.objections(seat, action)
    if not objections:
        session.terminal.show(session.say("cli-why-legal", action=str(action)))
        return
    session.terminal.show(session.say("cli-why-not", action=str(action)))
    for objection, line in zip(objections, _objection_lines(session, objections), strict=True):
        session.terminal.show(line)
        if with_rules:
            session.terminal.show(Padding(Text(rule(objection.rule, session.lang), "dim"), (0, 0, 0, 4)))


def _objection_lines(session: Session, objections: Sequence[Objection]) -> list[Text]:
    """A line for each rule that forbids an action."""
    from rich.text import Text

    said = [objection_sentence(session.lang, o, session.names, session.state.game.id) for o in objections]
    return [Text.assemble("  ", (o.rule, "bold"), f"  {words}") for o, words in zip(objections, said, strict=True)]


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
        _show_objections(session, seat, action, with_rules=True)


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
    told = "…" if last.seat in session.journal.sealed else str(last.action)
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
