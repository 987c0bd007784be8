"""What other workers on the same PostgreSQL have written: each tells it in the transaction that it belongs to."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import make_url

from rotonde.server.house import House
from rotonde.server.people import People
from rotonde.server.storage.writing import CHANNEL

LOG = logging.getLogger("rotonde")


async def hear(house: House, people: People, ready: asyncio.Event) -> None:
    """Listen for ever; after a lost connection, look at every open table again."""
    while True:
        try:
            await _listen(house, people, ready)
        except OSError as problem:
            LOG.warning("listening_again", extra={"problem": type(problem).__name__})
        await asyncio.sleep(1)


async def _listen(house: House, people: People, ready: asyncio.Event) -> None:
    import psycopg  # only who uses PostgreSQL has it

    url = make_url(house.database.url).set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            ready.set()
            # What was written before we listened, or while we did not, nobody tells us.
            for table in list(house.tables.values()):
                async with table.lock:
                    await house.catch_up(table)
            async for notice in connection.notifies():
                await heard(house, people, notice.payload)
    except psycopg.OperationalError as problem:
        raise OSError(str(problem)) from None


async def heard(house: House, people: People, payload: str) -> None:
    """One notice: `table:seq`, `person:id` or `session:digest`."""
    name, _, value = payload.rpartition(":")
    if name in ("person", "session"):
        people.forget(payload)
    else:
        house.start(house.heard(name, int(value)))
