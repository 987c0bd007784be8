"""Setting up positions of Tycoon for the tests: small boards drawn as text, and pieces put where a test needs them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, cast

import pytest

import rotonde
from rotonde.core.contract import JsonDict
from rotonde.core.link_plans import NO_LIMIT, find
from rotonde.core.track import NONE
from rotonde.games.tycoon.position import AUCTION, FIRST_PLAYER
from rotonde.games.tycoon.state import TycoonState

GAME = rotonde.game("tycoon")
CITY_COLOURS = {"A": "red", "B": "blue", "C": "yellow", "D": "black", "E": "purple"}


def begun(players: int = 2, board: JsonDict | None = None, **options: Any) -> TycoonState:
    """A game in its first turn: everything is dealt, nobody bid, seat 0 is to act."""
    state = auction(players, board, **options)
    while state.stage == AUCTION:
        play(state, "pass")
    return state


def auction(players: int = 2, board: JsonDict | None = None, **options: Any) -> TycoonState:
    """A game in its first auction, opened by seat 0."""
    state = cast(TycoonState, GAME.start(players, seed=1, options=options, board=board))
    while state.stage != FIRST_PLAYER:
        state.apply(rotonde.DEALER, state.deal())
    play(state, "first 1")
    return state


def play(state: TycoonState, *texts: str) -> list[str]:
    """Play actions by whoever is to act; the names of the events. The referee watches."""
    names: list[str] = []
    for text in texts:
        seat, action, silent = state.to_act[0], GAME.parse(text), state.copy()
        assert action in state.legal(seat)
        names += [type(e).__name__ for e in state.play(seat, action)]
        state.check()
        silent.apply(seat, action)
        assert silent.to_dict() == state.to_dict(), "what happens does not depend on being told"
        if state.board.shipped_as:
            assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
    return names


def deal_all(state: TycoonState) -> None:
    """Let chance decide what it has to."""
    while state.to_act == (rotonde.DEALER,):
        state.apply(rotonde.DEALER, state.deal())
        state.check()


def pass_to(state: TycoonState, seat: int) -> None:
    """Everybody passes until the seat has an action."""
    while state.to_act != (seat,) or state.stage == AUCTION:
        deal_all(state)
        if state.to_act != (seat,) or state.stage == AUCTION:
            play(state, "pass")


def end_turn(state: TycoonState) -> None:
    """Everybody passes until the next auction, or the end."""
    turn = state.turn_number
    while state.turn_number == turn and not state.over:
        if state.to_act == (rotonde.DEALER,):
            deal_all(state)
        else:
            play(state, "pass")


def refused(state: TycoonState, text: str, seat: int | None = None) -> list[str]:
    """The rules and codes that forbid an action; playing it changes nothing."""
    action, actor = GAME.parse(text), state.to_act[0] if seat is None else seat
    before = state.to_dict()
    with pytest.raises(rotonde.IllegalAction) as caught:
        state.play(actor, action)
    assert state.to_dict() == before
    assert action not in state.legal(actor)
    return [f"{o.rule} {o.code}" for o in caught.value.objections]


def allowed(state: TycoonState, text: str) -> bool:
    """Whether whoever is to act may play it; the quick list and the objections must agree."""
    action, seat = GAME.parse(text), state.to_act[0]
    legal = action in state.legal(seat)
    assert legal == (state.objections(seat, action) == [])
    return legal


def legal_texts(state: TycoonState, start: str = "") -> list[str]:
    return [str(a) for a in state.legal(state.to_act[0]) if str(a).startswith(start)]


def put_cubes(state: TycoonState, city: str, cubes: str) -> None:
    """Exactly these cubes lie in a city; the others go to the bag."""
    board, colours = state.board, len(state.bag)
    place = board.city_index[city]
    for colour in range(colours):
        state.bag[colour] += state.cubes[place * colours + colour]
        state.cubes[place * colours + colour] = 0
    for name in cubes.split():
        colour = board.colour_index[name]
        if state.bag[colour] == 0:
            _take_elsewhere(state, place, colour)
        state.bag[colour] -= 1
        state.cubes[place * colours + colour] += 1
    state.empty[place] = 0 if cubes else 1


def _take_elsewhere(state: TycoonState, place: int, colour: int) -> None:
    """The bag has none of a colour: swap one with a cube of another city."""
    colours = len(state.bag)
    for city in range(len(state.board.cities)):
        if city != place and state.cubes[city * colours + colour]:
            other = next(c for c in range(colours) if state.bag[c])
            state.cubes[city * colours + colour] -= 1
            state.cubes[city * colours + other] += 1
            state.bag[other] -= 1
            state.bag[colour] += 1
            return


def put_link(state: TycoonState, owner: int, a: str, b: str) -> int:
    """A finished link by the cheapest row of tiles, for nothing; its number in notation."""
    one, two = state.board.city_index[a], state.board.city_index[b]
    plans = find(state.track, owner, state.setting.standard_prices, NO_LIMIT, origins=[one], parallel=True)
    row = next(plan.tiles for plan in plans if plan.goal == two and plan.extends is None)
    for tile in row:
        number = state.track.lay(owner, tile)
    assert number != NONE
    return number + 1


def put_links(state: TycoonState, owner: int, *cities: str) -> list[int]:
    """A row of links through some cities."""
    return [put_link(state, owner, a, b) for a, b in pairwise(cities)]


def open_card(state: TycoonState, card: str) -> None:
    """A card lies open, as if it had been turned up before."""
    kind = state.board.operation_index[card]
    if not state.open[kind]:
        assert state.deck[kind]
        state.deck[kind] -= 1
        state.open[kind] += 1


def close_cards(state: TycoonState) -> None:
    """No card lies open: all are in the deck."""
    for kind, number in enumerate(state.open):
        state.deck[kind] += number
        state.open[kind] = 0


def give_card(state: TycoonState, seat: int, card: str) -> None:
    """A seat holds a card."""
    kind = state.board.operation_index[card]
    source = state.deck if state.deck[kind] else state.open
    assert source[kind]
    source[kind] -= 1
    state.held[seat * len(state.open) + kind] += 1


def give_tycoon(state: TycoonState, seat: int, card: str) -> None:
    """A seat has a Tycoon card; who had it gets the seat's."""
    kind = state.board.secret_index[card]
    if kind in state.secret:
        state.secret[state.secret.index(kind)] = state.secret[seat]
    state.secret[seat] = kind


