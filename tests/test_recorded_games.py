"""Whole recorded games, `recorded/<game>/*.txt`: each still comes out as it did, and each way a game can end has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import rotonde
from rotonde.records import Record, read_record, replay, verify, walk, write_record

RECORDED = Path(__file__).parent / "recorded"
FILES = sorted(RECORDED.glob("*/*.txt"))
every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(RECORDED).with_suffix("").as_posix())


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def records_of(game_id: str) -> list[Record]:
    return [read_record(text_of(path)) for path in FILES if path.parent.name == game_id]


@every_record
def test_a_record_is_kept_as_it_would_be_written(path: Path) -> None:
    assert write_record(read_record(text_of(path))) == text_of(path)


@every_record
def test_a_record_is_of_the_game_whose_folder_it_is_in(path: Path) -> None:
    assert read_record(text_of(path)).game == path.parent.name


@every_record
def test_a_record_replays_to_the_same_end(path: Path) -> None:
    record = read_record(text_of(path))
    assert record.ending is not None
    state = replay(record)
    assert state.over
    assert (state.end_reason, tuple(state.scores())) == (record.ending.reason, record.ending.scores)
    assert state.ply == len(record.entries)


@every_record
def test_a_record_verifies(path: Path) -> None:
    assert verify(read_record(text_of(path))) == []


@every_record
def test_the_referee_agrees_with_every_position_of_a_record(path: Path) -> None:
    for played in walk(read_record(text_of(path))):
        played.state.check()
        assert played.events


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_way_a_game_can_end_is_recorded(game_id: str) -> None:
    reasons = {record.ending.reason for record in records_of(game_id) if record.ending}
    assert reasons == set(rotonde.game(game_id).end_reasons)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_number_of_players_is_recorded(game_id: str) -> None:
    assert {record.players for record in records_of(game_id)} == set(rotonde.game(game_id).players)


def test_every_folder_is_a_game() -> None:
    assert {path.parent.name for path in FILES} <= set(rotonde.games())
