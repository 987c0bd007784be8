"""A running server: the house, its people, its bots, and what they share. Opened and closed with the application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from typing import Final

from rotonde.analysis import Thoroughness
from rotonde.games import game, games
from rotonde.server import metrics
from rotonde.server.analyses import Analyses
from rotonde.server.bots import Bots
from rotonde.server.caretaker import Caretaker
from rotonde.server.hearing import hear
from rotonde.server.house import House
from rotonde.server.people import People
from rotonde.server.refusals import both
from rotonde.server.settings import Settings
from rotonde.server.storage import Database, Writer
from rotonde.server.web.limits import Limits

LOG = logging.getLogger("rotonde")
SEARCH_AFTER: Final = 10_000
"""After so many new objects garbage is searched for."""


class Hall:
    """Everything that the handlers need."""

    def __init__(self, settings: Settings) -> None:
        database = Database(settings.database)
        database.upgrade()
        self.settings = settings
        self.house = House(database, settings, Writer(database.writing, metrics.GROUP.observe))
        self.people = People(self.house)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.analyses = Analyses(self.house, self.bots, Thoroughness(settings.analysis_level))
        self.caretaker = Caretaker(self.house, self.bots)
        self.limits = Limits(settings.limits)
        self.stopping = False

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """While the application runs."""
        await asyncio.to_thread(warm_up)
        self.house.start(self.caretaker.watch())
        if self.house.database.is_postgres:
            ready = asyncio.Event()
            self.house.start(hear(self.house, self.people, ready))
            await ready.wait()
        LOG.info("started")
        try:
            yield
        finally:
            self.stopping = True
            await self.house.close()
            await self.bots.close()
            LOG.info("stopped")


def warm_up() -> None:
    """Read the catalogues, the games and their boards before somebody waits for them: that takes a second."""
    both("refusal-nobody")
    for game_id in games():
        found = game(game_id)
        found.start(found.players[0])
    # What is there now stays: it need not be searched for garbage again and again. What a move leaves behind holds no circles
    # and is gone at once; so it is enough to search now and then.
    gc.freeze()
    gc.set_threshold(SEARCH_AFTER, 20, 20)
