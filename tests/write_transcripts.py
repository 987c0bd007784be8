"""Writes what happened in every recorded game: `python tests/write_transcripts.py` makes tests/transcripts/<game>/<name>.txt.

One block an action: its number, who played it (seats from 0) and what, then the events with their facts. A change of
behaviour shows in the diff of these files; run this, read the diff, and commit both together.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rotonde
from rotonde.core.forms import KIND, Forms
from rotonde.records import read_record, walk

TESTS = Path(__file__).parent
RECORDED = sorted((TESTS / "recorded").rglob("*.txt"))


def transcript_of(record_path: Path) -> str:
    """The events of a recorded game as text."""
    record = read_record(record_path.read_text(encoding="utf-8"))
    forms = rotonde.game(record.game).forms
    return "\n".join([f"{record.game}, {record.players} players: {record_path.stem}", *_lines(forms, record), ""])


def _lines(forms: Forms, record: Any) -> Iterator[str]:
    for number, entry, events, _ in walk(record):
        who = "dealer" if entry.seat == rotonde.DEALER else f"seat {entry.seat}"
        yield f"{number} {who}: {entry.action}"
        for event in events:
            facts = forms.plain(event)
            yield " ".join([f"  {facts.pop(KIND)}", *(f"{name}={_fact(fact)}" for name, fact in facts.items())])


def _fact(fact: object) -> str:
    return ",".join(map(str, fact)) if isinstance(fact, list) else str(fact)


def path_of(record_path: Path) -> Path:
    """Where the transcript of a record is kept."""
    return TESTS / "transcripts" / record_path.relative_to(TESTS / "recorded")


def main() -> None:
    for record_path in RECORDED:
        target = path_of(record_path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(transcript_of(record_path), encoding="utf-8")


if __name__ == "__main__":
    main()
