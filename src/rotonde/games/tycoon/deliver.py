"""Tycoon: deliver a cube (RT-8)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.deliveries import Delivery, Demand, earned, find
from rotonde.core.track import NONE
from rotonde.games.tycoon import cubes, operations, western
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.events import CubeDelivered, LinkPointsScored
from rotonde.games.tycoon.position import Events, Position


def objections(position: Position, seat: int, action: Deliver) -> Iterator[Objection]:
    """Every rule that forbids this delivery."""
    board, track = position.board, position.track
    colour = board.colour_index.get(action.colour, NONE)
    origin = board.city_index.get(action.origin, NONE)
    if colour == NONE:
        yield Objection("RT-8.1", "unknown_colour", colour=action.colour)
    if origin == NONE:
        yield Objection("RT-8.1", "unknown_city", city=action.origin)
    elif colour != NONE and not position.cubes[origin * len(position.bag) + colour]:
        yield Objection("RT-8.1", "no_such_cube", city=action.origin, colour=action.colour)
    unknown = [link for link in action.links if not 0 <= link < len(track.owner)]
    for link in unknown:
        yield Objection("RT-8.1", "unknown_link", link=link + 1)
    if not action.links:
        yield Objection("RT-8.1", "route_without_links")
    if origin == NONE or unknown or not action.links:
        return
    yield from _route_objections(position, seat, colour, origin, action.links)


def _route_objections(position: Position, seat: int, colour: int, origin: int, links: tuple[int, ...]) -> Iterator[Objection]:
    board, track = position.board, position.track
    here, cities = origin, [origin]
    broken = False
    for link in links:
        if here not in (track.city_a[link], track.city_b[link]):
            yield Objection("RT-8.1", "links_do_not_meet", link=link + 1, city=board.cities[here])
            broken = True
            break
        here = track.city_a[link] + track.city_b[link] - here
        cities.append(here)
    if not broken and colour != NONE and position.colour[here] != colour:
        yield Objection("RT-8.1", "wrong_colour", city=board.cities[here], colour=board.colours[colour])
    if len(links) > position.level[seat]:
        yield Objection("RT-8.2", "too_many_links", number=len(links), level=position.level[seat])
    if track.owner[links[0]] != seat:
        yield Objection("RT-8.3", "first_link_not_own", link=links[0] + 1, owner=track.owner[links[0]])
    for city in sorted({city for city in cities if cities.count(city) > 1}):
        yield Objection("RT-8.4", "city_twice", city=board.cities[city])
    for link in sorted({link for link in links if links.count(link) > 1}):
        yield Objection("RT-8.4", "link_twice", link=link + 1)
    for city in cities[1:-1]:
        if colour != NONE and position.colour[city] == colour:
            yield Objection("RT-8.5", "must_stop", city=board.cities[city], colour=board.colours[colour])


def demand(position: Position) -> Demand:
    """What lies where, for the search."""
    return Demand(len(position.bag), position.colour, position.cubes)


def deliveries(position: Position, seat: int) -> list[Delivery]:
    """Every delivery that the seat may make (RT-8.1 to RT-8.5)."""
    if seat not in position.track.owner:
        return []
    return find(position.track, demand(position), seat, position.level[seat])


def points_for(position: Position, seat: int, action: Deliver) -> list[int]:
    """What each seat would score: links, hotels, and the cards that the delivery would win (RT-8.8)."""
    points = earned(position.track, action.links, position.seats)
    city = goal_of(position, action)
    for owner, _, bonus in operations.hotel_points(position, city):
        points[owner] += bonus
    points[seat] += sum(bonus for _, bonus in operations.goals_by_delivery(position, seat, city, len(action.links)))
    return points


def goal_of(position: Position, action: Deliver) -> int:
    """The city that a route leads to."""
    track = position.track
    here = position.board.city_index[action.origin]
    for link in action.links:
        here = track.city_a[link] + track.city_b[link] - here
    return here


def deliver(position: Position, seat: int, action: Deliver, events: Events) -> bool:
    """Everything in the order of RT-8.8, up to the refill. True when it is done, False when cubes are drawn before the rest."""
    board = position.board
    colour, origin, city = board.colour_index[action.colour], board.city_index[action.origin], goal_of(position, action)
    position.busy = True
    position.cubes[origin * len(position.bag) + colour] -= 1
    position.bag[colour] += 1
    if events is not None:
        events.append(
            CubeDelivered(seat, action.colour, action.origin, board.cities[city], tuple([link + 1 for link in action.links]))
        )
    for owner, points in enumerate(earned(position.track, action.links, position.seats)):
        if points:
            position.points[owner] += points
            if events is not None:
                events.append(LinkPointsScored(owner, points))
    operations.pay_hotels(position, city, events)
    operations.review_delivery(position, seat, city, len(action.links), events)
    position.rules.after_delivery(position, seat, colour, city, events)
    refill = western.refill(position, colour, origin, city)
    if refill and not cubes.ask_for(position, city, refill, origin):
        return False
    position.draw_origin = origin
    return True


def finish(position: Position, events: Events) -> None:
    """RT-8.8: the empty marker, once any refill is there."""
    if position.draw_origin != NONE:
        cubes.mark_if_empty(position, position.draw_origin, events)
        position.draw_origin = NONE
