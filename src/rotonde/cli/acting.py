"""What a typed line means as an action, and playing it; what it cannot mean is explained."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rotonde.cli.choices import MOST_SHOWN, Decision, list_kinds
from rotonde.cli.session import Session
from rotonde.cli.trouble import Trouble
from rotonde.core.contract import Action, Objection, Seat
from rotonde.i18n import objection_sentence
from rotonde.i18n.rules import rule

if TYPE_CHECKING:
    from rich.text import Text

MOST_CANDIDATES: Final = 12
MOST_DIGITS: Final = 9
_REMARK: Final = re.compile(r"\s+\([^()]*\)$")
"""What stands behind an action in the list: its price, what it brings."""
_NUMBERED: Final = re.compile(r"(?:([^\W\d]+)\s+)?([0-9]+)(?:\s+[A-Za-z]+[0-9]+\s.*)?")
"""The number of a listed link: `3`, `build 3`, or the whole line as it is listed."""


def act(session: Session, seat: Seat, line: str) -> None:
    """Play the action that a line stands for, or say why not. Only what was typed is played, never what is near it."""
    line = _REMARK.sub("", line)
    if (numbered := _NUMBERED.fullmatch(line)) and _names_link(session, numbered[1]) and session.bundles(seat):
        _play_bundle(session, seat, numbered[2])
        return
    if "," in line and _play_series(session, seat, [piece.strip() for piece in line.split(",")]):
        return
    words = session.words
    found = words.matching(line, session.legal_notations(seat))
    if len(found) == 1 and not words.leaves_number_open(line, found[0]):
        session.play(seat, session.state.game.parse(found[0]))
    elif len(found) == 1:
        _ask_whether(session, seat, line, found[0])
    elif found and " " not in line:
        _show_kind(session, seat, line, found)
    elif found:
        _show_candidates(session, line, found)
    else:
        action = _not_legal(session, seat, line)
        if action is not None:
            show_objections(session, seat, action, with_rules=False)


def understand(session: Session, seat: Seat, line: str) -> Action | None:
    """The action, legal or not, that a line stands for; None after showing which it could be."""
    found = session.words.matching(line, session.legal_notations(seat))
    if len(found) > 1:
        _show_candidates(session, line, found)
        return None
    return session.state.game.parse(found[0]) if found else _not_legal(session, seat, line)


def _not_legal(session: Session, seat: Seat, line: str) -> Action | None:
    """The action that a line stands for where it is none of the legal ones; None after saying that nothing like it is legal."""
    meant = session.speech.meant(line)
    if len(meant) == 1:
        return meant[0]
    alike = meant or session.speech.samples(line)
    if not alike:
        return session.state.game.parse(line)
    _show_none_legal(session, seat, line, alike)
    return None


def _names_link(session: Session, verb: str | None) -> bool:
    """Whether the number after a verb is that of a listed link: no other verb may be meant."""
    forms = session.state.game.forms
    verbs = list(dict.fromkeys(row.verb for row in forms.actions.values() if not row.is_dealt))
    bundled = [forms.actions[kind].verb for kind in forms.bundled]
    return verb is None or session.words.matching(verb, verbs) in [[word] for word in bundled]


def _play_bundle(session: Session, seat: Seat, number: str) -> None:
    """Play the link of that number in the list."""
    links = session.bundles(seat)[:MOST_SHOWN]
    if len(number) > MOST_DIGITS or not 1 <= int(number) <= len(links):
        raise Trouble("cli-error-no-such-link", text=number, most=len(links))
    for notation in links[int(number) - 1]["send"]:
        session.play(seat, session.state.game.parse(notation))


def _play_series(session: Session, seat: Seat, pieces: Sequence[str]) -> bool:
    """Play several actions typed in one line, `build X9 SE-NW, X10 SE-NW`: all of them or none. False if it is no series."""
    verb = pieces[0].partition(" ")[0]
    state, words = session.state.copy(), session.words
    actions: list[Action] = []
    for piece in pieces:
        legal = [str(action) for action in state.legal(seat)] if state.to_act == (seat,) else []
        typed = piece if words.matching(piece, legal) else f"{verb} {piece}"
        found = words.matching(typed, legal)
        if len(found) != 1 or words.leaves_number_open(typed, found[0]):
            if not actions:
                return False
            raise Trouble("cli-error-series", text=piece)
        actions.append(session.state.game.parse(found[0]))
        state.apply(seat, actions[-1])
    for action in actions:
        session.play(seat, action)
    return True


def _ask_whether(session: Session, seat: Seat, line: str, notation: str) -> None:
    """A number was not typed as it stands in the only action that could be meant: that action waits for a yes."""
    meant = session.speech.meant(line)
    if len(meant) == 1:
        show_objections(session, seat, meant[0], with_rules=False)
    session.proposal = notation
    session.terminal.show(session.say("cli-do-you-mean", action=session.words.shown(notation), yes=session.say("cli-yes")))


def _show_none_legal(session: Session, seat: Seat, line: str, alike: Sequence[Action]) -> None:
    """Nothing that a line could be is legal: the rule that forbids all of it, if it is one."""
    session.terminal.show(session.say("cli-none-legal", text=line))
    told = [_objection_lines(session, session.state.objections(seat, action))[:1] for action in alike[:MOST_CANDIDATES]]
    if all(lines == told[0] for lines in told):
        session.terminal.show(*told[0])


def _show_kind(session: Session, seat: Seat, verb: str, found: Sequence[str]) -> None:
    """All that a verb alone could be, as it is listed where there is room."""
    chosen = set(found)
    legal = [action for action in session.state.legal(seat) if str(action) in chosen]
    session.terminal.show(session.say("cli-ambiguous", text=verb, number=len(found)))
    session.terminal.show(list_kinds(session.scene(seat), Decision(session.state, seat, legal, session.bundles(seat))))


def _show_candidates(session: Session, line: str, found: list[str]) -> None:
    shown = [session.words.shown(notation) for notation in found[:MOST_CANDIDATES]]
    more = len(found) - len(shown)
    session.terminal.show(session.say("cli-ambiguous", text=line, number=len(found)))
    session.terminal.show("  " + " · ".join(shown) + (f" · … (+{more})" if more else ""))


def show_objections(session: Session, seat: Seat, action: Action, with_rules: bool) -> None:
    from rich.padding import Padding
    from rich.text import Text

    objections = session.state.objections(seat, action)
    if not objections:
        session.terminal.show(session.say("cli-why-legal", action=session.words.shown(str(action))))
        return
    session.terminal.show(session.say("cli-why-not", action=session.words.shown(str(action))))
    for objection, line in zip(objections, _objection_lines(session, objections), strict=True):
        session.terminal.show(line)
        if with_rules:
            session.terminal.show(Padding(Text(rule(objection.rule, session.lang), "dim"), (0, 0, 0, 4)))


def _objection_lines(session: Session, objections: Sequence[Objection]) -> list[Text]:
    """A line for each rule that forbids an action."""
    from rich.text import Text

    said = [objection_sentence(session.lang, o, session.names, session.state.game.id) for o in objections]
    return [Text.assemble("  ", (o.rule, "bold"), f"  {words}") for o, words in zip(objections, said, strict=True)]
