"""Choices that several seats make at once stay sealed in a running game's record, and tell no order afterwards."""

from __future__ import annotations

from random import Random

import pytest
from random_games import play_on

from rotonde.core.contract import DEALER
from rotonde.games.shares.actions import Vote
from rotonde.records import Journal, read_record, replay, write_record

YES, NO = Vote(True), Vote(False)


def journal_at_a_vote(voters: int = 2) -> Journal:
    """A random game up to a vote of so many seats."""
    for seed in range(60):
        journal, rng = Journal.start("shares", 4, seed=seed), Random(seed)
        while not journal.state.over:
            if len(journal.state.to_act) >= voters:
                return journal
            seat = rng.choice(journal.state.to_act)
            if seat == DEALER:
                journal.deal()
            else:
                journal.play(seat, rng.choice(journal.state.legal(seat)))
    raise AssertionError("no such vote")


@pytest.fixture(scope="module")
def before() -> str:
    journal = journal_at_a_vote()
    return write_record(journal.revealed)


def resumed(text: str) -> Journal:
    return Journal(read_record(text))


def test_the_public_record_ends_before_choices_that_are_sealed(before):
    journal = resumed(before)
    first, second = journal.state.to_act[:2]
    journal.play(second, NO)
    assert journal.public == read_record(before)
    assert journal.sealed == (second,)
    shown = write_record(journal.public, journal.sealed)
    assert f"@ sealed seat {second + 1}" in shown
    assert "vote no" not in shown.splitlines()[-3:]
    assert read_record(shown).entries == journal.public.entries
    other = resumed(before)
    other.play(second, YES)
    assert write_record(other.public, other.sealed) == shown
    assert first not in journal.sealed


def test_a_record_of_the_table_itself_goes_on_with_what_came_in(before):
    journal = resumed(before)
    second = journal.state.to_act[1]
    journal.play(second, NO)
    again = resumed(write_record(journal.record))
    assert again.sealed == (second,)
    assert again.public == journal.public
    assert again.state.to_dict()["ballot"] == journal.state.to_dict()["ballot"]


def test_once_all_are_in_they_stand_in_the_order_of_the_seats(before):
    one, other = resumed(before), resumed(before)
    asked = one.state.to_act
    votes = {seat: (YES if i % 2 else NO) for i, seat in enumerate(asked)}
    for seat in asked:
        one.play(seat, votes[seat])
    for seat in reversed(asked):
        other.play(seat, votes[seat])
    number = len(asked)
    begin = len(read_record(before).entries)
    group = other.record.entries[begin : begin + number]
    assert [entry.seat for entry in group] == sorted(asked)
    assert [entry.came for entry in group] == [number - asked.index(seat) for seat in sorted(asked)]
    assert one.state.to_dict() == other.state.to_dict()
    assert other.public == other.record
    assert other.sealed == ()


def test_when_each_came_survives_the_text_and_changes_nothing(before):
    journal = resumed(before)
    for seat in reversed(journal.state.to_act):
        journal.play(seat, YES)
    text = write_record(journal.record)
    record = read_record(text)
    assert record == journal.record
    assert write_record(record) == text
    assert "@ came 2" in text
    assert replay(record).to_dict() == replay(read_record(text.replace("@ came", "# came"))).to_dict()


def test_places_in_the_text_count_annotations(before):
    journal = resumed(before)
    for seat in reversed(journal.state.to_act):
        journal.play(seat, NO)
    play_on(journal, Random(1), actions=3)
    text = write_record(journal.record)
    broken = read_record(text)
    last = [line for line in text.splitlines() if line[0:1].isdigit()][-1]
    assert broken.lines[-2] == text.splitlines().index(last) + 1
