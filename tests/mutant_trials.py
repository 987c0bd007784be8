"""Running tests over mutants: which test runs over which line, and which one notices a change."""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import coverage
import hypothesis
import pytest

from mutations import Mutant, Source

TESTS = Path(__file__).resolve().parent
PACKAGE = TESTS.parent / "src" / "rotonde"
FEWEST_SECONDS = 3.0
LONG_SECONDS = 4.0
"""A test that takes longer, its lines being traced, is thought to run over all of them, and is tried last or not at all."""
PATIENCE = 120.0
"""For such a test."""
MEMORY = 3 << 30


@dataclass(frozen=True)
class Suite:
    """The tests that must notice: of a game and then of the contract; for `core` its own and then all games'."""

    target: str
    quick: bool = False
    """Only the first of these, and no tests that take long."""
    without: frozenset[str] = frozenset()
    """Tests that are left out because they were tried before."""

    def files(self) -> list[str]:
        first = TESTS / ("core" if self.target == "core" else f"games/{self.target}")
        found = sorted(first.glob("test_*.py"))
        if not self.quick:
            found += sorted((TESTS / "games").glob("*/test_*.py") if self.target == "core" else TESTS.glob("test_contract*.py"))
        return [str(path) for path in found if not path.stem.endswith("_recorded")]

    def has(self, item: pytest.Item) -> bool:
        if item.nodeid in self.without:
            return False
        if item.path.parent != TESTS:
            return True
        call: Any = getattr(item, "callspec", None)
        return call is not None and call.params.get("game_id") == self.target


