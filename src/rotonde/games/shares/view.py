"""A position as data for one seat's eyes."""

from __future__ import annotations

from typing import TypedDict

from rotonde.core.auction import Ascending
from rotonde.core.contract import OwnPart
from rotonde.core.sealed import SEALED, SealedChoice
from rotonde.core.track import NONE, PAIRS_A_HEX, Unfinished
from rotonde.core.views import AuctionRow, CityRow, TableView, plain_step
from rotonde.games.shares import companies, ending
from rotonde.games.shares.mergers import YES
from rotonde.games.shares.position import OVER, Position
from rotonde.games.shares.steps import ShareStep


class CompanyRow(TypedDict):
    """A company: what it has and is worth, and where its shares are. `capacity` is the most that it can pay now."""

    name: str
    colour: str
    price: int
    final_price: int
    controller: int | None
    cash: int
    capacity: int
    bonds: int
    income: int
    available: int
    issued: int
    on_tile: int
    links: int


class LinkRow(TypedDict):
    """A finished link; `link` is its number in actions and events, too."""

    link: int
    owner: str
    cities: list[str]
    tiles: list[list[str]]


class UnfinishedRow(TypedDict):
    """The link that is being built: where it comes from, and the hex and side where it goes on."""

    owner: str
    city: str
    tiles: list[list[str]]
    goes_on: list[str]


class BuildRow(TypedDict):
    """Whether it is a second link, and its price so far."""

    second: bool
    price: int


class CubeRow(TypedDict):
    """A cube on its way, and the links that it has gone."""

    colour: str
    origin: str
    route: list[int]


class SeatRow(TypedDict):
    """What lies before a seat."""

    cash: int
    shares: dict[str, int]
    passed: bool
    score: int


class ShareAuctionRow(AuctionRow):
    """The auction of a share."""

    company: str
    box: str
    offerer: int


class BallotRow(TypedDict):
    """A vote on a merger: who has how many votes, who has still to vote, and what the viewer itself voted."""

    company: str
    buyer: str
    target: str
    votes: dict[str, int]
    waiting: list[int]
    own: bool | None


class SharesView(TableView):
    """A position for one seat's eyes."""

    turn: int
    round: int
    first_player: int | None
    cities: dict[str, CityRow]
    bag: int
    companies: dict[str, CompanyRow]
    company_order: list[str]
    order: list[str]
    links: list[LinkRow]
    unfinished: list[UnfinishedRow]
    build: BuildRow
    cube: CubeRow | None
    seats: list[SeatRow]
    auction: ShareAuctionRow | None
    ballot: BallotRow | None
    empty_cities: int
    empty_cities_to_end: int
    idle_turns: int
    last_turn: int | None


def view(position: Position, seat: int | None, step: ShareStep, to_act: tuple[int, ...], winners: list[int]) -> SharesView:
    """What a seat may see: everything (EA-1.2) but votes that are still sealed (EA-7.2), and the seed."""
    board = position.board
    return {
        "game": "shares",
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
        "cities": {name: _city(position, city) for city, name in enumerate(board.cities)},
        "bag": sum(position.bag),
        "companies": {c.id: _company(position, i) for i, c in enumerate(board.companies)},
        "company_order": [position.id_of(c) for c in companies.company_order(position)],
        "order": [position.id_of(c) for c in position.order],
        "links": [_link(position, link) for link in range(len(position.track.owner))],
        "unfinished": [_unfinished(position, link) for link in position.track.unfinished],
        "build": {"second": position.second, "price": position.build_price},
        "cube": _cube(position),
        "seats": [_seat(position, other) for other in range(position.seats)],
        "auction": None if position.auction is None else _auction(position, position.auction),
        "ballot": None if position.ballot is None else _ballot(position, position.ballot, seat),
        "empty_cities": position.empty_cities(),
        "empty_cities_to_end": position.setting.end_empty_cities,
        "idle_turns": position.idle_turns,
        "last_turn": position.last_turn or None,
        "over": position.stage == OVER,
        "end_reason": position.end_reason_code,
        "winners": winners,
    }


