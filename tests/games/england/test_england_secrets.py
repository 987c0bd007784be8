"""What lies hidden: Barons while they are chosen, and what a preview may tell of them."""

from __future__ import annotations

import pytest
from england_table import asking, begun, choosing

from rotonde.games.england.events import BaronBonusScored, BaronKept
from rotonde.games.england.state import ALLOW


@pytest.mark.rule("EW-2.1")
def test_all_who_keep_a_baron_answer_one_question() -> None:
    state = choosing(3)
    asked = state.asked_at
    assert asked == state.ply
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
        assert state.asked_at == asked
    state.play(2, state.legal(2)[0])
    assert state.asked_at == state.ply


@pytest.mark.rule("EW-2.1")
def test_a_seat_sees_its_own_barons_and_no_others() -> None:
    state = choosing(3)
    rows = state.view(0)["seats"]
    assert len(rows[0]["barons_dealt"]) == 2
    assert [row["barons_dealt"] for row in rows[1:]] == [None, None]
    assert state.own_parts(0) == [(("seat",), 0), (("seats", 0), rows[0])]


@pytest.mark.rule("EW-2.1")
def test_a_preview_tells_no_baron() -> None:
    kept = BaronKept(0)
    assert begun(2).foreseen([kept, BaronBonusScored(1, "hudson", 6)]) == [kept]


@pytest.mark.rule("EW-5.4")
def test_in_a_preview_every_holder_of_an_inspector_allows_the_delivery() -> None:
    state = asking()
    assert state.unopposed(1) is None
    assert state.unopposed(0) == state.unopposed(2) == (1, ALLOW)
