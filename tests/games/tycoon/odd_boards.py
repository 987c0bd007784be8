"""Boards that ship, changed at random in one to three places, and what must hold of each.

A run over many: `PYTHONPATH=src:tests python tests/games/tycoon/odd_boards.py tycoon 2000`.
"""

from __future__ import annotations

import sys
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import rotonde
from playing import next_action
from rotonde.core.contract import MalformedBoard
from rotonde.i18n import LANGUAGES, malformed_sentence

NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2, 13, 62, 10**6, 10**30, 1.5, True)
TEXTS: tuple[Any, ...] = ("", " ", "x", "2x", "grey", "²", ":")
ODD: tuple[Any, ...] = (*NUMBERS, *TEXTS, None, [], {}, [[]], ["a", "a"], {"x": 1})
ACTIONS = 30


def places(value: Any) -> list[Any]:
    return list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []


def changed(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same board with something replaced, removed, repeated or exchanged."""
    board = deepcopy(data)
    for _ in range(rng.choice((1, 1, 2, 3))):
        holder: Any = board
        key = rng.choice(places(board))
        while places(holder[key]) and rng.random() < 0.85:
            holder = holder[key]
            key = rng.choice(places(holder))
        change(holder, key, rng)
    return board


def change(holder: Any, key: Any, rng: Random) -> None:
    kind = rng.randrange(5)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), deepcopy(holder[key]))
    elif kind == 2:
        holder[key] = deepcopy(holder[rng.choice(places(holder))])
    elif kind == 3 and isinstance(holder[key], int):
        holder[key] += rng.choice((-2, -1, 1, 2, 20))
    elif kind == 4 and isinstance(holder, dict):
        holder[rng.choice(("x", "2x", "7", str(key) + " "))] = holder.pop(key)
    else:
        holder[key] = deepcopy(rng.choice(ODD))


def fate(game_id: str, board: dict[str, Any], rng: Random) -> str:
    """`refused` with the places, or `played`; anything else raises."""
    game = rotonde.game(game_id)
    problems = game.check_board(board)
    if problems:
        assert all(isinstance(p, MalformedBoard) and p.code.startswith("board_") for p in problems)
        assert all(malformed_sentence(lang, problem) for lang in LANGUAGES for problem in problems)
        assert all(p.where == "" or p.where.startswith("/") for p in problems)
        return "refused"
    state = game.start(rng.choice(game.players), seed=rng.randrange(1000), board=board)
    left = ACTIONS
    while left and not state.over:
        seat, action = next_action(state, rng)
        assert game.parse(str(action)) == action
        state.play(seat, action)
        state.check()
        left -= seat != rotonde.DEALER
    assert state.view(0)
    assert game.picture(board)
    again = game.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()
    return "played"


def try_boards(game_id: str, number: int, seed: int) -> Counter[str]:
    """How many were refused and how many played."""
    game, rng = rotonde.game(game_id), Random(seed)
    data = game.board_data(game.boards[0])
    found: Counter[str] = Counter()
    for i in range(number):
        board = changed(data, rng)
        try:
            found[fate(game_id, board, rng)] += 1
        except Exception as problem:
            raise AssertionError(f"board {i} of {game_id}, seed {seed}") from problem
    return found


if __name__ == "__main__":
    print(try_boards(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1))
