"""Whole links as one move: each action legal when its turn comes, at the price that was told."""

from __future__ import annotations

from pathlib import Path

import pytest

import rotonde
from rotonde.core.contract import DEALER, State
from rotonde.desk import bundles, lay, picture, preview
from rotonde.records import read_record, walk

RECORDED = sorted((Path(__file__).parents[1] / "recorded").rglob("*.txt"))
LINKED = [path for path in RECORDED if path.parent.name in ("tycoon", "england", "shares")]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def sampled(path: Path, every: int) -> list[State]:
    """Positions in which a link can be built, spread over a recorded game."""
    found = []
    for number, _, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        if number % every == 0 and state.to_act and state.to_act[0] != DEALER and lay(state, state.to_act[0])["bundles"]:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("path", LINKED, ids=name_of)
def test_a_bundle_is_played_as_it_is_told(path: Path) -> None:
    tried = 0
    for state in sampled(path, 23)[:6]:
        (seat,) = state.to_act
        for bundle in bundles(state, seat)[:12]:
            trial, events = state.copy(), []
            for text in bundle["send"]:
                events += trial.play(seat, trial.game.parse(text))
            plain = [trial.game.forms.plain(event) for event in events]
            assert sum(row.get("price", row.get("cost", 0)) for row in plain if row["kind"] == "TileLaid") == bundle["price"]
            assert sum(reason["amount"] for reason in bundle["reasons"]) == bundle["price"]
            finished = [{row["city"], row["other"]} for row in plain if row["kind"] == "LinkFinished"]
            assert finished == ([set(bundle["cities"])] if bundle["finishes"] else [])
            assert [[row["hex"], row["sides"]] for row in plain if row["kind"] == "TileLaid"] == bundle["tiles"]
            assert bundle["undoable"] == (trial.to_act == (seat,))
            tried += 1
    assert tried or "passed" in path.stem or "idle" in path.stem


@pytest.mark.parametrize("path", [p for p in LINKED if "greedy" in p.stem], ids=name_of)
def test_every_link_that_was_built_in_one_action_was_offered_as_a_bundle(path: Path) -> None:
    """A recorded link that was begun and finished without a stop joins two cities that a bundle joined before it was begun."""
    begun: State | None = None
    found = 0
    for _, entry, events, state in walk(read_record(path.read_text(encoding="utf-8"))):
        kinds = [type(event).__name__ for event in events]
        if "LinkFinished" in kinds and begun is not None and found < 12:
            done = events[kinds.index("LinkFinished")]
            offered = [frozenset(bundle["cities"]) for bundle in bundles(begun, entry.seat) if bundle["finishes"]]
            assert frozenset((done.city, done.other)) in offered  # type: ignore[attr-defined]
            found += 1
        if type(state.step).__name__ in ("Turn", "CompanyAction", "SecondLink"):
            begun = state.copy()
    assert found


def back_in_turn(state: State, seat: int) -> bool:
    """Let the others pass until the seat decides again in the same turn."""
    turn = state.view(None)["turn"]
    while state.to_act not in ((seat,), ()) and state.view(None)["turn"] == turn and state.to_act != (DEALER,):
        state.play(state.to_act[0], state.game.parse("pass"))
    return type(state.step).__name__ == "Turn" and state.view(None)["turn"] == turn


def test_what_a_bundle_lets_be_delivered_can_then_be_delivered() -> None:
    path = next(p for p in LINKED if p.parent.name == "tycoon" and "2-greedy" in p.stem)
    told = 0
    for state in [s for s in sampled(path, 9) if type(s.step).__name__ == "Turn"][:8]:
        (seat,) = state.to_act
        for bundle in [b for b in bundles(state, seat) if b["deliveries"]][:5]:
            trial = state.copy()
            for text in bundle["send"]:
                trial.play(seat, trial.game.parse(text))
            if back_in_turn(trial, seat):
                possible = [a for a in trial.legal(seat) if type(a).__name__ == "Deliver"]
                for cube in bundle["deliveries"]:
                    gains = [
                        preview(trial, seat, a)["gains"][seat]
                        for a in possible
                        if (a.colour, a.origin) == (cube["colour"], cube["origin"])  # type: ignore[attr-defined]
                    ]
                    assert cube["points"] in gains
                    told += 1
    assert told


@pytest.mark.parametrize("game_id", ["dice", "rocket"])
def test_games_without_links_of_several_tiles_have_none(game_id: str) -> None:
    state = rotonde.game(game_id).start(players=2, seed=1)
    assert bundles(state, 0) == []
    assert lay(state, 0)["bundles"] is False


@pytest.mark.parametrize("game_id", rotonde.games())
def test_lay_tells_all_that_a_seat_needs(game_id: str) -> None:
    state = rotonde.game(game_id).start(players=rotonde.game(game_id).players[0], seed=2)
    while state.to_act == (DEALER,):
        state.play(DEALER, state.deal())
    seat = state.to_act[0]
    desk = lay(state, seat)
    assert desk["view"] == state.view(seat)
    assert desk["offers"] is not None
    assert (desk["ply"], desk["asked_at"], desk["to_act"]) == (state.ply, state.asked_at, list(state.to_act))
    assert desk["step"]["kind"] == type(state.step).__name__
    assert lay(state, None)["offers"] is None
    assert picture(state)["key"] == state.board_key


def test_a_layout_at_random_is_drawn_as_it_was_laid() -> None:
    game = rotonde.game("dice")
    state = game.start(players=2, seed=4, board="random")
    unlaid = state.board_key
    while type(state.step).__name__ == "LayOut":
        state.play(DEALER, state.deal())
    assert state.board_key != unlaid
    drawn = {cell["at"] for cell in picture(state)["cells"]}
    assert drawn == set(state.view(None)["terrain"])
    assert game.check_board(state.board_data) == []
    assert state.copy().board_key == state.board_key == picture(state)["key"]
