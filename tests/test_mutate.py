"""The tool that asks which changes no test notices (`mutate.py`): what it changes, and that it puts the change in force."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import FunctionType

import pytest

import mutant_trials
import rotonde
from mutant_trials import Changed, Suite, exchange_code, in_child, start_pytest
from mutate import all_trials, read_equivalent
from mutations import Source
from rotonde.core import contract

TEXT = '''"""A heading (SR-1)."""


def most(numbers: list[int], limit: int = 3) -> int | None:
    """The highest below a limit (SR-1.2)."""
    best = -1
    for n in numbers:
        if n < limit and not n == 2:
            best = max(best, n)  # SR-1.3
    return best
'''


def source() -> Source:
    return Source(TEXT, "most.py")


def test_every_change_is_made_once_and_taken_back() -> None:
    assert [mutant.change for mutant in source().mutants()] == [
        "best = -1 → best = -2",
        "best = -1 → best = -0",
        "if n < limit and (not n == 2): → if True:",
        "if n < limit and (not n == 2): → if False:",
        "if n < limit and (not n == 2): → if n < limit or not n == 2:",
        "if n < limit and (not n == 2): → if not n == 2:",
        "if n < limit and (not n == 2): → if n < limit:",
        "if n < limit and (not n == 2): → if n <= limit and (not n == 2):",
        "if n < limit and (not n == 2): → if n < limit and n == 2:",
        "if n < limit and (not n == 2): → if n < limit and (not n != 2):",
        "if n < limit and (not n == 2): → if n < limit and (not n == 3):",
        "if n < limit and (not n == 2): → if n < limit and (not n == 1):",
        "best = max(best, n) → best = min(best, n)",
    ]
    read = source()
    for mutant in read.mutants():
        read.code(mutant)
    assert ast.unparse(read.tree) == ast.unparse(ast.parse(TEXT))


def test_a_change_names_the_rule_cited_nearest() -> None:
    rules = {mutant.before: mutant.rules for mutant in source().mutants()}
    assert rules == {
        "best = -1": ("SR-1.2",),
        "if n < limit and (not n == 2):": ("SR-1.2",),
        "best = max(best, n)": ("SR-1.3",),
    }


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("x.y = f(a, b)", ["x.y = f(b, a)", "pass"]),
        ("x += 1", ["x -= 1", "x += 2", "x += 0", "pass"]),
        ("while a: pass", ["while False:"]),
        ("for x in range(n): continue", ["pass"]),
        ("y = [x for x in z if x > 0]", ["if True]", "x >= 0", "x > 1", "x > -1"]),
        ("y = a if b else c", ["y = a", "y = c"]),
        ("y: int = a[1:]", ["a[2:]", "a[0:]"]),
        ("y = zip(a, b, strict=True)", ["zip(b, a, strict=True)"]),
        ("y: list[int] | None", []),
        ("Y = list[int] | None", []),
        ("assert a == 1", []),
        ("'''Words.'''", []),
        ("raise Wrong", ["pass"]),
        ("x = any(y) and z", ["any(y) or z", "x = z", "x = any(y)", "all(y) and z"]),
        ("x = a << 2", ["a >> 2", "a << 3", "a << 1"]),
        ("x = True", ["x = False"]),
    ],
)
def test_what_is_changed(text: str, changes: list[str]) -> None:
    found = [mutant.after for mutant in Source(text, "x.py").mutants()]
    assert len(found) == len(changes)
    assert all(change in mutant for mutant, change in zip(found, changes, strict=True)), found


def test_loaded_functions_get_the_changed_code() -> None:
    read, space = source(), {}
    exec(compile(TEXT, "most.py", "exec"), space)
    most = space["most"]
    assert isinstance(most, FunctionType)
    assert most([1, 2, 3], 3) == 1
    changed = next(mutant for mutant in read.mutants() if "<=" in mutant.after)
    exchange_code([most], read.code(changed))
    assert most([1, 2, 3], 3) == 3


def test_what_runs_at_import_is_imported_changed() -> None:
    def work() -> str:
        for name in [name for name in sys.modules if name.split(".")[0] == "rotonde"]:
            del sys.modules[name]
        code = compile("__version__ = 'changed'", "x.py", "exec")
        sys.meta_path.insert(0, Changed("rotonde", "x.py", code))
        import rotonde as again

        return str(again.__version__)

    assert in_child(work) == (0, "changed")


def collected(suite: Suite) -> list[str]:
    def work() -> list[str]:
        tests = mutant_trials.Tests(suite, lambda tests: None)
        start_pytest(tests, suite.files()[:1])
        return list(tests.items)

    status, names = in_child(work)
    assert status == 0
    return list(names)


@pytest.mark.skipif(not contract.__file__.endswith(".py"), reason="mutants are of the plain build, and so are the tests for them")
def test_what_was_tried_before_is_not_tried_again() -> None:
    every = collected(Suite("dice", quick=True))
    assert len(every) > 2
    assert collected(Suite("dice", without=frozenset(every[:2]))) == every[2:]


def test_every_file_of_the_contract_is_tried_and_no_recorded_game() -> None:
    names = {Path(file).name for file in Suite("dice").files()}
    assert {path.name for path in mutant_trials.TESTS.glob("test_contract*.py")} <= names
    assert not any("recorded" in name for name in names)


@pytest.mark.parametrize("target", [*rotonde.games(), "core"])
def test_what_is_listed_as_equivalent_is_a_mutant_and_has_a_reason(target: str) -> None:
    assert all_trials(target, [])
    assert all(reason.strip() for reason in read_equivalent(target).values())
