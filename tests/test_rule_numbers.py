"""Code, tests and rules are tied by rule numbers: every rule has a test that names it, every number cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rotonde
from rotonde.i18n import LANGUAGES
from rotonde.i18n.rules import rule_ids, rulebook, sections

TESTS = Path(__file__).parent
SOURCE = Path(rotonde.__file__).parent
PREFIXES = sorted({rule_id.split("-")[0] for rule_id in rule_ids()})
RULE_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[0-9A-Z]+(?:\.[0-9]+)?\b")

MEANT_TO_BE_UNKNOWN = {"SR-99", "SR-6.99"}
"""Numbers with which tests ask what happens to one that does not exist."""


def python_files(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found
    return found


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def calls_of(path: Path) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.Call))


def is_rule_mark(call: ast.Call) -> bool:
    """`pytest.mark.rule(…)`, wherever it stands: over a function, over a class, in `pytestmark`, in a `pytest.param`."""
    match call.func:
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"):
            return True
    return False


def texts(node: ast.expr) -> Iterator[str]:
    """A literal, or both of `a if … else b`."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)


@cache
def marked() -> dict[str, set[str]]:
    """Every rule that a test names, and in which files."""
    found: dict[str, set[str]] = {}
    for path in python_files(TESTS):
        for call in filter(is_rule_mark, calls_of(path)):
            assert call.args, f"{path.name}:{call.lineno}: a rule mark without a number"
            for argument in call.args:
                numbers = list(texts(argument))
                assert numbers, f"{path.name}:{call.lineno}: write the number out, so that it can be found"
                for number in numbers:
                    found.setdefault(number, set()).add(path.name)
    return found


def known_ids() -> set[str]:
    """Rules and headings."""
    return set(rule_ids()) | {heading for prefix in PREFIXES for heading, _ in sections(prefix)}


def rules_of(game_id: str, lang: str = "en") -> list[str]:
    return [rule_id for part in rulebook(game_id, lang).sections for rule_id, _ in part.rules]


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_rule_of_a_game_has_a_test_that_names_it(game_id: str) -> None:
    rules = rules_of(game_id)
    assert rules
    assert [rule_id for rule_id in rules if rule_id not in marked()] == []


def test_every_rule_that_a_test_names_is_a_rule() -> None:
    assert {number: files for number, files in marked().items() if number not in set(rule_ids())} == {}


@pytest.mark.parametrize("folder", [SOURCE, TESTS], ids=["source", "tests"])
def test_every_rule_that_is_cited_exists(folder: Path) -> None:
    known = known_ids()
    cited = 0
    for path in python_files(folder):
        numbers = set(RULE_ID.findall(text_of(path)))
        assert numbers <= (known if folder == SOURCE else known | MEANT_TO_BE_UNKNOWN), path.relative_to(folder)
        cited += len(numbers)
    assert cited


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_rule_of_a_game_is_there_in_every_language(game_id: str) -> None:
    rules = rules_of(game_id)
    said = {lang: [rotonde.rule(rule_id, lang) for rule_id in rules] for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert rules_of(game_id, lang) == rules
        assert all(text.strip() for text in said[lang])
    assert all(len(set(versions)) == len(LANGUAGES) for versions in zip(*said.values(), strict=True))


def objections() -> list[tuple[str, str]]:
    """Place and rule of every objection that the source makes."""
    return [
        (f"{path.relative_to(SOURCE).as_posix()}:{call.lineno}", number)
        for path in python_files(SOURCE)
        for call in calls_of(path)
        if isinstance(call.func, ast.Name) and call.func.id == "Objection" and call.args
        for number in texts(call.args[0])
    ]


def test_every_objection_names_a_rule_and_not_a_heading() -> None:
    found = objections()
    assert found
    assert [(place, number) for place, number in found if number not in set(rule_ids())] == []


@pytest.mark.parametrize("game_id", rotonde.games())
def test_the_objections_of_a_game_name_rules_of_its_own_or_of_a_game_that_it_builds_on(game_id: str) -> None:
    own = {number.split("-")[0] for place, number in objections() if place.startswith(f"games/{game_id}/")}
    assert rotonde.game(game_id).rules_prefix in own
