"""The commands of who hosts: `serve` and `admin`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rotonde.cli.frame import Command, Group
from rotonde.cli.language import choose_language
from rotonde.i18n import translate

if TYPE_CHECKING:
    from rotonde.server.admin import Admin

admin_app = typer.Typer(name="rotonde", cls=Group, add_completion=False, rich_markup_mode=None)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="FILE|URL", envvar="ROTONDE_DATABASE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)] = 8080,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    database: DatabaseUrl = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    proxy: Annotated[str, typer.Option("--proxy", metavar="ADDRESS,…")] = "127.0.0.1",
    bots: Annotated[int | None, typer.Option("--bots", metavar="N", min=1, max=64)] = None,
    browser: Annotated[bool, typer.Option("--browser")] = False,
    lang: Lang = None,
) -> None:
    choose_language(lang)
    from dataclasses import replace

    from rotonde.server.serving import Place, serve
    from rotonde.server.settings import Settings

    settings = Settings(origins=tuple(origin or ()), secure=secure)
    settings = replace(settings, database=database or settings.database, bot_workers=bots or settings.bot_workers)
    serve(settings, Place("0.0.0.0" if lan else host, port, browser, proxy))


@admin_app.callback(invoke_without_command=True)
def admin(context: typer.Context, lang: Lang = None) -> None:
    choose_language(lang)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _admin(database: str | None) -> Admin:
    from rotonde.server.admin import Admin
    from rotonde.server.settings import Settings, usual_database

    return Admin(Settings(database=database or usual_database()))


@admin_app.command("list", cls=Command)
def list_tables(database: DatabaseUrl = None, lang: Lang = None) -> None:
    for row in _admin(database).rows():
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        typer.echo(f"{row.id}  {changed}  {row.game:<8} {row.status:<8} {row.players}")


@admin_app.command(cls=Command)
def show(table: TableId, database: DatabaseUrl = None, lang: Lang = None) -> None:
    from msgspec import json

    found, lines = _admin(database).show(table)
    typer.echo(json.format(json.encode(found.told()), indent=2).decode())
    for seat, holders in zip(found.seats, found.holders, strict=True):
        typer.echo(f"{seat.seat + 1}  {seat.kind:<8} {seat.name}  {' '.join(sorted(holders))}")
    typer.echo(len(lines))


@admin_app.command(cls=Command)
def export(table: TableId, database: DatabaseUrl = None, lang: Lang = None) -> None:
    typer.echo(_admin(database).export(table), nl=False)


@admin_app.command(cls=Command)
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], database: DatabaseUrl = None, lang: Lang = None) -> None:
    _admin(database).backup(file)


@admin_app.command("import", cls=Command)
def bring(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    owner: Annotated[str | None, typer.Option("--for", metavar="ACCOUNT")] = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    from rotonde.cli.files import read_text

    typer.echo(_admin(database).bring(read_text(file), owner))


@admin_app.command(cls=Command)
def delete(table: TableId, database: DatabaseUrl = None, lang: Lang = None) -> None:
    _admin(database).delete(table)


@admin_app.command(cls=Command)
def forget(person: Annotated[str, typer.Argument(metavar="ACCOUNT")], database: DatabaseUrl = None, lang: Lang = None) -> None:
    tables = _admin(database).forget(person)
    typer.echo(translate(choose_language(lang), "cli-admin-forgotten", tables=tables))


@admin_app.command(cls=Command)
def rehearse(database: DatabaseUrl = None, lang: Lang = None) -> None:
    language, same, others = choose_language(lang), 0, 0
    for row, difference in _admin(database).rehearse():
        same += difference is None
        others += difference is not None
        if difference is not None:
            typer.echo(f"{row.id}  {row.game}  {difference}")
    typer.echo(translate(language, "cli-admin-rehearsed", same=same, others=others))
    if others:
        raise typer.Exit(1)
