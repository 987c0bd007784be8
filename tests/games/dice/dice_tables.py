"""Positions of Rail Road Dice 2 drawn as text.

`.` is an empty cell, a digit the station of that seat, a letter a grey station, `│ ─ └ ┌ ┐ ┘` a simple die, `*` a complex die
whose tracks are given beside the drawing. The map is the 3×2 rectangle, all plain unless terrain is given:

     A B C D   E F G H   I J K L
    tile 1 …   tile 2    tile 3      rows 1 to 4
    tile 4 …   tile 5    tile 6      rows 5 to 8
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import rotonde
from playing import unchecked
from rotonde.core.contract import Event, IllegalAction, Objection, OptionValue
from rotonde.games.dice.board import LOCOMOTIVES, TOKENS
from rotonde.games.dice.faces import COMPLEX_DICE, FACES, SIMPLE_DICE, SYMBOL_NAMES, is_simple
from rotonde.games.dice.position import TURN, VALUES
from rotonde.games.dice.state import DiceState

GAME = rotonde.game("dice")
SIMPLE = {"│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW"}
SIMPLE_HAND = {"straight": 0, "curve": 1, "locomotive": 2, "question": 3}
COMPLEX_HAND = {name: i for i, name in enumerate(SYMBOL_NAMES) if i >= 4}


def plain_board(terrain: Mapping[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """The rectangle without mountains and water, but for the cells given."""
    rows = [["."] * 12 for _ in range(8)]
    for label, letter in (terrain or {}).items():
        rows[int(label[1:]) - 1][ord(label[0]) - ord("A")] = letter
    tiles = []
    for number in range(1, 7):
        x, y = 4 * ((number - 1) % 3), 4 * ((number - 1) // 3)
        tiles.append({"id": number, "rows": ["".join(row[x : x + 4]) for row in rows[y : y + 4]]})
    layout = [{"tile": n, "x": 4 * ((n - 1) % 3), "y": 4 * ((n - 1) // 3), "rotation": 0} for n in range(1, 7)]
    return {"name": "Plain", "tiles": tiles, "layout": layout, **more}


def table(
    drawing: str,
    *,
    players: int = 2,
    complex: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    simple_hand: Sequence[str] = (),
    complex_hand: Sequence[str] = (),
    rolled: bool | None = None,
    money: Sequence[int] | None = None,
    locomotives: Mapping[int, Sequence[int]] | None = None,
    sold: Sequence[int] = (),
    scrapped: int = 0,
    heaps: Mapping[int, int] | None = None,
    bank: int | None = None,
    bank_dice: tuple[int, int] | None = None,
    carried: Sequence[int] | None = None,
    turn: int = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> DiceState:
    """A position in mid-turn. Every heap has 5 a station unless given; `bank` sets what is left by taking from player 2."""
    data = GAME.start(players, seed=1, options=options, board=plain_board(terrain)).to_dict()
    own, grey, dice = _read(drawing, dict(complex or {}))
    assert sorted(own) == list(range(players)), "draw one station a seat"
    labels = [f"{chr(ord('A') + x)}{y + 1}" for y in range(8) for x in range(12)]
    cells = [labels.index(own[seat]) for seat in range(players)] + [labels.index(grey[name]) for name in sorted(grey)]
    white = sum(1 for face in dice.values() if is_simple(FACES.index[face]))
    hand = [0] * len(SYMBOL_NAMES)
    for name in simple_hand:
        hand[SIMPLE_HAND[name]] += 1
    for name in complex_hand:
        hand[COMPLEX_HAND[name]] += 1
    held = [0] * (players * VALUES)
    stock = list(data["stock"])
    for value in sold:
        stock[LOCOMOTIVES.index(value)] -= 1
    for seat, values in (locomotives or {}).items():
        for value in values:
            held[seat * VALUES + LOCOMOTIVES.index(value)] += 1
    data.update(
        stage=TURN,
        turn=turn,
        first=0,
        station_cell=cells,
        greys=[0] * players,
        dice=dice,
        hand=hand,
        rolled=bool(simple_hand or complex_hand) if rolled is None else rolled,
        bank_simple=SIMPLE_DICE - white - len(simple_hand),
        bank_complex=COMPLEX_DICE - (len(dice) - white) - len(complex_hand),
        held=held,
        stock=stock,
        scrapped=scrapped,
        carried=list(carried or [0] * players),
    )
    if bank_dice is not None:
        data.update(bank_simple=bank_dice[0], bank_complex=bank_dice[1])
    data["accounts"] = _accounts(cells, list(money or [10] * players), heaps, bank)
    state = unchecked(GAME, data)
    assert isinstance(state, DiceState)
    for seat, reach in enumerate(state.reach):
        for cell in reach.stops:
            if state.station_at[cell] != seat:
                state.connected[seat] |= 1 << state.station_at[cell]
    return state


def _accounts(cells: list[int], money: list[int], heaps: Mapping[int, int] | None, bank: int | None) -> list[int]:
    piles = [0] * 6
    for cell in cells:
        piles[(cell // 48) * 3 + cell % 12 // 4] += 5
    for tile, tokens in (heaps or {}).items():
        piles[tile - 1] = tokens
    left = TOKENS - sum(money) - sum(piles)
    if bank is not None:
        money[-1] += left - bank
        left = bank
    return [*money, left, *piles]


def _read(drawing: str, complex: dict[str, str]) -> tuple[dict[int, str], dict[str, str], dict[str, str]]:
    own: dict[int, str] = {}
    grey: dict[str, str] = {}
    dice: dict[str, str] = {}
    rows = [row.strip() for row in drawing.strip().splitlines()]
    assert len(rows) == 8
    assert all(len(row) == 12 for row in rows), "draw 8 rows of 12 cells"
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            label = f"{chr(ord('A') + x)}{y + 1}"
            if letter.isdigit():
                own[int(letter)] = label
            elif letter in SIMPLE:
                dice[label] = SIMPLE[letter]
            elif letter == "*":
                dice[label] = complex.pop(label)
            elif letter.isalpha():
                grey[letter] = label
    assert not complex, "a complex die that is not drawn"
    return own, grey, dice


def play(state: DiceState, *texts: str) -> list[Event]:
    """Play actions of whoever is to act, in notation; the referee looks at each position."""
    events: list[Event] = []
    for text in texts:
        events += state.play(state.to_act[0], GAME.parse(text))
        state.check()
    return events


def texts(state: DiceState, first_word: str) -> list[str]:
    """The legal actions of whoever is to act that begin with a word."""
    return [str(a) for a in state.legal(state.to_act[0]) if str(a).split()[0] == first_word]


def refused(state: DiceState, text: str, seat: int | None = None) -> list[tuple[str, str]]:
    """Rule and code of every objection; the state is as it was, and the action was not in the list."""
    who = state.to_act[0] if seat is None and state.to_act else seat or 0
    action, before = GAME.parse(text), state.to_dict()
    objections: list[Objection] = state.objections(who, action)
    with pytest.raises(IllegalAction) as illegal:
        state.play(who, action)
    assert list(illegal.value.objections) == objections
    assert state.to_dict() == before
    assert action not in state.legal(who)
    return [(o.rule, o.code) for o in objections]


def heap(state: DiceState, tile: int) -> int:
    return state.heap(tile - 1)
