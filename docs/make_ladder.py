"""The ladder: every pair of bots at every game, for two players and for the usual number; writes docs/ladder.md.

`python docs/make_ladder.py run FOLDER [--minutes N]` plays, the cheapest pairs first, and goes on where it was ended;
`python docs/make_ladder.py write FOLDER` tells what is there, and what is not.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from pathlib import Path
from time import monotonic

import msgspec

import rotonde
from rotonde.arena.ledger import Ledger
from rotonde.arena.plan import Plan, make_plan
from rotonde.arena.ratings import bradley_terry
from rotonde.arena.results import Result, result_of
from rotonde.arena.running import hold, in_processes
from rotonde.arena.wording import duration, interval, percent
from rotonde.i18n import translate

BOTS = ("random", "greedy", "apprentice", "driver", "stationmaster", "baron")
"""From the quickest to the slowest."""
USUAL_PLAYERS = 4
WANTED, WANTED_OF_BARON = 200, 100
PASSES = (0.1, 0.3, 1.0)
"""Parts of the games, one after the other: so that there is something of everything when time is up."""
SEED = "ladder"
INTRODUCTION = f"""Made by `python docs/make_ladder.py`; do not edit. [arena.md](arena.md) says how games are played and what
the numbers mean. Ranges are 95 % intervals; the lead is that over the best score of the others. With two players the even share
of wins is 50 %. With {USUAL_PLAYERS}, the slower of a pair plays alone among {USUAL_PLAYERS - 1} of the other, and its even share
is {100 / USUAL_PLAYERS:.0f} %. Bots think by CPU time: on a slower machine, or without the compiled build, they see less."""
TARGET = Path(__file__).parent / "ladder.md"


@dataclass(frozen=True)
class Pair:
    """Two bots at one game, the weaker one by name first."""

    game: str
    players: int
    bots: tuple[str, str]

    @property
    def wanted(self) -> int:
        return WANTED_OF_BARON if "baron" in self.bots else WANTED

    @property
    def folder(self) -> str:
        return f"{self.game}-{self.players}-{'-'.join(self.bots)}"

    @property
    def lineup(self) -> tuple[str, ...]:
        """At a larger table the stronger one by name sits alone: the other way round would cost three times as much."""
        weak, strong = self.bots
        return (strong, *[weak] * (self.players - 1))

    def plan(self, part: float = 1.0) -> Plan:
        return make_plan(self.game, self.lineup, games=ceil(part * self.wanted), players=self.players, seed=SEED)

    def command(self) -> str:
        words = f"--bots {','.join(self.lineup)} --players {self.players} --games {self.wanted} --seed {SEED}"
        return f"rotonde arena {self.game} {words}"


def pairs(games: Sequence[str], bots: Sequence[str]) -> list[Pair]:
    """Every pair of bots at every game, the cheapest first: what a game costs is decided by the slower bot."""
    found = [Pair(game, n, two) for two in combinations(bots, 2) for game in games for n in (2, USUAL_PLAYERS)]
    return sorted(found, key=lambda pair: (bots.index(pair.bots[1]), bots.index(pair.bots[0])))


def run(folder: Path, wanted: Sequence[Pair], jobs: int, minutes: float) -> None:
    """Play until all is played or time is up."""
    end = monotonic() + 60 * minutes
    for part in PASSES:
        for pair in wanted:
            if monotonic() < end:
                play(folder / pair.folder, pair, pair.plan(part), jobs, end)


def play(folder: Path, pair: Pair, plan: Plan, jobs: int, end: float) -> None:
    """Play a pair, or as much of it as there is time for, and write down how it came out."""
    with closing(hold(plan, in_processes(jobs), jobs, folder)) as pieces:
        for _ in pieces:
            if monotonic() > end:
                break
    with Ledger(folder, plan) as ledger:
        outcomes = ledger.finished.values()
    if outcomes:
        result = result_of(pair.plan(), outcomes, pair.command())
        (folder / "result.json").write_bytes(msgspec.json.encode(result))
        print(f"{pair.folder:40} {result.games:4} of {result.wanted}", flush=True)


def read(folder: Path, wanted: Sequence[Pair]) -> dict[Pair, Result]:
    """The results that are there."""
    files = {pair: folder / pair.folder / "result.json" for pair in wanted}
    return {pair: msgspec.json.decode(file.read_bytes(), type=Result) for pair, file in files.items() if file.exists()}


def page(results: dict[Pair, Result], wanted: Sequence[Pair], games: Sequence[str], bots: Sequence[str], because: str) -> str:
    """The whole page."""
    parts = ["# The ladder", INTRODUCTION, f"Every row is made by a command like\n\n    {wanted[0].command()}"]
    for game in games:
        if any(pair.game == game for pair in results):
            parts.append(f"## {translate('en', f'{game}-name')}")
        for players in (2, USUAL_PLAYERS):
            found = {pair: one for pair, one in results.items() if (pair.game, pair.players) == (game, players)}
            if found:
                parts += [f"### {players} players", strengths(found, bots), shares(found)]
    return "\n\n".join([*parts, not_run(results, wanted, because)]) + "\n"


def strengths(found: dict[Pair, Result], bots: Sequence[str]) -> str:
    """Elo out of all pairs together, and the time a decision takes."""
    met = [bot for bot in bots if any(bot in pair.bots for pair in found)]
    wins = [[0.0] * len(met) for _ in met]
    times: dict[str, list[float]] = {bot: [0.0, 0.0] for bot in met}
    for pair, result in found.items():
        for one in result.cross:
            wins[met.index(one.bot)][met.index(one.other)] += one.better.wins * 2 / pair.players
        for standing in result.standings:
            times[standing.bot][0] += standing.time.total
            times[standing.bot][1] += standing.time.decisions
    rated = sorted(zip(bradley_terry(wins), met, strict=True), reverse=True)
    rows = [
        (bot, f"{elo.rating:.0f}", f"{elo.low:.0f}–{elo.high:.0f}", duration(times[bot][0] / max(1, times[bot][1]), "en"))
        for elo, bot in rated
    ]
    return table(("bot", "Elo", "range", "CPU a decision"), rows)


def shares(found: dict[Pair, Result]) -> str:
    rows = [row for result in found.values() for row in lines(result)]
    return table(("who", "against", "games", "wins", "range", "lead"), rows)


def lines(result: Result) -> Iterator[tuple[str, ...]]:
    """The stronger of two against the other, or the one that sits alone against the others."""
    for told in result.tables:
        if told.games:
            alone = [row for row in told.rows if row.seats == 1]
            row = max(alone, key=lambda one: one.won.share)
            other = next(r for r in told.rows if r is not row)
            against = other.bot if other.seats == 1 else f"{other.seats} {other.bot}"
            won = row.won
            lead = "–" if row.lead is None or row.lead_error is None else f"{row.lead:.1f} ± {row.lead_error:.1f}"
            yield row.bot, against, str(told.games), percent(won.share, "en"), interval(won.low, won.high, "en"), lead


def not_run(results: dict[Pair, Result], wanted: Sequence[Pair], because: str) -> str:
    """What is missing, plainly."""
    missing = [pair for pair in wanted if pair not in results]
    failed = [f"{label(pair)}: {len(result.forfeits)}" for pair, result in results.items() if result.forfeits]
    short = [pair for pair, result in results.items() if result.games < result.wanted]
    parts = ["## What was not run", *([because] if because else [])]
    if not missing and not short:
        parts.append("Nothing: every pair has all its games.")
    if short:
        parts.append("With fewer games than wanted, for want of time:")
        parts.append(bullets(f"{label(pair)}: {results[pair].games} of {results[pair].wanted}" for pair in short))
    if missing:
        parts.append("Not at all:")
        parts.append(bullets(grouped(missing)))
    if failed:
        parts += ["Games that a bot lost by failing:", bullets(iter(failed))]
    return "\n\n".join(parts)


def grouped(missing: Sequence[Pair]) -> Iterator[str]:
    """The missing pairs, in one line where the same ones are missing at several games."""
    lacking: dict[tuple[str, ...], list[str]] = {}
    for key in sorted({(pair.game, pair.players) for pair in missing}):
        names = tuple(" – ".join(pair.bots) for pair in missing if (pair.game, pair.players) == key)
        lacking.setdefault(names, []).append(f"{key[0]} with {key[1]}")
    for names, places in lacking.items():
        yield f"{', '.join(places)}: {'; '.join(names)}"


def label(pair: Pair) -> str:
    return f"{translate('en', f'{pair.game}-name')}, {pair.players} players, {' – '.join(pair.bots)}"


def bullets(texts: Iterator[str]) -> str:
    return "\n".join(f"- {text}" for text in texts)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = [f"| {' | '.join(headings)} |", "|" + "---|" * len(headings)]
    return "\n".join([*head, *[f"| {' | '.join(row)} |" for row in rows]])


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("run", "write"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(rotonde.games()))
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--because", default="", help="why something was not run")
    parser.add_argument("--target", type=Path, default=TARGET)
    given = parser.parse_args(words)
    games, bots = given.games.split(","), given.bots.split(",")
    wanted = pairs(games, bots)
    if given.what == "run":
        run(given.folder, wanted, given.jobs, given.minutes)
    else:
        given.target.write_text(page(read(given.folder, wanted), wanted, games, bots, given.because), encoding="utf-8")


if __name__ == "__main__":
    main()
