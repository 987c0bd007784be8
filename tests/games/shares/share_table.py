"""Positions of the share game, set up by hand: who holds what, which links lie, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rotonde.core.contract import DEALER, IllegalAction, Objection
from rotonde.core.link_plans import NO_LIMIT, find
from rotonde.core.track import NONE
from rotonde.games.shares import companies, dividends, mergers, turn
from rotonde.games.shares.game import GAME
from rotonde.games.shares.position import STOCK
from rotonde.games.shares.state import ShareState

IDS = ["GWR", "LNWR", "MR", "GER", "LBSCR", "NER"]


def opening(players: int = 3, first: int = 0, **options: Any) -> ShareState:
    """The opening auctions, nothing sold yet."""
    state = GAME.start(players=players, seed=1, options=options)
    while state.to_act == (DEALER,) and type(state.step).__name__ != "FirstPlayer":
        state.apply(DEALER, state.deal())
    play(state, DEALER, f"first {first + 1}")
    return state


def table(
    shares: Mapping[str, Sequence[int]],
    *,
    players: int = 3,
    cash: Mapping[str, int] | None = None,
    money: Sequence[int] | None = None,
    prices: Mapping[str, int] | None = None,
    bonds: Mapping[str, int] | None = None,
    issued: Mapping[str, int] | None = None,
    links: Sequence[str] = (),
    cubes: Mapping[str, str] | None = None,
    **options: Any,
) -> ShareState:
    """Between two phases of turn 1: `shares` are each company's, seat by seat, `links` read `GWR Leeds–York`.

    `issued` shares come from the tile, those that seats hold from the available box, then from the tile.
    """
    state = opening(players, **options)
    state.offerer = NONE
    state.stage = STOCK
    for company, held in shares.items():
        c = number(state, company)
        for seat, n in enumerate(held):
            state.holdings[seat * len(IDS) + c] = n
        boxes = (issued or {}).get(company, 0)
        out = sum(held)
        state.issued[c] = boxes
        state.available[c] = max(0, 5 - out)
        state.on_tile[c] = 10 - out - boxes - state.available[c]
        state.controller[c] = max(range(players), key=lambda seat: held[seat])
    for company, price in (prices or {}).items():
        state.move_price(number(state, company), price)
    for company, n in (bonds or {}).items():
        state.bonds[number(state, company)] = n
    for company, amount in (cash or {}).items():
        state.pay(state.bank, state.account(number(state, company)), amount)
    for seat, amount in enumerate(money or []):
        state.pay(seat, state.bank, state.money(seat))
        state.pay(state.bank, seat, amount)
    for text in links:
        lay(state, text)
    if cubes is not None:
        put_cubes(state, cubes)
    return state


def number(state: ShareState, company: str) -> int:
    return state.board.company_index[company]


def lay(state: ShareState, text: str) -> None:
    """The cheapest link between two cities, for nothing."""
    company, _, cities = text.partition(" ")
    a, b = (state.board.city_index[name] for name in cities.split("–"))
    owner = number(state, company)
    plans = find(state.track, owner, state.rails.tariffs[0], NO_LIMIT, 1, [a], True)
    plan = next(p for p in plans if {p.origin, p.goal} == {a, b})
    for tile in plan.tiles:
        state.track.lay(owner, tile)


def put_cubes(state: ShareState, cubes: Mapping[str, str]) -> None:
    """Only these cubes lie in the cities: `{"Leeds": "red red blue"}`; the others hold one purple cube or are as named."""
    board, colours = state.board, len(state.bag)
    state.cubes = [0] * len(state.cubes)
    state.bag = [board.cubes_a_colour] * colours
    for city, name in enumerate(board.cities):
        for colour in cubes.get(name, "").split():
            state.cubes[city * colours + board.colour_index[colour]] += 1
            state.bag[board.colour_index[colour]] -= 1
        state.empty[city] = 0 if cubes.get(name) else 1


def actions(state: ShareState) -> ShareState:
    """The company rounds begin."""
    state.turn_number = 0
    turn.begin_turn(state, None)
    return state


def dividend_phase(state: ShareState) -> ShareState:
    state.turn_number = 1
    if dividends.begin(state, None):
        turn.after_dividends(state, None)
    return state


def merger_phase(state: ShareState) -> ShareState:
    state.turn_number = 1
    if mergers.begin(state):
        turn.after_mergers(state, None)
    return state


def proposing() -> ShareState:
    """Seat 2 controls GER, which may propose a merger; MR, which it touches, is controlled by seat 0."""
    links = ["MR Leeds–Sheffield", "GER Leeds–York"]
    return merger_phase(table({"MR": [2, 1, 0], "GER": [0, 1, 2]}, cash={"GER": 60, "MR": 60}, links=links))


def voting() -> ShareState:
    """GER would merge with MR; of those who vote on it seat 1 has voted against."""
    state = proposing()
    play(state, 2, "merge MR")
    play(state, 1, "vote no")
    return state


def stock_phase(state: ShareState) -> ShareState:
    state.turn_number = 1
    turn.after_mergers(state, None)
    return state


def play(state: ShareState, seat: int, *texts: str) -> list[Any]:
    """Play some actions of a seat; the events of all."""
    events: list[Any] = []
    for text in texts:
        action, silent = GAME.parse(text), state.copy()
        events += state.play(seat, action)
        silent.apply(seat, action)
        assert silent.to_dict() == state.to_dict(), "what happens does not depend on being told"
    return events


def decide(state: ShareState, *texts: str) -> list[Any]:
    """Play some actions, each by whoever is to act first."""
    events: list[Any] = []
    for text in texts:
        events += play(state, state.to_act[0], text)
    return events


def legal(state: ShareState, seat: int | None = None) -> list[str]:
    return [str(action) for action in state.legal(state.to_act[0] if seat is None else seat)]


def refused(state: ShareState, text: str, seat: int | None = None) -> list[Objection]:
    """Why an action is not legal; nothing has changed."""
    before = state.to_dict()
    action = GAME.parse(text)
    seat = state.to_act[0] if seat is None else seat
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    assert state.to_dict() == before
    assert action not in state.legal(seat)
    return list(caught.value.objections)


def reasons(state: ShareState, text: str, seat: int | None = None) -> list[tuple[str, str]]:
    return [(o.rule, o.code) for o in refused(state, text, seat)]


def cash(state: ShareState, company: str) -> int:
    return state.cash(number(state, company))


def price(state: ShareState, company: str) -> int:
    return state.price[number(state, company)]


def order(state: ShareState) -> list[str]:
    return [state.id_of(c) for c in companies.company_order(state)]


def play_randomly(state: ShareState, seed: int, number_of_actions: int) -> None:
    rng = Random(seed)
    for _ in range(number_of_actions):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        state.play(seat, state.deal() if seat == DEALER else rng.choice(state.legal(seat)))
        state.check()
