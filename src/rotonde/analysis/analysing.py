"""A whole game: every decision judged, and the points where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Literal, NamedTuple

from rotonde.analysis.judging import Z_95, Judgement, Thoroughness, judge
from rotonde.bots.greedy.generic import lead
from rotonde.core.contract import DEALER, Action, Seat, State
from rotonde.records import Record
from rotonde.records.replaying import check_closing, opening, play_entry

USUAL_PART: Final = 0.1
"""A turning point is worth this part of what the winner ends with, if nothing else is said."""
LEAST: Final = 1.0

Turning = Literal["missed", "swing"]
"""`missed`: something much better could have been done. `swing`: expectations changed much, by it or the luck after."""


class Asked(NamedTuple):
    """A decision of a recorded game with something to choose: the position before it, and what was played."""

    number: int
    seat: Seat
    action: Action
    state: State
    """It is the same object every time and moves on: copy it to keep it."""


class Judged(NamedTuple):
    """A decision that was judged by itself."""

    number: int
    seat: Seat
    action: str
    judgement: Judgement


@dataclass(frozen=True)
class Decision:
    """A decision with what was found out about it."""

    number: int
    """Which action of the record it is, from 1."""
    seat: Seat
    action: str
    judgement: Judgement
    swing: float
    """By how much the lead of `swing_seat` changes from before it to before the next decision, or to the end."""
    swing_seat: Seat
    turning: Turning | None


@dataclass(frozen=True)
class Analysis:
    """A game looked back at."""

    game: str
    players: int
    seats: list[str]
    threshold: float
    """What a change or a miss is worth at least where the game turns, in the unit that the game counts in."""
    decisions: list[Decision]
    final: list[float] | None
    """What each seat ended with, if the game is over."""

    @property
    def turning_points(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.turning is not None]


def decisions_of(record: Record) -> Iterator[Asked]:
    """Every decision with something to choose; raise `MalformedRecord` where the rules or the result disagree."""
    state = opening(record)
    for number, entry in enumerate(record.entries, 1):
        legal = state.legal(entry.seat) if entry.seat != DEALER and entry.seat in state.to_act else ()
        if len(legal) > 1 and entry.action in legal:  # what is not legal is told when it is played
            yield Asked(number, entry.seat, entry.action, state)
        play_entry(record, number, entry, state)
    check_closing(record, state)


def analyse(
    record: Record,
    thoroughness: Thoroughness,
    threshold: float | None = None,
    told: Callable[[int], None] = lambda number: None,
) -> Analysis:
    """Judge every decision of a game; `told` hears after how many actions it has come."""
    judged: list[Judged] = []
    for asked in decisions_of(record):
        found = judge(asked.state, asked.seat, asked.action, thoroughness, luck_of(asked.number))
        judged.append(Judged(asked.number, asked.seat, str(asked.action), found))
        told(asked.number)
    return gathered(record, judged, threshold)


def luck_of(number: int) -> str:
    """What the worlds of a decision follow from: the same in every analysis."""
    return f"analysis/{number}"


def gathered(record: Record, judged: Sequence[Judged], threshold: float | None = None) -> Analysis:
    """The analysis made of single judgements."""
    final = None if record.ending is None else [float(score) for score in record.ending.scores]
    last = final or (judged[-1].judgement.after if judged else [])
    if threshold is None:
        threshold = max([LEAST, *[USUAL_PART * total for total in last]])
    ends = [*[one.judgement.before for one in judged[1:]], last]
    noises = [*[one.judgement.noise for one in judged[1:]], 0.0]
    decisions = [_decision(*one, end, noise, threshold) for one, end, noise in zip(judged, ends, noises, strict=False)]
    return Analysis(record.game, record.players, list(record.seats), threshold, decisions, final)


def _decision(
    number: int, seat: Seat, action: str, judgement: Judgement, end: Sequence[float], later: float, threshold: float
) -> Decision:
    """A decision with what came after it; what may be mere noise is no turning point."""
    doubt = Z_95 * hypot(judgement.noise, later)
    changes = [lead(end, who) - lead(judgement.before, who) for who in range(len(end))]
    most = max(range(len(end)), key=lambda who: abs(changes[who]))
    turning: Turning | None = None
    if judgement.loss >= max(threshold, judgement.doubt):
        turning = "missed"
    elif abs(changes[most]) >= max(threshold, doubt):
        turning = "swing"
    return Decision(number, seat, action, judgement, changes[most], most, turning)
