"""A journal plays and notes; its record is the truth that undo and forks are made of."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import journals, play_on, random_game

import rotonde
from rotonde.core.contract import DEALER, IllegalAction
from rotonde.records import Journal, read_record, write_record

GAMES = rotonde.games()


@pytest.mark.parametrize("game_id", GAMES)
def test_notes_what_was_played_and_how_it_ended(game_id):
    journal = random_game(game_id)
    assert journal.state.over
    assert journal.record.ending is not None
    assert journal.record.ending.reason == journal.state.end_reason
    assert list(journal.record.ending.scores) == journal.state.scores()
    assert len(journal.record.entries) == journal.state.ply


@pytest.mark.parametrize("game_id", GAMES)
def test_the_seed_stays_secret_until_the_game_is_over(game_id):
    running = random_game(game_id, seed=1234567, actions=5)
    assert running.record.seed is None
    assert "1234567" not in write_record(running.record)
    assert running.revealed.seed == "1234567"
    assert play_on(running, Random(1)).record.seed == "1234567"


def test_an_illegal_action_is_not_noted():
    journal = random_game("rocket", actions=3)
    before, state = journal.record, journal.state.to_dict()
    with pytest.raises(IllegalAction):
        journal.play(DEALER, journal.record.entries[0].action)
    assert journal.record == before
    assert journal.state.to_dict() == state


@settings(max_examples=20, deadline=None)
@given(journals(), st.data())
def test_undo_is_as_if_it_had_never_been_played_but_for_the_luck_to_come(journal, data):
    number = data.draw(st.integers(0, len(journal.record.entries)))
    kept = journal.revealed.upto(number)
    chance = any(entry.seat == DEALER for entry in journal.record.entries[number:])
    journal.undo(len(journal.record.entries) - number)
    assert journal.revealed == replace(kept, undone=((number, 1),) if chance else ())
    assert journal.state.to_dict() == {**Journal(kept).state.to_dict(), **({"undone": 1} if chance else {})}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_saved_game_goes_on_with_the_same_luck(game_id):
    whole = random_game(game_id, seed=5)
    half = len(whole.record.entries) // 2
    resumed = Journal(read_record(write_record(whole.record.upto(half))))
    for entry in whole.record.entries[half:]:
        if entry.seat == DEALER:
            resumed.deal()
        else:
            resumed.play(entry.seat, entry.action)
    assert resumed.record == whole.record


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fork_leaves_the_first_game_alone(game_id):
    journal = random_game(game_id)
    before = write_record(journal.record)
    fork = play_on(Journal(journal.record.upto(4)), Random(99))
    assert fork.state.over
    assert fork.record.entries[:4] == journal.record.entries[:4]
    assert write_record(journal.record) == before
