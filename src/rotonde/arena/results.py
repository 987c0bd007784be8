"""What an arena says: shares of wins, scores, ratings, a cross table, time spent, and forfeits, each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rotonde.arena.plan import LineUp, Plan
from rotonde.arena.playing import Effort, Outcome
from rotonde.arena.ratings import Elo, Skill, bradley_terry, openskill
from rotonde.arena.statistics import mean, mean_error, wilson
from rotonde.core.contract import OptionValue
from rotonde.games import game


@dataclass(frozen=True)
class Share:
    """A part of some games with its 95 % interval; a win that is shared counts in parts."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """A bot in one line-up, in all its seats together."""

    bot: str
    seats: int
    even: float
    """The share of wins that would be its due if all were equal."""
    won: Share
    score: float | None
    """Its mean score; none if every game was forfeited."""
    score_error: float | None
    """Half the width of the 95 % interval of the mean."""
    lead: float | None
    """By how much its best score was above the best of the others on average; none if there are no others.

    Of a few games it tells more than wins do.
    """
    lead_error: float | None


@dataclass(frozen=True)
class Table:
    """One line-up."""

    bots: LineUp
    games: int
    rows: list[Row]


@dataclass(frozen=True)
class Time:
    """CPU time over decisions with something to choose, in seconds."""

    decisions: int
    total: float
    mean: float
    p99: float


@dataclass(frozen=True)
class Standing:
    """A bot over all its games."""

    bot: str
    games: int
    elo: Elo
    openskill: Skill
    forfeits: int
    time: Time


@dataclass(frozen=True)
class Against:
    """How often one bot stood before another where both played; the same place counts half."""

    bot: str
    other: str
    better: Share


@dataclass(frozen=True)
class ToldForfeit:
    """A game that a bot lost by failing."""

    bot: str
    lineup: int
    deal: int
    turn: int
    code: str
    fault: str


@dataclass(frozen=True)
class Result:
    """All that an arena says."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    board: str
    seed: str
    command: str
    games: int
    wanted: int
    standings: list[Standing]
    """The strongest first."""
    tables: list[Table]
    cross: list[Against]
    forfeits: list[ToldForfeit]


def result_of(plan: Plan, finished: Iterable[Outcome], command: str = "") -> Result:
    """The result of games, whatever the order in which they were finished."""
    known = set(plan.tasks())
    outcomes = sorted([o for o in finished if o.task in known], key=lambda o: (o.deal, o.lineup, o.turn))
    return Result(
        game=plan.game,
        rules=game(plan.game).rules_version,
        players=plan.players,
        options=plan.options,
        board=_board_name(plan),
        seed=plan.seed,
        command=command,
        games=len(outcomes),
        wanted=len(known),
        standings=_standings(plan, outcomes),
        tables=[_table(lineup, [o for o in outcomes if o.lineup == n]) for n, lineup in enumerate(plan.lineups)],
        cross=_cross(plan, outcomes),
        forfeits=[_told_forfeit(plan, o) for o in outcomes if o.forfeit is not None],
    )


def _board_name(plan: Plan) -> str:
    if isinstance(plan.board, dict):
        return str(plan.board.get("name", "?"))
    return plan.board or next(iter(game(plan.game).boards), "")


def _told_forfeit(plan: Plan, outcome: Outcome) -> ToldForfeit:
    assert outcome.forfeit is not None
    name = plan.lineups[outcome.lineup][outcome.forfeit.who]
    return ToldForfeit(name, *outcome.task, outcome.forfeit.code, outcome.forfeit.fault)


def places(outcome: Outcome, players: int) -> list[int]:
    """Where each of the line-up ended: winners first, then by score; who forfeits is last."""
    if outcome.forfeit is not None:
        return [int(who == outcome.forfeit.who) for who in range(players)]
    order = [(who not in outcome.winners, -score) for who, score in enumerate(outcome.scores)]
    # Among winners the score says nothing: the rules have let them share.
    order = [(lost, rest if lost else 0) for lost, rest in order]
    return [sorted(order).index(one) for one in order]


