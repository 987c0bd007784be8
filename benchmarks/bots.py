"""How long the levels think: CPU time a move against the budget, and playouts a second, in positions of greedy games.

`python benchmarks/bots.py [LEVEL …]` measures the build that is imported.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import process_time

import rotonde
from rotonde.bots import Outlook, bot, mind
from rotonde.bots.rollout import LEVELS, Rollout, Seconds
from rotonde.core.contract import Seat, State

MOVES = 20
MANY = 40
"""Candidates: a budget is kept also where there is much to weigh."""
QUICK = ("apprentice", "driver")


def decisions(game_id: str, players: int = 2) -> Iterator[tuple[State, Seat]]:
    """Every fifth decision of greedy games in which there is something to choose."""
    for seed in range(100):
        state, number = rotonde.game(game_id).start(players, seed=seed), 0
        chooser = bot("greedy", Random(seed))
        while not state.over:
            seat = state.to_act[0]
            if seat != rotonde.DEALER and len(state.legal(seat)) > 1:
                number += 1
                if number % 5 == 0:
                    yield state.copy(), seat
            state.apply(seat, state.deal() if seat == rotonde.DEALER else chooser.choose(Outlook(state, seat)))


def measure(game_id: str, level: str, candidates: int) -> str:
    """A line of the table."""
    budget = Seconds(LEVELS[level].seconds)
    places = max(candidates, LEVELS[level].places)
    chooser = Rollout(Random(1), budget, candidates, looks=LEVELS[level].looks, places=places)
    times, playouts = [], 0
    for state, seat in decisions(game_id):
        begun = process_time()
        chooser.choose(Outlook(state, seat))
        if budget.made:  # where the shortlist leaves nothing to weigh, the answer is there at once
            times.append(process_time() - begun)
            playouts += budget.made
            budget.made = 0
        if len(times) == MOVES:
            break
    times.sort()
    shown = [times[min(len(times) - 1, int(part * len(times)))] / budget.seconds for part in (0.5, 0.9, 0.99)]
    parts = "  ".join(f"{value:6.2f}" for value in shown)
    return f"{game_id:8} {level:14} {budget.seconds:5.2f} s  {candidates:10} {parts}  {playouts / sum(times):8.0f}"


def main() -> None:
    build = "plain" if mind.__file__.endswith(".py") else "compiled"
    print(f"{build} build; p: CPU time a move / budget; {MOVES} moves each")
    print("game     level          budget   candidates    p50     p90     p99   playouts/s")
    for game_id in rotonde.games():
        for level in sys.argv[1:] or QUICK:
            for candidates in (LEVELS[level].candidates_for(game_id), MANY):
                print(measure(game_id, level, candidates), flush=True)


if __name__ == "__main__":
    main()
