"""The command `arena`."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rotonde.arena.page import page
from rotonde.arena.plan import Plan, make_plan
from rotonde.arena.playing import Outcome
from rotonde.arena.results import Result, result_of
from rotonde.arena.running import Workers, hold, in_processes
from rotonde.arena.wording import ROW, STANDING, crossing, forfeit_sentences, headings, percent, player, row_cells, standing_cells
from rotonde.cli.boardfile import choose_board
from rotonde.cli.files import at_home, write_whole
from rotonde.cli.saying import say, visible
from rotonde.cli.setup import parse_options
from rotonde.cli.terminal import console
from rotonde.cli.trouble import Trouble
from rotonde.games import game as game_by_id
from rotonde.i18n import translate

if TYPE_CHECKING:
    from rich.table import Table as RichTable

RESULT = "result.json"
PAGE = "result.html"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    bots: str
    games: int
    players: int | None
    seed: str
    options: list[str]
    board: str | None
    jobs: int | None
    out: Path | None
    ray: str | None


def arena_in_terminal(wishes: Wishes, lang: str) -> None:
    """Hold an arena and tell how it came out; where it is interrupted, what was played till then."""
    if wishes.jobs is not None and wishes.jobs < 1:
        raise Trouble("cli-error-too-small", what="--jobs", least=1)
    game = game_by_id(wishes.game)
    plan = make_plan(
        wishes.game,
        [name.strip() for name in wishes.bots.split(",")],
        games=wishes.games,
        players=wishes.players,
        seed=wishes.seed,
        options=parse_options(game, wishes.options),
        board=choose_board(game, wishes.board, lang),
    )
    out = None if wishes.out is None else at_home(wishes.out)
    outcomes = _play(plan, *_workers(wishes), out, lang)
    if outcomes:
        result = result_of(plan, outcomes, command_of(plan, wishes))
        _tell(result, lang)
        if out is not None:
            _write(result, out, lang)
    if len(outcomes) < len(list(plan.tasks())):
        raise KeyboardInterrupt


def _workers(wishes: Wishes) -> tuple[Workers, int]:
    if wishes.ray is not None:
        from rotonde.arena.cluster import on_cluster

        return on_cluster(wishes.ray)
    room = wishes.jobs or os.cpu_count() or 1
    return in_processes(room), room


def command_of(plan: Plan, wishes: Wishes) -> str:
    """The command that plays the same games again."""
    words = ["rotonde", "arena", plan.game, "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--players", str(plan.players), "--seed", plan.seed]
    for option in wishes.options:
        words += ["--option", option]
    return shlex.join([*words, *(["--board", wishes.board] if wishes.board else [])])


def _play(plan: Plan, workers: Workers, room: int, out: Path | None, lang: str) -> list[Outcome]:
    """All outcomes, with a bar that shows how far it is; fewer after an interrupt."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    with bar as progress, closing(hold(plan, workers, room, out)) as pieces, suppress(KeyboardInterrupt):
        task = progress.add_task(say(lang, "cli-simulating"), total=len(list(plan.tasks())))
        for piece in pieces:
            outcomes += piece
            progress.update(task, completed=len(outcomes))
    return outcomes


def _write(result: Result, out: Path, lang: str) -> None:
    write_whole(out / RESULT, msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
    write_whole(out / PAGE, page(result))
    console().print(say(lang, "arena-written", files=", ".join(str(out / name) for name in (RESULT, PAGE))), soft_wrap=True)


def _tell(result: Result, lang: str) -> None:
    """Tables on the screen; failures on stderr."""
    screen = console()
    facts = say(lang, "arena-facts", players=result.players, games=result.games, seed=result.seed)
    screen.print(f"{translate(lang, f'{result.game}-name')}. {facts}")
    tables = [_grid(headings(STANDING, lang), [standing_cells(one, lang) for one in result.standings])]
    tables += [_grid(headings(ROW, lang), [row_cells(result.game, row, lang) for row in t.rows]) for t in result.tables]
    for table in tables:
        screen.print("")
        screen.print(table)
    if len(result.standings) > 2:
        screen.print("\n" + say(lang, "arena-cross-note"))
        screen.print(_cross(result, lang))
    for sentence in forfeit_sentences(result, lang):
        print(visible(sentence), file=sys.stderr)


def _grid(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> RichTable:
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(columns):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _cross(result: Result, lang: str) -> RichTable:
    rows = crossing(result)
    cells = [[player(lang, name), *[percent(one.better.share, lang) if one else "" for one in row]] for name, row in rows]
    return _grid(["", *[player(lang, name) for name, _ in rows]], cells)