def give_money(state: TycoonState, seat: int, amount: int) -> None:
    state.pay_from_bank(seat, amount)


def drawn_board(*rows: str, ridges: Iterable[tuple[str, str]] = (), rivers: dict[str, str] | None = None) -> JsonDict:
    """A board drawn as text: `.` open, `h` hills, `~` water, letters are cities, parted by spaces.

    A is red, B blue, C yellow, D black, E purple, others grey. The second, fourth … row stands half a hex to the right.
    Hexes are named by column and row: A1 is at the top left.

    `rivers` gives the sides that a river crosses: `{"B1": "NE W"}`.
    """
    data: JsonDict = dict(GAME.board_data("eastern_us"))
    data["hexes"], data["cities"] = [], []
    for r, row in enumerate(rows):
        for c, sign in enumerate(row.split()):
            label = f"{chr(65 + c)}{r + 1}"
            terrain = {".": "open", "h": "hills", "~": "water"}.get(sign, "city")
            entry: JsonDict = {"label": label, "q": c - (r - (r & 1)) // 2, "r": r, "terrain": terrain}
            if rivers and label in rivers:
                entry["river"] = {"sides": rivers[label].split()}
            data["hexes"].append(entry)
            if terrain == "city":
                data["cities"].append({"name": sign, "hex": label, "colour": CITY_COLOURS.get(sign, "grey"), "cubes": 1})
    data["ridges"] = [list(pair) for pair in ridges]
    data["operations"], data["tycoons"] = [], []
    data["tables"] = {name: table for name, table in data["tables"].items() if name != "western_link"}
    assert GAME.check_board(data) == []
    return data
