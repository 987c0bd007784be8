"""Positions as data, over every registered game: what is none is refused with its place, never half read."""

from __future__ import annotations

import inspect
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rotonde
from playing import positions, start
from rotonde.core import frame
from rotonde.core.contract import DEALER, Malformed, MalformedPosition, MalformedView, State
from rotonde.i18n import LANGUAGES, malformed_sentence

SMALLEST = [(game_id, rotonde.game(game_id).players[0]) for game_id in rotonde.games()]
every_game = pytest.mark.parametrize(("game_id", "players"), SMALLEST)
ANY_LENGTH = {"asked", "layout", "order", "route"}


def refusal(game_id: str, data: Any) -> Malformed:
    with pytest.raises(MalformedPosition) as refused:
        rotonde.game(game_id).from_dict(data)
    for lang in LANGUAGES:
        assert malformed_sentence(lang, refused.value)
    return refused.value


def middle(game_id: str, players: int) -> State:
    return list(positions(game_id, players, 1, 8))[4]


@every_game
def test_every_key_is_needed(game_id: str, players: int) -> None:
    told = middle(game_id, players).to_dict()
    for key in told:
        refused = refusal(game_id, {k: v for k, v in told.items() if k != key})
        assert (refused.code, refused.where) == ("position_field_missing", f"/{key}")


@every_game
def test_a_value_of_another_type_is_refused_with_its_place(game_id: str, players: int) -> None:
    told = middle(game_id, players).to_dict()
    for key, value in told.items():
        for wrong in ({"a": 1}, "nonsense", 1.5, [["x"]], object()):
            if isinstance(wrong, str) and (value is None or isinstance(value, str)):
                continue
            refused = refusal(game_id, {**told, key: wrong})
            assert refused.where == "" or refused.where.startswith(f"/{key}"), (key, wrong, refused)


@every_game
def test_a_list_of_another_length_is_refused(game_id: str, players: int) -> None:
    told = middle(game_id, players).to_dict()
    lists = [key for key, value in told.items() if isinstance(value, list) and value and all(type(v) is int for v in value)]
    assert lists
    for key in set(lists) - ANY_LENGTH:
        refusal(game_id, {**told, key: told[key][:-1]})


@every_game
def test_names_that_nobody_knows_are_refused(game_id: str, players: int) -> None:
    told = middle(game_id, players).to_dict()
    assert refusal(game_id, {**told, "game": "chess"}).code == "position_of_another_game"
    assert refusal(game_id, {**told, "board": "nowhere"}).code == "position_unknown_name"
    assert refusal(game_id, {**told, "board": {}}).where.startswith("/board")
    assert refusal(game_id, {**told, "options": {"no_such_option": 1}}).where == "/options"
    assert refusal(game_id, {**told, "players": 99}).where == "/players"
    assert refusal(game_id, [told]).code == "position_field_missing"
    assert refusal(game_id, None).code == "position_wrong_type"


@every_game
def test_a_position_against_the_rules_is_refused(game_id: str, players: int) -> None:
    """Money out of nothing is no position."""
    told = middle(game_id, players).to_dict()
    accounts = [told["accounts"][0] + 1, *told["accounts"][1:]]
    assert refusal(game_id, {**told, "accounts": accounts}).code == "position_against_the_rules"


@every_game
def test_options_younger_than_a_position_are_at_their_defaults(game_id: str, players: int) -> None:
    game, told = rotonde.game(game_id), middle(game_id, players).to_dict()
    read = game.from_dict({**told, "options": {}})
    assert read.options == {name: option.default for name, option in game.options.items()}


def changed(value: Any, rng: Random) -> Any:
    """Nearly the same data: one number, entry or key another."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice([value + 1, value - 1, -1, 0, 7, 10**6])
        case list() if value:
            i = rng.randrange(len(value))
            return [changed(v, rng) if i == n else v for n, v in enumerate(value)]
        case dict() if value:
            key = rng.choice(list(value))
            return {**value, key: changed(value[key], rng)}
    return rng.choice([None, "x", 3, [], {}])


@settings(max_examples=60)
@given(table=st.sampled_from(SMALLEST), at=st.integers(0, 7), seed=st.integers(0, 10**6))
def test_changed_data_are_refused_or_make_a_position_that_holds(table: tuple[str, int], at: int, seed: int) -> None:
    game_id, players = table
    told = json.loads(json.dumps(list(positions(game_id, players, 1, 8))[at].to_dict()))
    keys = [key for key in told if key != "board"]
    rng = Random(seed)
    key = rng.choice(keys)
    try:
        state = rotonde.game(game_id).from_dict({**told, key: changed(told[key], rng)})
    except MalformedPosition:
        return
    state.check()
    state.view(0)
    for seat in state.to_act:
        state.legal(seat)


@every_game
def test_a_view_of_a_seat_that_is_not_there_is_refused(game_id: str, players: int) -> None:
    state = start(game_id, players, 1)
    for wrong in (players, 99, DEALER, -2):
        with pytest.raises(MalformedView) as refused:
            state.view(wrong)
        for lang in LANGUAGES:
            assert malformed_sentence(lang, refused.value)


@every_game
def test_a_board_has_a_key_that_no_name_decides(game_id: str, players: int) -> None:
    game = rotonde.game(game_id)
    keys = [game.start(players, board=name).board_key for name in game.boards]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 16 and int(key, 16) >= 0 for key in keys)
    own = game.start(players, board=game.board_data(game.boards[0]))
    assert own.board_key == keys[0]
    assert own.board_data == game.board_data(game.boards[0])
    other = game.start(players, board={**game.board_data(game.boards[0]), "remark": "ours"})
    assert other.board_key != keys[0]


@every_game
def test_a_decision_is_asked_once_for_all_who_choose_at_once(game_id: str, players: int) -> None:
    for state in positions(game_id, players, 1, 12):
        asked, to_act = state.asked_at, state.to_act
        assert asked <= state.ply
        if len(to_act) > 1:
            after = state.copy()
            after.apply(to_act[0], after.legal(to_act[0])[0])
            assert after.asked_at == asked
        elif asked < state.ply:
            assert state.copy().asked_at == asked


@every_game
def test_states_say_what_they_are(game_id: str, players: int) -> None:
    state = start(game_id, players, 1)
    assert repr(state) == f"<{game_id}: {players} players, ply 0, {state.step!r}>"


@every_game
@pytest.mark.skipif(not frame.__file__.endswith(".py"), reason="the compiler keeps no docstrings of methods")
def test_methods_say_what_they_do(game_id: str, players: int) -> None:
    state = start(game_id, players, 1)
    promised = [name for name, member in vars(State).items() if not name.startswith("_") and callable(member)]
    assert "legal" in promised
    for name in promised:
        assert inspect.getdoc(getattr(type(state), name)), name
