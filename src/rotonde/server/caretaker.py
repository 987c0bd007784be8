"""Looks after tables where a bot is to act, and where a person has been away for too long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from rotonde.core.contract import DEALER, Seat
from rotonde.server import metrics, playing
from rotonde.server.bots import Bots
from rotonde.server.house import DRIVEN_WITHIN, House
from rotonde.server.refusals import Refusal
from rotonde.server.storage import reading, writing
from rotonde.server.table import Table

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
MOST_AT_ONCE: Final = 50
LOG = logging.getLogger("rotonde")


class Caretaker:
    """One a process. Workers share the tables that are due by claiming them."""

    def __init__(self, house: House, bots: Bots) -> None:
        self._house = house
        self._bots = bots
        self._driven: set[str] = set()
        house.attend = self.attend

    def attend(self, table: Table) -> None:
        """Let bots act at a table if they are to."""
        if self._bot_to_act(table) is not None and table.id not in self._driven:
            self._driven.add(table.id)
            self._house.start(self._drive(table))

    def _bot_to_act(self, table: Table) -> Seat | None:
        if table.undo is not None:  # people decide first whether the position stands
            return None
        return next((seat for seat in table.to_act if seat != DEALER and table.plays_itself(seat)), None)

    async def _drive(self, table: Table) -> None:
        try:
            while (seat := self._bot_to_act(table)) is not None:
                name = table.plays_itself(seat)
                assert name is not None
                number = table.number
                action, why = await self._bots.choose(table.course.state, seat, name)
                await self._house.change(table, lambda s=seat, a=action, n=number, w=why: playing.bot_plan(table, s, a, n, w))  # type: ignore[misc]
                metrics.count_action(table.game.id, "bot")
        finally:
            self._driven.discard(table.id)

    async def watch(self) -> None:
        """Look after what is due, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                for table_id, due in await self._house.read(reading.due_tables, time.time(), MOST_AT_ONCE):
                    await self._look_after(table_id, due)
            except SQLAlchemyError:
                LOG.exception("caretaker_failed")  # the database may come back

    async def _look_after(self, table_id: str, due: float) -> None:
        until = time.time() + DRIVEN_WITHIN
        if not await self._house.writer.write(lambda c: writing.claim(c, table_id, due, until), table_id):
            return
        try:
            table = await self._house.table(table_id)
        except Refusal as problem:
            LOG.warning("table_not_looked_after", extra={"code": problem.code})
            return
        await playing.go_away(self._house, table)
        if self._bot_to_act(table) is not None:
            self.attend(table)
        else:
            later = table.due()
            await self._house.writer.write(lambda c: writing.claim(c, table_id, until, later), table_id)
