"""Chance that was taken back is drawn anew, the record says so, and `verify` reckons with it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from random_games import play_on, random_game

import rotonde
from rotonde.core.contract import DEALER, MalformedRecord
from rotonde.i18n import LANGUAGES, malformed_sentence
from rotonde.records import Journal, read_record, replay, verify, write_record

GAMES = rotonde.games()


def last_chance(journal: Journal) -> int:
    """How many actions come before the dealer's last one."""
    return max(number for number, entry in enumerate(journal.record.entries) if entry.seat == DEALER)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_chance_decided_is_drawn_anew(game_id):
    journal = random_game(game_id, actions=60)
    drawn = []
    for _ in range(12):
        number = last_chance(journal)
        drawn.append(journal.record.entries[number].action)
        journal.go_to(number)
        journal.deal()
    assert len(set(drawn)) > 1
    assert journal.state.undone == 12


def test_a_decision_between_does_not_bring_the_old_outcome_back():
    journal = random_game("dice", actions=60)
    seen = [str(entry.action) for entry in journal.record.entries]
    journal.go_to(20)
    again = play_on(journal, Random(4), 30)
    rolled = [n for n, entry in enumerate(again.record.entries) if n >= 20 and entry.seat == DEALER]
    assert rolled
    assert any(str(again.record.entries[n].action) != seen[n] for n in rolled)
    assert verify(again.revealed) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_text_says_how_often_chance_was_taken_back_and_verifies(game_id):
    journal = random_game(game_id, actions=60)
    number = last_chance(journal)
    for _ in range(2):
        journal.go_to(number)
        journal.deal()
    text = write_record(journal.revealed)
    above = f"{number} " if number else "seed:"
    lines = text.splitlines()
    at = lines.index("@ undone 2")
    assert next(line for line in reversed(lines[:at]) if line[:1] != "@").startswith(above)
    again = read_record(text)
    assert again == journal.revealed
    assert verify(again) == []
    hidden = replace(again, undone=())
    assert [finding.code for finding in verify(hidden)] in ([], ["outcome_differs"])  # a die may fall twice the same
    assert replay(again).to_dict() == journal.state.to_dict()


def test_a_running_game_cannot_be_saved_and_loaded_to_get_the_old_luck_back():
    journal = random_game("dice", actions=60)
    number = last_chance(journal)
    journal.go_to(number)
    loaded = Journal(read_record(write_record(journal.revealed)))
    assert loaded.state.undone == journal.state.undone == 1
    assert loaded.state.deal() == journal.state.deal()


def test_decisions_alone_can_be_undone_without_changing_luck():
    journal = random_game("rocket", actions=10)
    journal.undo(4)
    assert journal.record.undone == ()
    assert journal.state.undone == 0


def test_the_count_never_falls_by_going_further_back():
    journal = random_game("dice", actions=60)
    journal.go_to(last_chance(journal))
    for _ in range(3):
        journal.undo()
    assert journal.record.undone_at(len(journal.record.entries)) >= 1


def test_undone_before_the_first_action_stands_under_the_headers():
    journal = random_game("rocket", actions=3)
    journal.go_to(0)
    text = write_record(journal.record)
    assert "\n@ undone 1\n\nopen 0\n" in text
    assert read_record(text) == journal.record
    assert replay(read_record(write_record(journal.revealed))).undone == 1


def test_numbers_that_do_not_rise_are_refused():
    journal = random_game("rocket", actions=3)
    journal.go_to(0)
    text = write_record(play_on(journal, Random(1), 3).record)
    with pytest.raises(MalformedRecord) as refused:
        read_record(text.replace("open 3", "@ undone 1\nopen 3"))
    assert refused.value.code == "undone_not_rising"
    assert all(malformed_sentence(lang, refused.value) for lang in LANGUAGES)


def test_places_in_the_text_count_these_annotations():
    journal = random_game("rocket", actions=3)
    journal.go_to(0)
    record = play_on(journal, Random(1), 3).record
    wrong = record.with_action(DEALER, record.entries[0].action)
    with pytest.raises(MalformedRecord) as refused:
        replay(wrong)
    line = int(refused.value.where.removeprefix("line "))
    assert write_record(wrong).splitlines()[line - 1].startswith("4 dealer")


class RecordedGame(RuleBasedStateMachine):
    """A game that is played, taken back, saved and loaded: its record is the truth at every moment."""

    @initialize(game_id=st.sampled_from(["dice", "rocket", "england"]), seed=st.integers(0, 99))
    def begin(self, game_id, seed):
        self.journal = Journal.start(game_id, rotonde.game(game_id).players[0], seed=seed)

    @precondition(lambda self: not self.journal.state.over)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
    def play(self, choices):
        for choice in choices:
            state = self.journal.state
            if state.to_act == (DEALER,):
                self.journal.deal()
            elif state.to_act:
                seat = state.to_act[choice % len(state.to_act)]
                legal = state.legal(seat)
                self.journal.play(seat, legal[choice % len(legal)])

    @rule(actions=st.integers(0, 12))
    def undo(self, actions):
        before = self.journal.record
        number = max(0, len(before.entries) - actions)
        self.journal.go_to(number)
        assert self.journal.record.entries == before.entries[:number]
        took_chance = any(entry.seat == DEALER for entry in before.entries[number:])
        assert self.journal.state.undone == before.undone_at(len(before.entries)) + took_chance

    @rule()
    def save_and_load(self):
        self.journal = Journal(read_record(write_record(self.journal.revealed)))

    @invariant()
    def the_record_is_the_truth(self):
        record = self.journal.revealed
        assert read_record(write_record(record)) == record
        assert replay(record).to_dict() == self.journal.state.to_dict()
        assert verify(record) == []


RecordedGame.TestCase.settings = settings(max_examples=15, stateful_step_count=12, deadline=None)
TestRecordedGame = RecordedGame.TestCase
