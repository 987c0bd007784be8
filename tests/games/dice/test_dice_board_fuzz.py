"""Boards that somebody has mistyped: refused with the place, or playable."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from dice_tables import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.core.contract import MalformedBoard, MalformedSetup

BOARDS = [GAME.board_data(name) for name in GAME.boards]
ODD = [None, True, -1, 0, 1, 7, 10**9, 1.5, "", "x", "random", "B2", "~~~~", [], {}, ["...."], {"tile": 1}]


def containers(data: Any) -> list[Any]:
    """The board and all lists and objects in it."""
    found = [data]
    for part in found:
        found += [inner for inner in (part.values() if isinstance(part, dict) else part) if isinstance(inner, dict | list)]
    return found


def mistype(draw: st.DrawFn, data: Any) -> None:
    """Change, remove, repeat or exchange one part."""
    part = draw(st.sampled_from([c for c in containers(data) if c]))
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = draw(st.sampled_from(keys))
    match draw(st.integers(0, 4)):
        case 0:
            part[key] = copy.deepcopy(draw(st.sampled_from(ODD)))
        case 1:
            del part[key]
        case 2 if isinstance(part, list):
            part.append(copy.deepcopy(part[key]))
        case 3:
            other = draw(st.sampled_from(keys))
            part[key], part[other] = part[other], part[key]
        case _ if isinstance(part[key], int):
            part[key] += draw(st.sampled_from([-4, -1, 1, 2, 4]))


@st.composite
def mistyped_boards(draw: st.DrawFn) -> dict[str, Any]:
    data = copy.deepcopy(draw(st.sampled_from(BOARDS)))
    if draw(st.booleans()):
        data["tiles"] = [{"id": n, "rows": ["....", ".^~.", ".~^.", "...."]} for n in range(1, 7)]
    for _ in range(draw(st.integers(1, 3))):
        mistype(draw, data)
    return data


def play_some(data: dict[str, Any], players: int, setup: str, choices: list[int]) -> None:
    state = GAME.start(players, seed=1, options={"setup": setup}, board=data)
    for choice in choices:
        if state.over:
            break
        (seat,) = state.to_act
        legal = state.legal(seat)
        state.play(seat, state.deal() if seat < 0 else legal[choice % len(legal)])
        state.check()
    assert GAME.from_dict(json.loads(json.dumps(state.to_dict()))).to_dict() == state.to_dict()


@settings(max_examples=60, deadline=None)
@given(
    mistyped_boards(),
    st.integers(2, 4),
    st.sampled_from(["place", "fixed"]),
    st.lists(st.integers(0, 999), min_size=30, max_size=30),
)
def test_a_mistyped_board_is_refused_with_its_place_or_can_be_played(data, players, setup, choices):
    before = copy.deepcopy(data)
    problems = GAME.check_board(data)
    assert data == before
    for problem in problems:
        assert problem.code.startswith("board_")
        assert problem.where == "" or problem.where.startswith("/")
    if problems:
        with pytest.raises(MalformedBoard) as board_refused:
            GAME.start(players, board=data)
        assert (board_refused.value.code, board_refused.value.where) == (problems[0].code, problems[0].where)
    elif setup == "fixed" and str(players) not in data.get("stations", {}):
        with pytest.raises(MalformedSetup, match="no_prepared_stations"):
            play_some(data, players, setup, choices)
    else:
        play_some(data, players, setup, choices)


@pytest.mark.rule("RD-1.5")
def test_only_cells_inside_a_tile_are_room_for_the_own_stations():
    """Those at a tile's border may be at the edge of the map, so they are not counted."""
    for spots, problems in ((3, ["board_too_few_station_cells"]), (4, [])):
        tiles = [{"id": n, "rows": ["....", ".~~.", ".~~.", "...."]} for n in range(1, 7)]
        for tile in tiles[:spots]:
            tile["rows"] = ["....", ".~^.", ".~~.", "...."]
        found = GAME.check_board({**BOARDS[1], "tiles": tiles})
        assert [problem.code for problem in found] == problems


@pytest.mark.rule("RD-1.8")
@pytest.mark.parametrize("spots", [[], "B2", None, 3])
def test_prepared_spots_that_are_no_object_are_refused_with_their_place(spots):
    found = GAME.check_board({**BOARDS[1], "stations": {"2": spots}})
    assert [(problem.code, problem.where) for problem in found] == [("board_bad_station_spots", "/stations/2")]
