"""One game of an arena. A bot that fails forfeits it; the time of each of its decisions is counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log2
from random import Random
from time import perf_counter, process_time
from typing import Final

from rotonde.arena.outside import bot
from rotonde.arena.plan import Plan, Task, seating
from rotonde.bots import Bot, Outlook
from rotonde.bots.rollout import Rollout
from rotonde.core.contract import DEALER, Action, State
from rotonde.games import game as game_by_id

BUCKETS: Final = 8
"""Times are counted in buckets, so many to a doubling: each is 9 % wide."""
SHORTEST: Final = 1e-7
LONGEST_FAULT: Final = 200


@dataclass
class Effort:
    """How long a bot thought, in CPU time, over decisions with something to choose."""

    decisions: int = 0
    seconds: float = 0.0
    times: dict[int, int] = field(default_factory=dict)
    """How many decisions took about 2 ** (bucket / 8) seconds."""

    def note(self, seconds: float) -> None:
        """Count a decision."""
        bucket = round(BUCKETS * log2(max(SHORTEST, seconds)))
        self.decisions += 1
        self.seconds += seconds
        self.times[bucket] = self.times.get(bucket, 0) + 1

    def add(self, other: Effort) -> None:
        """Count another's decisions, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        for bucket, number in other.times.items():
            self.times[bucket] = self.times.get(bucket, 0) + number

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions does not exceed, to within a bucket."""
        left = part * self.decisions
        for bucket in sorted(self.times):
            left -= self.times[bucket]
            if left <= 0:
                return float(2 ** (bucket / BUCKETS))
        return 0.0


@dataclass(frozen=True)
class Forfeit:
    """A bot that failed, by its number in the line-up, and how: `crashed` or `illegal`."""

    who: int
    code: str
    fault: str


@dataclass(frozen=True)
class Outcome:
    """How a game came out, in the order of the line-up, wherever each of them sat."""

    lineup: int
    deal: int
    turn: int
    scores: tuple[int, ...]
    """Empty where a bot forfeited."""
    winners: tuple[int, ...]
    end_reason: str
    actions: int
    efforts: tuple[Effort, ...]
    forfeit: Forfeit | None = None

    @property
    def task(self) -> Task:
        return Task(self.lineup, self.deal, self.turn)


@dataclass(frozen=True)
class Piece:
    """Some games, and how long they took by the clock."""

    outcomes: list[Outcome]
    seconds: float


class Failed(Exception):
    """A bot failed."""

    def __init__(self, who: int, code: str, fault: str) -> None:
        super().__init__(fault)
        self.forfeit = Forfeit(who, code, fault[:LONGEST_FAULT])


def play_some(plan: Plan, tasks: Sequence[Task]) -> Piece:
    """Some games, one after the other."""
    begun = perf_counter()
    outcomes = [play_one(plan, task) for task in tasks]
    return Piece(outcomes, perf_counter() - begun)


def play_one(plan: Plan, task: Task) -> Outcome:
    """One game. All line-ups and turns meet the same luck in the same deal."""
    lineup, order = plan.lineups[task.lineup], seating(plan.players, task.turn)
    deal = f"{plan.seed}/{task.deal}"
    state = game_by_id(plan.game).start(plan.players, deal, plan.options, plan.board)
    efforts = tuple(Effort() for _ in lineup)
    try:
        bots = [_seated(plan, name, who, f"{deal}/{who}") for who, name in enumerate(lineup)]
        _play(state, order, bots, efforts)
    except Failed as failed:
        others = tuple(who for who in range(plan.players) if who != failed.forfeit.who)
        return Outcome(*task, (), others, "", state.ply, efforts, failed.forfeit)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        *task,
        scores=tuple(scores[order.index(who)] for who in range(plan.players)),
        winners=tuple(sorted(order[seat] for seat in winners)),
        end_reason=state.end_reason or "",
        actions=state.ply,
        efforts=efforts,
    )


def _seated(plan: Plan, name: str, who: int, luck: str) -> Bot:
    try:
        made = bot(name, Random(luck), plan.sources.get(name))
        if isinstance(made, Rollout):
            made.ignore_the_clock()  # all processors are busy with other games, which should make no level weaker
        return made
    except (Exception, SystemExit) as problem:
        raise Failed(who, "crashed", f"{type(problem).__name__}: {problem}") from problem


def _play(state: State, order: Sequence[int], bots: Sequence[Bot], efforts: Sequence[Effort]) -> None:
    while not state.over:
        seat = state.to_act[0]
        if seat == DEALER:
            state.apply(seat, state.deal())
        else:
            who = order[seat]
            state.apply(seat, _choice(bots[who], Outlook(state, seat), who, efforts[who]))


def _choice(chooser: Bot, outlook: Outlook, who: int, effort: Effort) -> Action:
    """What a bot chooses; raise `Failed` if that is not one of the legal actions."""
    legal = tuple(outlook.legal())
    begun = process_time()
    try:
        action = chooser.choose(outlook)
    except (Exception, SystemExit) as problem:
        raise Failed(who, "crashed", f"{type(problem).__name__}: {problem}") from problem
    if len(legal) > 1:
        effort.note(process_time() - begun)
    if action not in legal:
        raise Failed(who, "illegal", str(action))
    return action
