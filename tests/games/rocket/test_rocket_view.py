"""What a view says, field by field."""

from __future__ import annotations

from typing import Any

import pytest
from rocket_table import ROCKET, arrange, play


def chosen(view: dict[str, Any], *keys: str) -> list[Any]:
    return [view[key] for key in keys]


def test_before_the_draw_it_is_nobodys_turn():
    view = ROCKET.start(2, seed=1).view(None)
    assert chosen(view, "game", "seat", "players", "board", "ply") == ["rocket", None, 2, ROCKET.board_data("england")["name"], 0]
    assert chosen(view, "to_act", "turn", "actions_left", "extended") == [[-1], None, 0, []]
    assert view["step"] == {"kind": "FirstPlayer"}
    assert view["options"] == ROCKET.start(2).options


@pytest.mark.rule("SR-2.4", "SR-2.5")
def test_a_turn_says_whose_it_is_and_what_was_extended():
    state = arrange(turn=1)
    play(state, "extend LSWR G16")
    view = state.view(2)
    assert chosen(view, "seat", "players", "ply", "to_act", "turn", "actions_left") == [2, 3, 2, [1], 1, 1]
    assert view["extended"] == ["LSWR"]
    assert view["step"] == {"kind": "Turn", "seat": 1, "actions_left": 1}
    assert chosen(view, "over", "end_reason", "winners", "veto", "idle_turns") == [False, None, [], None, 0]


@pytest.mark.rule("SR-9.1", "SR-9.2", "SR-9.3")
def test_a_line_says_where_it_stands_and_what_it_has():
    state = arrange(
        lines={"GWR": "D14 D15"}, stations={"D14": 2}, shares={"GWR": (1, 0, 3)}, spares={"GWR": 1}, independent=("L&Y",)
    )
    view = state.view(None)
    assert view["lines"]["GWR"] == {
        "locomotive": "D15",
        "heading": "S",
        "absorbed_by": None,
        "joined_at": None,
        "independent": False,
        "cities": ["Bristol", "Swindon"],
        "bank_shares": 13,
        "spare_shares_held": 1,
        "stations": [0, 0, 1],
    }
    assert chosen(view["lines"]["L&Y"], "heading", "independent", "bank_shares") == [None, True, 0]
    assert {place for place, line in view["track"].items() if line == "GWR"} == {"D14", "D15"}
    assert view["stations"] == {"D14": 2}
    assert chosen(view["bank"], "passengers", "spare_shares", "tiles") == [9, 15, 59]
    assert [seat["shares"] for seat in view["seats"]] == [{"GWR": 1}, {}, {"GWR": 3}]
    assert [seat["stations_left"] for seat in view["seats"]] == [7, 7, 6]


@pytest.mark.rule("SR-14.5")
def test_the_end_says_why_and_who_won():
    state = arrange(money=(0, 9, 0), in_bank=dict.fromkeys(("GWR", "LSWR", "L&Y", "GER", "SER", "NER"), 0))
    play(state, "extend SER P14")
    view = state.view(0)
    assert chosen(view, "to_act", "over", "end_reason", "winners") == [[], True, "shares", [1]]
    assert view["step"] == {"kind": "GameOver", "reason": "shares"}
