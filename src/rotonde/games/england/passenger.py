"""The Passenger Line (EW-5.1)."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.england.cards import DeliveredColours
from rotonde.games.england.events import CubeKept, KeptCubesReturned
from rotonde.games.england.position import EnglandPosition
from rotonde.games.tycoon import operations
from rotonde.games.tycoon.position import Events


def is_open(position: EnglandPosition) -> bool:
    kind = position.england.passenger_line
    return kind != NONE and position.open[kind] > 0


def colours_of(position: EnglandPosition, seat: int) -> int:
    """How many colours lie before a seat."""
    colours = len(position.bag)
    return sum(position.kept[seat * colours : (seat + 1) * colours])


def would_win(position: EnglandPosition, seat: int, colour: int) -> int:
    """The points that a delivery of this colour would win."""
    if not is_open(position) or position.kept[seat * len(position.bag) + colour]:
        return 0
    effect = position.board.operations[position.england.passenger_line].effect
    assert isinstance(effect, DeliveredColours)
    return effect.points if colours_of(position, seat) + 1 >= effect.colours else 0


def keep_cube(position: EnglandPosition, seat: int, colour: int, events: Events) -> None:
    """The first delivered cube of a colour stays before the seat; a second one went to the bag."""
    place = seat * len(position.bag) + colour
    if not is_open(position) or position.kept[place]:
        return
    won = would_win(position, seat, colour)
    position.bag[colour] -= 1
    position.kept[place] = 1
    if events is not None:
        events.append(CubeKept(seat, position.board.colours[colour]))
    if won:
        operations.win(position, seat, position.england.passenger_line, events)
        _return_cubes(position, events)


def _return_cubes(position: EnglandPosition, events: Events) -> None:
    """Somebody has enough colours: all kept cubes go to the bag."""
    if events is not None:
        events.append(KeptCubesReturned(sum(position.kept)))
    for place, number in enumerate(position.kept):
        position.bag[place % len(position.bag)] += number
    position.kept = [0] * len(position.kept)
