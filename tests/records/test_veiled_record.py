"""What others may read of a running game: no card that is for one seat's eyes."""

from __future__ import annotations

import pytest
from random_games import random_game

from rotonde.core.contract import DEALER, MalformedRecord
from rotonde.i18n import LANGUAGES, malformed_sentence
from rotonde.records import VEILED, Journal, read_record, replay, write_record

SECRETS = {"tycoon": ("tycoon ",), "england": ("barons ", "keep ")}


def past_the_deal(game_id: str) -> Journal:
    journal = random_game(game_id, actions=140)
    assert not journal.state.over
    return journal


def secret_lines(text: str, game_id: str) -> list[str]:
    return [line for line in text.splitlines() if any(f" {word}" in line for word in SECRETS[game_id])]


@pytest.mark.parametrize("game_id", SECRETS)
def test_the_public_record_shows_no_secret_card(game_id):
    journal = past_the_deal(game_id)
    assert secret_lines(write_record(journal.record), game_id)
    shown = write_record(journal.public)
    assert secret_lines(shown, game_id) == []
    assert len(journal.public.entries) == len(journal.record.entries)


@pytest.mark.parametrize("game_id", SECRETS)
def test_a_seat_reads_its_own_cards_only(game_id):
    journal = past_the_deal(game_id)
    game = journal.state.game
    for viewer in range(journal.state.players):
        for shown, entry in zip(journal.shown_to(viewer).entries, journal.record.entries, strict=True):
            told = game.veil(viewer, entry.seat, entry.action)
            assert shown.action == (VEILED if told is None else told)
        own = secret_lines(write_record(journal.shown_to(viewer)), game_id)
        whose = [line for line in own if f" {viewer + 1} " in line or f"seat {viewer + 1} " in line]
        assert own
        assert own == whose


@pytest.mark.parametrize("game_id", SECRETS)
def test_once_the_game_is_over_everything_is_told(game_id):
    journal = random_game(game_id)
    assert journal.public == journal.record


def test_a_veiled_record_is_read_back_but_cannot_be_replayed_past_the_veil():
    journal = past_the_deal("tycoon")
    text = write_record(journal.public)
    again = read_record(text)
    assert again == journal.public
    first = next(number for number, entry in enumerate(again.entries, 1) if entry.action == VEILED)
    assert again.entries[first - 1].seat == DEALER
    assert replay(again, upto=first - 1).ply == first - 1
    with pytest.raises(MalformedRecord) as refused:
        replay(again)
    assert refused.value.code == "veiled_action"
    assert text.splitlines()[int(refused.value.where.removeprefix("line ")) - 1] == f"{first} dealer ?"
    assert all(malformed_sentence(lang, refused.value) for lang in LANGUAGES)
