"""SR-12: independent lines."""

from __future__ import annotations

import pytest
from rocket_table import arrange, line_of, play

DEAD_END = {"L&Y": "A4 B3 B2"}
"""From B2 the L&Y may still turn to C2, C3; from B1 it can do nothing more."""


@pytest.mark.rule("SR-12.4")
def test_independence_is_never_undone():
    # The L&Y could reach something if it were judged today.
    state = arrange(lines=DEAD_END, independent=("L&Y",))
    play(state, "extend GWR D14", "extend L&Y C2")
    assert line_of(state, "L&Y")["independent"]
    assert line_of(state, "L&Y")["bank_shares"] == 0
