"""The ladder: every pair of bots at every game, for two players and for the usual number; writes docs/ladder.md.

`python docs/make_ladder.py run FOLDER [--minutes N]` plays what is missing, the cheapest pairs first, and goes on where it was
ended; `python docs/make_ladder.py write [FOLDER]` keeps what was played there in docs/ladder.json, and tells all that is kept.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil, sqrt
from pathlib import Path
from time import monotonic

import msgspec

import rotonde
from rotonde.arena.ledger import Ledger, code_digest
from rotonde.arena.plan import Plan, make_plan
from rotonde.arena.ratings import bradley_terry
from rotonde.arena.results import result_of
from rotonde.arena.running import hold, in_processes
from rotonde.arena.statistics import Z_95, wilson
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
is {100 / USUAL_PLAYERS:.0f} %. Bots think by CPU time: on a slower machine, or without the compiled build, they see less.
A dash stands where the time was not kept."""
HOME = Path(__file__).parent
PLAYED = "meeting.json"


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

    def plan(self, games: int, seed: str) -> Plan:
        return make_plan(self.game, self.lineup, games=games, players=self.players, seed=seed)

    def command(self) -> str:
        words = f"--bots {','.join(self.lineup)} --players {self.players} --games {self.wanted} --seed {SEED}"
        return f"rotonde arena {self.game} {words}"


@dataclass(frozen=True)
class Meeting:
    """How games of a pair came out that have one seed, seen from the stronger one by name."""

    pair: Pair
    seed: str
    code: str
    """What played: a digest of rules and bots; empty where it is not known any more."""
    games: int
    wins: float
    before: float
    """How often it stood before one of the others, and how often it was compared."""
    compared: int
    scored: int
    """Games that ended with a score: where a bot fails, there is none."""
    lead: float
    spread: float
    """The standard deviation of the lead of a game."""
    seconds: tuple[float, float] = (0.0, 0.0)
    """Of CPU time that the two, the weaker by name first, spent on so many decisions."""
    decisions: tuple[int, int] = (0, 0)
    forfeits: int = 0

    @property
    def key(self) -> tuple[Pair, str]:
        return self.pair, self.seed

    @property
    def lead_error(self) -> float | None:
        """Half the width of the 95 % interval of the mean lead."""
        return Z_95 * self.spread / sqrt(self.scored) if self.scored > 1 else None

    def and_with(self, other: Meeting) -> Meeting:
        """All games of both together."""
        scored = self.scored + other.scored
        lead = (self.scored * self.lead + other.scored * other.lead) / max(1, scored)
        squares = [max(0, one.scored - 1) * one.spread**2 + one.scored * (one.lead - lead) ** 2 for one in (self, other)]
        return replace(
            self,
            games=self.games + other.games,
            wins=self.wins + other.wins,
            before=self.before + other.before,
            compared=self.compared + other.compared,
            scored=scored,
            lead=lead,
            spread=sqrt(sum(squares) / max(1, scored - 1)),
            seconds=(self.seconds[0] + other.seconds[0], self.seconds[1] + other.seconds[1]),
            decisions=(self.decisions[0] + other.decisions[0], self.decisions[1] + other.decisions[1]),
            forfeits=self.forfeits + other.forfeits,
        )


@dataclass(frozen=True)
class Kept:
    """All that was played, and why the rest was not."""

    because: str = ""
    meetings: tuple[Meeting, ...] = ()


def pairs(games: Sequence[str], bots: Sequence[str]) -> list[Pair]:
    """Every pair of bots at every game, the cheapest first: what a game costs is decided by the slower bot."""
    found = [Pair(game, n, two) for two in combinations(bots, 2) for game in games for n in (2, USUAL_PLAYERS)]
    return sorted(found, key=lambda pair: (bots.index(pair.bots[1]), bots.index(pair.bots[0])))


