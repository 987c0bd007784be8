"""Playing games at random through the contract, and actions that are nearly legal."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import rotonde
from rotonde.core.contract import Action, Seat, State
from rotonde.core.frame import GameFrame
from rotonde.core.positions import PositionReader

PLAYED: Path | None = None
"""Where random games are kept between workers and runs; set by `conftest` where pytest has a cache."""

LONGEST_GAME = 20_000
"""No random game takes so many actions: a rule of every game sees to it that it ends."""


def start(game_id: str, players: int, seed: int, **options: Any) -> State:
    return rotonde.game(game_id).start(players=players, seed=seed, options=options)


def unchecked(game: GameFrame[Any, Any], data: Mapping[str, Any]) -> Any:
    """A position as `to_dict` tells it that need not be one to which a game can come: for tests of one rule alone."""
    state = game.make_state(game.board_of(data["board"]), data["players"], dict(data["options"]))
    state.fill(PositionReader(data))
    return state


def next_action(state: State, rng: Random) -> tuple[Seat, Action]:
    """A seat that must decide and one of its actions, at random."""
    seat = rng.choice(state.to_act)
    return seat, state.deal() if seat == rotonde.DEALER else rng.choice(state.legal(seat))


@cache
def random_game(game_id: str, players: int, seed: int) -> tuple[tuple[Seat, Action], ...]:
    """The actions of a whole random game; the referee watches every one.

    It is played once for each state of the source, not once in each worker and run: what was played lies in `PLAYED`.
    """
    kept = PLAYED and PLAYED / f"{game_id}-{players}-{seed}"
    if kept and kept.exists():
        parse = rotonde.game(game_id).parse
        rows = (line.split(" ", 1) for line in kept.read_text(encoding="utf-8").splitlines())
        return tuple((int(seat), parse(text)) for seat, text in rows)
    log = _play_at_random(game_id, players, seed)
    if kept:
        draft = kept.with_name(f"{kept.name}.{os.getpid()}")
        draft.write_text("".join(f"{seat} {action}\n" for seat, action in log), encoding="utf-8")
        draft.replace(kept)
    return log


def _play_at_random(game_id: str, players: int, seed: int) -> tuple[tuple[Seat, Action], ...]:
    state, rng = start(game_id, players, seed), Random(seed)
    log: list[tuple[Seat, Action]] = []
    while not state.over:
        assert len(log) < LONGEST_GAME, "the game does not end"
        seat, action = next_action(state, rng)
        state.play(seat, action)
        state.check()
        log.append((seat, action))
    return tuple(log)


def source_key(build: str) -> str:
    """A digest of the build's name and of everything that can change how a game is played."""
    digest = sha256(build.encode())
    package = Path(rotonde.__file__).parent
    for folder in ("core", "games"):
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in (".py", ".json", ".so"):
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def positions(game_id: str, players: int, seed: int, number: int) -> Iterator[State]:
    """Some positions of a random game: the first, the last, and others spread at random."""
    log = random_game(game_id, players, seed)
    chosen = {0, len(log), *Random(seed).sample(range(1, len(log)), min(number - 2, len(log) - 1))}
    state = start(game_id, players, seed)
    for ply, (seat, action) in enumerate(log):
        if ply in chosen:
            yield state.copy()
        state.apply(seat, action)
    yield state


def nearly_legal(actions: Sequence[Action], pool: Sequence[Action], rng: Random, number: int) -> Iterator[Action]:
    """Actions that were legal elsewhere, and legal ones with one part exchanged."""
    yield from rng.sample(pool, min(number, len(pool)))
    for _ in range(number):
        yield mutated(rng.choice(actions or pool), pool, rng)


def mutated(action: Action, pool: Sequence[Action], rng: Random) -> Action:
    """The same action with another value in one field."""
    fields = [f.name for f in dataclasses.fields(action)]  # type: ignore[arg-type]
    if not fields:
        return rng.choice(pool)
    name = rng.choice(fields)
    others = [getattr(a, name) for a in pool if type(a) is type(action)]
    value = other_value(getattr(action, name), others, rng)
    return dataclasses.replace(action, **{name: value})  # type: ignore[type-var]


def other_value(value: Any, others: Sequence[Any], rng: Random) -> Any:
    if rng.random() < 0.5 and others:
        return rng.choice(others)
    match value:
        case bool():
            return not value
        case int():
            return rng.choice([value + 1, value - 1, 0, -1, 99])
        case str():
            return rng.choice(["nowhere", value.lower(), ""])
        case tuple():
            return rng.choice([value[1:], value[::-1], (*value, *value[:1]), ()])
    return value
