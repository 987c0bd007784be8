"""The Railways Inspector (EW-5.3, EW-5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.core.turns import clockwise
from rotonde.games.england.actions import Inspect
from rotonde.games.england.events import DeliveryAllowed, DeliveryAnnounced, DeliveryStopped, InspectorDiscarded
from rotonde.games.england.position import INSPECTION, EnglandPosition
from rotonde.games.tycoon import turn
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.deliver import goal_of
from rotonde.games.tycoon.position import Events


def objections(position: EnglandPosition, seat: int, action: Inspect) -> Iterator[Objection]:
    """Every rule that forbids playing the card now."""
    if position.stage != INSPECTION:
        yield Objection("EW-5.3", "no_delivery_to_stop")
    elif seat == position.seat:
        yield Objection("EW-5.3", "own_delivery")
    if inspector_of(position, seat) == NONE:
        yield Objection("EW-5.3", "no_inspector_held")


def inspector_of(position: EnglandPosition, seat: int) -> int:
    """A Railways Inspector that the seat holds; NONE if it has none."""
    for kind in position.england.inspectors:
        if position.holds(seat, kind):
            return kind
    return NONE


def ask(position: EnglandPosition, seat: int, action: Deliver, events: Events) -> bool:
    """EW-5.4: the holders are asked clockwise, but not about a seat that lost a delivery in this turn. True when nobody is."""
    if not position.england.inspectors or position.inspected[seat] != NONE:
        return True
    others = clockwise(seat, position.seats)[1:]
    position.asked = [other for other in others if inspector_of(position, other) != NONE]
    if not position.asked:
        return True
    position.stage = INSPECTION
    position.pending = action
    if events is not None:
        city = position.board.cities[goal_of(position, action)]
        links = tuple([link + 1 for link in action.links])
        events.append(DeliveryAnnounced(seat, action.colour, action.origin, city, links))
    return False


def allow(position: EnglandPosition, seat: int, events: Events) -> None:
    """The next holder is asked; after the last one the delivery happens."""
    position.asked.pop(0)
    if events is not None:
        events.append(DeliveryAllowed(seat))
    if not position.asked:
        action = position.pending
        assert action is not None
        position.pending = None
        position.carry_out_delivery(position.seat, action, events)


def stop(position: EnglandPosition, seat: int, events: Events) -> None:
    """EW-5.3: the cube stays, the action is lost, the card lies before the mover until the turn ends."""
    kind, mover = inspector_of(position, seat), position.seat
    position.held[seat * len(position.open) + kind] -= 1
    position.inspected[mover] = kind
    position.pending = None
    position.asked = []
    position.busy = True  # the action was lost, not passed (RT-12.5)
    if events is not None:
        events.append(DeliveryStopped(seat, mover))
    turn.end_action(position, events)


def discard(position: EnglandPosition, events: Events) -> None:
    """EW-5.3: the turn is over."""
    for seat, kind in enumerate(position.inspected):
        if kind != NONE:
            position.inspected[seat] = NONE
            position.discarded[kind] += 1
            if events is not None:
                events.append(InspectorDiscarded(seat))
