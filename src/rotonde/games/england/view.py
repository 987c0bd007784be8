"""A position as data for one seat's eyes."""

from __future__ import annotations

from typing import TypedDict

from rotonde.core.contract import OwnPart
from rotonde.core.track import NONE
from rotonde.core.views import CityRow
from rotonde.games.england.position import EnglandPosition
from rotonde.games.tycoon import shares
from rotonde.games.tycoon.deliver import goal_of
from rotonde.games.tycoon.view import MapView, SeatRow, city_row, map_view, none_or, seat_row, secret_card


class EnglandSeatRow(SeatRow):
    """Bonds and their interest, the Baron as far as it may be seen, the cubes and the Inspector that lie before the seat."""

    bonds: int
    interest: int
    baron: str | None
    barons_dealt: list[str] | None
    has_chosen: bool
    kept_cubes: list[str]
    lost_delivery: bool


class MajorLineRow(TypedDict):
    """A line printed on the board, and who has won it."""

    cities: list[str]
    points: int
    owner: int | None


class PendingDelivery(TypedDict):
    """A delivery that somebody could still stop (EW-5.4)."""

    colour: str
    origin: str
    city: str
    links: list[int]


class EnglandView(MapView):
    """A position for one seat's eyes."""

    cities: dict[str, CityRow]
    seats: list[EnglandSeatRow]
    major_lines: dict[str, MajorLineRow]
    pending_delivery: PendingDelivery | None
    asked: list[int]


def view(position: EnglandPosition, seat: int | None) -> EnglandView:
    """What a seat may see: everything but the others' Baron cards (EW-2.1) and the seed."""
    board = position.board
    return {
        **map_view(position, seat, position.step, position.to_act, position.winners()),
        "cities": {name: city_row(position, city) for city, name in enumerate(board.cities)},
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
        "major_lines": {
            line.id: {
                "cities": [board.cities[line.a], board.cities[line.b]],
                "points": line.points,
                "owner": none_or(position.line_owner[i]),
            }
            for i, line in enumerate(position.england.major_lines)
        },
        "pending_delivery": _pending(position),
        "asked": list(position.asked),
    }


def _pending(position: EnglandPosition) -> PendingDelivery | None:
    action = position.pending
    if action is None:
        return None
    city = position.board.cities[goal_of(position, action)]
    return {"colour": action.colour, "origin": action.origin, "city": city, "links": [link + 1 for link in action.links]}


def _seat(position: EnglandPosition, other: int, viewer: int | None) -> EnglandSeatRow:
    board, colours = position.board, len(position.bag)
    kept = position.kept[other * colours : (other + 1) * colours]
    return {
        **seat_row(position, other),
        "bonds": position.shares[other],
        "interest": shares.dividends(position, other),
        "baron": secret_card(position, other, viewer),
        "barons_dealt": _dealt(position, other) if other == viewer else None,
        "has_chosen": position.secret[other] != NONE,
        "kept_cubes": [name for name, number in zip(board.colours, kept, strict=True) if number],
        "lost_delivery": position.inspected[other] != NONE,
    }


def _dealt(position: EnglandPosition, seat: int) -> list[str]:
    return [position.board.secrets[kind].id for kind in position.barons_of(seat) if kind != NONE]


def own_row(position: EnglandPosition, seat: int) -> OwnPart:
    """What only the seat itself sees: its Barons (EW-2.1)."""
    return ("seats", seat), _seat(position, seat, seat)
