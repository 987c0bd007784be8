"""Rocket: a position as data for one seat's eyes."""

from __future__ import annotations

from typing import TypedDict

from rotonde.core.contract import OwnPart
from rotonde.core.hexes import DIRECTION_NAMES
from rotonde.core.views import TableView, plain_step
from rotonde.games.rocket.board import TRACK_TILES
from rotonde.games.rocket.position import NONE, OVER, Position, VetoRound
from rotonde.games.rocket.steps import RocketStep

Tokens = dict[str, dict[str, int]]
"""City → commodity → number."""


class LineRow(TypedDict):
    """A company's line. `joined_at` is the hex of the line that absorbed it where the two meet."""

    locomotive: str | None
    heading: str | None
    absorbed_by: str | None
    joined_at: str | None
    independent: bool
    cities: list[str]
    bank_shares: int
    spare_shares_held: int
    stations: list[int]


class TileRow(TypedDict):
    """A tile: the company that laid it (not the line that it belongs to now), and the sides that it joins."""

    line: str
    sides: list[str]


class BankRow(TypedDict):
    """What is left to be had."""

    tokens: Tokens
    passengers: int
    spare_shares: int
    tiles: int


class SeatRow(TypedDict):
    """What lies before a seat; its money only for itself (SR-10.8)."""

    money: int | None
    shares: dict[str, int]
    tokens: Tokens
    passengers: int
    stations_left: int


class VetoRow(TypedDict):
    """A move whose direction is disputed."""

    line: str
    first_choice: str
    to: str
    allowed: list[str]
    bid: int
    bidder: int | None
    still_to_ask: list[int]


class RocketView(TableView):
    """A position for one seat's eyes. `track` is the line that each hex belongs to now, by hex; `stations` are seats."""

    turn: int | None
    actions_left: int
    extended: list[str]
    idle_turns: int
    lines: dict[str, LineRow]
    track: dict[str, str]
    tiles: dict[str, TileRow]
    stations: dict[str, int]
    bank: BankRow
    seats: list[SeatRow]
    veto: VetoRow | None


def view(position: Position, seat: int | None, step: RocketStep, to_act: tuple[int, ...], winners: list[int]) -> RocketView:
    """What a seat may see: everything but the others' money (SR-10.8) and the seed."""
    board = position.board
    return {
        "game": "rocket",
        "seat": seat,
        "players": position.seats,
        "options": dict(position.setting.options),
        "board": board.name,
        "ply": position.ply,
        "to_act": list(to_act),
        "step": plain_step(step),
        "turn": None if position.turn == NONE else position.turn,
        "actions_left": position.actions_left,
        "extended": [c for i, c in enumerate(board.companies) if position.extended >> i & 1],
        "idle_turns": position.idle_turns,
        "lines": {company: _line(position, line) for line, company in enumerate(board.companies)},
        "track": _by_hex(position, position.line_at, board.companies),
        "tiles": _tiles(position),
        "stations": {board.labels[h]: owner for h, owner in enumerate(position.station_at) if owner != NONE},
        "bank": {
            "tokens": _tokens(position, position.tokens_left),
            "passengers": position.passengers_left,
            "spare_shares": position.spare_bank,
            "tiles": max(0, TRACK_TILES - position.tiles_laid),
        },
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
        "veto": None if position.veto is None else _veto(position, position.veto),
        "over": position.stage == OVER,
        "end_reason": position.end_reason_code,
        "winners": winners,
    }


def _line(position: Position, line: int) -> LineRow:
    board = position.board
    names = DIRECTION_NAMES[board.grid.orientation]
    absorbed_by = position.absorbed_by[line]
    return {
        "locomotive": None if position.is_absorbed(line) else board.labels[position.locomotive[line]],
        "heading": None if position.heading[line] == NONE else names[position.heading[line]],
        "absorbed_by": None if absorbed_by == NONE else board.companies[absorbed_by],
        "joined_at": None if position.joined[line] == NONE else board.labels[position.joined[line]],
        "independent": position.is_independent(line),
        "cities": board.town_names(position.cities[line]),
        "bank_shares": position.bank_shares[line],
        "spare_shares_held": position.spare_held[line],
        "stations": position.stations_on(line),
    }


def _tiles(position: Position) -> dict[str, TileRow]:
    """The tiles that lie: the company that laid each (not the line that it belongs to now), and the sides that it joins."""
    found: dict[str, TileRow] = {}
    for line, course in enumerate(position.courses):
        way = course if position.joined[line] == NONE else (*course, position.joined[line])
        for i in range(1, len(way) - 1):
            sides = [_side(position, way[i], way[i - 1]), _side(position, way[i], way[i + 1])]
            found[position.board.labels[way[i]]] = {"line": position.board.companies[line], "sides": sides}
    return found


def _side(position: Position, place: int, other: int) -> str:
    grid = position.board.grid
    return DIRECTION_NAMES[grid.orientation][grid.direction(place, other)]


def _seat(position: Position, other: int, viewer: int | None) -> SeatRow:
    kinds = len(position.tokens_left)
    held = position.tokens_held[other * kinds : (other + 1) * kinds]
    return {
        "money": position.money(other) if other == viewer or position.stage == OVER else None,
        "shares": {c: n for i, c in enumerate(position.board.companies) if (n := position.shares_of(other, i))},
        "tokens": _tokens(position, held),
        "passengers": position.passengers[other],
        "stations_left": position.supply[other],
    }


def _tokens(position: Position, counts: list[int]) -> Tokens:
    board = position.board
    found: Tokens = {}
    for token, number in enumerate(counts):
        if number:
            city = board.towns[board.token_city[token]]
            found.setdefault(city, {})[board.commodities[board.token_commodity[token]]] = number
    return found


def _veto(position: Position, veto: VetoRound) -> VetoRow:
    labels = position.board.labels
    return {
        "line": position.board.companies[veto.line],
        "first_choice": labels[veto.first_choice],
        "to": labels[veto.to],
        "allowed": [labels[h] for h in veto.allowed],
        "bid": veto.auction.bid,
        "bidder": None if veto.auction.bidder == NONE else veto.auction.bidder,
        "still_to_ask": list(veto.auction.queue),
    }


def _by_hex(position: Position, values: list[int], names: list[str]) -> dict[str, str]:
    return {position.board.labels[h]: names[v] for h, v in enumerate(values) if v != NONE}


def own_row(position: Position, seat: int) -> OwnPart:
    """What only the seat itself sees: its money (SR-10.8)."""
    return ("seats", seat, "money"), position.money(seat)