def _table(lineup: LineUp, outcomes: Sequence[Outcome]) -> Table:
    return Table(lineup, len(outcomes), [_row(lineup, name, outcomes) for name in dict.fromkeys(lineup)])


def _row(lineup: LineUp, name: str, outcomes: Sequence[Outcome]) -> Row:
    seats = [who for who, bot in enumerate(lineup) if bot == name]
    wins = sum([sum([who in o.winners for who in seats]) / len(o.winners) for o in outcomes])
    others = [who for who, bot in enumerate(lineup) if bot != name]
    scored = [o.scores for o in outcomes if o.scores]
    scores = [score[who] for score in scored for who in seats]
    leads = [max([score[who] for who in seats]) - max([score[who] for who in others]) for score in scored if others]
    even = len(seats) / len(lineup)
    return Row(name, len(seats), even, _share(wins, len(outcomes)), *_mean(scores), *_mean(leads))


def _mean(values: Sequence[float]) -> tuple[float | None, float | None]:
    """A mean and half the width of its 95 % interval, as far as they are known."""
    return mean(values) if values else None, mean_error(values) if len(values) > 1 else None


def _share(wins: float, games: int) -> Share:
    return Share(games, wins, wins / games if games else 0.0, *wilson(wins, games))


def _meetings(plan: Plan, outcomes: Sequence[Outcome]) -> tuple[list[list[float]], list[list[int]], list[list[float]]]:
    """How often each bot stood before each other, in how many comparisons, and how much that tells.

    A game of n has n (n − 1) / 2 comparisons but no more news than n − 1: for ratings each counts 2 / n.
    """
    number = {name: i for i, name in enumerate(plan.names)}
    size, weight = len(number), 2 / plan.players
    better, met = [[0.0] * size for _ in range(size)], [[0] * size for _ in range(size)]
    for outcome in outcomes:
        lineup, ends = plan.lineups[outcome.lineup], places(outcome, plan.players)
        for one, own in zip(lineup, ends, strict=True):
            for other, theirs in zip(lineup, ends, strict=True):
                if one != other:
                    better[number[one]][number[other]] += 1.0 if own < theirs else 0.5 if own == theirs else 0.0
                    met[number[one]][number[other]] += 1
    return better, met, [[value * weight for value in row] for row in better]


def _cross(plan: Plan, outcomes: Sequence[Outcome]) -> list[Against]:
    better, met, _ = _meetings(plan, outcomes)
    return [
        Against(one, other, _share(better[i][j], met[i][j]))
        for i, one in enumerate(plan.names)
        for j, other in enumerate(plan.names)
        if met[i][j]
    ]


def _standings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Standing]:
    _, _, weighted = _meetings(plan, outcomes)
    elo = bradley_terry(weighted)
    skills = openskill(plan.names, [(plan.lineups[o.lineup], places(o, plan.players)) for o in outcomes])
    made = [
        Standing(
            bot=name,
            games=sum([name in plan.lineups[o.lineup] for o in outcomes]),
            elo=elo[i],
            openskill=skills[name],
            forfeits=sum([o.forfeit is not None and plan.lineups[o.lineup][o.forfeit.who] == name for o in outcomes]),
            time=_time(plan, name, outcomes),
        )
        for i, name in enumerate(plan.names)
    ]
    return sorted(made, key=lambda standing: -standing.elo.rating)


def _time(plan: Plan, name: str, outcomes: Sequence[Outcome]) -> Time:
    effort = Effort()
    for outcome in outcomes:
        for bot, own in zip(plan.lineups[outcome.lineup], outcome.efforts, strict=True):
            if bot == name:
                effort.add(own)
    each = effort.seconds / effort.decisions if effort.decisions else 0.0
    return Time(effort.decisions, effort.seconds, each, effort.quantile(0.99))
