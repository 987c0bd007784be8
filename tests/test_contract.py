"""Every promise of the contract, over every registered game: a new game is tested by being registered."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import json
import weakref
from random import Random

import pytest

import rotonde
from playing import LONGEST_GAME, nearly_legal, next_action, positions, random_game, start
from rotonde.core.contract import MalformedAction, MalformedSetup, State
from rotonde.i18n import LANGUAGES, event_sentence, objection_sentence, step_sentence

TABLES = [(game_id, players) for game_id in rotonde.games() for players in rotonde.game(game_id).players]
SMALLEST = [(game_id, rotonde.game(game_id).players[0]) for game_id in rotonde.games()]
every_table = pytest.mark.parametrize(("game_id", "players"), TABLES)
every_game = pytest.mark.parametrize(("game_id", "players"), SMALLEST)


def seats(state: State) -> list[int]:
    return [rotonde.DEALER, *range(state.players)]


def sealed_positions(game_id: str, players: int) -> list[State]:
    """The positions of a random game in which several seats are to act at once."""
    state, found = start(game_id, players, 1), []
    for seat, action in random_game(game_id, players, 1):
        if len(state.to_act) > 1 and not (found and found[-1].to_act[-len(state.to_act) :] == state.to_act):
            found.append(state.copy())
        state.apply(seat, action)
    return found[:6]


@every_table
def test_random_games_end_and_the_referee_finds_nothing(game_id: str, players: int) -> None:
    for seed in (1, 2):
        assert len(random_game(game_id, players, seed)) < LONGEST_GAME


@every_table
def test_legal_actions_have_no_objection_and_no_duplicate(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 1, 12):
        for seat in seats(state):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in state.to_act)
            for action in legal:
                assert state.objections(seat, action) == []


@every_table
def test_an_action_without_objection_is_listed_as_legal(game_id: str, players: int) -> None:
    rng = Random(players)
    pool = [action for _, action in random_game(game_id, players, 1)]
    for state in positions(game_id, players, 1, 25):
        for seat in [*seats(state), state.players, -2]:
            legal = state.legal(seat)
            known = set(legal)
            for action in nearly_legal(legal, pool, rng, 30):
                objections = state.objections(seat, action)
                assert (objections == []) == (action in known), (seat, str(action), objections)


@every_table
def test_objections_can_be_said_in_every_language(game_id: str, players: int) -> None:
    rng = Random(players)
    pool = [action for _, action in random_game(game_id, players, 1)]
    for state in positions(game_id, players, 1, 8):
        for seat in seats(state):
            for action in nearly_legal(state.legal(seat), pool, rng, 10):
                for objection in state.objections(seat, action):
                    for lang in LANGUAGES:
                        assert objection_sentence(lang, objection)
                        assert rotonde.rule(objection.rule, lang)


@every_game
def test_an_illegal_action_raises_and_changes_nothing(game_id: str, players: int) -> None:
    rng = Random(7)
    pool = [action for _, action in random_game(game_id, players, 1)]
    refused = 0
    for state in positions(game_id, players, 1, 10):
        before = state.to_dict()
        for seat in seats(state):
            for action in nearly_legal(state.legal(seat), pool, rng, 10):
                objections = state.objections(seat, action)
                if objections:
                    with pytest.raises(rotonde.IllegalAction) as caught:
                        state.play(seat, action)
                    assert list(caught.value.objections) == objections
                    refused += 1
        assert state.to_dict() == before
    assert refused > 20


@every_game
def test_asking_changes_nothing(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 2, 8):
        before = state.to_dict()
        for seat in seats(state):
            state.legal(seat)
        for viewer in (None, *range(state.players)):
            state.view(viewer)
            state.redeal(viewer, Random(1))
        state.scores(), state.winners(), state.step, state.copy()
        if state.to_act == (rotonde.DEALER,):
            state.deal()
        assert state.to_dict() == before


@every_game
def test_a_copy_is_independent(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 1, 8):
        copy, before = state.copy(), state.to_dict()
        rng = Random(3)
        for _ in range(30):
            if copy.over:
                break
            copy.apply(*next_action(copy, rng))
        copy.check()
        assert state.to_dict() == before
        state.check()


@every_game
def test_play_and_apply_do_the_same(game_id: str, players: int) -> None:
    played, applied = start(game_id, players, 1), start(game_id, players, 1)
    for seat, action in random_game(game_id, players, 1):
        played.play(seat, action)
        applied.apply(seat, action)
    assert played.to_dict() == applied.to_dict()


@every_table
def test_a_position_survives_json(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    for state in positions(game_id, players, 1, 8):
        data = json.loads(json.dumps(state.to_dict()))
        again = game.from_dict(data)
        assert again.to_dict() == state.to_dict()
        again.check()
        for seat in seats(state):
            assert list(again.legal(seat)) == list(state.legal(seat))
        for viewer in (None, *range(players)):
            assert again.view(viewer) == state.view(viewer)


@every_game
def test_play_goes_on_the_same_from_a_position_read_back(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    log = random_game(game_id, players, 1)
    state = start(game_id, players, 1)
    for ply, (seat, action) in enumerate(log):
        if ply == len(log) // 2:
            state = game.from_dict(state.to_dict())
        state.play(seat, action)
    straight = start(game_id, players, 1)
    for seat, action in log:
        straight.play(seat, action)
    assert state.to_dict() == straight.to_dict()


@every_game
def test_notation_is_exact_both_ways(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    for state in positions(game_id, players, 1, 10):
        for seat in seats(state):
            for action in state.legal(seat):
                text = str(action)
                assert game.parse(text) == action
                assert text == " ".join(text.split())
                assert text.isprintable()


@every_game
@pytest.mark.parametrize("text", ["", " ", "nonsense", "pass pass", "bid x y", "first -1", "first 99999999999999999999", "\x00"])
def test_a_text_that_is_no_action_is_malformed(game_id: str, players: int, text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        rotonde.game(game_id).parse(text)
    assert caught.value.code == "unknown_action_text"


@every_table
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(game_id: str, players: int) -> None:
    rng = Random(11)
    for state in positions(game_id, players, 2, 8):
        for viewer in (None, *range(state.players)):
            shown = state.view(viewer)
            assert json.loads(json.dumps(shown)) == shown
            for _ in range(3):
                other = state.redeal(viewer, rng)
                other.check()
                assert other.view(viewer) == shown
                if viewer is not None:
                    assert list(other.legal(viewer)) == list(state.legal(viewer))


@every_table
def test_where_several_are_to_act_each_acts_once_in_any_order(game_id: str, players: int) -> None:
    for state in sealed_positions(game_id, players):
        asked = state.to_act
        rng = Random(5)
        chosen = {seat: rng.choice(state.legal(seat)) for seat in asked}
        one, other = state.copy(), state.copy()
        for i, seat in enumerate(asked):
            assert one.to_act == asked[i:]
            one.play(seat, chosen[seat])
        for seat in reversed(asked):
            other.play(seat, chosen[seat])
        assert one.to_dict() == other.to_dict()


@every_table
def test_a_sealed_choice_is_in_nobody_elses_view(game_id: str, players: int) -> None:
    for state in sealed_positions(game_id, players):
        seat, *rest = state.to_act
        views = []
        for action in state.legal(seat):
            after = state.copy()
            after.play(seat, action)
            views.append([after.view(viewer) for viewer in (None, *range(players)) if viewer != seat])
        assert all(view == views[0] for view in views)
        assert rest


@every_game
def test_a_redealt_state_has_other_luck(game_id: str, players: int) -> None:
    state = start(game_id, players, 5)
    assert state.seed == "5"
    assert state.redeal(0, Random(1)).seed != "5"
    assert '"5"' not in json.dumps(state.view(0))


@every_game
def test_seeds_reproduce_a_game(game_id: str, players: int) -> None:
    def log(seed: int) -> list[str]:
        state, rng = start(game_id, players, seed), Random(4)
        lines = []
        while not state.over and len(lines) < 300:
            seat, action = next_action(state, rng)
            state.apply(seat, action)
            lines.append(f"{seat} {action}")
        return lines

    assert log(8) == log(8)
    assert len({tuple(log(seed)) for seed in range(6)}) > 1


@every_game
def test_what_the_dealer_draws_is_one_of_the_dealers_actions(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 1, 20):
        if state.to_act == (rotonde.DEALER,):
            rng = Random(1)
            legal = set(state.legal(rotonde.DEALER))
            assert state.deal() == state.deal()
            assert {state.deal(rng) for _ in range(20)} <= legal


@every_game
def test_two_games_at_once_do_not_disturb_each_other(game_id: str, players: int) -> None:
    first, second = random_game(game_id, players, 1), random_game(game_id, players, 2)
    one, two = start(game_id, players, 1), start(game_id, players, 2)
    for ply in range(max(len(first), len(second))):
        if ply < len(first):
            one.play(*first[ply])
        if ply < len(second):
            two.play(*second[ply])
    for state, seed in ((one, 1), (two, 2)):
        alone = start(game_id, players, seed)
        for seat, action in random_game(game_id, players, seed):
            alone.play(seat, action)
        assert state.to_dict() == alone.to_dict()


@every_table
def test_a_finished_game_is_finished(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    log = random_game(game_id, players, 1)
    state = start(game_id, players, 1)
    for seat, action in log:
        assert not state.over
        assert state.winners() == []
        assert state.end_reason is None
        state.apply(seat, action)
    assert state.over
    assert state.to_act == ()
    assert state.end_reason in game.end_reasons
    assert len(state.scores()) == players
    assert state.winners()
    assert set(state.winners()) <= set(range(players))
    for seat in seats(state):
        assert list(state.legal(seat)) == []
        assert state.objections(seat, log[-1][1])


@every_game
def test_events_and_steps_can_be_said_in_every_language(game_id: str, players: int) -> None:
    state = start(game_id, players, 2)
    for seat, action in random_game(game_id, players, 2):
        step = state.step
        assert dataclasses.is_dataclass(step)
        for lang in LANGUAGES:
            assert step_sentence(lang, game_id, step)
        for event in state.play(seat, action):
            for lang in LANGUAGES:
                assert event_sentence(lang, game_id, event)


@every_game
def test_every_option_plays(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    for option in game.options.values():
        for value in {option.choices[0], option.choices[-1], option.default}:
            state, rng = start(game_id, players, 1, **{option.name: value}), Random(1)
            assert state.options[option.name] == value
            for _ in range(150):
                if state.over:
                    break
                state.play(*next_action(state, rng))
                state.check()


@every_game
def test_a_game_says_what_it_needs(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    assert game.id == game_id
    assert game.title
    assert game.designers
    assert game.publisher
    assert players == game.players[0] >= 1
    for option in game.options.values():
        assert option.default in option.choices
        for rule_id in option.rules:
            assert rotonde.rule(rule_id)


@every_game
def test_a_game_that_cannot_be_started_is_refused(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    for wrong in (game.players[0] - 1, game.players[-1] + 1, 0, -1):
        with pytest.raises(MalformedSetup, match="bad_player_count"):
            game.start(players=wrong)
    with pytest.raises(MalformedSetup, match="unknown_option"):
        game.start(players=players, options={"no_such_option": "x"})
    for option in game.options.values():
        with pytest.raises(MalformedSetup, match="bad_option_value"):
            game.start(players=players, options={option.name: "no such value"})
    with pytest.raises(MalformedSetup, match="unknown_board"):
        game.start(players=players, board="nowhere")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(MalformedSetup, match="unknown_game"):
        rotonde.game("monopoly")


@every_table
def test_a_seats_view_is_everybodys_with_its_own_parts(game_id: str, players: int) -> None:
    for state in [*positions(game_id, players, 1, 12), *sealed_positions(game_id, players)]:
        for seat in range(players):
            shown = state.view(None)
            for (*path, last), own in state.own_parts(seat):
                place = shown
                for name in path:
                    place = place[name]
                place[last] = own
            assert shown == state.view(seat)


@every_game
def test_a_state_can_be_forgotten_after_somebody_pointed_at_it(game_id: str, players: int) -> None:
    """A compiled class that takes weak references without clearing them brings the collector down."""
    for _ in range(20):
        state = start(game_id, players, 1)
        with contextlib.suppress(TypeError):
            weakref.ref(state)
        del state
    gc.collect()
