"""Tycoon: urbanize (RT-6)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.tycoon import cubes, shares
from rotonde.games.tycoon.actions import Urbanize
from rotonde.games.tycoon.events import CityUrbanized
from rotonde.games.tycoon.position import Events, Position


def objections(position: Position, action: Urbanize) -> Iterator[Objection]:
    """Every rule that forbids this urbanization, paid or by a card."""
    board = position.board
    city = board.city_index.get(action.city, NONE)
    colour = board.colour_index.get(action.colour, NONE)
    if city == NONE:
        yield Objection("RT-6.1", "unknown_city", city=action.city)
    elif position.colour[city] != NONE:
        yield Objection("RT-6.1", "city_not_grey", city=action.city, colour=board.colours[position.colour[city]])
    if colour == NONE:
        yield Objection("RT-6.1", "unknown_colour", colour=action.colour)
    elif not any(position.new_cities):
        yield Objection("RT-6.3", "no_new_city_left")
    elif not position.new_cities[colour]:
        yield Objection("RT-6.1", "no_new_city_of_colour", colour=action.colour)


def is_possible(position: Position) -> bool:
    """Whether any city could be urbanized."""
    return any(position.new_cities) and NONE in position.colour


def urbanize(position: Position, seat: int, action: Urbanize, price: int, events: Events) -> bool:
    """RT-6.1, RT-6.2. True when it is done, False when cubes are drawn first."""
    board = position.board
    city, colour = board.city_index[action.city], board.colour_index[action.colour]
    shares.pay(position, seat, price, events)
    position.busy = True
    position.new_cities[colour] -= 1
    position.colour[city] = colour
    if events is not None:
        events.append(CityUrbanized(seat, action.city, action.colour, price))
    return cubes.ask_for(position, city, board.urbanize_cubes)
