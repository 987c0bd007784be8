"""Positions of Rocket set up readably: played by notation, arranged piece by piece, or on a small board drawn as text."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import Any

import pytest

import rotonde
from playing import unchecked
from rotonde.core.contract import Event
from rotonde.core.hexes import HexGrid
from rotonde.games.rocket.board import Board
from rotonde.games.rocket.state import RocketState

ROCKET = rotonde.game("rocket")
TURN = 1
START, CITY, TOWN = "start_town", "big_city", "railway_town"


def opening(players: int = 3, board: Mapping[str, Any] | None = None, first: int = 1, **options: str) -> RocketState:
    """A game whose first player has been drawn; seats count from 1 here as in notation."""
    state = ROCKET.start(players, seed=1, options=options, board=board)
    state.play(rotonde.DEALER, ROCKET.parse(f"first {first}"))
    return state


def play(state: RocketState, *lines: str) -> list[Event]:
    """Each line is played by the seat that must decide; what happened, all together.

    The referee watches, and the same comes of it where nobody wants to know what happened.
    """
    events: list[Event] = []
    for line in lines:
        (seat,) = state.to_act
        unseen = state.copy()
        unseen.apply(seat, ROCKET.parse(line))
        events += state.play(seat, ROCKET.parse(line))
        assert unseen.to_dict() == state.to_dict()
        state.check()
    return events


def happened(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if type(event) is kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refused(state: RocketState, line: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Rule and code of every objection to a line; the state must not change."""
    who = state.to_act[0] if seat is None else seat
    before = state.to_dict()
    with pytest.raises(rotonde.IllegalAction) as caught:
        state.play(who, ROCKET.parse(line))
    assert state.to_dict() == before
    return [(objection.rule, objection.code) for objection in caught.value.objections]


def may(state: RocketState, line: str) -> bool:
    """Whether the seat that must decide may play a line; both ways of asking must agree."""
    action = ROCKET.parse(line)
    (seat,) = state.to_act
    listed = action in state.legal(seat)
    assert listed == (state.objections(seat, action) == [])
    return listed


def targets(state: RocketState, company: str) -> set[str]:
    """Where a locomotive may go now."""
    (seat,) = state.to_act
    return {line.split()[2] for line in map(str, state.legal(seat)) if line.startswith(f"extend {company} ")}


def station_hexes(state: RocketState) -> set[str]:
    """Where a station may be put now."""
    (seat,) = state.to_act
    return {line.split()[1] for line in map(str, state.legal(seat)) if line.startswith("station ")}


def seat_view(state: RocketState, seat: int) -> dict[str, Any]:
    """What a seat has, seen by itself."""
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


def money(state: RocketState) -> list[int]:
    return [seat_view(state, seat)["money"] for seat in range(state.players)]


def shares(state: RocketState, company: str) -> list[int]:
    return [seat_view(state, seat)["shares"].get(company, 0) for seat in range(state.players)]


def line_of(state: RocketState, company: str) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["lines"][company]
    return found


def bank(state: RocketState) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["bank"]
    return found


def track(state: RocketState, company: str) -> set[str]:
    """The hexes of a line: its tiles and its locomotive."""
    return {place for place, line in state.view(None)["track"].items() if line == company}


def edited(state: RocketState, **changes: Any) -> RocketState:
    """The same position with some fields of `to_dict` changed."""
    data = state.to_dict()
    assert set(changes) <= set(data)
    edited_state: RocketState = unchecked(ROCKET, {**data, **changes})
    return edited_state


def arrange(
    *,
    players: int = 3,
    board: Mapping[str, Any] | None = None,
    lines: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    absorbed: Mapping[str, str] | None = None,
    independent: Sequence[str] = (),
    shares: Mapping[str, Sequence[int]] | None = None,
    spares: Mapping[str, int] | None = None,
    in_bank: Mapping[str, int] | None = None,
    stations: Mapping[str, int] | None = None,
    tokens: Mapping[str, Sequence[int]] | None = None,
    passengers: Sequence[int] | None = None,
    money: Sequence[int] | None = None,
    turn: int = 0,
    actions_left: int = 2,
    **options: str,
) -> RocketState:
    """A position as it could lie on the table; the referee must agree that it can.

    `lines`: the hexes that each locomotive has gone to, the last is where it stands. `tiles`: further hexes of a line, from lines
    that it absorbed. `shares`: of each company, by seat, of which `spares` are spare ones. `in_bank`: how many shares the
    bank has where some have left the game. `tokens`: "City commodity", by seat.
    """
    start = opening(players, board, **options)
    pieces = _Pieces(start)
    for company, survivor in (absorbed or {}).items():
        pieces.absorb(company, survivor)
    for company, way in (lines or {}).items():
        pieces.travel(company, way.split())
    for company, more in (tiles or {}).items():
        pieces.lay(company, more.split())
    for company, held in (shares or {}).items():
        pieces.hold(company, held, (spares or {}).get(company, 0))
    for company in independent:
        pieces.declare(company)
    for company, left in (in_bank or {}).items():
        pieces.leave_in_bank(company, left)
    for place, seat in (stations or {}).items():
        pieces.build(place, seat)
    for token, held in (tokens or {}).items():
        pieces.take(token, held)
    data = pieces.data
    if passengers is not None:
        data["passengers"] = list(passengers)
        data["passengers_left"] -= sum(passengers)
    if money is not None:
        data["accounts"] = [*money, -sum(money)]
    data.update(turn=turn, actions_left=actions_left)
    state = ROCKET.from_dict(data)
    state.check()
    return state


