"""What the page itself says: the same keys in both languages, all that are used, none that are not."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast as syntax
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

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


def test_french_has_no_break_spaces() -> None:
    text = (WEB / "src" / "words" / "fr.ftl").read_text(encoding="utf-8")
    values = [line for line in text.splitlines() if line and not line.startswith("#") and "->" not in line]
    assert [line for line in values if re.search(r"[^\s{}=] [;:!?»]|« ", line.partition(" = ")[2] or line)] == []
    assert "'" not in "".join(line.partition(" = ")[2] for line in values)
