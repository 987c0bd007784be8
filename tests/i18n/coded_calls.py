"""Every place in the source that makes an objection or a malformed input: its code and the names of its details."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import rotonde

SOURCE = Path(rotonde.__file__).parent

CODE_ARGUMENT = {"Objection": 1, "note": 1, "unique": 3, "refuse": 0}
"""Which argument of a call is the code; for the classes Malformed… it is the first."""

FORWARDERS = {"core/boards.py", "records/reading.py", "server/telling.py"}
"""Where a code is passed on that was made elsewhere."""


class Coded(NamedTuple):
    """One call: `names` is None where the details are passed on and cannot be read from the source."""

    family: str
    code: str
    rule: str
    names: frozenset[str] | None
    place: str


def coded_calls() -> list[Coded]:
    return [coded for path in sorted(SOURCE.rglob("*.py")) for coded in _calls_in(path)]


def _calls_in(path: Path) -> Iterator[Coded]:
    place = path.relative_to(SOURCE).as_posix()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield from _read_call(node, place)


def _read_call(call: ast.Call, place: str) -> Iterator[Coded]:
    name = _name(call.func)
    position = 0 if name.startswith("Malformed") else CODE_ARGUMENT.get(name)
    if position is None or len(call.args) <= position:
        return
    codes = list(_texts(call.args[position]))
    if not codes and place not in FORWARDERS:
        raise AssertionError(
            f"{place}:{call.lineno}: the code of {name} must be written out, so that its sentence can be checked"
        )
    names = [keyword.arg for keyword in call.keywords]
    given = None if None in names else frozenset(n for n in names if n and n != "where") | _added_by(name)
    rules = list(_texts(call.args[0])) if name == "Objection" else [""]
    for code in codes:
        for rule in rules or [""]:
            yield Coded("objection" if name == "Objection" else "malformed", code, rule, given, f"{place}:{call.lineno}")


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _texts(node: ast.expr) -> Iterator[str]:
    """A literal, or both of `a if … else b`."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)


def _added_by(name: str) -> frozenset[str]:
    return frozenset({"earlier"}) if name == "unique" else frozenset()
