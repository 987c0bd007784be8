"""The bot that plays actions out: its budget, its secrets, its reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import sleep

import pytest

import rotonde
from playing import positions
from rotonde.bots import Outlook, Reason, bot, names
from rotonde.bots.mind import mind_of
from rotonde.bots.rollout import CANDIDATES, LEVELS, Iterations, Rollout, Seconds
from rotonde.bots.rollout.budget import MOST_BY_THE_CLOCK
from rotonde.bots.rollout.search import FEWEST_WORLDS, halve, play_on
from rotonde.core.contract import Action, JsonDict, State
from rotonde.games.dice.steps import Turn
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


SECRETIVE = ("england", "tycoon")
"""Games in which seats hide something at almost any time; in others only now and then, or nothing but what luck will bring."""


def thought(state: State, seat: int) -> tuple[str, Reason | None]:
    """What it chooses under a budget of playouts, and why."""
    chooser = Rollout(Random(7), Iterations(2), 2)
    return str(chooser.choose(Outlook(state, seat))), chooser.reason


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_others_hide_changes_no_decision(game_id: str) -> None:
    found = list(asked(game_id, 3, 1, 20))
    differing = 0
    for state, seat in found[:: max(1, len(found) // 4)]:
        known = thought(state, seat)
        for world in range(2):
            other = state.redeal(seat, Random(world))
            differing += hidden(other) != hidden(state)
            assert thought(other, seat) == known
    assert differing or game_id not in SECRETIVE


def hidden(state: State) -> JsonDict:
    """The whole position but for the luck to come."""
    return {name: value for name, value in state.to_dict().items() if name != "seed"}


def test_the_iterations_are_kept_and_give_the_same_decision_with_the_same_luck() -> None:
    for state, seat in asked("dice", 2, 1, 3):
        made, chosen = set(), set()
        for _ in range(2):
            budget = Iterations(7)
            chosen.add(Rollout(Random(3), budget).choose(Outlook(state, seat)))
            made.add(budget.made)
        assert len(chosen) == len(made) == 1
        assert made <= set(range(8))


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


def test_where_nobody_waits_only_cpu_time_counts() -> None:
    chooser = Rollout(Random(1), Seconds(0.01))
    chooser.budget.begin()
    sleep(0.02)
    assert chooser.budget.used() >= 1
    chooser.ignore_the_clock()
    assert chooser.budget.used() < 1


def test_the_server_waits_longer_than_the_strongest_level_thinks() -> None:
    assert Settings().bot_seconds > MOST_BY_THE_CLOCK * max(level.seconds for level in LEVELS.values())


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


def test_what_is_clearly_worse_or_always_the_same_is_not_played_on() -> None:
    budget = Iterations(1000)
    found = halve(words("a", "b", "c"), lambda action, world: {"a": 1.0, "b": 5.0, "c": 1.0}[str(action)] + world % 3, budget)
    assert found[0].action == "b"
    assert budget.made == 3 * FEWEST_WORLDS
    budget = Iterations(1000)
    assert halve(words("a", "b"), lambda action, world: float(world % 5), budget)[0].action == "a", "the shortlist decides"
    assert budget.made == 2 * FEWEST_WORLDS


def test_what_is_not_clear_is_played_until_the_budget_is_used_up() -> None:
    luck = Random(1)
    budget = Iterations(400)
    halve(words("a", "b"), lambda action, world: luck.gauss(0.1 if action == "a" else 0.0, 1.0), budget)
    assert budget.made == 400


def test_an_action_that_is_better_by_a_little_is_found_among_noise() -> None:
    luck = Random(2)
    better = {"a": 0.0, "b": 0.2, "c": 1.0, "d": 0.1}
    found = [halve(words(*better), lambda a, world: better[str(a)] + luck.gauss(0.0, 1.0), Iterations(400))[0] for _ in range(20)]
    assert [str(one.action) for one in found].count("c") >= 19


def test_a_world_that_not_all_have_met_does_not_count() -> None:
    found = halve(words("a", "b", "c"), lambda action, world: 1.0 if action == "b" else 0.0, Iterations(2))
    assert [one.playouts for one in found] == [0, 0, 0]
    assert found[0].action == "a", "then the shortlist decides"


def test_it_says_what_it_expected_against_the_next_best() -> None:
    for state, seat in asked("dice", 2, 1, 10):
        chooser = Rollout(Random(1), Iterations(12))
        chosen = chooser.choose(Outlook(state, seat))
        reason = chooser.reason
        if reason is not None:
            assert reason.action == chosen != reason.instead
            assert reason.gain == reason.expected - reason.instead_expected >= 0
            assert 2 <= reason.playouts <= 12
            break
    else:
        pytest.fail("never anything to weigh")


@pytest.mark.parametrize("game_id", ["dice", "england"])
def test_who_does_not_think_plays_like_greedy(game_id: str) -> None:
    thought, sure = 0, 0
    found = list(asked(game_id, 2, 1, 60))[:30]
    for state, seat in found:
        careless, careful = (Rollout(Random(5), Iterations(10), 2, care=care) for care in (0.0, 1.0))
        greedy = {mind_of(game_id).policy.choose(state.redeal(seat, Random(luck)), seat, Random(luck)) for luck in range(5)}
        chosen = careless.choose(Outlook(state, seat))
        if len(greedy) == 1:  # nothing is left to luck
            assert greedy == {chosen}
            sure += 1
        assert careless.reason is None
        careful.choose(Outlook(state, seat))
        at_times = Rollout(Random(state.ply), Iterations(10), 2, care=0.5)
        at_times.choose(Outlook(state, seat))
        assert at_times.reason is None or careful.reason is not None
        thought += at_times.reason is not None
    assert sure > 5
    assert 0 < thought < len(found)


def test_the_levels_are_offered_by_name_the_stronger_the_longer() -> None:
    assert list(LEVELS) == ["apprentice", "driver", "stationmaster", "baron"]
    assert [level.seconds for level in LEVELS.values()] == sorted({level.seconds for level in LEVELS.values()})
    assert [level.looks[-1] for level in LEVELS.values()] == sorted(level.looks[-1] for level in LEVELS.values())
    assert [level.care for level in LEVELS.values()] == sorted(level.care for level in LEVELS.values())
    assert [level.places for level in LEVELS.values()] == sorted(level.places for level in LEVELS.values())
    assert set(LEVELS) <= set(names())
    for name, level in LEVELS.items():
        made = bot(name, Random(1))
        assert isinstance(made, Rollout)
        assert isinstance(made.budget, Seconds)
        assert (made.budget.seconds, made.looks, made.care) == (level.seconds, level.looks, level.care)


def test_a_longer_look_plays_on_for_more_turns_and_several_are_averaged() -> None:
    mind = mind_of("rocket")
    state, seat = next(one for one in asked("rocket", 2, 3, 60) if one[0].ply > 20)
    found = []
    for turns in ([1.0], [3.0], [1.0, 3.0], [99.0]):
        played = state.redeal(seat, Random(1))
        totals = play_on(mind, played, Random(2), Iterations(1), turns)
        assert totals is not None
        found.append((played.ply, totals))
    (near, early), (far, late), (both, average), (_, end) = found
    assert state.ply < near < far == both
    assert early != late
    assert average == pytest.approx([(a + b) / 2 for a, b in zip(early, late, strict=True)])
    assert end == pytest.approx(played.scores()), "once the game is over, its result"


def test_nobody_looks_less_or_further_than_is_of_use() -> None:
    def turns_ahead(game_id: str, *looks: float) -> list[float]:
        state = next(state for state, _ in asked(game_id, 2, 1, 99) if mind_of(game_id).is_set_up(state))
        return [turns / mind_of(game_id).turns for turns in mind_of(game_id).turns_ahead(state, looks)]

    assert turns_ahead("dice", 0.5, 1.0, 2.0) == [1, 2]
    assert turns_ahead("rocket", 0.5, 3.0) == [0.5, 3]
    assert turns_ahead("shares", 0.5, 1.0, 2.0, 3.0) == [0.5, 1]
    assert turns_ahead("shares", 3.0) == [1]


def test_while_a_game_is_set_up_a_look_ends_with_that() -> None:
    mind = mind_of("dice")
    state = rotonde.game("dice").start(3, seed=1)
    state.play(rotonde.DEALER, state.deal())
    assert not mind.is_set_up(state)
    played = state.copy()
    assert play_on(mind, played, Random(2), Iterations(1), mind.turns_ahead(state, (0.5, 2.0))) is not None
    assert mind.is_set_up(played)
    assert played.ply >= state.ply + 9, "every station that found a place"
    assert played.step == Turn(played.to_act[0], rolled=False, refilled=False, final=False), "and nothing after that"


def test_a_level_thinks_more_often_and_weighs_more_where_a_game_wants_it() -> None:
    for name, level in LEVELS.items():
        for game_id in ("dice", "shares", "rocket"):
            state, seat = next(iter(asked(game_id, 2, 1, 9)))
            made = bot(name, Random(1))
            assert isinstance(made, Rollout)
            made.budget = Iterations(1)
            made.choose(Outlook(state, seat))
            assert made.care == level.care_at.get(game_id, level.care)
            assert made.candidates == level.candidates_at.get(game_id, CANDIDATES)
    assert all(0 < care < 1 for level in LEVELS.values() for care in level.care_at.values())
    assert all(number > CANDIDATES for level in LEVELS.values() for number in level.candidates_at.values())
