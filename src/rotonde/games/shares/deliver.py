"""Deliver a cube, link by link (EA-5.6: RT-8 without a locomotive limit)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.deliveries import destination, earned
from rotonde.core.routes import Routes
from rotonde.core.track import NONE
from rotonde.games.shares import ending
from rotonde.games.shares.actions import Deliver, Via
from rotonde.games.shares.events import CityEmptied, CubeDelivered, CubeMoved, CubeTaken, IncomeMarkerMoved
from rotonde.games.shares.position import MOVE, Events, Position


def routes(position: Position) -> Routes:
    """The searches of the company in turn; their tables are kept until links change hands."""
    known = position.routes[position.company]
    if known is None or not known.keeps_up(position.track):
        known = Routes(position.track, position.board.city_colour, position.company)
        position.routes[position.company] = known
    return known


def here(position: Position) -> int:
    """Where the cube on its way is."""
    return destination(position.track, position.origin, tuple(position.route))


def start_objections(position: Position, action: Deliver) -> Iterator[Objection]:
    """Every rule that forbids taking up this cube."""
    board = position.board
    colour = board.colour_index.get(action.colour, NONE)
    origin = board.city_index.get(action.origin, NONE)
    if colour == NONE:
        yield Objection("RT-8.1", "unknown_colour", colour=action.colour)
    if origin == NONE:
        yield Objection("RT-8.1", "unknown_city", city=action.origin)
    if colour == NONE or origin == NONE:
        return
    if not position.cubes[origin * len(position.bag) + colour]:
        yield Objection("RT-8.1", "no_such_cube", city=action.origin, colour=action.colour)
    if not any(position.track.owner[link] == position.company for link in position.track.at[origin]):
        yield Objection("RT-8.3", "no_own_link_here", city=action.origin, company=position.id_of(position.company))
    elif not routes(position).startable(origin, 1 << colour):
        yield Objection("EA-5.6", "no_route", city=action.origin, colour=action.colour, company=position.id_of(position.company))


def via_objections(position: Position, action: Via) -> Iterator[Objection]:
    """Every rule that forbids moving the cube along this link."""
    track, board, link = position.track, position.board, action.link
    if not 0 <= link < len(track.owner):
        yield Objection("RT-8.1", "unknown_link", link=link + 1)
        return
    city = here(position)
    if city not in (track.city_a[link], track.city_b[link]):
        yield Objection("RT-8.1", "link_not_here", link=link + 1, city=board.cities[city])
        return
    if not position.route and track.owner[link] != position.company:
        yield Objection("RT-8.3", "first_link_of_another", link=link + 1, company=position.id_of(track.owner[link]))
    to = track.city_a[link] + track.city_b[link] - city
    passed = [position.origin]
    for used in position.route:
        passed.append(track.city_a[used] + track.city_b[used] - passed[-1])
    if link in position.route:
        yield Objection("RT-8.4", "link_twice", link=link + 1)
    if to in passed:
        yield Objection("RT-8.4", "city_twice", city=board.cities[to])
        return
    own = sum(1 for used in (*position.route, link) if track.owner[used] == position.company)
    others = len(position.route) + 1 - own
    if board.city_colour[to] == position.cube:
        if others > own:
            yield Objection("EA-5.6", "too_many_links_of_others", own=own, others=others)
    elif (position.route or own) and link not in routes(position).next_links(position.cube, position.origin, position.route):
        yield Objection("EA-5.6", "cube_cannot_arrive", link=link + 1, city=board.cities[to])


def take(position: Position, action: Deliver, events: Events) -> None:
    """Take a cube up; it moves link by link from here."""
    position.cube = position.board.colour_index[action.colour]
    position.origin = position.board.city_index[action.origin]
    position.stage = MOVE
    if events is not None:
        events.append(CubeTaken(position.id_of(position.company), action.colour, action.origin))


def move(position: Position, action: Via, events: Events) -> bool:
    """Move the cube along a link. True when it is delivered: RT-8.5, in the first city of its colour."""
    position.route.append(action.link)
    city = here(position)
    board = position.board
    if events is not None:
        events.append(
            CubeMoved(position.id_of(position.company), board.colours[position.cube], action.link + 1, board.cities[city])
        )
    if board.city_colour[city] != position.cube:
        return False
    _arrive(position, city, events)
    return True


def _arrive(position: Position, city: int, events: Events) -> None:
    """The cube goes to the bag (EA-1.5), each link moves its owner's income marker, an empty city is marked."""
    board, origin = position.board, position.origin
    position.cubes[origin * len(position.bag) + position.cube] -= 1
    position.bag[position.cube] += 1
    position.busy = True
    if events is not None:
        colour = board.colours[position.cube]
        events.append(CubeDelivered(position.id_of(position.company), colour, board.cities[origin], board.cities[city]))
    for owner, steps in enumerate(earned(position.track, tuple(position.route), len(board.companies))):
        if steps:
            position.income[owner] += steps
            if events is not None:
                events.append(IncomeMarkerMoved(position.id_of(owner), steps))
    if not position.cubes_in(origin):
        position.empty[origin] = 1
        if events is not None:
            events.append(CityEmptied(board.cities[origin], position.empty_cities()))
        ending.review_empty_cities(position, events)
    position.cube = NONE
    position.origin = NONE
    position.route = []
