"""The command `simulate`."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from math import isnan
from time import perf_counter
from typing import TYPE_CHECKING

from rotonde.arena.outside import check_bot
from rotonde.arena.statistics import mean, mean_error, quantile, wilson
from rotonde.arena.wording import interval, percent
from rotonde.cli.batch import Outcome, Plan, play_all
from rotonde.cli.boardfile import choose_board
from rotonde.cli.exporting import Exports
from rotonde.cli.saying import say
from rotonde.cli.setup import parse_options
from rotonde.cli.terminal import console
from rotonde.cli.trouble import Trouble
from rotonde.core.contract import check_players
from rotonde.games import game as game_by_id
from rotonde.i18n import decimal, end_sentence, mean_score

if TYPE_CHECKING:
    from rich.table import Table

REFEREE_FAILED = 1


def make_plan(
    game_id: str,
    seats: str,
    players: int | None,
    games: int,
    seed: str,
    options: Sequence[str],
    board: str | None,
    check: bool,
    records: bool,
    lang: str,
) -> Plan:
    """The games that the words of a command line ask for."""
    game = game_by_id(game_id)
    names = [name.strip() for name in seats.split(",")]
    for name in names:
        check_bot(name)
    if players is not None:
        names = _filled(names, players)
    check_players(game.players, len(names))
    if games < 1:
        raise Trouble("cli-error-too-small", what="--games", least=1)
    setup = (parse_options(game, options), choose_board(game, board, lang))
    return Plan(game.id, tuple(names), games, seed, *setup, check, records)


def _filled(names: list[str], players: int) -> list[str]:
    """As many seats as asked for: the last bot takes those that are left."""
    if len(names) > players:
        raise Trouble("cli-error-more-seats", seats=len(names), players=players)
    return names + names[-1:] * (players - len(names))


def simulate_in_terminal(plan: Plan, workers: int | None, exports: Exports, lang: str) -> None:
    """Play the games and tell how they came out; where it is interrupted, what was played till then."""
    if workers is not None and workers < 1:
        raise Trouble("cli-error-too-small", what="--workers", least=1)
    exports.check()
    begun = perf_counter()
    outcomes = _play(plan, workers or os.cpu_count() or 1, exports, lang)
    seconds = perf_counter() - begun
    exports.write(plan, outcomes)
    faults = [outcome for outcome in outcomes if outcome.fault]
    sound = [outcome for outcome in outcomes if not outcome.fault]
    if sound:
        report(plan, sound, lang)
    screen = console()
    screen.print(say(lang, "cli-speed", games=len(outcomes), rate=decimal(len(outcomes) / seconds, lang)))
    for outcome in faults:
        print(say(lang, "cli-referee", number=outcome.number, seed=plan.seed, fault=outcome.fault), file=sys.stderr)
    if len(outcomes) < plan.games:
        raise KeyboardInterrupt
    if faults:
        sys.exit(REFEREE_FAILED)


def _play(plan: Plan, workers: int, exports: Exports, lang: str) -> list[Outcome]:
    """All outcomes in the order of their numbers, with a bar that shows how far it is; fewer after an interrupt."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    with bar as progress, closing(play_all(plan, workers)) as pieces, suppress(KeyboardInterrupt):
        task = progress.add_task(say(lang, "cli-simulating"), total=plan.games)
        for piece in pieces:
            outcomes += [exports.keep(plan, outcome) for outcome in piece]
            progress.update(task, completed=len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def report(plan: Plan, outcomes: Sequence[Outcome], lang: str) -> None:
    """Wins, scores, lengths and endings."""
    screen = console()
    screen.print(_table(plan, outcomes, lang))
    lengths = [outcome.actions for outcome in outcomes]
    screen.print(
        say(
            lang,
            "cli-lengths",
            mean=f"{mean(lengths):.0f}",
            low=f"{quantile(lengths, 0.1):.0f}",
            high=f"{quantile(lengths, 0.9):.0f}",
        )
    )
    ends = Counter(outcome.end_reason for outcome in outcomes)
    for reason, number in ends.most_common():
        screen.print(f"  {percent(number / len(outcomes), lang):>7}  {end_sentence(lang, plan.game, reason)}")


def _table(plan: Plan, outcomes: Sequence[Outcome], lang: str) -> Table:
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say(lang, "cli-bot"), no_wrap=True)
    for heading in ("wins", "wins-range", "score-mean", "score-low", "score-median", "score-high"):
        table.add_column(say(lang, f"cli-{heading}"), justify="right", no_wrap=True)
    for name in dict.fromkeys(plan.seats):
        table.add_row(*_bot_row(plan, name, outcomes, lang))
    best = [max(outcome.scores) for outcome in outcomes]
    table.add_row(say(lang, "cli-winner-row"), "", "", *_score_cells(best, plan.game, lang), style="dim")
    return table


def _bot_row(plan: Plan, name: str, outcomes: Sequence[Outcome], lang: str) -> list[str]:
    """A bot in all its seats together; a shared win counts in parts."""
    seats = [who for who, seat in enumerate(plan.seats) if seat == name]
    wins = sum(sum(who in o.winners for who in seats) / len(o.winners) for o in outcomes)
    low, high = wilson(wins, len(outcomes))
    scores = [o.scores[who] for o in outcomes for who in seats]
    shown = f"{name} ×{len(seats)}" if len(seats) > 1 else name
    return [shown, percent(wins / len(outcomes), lang), interval(low, high, lang), *_score_cells(scores, plan.game, lang)]


def _score_cells(scores: Sequence[int], game_id: str, lang: str) -> list[str]:
    error = mean_error(scores)
    spread = "" if isnan(error) else f" ± {decimal(error, lang)}"
    cells = [mean_score(lang, game_id, decimal(quantile(scores, part), lang)) for part in (0.1, 0.5, 0.9)]
    return [f"{mean_score(lang, game_id, decimal(mean(scores), lang))}{spread}", *cells]
