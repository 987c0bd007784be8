"""The contract keeps secrets: over every registered game, nothing that is told depends on what the asker cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rotonde
from playing import nearly_legal, positions, random_game, start
from rotonde.core.contract import DEALER, Action, Event, State
from rotonde.core.rulebook import place_in
from rotonde.records import Journal, write_record

SMALLEST = [(game_id, rotonde.game(game_id).players[0]) for game_id in rotonde.games()]
LARGEST = [(game_id, rotonde.game(game_id).players[-1]) for game_id in rotonde.games()]
every_game = pytest.mark.parametrize(("game_id", "players"), SMALLEST)
every_large_game = pytest.mark.parametrize(("game_id", "players"), LARGEST)

SECRET_GAMES = ["england", "tycoon"]
"""Where a card is for one seat's eyes."""


def dealt(game_id: str, players: int) -> list[Action]:
    """One dealer's action of each kind that a random game has."""
    kinds = {type(action): action for seat, action in random_game(game_id, players, 1) if seat == DEALER}
    return list(kinds.values())


@every_large_game
def test_objections_are_the_same_on_every_redeal(game_id: str, players: int) -> None:
    rng = Random(3)
    pool = [action for _, action in random_game(game_id, players, 1)]
    for state in positions(game_id, players, 1, 8):
        for seat in range(players):
            redeals = [state.redeal(seat, rng) for _ in range(3)]
            for action in [*nearly_legal(state.legal(seat), pool, rng, 8), *dealt(game_id, players)]:
                objections = state.objections(seat, action)
                assert all(other.objections(seat, action) == objections for other in redeals), str(action)


@every_large_game
def test_a_dealers_action_gets_one_answer_from_a_player(game_id: str, players: int) -> None:
    """The same for what was dealt, for what was not, and for what cannot be."""
    for state in positions(game_id, players, 1, 8):
        if state.over:
            continue
        outcomes = [action for action, _ in state.outcomes()][:20]
        for seat in range(players):
            answers = {tuple(state.objections(seat, action)) for action in [*dealt(game_id, players), *outcomes]}
            assert len(answers) == 1
            assert [objection.code for objection in answers.pop()] == ["only_for_the_dealer"]


@every_large_game
def test_events_are_the_same_on_every_redeal(game_id: str, players: int) -> None:
    rng = Random(3)
    for state in positions(game_id, players, 1, 12):
        if DEALER in state.to_act or state.asked_at < state.ply:  # the last sealed choice brings the others to light
            continue
        for seat in state.to_act:
            for action in rng.sample(list(state.legal(seat)), min(3, len(state.legal(seat)))):
                played = state.copy()
                events = played.play(seat, action)
                if not played.over:  # the end brings secrets to light
                    assert state.redeal(seat, rng).play(seat, action) == events


@every_game
def test_objections_come_in_the_rulebooks_order(game_id: str, players: int) -> None:
    rng = Random(2)
    books = rotonde.game(game_id).books  # type: ignore[attr-defined]
    pool = [action for _, action in random_game(game_id, players, 1)]
    several = 0
    for state in positions(game_id, players, 1, 12):
        for seat in (DEALER, *range(players)):
            for action in nearly_legal(state.legal(seat), pool, rng, 15):
                places = [place_in(books, objection.rule) for objection in state.objections(seat, action)]
                assert places == sorted(places)
                several += len(places) > 1
    assert several


def twins(game_id: str, players: int, actions: int) -> tuple[Journal, Journal, list[tuple[list[Event], list[Event]]]]:
    """Two games that differ in what is secret only, and what happened in both, action by action."""
    one, other = Journal.start(game_id, players), Journal.start(game_id, players)
    game, rng, happened = one.state.game, Random(9), []
    while len(one.record.entries) < actions:
        seat = rng.choice(one.state.to_act)
        action = one.state.deal(rng) if seat == DEALER else rng.choice(one.state.legal(seat))
        twin = action
        if game.veil(None, seat, action) is None:
            twin = rng.choice([a for a in other.state.legal(seat) if a != action])
        happened.append((one.play(seat, action), other.play(seat, twin)))
    return one, other, happened


@pytest.mark.parametrize("game_id", SECRET_GAMES)
def test_the_public_record_is_the_same_under_other_secrets(game_id: str) -> None:
    one, other, happened = twins(game_id, rotonde.game(game_id).players[-1], 150)
    assert one.record != other.record
    assert write_record(one.public) == write_record(other.public)
    assert all(first == second for first, second in happened)
    assert one.state.view(None) == other.state.view(None)


@pytest.mark.parametrize("game_id", SECRET_GAMES)
def test_a_veiled_log_gives_nothing_away_to_another_seat(game_id: str) -> None:
    """Who differs in nothing but others' cards reads the same log."""
    players = rotonde.game(game_id).players[-1]
    journal = Journal.start(game_id, players)
    rng = Random(5)
    while len(journal.record.entries) < 120:
        seat = rng.choice(journal.state.to_act)
        journal.play(seat, journal.state.deal(rng) if seat == DEALER else rng.choice(journal.state.legal(seat)))
    for viewer in range(players):
        other = journal.state.redeal(viewer, rng)
        names = {card.id for card in other.board.secrets}  # type: ignore[attr-defined]
        own = journal.state.view(viewer)["seats"][viewer]
        mine = {own.get("tycoon"), own.get("baron"), *(own.get("barons_dealt") or [])}
        text = write_record(journal.shown_to(viewer))
        assert {name for name in names if f" {name}" in text} <= mine


ANSWERS = {"Veto": "pass", "Inspection": "allow", "MergerVote": "vote yes"}
"""How others let pass what a seat decided, by what they are asked."""


def unopposed(state: State, seat: int) -> Iterator[Event]:
    """What happens when nobody opposes, up to the next decision that is not about it."""
    while len(state.to_act) and DEALER not in state.to_act:
        kind, other = type(state.step).__name__, state.to_act[0]
        text = ANSWERS.get(kind)
        if kind == "Auction" and getattr(state.step, "bidder", None) == seat:
            text = "drop" if state.game.id == "shares" else "pass"
        if text is None or (other == seat and kind != "MergerVote"):
            return
        yield from state.play(other, state.game.parse(text))


@every_large_game
def test_what_is_previewed_then_happens_when_nobody_opposes(game_id: str, players: int) -> None:
    rng = Random(4)
    opposable = 0
    for state in positions(game_id, players, 1, 40):
        if not state.to_act or DEALER in state.to_act or state.asked_at < state.ply:
            continue
        seat = state.to_act[0]
        before = state.to_dict()
        for action in rng.sample(list(state.legal(seat)), min(4, len(state.legal(seat)))):
            played = state.copy()
            events = played.play(seat, action)
            answers = list(unopposed(played, seat))
            opposable += bool(answers)
            happened = [e for e in [*events, *answers] if not type(e).__name__.endswith("BonusScored")]
            assert state.preview(seat, action) == happened, str(action)
        assert state.to_dict() == before
    assert opposable or game_id in ("dice", "england")


@every_game
def test_a_preview_of_what_is_forbidden_says_why(game_id: str, players: int) -> None:
    state = start(game_id, players, 1)
    action = random_game(game_id, players, 1)[-1][1]
    with pytest.raises(rotonde.IllegalAction) as refused:
        state.preview(0, action)
    assert list(refused.value.objections) == state.objections(0, action)
