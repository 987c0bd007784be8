"""The catalogues as their syntax trees: which keys there are, which variables and texts each has."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast as syntax
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from rotonde.i18n.catalogue import catalogue_text


class Finder(Visitor):
    """Gathers the variables of a message, and its texts with an x for each variable."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802, named by fluent.syntax
        self.text += node.value

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
        self.text += "x"


def entries(lang: str) -> list[syntax.EntryType]:
    return parse(catalogue_text(lang)).body


@cache
def _found(lang: str) -> dict[str, Finder]:
    found: dict[str, Finder] = {}
    for entry in entries(lang):
        if isinstance(entry, syntax.Message):
            found[entry.id.name] = Finder()
            found[entry.id.name].visit(entry)
    return found


def messages(lang: str) -> dict[str, frozenset[str]]:
    """The variables of each key."""
    return {key: frozenset(finder.names) for key, finder in _found(lang).items()}


def texts(lang: str) -> dict[str, str]:
    """What each key says."""
    return {key: finder.text for key, finder in _found(lang).items()}
