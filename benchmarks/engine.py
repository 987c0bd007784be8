"""How fast the engines are, plain and compiled, beside catanatron from its package, all in one run on one core.

    python benchmarks/engine.py                 every game, both builds
    python benchmarks/engine.py rocket --rounds 5 --compiled build/compiled
    python benchmarks/engine.py --compiled build/compiled --against FOLDER      and how it compares with another compiled build

Needs the extra `bench` (catanatron); the compiled build is made first if there is a C compiler. Figures are CPU time; the
builds and the peer take turns, so that a busy machine slows all of them alike, and the best round of each counts. With
`--against` only the two compiled builds are measured, in many short turns, and the ratio is the median over the turns.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
COPIES = 100


def measure_game(game_id: str, seconds: float) -> dict[str, float]:
    """Random play through the contract, as any program would drive it."""
    import rotonde

    game = rotonde.game(game_id)
    game.start(players=game.players[0])  # the board's tables are made once a process
    games = actions = 0
    clock = time.process_time
    begin = clock()
    while clock() - begin < seconds:
        state, rng = game.start(players=game.players[games % len(game.players)], seed=games), Random(games)
        choice, deal, legal, apply = rng.choice, state.deal, state.legal, state.apply
        while not state.over:
            seat = state.to_act[0]
            apply(seat, deal() if seat == rotonde.DEALER else choice(legal(seat)))
        games += 1
        actions += state.ply
    spent = clock() - begin
    return {"games/s": games / spent, "actions/s": actions / spent, **measure_positions(game_id)}


def measure_positions(game_id: str) -> dict[str, float]:
    """The time of copy() and legal() over the positions of a random game, and of legal() in its last tenth."""
    import rotonde

    game = rotonde.game(game_id)
    state, rng = game.start(players=game.players[-1], seed=1), Random(1)
    copies: list[float] = []
    legals: list[float] = []
    clock = time.perf_counter
    while not state.over:
        seat = state.to_act[0]
        before = clock()
        actions = state.legal(seat)
        legals.append(clock() - before)
        if state.ply % 10 == 0:
            before = clock()
            for _ in range(COPIES):
                state.copy()
            copies.append((clock() - before) / COPIES)
        state.apply(seat, state.deal() if seat == rotonde.DEALER else rng.choice(actions))
    late = legals[-max(20, len(legals) // 10) :]
    return {
        "µs a copy": median(copies) * 1e6,
        "µs legal()": median(legals) * 1e6,
        "µs legal() late, p95": quantiles(late, n=20)[18] * 1e6,
    }


def measure_peer(seconds: float) -> dict[str, float]:
    """catanatron's own random players on its own loop."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = actions = 0
    clock = time.process_time
    begin = clock()
    while clock() - begin < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        game.play()
        games += 1
        actions += len(game.state.actions)
    spent = clock() - begin
    begin = clock()
    for _ in range(1000):
        game.copy()
    return {"games/s": games / spent, "actions/s": actions / spent, "µs a copy": (clock() - begin) * 1e3}


def measure_import() -> dict[str, float]:
    """`import rotonde` in a fresh process, less the start of Python itself."""

    def best(code: str) -> float:
        times = []
        for _ in range(7):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - begin)
        return min(times)

    return {"ms import": (best("import rotonde") - best("pass")) * 1e3}


def run_apart(build: Path | None, *arguments: str) -> dict[str, float]:
    """Measure in a process of its own that imports one build."""
    environment = dict(os.environ)
    if build is not None:
        environment["PYTHONPATH"] = str(build)
    command = [sys.executable, str(Path(__file__).resolve()), "--measure", *arguments]
    result: dict[str, float] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return result


def compiled_build(folder: Path) -> Path | None:
    """The package compiled into a folder; None without a C compiler."""
    if shutil.which("cc") is None:
        print("no C compiler: only the plain build is measured", file=sys.stderr)
        return None
    print("compiling …", file=sys.stderr)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(ROOT)]
    subprocess.run(command, env={**os.environ, "ROTONDE_COMPILE": "1"}, check=True)
    return folder


def best_of(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The best of each figure: rates are best high, times low."""
    return {key: (max if key.endswith("/s") else min)(r[key] for r in rounds) for key in rounds[0]}


def compare(games: list[str], rounds: int, seconds: float, builds: dict[str, Path]) -> None:
    peer_rounds: list[dict[str, float]] = []
    found: dict[tuple[str, str], list[dict[str, float]]] = {(g, b): [] for g in games for b in builds}
    for _ in range(rounds):
        for game_id, name in found:
            found[game_id, name].append(run_apart(builds[name], game_id, str(seconds)))
        peer_rounds.append(run_apart(None, PEER, str(seconds)))
    peer = best_of(peer_rounds)
    print(f"{'game':9}{'build':10}{'games/s':>9}{'actions/s':>11}{'× peer':>8}{'µs copy':>9}{'µs legal':>10}{'late p95':>10}")
    print(f"{PEER:19}{peer['games/s']:9.1f}{peer['actions/s']:11,.0f}{1:8.1f}{peer['µs a copy']:9.1f}")
    for (game_id, name), results in found.items():
        best = best_of(results)
        ratio = best["actions/s"] / peer["actions/s"]
        print(
            f"{game_id:9}{name:10}{best['games/s']:9.1f}{best['actions/s']:11,.0f}{ratio:8.1f}{best['µs a copy']:9.1f}"
            f"{best['µs legal()']:10.1f}{best['µs legal() late, p95']:10.1f}"
        )
    for name, build in builds.items():
        print(f"import rotonde, {name}: {run_apart(build, 'import')['ms import']:.0f} ms")


def compare_builds(games: list[str], rounds: int, seconds: float, new: Path, old: Path) -> None:
    """Two builds turn and turn about: how many times as fast the new one plays."""
    print(f"{'game':9}{'old actions/s':>15}{'new actions/s':>15}{'ratio':>8}{'lowest':>8}{'highest':>9}")
    for game_id in games:
        rates: dict[Path, list[float]] = {new: [], old: []}
        for turn in range(rounds):
            for build in (new, old) if turn % 2 else (old, new):
                rates[build].append(run_apart(build, game_id, str(seconds))["actions/s"])
        ratios = [now / before for now, before in zip(rates[new], rates[old], strict=True)]
        figures = f"{max(rates[old]):15,.0f}{max(rates[new]):15,.0f}"
        print(f"{game_id:9}{figures}{median(ratios):8.3f}{min(ratios):8.3f}{max(ratios):9.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="game ids; all if none is given")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time a round for each figure")
    parser.add_argument(
        "--compiled", type=Path, help="a folder with a compiled build, such as ./check leaves, instead of a new one"
    )
    parser.add_argument("--against", type=Path, help="a folder with another compiled build, to be compared with this one")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        what, *rest = chosen.games
        figures = measure_import() if what == "import" else {}
        if what != "import":
            figures = measure_peer(float(rest[0])) if what == PEER else measure_game(what, float(rest[0]))
        print(json.dumps(figures))
        return
    sys.path.insert(0, str(ROOT / "src"))
    import rotonde

    with tempfile.TemporaryDirectory() as folder:
        builds = {"plain": ROOT / "src"}
        compiled = chosen.compiled or compiled_build(Path(folder))
        if compiled is not None and chosen.against is not None:
            compare_builds(chosen.games or rotonde.games(), chosen.rounds, chosen.seconds, compiled, chosen.against)
            return
        if compiled is not None:
            builds["compiled"] = compiled
        compare(chosen.games or rotonde.games(), chosen.rounds, chosen.seconds, builds)


if __name__ == "__main__":
    main()
