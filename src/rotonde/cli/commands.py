"""What a person can type besides actions, and how a line is understood."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rotonde import desk
from rotonde.cli.acting import MOST_DIGITS, act, show_objections, understand
from rotonde.cli.boards import draw_board
from rotonde.cli.completion import fold
from rotonde.cli.files import at_home
from rotonde.cli.saving import check_writable
from rotonde.cli.saying import say, says
from rotonde.cli.session import Leave, Session
from rotonde.cli.showing import show_board, show_position
from rotonde.cli.tables import detail_tables, purse
from rotonde.cli.trouble import PROBLEMS, Trouble, sentences_of
from rotonde.cli.window import STEPS
from rotonde.core.contract import Seat
from rotonde.i18n import event_sentence
from rotonde.i18n.rules import rulebook
from rotonde.records import walk

LOG_LINES: Final = 20
LINES_BELOW: Final = 5
SHORT: Final = 3


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
    """The goal of the game, how to type, and the commands, with examples from this game."""
    from rich.table import Table
    from rich.text import Text

    example = example_of(session, seat)
    examples = {"example": example, "short": shortened(example), "rule": example_rule(session)}
    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        table.add_row(Text(f"  {session.say(f'cli-command-{command}')}", "bold"), session.say(f"cli-does-{command}", **examples))
    goal = session.say(f"cli-goal-{session.state.game.id}")
    session.terminal.show(goal, "", session.say("cli-help-typing", **examples), table)


def example_of(session: Session, seat: Seat) -> str:
    """An action that could be typed now, or in this game at all."""
    legal = session.state.legal(seat)
    actions = session.state.game.forms.actions.values()
    longest = max(map(str, legal), key=len) if legal else next(row.verb for row in actions if not row.is_dealt)
    return session.words.shown(longest)


def shortened(action: str) -> str:
    """An action with its words cut short; what has a number stays whole."""
    return " ".join(word if any(c.isdigit() for c in word) else word[:SHORT] for word in action.split()).lower()


def example_rule(session: Session) -> str:
    """A rule of this game."""
    return rulebook(session.state.game.id, session.lang).sections[4].rules[0][0]


def _why(session: Session, seat: Seat, rest: str) -> None:
    if not rest:
        raise Trouble("cli-error-why-what", example=example_of(session, seat))
    action = understand(session, seat, rest)
    if action is not None:
        show_objections(session, seat, action, with_rules=True)


def _rule(session: Session, seat: Seat, rest: str) -> None:
    from rotonde.cli.rulebook import numbered, rule_text

    if not rest:
        raise Trouble("cli-error-rule-which", rule=example_rule(session))
    session.terminal.show(rule_text(numbered(session.state.game, rest), session.lang))


def _board(session: Session, seat: Seat, rest: str) -> None:
    """All again; or the board alone, moved to a side of it or to a hex or city that is named."""
    if not rest:
        show_position(session, seat)
        return
    scene, height = session.scene(seat), session.terminal.height - LINES_BELOW
    step = next((s for s in STEPS if says(session.lang, f"cli-{s}", rest)), None)
    if step is not None:
        session.window.move(step, scene.width, height)
    else:
        session.window.centre(*_where(session, rest), draw_board(scene), scene.width, height)
    show_board(session, scene, height)


def _where(session: Session, name: str) -> tuple[float, float]:
    """Where a hex or a city lies, in parts of the board's width and height."""
    picture = desk.picture(session.state)
    at = {fold(place["id"]): place["at"] for place in picture["places"]} | {fold(c["at"]): c["at"] for c in picture["cells"]}
    found = at.get(fold(name)) or next((cell for word, cell in at.items() if word.startswith(fold(name))), None)
    x, y, width, height = picture["frame"]
    for cell in picture["cells"]:
        if cell["at"] == found:
            return (cell["x"] - x) / width, (cell["y"] - y) / height
    raise Trouble("cli-error-not-on-board", text=name)


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
    # A vote that the others must not know yet, or a card that they may never see, is taken back without being told.
    is_secret = last.seat in session.journal.sealed or session.state.game.veil(None, last.seat, last.action) is None
    told = "…" if is_secret else session.words.shown(str(last.action))
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
    "details": _details,
    "money": _money,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}
