"""Sealed choices at a table: answers to one question in any order, told to nobody before all are in."""

from __future__ import annotations

import pytest
from test_secrecy import log_of, new_table, play

from rotonde.server import looking, playing
from rotonde.server.messages import ActBody
from rotonde.server.refusals import Refusal
from rotonde.server.table import Table


@pytest.fixture
def voting() -> Table:
    """The share game with five seats, where several are to vote at once."""
    table = new_table("shares", 5)
    for seat, action in log_of("shares", 5):
        if len(table.to_act) > 1:
            return table
        play(table, seat, action)
    raise AssertionError("nobody ever voted")


def test_sealed_answers_do_not_make_each_other_stale(voting: Table) -> None:
    asked_at, waiting = voting.course.state.asked_at, voting.to_act
    voting.holders = [{"me"} for _ in voting.seats]
    for seat in reversed(waiting):
        action = str(voting.course.state.legal(seat)[0])
        plan = playing._plan(voting, ActBody(seat, action, asked_at, "a key of ours"), "me")
        assert plan.trial is not None
        play(voting, seat, voting.game.parse(action))
    with pytest.raises(Refusal, match="stale"):
        playing._plan(voting, ActBody(waiting[0], "pass", asked_at, "a key of ours"), "me")


def test_a_sealed_answer_is_told_only_to_who_gave_it(voting: Table) -> None:
    first, second, *_ = voting.to_act
    action = voting.course.state.legal(first)[0]
    news = play(voting, first, action)
    number = str(voting.number)
    assert b'"moves":{"%s":' % number.encode() in news.message(first)
    assert str(action).encode() not in news.public()
    assert b'"moves":{}' in news.message(second)
    assert f"@ sealed seat {first + 1}" in looking.record_text(voting, second)
    assert looking.public_until(voting, None) == voting.number - 1


def test_the_last_sealed_answer_cannot_be_taken_back_freely(voting: Table) -> None:
    *others, last = voting.to_act
    for seat in others:
        play(voting, seat, voting.course.state.legal(seat)[0])
        assert voting.course.free_to_undo(seat) == 1
    play(voting, last, voting.course.state.legal(last)[0])
    assert voting.course.free_to_undo(last) == 0
    assert all(entry.came for entry in voting.record().entries[-len(others) - 1 :] if entry.seat >= 0)
