"""Tycoon: western links (RT-10)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.network import links_at
from rotonde.core.track import NONE
from rotonde.games.tycoon import cubes, operations, shares
from rotonde.games.tycoon.actions import BuildWest
from rotonde.games.tycoon.events import WesternLinkBuilt
from rotonde.games.tycoon.position import Events, Position


def objections(position: Position, seat: int, action: BuildWest) -> Iterator[Objection]:
    """Every rule that forbids this western link."""
    if not position.setting.western_used:
        yield Objection("RT-13.2", "no_western_links")
        return
    city = position.board.city_index.get(action.city, NONE)
    if city not in position.board.western_cities:
        yield Objection("RT-10.1", "no_western_city", city=action.city)
        return
    if links_at(position.track, seat, city) == 0:
        yield Objection("RT-10.1", "no_link_to_city", city=action.city)
    if position.western[city] != NONE:
        yield Objection("RT-10.1", "western_link_taken", city=action.city, owner=position.western[city])


def open_cities(position: Position, seat: int) -> list[int]:
    """Where the seat may build a western link."""
    if not position.setting.western_used:
        return []
    return [c for c in position.board.western_cities if position.western[c] == NONE and links_at(position.track, seat, c)]


def build(position: Position, seat: int, action: BuildWest, events: Events) -> None:
    """RT-10.1, RT-10.2."""
    table = position.board.western
    assert table is not None
    city = position.board.city_index[action.city]
    shares.pay(position, seat, table.price, events)
    position.busy = True
    position.western[city] = seat
    number = min(table.cubes, position.bag[table.colour])
    if events is not None:
        events.append(WesternLinkBuilt(seat, action.city, table.price, number))
    cubes.add(position, city, [table.colour] * number, events)
    operations.review_network(position, seat, events)


def refill(position: Position, colour: int, origin: int, city: int) -> int:
    """RT-10.3: how many cubes a delivery adds to its goal."""
    table = position.board.western
    if table is None or position.western[origin] == NONE or colour != table.colour or city != table.goal:
        return 0
    return table.refill
