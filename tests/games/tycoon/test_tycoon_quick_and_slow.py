"""Quick answers against slow ones, in positions that sensible play leads to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import cast

import pytest
from tycoon_table import GAME

import rotonde
from rotonde.bots import Outlook, bot
from rotonde.games.tycoon.actions import (
    Bid,
    Build,
    BuildWest,
    Deliver,
    Grow,
    Issue,
    Pass,
    Stop,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from rotonde.games.tycoon.build import price_of
from rotonde.games.tycoon.deliver import deliveries
from rotonde.games.tycoon.state import TycoonState


def greedy_positions(players: int, seed: int, every: int) -> Iterator[TycoonState]:
    """Positions of a game between greedy bots, some of their choices at random."""
    state, rng = cast(TycoonState, GAME.start(players, seed=seed)), Random(seed)
    bots = [bot("greedy", Random(seed + seat)) for seat in range(players)]
    while not state.over:
        seat = state.to_act[0]
        if seat == rotonde.DEALER:
            state.apply(seat, state.deal())
            continue
        if state.ply % every == 0:
            yield state
        wild = rng.random() < 0.1
        state.apply(seat, rng.choice(state.legal(seat)) if wild else bots[seat].choose(Outlook(state, seat)))


def every_action(state: TycoonState) -> Iterator[object]:
    """Every action of this board but the deliveries, sensible or not."""
    board = state.board
    yield from (Build(h["label"], sides) for h in board.data["hexes"] for sides in board.pair_names)
    yield from (Urbanize(c, k) for c, k in product(board.cities, board.colours))
    for card in board.operations:
        yield TakeCard(card.id)
        yield UseCard(card.id)
    for city in board.cities:
        yield BuildWest(city)
        yield Grow(city)
    yield from (Bid(n) for n in range(-1, 103))
    yield from (Issue(n) for n in range(-1, 23))
    yield from (Pass(), Stop(), Upgrade())


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_the_list_of_legal_actions_is_what_the_objections_say(players: int, seed: int) -> None:
    for state in greedy_positions(players, seed, 97):
        seat = state.to_act[0]
        legal = {a for a in state.legal(seat) if not isinstance(a, Deliver)}
        assert {a for a in every_action(state) if not state.objections(seat, a)} == legal  # type: ignore[arg-type]


def test_every_delivery_is_what_the_objections_say() -> None:
    """All rows of up to three links from every city, each asked rule by rule."""
    for state in greedy_positions(3, 3, 61):
        if not state.track.owner:
            continue
        for seat in range(state.seats):
            state.level[seat] = min(state.level[seat], 3)
            found = {(d.colour, d.origin, d.route) for d in deliveries(state, seat)}
            assert {r for r in rows(state) if is_legal(state, seat, *r)} == found


def rows(state: TycoonState) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every cube with every row of up to three links that leads away from its city."""
    track, colours = state.track, len(state.bag)
    for origin in range(len(state.board.cities)):
        ways: list[tuple[tuple[int, ...], int]] = [((), origin)]
        for _ in range(3):
            ways = [((*way, i), track.city_a[i] + track.city_b[i] - here) for way, here in ways for i in track.at[here]]
            for (way, _), colour in product(ways, range(colours)):
                yield colour, origin, way


def is_legal(state: TycoonState, seat: int, colour: int, origin: int, way: tuple[int, ...]) -> bool:
    from rotonde.games.tycoon.deliver import objections

    return not list(objections(state, seat, Deliver(state.board.colours[colour], state.board.cities[origin], way)))


def test_what_a_link_plan_promises_comes_true() -> None:
    for state in greedy_positions(2, 4, 47):
        if type(state.step).__name__ != "Turn":
            continue
        seat = state.to_act[0]
        for plan in state.link_plans(seat)[:5]:
            trial, told = state.copy(), 0
            for tile in plan.tiles:
                action = trial.setting.track_table.action(tile)
                price = price_of(trial, seat, action)
                assert price is not None
                told += price.total
                trial.play(seat, action)
            assert told == plan.price
            assert len(trial.track.owner) == len(state.track.owner) + 1
