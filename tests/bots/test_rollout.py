"""The bot that plays actions out: its budget, its secrets, its reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rotonde
from playing import positions
from rotonde.bots import Outlook, bot, names
from rotonde.bots.rollout import LEVELS, Iterations, Rollout, Seconds
from rotonde.bots.rollout.budget import MOST_BY_THE_CLOCK
from rotonde.bots.rollout.search import halve
from rotonde.core.contract import Action, State
from rotonde.server.settings import Settings

GAMES = rotonde.games()


def asked(game_id: str, players: int, seed: int, number: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which a seat has more than one choice."""
    for state in positions(game_id, players, seed, number):
        for seat in state.to_act:
            if seat != rotonde.DEALER and len(state.legal(seat)) > 1:
                yield state, seat


@pytest.mark.parametrize("game_id", GAMES)
def test_it_finds_a_legal_action_in_every_kind_of_step(game_id: str) -> None:
    seen: dict[str, int] = {}
    for state, seat in asked(game_id, 2, 2, 100):
        kind = type(state.step).__name__
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] == 1:
            chosen = Rollout(Random(1), Iterations(3)).choose(Outlook(state, seat))
            assert state.objections(seat, chosen) == []
    assert len(seen) >= 2


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_others_hide_changes_no_decision(game_id: str) -> None:
    found = list(asked(game_id, 2, 5, 20))
    for state, seat in found[:: len(found) // 3]:
        chosen = {str(Rollout(Random(7), Iterations(6)).choose(Outlook(state, seat)))}
        other = state.redeal(seat, Random(1))
        chosen.add(str(Rollout(Random(7), Iterations(6)).choose(Outlook(other, seat))))
        assert len(chosen) == 1


def test_the_iterations_are_kept_and_give_the_same_decision_with_the_same_luck() -> None:
    for state, seat in asked("dice", 2, 1, 5):
        made, chosen = set(), set()
        for _ in range(2):
            budget = Iterations(11)
            chosen.add(Rollout(Random(3), budget).choose(Outlook(state, seat)))
            made.add(budget.made)
        assert len(chosen) == len(made) == 1
        assert made <= set(range(12))


class Clock:
    """A budget that is used up after so many questions, in the middle of a playout or not."""

    def __init__(self, questions: int) -> None:
        self.left = questions

    def begin(self) -> None:
        pass

    def used(self) -> float:
        self.left -= 1
        return 0.0 if self.left > 0 else 1.0

    def count(self) -> None:
        pass


@pytest.mark.parametrize("questions", [0, 1, 5, 40])
def test_an_answer_is_there_at_any_time(questions: int) -> None:
    for state, seat in asked("dice", 2, 1, 5):
        chooser = Rollout(Random(1), Clock(questions))
        assert state.objections(seat, chooser.choose(Outlook(state, seat))) == []
        assert questions > 1 or chooser.reason is None


def test_cpu_time_is_counted_from_the_beginning_of_a_decision() -> None:
    budget = Seconds(1e-9)
    budget.begin()
    sum(range(10_000))
    assert budget.used() >= 1
    budget = Seconds(1e9)
    budget.begin()
    assert 0 <= budget.used() < 1


def test_the_server_waits_longer_than_the_strongest_level_thinks() -> None:
    assert Settings().bot_seconds > MOST_BY_THE_CLOCK * max(LEVELS.values())


def words(*texts: str) -> list[Action]:
    return list(texts)


def test_halving_keeps_what_comes_out_best_and_spends_most_on_it() -> None:
    worth = {"a": 1.0, "b": 5.0, "c": 2.0, "d": 4.0, "e": 3.0}
    worlds: dict[str, list[int]] = {name: [] for name in worth}

    def play(action: Action, world: int) -> float:
        worlds[str(action)].append(world)
        return worth[str(action)] + (world % 2)

    found = halve(words(*worth), play, Iterations(60))
    assert [str(one.action) for one in found[:2]] == ["b", "d"]
    assert found[0].playouts > found[-1].playouts > 0
    assert worlds["a"] == worlds["b"][: len(worlds["a"])], "all meet the same worlds"


def test_a_world_that_not_all_have_met_does_not_count() -> None:
    found = halve(words("a", "b", "c"), lambda action, world: 1.0 if action == "b" else 0.0, Iterations(2))
    assert [one.playouts for one in found] == [0, 0, 0]
    assert found[0].action == "a", "then the shortlist decides"


def test_it_says_what_it_expected_against_the_next_best() -> None:
    for state, seat in asked("shares", 2, 1, 40):
        chooser = Rollout(Random(1), Iterations(20))
        chosen = chooser.choose(Outlook(state, seat))
        reason = chooser.reason
        if reason is not None:
            assert reason.action == chosen != reason.instead
            assert reason.gain == reason.expected - reason.instead_expected >= 0
            assert 2 <= reason.playouts <= 20
            break
    else:
        pytest.fail("never anything to weigh")


def test_the_levels_are_offered_by_name_the_stronger_the_longer() -> None:
    assert list(LEVELS) == ["apprentice", "driver", "stationmaster", "baron"]
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    assert set(LEVELS) <= set(names())
    for name, seconds in LEVELS.items():
        made = bot(name, Random(1))
        assert isinstance(made, Rollout)
        assert isinstance(made.budget, Seconds)
        assert made.budget.seconds == seconds
