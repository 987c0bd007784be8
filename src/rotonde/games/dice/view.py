"""A position as data for one seat's eyes."""

from __future__ import annotations

from typing import TypedDict

from rotonde.core.contract import JsonDict
from rotonde.core.views import TableView, plain_step
from rotonde.games.dice import carry, connect, ending
from rotonde.games.dice.board import COMPANIES, LOCOMOTIVES, PRICES
from rotonde.games.dice.faces import COMPLEX_SYMBOLS, FACES, FIRST_COMPLEX, SIMPLE_SYMBOLS, face_name, is_simple
from rotonde.games.dice.layout import places_of
from rotonde.games.dice.position import LAY_OUT, NONE, OVER, Position
from rotonde.games.dice.steps import DiceStep


class HandRow(TypedDict):
    """The dice in hand: how many show what."""

    simple: dict[str, int]
    complex: dict[str, int]


class DieRow(TypedDict):
    """A die on the map: its shape, its tracks as it lies, and whether it is a simple one."""

    shape: str
    face: str
    simple: bool


class StationRow(TypedDict):
    """A station: whose (None: grey), where, and on which tile."""

    cell: str
    owner: int | None
    tile: int


class HeapRow(TypedDict):
    """The tokens beside a tile."""

    tile: int
    tokens: int


class SaleRow(TypedDict):
    """The locomotive on sale."""

    value: int
    price: int


class BankRow(TypedDict):
    """What the bank has; `owed` is what an endless bank has paid beyond its tokens (RD-8.4)."""

    tokens: int
    owed: int
    simple_dice: int
    complex_dice: int
    locomotives: list[int]
    on_sale: SaleRow | None


class RideRow(TypedDict):
    """A station joined to a seat's own, with the way there."""

    station: str
    distance: int
    route: list[str]
    tile: int
    heap: int


class SeatRow(TypedDict):
    """What lies before a seat."""

    company: str
    money: int
    carried: int
    score: int
    locomotives: list[int]
    grey_stations: int
    connected: int
    open_ends: list[str]
    joined: list[RideRow]


class DiceView(TableView):
    """A position for one seat's eyes. `terrain` and `dice` are by cell; `layout` are the tiles that lie."""

    layout: list[JsonDict]
    terrain: dict[str, str]
    turn: int | None
    rolled: bool
    refilled: bool
    hand: HandRow
    dice: dict[str, DieRow]
    stations: list[StationRow]
    heaps: list[HeapRow]
    bank: BankRow
    scrapped: int
    used: list[int]
    served: list[str]
    seats: list[SeatRow]
    final: bool
    trigger: str | None
    idle_turns: int
    turns_without_carry: int


def view(position: Position, seat: int | None, step: DiceStep, to_act: tuple[int, ...], winners: list[int]) -> DiceView:
    """What a seat may see: everything but the seed (RD-1.8)."""
    board, on_sale = position.board, position.cheapest()
    return {
        "game": "dice",
        "seat": seat,
        "players": position.seats,
        "options": dict(position.setting.options),
        "board": board.name,
        "layout": _layout(position),
        "terrain": dict(zip(board.labels, board.map.terrain, strict=True)) if position.stage != LAY_OUT else {},
        "ply": position.ply,
        "to_act": list(to_act),
        "step": plain_step(step),
        "turn": None if position.turn == NONE else position.turn,
        "rolled": position.rolled,
        "refilled": position.refilled,
        "hand": _hand(position),
        "dice": {board.labels[c]: _die(face) for c, face in enumerate(position.face_at) if face >= 0},
        "stations": [_station(position, s) for s, cell in enumerate(position.station_cell) if cell != NONE],
        "heaps": [{"tile": number, "tokens": position.heap(tile)} for tile, number in enumerate(board.tiles)],
        "bank": {
            "tokens": max(position.bank, 0),
            "owed": max(-position.bank, 0),  # RD-8.4
            "simple_dice": position.bank_simple,
            "complex_dice": position.bank_complex,
            "locomotives": _locomotives(position.stock),
            "on_sale": None if on_sale == NONE else {"value": LOCOMOTIVES[on_sale], "price": PRICES[on_sale]},
        },
        "scrapped": position.scrapped,
        "used": _locomotives(position.used),
        "served": [board.labels[c] for s, c in enumerate(position.station_cell) if position.served >> s & 1],
        "seats": [_seat(position, other) for other in range(position.seats)],
        "final": position.final,
        "trigger": position.trigger,
        "idle_turns": position.idle_turns,
        "turns_without_carry": position.turns_without_carry,
        "over": position.stage == OVER,
        "end_reason": position.end_reason_code,
        "winners": winners,
    }


def _layout(position: Position) -> list[JsonDict]:
    """The tiles that lie."""
    if position.stage == LAY_OUT:
        return places_of(position.board.data, position.layout)
    return list(position.board.layout["layout"])


def _locomotives(counts: list[int]) -> list[int]:
    """The value of each locomotive, rising."""
    return [value for i, value in enumerate(LOCOMOTIVES) for _ in range(counts[i])]


def _hand(position: Position) -> HandRow:
    hand = position.hand
    return {
        "simple": {name: hand[i] for i, name in enumerate(SIMPLE_SYMBOLS) if hand[i]},
        "complex": {name: hand[FIRST_COMPLEX + i] for i, name in enumerate(COMPLEX_SYMBOLS) if hand[FIRST_COMPLEX + i]},
    }


def _die(face: int) -> DieRow:
    return {"shape": face_name(face), "face": FACES.names[face], "simple": is_simple(face)}


def _station(position: Position, station: int) -> StationRow:
    board, cell = position.board, position.station_cell[station]
    return {
        "cell": board.labels[cell],
        "owner": station if station < position.seats else None,
        "tile": board.tiles[board.tile_of[cell]],
    }


def _seat(position: Position, seat: int) -> SeatRow:
    joined = carry.rides(position, seat) if position.reach else []
    return {
        "company": COMPANIES[seat],
        "money": position.money(seat),
        "carried": position.carried[seat],
        "score": ending.score(position, seat),
        "locomotives": _locomotives(position.locomotives_of(seat)),
        "grey_stations": position.greys[seat],
        "connected": connect.stations_connected(position, seat),
        "open_ends": [position.board.labels[cell] for cell in position.reach[seat].ends] if position.reach else [],
        "joined": [_ride(ride) for ride in joined],
    }


def _ride(ride: carry.Ride) -> RideRow:
    return {
        "station": ride.station,
        "distance": ride.distance,
        "route": list(ride.route),
        "tile": ride.tile,
        "heap": ride.heap,
    }
