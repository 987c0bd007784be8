"""Which games an arena plays, and what comes of a bot that fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from some_bots import write_bots

from rotonde.arena.plan import MalformedArena, Task, lineups, make_plan, seating, turns
from rotonde.arena.playing import Effort, play_one
from rotonde.arena.results import places, result_of
from rotonde.arena.running import Pieces, here, hold, in_processes
from rotonde.core.contract import Malformed, MalformedSetup


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_bots(tmp_path)
    return tmp_path


def mine(*names: str) -> list[str]:
    return [f"mine.py:{name}" for name in names]


def test_who_plays_whom() -> None:
    assert lineups("abc", 3) == (("a", "b", "c"),)
    assert lineups("abc", 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert lineups("ab", 4) == (("a", "b", "b", "b"), ("b", "a", "a", "a"))
    assert lineups("abbb", 4) == (("a", "b", "b", "b"),)


def test_every_seat_is_taken_once_a_deal() -> None:
    assert turns(("a", "b", "c")) == [0, 1, 2]
    assert turns(("a", "b", "b")) == [0, 1, 2]
    assert turns(("a", "b", "a", "b")) == [0, 1]
    places_of_first = [seating(3, turn).index(0) for turn in turns(("a", "b", "c"))]
    assert sorted(places_of_first) == [0, 1, 2]


def test_deals_are_whole_and_shared() -> None:
    plan = make_plan("rocket", ["random", "greedy", "apprentice"], games=5, players=2)
    tasks = list(plan.tasks())
    assert len(tasks) == len(set(tasks)) == 3 * 3 * 2
    assert tasks[:3] == [Task(0, 0, 0), Task(0, 0, 1), Task(1, 0, 0)]


def test_luck_cancels() -> None:
    """Bots that play alike change their results with their places, whoever their opponent is."""
    plan = make_plan("rocket", mine("First", "Same", "Twin"), games=6, players=2)
    found = {outcome.task: outcome for piece in hold(plan, here, 1) for outcome in piece}
    for task, outcome in found.items():
        assert outcome.scores == found[Task(task.lineup, task.deal, 1 - task.turn)].scores[::-1]
        assert outcome.scores == found[Task(0, task.deal, task.turn)].scores
    result = result_of(plan, found.values())
    assert [row.won.share for table in result.tables for row in table.rows] == [0.5] * 6
    assert {round(one.elo.rating, 6) for one in result.standings} == {1500}


def test_the_same_wherever_it_is_played() -> None:
    plan = make_plan("rocket", ["random", *mine("First")], games=20)
    alone, together = (
        {o.task: (o.scores, o.winners, o.actions) for piece in hold(plan, in_processes(n), n) for o in piece} for n in (1, 2)
    )
    assert alone == together
    assert len(alone) == 20


@pytest.mark.parametrize(
    ("name", "code", "fault"),
    [
        ("Cheat", "illegal", "station Z99"),
        ("Silent", "illegal", "None"),
        ("Crash", "crashed", "ZeroDivisionError: of course"),
        ("Quitter", "crashed", "SystemExit: 3"),
        ("Unborn", "crashed", "LookupError: no brain"),
    ],
)
def test_who_fails_loses_and_it_is_told(name: str, code: str, fault: str) -> None:
    plan = make_plan("rocket", ["random", *mine(name, "First")], games=3)
    outcomes = [play_one(plan, task) for task in plan.tasks()]
    assert {outcome.winners for outcome in outcomes} == {(0, 2)}
    result = result_of(plan, outcomes)
    assert [(one.bot, one.code, one.fault) for one in result.forfeits] == [(f"mine.py:{name}", code, fault)] * 3
    shares = {row.bot: row.won.share for row in result.tables[0].rows}
    assert shares == {"random": 0.5, f"mine.py:{name}": 0.0, "mine.py:First": 0.5}
    assert {one.bot: one.forfeits for one in result.standings}[f"mine.py:{name}"] == 3
    assert all(row.score is None for row in result.tables[0].rows)


def test_a_process_that_is_ended_is_told() -> None:
    plan = make_plan("rocket", ["random", *mine("Killer")], games=4)
    with pytest.raises(MalformedArena, match="worker_died"):
        list(hold(plan, in_processes(2), 2))


def test_places() -> None:
    plan = make_plan("rocket", ["random", *mine("First", "Same")], games=1)
    outcome = play_one(plan, Task(0, 0, 0))
    order = sorted(range(3), key=lambda who: -outcome.scores[who])
    if len(set(outcome.scores)) == 3:
        assert [places(outcome, 3)[who] for who in order] == [0, 1, 2]
    assert [who for who in range(3) if places(outcome, 3)[who] == 0] == list(outcome.winners)


def test_time_is_counted_where_there_is_a_choice() -> None:
    plan = make_plan("rocket", ["random", *mine("First")], games=1)
    outcome = play_one(plan, Task(0, 0, 0))
    assert all(0 < effort.decisions < outcome.actions for effort in outcome.efforts)
    effort = Effort()
    for _ in range(98):
        effort.note(0.001)
    effort.note(0.5)
    other = Effort()
    other.note(2.0)
    effort.add(other)
    assert effort.seconds == pytest.approx(2.598)
    assert effort.quantile(0.5) == pytest.approx(0.001, rel=0.05)
    assert effort.quantile(0.99) == pytest.approx(0.5, rel=0.05)
    assert effort.quantile(1.0) == pytest.approx(2.0, rel=0.05)


def test_pieces_grow_with_what_is_known() -> None:
    plan = make_plan("rocket", ["random", *mine("First")], games=40)
    pieces = Pieces(plan.tasks(), workers=2)
    waiting = iter(pieces)
    first = next(waiting)
    assert len(first) == 1
    quick = next(here(plan, Pieces(first, 1)))
    pieces.learn(type(quick)(quick.outcomes, 0.001))
    sizes = [len(piece) for piece in waiting]
    assert sizes[0] == 5
    assert sizes[-1] == 1
    assert sum(sizes) == 39


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["greedy"], {}, "arena_of_one"),
        (["greedy", "greedy"], {}, "arena_of_one"),
        (["greedy", "nobody"], {}, "unknown_bot"),
        (["greedy", "none.py:First"], {}, "no_bot_file"),
        (["greedy", "mine.py:Nobody"], {}, "no_bot_in_file"),
        (["greedy", "random"], {"games": 0}, "arena_without_games"),
        (["greedy", "random"], {"players": 9}, "bad_player_count"),
        (["greedy", "random"], {"options": {"no": 1}}, "unknown_option"),
    ],
)
def test_what_is_no_arena(bots: list[str], more: dict[str, object], code: str) -> None:
    with pytest.raises(Malformed) as refused:
        make_plan("rocket", bots, **{"games": 2} | more)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_a_file_that_cannot_be_read(folder: Path) -> None:
    (folder / "latin.py").write_bytes("# é".encode("latin-1"))
    with pytest.raises(MalformedSetup) as refused:
        make_plan("rocket", ["greedy", "latin.py:First"], games=1)
    assert refused.value.code == "bot_file_fails"