class _Pieces:
    """The dict of a position, edited with the names of the board."""

    def __init__(self, state: RocketState) -> None:
        self.data = state.to_dict()
        self.board: Board = state.board
        self.grid: HexGrid = state.board.grid

    def company(self, name: str) -> int:
        return self.board.company_index[name]

    def place(self, label: str) -> int:
        return self.board.index[label]

    def lay(self, company: str, labels: Sequence[str]) -> None:
        line, data = self.company(company), self.data
        for label in labels:
            place = self.place(label)
            data["line_at"][place] = line
            data["cities"][line] |= self.board.towns_near[place]
        data["tiles_laid"] += len(labels)

    def travel(self, company: str, labels: Sequence[str]) -> None:
        line, data = self.company(company), self.data
        way = [self.board.start[line], *map(self.place, labels)]
        data["line_at"][way[0]] = -1
        self.lay(company, labels)
        data["tiles_laid"] -= 1  # the last is the locomotive
        data["locomotive"][line] = way[-1]
        data["courses"][line] = way
        data["heading"][line] = self.grid.direction(way[-2], way[-1])
        assert data["heading"][line] >= 0, f"{company} jumps"

    def absorb(self, company: str, survivor: str) -> None:
        line, other, data = self.company(company), self.company(survivor), self.data
        data["absorbed_by"][line] = other
        data["locomotive"][line] = data["heading"][line] = -1
        data["line_at"][self.board.start[line]] = -1
        data["cities"][other] |= data["cities"][line]
        data["cities"][line] = 0
        self.leave_in_bank(company, 0)

    def hold(self, company: str, held: Sequence[int], spares: int) -> None:
        line, data = self.company(company), self.data
        for seat, number in enumerate(held):
            data["shares"][seat * len(self.board.companies) + line] = number
        data["bank_shares"][line] -= sum(held) - spares
        data["spare_held"][line] = spares
        data["spare_bank"] -= spares

    def leave_in_bank(self, company: str, left: int) -> None:
        line, data = self.company(company), self.data
        data["removed_shares"][line] += data["bank_shares"][line] - left
        data["bank_shares"][line] = left

    def declare(self, company: str) -> None:
        self.data["independent"] |= 1 << self.company(company)
        self.leave_in_bank(company, 0)

    def build(self, label: str, seat: int) -> None:
        self.data["station_at"][self.place(label)] = seat
        self.data["supply"][seat] -= 1

    def take(self, token: str, held: Sequence[int]) -> None:
        city, commodity = token.rsplit(" ", 1)
        number, data = self.board.token_index[city, commodity], self.data
        for seat, count in enumerate(held):
            data["tokens_held"][seat * len(self.board.token_count) + number] = count
        data["tokens_left"][number] -= sum(held)


def drawn(text: str) -> dict[str, Any]:
    """A small board of pointy-top hexes, each row half a hex beside the next, four characters a hex.

    `.` is land, `~` sea, `@P` the start town of company P, `$C` a big city, `#T` a railway town.
    Hexes are called by row and number: `B2` is the second of the second row, sea included.
    """
    towns: list[dict[str, Any]] = []
    hexes: list[dict[str, Any]] = []
    for row, line in enumerate(dedent(text).strip("\n").split("\n")):
        for number, (column, mark) in enumerate(_marks(line), 1):
            label = f"{chr(ord('A') + row)}{number}"
            half = column // 2 - row
            assert column % 2 == 0, f"{label} stands askew"
            hexes.append({"label": label, "half": half, "r": row, "terrain": "sea" if mark == "~" else "land"})
            if mark[0] in "@$#":
                towns.append(_town(mark, label))
    odd = hexes[0]["half"] % 2
    for item in hexes:
        half = item.pop("half")
        assert half % 2 == odd, f"{item['label']} stands askew"
        item["q"] = half // 2
    starts = [town["name"] for town in towns if town["kind"] == START]
    return {
        "name": "drawn",
        "grid": {"orientation": "pointy-top"},
        "commodities": ["steel", "beer"],
        "companies": [{"id": name, "start": name} for name in starts],
        "towns": towns,
        "hexes": hexes,
    }


def _marks(line: str) -> list[tuple[int, str]]:
    found = []
    column = 0
    for mark in line.split(" "):
        if mark:
            found.append((column, mark))
        column += len(mark) + 1
    return found


def _town(mark: str, label: str) -> dict[str, Any]:
    kind = {"@": START, "$": CITY, "#": TOWN}[mark[0]]
    tokens = {"tokens": ["steel", "steel", "beer"]} if kind == CITY else {}
    return {"name": mark[1:], "kind": kind, "hex": label, **tokens}


def england() -> dict[str, Any]:
    """The data of the usual board, to be changed at will."""
    return copy.deepcopy(ROCKET.board_data("england"))
