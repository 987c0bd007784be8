"""What is counted, for Prometheus. No name of a person, table or seat is ever a label."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Counter("rotonde_requests", "Requests answered", ["route", "status"], registry=REGISTRY)
SECONDS = Histogram("rotonde_request_seconds", "Time to answer a request", ["route"], registry=REGISTRY, buckets=_QUICK)
ACTIONS = Counter("rotonde_actions", "Actions played", ["game", "by"], registry=REGISTRY)
REFUSED = Counter("rotonde_refusals", "Requests refused", ["code"], registry=REGISTRY)
CONFLICTS = Counter("rotonde_conflicts", "Changes planned again because another worker was faster", registry=REGISTRY)
COMMIT = Histogram(
    "rotonde_commit_seconds", "Time from handing a change over until it is on disk", registry=REGISTRY, buckets=_QUICK
)
GROUP = Histogram(
    "rotonde_commit_group", "Changes written in one transaction", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 256)
)
OPENING = Histogram("rotonde_opening_seconds", "Time to replay a table's log", registry=REGISTRY, buckets=_QUICK)
TELLING = Histogram(
    "rotonde_telling_seconds", "Time to make and hand out the news of a change", registry=REGISTRY, buckets=_QUICK
)
THINKING = Histogram("rotonde_bot_seconds", "Time that a bot thought", ["bot"], registry=REGISTRY)
LATE_BOTS = Counter("rotonde_late_bots", "Bots that did not answer in time", ["bot"], registry=REGISTRY)
OPEN_TABLES = Gauge("rotonde_open_tables", "Tables open in memory", registry=REGISTRY)
SOCKETS = Gauge("rotonde_sockets", "Open WebSockets", registry=REGISTRY)


@cache
def _of_route(route: str, status: int) -> tuple[Counter, Histogram]:
    """The counts of a route; looking them up by their labels takes longer than counting."""
    return REQUESTS.labels(route, status), SECONDS.labels(route)


@cache
def _of_game(game: str, by: str) -> Counter:
    return ACTIONS.labels(game, by)


def count_action(game: str, by: str) -> None:
    _of_game(game, by).inc()


def count_request(route: str, status: int, seconds: float) -> None:
    requests, times = _of_route(route, status)
    requests.inc()
    times.observe(seconds)
