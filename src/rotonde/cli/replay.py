"""The commands `replay` and `verify`."""

from __future__ import annotations

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from rotonde.cli.boards import draw_board
from rotonde.cli.ending import end_lines
from rotonde.cli.saving import load_record
from rotonde.cli.saying import say
from rotonde.cli.scene import Scene, glyphs_for
from rotonde.cli.tables import position_tables
from rotonde.cli.terminal import console, show, shows_colour
from rotonde.cli.trouble import WRONG_RECORD, Findings, InFile, sentences_of
from rotonde.core.contract import MalformedRecord, State
from rotonde.i18n import event_sentence, seat_name, step_sentence
from rotonde.records import Record, verify, walk
from rotonde.records.replaying import opening


def replay_in_terminal(path: Path, at: int | None, lang: str) -> None:
    """Tell a game, then show the position that it came to."""
    record = load_record(path)
    names = [seat_name(lang, seat, record.seats) for seat in range(record.players)]
    try:
        record = record if at is None else record.upto(at)
        lines, state = _story(record, names, lang)
    except MalformedRecord as problem:
        raise InFile(str(path), problem) from None
    show(console(), *lines, *_position(record, state, names, lang))


def _story(record: Record, names: list[str], lang: str) -> tuple[list[Text], State]:
    """All of it before any is shown: half the story of a bad record helps nobody."""
    lines = []
    state = opening(record)
    for played in walk(record):
        said = [event_sentence(lang, record.game, event, names) for event in played.events]
        lines.append(Text(f"{played.number:>4}  {' '.join(said)}"))
        state = played.state
    return lines, state


def _position(record: Record, state: State, names: list[str], lang: str) -> list[RenderableType]:
    screen = console()
    can_show = (screen.width, glyphs_for(screen.encoding), shows_colour(screen))
    scene = Scene(state.game, state.view(None), state.board_data, names, lang, *can_show)
    shown: list[RenderableType] = ["", draw_board(scene)]
    for table in position_tables(scene):
        shown += ["", table]
    if state.over:
        return [*shown, "", *end_lines(state, names, lang)]
    return [*shown, "", step_sentence(lang, record.game, state.step, names)]


def verify_in_terminal(path: Path, lang: str) -> None:
    """Check a record in every respect; raise `Findings` if anything is wrong with it."""
    try:
        record = load_record(path)
    except InFile as problem:
        raise Findings(sentences_of(lang, problem), WRONG_RECORD) from None
    findings = verify(record)
    if findings:
        raise Findings([s for finding in findings for s in sentences_of(lang, InFile(str(path), finding))], WRONG_RECORD)
    print(say(lang, "cli-verified", file=str(path), actions=len(record.entries)))
