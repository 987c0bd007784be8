"""Setting up positions of Railways of England and Wales for the tests."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import pytest

import rotonde
from rotonde.core.contract import Event, JsonDict
from rotonde.core.link_plans import NO_LIMIT, find
from rotonde.core.track import NONE, PAIRS_A_HEX
from rotonde.games.england.position import CHOOSE_BARONS
from rotonde.games.england.state import EnglandState
from rotonde.games.tycoon.position import AUCTION, FIRST_PLAYER

GAME = rotonde.game("england")


def begun(players: int = 3, board: JsonDict | None = None, **options: Any) -> EnglandState:
    """A game in its first turn: everything is dealt, nobody bid, seat 0 is to act."""
    state = in_auction(players, board, **options)
    while state.stage == AUCTION:
        play(state, "pass")
    return state


def in_auction(players: int = 3, board: JsonDict | None = None, **options: Any) -> EnglandState:
    """A game in its first auction, opened by seat 0; everybody kept the first of their Barons."""
    state = choosing(players, board, **options)
    while state.stage == CHOOSE_BARONS:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    while state.stage != FIRST_PLAYER:
        state.apply(rotonde.DEALER, state.deal())
    play(state, "first 1")
    return state


def choosing(players: int = 3, board: JsonDict | None = None, **options: Any) -> EnglandState:
    """A game in which everybody has to keep one of two Barons."""
    state = cast(EnglandState, GAME.start(players, seed=1, options=options, board=board))
    while state.stage != CHOOSE_BARONS:
        state.apply(rotonde.DEALER, state.deal())
    return state


def play(state: EnglandState, *texts: str) -> list[Event]:
    """Play actions by whoever is to act, and tell what happened. The referee watches."""
    events: list[Event] = []
    for text in texts:
        seat, action, silent = state.to_act[0], GAME.parse(text), state.copy()
        assert action in state.legal(seat)
        events += state.play(seat, action)
        state.check()
        silent.apply(seat, action)
        assert silent.to_dict() == state.to_dict(), "what happens does not depend on being told"
        if state.board.shipped_as:
            assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
    return events


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refused(state: EnglandState, text: str, seat: int | None = None) -> list[str]:
    """The rules and codes that forbid an action; trying to play it changes nothing."""
    action, actor = GAME.parse(text), state.to_act[0] if seat is None else seat
    before = state.to_dict()
    with pytest.raises(rotonde.IllegalAction) as caught:
        state.play(actor, action)
    assert state.to_dict() == before
    assert action not in state.legal(actor)
    return [f"{o.rule} {o.code}" for o in caught.value.objections]


def allowed(state: EnglandState, text: str) -> bool:
    """Whether whoever is to act may play it; the quick list and the objections must agree."""
    action, seat = GAME.parse(text), state.to_act[0]
    legal = action in state.legal(seat)
    assert legal == (state.objections(seat, action) == [])
    return legal


def deal_all(state: EnglandState) -> None:
    """Let chance decide what it has to."""
    while state.to_act == (rotonde.DEALER,):
        state.apply(rotonde.DEALER, state.deal())
        state.check()


def pass_to(state: EnglandState, seat: int) -> None:
    """Everybody passes until the seat has an action."""
    while state.to_act != (seat,) or state.stage == AUCTION:
        deal_all(state)
        if state.to_act != (seat,) or state.stage == AUCTION:
            play(state, "pass")


def end_turn(state: EnglandState) -> list[Event]:
    """Everybody passes until the next turn begins, or the game is over."""
    turn, events = state.turn_number, []
    while state.turn_number == turn and not state.over:
        if state.to_act == (rotonde.DEALER,):
            deal_all(state)
        else:
            events += play(state, "pass")
    return events


def put_cubes(state: EnglandState, city: str, cubes: str) -> None:
    """Exactly these cubes lie in a city; the others go to the bag."""
    colours, place = len(state.bag), state.board.city_index[city]
    for colour in range(colours):
        state.bag[colour] += state.cubes[place * colours + colour]
        state.cubes[place * colours + colour] = 0
    for name in cubes.split():
        colour = state.board.colour_index[name]
        assert state.bag[colour]
        state.bag[colour] -= 1
        state.cubes[place * colours + colour] += 1
    state.empty[place] = 0 if cubes else 1


def row_of(state: EnglandState, owner: int, a: str, b: str) -> tuple[int, ...]:
    """The tiles of the cheapest link between two cities."""
    one, two = state.board.city_index[a], state.board.city_index[b]
    plans = find(state.track, owner, state.setting.standard_prices, NO_LIMIT, origins=[one], parallel=True)
    return next(plan.tiles for plan in plans if plan.goal == two and plan.extends is None)


def put_link(state: EnglandState, owner: int, a: str, b: str) -> int:
    """A finished link, for nothing and without any rule being asked; its number in notation."""
    number = NONE
    for tile in row_of(state, owner, a, b):
        number = state.track.lay(owner, tile)
    assert number != NONE
    return number + 1


def put_links(state: EnglandState, owner: int, *cities: str) -> list[int]:
    """A row of links through some cities."""
    return [put_link(state, owner, a, b) for a, b in pairwise(cities)]


def tile_texts(state: EnglandState, owner: int, a: str, b: str) -> list[str]:
    """The actions that build the cheapest link between two cities."""
    board = state.board
    row = row_of(state, owner, a, b)
    return [f"build {board.labels[tile // PAIRS_A_HEX]} {board.pair_names[tile % PAIRS_A_HEX]}" for tile in row]


def build_link(state: EnglandState, a: str, b: str) -> list[Event]:
    """The seat in turn builds a link by the rules."""
    return play(state, *tile_texts(state, state.to_act[0], a, b))


def open_card(state: EnglandState, card: str) -> None:
    """A card lies open, as if it had been turned up just now."""
    kind = state.board.operation_index[card]
    if not state.open[kind]:
        _take(state, kind)
        state.open[kind] += 1


def no_cards(state: EnglandState) -> None:
    """No card lies open or will be turned up: all were discarded."""
    for kind in range(len(state.open)):
        state.discarded[kind] += state.open[kind] + state.deck[kind]
        state.open[kind] = state.deck[kind] = 0


def give_card(state: EnglandState, seat: int, card: str) -> None:
    """A seat holds a card."""
    kind = state.board.operation_index[card]
    _take(state, kind)
    state.held[seat * len(state.open) + kind] += 1


def _take(state: EnglandState, kind: int) -> None:
    source = next(pile for pile in (state.deck, state.open, state.discarded) if pile[kind])
    source[kind] -= 1


def holds(state: EnglandState, seat: int, card: str) -> int:
    return state.holds(seat, state.board.operation_index[card])


def give_baron(state: EnglandState, seat: int, card: str) -> None:
    """A seat was dealt a Baron card and keeps it; who had it was dealt the seat's."""
    kind, mine = state.board.secret_index[card], state.secret[seat]
    if kind in state.offered:
        place = state.offered.index(kind)
        state.offered[place] = mine
        state.secret[place // 2] = mine if state.secret[place // 2] == kind else state.secret[place // 2]
    state.offered[state.offered.index(mine, 2 * seat, 2 * seat + 2)] = kind
    state.secret[seat] = kind
    for other in range(state.seats):
        state.offered[2 * other : 2 * other + 2] = sorted(state.offered[2 * other : 2 * other + 2])
    state.check()


def give_money(state: EnglandState, seat: int, amount: int) -> None:
    state.pay_from_bank(seat, amount)


def asking() -> EnglandState:
    """Seat 1 is asked whether it allows a delivery of seat 0; seat 2 after it."""
    state = begun(3)
    no_cards(state)
    put_link(state, 0, "Leeds", "York")
    put_cubes(state, "Leeds", "purple")
    give_card(state, 1, "inspector")
    give_card(state, 2, "inspector")
    play(state, "deliver purple Leeds via 1")
    return state
