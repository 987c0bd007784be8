"""The result as one page that needs nothing else: tables and charts, in both languages, by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from importlib.resources import files

from rotonde.arena.charts import Bar, Scale, chart, round_ticks
from rotonde.arena.results import Against, Result, Row, Table
from rotonde.arena.wording import (
    ROW,
    STANDING,
    crossing,
    forfeit_sentences,
    headings,
    interval,
    percent,
    player,
    row_cells,
    standing_cells,
)
from rotonde.i18n import LANGUAGES, translate


def page(result: Result) -> str:
    """The whole page."""
    parts = [
        *_heading(result),
        _section(_said("arena-standings"), _standings(result), _elo_chart(result)),
        *[_section(_lineup(table), _table(result, table), _share_chart(table)) for table in result.tables],
        _section(_said("arena-cross"), _note("arena-cross-note"), _cross(result)),
        *([_section(_said("arena-forfeits"), _forfeits(result))] if result.forfeits else []),
        *([f"<p><code>{escape(result.command)}</code></p>"] if result.command else []),
    ]
    frame = files("rotonde.arena").joinpath("page.html").read_text(encoding="utf-8")
    title = escape(f"{translate('en', f'{result.game}-name')} – Rotonde")
    return frame.replace("{title}", title).replace("{body}", "\n".join(parts))


def _both(texts: Sequence[str], tag: str = "span") -> str:
    """A text in every language: the page shows one of them."""
    if len(set(texts)) == 1:
        return escape(texts[0])
    return "".join(f'<{tag} lang="{lang}">{escape(text)}</{tag}>' for lang, text in zip(LANGUAGES, texts, strict=True))


def _in_both(say: Callable[[str], str], tag: str = "span") -> str:
    return _both([say(lang) for lang in LANGUAGES], tag)


def _cells(say: Callable[[str], list[str]]) -> list[str]:
    """Texts in every language, cell by cell."""
    return [_both(texts) for texts in zip(*[say(lang) for lang in LANGUAGES], strict=True)]


def _said(key: str, **details: str | int) -> str:
    return _both([translate(lang, key, **details) for lang in LANGUAGES])


def _note(key: str, **details: str | int) -> str:
    return f'<p class="note">{_said(key, **details)}</p>'


def _bot(name: str, seats: int = 1, tag: str = "span") -> str:
    return _both([player(lang, name, seats) for lang in LANGUAGES], tag)


def _heading(result: Result) -> list[str]:
    facts = [f"{name} = {str(value).lower()}" for name, value in result.options.items()]
    return [
        f"<h1>{_said(f'{result.game}-name')}</h1>",
        f"<p>{_said('arena-facts', players=result.players, games=result.games, seed=result.seed)}</p>",
        _note("arena-how"),
        *([_note("arena-unfinished", games=result.games, wanted=result.wanted)] if result.games < result.wanted else []),
        f'<p class="note">{escape(" · ".join([result.board, *facts]))}</p>',
    ]


def _section(heading: str, *parts: str) -> str:
    return "\n".join([f"<section><h2>{heading}</h2>", *parts, "</section>"])


def _lineup(table: Table) -> str:
    return f"{_said('arena-lineup')} {' · '.join(_bot(row.bot, row.seats) for row in table.rows)}"


def _grid(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first cell of a row is its heading, the others are whole cells or what stands in one."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = ""
    for first, *rest in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in rest)
        body += f'<tr><th scope="row">{first}</th>{cells}</tr>\n'
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>'


def _standings(result: Result) -> str:
    return _grid(_cells(partial(headings, STANDING)), [_cells(partial(standing_cells, one)) for one in result.standings])


def _table(result: Result, table: Table) -> str:
    return _grid(_cells(partial(headings, ROW)), [_cells(partial(row_cells, result.game, row)) for row in table.rows])


def _elo_chart(result: Result) -> str:
    first, last = min([one.elo.low for one in result.standings]), max([one.elo.high for one in result.standings])
    scale = Scale(first - 20, last + 20, [(tick, f"{tick:.0f}") for tick in round_ticks(first, last)])
    bars = [Bar(_bot(one.bot, tag="tspan"), f"{one.elo.rating:.0f}", *one.elo) for one in result.standings]
    return chart(bars, scale, "Elo", from_left=False)


def _share_chart(table: Table) -> str:
    ticks = [(part, _in_both(partial(percent, part, digits=0), "tspan")) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
    return chart([_share_bar(row) for row in table.rows], Scale(0, 1, ticks), "%", from_left=True)


def _share_bar(row: Row) -> Bar:
    won = row.won
    shown = _in_both(partial(percent, won.share), "tspan")
    return Bar(_bot(row.bot, row.seats, "tspan"), shown, won.share, won.low, won.high, row.even)


def _cross(result: Result) -> str:
    rows = crossing(result)
    return _grid(["", *[_bot(name) for name, _ in rows]], [[_bot(name), *map(_cross_cell, row)] for name, row in rows])


def _cross_cell(one: Against | None) -> str:
    if one is None:
        return "<td></td>"
    share = one.better
    range_ = _in_both(partial(interval, share.low, share.high))
    text = _in_both(partial(percent, share.share))
    return f'<td class="heat" style="--share:{100 * share.share:.1f}%">{text}<small>{range_} · {share.games}</small></td>'


def _forfeits(result: Result) -> str:
    return "<ul>" + "".join(f"<li>{line}</li>" for line in _cells(partial(forfeit_sentences, result))) + "</ul>"
