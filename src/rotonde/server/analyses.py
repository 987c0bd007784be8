"""Analyses of finished games: made by the processes in which bots think, one decision at a time, and kept in memory."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from rotonde.analysis import Analysis, Asked, Decision, Judged, Judgement, Thoroughness, decisions_of, gathered, luck_of
from rotonde.analysis.telling import turning_sentence
from rotonde.core.contract import State
from rotonde.i18n import seat_name
from rotonde.records import Record
from rotonde.records.replaying import ending_of
from rotonde.server.bots import Bots
from rotonde.server.house import House
from rotonde.server.messages import AnalysisAnswer, Text, ToldTurning
from rotonde.server.refusals import Refusal
from rotonde.server.table import Table

MOST_KEPT: Final = 200
MOST_BEING_MADE: Final = 20
TRIES: Final = 3

Key = tuple[str, int]
"""A table, and how many actions its game has."""


@dataclass
class Progress:
    """How far an analysis has come, in actions of the game."""

    of: int
    done: int = 0


@dataclass
class Analyses:
    """What is known of finished games, and what is being found out."""

    house: House
    bots: Bots
    thoroughness: Thoroughness
    _made: dict[Key, AnalysisAnswer] = field(default_factory=dict)
    _making: dict[Key, Progress] = field(default_factory=dict)
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    def of(self, table: Table) -> AnalysisAnswer:
        """The analysis of a finished game, or how far it has come; the first who asks has it made."""
        if table.status != "over":
            raise Refusal("not_over")
        key = (table.id, table.number)
        if key in self._made:
            return self._made[key]
        if key not in self._making:
            if len(self._making) >= MOST_BEING_MADE:
                raise Refusal("too_many_analyses")
            self._making[key] = Progress(table.number)
            self.house.start(self._make(key, _whole(table)))
        progress = self._making[key]
        return AnalysisAnswer(False, progress.done, progress.of)

    async def _make(self, key: Key, record: Record) -> None:
        """One decision after the other: bots of running games get their turn in between."""
        try:
            judged: list[Judged] = []
            positions: dict[int, State] = {}
            for asked in decisions_of(record):
                judgement = await self._judge(asked)
                if judgement is not None:
                    judged.append(Judged(asked.number, asked.seat, str(asked.action), judgement))
                    positions[asked.number] = asked.state.copy()
                self._making[key].done = asked.number
            self._keep(key, gathered(record, judged), positions)
        finally:
            del self._making[key]

    async def _judge(self, asked: Asked) -> Judgement | None:
        """All analyses together keep one process busy at most: those who play come first. Who is late is asked again."""
        async with self._one:
            for _ in range(TRIES):
                found = await self.bots.judge(asked.state, asked.seat, asked.action, self.thoroughness, luck_of(asked.number))
                if found is not None:
                    return found
        return None

    def _keep(self, key: Key, analysis: Analysis, positions: dict[int, State]) -> None:
        while len(self._made) >= MOST_KEPT:
            del self._made[next(iter(self._made))]
        self._made[key] = AnalysisAnswer(True, key[1], key[1], analysis, _turning(analysis, positions))


def _whole(table: Table) -> Record:
    record, ending = table.record(), ending_of(table.course.state)
    assert ending is not None
    return record.closed(ending.reason, ending.scores)


def _turning(analysis: Analysis, positions: dict[int, State]) -> list[ToldTurning]:
    """Where the game turned, in words."""
    names = {lang: [seat_name(lang, seat, analysis.seats) for seat in range(analysis.players)] for lang in ("en", "fr")}

    def said(lang: str, one: Decision) -> str:
        return turning_sentence(lang, analysis, one, positions[one.number], names[lang])

    return [ToldTurning(one.number, Text(said("en", one), said("fr", one))) for one in analysis.turning_points]
