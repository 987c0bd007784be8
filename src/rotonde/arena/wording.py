"""Numbers, names and rows of an arena as people read them, on the screen and on the page."""

from __future__ import annotations

from typing import Final

from rotonde.arena.results import Against, Result, Row, Standing, ToldForfeit
from rotonde.i18n import bot_name, decimal, mean_score, translate

STANDING: Final = ("cli-bot", "arena-games", "arena-elo", "cli-wins-range", "arena-openskill", "arena-time", "arena-time-p99")
"""The headings of bots by strength."""
ROW: Final = ("cli-bot", "arena-games", "cli-wins", "cli-wins-range", "arena-even", "cli-score-mean")
"""The headings of a line-up."""
MOST_FORFEITS: Final = 10
UNITS: Final = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))


def percent(part: float, lang: str, digits: int = 1) -> str:
    return translate(lang, "cli-percent", number=decimal(100 * part, lang, digits))


def interval(low: float, high: float, lang: str) -> str:
    """`47.1–52.9%`."""
    return f"{decimal(100 * low, lang)}–{percent(high, lang)}"


def duration(seconds: float, lang: str) -> str:
    """A time in seconds, milliseconds or microseconds, with three digits that tell something."""
    unit, size = next((one for one in UNITS if seconds >= one[1]), UNITS[-1])
    value = seconds / size
    return f"{decimal(value, lang, 0 if value >= 100 else 1 if value >= 10 else 2)}\u00a0{unit}"


def player(lang: str, name: str, seats: int = 1) -> str:
    """A bot, and how many seats it has if several."""
    return f"{bot_name(lang, name)} ×{seats}" if seats > 1 else bot_name(lang, name)


def headings(keys: tuple[str, ...], lang: str) -> list[str]:
    return [translate(lang, key) for key in keys]


def standing_cells(one: Standing, lang: str) -> list[str]:
    """A bot over all its games."""
    return [
        player(lang, one.bot),
        str(one.games),
        f"{one.elo.rating:.0f}",
        f"{one.elo.low:.0f}–{one.elo.high:.0f}",
        f"{decimal(one.openskill.mu, lang)} ± {decimal(2 * one.openskill.sigma, lang)}",
        duration(one.time.mean, lang),
        duration(one.time.p99, lang),
    ]


def row_cells(game_id: str, row: Row, lang: str) -> list[str]:
    """A bot in one line-up."""
    spread = "" if row.score_error is None else f" ± {decimal(row.score_error, lang)}"
    score = "–" if row.score is None else mean_score(lang, game_id, decimal(row.score, lang)) + spread
    won = row.won
    cells = (percent(won.share, lang), interval(won.low, won.high, lang), percent(row.even, lang), score)
    return [player(lang, row.bot, row.seats), str(won.games), *cells]


def crossing(result: Result) -> list[tuple[str, list[Against | None]]]:
    """The cross table, row by row in the order of strength; None where two did not meet."""
    names = [one.bot for one in result.standings]
    found = {(one.bot, one.other): one for one in result.cross}
    return [(name, [found.get((name, other)) for other in names]) for name in names]


def forfeit_sentences(result: Result, lang: str) -> list[str]:
    """How bots lost games by failing; one that always does is not told a thousand times."""
    told = [_forfeit_sentence(one, lang) for one in result.forfeits[:MOST_FORFEITS]]
    more = len(result.forfeits) - len(told)
    return [*told, translate(lang, "arena-more-forfeits", number=more)] if more else told


def _forfeit_sentence(one: ToldForfeit, lang: str) -> str:
    return translate(lang, f"arena-{one.code}", bot=player(lang, one.bot), deal=one.deal, turn=one.turn, fault=one.fault)