def run(folder: Path, wanted: Sequence[Pair], kept: Kept, seed: str, jobs: int, minutes: float) -> None:
    """Play until all is played or time is up. What is kept from other seeds need not be played again."""
    end = monotonic() + 60 * minutes
    for part in PASSES:
        for pair in wanted:
            elsewhere = sum([meeting.games for meeting in kept.meetings if meeting.pair == pair and meeting.seed != seed])
            games = ceil(part * pair.wanted) - elsewhere
            if monotonic() < end and games > 0:
                play(folder / seed / pair.folder, pair, pair.plan(games, seed), jobs, end)


def play(folder: Path, pair: Pair, plan: Plan, jobs: int, end: float) -> None:
    """Play a pair, or as much of it as there is time for, and write down how it came out."""
    with closing(hold(plan, in_processes(jobs), jobs, folder)) as pieces:
        for _ in pieces:
            if monotonic() > end:
                break
    meeting = meeting_in(folder, pair, plan)
    if meeting:
        (folder / PLAYED).write_bytes(msgspec.json.encode(meeting))
        print(f"{pair.folder:40} {meeting.games:4} of {pair.wanted}", flush=True)


def meeting_in(folder: Path, pair: Pair, plan: Plan) -> Meeting | None:
    """What a folder's games say, also those beyond the plan; None where there are none."""
    with Ledger(folder, plan) as ledger:
        outcomes = list(ledger.finished.values())
    if not outcomes:
        return None
    weak, strong = pair.bots
    everything = replace(plan, games=pair.players * (1 + max([outcome.deal for outcome in outcomes])))
    result = result_of(everything, outcomes)
    row = next(row for row in result.tables[0].rows if row.bot == strong)
    before = next(one.better for one in result.cross if one.bot == strong)
    times = {standing.bot: standing.time for standing in result.standings}
    scored = sum([bool(outcome.scores) for outcome in outcomes])
    return Meeting(
        pair,
        plan.seed,
        code_digest(),
        games=result.games,
        wins=row.won.wins,
        before=before.wins,
        compared=before.games,
        scored=scored,
        lead=row.lead or 0.0,
        spread=(row.lead_error or 0.0) * sqrt(scored) / Z_95,
        seconds=(times[weak].total, times[strong].total),
        decisions=(times[weak].decisions, times[strong].decisions),
        forfeits=len(result.forfeits),
    )


def read(file: Path) -> Kept:
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else Kept()


def keep(file: Path, kept: Kept, folder: Path | None, because: str | None, order: Sequence[Pair]) -> Kept:
    """What was played in a folder takes the place of what is kept of the same pair and seed."""
    meetings = {meeting.key: meeting for meeting in kept.meetings}
    for path in sorted(folder.rglob(PLAYED)) if folder else []:
        meeting = msgspec.json.decode(path.read_bytes(), type=Meeting)
        meetings[meeting.key] = meeting
    places = {pair: place for place, pair in enumerate(order)}
    ordered = sorted(meetings.values(), key=lambda one: (places.get(one.pair, len(places)), one.seed))
    kept = Kept(kept.because if because is None else because, tuple(ordered))
    lines = b",\n".join(msgspec.json.encode(meeting) for meeting in kept.meetings)
    file.write_bytes(b'{"because":' + msgspec.json.encode(kept.because) + b',"meetings":[\n' + lines + b"\n]}\n")
    return kept


def together(meetings: Iterable[Meeting], wanted: Sequence[Pair]) -> dict[Pair, Meeting]:
    """The games of each pair, of whatever seed."""
    found: dict[Pair, Meeting] = {}
    for meeting in meetings:
        found[meeting.pair] = found[meeting.pair].and_with(meeting) if meeting.pair in found else meeting
    return {pair: found[pair] for pair in wanted if pair in found}


def page(kept: Kept, wanted: Sequence[Pair], games: Sequence[str], bots: Sequence[str]) -> str:
    """The whole page."""
    results = together(kept.meetings, wanted)
    parts = ["# The ladder", INTRODUCTION, f"Every row is made by a command like\n\n    {wanted[0].command()}"]
    seeds = sorted({meeting.seed for meeting in kept.meetings} - {SEED})
    if seeds:
        parts.append(
            f"Some rows have games of other seeds, too: {', '.join(seeds)}. [ladder.json](ladder.json) tells them apart."
        )
    for game in games:
        if any(pair.game == game for pair in results):
            parts.append(f"## {translate('en', f'{game}-name')}")
        for players in (2, USUAL_PLAYERS):
            found = [one for pair, one in results.items() if (pair.game, pair.players) == (game, players)]
            if found:
                parts += [f"### {players} players", strengths(found, bots), shares(found)]
    return "\n\n".join([*parts, not_run(results, wanted, kept.because)]) + "\n"


