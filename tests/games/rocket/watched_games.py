"""Random games of Rocket in which every line declared independent is watched to the end (SR-12).

The tests play a few; `PYTHONPATH=tests python tests/games/rocket/watched_games.py 10000` plays as many as one likes and counts.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rocket_table import ROCKET

from rotonde.core.contract import Action, Event
from rotonde.games.rocket.actions import Extend
from rotonde.games.rocket.events import CityReached, LineIndependent, LinesMerged
from rotonde.games.rocket.state import RocketState


@dataclass(frozen=True)
class Watched:
    """What was seen: the lines declared, how often one moved afterwards, and what one of them should never have done."""

    declared: int
    moved_later: int
    broken: tuple[Event, ...]


def choose(state: RocketState, seat: int, rng: Random, eager: float) -> Action:
    """A legal action at random; an extension at least as often as `eager` says, where there is one."""
    legal = state.legal(seat)
    if rng.random() < eager:
        return rng.choice([a for a in legal if isinstance(a, Extend)] or legal)
    return rng.choice(legal)


def achiever(event: Event) -> str | None:
    """The line that reaches a city or is absorbed."""
    match event:
        case CityReached(line=line) | LinesMerged(absorbed=line):
            return line
    return None


def watch(seed: int, players: int, eager: float, board: Mapping[str, Any] | None = None, **options: str) -> Watched:
    """A whole random game."""
    state, rng = ROCKET.start(players, seed=seed, options=options, board=board), Random(seed)
    independent: set[str] = set()
    moved_later = 0
    broken: list[Event] = []
    while not state.over:
        (seat,) = state.to_act
        action = state.deal() if seat < 0 else choose(state, seat, rng, eager)
        moved_later += isinstance(action, Extend) and action.line in independent
        events: list[Event] = []
        state.apply(seat, action, events)
        for event in events:
            if isinstance(event, LineIndependent):
                independent.add(event.line)
            elif achiever(event) in independent:
                broken.append(event)
    return Watched(len(independent), moved_later, tuple(broken))


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a line declared independent ever achieves something (SR-12.4).")
    parser.add_argument("games", type=int, help="how many random games to play, with 2, 3 and 4 players in turn")
    games = parser.parse_args().games
    watched = [watch(seed, 2 + seed % 3, (0.0, 0.5, 0.8)[seed // 3 % 3]) for seed in range(games)]
    broken = [event for game in watched for event in game.broken]
    print(f"{games} games, {sum(g.declared for g in watched)} lines declared independent,")
    print(f"extended {sum(g.moved_later for g in watched)} times afterwards;")
    print(f"{sum(isinstance(e, CityReached) for e in broken)} reached a new city,")
    print(f"{sum(isinstance(e, LinesMerged) for e in broken)} were absorbed.")


if __name__ == "__main__":
    main()
