"""What holds in every position: the fast list is the slow one, everything is conserved, notation and data go both ways."""

from __future__ import annotations

from random import Random

import pytest
from dice_tables import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.core.contract import DEALER
from rotonde.games.dice.actions import Buy, Call, Carry, EndTurn, Exchange, Lay, Load, PlaceStation, Refill, Roll, TakeQuestion
from rotonde.games.dice.faces import FACES, SIMPLE_FACES
from rotonde.games.dice.position import TURN
from rotonde.games.dice.state import DiceState

OPTIONS = {name: option.choices for name, option in GAME.options.items()}
LONGEST = 3000


def every_action(state: DiceState) -> list[object]:
    """Every action that has anything to do with this table."""
    labels = [*state.board.labels, "Z9"]
    found: list[object] = [EndTurn(), Refill(), TakeQuestion()]
    found += [Roll(simple, complex) for simple in range(5) for complex in range(3)]
    for label in labels:
        found.append(PlaceStation(label))
        found += [Lay(label, face, q) for face in FACES.names[:SIMPLE_FACES] for q in (False, True)]
        found += [Exchange(label, face, q) for face in FACES.names[SIMPLE_FACES:] for q in (False, True)]
        found += [Carry(label, value) for value in range(1, 8)]
    found += [Call(tile, q) for tile in range(8) for q in (False, True)]
    found += [Buy(value) for value in range(1, 8)] + [Load(tokens) for tokens in range(8)]
    return found


def random_position(rng: Random, actions: int) -> DiceState:
    board = rng.choice(GAME.boards)
    options = {name: rng.choice(choices) for name, choices in OPTIONS.items()}
    if board != "start_3x2":
        options["setup"] = "place"
    state = GAME.start(rng.choice((2, 3, 4)), seed=rng.random().hex(), options=options, board=board)
    assert isinstance(state, DiceState)
    for _ in range(actions):
        if state.over:
            break
        step(state, rng)
    return state


def step(state: DiceState, rng: Random) -> None:
    """A random action; ends of turns are rarer than they would be, so that boards fill."""
    (seat,) = state.to_act
    if seat == DEALER:
        state.apply(seat, state.deal(rng))
        return
    legal = state.legal(seat)
    choice = rng.choice(legal)
    if isinstance(choice, EndTurn | Refill) and len(legal) > 1 and rng.random() < 0.8:
        choice = rng.choice(legal[1:])
    state.apply(seat, choice)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 250))
def test_the_list_of_legal_actions_is_what_has_no_objection(seed, actions):
    state = random_position(Random(seed), actions)
    universe = every_action(state)
    for seat in range(state.players):
        legal = state.legal(seat)
        assert len(legal) == len(set(legal))
        assert {a for a in universe if not state.objections(seat, a)} == set(legal)
    dealt = state.legal(DEALER)
    assert all(not state.objections(DEALER, a) for a in dealt)
    assert bool(dealt) == (state.to_act == (DEALER,))
    assert all(state.objections(DEALER, a) for a in universe)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_everything_is_accounted_for_in_every_position_of_a_whole_game(seed):
    rng = Random(seed)
    state = random_position(rng, 0)
    for _ in range(LONGEST):
        if state.over:
            break
        step(state, rng)
        state.check()
    assert state.over
    assert state.winners()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 200))
def test_copies_data_and_notation_go_both_ways(seed, actions):
    state = random_position(Random(seed), actions)
    told = state.to_dict()
    again = GAME.from_dict(told)
    assert again.to_dict() == told
    again.check()
    for seat in state.to_act:
        legal = state.legal(seat)
        assert again.legal(seat) == legal
        assert [GAME.parse(str(action)) for action in legal] == legal
        copy = state.copy()
        action = Random(seed).choice(legal)
        copy.apply(seat, action)
        assert state.to_dict() == told
        again.play(seat, action)
        assert again.to_dict() == copy.to_dict()
        assert again.view(None) == copy.view(None)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 200))
def test_nobody_sees_the_seed_and_a_redeal_agrees_with_what_is_seen(seed, actions):
    state = random_position(Random(seed), actions)
    for seat in (None, *range(state.players)):
        other = state.redeal(seat, Random(seed))
        assert other.seed != state.seed
        assert other.view(seat) == state.view(seat)
        assert state.seed is not None
        assert state.seed not in str(state.view(seat))


@pytest.mark.parametrize("seed", range(4))
def test_events_are_the_same_game(seed):
    """With a list for events and without: the same position."""
    rng = Random(seed)
    state = random_position(rng, 0)
    quiet = state.copy()
    while not state.over:
        (seat,) = state.to_act
        action = state.deal() if seat == DEALER else rng.choice(state.legal(seat))
        assert state.play(seat, action)
        quiet.apply(seat, action)
        assert quiet.to_dict() == state.to_dict()


def test_a_turn_always_can_end():
    state = random_position(Random(3), 120)
    while not state.over:
        if state.stage == TURN:
            assert EndTurn() in state.legal(state.turn)
        step(state, Random(state.ply))