def strengths(found: Sequence[Meeting], bots: Sequence[str]) -> str:
    """Elo out of all pairs together, and the time a decision takes."""
    met = [bot for bot in bots if any(bot in one.pair.bots for one in found)]
    wins = [[0.0] * len(met) for _ in met]
    seconds, decisions = dict.fromkeys(met, 0.0), dict.fromkeys(met, 0)
    for one in found:
        weak, strong = [met.index(bot) for bot in one.pair.bots]
        wins[strong][weak] += one.before * 2 / one.pair.players
        wins[weak][strong] += (one.compared - one.before) * 2 / one.pair.players
        for bot, spent, made in zip(one.pair.bots, one.seconds, one.decisions, strict=True):
            seconds[bot] += spent
            decisions[bot] += made
    rated = sorted(zip(bradley_terry(wins), met, strict=True), reverse=True)
    times = {bot: duration(seconds[bot] / decisions[bot], "en") if decisions[bot] else "–" for bot in met}
    rows = [(bot, f"{elo.rating:.0f}", f"{elo.low:.0f}–{elo.high:.0f}", times[bot]) for elo, bot in rated]
    return table(("bot", "Elo", "range", "CPU a decision"), rows)


def shares(found: Sequence[Meeting]) -> str:
    return table(("who", "against", "games", "wins", "range", "lead"), [line(one) for one in found])


def line(one: Meeting) -> tuple[str, ...]:
    """The better of two against the other, or the one that sits alone against the others."""
    (weak, strong), wins, lead, others = one.pair.bots, one.wins, one.lead, one.pair.players - 1
    if others == 1 and wins < one.games / 2:
        weak, strong, wins, lead = strong, weak, one.games - wins, -lead
    told = "–" if one.lead_error is None else f"{lead:.1f} ± {one.lead_error:.1f}"
    against = weak if others == 1 else f"{others} {weak}"
    return strong, against, str(one.games), percent(wins / one.games, "en"), interval(*wilson(wins, one.games), "en"), told


def not_run(results: dict[Pair, Meeting], wanted: Sequence[Pair], because: str) -> str:
    """What is missing, plainly."""
    missing = [pair for pair in wanted if pair not in results]
    failed = [f"{label(pair)}: {one.forfeits}" for pair, one in results.items() if one.forfeits]
    short = [pair for pair, one in results.items() if one.games < pair.wanted]
    parts = ["## What was not run", *([because] if because else [])]
    if not missing and not short:
        parts.append("Nothing: every pair has all its games.")
    if short:
        parts.append("With fewer games than wanted, for want of time:")
        parts.append(bullets(f"{label(pair)}: {results[pair].games} of {pair.wanted}" for pair in short))
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
    parser.add_argument("folder", type=Path, nargs="?", help="where games are played, and kept until they are written")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(rotonde.games()))
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--seed", default=SEED, help="another one plays other deals, which are added to those that are kept")
    parser.add_argument("--because", help="why something was not run")
    parser.add_argument("--target", type=Path, default=HOME, help="the folder of ladder.md and ladder.json")
    given = parser.parse_args(words)
    games, bots = given.games.split(","), given.bots.split(",")
    wanted, file = pairs(games, bots), given.target / "ladder.json"
    if given.what == "run":
        if given.folder is None:
            parser.error("run needs a folder")
        run(given.folder, wanted, read(file), given.seed, given.jobs, given.minutes)
    else:
        kept = keep(file, read(file), given.folder, given.because, wanted)
        (given.target / "ladder.md").write_text(page(kept, wanted, games, bots), encoding="utf-8")


if __name__ == "__main__":
    main()
