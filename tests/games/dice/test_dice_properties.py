"""What holds in every position: the fast list is the slow one, everything is conserved, notation and data go both ways."""

from __future__ import annotations

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


def take(state: DiceState, choice: int) -> None:
    """The action that a number stands for; ends of turns are rarer than others, so that boards fill."""
    (seat,) = state.to_act
    legal = state.legal(seat)
    action = legal[choice % len(legal)]
    if isinstance(action, EndTurn | Refill) and len(legal) > 1 and choice // len(legal) % 5:
        action = legal[1 + choice % (len(legal) - 1)]
    state.apply(seat, action)


@st.composite
def openings(draw: st.DrawFn) -> DiceState:
    """Any board, number of players and options."""
    board = draw(st.sampled_from(GAME.boards))
    options = {name: draw(st.sampled_from(choices)) for name, choices in OPTIONS.items()}
    if board != "start_3x2":
        options["setup"] = "place"
    state = GAME.start(draw(st.integers(2, 4)), seed="any seed", options=options, board=board)
    assert isinstance(state, DiceState)
    return state


@st.composite
def positions(draw: st.DrawFn, most: int) -> DiceState:
    """A position after a list of choices: it shrinks to fewer and earlier ones."""
    state = draw(openings())
    number = draw(st.integers(0, most))
    for choice in draw(st.lists(st.integers(0, 9999), min_size=number, max_size=number)):
        if state.over:
            break
        take(state, choice)
    return state


@settings(max_examples=25, deadline=None)
@given(positions(250))
def test_the_list_of_legal_actions_is_what_has_no_objection(state):
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
@given(openings(), st.lists(st.integers(0, 9999), min_size=1))
def test_everything_is_accounted_for_in_every_position_of_a_whole_game(state, choices):
    """The list is gone through again and again, each time moved on a little."""
    for ply in range(LONGEST):
        if state.over:
            break
        take(state, choices[ply % len(choices)] + ply)
        state.check()
    assert state.over
    assert state.winners()


@settings(max_examples=40, deadline=None)
@given(positions(200), st.integers(0, 99))
def test_copies_data_and_notation_go_both_ways(state, choice):
    told = state.to_dict()
    again = GAME.from_dict(told)
    assert again.to_dict() == told
    again.check()
    for seat in state.to_act:
        legal = state.legal(seat)
        assert again.legal(seat) == legal
        assert [GAME.parse(str(action)) for action in legal] == legal
        copy = state.copy()
        action = legal[choice % len(legal)]
        copy.apply(seat, action)
        assert state.to_dict() == told
        again.play(seat, action)
        assert again.to_dict() == copy.to_dict()
        assert again.view(None) == copy.view(None)


@settings(max_examples=15, deadline=None)
@given(positions(200), st.randoms())
def test_nobody_sees_the_seed_and_a_redeal_agrees_with_what_is_seen(state, rng):
    for seat in (None, *range(state.players)):
        other = state.redeal(seat, rng)
        assert other.seed != state.seed
        assert other.view(seat) == state.view(seat)
        assert state.seed is not None
        assert state.seed not in str(state.view(seat))


@settings(max_examples=10, deadline=None)
@given(openings(), st.lists(st.integers(0, 9999), min_size=1))
def test_events_are_the_same_game(state, choices):
    """With a list for events and without: the same position; and each turn can be ended."""
    quiet = state.copy()
    for ply in range(LONGEST):
        if state.over:
            break
        (seat,) = state.to_act
        legal = state.legal(seat)
        assert state.stage != TURN or EndTurn() in legal
        action = legal[(choices[ply % len(choices)] + ply) % len(legal)]
        assert state.play(seat, action)
        quiet.apply(seat, action)
        assert quiet.to_dict() == state.to_dict()
    assert state.over


@settings(max_examples=15, deadline=None)
@given(positions(250), st.integers(0, 3))
def test_objections_come_in_the_order_of_the_rulebook(state, seat):
    for action in every_action(state)[::7]:
        rules = [objection.rule for objection in state.objections(seat, action)]
        assert rules == sorted(rules)  # no heading of these rules has ten numbers
