"""Replaying a record gives the same game; what does not agree is found, with its line."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import journals, random_game

import rotonde
from rotonde.core.chance import commitment
from rotonde.core.contract import DEALER, MalformedRecord
from rotonde.i18n import LANGUAGES, end_sentence, malformed_sentence
from rotonde.records import Entry, Journal, Record, read_record, replay, verify, walk, write_record

GAMES = rotonde.games()


def codes(findings: list[MalformedRecord]) -> list[str]:
    for finding in findings:
        assert all(malformed_sentence(lang, finding) for lang in LANGUAGES)
    return [finding.code for finding in findings]


def refusal(record: Record) -> MalformedRecord:
    with pytest.raises(MalformedRecord) as refused:
        replay(record)
    assert all(malformed_sentence(lang, refused.value) for lang in LANGUAGES)
    return refused.value


@settings(max_examples=30, deadline=None)
@given(journals(), st.data())
def test_replay_gives_the_same_state(journal, data):
    record = read_record(write_record(journal.revealed))
    assert replay(record).to_dict() == journal.state.to_dict()
    number = data.draw(st.integers(0, len(record.entries)))
    earlier = replay(record, upto=number)
    assert earlier.ply == number
    assert earlier.to_dict() == replay(record.upto(number)).to_dict()


@settings(max_examples=15, deadline=None)
@given(journals())
def test_an_honest_record_verifies(journal):
    expected = ["no_seed"] if journal.state.seed is None else []
    assert codes(verify(journal.revealed)) == expected


@pytest.mark.parametrize("game_id", GAMES)
def test_walk_tells_every_action_with_its_events(game_id):
    journal = random_game(game_id)
    walked = list(walk(journal.record))
    assert [step.number for step in walked] == list(range(1, len(journal.record.entries) + 1))
    assert [step.entry for step in walked] == list(journal.record.entries)
    assert all(step.events for step in walked)
    assert walked[-1].state.to_dict() == journal.state.to_dict()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_end_that_random_play_reaches_can_be_said(game_id):
    for seed in range(8):
        reason = random_game(game_id, seed).state.end_reason
        assert reason is not None
        assert all(end_sentence(lang, game_id, reason) for lang in LANGUAGES)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_illegal_action_is_found_with_its_line_and_objections(game_id):
    record = random_game(game_id, actions=6).record
    text = write_record(replace(record, entries=(*record.entries, record.entries[0])))
    last_action = text.splitlines()[-2]
    refused = refusal(read_record(text))
    assert refused.code == "illegal_action"
    assert text.splitlines()[int(refused.where.removeprefix("line ")) - 1] == last_action
    assert refused.details["objections"]


def test_the_line_is_that_of_the_text_that_was_read():
    text = write_record(random_game("rocket", actions=3).record).replace("3 seat", "# a comment\n\n3 seat")
    wrong = text.replace("open 3", "4 dealer first 1\nopen 4")
    where = refusal(read_record(wrong)).where
    assert wrong.splitlines()[int(where.removeprefix("line ")) - 1] == "4 dealer first 1"


@pytest.mark.parametrize("game_id", GAMES)
def test_another_end_than_the_rules_give_is_found(game_id):
    record = random_game(game_id).record
    assert record.ending is not None
    richer = (record.ending.scores[0] + 1, *record.ending.scores[1:])
    for wrong in (
        replace(record, ending=None),
        replace(record, ending=replace(record.ending, scores=richer)),
        replace(record, ending=replace(record.ending, reason="boredom")),
        replace(record, entries=record.entries[:-1]),
    ):
        refused = refusal(wrong)
        assert refused.code == "closing_differs"
        closing = len(write_record(wrong).splitlines())
        assert refused.where == f"line {closing}"
        assert codes(verify(wrong)) == ["closing_differs"]


def test_a_number_of_actions_that_the_record_does_not_have_is_refused():
    record = random_game("rocket", actions=3).record
    for number in (-1, 4):
        with pytest.raises(MalformedRecord) as refused:
            replay(record, upto=number)
        assert refused.value.code == "no_such_action"
        with pytest.raises(MalformedRecord):
            record.upto(number)


def test_a_record_that_cannot_start_says_why():
    assert refusal(replace(random_game("rocket", actions=0).record, seats=("Ann",))).code == "cannot_start"


@pytest.mark.parametrize("game_id", GAMES)
def test_verify_finds_a_changed_outcome(game_id):
    record = random_game(game_id, actions=60).revealed
    dealt = [number for number, entry in enumerate(record.entries, 1) if entry.seat == DEALER]
    if not dealt:
        pytest.skip("no chance in this game")
    number = dealt[-1]
    state = replay(record, upto=number - 1)
    honest = record.entries[number - 1].action
    other = next(a for a in (state.deal(Random(i)) for i in range(100)) if a != honest)
    forged = record.upto(number - 1).with_action(DEALER, other)
    (finding,) = verify(read_record(write_record(forged)))
    assert finding.code == "outcome_differs"
    assert finding.details == {"expected": str(honest), "found": str(other)}
    line = write_record(forged).splitlines()[int(finding.where.removeprefix("line ")) - 1]
    assert line == f"{number} dealer {other}"
    assert codes([finding])


@pytest.mark.parametrize("game_id", GAMES)
def test_verify_finds_a_changed_seed(game_id):
    record = random_game(game_id).record
    assert "commitment_differs" in codes(verify(replace(record, seed="another")))
    assert codes(verify(replace(record, seed=None))) == ["no_seed"]
    assert codes(verify(replace(record, commitment=None))) == ["no_commitment"]


@pytest.mark.parametrize("game_id", GAMES)
def test_verify_finds_a_seed_and_commitment_that_were_both_changed(game_id):
    record = random_game(game_id).record
    if not any(entry.seat == DEALER for entry in record.entries):
        pytest.skip("no chance in this game")
    forgeries = (replace(record, seed=str(i), commitment=commitment(str(i))) for i in range(2, 40))
    assert any("outcome_differs" in codes(verify(forged)) for forged in forgeries)


def test_verify_goes_on_to_the_first_illegal_action():
    record = random_game("rocket", actions=3).revealed
    wrong = replace(record, entries=(*record.entries, Entry(DEALER, record.entries[0].action)))
    assert codes(verify(wrong)) == ["illegal_action"]


def test_a_seed_is_revealed_only_if_it_is_the_one_committed_to():
    record = random_game("rocket", seed=7, actions=3).record
    assert record.seed is None
    assert record.reveal("7").seed == "7"
    assert record.reveal(7) == record.reveal("7")
    with pytest.raises(MalformedRecord) as refused:
        record.reveal("8")
    assert refused.value.code == "commitment_differs"
    with pytest.raises(MalformedRecord):
        Journal(record, seed=8)
