"""Bots: what they see, how they are found, how they play."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

import rotonde
from playing import positions
from rotonde.bots import Bot, Outlook, bot, names, play_game
from rotonde.bots.greedy import generic
from rotonde.bots.greedy.generic import lead
from rotonde.bots.mind import mind_of
from rotonde.core.contract import Action, MalformedSetup, State
from rotonde.games.tycoon.state import TycoonState


def start(players: int = 2, seed: int | str = 1) -> State:
    state = rotonde.game("rocket").start(players=players, seed=seed)
    state.play(rotonde.DEALER, state.deal())
    return state


def bots(*kinds: str, luck: int = 0) -> list[Bot]:
    return [bot(kind, Random(f"{luck}/{i}")) for i, kind in enumerate(kinds)]


def test_a_bot_sees_only_what_its_seat_may_see() -> None:
    state = start()
    seat = state.to_act[0]
    outlook = Outlook(state, seat)
    assert {name for name in dir(outlook) if not name.startswith("_")} == {"seat", "game", "step", "view", "legal", "redeal"}
    assert outlook.view() == state.view(seat)
    assert outlook.legal() == state.legal(seat)
    assert outlook.step == state.step
    redealt = outlook.redeal(Random(1))
    assert redealt.seed != state.seed
    redealt.apply(seat, redealt.legal(seat)[0])
    assert outlook.view() == state.view(seat)


def test_an_unknown_bot_is_refused() -> None:
    assert names() == ["apprentice", "baron", "driver", "greedy", "random", "stationmaster"]
    with pytest.raises(MalformedSetup) as refused:
        bot("genius", Random())
    assert refused.value.code == "unknown_bot"
    assert refused.value.details == {"bot": "genius", "known": ", ".join(names())}


def test_a_bot_is_imported_when_it_is_asked_for() -> None:
    code = "import sys, rotonde.bots; assert 'rotonde.bots.greedy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})


@pytest.mark.parametrize("kinds", [("random", "random", "random"), ("greedy", "random")])
def test_the_same_luck_gives_the_same_game(kinds: tuple[str, ...]) -> None:
    games = []
    for _ in range(2):
        state = start(len(kinds))
        log: list[str] = []
        play_game(state, bots(*kinds), watch=lambda seat, action, _state, log=log: log.append(f"{seat} {action}"))  # type: ignore[misc]
        games.append((log, state.to_dict()))
    assert games[0] == games[1]


def test_the_referee_watches_when_asked() -> None:
    state = rotonde.game("rocket").start(players=4, seed=3)
    played = play_game(state, bots("random", "random", "random", "random"), check=True)
    assert played.scores == tuple(state.scores())
    assert played.winners == tuple(state.winners())
    assert played.end_reason == state.end_reason
    assert played.actions == state.ply


def test_an_illegal_choice_does_not_pass() -> None:
    class Cheat:
        def choose(self, outlook: Outlook) -> Action:
            return outlook.game.parse("extend GWR A1")

    state = start()
    before = state.to_dict()
    with pytest.raises(rotonde.IllegalAction):
        play_game(state, [Cheat(), Cheat()])
    assert state.to_dict() == before


def test_random_plays_every_legal_action() -> None:
    state = start()
    seat = state.to_act[0]
    chooser = bot("random", Random(1))
    chosen = {chooser.choose(Outlook(state, seat)) for _ in range(4000)}
    assert chosen == set(state.legal(seat))


def test_a_game_without_a_module_goes_by_its_scores() -> None:
    assert mind_of("chess") is generic.MIND
    assert mind_of("rocket") is not generic.MIND
    state = start()
    seat = state.to_act[0]
    assert set(generic.MIND.shortlist.best(state, seat, 1000, Random(1))) == set(state.legal(seat))
    assert generic.MIND.estimate.totals(state) == state.scores()


@pytest.mark.parametrize("game_id", rotonde.games())
def test_the_shortlist_begins_with_legal_actions_and_the_policy_takes_one_of_them(game_id: str) -> None:
    """In positions of a random game, where greedy itself would never come to."""
    mind = mind_of(game_id)
    for state in positions(game_id, 2, 3, 25):
        for seat in state.to_act:
            if seat != rotonde.DEALER:
                best = mind.shortlist.best(state, seat, 5, Random(1))
                assert 1 <= len(best) == len(set(best)) <= 5
                chosen = [policy.choose(state, seat, Random(1)) for policy in (mind.policy, mind.playout) if policy is not None]
                assert not any(state.objections(seat, action) for action in [*best, *chosen])


@pytest.mark.parametrize("game_id", rotonde.games())
def test_what_plays_in_playouts_plays_whole_games_by_the_rules(game_id: str) -> None:
    mind = mind_of(game_id)
    policy = mind.playout or mind.policy
    state, rng = rotonde.game(game_id).start(3, seed="quick"), Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.deal() if seat == rotonde.DEALER else policy.choose(state, seat, rng))
    state.check()


@pytest.mark.parametrize(("game_id", "seed"), [("england", "d/1"), ("england", "d/2"), ("tycoon", "d/1"), ("tycoon", "d/3")])
def test_nobody_sits_idle_at_first(game_id: str, seed: str) -> None:
    """One or two links alone may not pay for their bonds, but without a network nothing ever pays: such games ended at 0."""
    state, policy, rng = rotonde.game(game_id).start(2, seed=seed), mind_of(game_id).policy, Random(1)
    assert isinstance(state, TycoonState)
    while state.turn_number <= 2:
        seat = state.to_act[0]
        state.play(seat, state.deal() if seat == rotonde.DEALER else policy.choose(state, seat, rng))
    assert set(state.track.owner) == {0, 1}


@pytest.mark.parametrize("game_id", rotonde.games())
def test_an_estimate_is_the_result_once_the_game_is_over(game_id: str) -> None:
    for state in positions(game_id, 3, 1, 6):
        totals = mind_of(game_id).estimate.totals(state)
        assert len(totals) == 3
        assert not state.over or totals == state.scores()


def test_a_lead_counts_the_best_and_the_mean_of_the_others() -> None:
    assert lead([10, 4], 0) == 6
    assert lead([10, 4, 8], 0) == 10 - (8 + 6) / 2
    assert lead([10, 4], 0, rivalry=0.5) == 8