def none_or(number: int) -> int | None:
    return None if number == NONE else number


def _city(position: Position, city: int) -> CityRow:
    board, colours = position.board, len(position.bag)
    row = position.cubes[city * colours : (city + 1) * colours]
    return {
        "hex": board.labels[board.city_hex[city]],
        "colour": None if board.city_colour[city] == NONE else board.colours[board.city_colour[city]],
        "cubes": {name: n for name, n in zip(board.colours, row, strict=True) if n},
        "empty": bool(position.empty[city]),
    }


def _company(position: Position, company: int) -> CompanyRow:
    printed = position.board.companies[company]
    return {
        "name": printed.name,
        "colour": printed.colour,
        "price": position.price[company],
        "final_price": ending.final_price(position, company),
        "controller": none_or(position.controller[company]),
        "cash": position.cash(company),
        "capacity": companies.capacity(position, company),
        "bonds": position.bonds[company],
        "income": position.income[company],
        "available": position.available[company],
        "issued": position.issued[company],
        "on_tile": position.on_tile[company],
        "links": companies.links(position, company),
    }


def _tiles(position: Position, tiles: tuple[int, ...]) -> list[list[str]]:
    board = position.board
    return [[board.labels[t // PAIRS_A_HEX], board.pair_names[t % PAIRS_A_HEX]] for t in tiles]


def _link(position: Position, link: int) -> LinkRow:
    track, cities = position.track, position.board.cities
    return {
        "link": link + 1,
        "owner": position.id_of(track.owner[link]),
        "cities": [cities[track.city_a[link]], cities[track.city_b[link]]],
        "tiles": _tiles(position, track.tiles[link]),
    }


def _unfinished(position: Position, link: Unfinished) -> UnfinishedRow:
    board = position.board
    return {
        "owner": position.id_of(link.owner),
        "city": board.cities[link.city],
        "tiles": _tiles(position, link.tiles),
        "goes_on": [board.labels[link.hex], board.side_names[link.side]],
    }


def _cube(position: Position) -> CubeRow | None:
    if position.cube == NONE:
        return None
    board, route = position.board, [link + 1 for link in position.route]
    return {"colour": board.colours[position.cube], "origin": board.cities[position.origin], "route": route}


def _seat(position: Position, seat: int) -> SeatRow:
    return {
        "cash": position.money(seat),
        "shares": {c.id: position.holding(seat, i) for i, c in enumerate(position.board.companies) if position.holding(seat, i)},
        "passed": bool(position.passed[seat]),
        "score": ending.wealth(position, seat),
    }


def _auction(position: Position, auction: Ascending) -> ShareAuctionRow:
    return {
        "company": position.id_of(position.lot),
        "box": "issued" if position.lot_issued else "available",
        "offerer": position.offerer,
        "bid": None if auction.bidder == NONE else auction.bid,
        "bidder": none_or(auction.bidder),
        "active": list(auction.active),
    }


def _ballot(position: Position, ballot: SealedChoice, viewer: int | None) -> BallotRow:
    """Who votes, who has, and what the viewer itself voted."""
    known = ballot.known_to(viewer)
    return {
        "company": position.id_of(position.voting),
        "buyer": position.id_of(position.company),
        "target": position.id_of(position.target),
        "votes": {str(seat): position.holding(seat, position.voting) for seat in ballot.seats},
        "waiting": list(ballot.waiting),
        "own": next((c == YES for s, c in zip(ballot.seats, known, strict=True) if s == viewer and c != SEALED), None),
    }


def own_ballot(position: Position, seat: int) -> list[OwnPart]:
    """What only the seat itself sees: its sealed vote (EA-7.2)."""
    return [] if position.ballot is None else [(("ballot",), _ballot(position, position.ballot, seat))]
