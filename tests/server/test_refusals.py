"""Every refusal has a code, a status, a sentence in both languages, and a place in the protocol."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rotonde
from rotonde.i18n.catalogue import kebab
from rotonde.server.refusals import STATUS, Refusal

SOURCE = Path(rotonde.__file__).parent / "server"
PROTOCOL = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def raised() -> dict[str, set[str]]:
    """Every code that the source refuses with, and the details that are given with it."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
                names = {keyword.arg for keyword in node.keywords if keyword.arg} - {"objections"}
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        found.setdefault(constant.value, names).intersection_update(names)
    return found


RAISED = raised()


def test_codes_are_found_in_the_source() -> None:
    assert {"stale", "not_your_seat", "no_open_seat", "seat_taken"} <= set(RAISED)
    assert set(RAISED) <= set(STATUS)


@pytest.mark.parametrize("code", sorted(STATUS))
def test_every_code_has_a_sentence_that_needs_only_its_details(code: str) -> None:
    details = dict.fromkeys(RAISED.get(code, set()), 2)
    told = Refusal(code, **details).answer().error
    assert told.text.en
    assert told.text.fr
    assert told.text.en != told.text.fr


@pytest.mark.parametrize("code", sorted(STATUS))
def test_every_code_is_in_the_protocol_with_its_status(code: str) -> None:
    rows = [line for line in PROTOCOL.read_text(encoding="utf-8").splitlines() if line.startswith(f"| {STATUS[code]} |")]
    assert any(f"`{code}`" in row for row in rows), code


def test_no_sentence_is_left_over() -> None:
    catalogue = (SOURCE.parent / "i18n" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" ")[0] for line in catalogue.splitlines() if line.startswith("refusal-")}
    assert keys == {f"refusal-{kebab(code)}" for code in STATUS}
