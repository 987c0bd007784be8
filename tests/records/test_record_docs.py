"""docs/records.md tells the truth."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rotonde.records import read_record, replay, verify, write_record
from rotonde.records.reading import _HEADERS

DOCS = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", DOCS, re.DOTALL)


def test_the_example_is_canonical_and_replays():
    example = BLOCKS[0][1]
    record = read_record(example)
    assert write_record(record) == example
    assert not replay(record).over
    assert verify(record.reveal("7")) == []


def test_the_python_example_runs(capsys):
    (code,) = [text for language, text in BLOCKS if language == "python"]
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["record"].entries == read_record(BLOCKS[0][1]).entries[:2]
    assert capsys.readouterr().out.startswith("1 -1 first 3")


def test_every_header_is_described():
    table = [line for line in DOCS.splitlines() if line.startswith("| `")]
    described = [line.split("`")[1].split()[0] for line in table]
    assert [name for name in described if name not in ("option", "seat")] == list(_HEADERS)
