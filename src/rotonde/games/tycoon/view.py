"""Tycoon: a position as data for one seat's eyes."""

from __future__ import annotations

from dataclasses import asdict

from rotonde.core.auction import Ascending
from rotonde.core.contract import JsonDict, Step
from rotonde.core.network import links_of
from rotonde.core.track import NONE, PAIRS_A_HEX, Unfinished
from rotonde.games.tycoon import ending, shares
from rotonde.games.tycoon.position import OVER, Position


def view(position: Position, seat: int | None, step: Step, to_act: tuple[int, ...], winners: list[int]) -> JsonDict:
    """What a seat may see: everything but the others' Tycoon cards (RT-2.2) and the seed."""
    board = position.board
    return {
        "game": position.rules.game_id,
        "seat": seat,
        "players": position.seats,
        "options": dict(position.setting.options),
        "board": board.name,
        "ply": position.ply,
        "to_act": list(to_act),
        "step": {"kind": type(step).__name__, **facts_of(step)},
        "turn": position.turn_number,
        "round": position.round,
        "first_player": none_or(position.first),
        "actions_left": position.actions_left,
        "issued": position.issued,
        "cities": {name: _city(position, city) for city, name in enumerate(board.cities)},
        "bag": sum(position.bag),
        "new_cities": {name: n for name, n in zip(board.colours, position.new_cities, strict=True) if n},
        "links": [_link(position, link) for link in range(len(position.track.owner))],
        "unfinished": [_unfinished(position, link) for link in position.track.unfinished],
        "open_cards": _cards(position, position.open),
        "barred": {c.id: _seats(mask) for c, mask in zip(board.operations, position.barred, strict=True) if mask},
        "deck": sum(position.deck),
        "discarded": _cards(position, position.discarded),
        "named_cards": [c.id for i, c in enumerate(board.operations) if position.build_cards >> i & 1],
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
        "auction": None if position.auction is None else _auction(position.auction),
        "empty_cities": position.empty_cities(),
        "empty_cities_to_end": position.setting.empty_cities_to_end,
        "last_turn": position.last_turn or None,
        "over": position.stage == OVER,
        "end_reason": position.end_reason_code,
        "winners": winners,
    }


def facts_of(step: Step) -> JsonDict:
    """The fields of a step, which is a dataclass, as JSON has them."""
    facts: JsonDict = asdict(step)  # type: ignore[call-overload]
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}


def none_or(number: int) -> int | None:
    return None if number == NONE else number


def _city(position: Position, city: int) -> JsonDict:
    board, colours = position.board, len(position.bag)
    row = position.cubes[city * colours : (city + 1) * colours]
    return {
        "hex": board.labels[board.city_hex[city]],
        "colour": None if position.colour[city] == NONE else board.colours[position.colour[city]],
        "cubes": {name: n for name, n in zip(board.colours, row, strict=True) if n},
        "empty": bool(position.empty[city]),
        "western_link": none_or(position.western[city]),
    }


def _tiles(position: Position, tiles: tuple[int, ...]) -> list[list[str]]:
    board = position.board
    return [[board.labels[t // PAIRS_A_HEX], board.pair_names[t % PAIRS_A_HEX]] for t in tiles]


def _link(position: Position, link: int) -> JsonDict:
    track, cities = position.track, position.board.cities
    return {
        "link": link + 1,
        "owner": track.owner[link],
        "cities": [cities[track.city_a[link]], cities[track.city_b[link]]],
        "tiles": _tiles(position, track.tiles[link]),
    }


def _unfinished(position: Position, link: Unfinished) -> JsonDict:
    board = position.board
    return {
        "owner": link.owner,
        "city": board.cities[link.city],
        "tiles": _tiles(position, link.tiles),
        "goes_on": [board.labels[link.hex], board.side_names[link.side]],
    }


def _cards(position: Position, counts: list[int]) -> dict[str, int]:
    return {card.id: n for card, n in zip(position.board.operations, counts, strict=True) if n}


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _seat(position: Position, other: int, viewer: int | None) -> JsonDict:
    kinds = len(position.open)
    secret = position.secret[other]
    visible = secret != NONE and (other == viewer or position.shown[other] or position.stage == OVER)
    return {
        "money": position.money(other),
        "shares": position.shares[other],
        "points": position.points[other],
        "income": shares.income_for(position, position.points[other]),
        "dividends": shares.dividends(position, other),
        "level": position.level[other],
        "links": len(links_of(position.track, other)),
        "cards": _cards(position, position.held[other * kinds : (other + 1) * kinds]),
        "spent": _cards(position, position.spent[other * kinds : (other + 1) * kinds]),
        "tycoon": position.board.secrets[secret].id if visible else None,
        "tycoon_shown": bool(position.shown[other]),
        "bonus": ending.bonus(position, other) if position.stage == OVER else None,
        "score": ending.scores(position)[other],
    }


def _auction(auction: Ascending) -> JsonDict:
    return {"bid": auction.bid, "bidder": none_or(auction.bidder), "active": list(auction.active)}
