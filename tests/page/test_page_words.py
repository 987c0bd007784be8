"""What the page itself says: the same keys in both languages, all that are used, none that are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as syntax
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from positions import kinds_of, recorded

import rotonde
from rotonde.games import based_on

WEB = Path(__file__).parents[2] / "web"
NBSP = "\u00a0"


class Variables(Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802, named by fluent.syntax
        self.names.add(node.id.name)


def words(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in parse((WEB / "src" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, syntax.Junk), entry.content
        if isinstance(entry, syntax.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def sources() -> str:
    files = [p for p in (WEB / "src").rglob("*") if p.suffix in (".svelte", ".ts") and not p.name.endswith(".test.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert words("en") == words("fr")


def test_every_word_that_the_page_asks_for_is_there() -> None:
    asked = set(re.findall(r"\bt\('([a-z0-9-]+)'", sources()))
    assert asked
    assert asked <= set(words("en"))


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_kind_of_choice_says_what_it_is_for(game_id: str) -> None:
    """At every step at which it was ever decided for; `kind` alone where it means the same at all of them."""
    told, owners = set(words("en")), [game_id, *([found] if (found := based_on(game_id)) else [])]

    def is_told(kind: str, step: str) -> bool:
        return any(f"{owner}-means-{kebab(key)}" in told for owner in owners for key in (kind, f"{step}-{kind}"))

    decided = [(kind, step) for kind in kinds_of(game_id) for step in recorded(game_id)[kind]]
    assert {kind for kind, _ in decided} == set(kinds_of(game_id))
    assert [found for found in decided if not is_told(*found)] == []


def test_french_has_no_break_spaces() -> None:
    text = (WEB / "src" / "words" / "fr.ftl").read_text(encoding="utf-8")
    values = [line for line in text.splitlines() if line and not line.startswith("#") and "->" not in line]
    assert [line for line in values if re.search(r"[^\s{}=] [;:!?»]|« ", line.partition(" = ")[2] or line)] == []
    assert "'" not in "".join(line.partition(" = ")[2] for line in values)
