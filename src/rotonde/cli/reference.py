"""The commands that only tell: `games`, `options`, `rules`, `board check`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rotonde.cli.boardfile import game_of_board, load_board
from rotonde.cli.program import program
from rotonde.cli.saying import say
from rotonde.cli.terminal import console
from rotonde.core.contract import Option, describe_choices
from rotonde.games import game as game_by_id
from rotonde.games import games
from rotonde.i18n import option_label


def list_games(lang: str) -> None:
    """Every game with what it needs."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("game", "title", "designer", "player-number", "boards"):
        table.add_column(say(lang, f"cli-{heading}"))
    for game_id in games():
        game = game_by_id(game_id)
        numbers = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(game.id, say(lang, f"{game.id}-name"), game.designers, numbers, ", ".join(game.boards))
    console().print(table)


def list_options(game_id: str, lang: str) -> None:
    """The readings of the rules that a table may choose."""
    from rich.text import Text

    game = game_by_id(game_id)
    screen = console()
    for name, option in game.options.items():
        screen.print(Text.assemble((name, "bold"), f"  {option_label(lang, game.id, name)} ({', '.join(option.rules)})"))
        for line in _values(game.id, option, lang):
            screen.print(Text(f"  {name}={line}"))
    screen.print(say(lang, "cli-options-use", program=program(), game=game.id))


def _values(game_id: str, option: Option, lang: str) -> Iterator[str]:
    """The values of an option with their meaning; a long run of numbers in one line."""
    numbers = tuple(choice for choice in option.choices if type(choice) is int)
    run = describe_choices(numbers)
    for choice in option.choices:
        if choice in numbers and "–" in run:
            continue
        mark = say(lang, "cli-is-default") if choice == option.default else ""
        yield f"{str(choice).lower()}  {option_label(lang, game_id, option.name, choice)} {mark}".rstrip()
    if "–" in run:
        mark = say(lang, "cli-option-range", default=str(option.default)) if option.default in numbers else ""
        yield f"{run}  {mark}".rstrip()


def show_rules(game_id: str, number: str | None, lang: str) -> None:
    """All rules of a game, a section, or one rule."""
    from rotonde.cli.rulebook import check_rule, numbered, rule_text, whole_book

    game = game_by_id(game_id)
    screen = console()
    if number is None:
        for part in whole_book(game, lang):
            screen.print(part)
        return
    wanted = numbered(game, number)
    check_rule(game, wanted, lang)
    screen.print(rule_text(wanted, lang))


def check_board_file(game_id: str | None, path: Path, lang: str) -> None:
    """Say that a board can be played on; raise `Trouble` or `Findings` if it cannot."""
    game = game_by_id(game_id) if game_id else game_of_board(path)
    load_board(game, path, lang)
    print(say(lang, "cli-board-fine", file=str(path), game=say(lang, f"{game.id}-name")))
