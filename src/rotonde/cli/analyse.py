"""The command `analyse`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from rotonde.analysis import Analysis, Thoroughness, analyse
from rotonde.analysis.keeping import digest_of, keep, kept, usual_folder
from rotonde.analysis.telling import positions_of, turning_sentence
from rotonde.cli.saving import load_record
from rotonde.cli.saying import say, visible
from rotonde.cli.terminal import console, show
from rotonde.cli.trouble import InFile, Trouble
from rotonde.core.contract import MalformedRecord
from rotonde.i18n import decimal, mean_score, seat_name
from rotonde.records import Record

BLOCKS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "01234567"
MARK: Final = "^"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    file: Path
    level: str
    iterations: int | None
    threshold: float | None
    json: bool


def analyse_in_terminal(wishes: Wishes, lang: str) -> None:
    """Show what each seat could expect in the course of a game, and where it turned."""
    if wishes.threshold is not None and wishes.threshold <= 0:
        raise Trouble("cli-error-threshold")
    record = load_record(wishes.file)
    try:
        analysis = _analysed(record, wishes, lang)
    except MalformedRecord as problem:
        raise InFile(str(wishes.file), problem) from None
    if wishes.json:
        print(msgspec.json.format(msgspec.json.encode(analysis)).decode())
        return
    names = [seat_name(lang, seat, record.seats) for seat in range(record.players)]
    show(console(), *_chart(analysis, names, lang), *_turning(record, analysis, names, lang))


def _analysed(record: Record, wishes: Wishes, lang: str) -> Analysis:
    thoroughness = Thoroughness(wishes.level, wishes.iterations)
    folder, digest = usual_folder(), digest_of(record, thoroughness, wishes.threshold)
    analysis = kept(folder, digest)
    if analysis is None:
        analysis = _with_a_bar(record, thoroughness, wishes.threshold, lang)
        keep(folder, digest, analysis)
    return analysis


def _with_a_bar(record: Record, thoroughness: Thoroughness, threshold: float | None, lang: str) -> Analysis:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say(lang, "analysis-working"), total=len(record.entries))
        return analyse(record, thoroughness, threshold, lambda number: progress.update(task, completed=number))


def _chart(analysis: Analysis, names: Sequence[str], lang: str) -> list[Text]:
    """A line for each seat: what it could expect, from the first decision to the end; below, where the game turned."""
    points = [decision.judgement.before for decision in analysis.decisions]
    points += [analysis.final] if analysis.final is not None else []
    if not points:
        return [Text(say(lang, "analysis-nothing"))]
    screen = console()
    width = max(len(name) for name in names) + 2
    last = [mean_score(lang, analysis.game, decimal(total, lang)) for total in points[-1]]
    columns = columns_of(len(points), max(10, screen.width - width - max(map(len, last)) - 2))
    low, high = min(map(min, points)), max(map(max, points))
    signs = BLOCKS if _can_show(BLOCKS, screen.encoding) else DIGITS
    lines = [Text(say(lang, "analysis-chart", decisions=len(analysis.decisions)))]
    for seat, name in enumerate(names):
        means = [sum([points[i][seat] for i in column]) / len(column) for column in columns]
        drawn = "".join(signs[level(mean, low, high, len(signs))] for mean in means)
        lines.append(Text(f"{name:<{width}}{drawn}  {last[seat]}", no_wrap=True))
    turned = {i for i, decision in enumerate(analysis.decisions) if decision.turning}
    marks = "".join(MARK if turned & set(column) else " " for column in columns)
    return [*lines, Text(" " * width + marks, no_wrap=True)]


def columns_of(points: int, width: int) -> list[range]:
    """The points that stand in each column of a chart, as even as can be."""
    number = min(points, width)
    return [range(i * points // number, (i + 1) * points // number) for i in range(number)]


def level(value: float, low: float, high: float, levels: int) -> int:
    """Which of some levels a value is on."""
    return 0 if high == low else min(levels - 1, int((value - low) / (high - low) * levels))


def _can_show(signs: str, encoding: str | None) -> bool:
    try:
        signs.encode(encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _turning(record: Record, analysis: Analysis, names: Sequence[str], lang: str) -> list[RenderableType]:
    amount = mean_score(lang, analysis.game, decimal(analysis.threshold, lang))
    points = analysis.turning_points
    positions = positions_of(record, points)
    lines = Table.grid(Column(justify="right", no_wrap=True), Column(), padding=(0, 2, 0, 1))
    for one in points:
        sentence = turning_sentence(lang, analysis, one, positions[one.number], names)
        lines.add_row(str(one.number), Text(visible(sentence)))
    return [Text(say(lang, "analysis-turning" if points else "analysis-no-turning", amount=amount)), lines]
