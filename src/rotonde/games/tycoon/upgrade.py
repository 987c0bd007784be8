"""Tycoon: upgrade the locomotive (RT-7)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.tycoon import operations, shares
from rotonde.games.tycoon.board import LEVELS
from rotonde.games.tycoon.events import EngineUpgraded, TycoonShown
from rotonde.games.tycoon.position import START_LEVEL, Events, Position


def objections(position: Position, seat: int) -> Iterator[Objection]:
    if position.level[seat] >= LEVELS:
        yield Objection("RT-7.1", "highest_level", level=LEVELS)


def price(position: Position, level: int) -> int:
    """What the card of a level costs."""
    return position.setting.engine_prices[level - START_LEVEL - 1]


def upgrade(position: Position, seat: int, events: Events) -> None:
    """RT-7.1; the first at a level may win a card (RT-9.2) or show one (RT-13.3)."""
    level = position.level[seat] + 1
    cost = price(position, level)
    shares.pay(position, seat, cost, events)
    position.busy = True
    position.level[seat] = level
    if events is not None:
        events.append(EngineUpgraded(seat, level, cost))
    operations.review_engine(position, seat, level, events)
    if position.first_at[level] == NONE:
        position.first_at[level] = seat
        _show_secret(position, seat, level, events)


def _show_secret(position: Position, seat: int, level: int, events: Events) -> None:
    """RT-13.3: a card for being first at this level is shown by itself."""
    secret = position.secret[seat]
    if secret != NONE and position.board.secrets[secret].objective.shown_at_level == level:
        position.shown[seat] = 1
        if events is not None:
            events.append(TycoonShown(seat, position.board.secrets[secret].id))
