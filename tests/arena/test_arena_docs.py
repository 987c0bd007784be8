"""The bots that are shown play, and better than at random."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rotonde
from rotonde.arena.plan import make_plan
from rotonde.arena.results import result_of
from rotonde.arena.running import here, hold

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "arena.md"
OTHER = f"{ROOT / 'examples' / 'other_weights.py'}:OtherWeights"


def test_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert found is not None
    source = found[1]
    assert len(source.splitlines()) <= 20
    Path("mine.py").write_text(source)
    plan = make_plan("dice", ["mine.py:MyBot", "random"], games=10)
    result = result_of(plan, [outcome for piece in hold(plan, here, 1) for outcome in piece])
    assert not result.forfeits
    assert result.tables[0].rows[0].won.wins >= 8


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_bot_with_other_weights(game_id: str) -> None:
    plan = make_plan(game_id, [OTHER, "random"], games=2)
    result = result_of(plan, [outcome for piece in hold(plan, here, 1) for outcome in piece])
    assert not result.forfeits
    assert result.tables[0].rows[0].won.wins == 2
