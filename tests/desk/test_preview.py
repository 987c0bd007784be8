"""What an action would bring is what it then brings, where nobody opposes it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rotonde
from playing import positions
from rotonde.core.contract import DEALER, State
from rotonde.desk import preview
from rotonde.records import read_record, walk

RECORDED = sorted((Path(__file__).parents[1] / "recorded").rglob("*.txt"))

IDLE = {"idle", "stalled", "passed", "random"}
"""Words for records in which little happens."""


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def money_of(state: State) -> list[int]:
    """What each seat has, as it sees itself."""
    rows = [state.view(seat)["seats"][seat] for seat in range(state.players)]
    return [row["money"] if "money" in row else row["cash"] for row in rows]


@pytest.mark.parametrize("path", RECORDED, ids=name_of)
def test_what_is_foreseen_of_recorded_moves_is_what_happened(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    forms, before = rotonde.game(record.game).forms, None
    compared = 0
    for number, entry, events, state in walk(record):
        # What others have chosen under seal is not known, and what they will choose is taken as agreeing.
        sealed = before is not None and (len(before.to_act) > 1 or before.asked_at < before.ply)
        if before is not None and entry.seat != DEALER and number % 7 == 0 and not state.over and not sealed:
            told = preview(before, entry.seat, entry.action)
            happened = [forms.plain(event) for event in events]
            # Where others are asked first, what they let pass comes after what has happened so far.
            assert told["events"][: len(happened)] == happened, str(entry.action)
            if len(told["events"]) == len(happened):
                assert told["money"] == [b - a for a, b in zip(money_of(before), money_of(state), strict=True)]
                compared += 1
        before = state.copy()
    assert compared or IDLE & set(path.stem.split("-"))


@pytest.mark.parametrize("path", RECORDED, ids=name_of)
def test_what_can_be_taken_back_is_what_leaves_the_decision_to_the_same_seat(path: Path) -> None:
    before, told = None, set()
    for number, entry, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        sealed = before is not None and (len(before.to_act) > 1 or before.asked_at < before.ply)
        if before is not None and entry.seat != DEALER and (sealed or number % 7 == 0):
            undoable = preview(before, entry.seat, entry.action)["undoable"]
            assert undoable == (state.to_act == (entry.seat,) and not sealed), str(entry.action)
            told.add(undoable)
        before = state.copy()
    assert told == {True, False} or IDLE & set(path.stem.split("-"))


@pytest.mark.parametrize("path", [p for p in RECORDED if p.parent.name in ("tycoon", "england")], ids=name_of)
def test_every_recorded_delivery_brings_what_was_foreseen(path: Path) -> None:
    """Links, hotels, bounties, the Passenger Line: points of every seat, compared with what the engine then scored."""
    before, compared = None, 0
    for _, entry, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        if before is not None and str(entry.action).startswith("deliver"):
            told = preview(before, entry.seat, entry.action)
            after = state.copy()
            while type(after.step).__name__ == "Inspection":
                after.play(after.to_act[0], after.game.parse("allow"))
            points = [[row["points"] for row in s.view(None)["seats"]] for s in (before, after)]
            assert told["gains"] == [b - a for a, b in zip(*points, strict=True)], str(entry.action)
            compared += 1
        before = state.copy()
    assert compared or IDLE & set(path.stem.split("-"))


@pytest.mark.parametrize("path", [p for p in RECORDED if p.parent.name == "shares"], ids=name_of)
def test_every_recorded_cube_of_the_share_game_brings_what_was_foreseen(path: Path) -> None:
    before, compared = None, 0
    for _, entry, _, state in walk(read_record(path.read_text(encoding="utf-8"))):
        if before is not None and str(entry.action).startswith("via") and not state.over:
            told = {tuple(change["path"]): change for change in preview(before, entry.seat, entry.action)["changes"]}
            was, became = before.view(entry.seat)["companies"], state.view(entry.seat)["companies"]
            for company in was:
                change = told.get(("companies", company, "income"))
                assert (change["after"] if change else was[company]["income"]) == became[company]["income"]
            compared += 1
        before = state.copy()
    assert compared or IDLE & set(path.stem.split("-"))


@pytest.mark.parametrize("game_id", rotonde.games())
def test_price_and_changes_of_any_legal_action_are_what_play_does(game_id: str) -> None:
    rng = Random(5)
    for state in positions(game_id, rotonde.game(game_id).players[0], 5, 25):
        for seat in state.to_act:
            if seat == DEALER:
                continue
            for action in rng.sample(list(state.legal(seat)), min(4, len(state.legal(seat)))):
                told, after = preview(state, seat, action), state.copy()
                events = after.play(seat, action)
                happened = [state.game.forms.plain(event) for event in events]
                assert told["events"][: len(happened)] == happened or after.over
                if after.over or len(told["events"]) > len(happened):
                    continue
                assert told["scores"] == [b - a for a, b in zip(state.scores(), after.scores(), strict=True)]
                view = after.view(seat)
                for change in told["changes"]:
                    assert look_up(view, change["path"]) == change["after"], (str(action), change)


def look_up(view: object, path: list[str | int]) -> object:
    for key in path:
        view = view.get(key) if isinstance(view, dict) else view[key]  # type: ignore[index]
    return view


def test_a_price_is_what_is_paid_for_the_action_and_not_what_falls_due() -> None:
    game = rotonde.game("tycoon")
    paid = 0
    for path in RECORDED:
        if path.parent.name != "tycoon":
            continue
        before = None
        for _, entry, events, state in walk(read_record(path.read_text(encoding="utf-8"))):
            if before is not None and type(entry.action).__name__ in ("Upgrade", "Build", "Urbanize"):
                plain = [game.forms.plain(event) for event in events]
                price = sum(row.get("price", 0) for row in plain)
                if any(row["kind"] == "DividendsPaid" for row in plain):
                    assert preview(before, entry.seat, entry.action)["price"] == price
                    paid += 1
            before = state.copy()
    assert paid


def test_what_may_not_be_played_has_no_preview() -> None:
    state = rotonde.game("rocket").start(players=2, seed=1)
    with pytest.raises(rotonde.IllegalAction):
        preview(state, 0, state.game.parse("pass"))
