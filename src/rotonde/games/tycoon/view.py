"""Tycoon: a position as data for one seat's eyes."""

from __future__ import annotations

from typing import TypedDict

from rotonde.core.auction import Ascending
from rotonde.core.contract import OwnPart, Step
from rotonde.core.network import links_of
from rotonde.core.track import NONE, PAIRS_A_HEX, Unfinished
from rotonde.core.views import AuctionRow, CityRow, TableView, plain_step
from rotonde.games.tycoon import ending, shares
from rotonde.games.tycoon.position import OVER, Position


class TycoonCityRow(CityRow):
    """A city, and the seat that has its western link."""

    western_link: int | None


class LinkRow(TypedDict):
    """A finished link; `link` is its number in actions and events, too."""

    link: int
    owner: int
    cities: list[str]
    tiles: list[list[str]]


class UnfinishedRow(TypedDict):
    """A link that is not finished: where it comes from, and the hex and side where it goes on."""

    owner: int
    city: str
    tiles: list[list[str]]
    goes_on: list[str]


class SeatRow(TypedDict):
    """What lies before a seat. `income` is what it would be paid at the end of the turn, `bonus` known at the end."""

    money: int
    points: int
    income: int
    level: int
    links: int
    cards: dict[str, int]
    spent: dict[str, int]
    bonus: int | None
    score: int


class TycoonSeatRow(SeatRow):
    """Shares, what they will cost, and the Tycoon card as far as it may be seen."""

    shares: int
    dividends: int
    tycoon: str | None
    tycoon_shown: bool


class MapView(TableView):
    """What the games on a map of cities, links and cards have in common."""

    turn: int
    round: int
    first_player: int | None
    actions_left: int
    bag: int
    new_cities: dict[str, int]
    links: list[LinkRow]
    unfinished: list[UnfinishedRow]
    open_cards: dict[str, int]
    barred: dict[str, list[int]]
    deck: int
    discarded: dict[str, int]
    named_cards: list[str]
    auction: AuctionRow | None
    empty_cities: int
    empty_cities_to_end: int
    last_turn: int | None


class TycoonView(MapView):
    """A position for one seat's eyes."""

    issued: bool
    cities: dict[str, TycoonCityRow]
    seats: list[TycoonSeatRow]


def view(position: Position, seat: int | None, step: Step, to_act: tuple[int, ...], winners: list[int]) -> TycoonView:
    """What a seat may see: everything but the others' Tycoon cards (RT-2.2) and the seed."""
    return {
        **map_view(position, seat, step, to_act, winners),
        "issued": position.issued,
        "cities": {name: _city(position, city) for city, name in enumerate(position.board.cities)},
        "seats": [_seat(position, other, seat) for other in range(position.seats)],
    }


def map_view(position: Position, seat: int | None, step: Step, to_act: tuple[int, ...], winners: list[int]) -> MapView:
    """What everybody may see of a map of cities, links and cards."""
    board = position.board
    return {
        "game": position.rules.game_id,
        "seat": seat,
        "players": position.seats,
        "options": dict(position.setting.options),
        "board": board.name,
        "ply": position.ply,
        "to_act": list(to_act),
        "step": plain_step(step),
        "turn": position.turn_number,
        "round": position.round,
        "first_player": none_or(position.first),
        "actions_left": position.actions_left,
        "bag": sum(position.bag),
        "new_cities": {name: n for name, n in zip(board.colours, position.new_cities, strict=True) if n},
        "links": [_link(position, link) for link in range(len(position.track.owner))],
        "unfinished": [_unfinished(position, link) for link in position.track.unfinished],
        "open_cards": _cards(position, position.open),
        "barred": {c.id: _seats(mask) for c, mask in zip(board.operations, position.barred, strict=True) if mask},
        "deck": sum(position.deck),
        "discarded": _cards(position, position.discarded),
        "named_cards": [c.id for i, c in enumerate(board.operations) if position.build_cards >> i & 1],
        "auction": None if position.auction is None else _auction(position.auction),
        "empty_cities": position.empty_cities(),
        "empty_cities_to_end": position.setting.empty_cities_to_end,
        "last_turn": position.last_turn or None,
        "over": position.stage == OVER,
        "end_reason": position.end_reason_code,
        "winners": winners,
    }


def none_or(number: int) -> int | None:
    return None if number == NONE else number


def _city(position: Position, city: int) -> TycoonCityRow:
    return {**city_row(position, city), "western_link": none_or(position.western[city])}


def city_row(position: Position, city: int) -> CityRow:
    """A city with its cubes."""
    board, colours = position.board, len(position.bag)
    row = position.cubes[city * colours : (city + 1) * colours]
    return {
        "hex": board.labels[board.city_hex[city]],
        "colour": None if position.colour[city] == NONE else board.colours[position.colour[city]],
        "cubes": {name: n for name, n in zip(board.colours, row, strict=True) if n},
        "empty": bool(position.empty[city]),
    }


def _tiles(position: Position, tiles: tuple[int, ...]) -> list[list[str]]:
    board = position.board
    return [[board.labels[t // PAIRS_A_HEX], board.pair_names[t % PAIRS_A_HEX]] for t in tiles]


def _link(position: Position, link: int) -> LinkRow:
    track, cities = position.track, position.board.cities
    return {
        "link": link + 1,
        "owner": track.owner[link],
        "cities": [cities[track.city_a[link]], cities[track.city_b[link]]],
        "tiles": _tiles(position, track.tiles[link]),
    }


def _unfinished(position: Position, link: Unfinished) -> UnfinishedRow:
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


def _seat(position: Position, other: int, viewer: int | None) -> TycoonSeatRow:
    return {
        **seat_row(position, other),
        "shares": position.shares[other],
        "dividends": shares.dividends(position, other),
        "tycoon": secret_card(position, other, viewer),
        "tycoon_shown": bool(position.shown[other]),
    }


def seat_row(position: Position, other: int) -> SeatRow:
    """What lies open before a seat."""
    kinds = len(position.open)
    return {
        "money": position.money(other),
        "points": position.points[other],
        "income": shares.income_for(position, position.points[other]),
        "level": position.level[other],
        "links": len(links_of(position.track, other)),
        "cards": _cards(position, position.held[other * kinds : (other + 1) * kinds]),
        "spent": _cards(position, position.spent[other * kinds : (other + 1) * kinds]),
        "bonus": ending.bonus(position, other) if position.stage == OVER else None,
        "score": ending.scores(position)[other],
    }


def secret_card(position: Position, other: int, viewer: int | None) -> str | None:
    """A seat's secret card, as far as the viewer may see it."""
    secret = position.secret[other]
    visible = secret != NONE and (other == viewer or position.shown[other] or position.stage == OVER)
    return position.board.secrets[secret].id if visible else None


def _auction(auction: Ascending) -> AuctionRow:
    return {"bid": auction.bid, "bidder": none_or(auction.bidder), "active": list(auction.active)}


def own_row(position: Position, seat: int) -> OwnPart:
    """What only the seat itself sees: its Tycoon card (RT-2.2)."""
    return ("seats", seat), _seat(position, seat, seat)
