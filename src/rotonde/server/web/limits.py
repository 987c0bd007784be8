"""How often one client may ask: a bucket of requests that fills up again with time."""

from __future__ import annotations

import math
import time
from typing import Final

from rotonde.server.refusals import Refusal

MOST_BUCKETS: Final = 50_000


class Limit:
    """So many at once, and so many a second in the long run."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._most = at_once
        self._rate = a_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, client: str) -> None:
        """Count a request; refuse it if there are too many."""
        now = time.monotonic()
        left, since = self._buckets.get(client, (self._most, now))
        left = min(self._most, left + (now - since) * self._rate)
        if left < 1:
            raise Refusal("too_fast", seconds=math.ceil((1 - left) / self._rate))
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[client] = left - 1, now


class Limits:
    """The limits of one server."""

    def __init__(self, active: bool) -> None:
        self._active = active
        self._requests = Limit(at_once=200, a_second=20)
        self._passwords = Limit(at_once=10, a_second=0.1)
        self._tables = Limit(at_once=30, a_second=0.2)
        self._chat = Limit(at_once=10, a_second=1)

    def request(self, client: str) -> None:
        if self._active:
            self._requests.take(client)

    def password(self, client: str) -> None:
        if self._active:
            self._passwords.take(client)

    def table(self, client: str) -> None:
        if self._active:
            self._tables.take(client)

    def chat(self, client: str) -> None:
        if self._active:
            self._chat.take(client)
