"""The recorded games show every way into the final phase, and a layout that the dealer laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from rotonde.games.dice.ending import TRIGGERS
from rotonde.games.dice.events import FinalPhaseStarted
from rotonde.records import read_record, replay, walk

RECORDED = Path(__file__).parents[2] / "recorded" / "dice"
RECORDS = [read_record(path.read_text(encoding="utf-8")) for path in sorted(RECORDED.glob("*.txt"))]


@pytest.mark.rule("RD-8.2", "RD-8.5")
def test_every_trigger_of_the_final_phase_is_recorded():
    started = [e.trigger for r in RECORDS for played in walk(r) for e in played.events if isinstance(e, FinalPhaseStarted)]
    assert set(started) == set(TRIGGERS)
    assert len(started) == len(RECORDS)  # once a game


@pytest.mark.rule("RD-1.2")
def test_a_random_layout_is_recorded_and_replays_without_its_seed():
    (first, *_) = [record for record in RECORDS if record.board == "random"]
    assert str(first.entries[0].action).startswith("tile 1 at 0,0 turned ")
    unseeded = read_record(_without_seed(first))
    assert replay(unseeded).scores() == replay(first).scores()


def _without_seed(record):
    from rotonde.records import write_record

    lines = write_record(record).splitlines()
    return "\n".join(line for line in lines if not line.startswith(("seed:", "commitment:"))) + "\n"
