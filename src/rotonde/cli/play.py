"""The command `play`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from shlex import quote

from rotonde.cli.boardfile import choose_board
from rotonde.cli.program import program
from rotonde.cli.saving import check_writable, leave, load_record, rescue, try_to_save
from rotonde.cli.seats import Player, parse_seats, players_of
from rotonde.cli.session import Leave, Session
from rotonde.cli.setup import parse_options
from rotonde.cli.terminal import Terminal
from rotonde.cli.trouble import InFile, Trouble
from rotonde.core.chance import fresh_seed
from rotonde.core.contract import MalformedRecord
from rotonde.games import game as game_by_id
from rotonde.i18n import listing
from rotonde.records import Journal

USUAL_SEATS = "me,greedy,greedy"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None
    seats: str | None
    seed: str | None
    options: list[str]
    board: str | None
    save: Path | None
    resume: Path | None


def play_in_terminal(wishes: Wishes, lang: str) -> None:
    """Play until the game is over or left."""
    journal, players = _resumed(wishes) if wishes.resume else _started(wishes, lang)
    path = wishes.save or wishes.resume
    if path is not None:
        check_writable(path, journal.record, wishes.resume)
    session = Session(journal, players, lang, Terminal(), path)
    if wishes.resume and path == wishes.resume:
        session.saved_actions = len(journal.record.entries)
    _greet(session)
    try:
        _run(session)
    except (Leave, EOFError):
        leave(session)
    except KeyboardInterrupt:
        session.terminal.show("")
        leave(session)
        raise
    except Exception:
        rescue(session)
        raise


def _started(wishes: Wishes, lang: str) -> tuple[Journal, list[Player]]:
    if wishes.game is None:
        raise Trouble("cli-error-which-game", program=program())
    game = game_by_id(wishes.game)
    players = parse_seats(wishes.seats or USUAL_SEATS)
    journal = Journal.start(
        game.id,
        len(players),
        seats=[player.name for player in players],
        seed=fresh_seed(SystemRandom()) if wishes.seed is None else wishes.seed,
        options=parse_options(game, wishes.options),
        board=choose_board(game, wishes.board, lang),
    )
    return journal, players


def _resumed(wishes: Wishes) -> tuple[Journal, list[Player]]:
    assert wishes.resume is not None
    if wishes.seed is not None or wishes.options or wishes.board is not None:
        raise Trouble("cli-error-resume-alone")
    record = load_record(wishes.resume)
    if wishes.game not in (None, record.game):
        raise Trouble("cli-error-other-game", file=str(wishes.resume), game=record.game)
    if record.ending is not None:
        raise Trouble("cli-error-game-over", file=str(wishes.resume), command=f"{program()} replay {quote(str(wishes.resume))}")
    players = parse_seats(wishes.seats) if wishes.seats else players_of(record.seats)
    if len(players) != record.players:
        raise Trouble("cli-error-seat-number", file=str(wishes.resume), players=record.players)
    try:
        return Journal(record), players
    except MalformedRecord as problem:
        raise InFile(str(wishes.resume), problem) from None


def _greet(session: Session) -> None:
    title = session.say(f"{session.state.game.id}-name")
    names = listing(session.lang, session.names)
    session.terminal.show(session.say("cli-welcome", title=title, names=names))
    if session.people:
        session.terminal.show(session.say("cli-welcome-help"))
    if len(session.people) > 1:
        session.terminal.show(session.say("cli-money-hidden"))


def _run(session: Session) -> None:
    """Play; after the end a person may still look around, or take something back and play on."""
    while True:
        session.run()
        _show_end(session)
        if not (session.terminal.interactive and session.people):
            if session.path is not None and not session.is_saved:
                leave(session)
            return
        _look_around(session)


def _show_end(session: Session) -> None:
    from rotonde.cli.ending import end_lines
    from rotonde.cli.showing import show_position

    show_position(session, session.people[0] if len(session.people) == 1 else None)
    session.terminal.show(*end_lines(session.state, session.names, session.lang))
    if session.path is not None and try_to_save(session, session.path):
        session.terminal.show(session.say("cli-saved", file=str(session.path)))


def _look_around(session: Session) -> None:
    """Commands after the end, until one is `quit` or takes something back."""
    from rotonde.cli.commands import obey

    session.terminal.show(session.say("cli-after-end"))
    while session.state.over:
        line = session.terminal.ask(session.say("cli-prompt", name=session.say("cli-over")))
        if line:
            obey(session, session.people[0], line)
