"""The commands of `rotonde`. Each only reads its arguments; the work is in the module that it imports when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rotonde.cli.frame import Command, Group
from rotonde.cli.hosting import admin_app, serve
from rotonde.cli.language import choose_language

app = typer.Typer(name="rotonde", cls=Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
board_app = typer.Typer(name="rotonde", cls=Group, add_completion=False, rich_markup_mode=None)
app.add_typer(board_app, name="board")

# What each argument and option means stands in the catalogues, under cli-help-….
GameId = Annotated[str, typer.Argument(metavar="GAME")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
BoardName = Annotated[str | None, typer.Option("--board", metavar="NAME|FILE")]
# Whether a file can be read is found out by reading it: then it can be said why not.
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", readable=False)]


@app.callback(invoke_without_command=True)
def rotonde(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    choose_language(lang)
    if version:
        from rotonde import __version__

        typer.echo(f"rotonde {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@board_app.callback(invoke_without_command=True)
def board(context: typer.Context, lang: Lang = None) -> None:
    choose_language(lang)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Command)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="WHO,WHO,…")] = None,
    seed: Seed = None,
    option: Options = None,
    board: BoardName = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", readable=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", readable=False)] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.play import Wishes, play_in_terminal

    play_in_terminal(Wishes(game, seats, seed, option or [], board, save, resume), choose_language(lang))


@app.command(cls=Command)
def simulate(
    game: GameId,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,…")] = "greedy,random",
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT")] = "1",
    option: Options = None,
    board: BoardName = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", readable=False)] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", readable=False)] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER", readable=False)] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.exporting import Exports
    from rotonde.cli.simulate import make_plan, simulate_in_terminal

    language = choose_language(lang)
    plan = make_plan(game, seats, players, games, seed, option or [], board, check, records is not None, language)
    simulate_in_terminal(plan, workers, Exports(json, csv, records), language)


@app.command(cls=Command)
def arena(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,…")] = "greedy,driver",
    games: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT")] = "1",
    option: Options = None,
    board: BoardName = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", readable=False)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="auto|ADDRESS")] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.arena import Wishes, arena_in_terminal

    arena_in_terminal(Wishes(game, bots, games, players, seed, option or [], board, jobs, out, ray), choose_language(lang))


@app.command(cls=Command)
def rules(
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="[RULE]")] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.reference import show_rules

    show_rules(game, number, choose_language(lang))


@app.command(cls=Command)
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.replay import replay_in_terminal

    replay_in_terminal(file, at, choose_language(lang))


@app.command(cls=Command)
def analyse(
    file: RecordFile,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL")] = "driver",
    iterations: Annotated[int | None, typer.Option("--iterations", metavar="N")] = None,
    threshold: Annotated[float | None, typer.Option("--threshold", metavar="N")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    from rotonde.cli.analyse import Wishes, analyse_in_terminal

    analyse_in_terminal(Wishes(file, level, iterations, threshold, json), choose_language(lang))


@app.command(cls=Command)
def verify(file: RecordFile, lang: Lang = None) -> None:
    from rotonde.cli.replay import verify_in_terminal

    verify_in_terminal(file, choose_language(lang))


@board_app.command("check", cls=Command)
def board_check(
    file: RecordFile,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.reference import check_board_file

    check_board_file(game, file, choose_language(lang))


@app.command(cls=Command)
def games(lang: Lang = None) -> None:
    from rotonde.cli.reference import list_games

    list_games(choose_language(lang))


@app.command(cls=Command)
def options(game: GameId, lang: Lang = None) -> None:
    from rotonde.cli.reference import list_options

    list_options(game, choose_language(lang))


app.command(cls=Command)(serve)
app.add_typer(admin_app, name="admin")
