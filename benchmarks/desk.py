"""How long the desk takes: offers, one preview, all previews, why and lay, at the position with most actions of each game.

`python benchmarks/desk.py` measures the build that is imported; PYTHONPATH=build/compiled the compiled one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import rotonde
from rotonde.core import contract
from rotonde.core.contract import Seat, State
from rotonde.core.forms import Part
from rotonde.desk import bundles, lay, offers, preview, why
from rotonde.records import read_record, walk

RECORDED = Path(__file__).parents[1] / "tests" / "recorded"
RUNS = 11


def largest(game_id: str) -> tuple[State, Seat]:
    """The recorded position with most legal actions of one seat."""
    best: tuple[int, State, Seat] | None = None
    for path in sorted((RECORDED / game_id).glob("*.txt")):
        for played in walk(read_record(path.read_text(encoding="utf-8"))):
            for seat in played.state.to_act:
                number = len(played.state.legal(seat))
                if seat >= 0 and (best is None or number > best[0]):
                    best = (number, played.state.copy(), seat)
    assert best is not None
    # What was read to find it would slow every collection of garbage down.
    gc.collect()
    gc.freeze()
    return best[1], best[2]


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some runs, in time of the processor: what else runs on the machine does not count."""
    times = []
    for _ in range(RUNS):
        begun = process_time()
        work()
        times.append(1000 * (process_time() - begun))
    return median(times)


def row(game_id: str) -> str:
    state, seat = largest(game_id)
    legal = state.legal(seat)
    action = legal[len(legal) // 2]
    forms = state.game.forms
    parts = forms.parts(action)
    part = parts[0] if parts else Part("kind", forms.form_of(action).kind)
    figures = [
        milliseconds(lambda: offers(state, seat)),
        milliseconds(lambda: preview(state, seat, action)),
        milliseconds(lambda: [state.preview(seat, each) for each in legal]),
        milliseconds(lambda: why(state, seat, part)),
        milliseconds(lambda: lay(state, seat)),
        milliseconds(lambda: bundles(state, seat)),
    ]
    return f"| {game_id} | {len(legal)} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |"


def main() -> None:
    build = "plain" if contract.__file__.endswith(".py") else "compiled"
    print(f"Milliseconds, {build} build, median of {RUNS}.\n")
    print("| game | legal actions | offers | one preview | all previews | why | lay | bundles |")
    print("|---|---|---|---|---|---|---|---|")
    for game_id in rotonde.games():
        print(row(game_id), flush=True)


if __name__ == "__main__":
    main()
