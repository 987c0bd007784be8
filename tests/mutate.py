"""Which changes to the rules no test notices: `python tests/mutate.py rocket [--module turn.py]`.

Each rule module of a game is changed in one small way at a time (`mutations.py`); one of the tests that run over the changed line
must fail: first those of the game are tried, then those of the contract, never the recorded games. `--quick` leaves out the
contract and tests that take long, so that it may list a change which they would notice; `--quick --again` then tries what is left
with them. Changes after which the rules are the same are listed with the reason in `equivalent/<game>.toml` and left out of the
count. `core` is judged by `tests/core`, then by the tests of all games.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from mutant_trials import PACKAGE, TESTS, Covered, Suite, Trial, find_covered, in_child, try_imported, try_loaded
from mutations import Source

NO_RULES = {"__init__", "actions", "events", "steps", "forms", "game", "picture", "referee"}
"""Modules that say nothing about what may be done: words, and the referee, who only watches."""


def read_equivalent(target: str) -> dict[tuple[str, str, str], str]:
    """Mutants after which the rules are the same, each with the reason."""
    path = TESTS / "equivalent" / f"{target}.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"] if path.exists() else []
    return {(entry["module"], entry["function"], entry["change"]): entry["reason"] for entry in told}


def modules_of(target: str, only: Sequence[str]) -> list[str]:
    folder = PACKAGE / ("core" if target == "core" else f"games/{target}")
    names = [path.name for path in sorted(folder.glob("*.py"))]
    wanted = [name for name in names if (name in only if only else name.removesuffix(".py") not in NO_RULES)]
    if not wanted or len(wanted) < len(only):
        raise SystemExit(f"{folder} has {', '.join(names) or 'no modules'}")
    return [(folder / name).relative_to(PACKAGE).as_posix() for name in wanted]


def all_trials(target: str, only: Sequence[str]) -> list[Trial]:
    """Every mutant that is not known to change nothing."""
    known, used, trials = read_equivalent(target), set(), []
    modules = modules_of(target, only)
    for module in modules:
        filename = str(PACKAGE / module)
        source = Source(Path(filename).read_text(encoding="utf-8"), filename)
        for mutant in source.mutants():
            key = (module, mutant.function, mutant.change)
            if key in known:
                used.add(key)
            else:
                trials.append(Trial(source, module, mutant))
    stale = [key for key in known if key not in used and key[0] in modules]
    if stale:
        raise SystemExit(f"equivalent/{target}.toml lists what is no mutant: {stale}")
    return trials


def describe(trial: Trial) -> str:
    mutant = trial.mutant
    where = f"{trial.module}:{mutant.lines.start} {mutant.function} {' '.join(mutant.rules)}"
    untested = "" if trial.is_run else "  (no test runs it)"
    return f"{where}{untested}\n    - {mutant.before}\n    + {mutant.after}"


def try_share(suite: Suite, trials: list[Trial], covered: Covered) -> list[str | None]:
    """What noticed each of these mutants; survivors are printed at once."""

    def tell(trial: Trial) -> None:
        if trial.noticed is None:
            print(describe(trial), flush=True)

    imported = [t for t in trials if covered.runs_at_import(t.source.filename, t.mutant.lines)]
    loaded = [t for t in trials if t.tests and t not in imported]
    for trial in trials:
        if not trial.tests:
            tell(trial)
    _, answers = in_child(lambda: try_loaded(suite, loaded, covered, tell))
    for trial, noticed in zip(loaded, answers, strict=True):
        trial.noticed = noticed
    for trial in imported:
        trial.noticed = try_imported(suite, trial, covered)
        tell(trial)
    return [trial.noticed for trial in trials]


def report(trials: list[Trial]) -> float:
    """A line for each module and the whole; the part that was noticed."""
    print()
    for module in dict.fromkeys(trial.module for trial in trials):
        of_module = [trial for trial in trials if trial.module == module]
        noticed = sum(trial.noticed is not None for trial in of_module)
        print(f"{noticed:5} of {len(of_module):5} noticed  {100 * noticed / len(of_module):5.1f} %  {module}")
    noticed = sum(trial.noticed is not None for trial in trials)
    part = 100 * noticed / max(len(trials), 1)
    print(f"{noticed:5} of {len(trials):5} noticed  {part:5.1f} %  in all")
    return part


def main() -> None:
    parser = argparse.ArgumentParser(description="Which changes to the rules no test notices.")
    parser.add_argument("target", help="a game's id, or core")
    parser.add_argument("--module", action="append", default=[], help="only this module, such as turn.py; may be repeated")
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="for --sample")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--quick", action="store_true", help="only the target's own tests, without those that take long")
    parser.add_argument("--again", action="store_true", help="what --quick leaves is then tried with the other tests")
    asked = parser.parse_args()

    trials = all_trials(asked.target, asked.module)
    if asked.sample is not None and asked.sample < len(trials):
        trials = Random(asked.seed).sample(trials, asked.sample)
    passed = try_with(Suite(asked.target, asked.quick), trials, asked.jobs)
    left = [trial for trial in trials if trial.noticed is None]
    if asked.quick and asked.again and left:
        try_with(Suite(asked.target, without=frozenset(passed)), left, asked.jobs)
    report(trials)


def try_with(suite: Suite, trials: list[Trial], jobs: int) -> list[str]:
    """Try each mutant with the tests of a suite that run over it; all tests of the suite."""
    files = sorted({trial.source.filename for trial in trials})
    print(f"{len(trials)} mutants of {len(files)} modules; finding the lines that each test runs …", flush=True)
    status, told = in_child(lambda: find_covered(suite, files))
    if status or not told["order"] or "failed" in told:
        raise SystemExit(f"without a mutant the tests must pass: {(told or {}).get('failed', 'none was found')}")
    covered = Covered(told)
    for trial in trials:
        trial.tests = covered.tests(trial.source.filename, trial.mutant.lines)
        trial.is_run = trial.is_run or bool(trial.tests)
    print(f"{len(covered.order)} tests, {sum(covered.seconds.values()):.0f} s; survivors:\n", flush=True)
    try_all(suite, trials, covered, jobs)
    return covered.order


def try_all(suite: Suite, trials: list[Trial], covered: Covered, jobs: int) -> None:
    """Each process takes every so-manieth mutant."""
    shares = [trials[i::jobs] for i in range(jobs)]
    with ThreadPoolExecutor(jobs) as pool:
        answers = list(pool.map(lambda share: in_child(lambda: try_share(suite, share, covered))[1], shares))
    for share, noticed in zip(shares, answers, strict=True):
        for trial, name in zip(share, noticed, strict=True):
            trial.noticed = name


if __name__ == "__main__":
    main()
