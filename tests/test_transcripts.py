"""The events of every recorded game are pinned: `python tests/write_transcripts.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from write_transcripts import RECORDED, TESTS, path_of, transcript_of


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_goes_as_its_transcript_tells(path: Path) -> None:
    assert transcript_of(path) == path_of(path).read_text(encoding="utf-8")


def test_there_is_no_transcript_without_a_record() -> None:
    assert sorted((TESTS / "transcripts").rglob("*.txt")) == sorted(map(path_of, RECORDED))
