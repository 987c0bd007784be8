"""Tycoon: cubes that come out of the bag (RT-2.1, RT-6.2, RT-6.4), and empty-city markers."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.tycoon.events import CityEmptied, CubesPlaced, EmptyMarkerRemoved
from rotonde.games.tycoon.position import DRAW, Events, Position


def start_cubes(position: Position, city: int) -> int:
    """RT-2.1: how many cubes a city starts with."""
    return max(1, position.board.city_cubes[city] - position.board.fewer_cubes.get(position.seats, 0))


def ask_for(position: Position, city: int, number: int, origin: int = NONE) -> bool:
    """Have cubes drawn for a city, as many as there are (RT-6.4). True when the bag is empty and nothing is drawn."""
    number = min(number, sum(position.bag))
    position.draw_origin = origin
    if number == 0:
        return True
    position.stage = DRAW
    position.draw_city = city
    position.draw_number = number
    return False


def add(position: Position, city: int, cubes: list[int], events: Events) -> None:
    """Cubes go from the bag to a city; any cube takes its empty marker off (RT-6.4)."""
    colours = len(position.bag)
    for colour in cubes:
        position.bag[colour] -= 1
        position.cubes[city * colours + colour] += 1
    if events is not None:
        board = position.board
        events.append(CubesPlaced(board.cities[city], tuple(board.colours[c] for c in cubes)))
    if cubes and position.empty[city]:
        position.empty[city] = 0
        if events is not None:
            events.append(EmptyMarkerRemoved(position.board.cities[city]))


def mark_if_empty(position: Position, city: int, events: Events) -> None:
    """RT-8.7: a city left without cubes is marked."""
    if not position.cubes_in(city) and not position.empty[city]:
        position.empty[city] = 1
        if events is not None:
            events.append(CityEmptied(position.board.cities[city], position.empty_cities()))
