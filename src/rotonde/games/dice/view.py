"""A position as data for one seat's eyes."""

from __future__ import annotations

from dataclasses import asdict

from rotonde.core.contract import JsonDict
from rotonde.games.dice import carry, connect, ending
from rotonde.games.dice.board import COMPANIES, LOCOMOTIVES, PRICES
from rotonde.games.dice.faces import COMPLEX_SYMBOLS, FACES, FIRST_COMPLEX, SIMPLE_SYMBOLS, face_name, is_simple
from rotonde.games.dice.layout import places_of
from rotonde.games.dice.position import LAY_OUT, NONE, OVER, Position
from rotonde.games.dice.steps import DiceStep


def view(position: Position, seat: int | None, step: DiceStep, to_act: tuple[int, ...], winners: list[int]) -> JsonDict:
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
        "step": {"kind": type(step).__name__, **asdict(step)},
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


def _hand(position: Position) -> JsonDict:
    hand = position.hand
    return {
        "simple": {name: hand[i] for i, name in enumerate(SIMPLE_SYMBOLS) if hand[i]},
        "complex": {name: hand[FIRST_COMPLEX + i] for i, name in enumerate(COMPLEX_SYMBOLS) if hand[FIRST_COMPLEX + i]},
    }


def _die(face: int) -> JsonDict:
    return {"shape": face_name(face), "face": FACES.names[face], "simple": is_simple(face)}


def _station(position: Position, station: int) -> JsonDict:
    board, cell = position.board, position.station_cell[station]
    return {
        "cell": board.labels[cell],
        "owner": station if station < position.seats else None,
        "tile": board.tiles[board.tile_of[cell]],
    }


def _seat(position: Position, seat: int) -> JsonDict:
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


def _ride(ride: carry.Ride) -> JsonDict:
    return {
        "station": ride.station,
        "distance": ride.distance,
        "route": list(ride.route),
        "tile": ride.tile,
        "heap": ride.heap,
    }