class Tests:
    """A pytest plugin: the chosen tests are collected once, then `run` decides what is run, each in a process of its own."""

    def __init__(self, suite: Suite, run: Callable[[Tests], None] | None, only: Sequence[str] = ()) -> None:
        self.suite = suite
        self.run = run
        self.only = only
        self.items: dict[str, pytest.Item] = {}
        self.failed: list[str] = []

    def pytest_sessionstart(self) -> None:
        # A failure is enough: the smallest example and the database of earlier ones are for people.
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        parent = hypothesis.settings.get_profile("rotonde")
        hypothesis.settings.register_profile("mutate", parent=parent, derandomize=True, database=None, phases=phases)
        hypothesis.settings.load_profile("mutate")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        asked = {item.nodeid: item for item in items if self.suite.has(item)}
        items[:] = [asked[name] for name in self.only or asked if name in asked]

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if self.run is None:
            return None
        self.items = {item.nodeid: item for item in session.items}
        read_catalogues()
        self.run(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def passes(self, name: str) -> bool:
        item = self.items[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


def read_catalogues() -> None:
    """Once, before the forks: sentences are no part of the rules, and every test that asks for one would read them again."""
    from rotonde.i18n.catalogue import LANGUAGES, has_message

    for lang in LANGUAGES:
        has_message(lang, "")


def start_pytest(plugin: Tests, files: Sequence[str]) -> int:
    """Few plugins and no output, whatever is installed."""
    os.environ.update(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", ROTONDE_BUILD="plain")
    options = f"-x -s -o addopts= -p no:terminal -p no:cacheprovider -p _hypothesis_pytestplugin --rootdir {TESTS.parent}"
    return int(pytest.main([*options.split(), *files], plugins=[plugin]))


def in_child(work: Callable[[], object]) -> tuple[int, Any]:
    """Do something in a fork; its status and what it returned, through JSON."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            os.close(reading)
            with os.fdopen(writing, "w") as out:
                json.dump(work(), out)
            status = 0
        except BaseException as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    return os.waitpid(pid, 0)[1], json.loads(text) if text else None


def be_silent() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def limit(seconds: float) -> None:
    """A change that loops or grows for ever is ended by the system: that is noticed as well."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Covered:
    """The lines that each test runs over, its time, and the lines that run before any test does."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.order: list[str] = told["order"]
        self.seconds: dict[str, float] = told["seconds"]
        self.at_import = {file: set(lines) for file, lines in told["at_import"].items()}
        self._tests: dict[tuple[str, int], set[str]] = {}
        self.long: list[str] = told["long"]
        for name, files in told["lines"].items():
            for file, lines in files.items():
                for line in lines:
                    self._tests.setdefault((file, line), set()).add(name)

    def runs_at_import(self, file: str, lines: range) -> bool:
        return bool(self.at_import.get(file, set()).intersection(lines))

    def tests(self, file: str, lines: range) -> list[str]:
        """Those of the first files first, the quickest first."""
        if self.runs_at_import(file, lines):
            names = set(self.order)
        else:
            names = {name for line in lines for name in self._tests.get((file, line), ())}.union(self.long)
        first = self.order[0].split("/test_")[0]
        return sorted(names, key=lambda name: (not name.startswith(first), self.seconds[name]))


def find_covered(suite: Suite, files: Sequence[str]) -> dict[str, Any]:
    """Run every test alone in a fork, so that nothing which another test has left in a cache hides a line."""
    told: dict[str, Any] = {"order": [], "long": [], "seconds": {}, "at_import": {}, "lines": {}}
    importing = tracer_of(files)

    def run(tests: Tests) -> None:
        importing.stop()
        told["at_import"] = lines_of(importing, files)
        for name in tests.items:
            status, answer = in_child(lambda name=name: trace(tests, name, files))
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF:
                if not suite.quick:
                    told["order"].append(name)
                    told["long"].append(name)
                    told["seconds"][name] = PATIENCE
                continue
            told["order"].append(name)
            if status or not answer["passes"]:
                tests.failed.append(name)
                told["failed"] = name
                return
            told["seconds"][name], told["lines"][name] = answer["seconds"], answer["lines"]

    importing.start()
    start_pytest(Tests(suite, run), suite.files())
    return told


def trace(tests: Tests, name: str, files: Sequence[str]) -> dict[str, Any]:
    signal.setitimer(signal.ITIMER_PROF, LONG_SECONDS)
    tracer = tracer_of(files)
    began = time.process_time()
    tracer.start()
    passes = tests.passes(name)
    tracer.stop()
    signal.setitimer(signal.ITIMER_PROF, 0)
    return {"passes": passes, "seconds": time.process_time() - began, "lines": lines_of(tracer, files)}


def tracer_of(files: Sequence[str]) -> coverage.Coverage:
    tracer = coverage.Coverage(data_file=None, config_file=False, include=list(files))
    tracer.set_option("run:disable_warnings", ["no-data-collected", "already-imported"])
    return tracer


def lines_of(tracer: coverage.Coverage, files: Sequence[str]) -> dict[str, list[int]]:
    data = tracer.get_data()
    return {file: sorted(data.lines(file) or ()) for file in files}


class Trial:
    """A mutant, the tests that may notice it, and what became of it."""

    def __init__(self, source: Source, module: str, mutant: Mutant) -> None:
        self.source = source
        self.module = module
        self.mutant = mutant
        self.tests: list[str] = []
        self.is_run = False
        self.noticed: str | None = None


def exchange_code(functions: list[FunctionType], code: CodeType) -> None:
    """Give loaded functions the code that they have in another version of their module."""
    fresh: dict[tuple[str, int], CodeType] = {}
    found = [code]
    while found:
        for inner in found.pop().co_consts:
            if isinstance(inner, CodeType):
                fresh[inner.co_qualname, inner.co_firstlineno] = inner
                found.append(inner)
    for function in functions:
        old = function.__code__
        if old.co_filename == code.co_filename:
            function.__code__ = fresh[old.co_qualname, old.co_firstlineno]


def run_tests(tests: Tests, trial: Trial, seconds: dict[str, float]) -> str | None:
    """The first test that fails."""
    for name in trial.tests:
        limit(FEWEST_SECONDS + 6 * seconds[name])
        if not tests.passes(name):
            return name
    return None


def try_loaded(suite: Suite, trials: list[Trial], covered: Covered, tell: Callable[[Trial], None]) -> list[str | None]:
    """Mutants of functions: the code is exchanged in a fork of a process that has collected the tests."""
    answers: list[str | None] = []

    def run(tests: Tests) -> None:
        functions = [f for f in gc.get_objects() if type(f) is FunctionType and f.__code__.co_filename.startswith(str(PACKAGE))]

        def try_one(trial: Trial) -> str | None:
            be_silent()
            exchange_code(functions, trial.source.code(trial.mutant))
            return run_tests(tests, trial, covered.seconds)

        for trial in trials:
            status, name = in_child(lambda trial=trial: try_one(trial))
            trial.noticed = name or ("no end" if status else None)
            answers.append(trial.noticed)
            tell(trial)

    start_pytest(Tests(suite, run), suite.files())
    return answers


class Changed(MetaPathFinder, Loader):
    """Imports one module with other code than its file has."""

    def __init__(self, module: str, filename: str, code: CodeType) -> None:
        self.module = module
        self.filename = filename
        self.code = code

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.filename, loader=self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def try_imported(suite: Suite, trial: Trial, covered: Covered) -> str | None:
    """Mutants of what runs when modules are imported: everything is imported afresh."""

    def work() -> str | None:
        be_silent()
        limit(10 + 6 * sum(covered.seconds[name] for name in trial.tests))
        name = "rotonde." + trial.module.removesuffix(".py").replace("/", ".")
        sys.meta_path.insert(0, Changed(name, trial.source.filename, trial.source.code(trial.mutant)))
        plugin = Tests(suite, None, trial.tests)
        status = start_pytest(plugin, sorted({str(TESTS.parent / test.split("::")[0]) for test in trial.tests}))
        return (plugin.failed or ["import"])[0] if status else None

    status, name = in_child(work)
    return name or ("no end" if status else None)
