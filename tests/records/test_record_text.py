"""The text of a record: exact both ways, and refused wherever it is not understood."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import journals, random_game

import rotonde
from rotonde.core.contract import Malformed, MalformedRecord
from rotonde.i18n import LANGUAGES, malformed_sentence
from rotonde.records import new_record, read_record, reading, replay, write_record

TEXT = """\
rotonde record 1
game: rocket
rules: 1
players: 3
board: england
option extend_survivor: yes
option move_stations: any
option mover_may_open: no
option stalled_end: yes
option veto_mover_choice: original
option veto_on_independent: yes
seat 1: Ann
seat 3: greedy: the # bot
commitment: 5ca68cbd27bb4fd1de51623524a94a5e00d2234cdb3882d2826b0734df3d50fe
seed: 7

1 dealer first 3
2 seat 3 extend GWR D14
3 seat 3 station G15
4 seat 1 token Gloucester textiles
open 4
"""


@settings(max_examples=40, deadline=None)
@given(journals())
def test_text_and_record_are_the_same_thing(journal):
    for record in (journal.record, journal.revealed):
        text = write_record(record)
        assert read_record(text) == record
        assert write_record(read_record(text)) == text


def test_canonical_text_is_kept_to_the_letter():
    assert write_record(read_record(TEXT)) == TEXT


def test_headers_may_stand_in_any_order():
    first, *headers = TEXT.split("\n\n")[0].split("\n")
    Random(3).shuffle(headers)
    assert read_record("\n".join([first, *headers, TEXT.split("\n\n")[1]])) == read_record(TEXT)


@pytest.mark.parametrize(
    "loose",
    [
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        TEXT.replace("\n", "  \n\n\t"),
        TEXT.rstrip("\n"),
        TEXT.replace("2 seat 3 extend GWR D14", "2  seat 3   extend  GWR D14"),
        "# found in a drawer\n" + TEXT + "\n# the rest is lost\n",
        TEXT.replace("3 seat 3", "@ time 2026-11-15T21:00:00Z\n# a strange move\n@sealed 5ca68cbd\n3 seat 3")
        + "@ note nothing\n",
    ],
)
def test_white_space_comments_and_annotations_do_not_matter(loose):
    assert read_record(loose) == read_record(TEXT)
    assert write_record(read_record(loose)) == TEXT


def test_an_option_that_is_not_there_has_its_default():
    younger = TEXT.replace("option move_stations: any\n", "")
    assert read_record(younger) == read_record(TEXT)


def test_a_board_of_ones_own_is_embedded_and_a_shipped_one_named():
    shipped = rotonde.game("rocket").board_data("england")
    assert new_record("rocket", 2, board=shipped).board == "england"
    own = {**shipped, "name": "Ours"}
    text = write_record(new_record("rocket", 2, board=own))
    assert "\nboard-data: {" in text
    assert "\nboard: " not in text
    assert read_record(text).board == own


REFUSED = [
    ("not_a_record", 1, "rotonde record 1", "a letter"),
    ("not_a_record", 1, "rotonde record 1", "rotonde record one"),
    ("not_a_record", 1, TEXT, ""),
    ("not_a_record", 1, TEXT, "# only a comment"),
    ("unknown_record_version", 1, "record 1", "record 2"),
    ("unknown_game", 2, "game: rocket", "game: chess"),
    ("missing_header", 1, "game: rocket\n", ""),
    ("missing_header", 1, "rules: 1\n", ""),
    ("missing_header", 1, "players: 3\n", ""),
    ("missing_header", 2, "board: england\n", ""),
    ("unknown_header", 3, "rules: 1", "ruels: 1"),
    ("unknown_header", 12, "seat 1: Ann", "seat one: Ann"),
    ("unknown_header", 12, "seat 1: Ann", "seat 01: Ann"),
    ("header_twice", 4, "players: 3", "rules: 1\nplayers: 3"),
    ("two_boards", 6, "board: england", "board: england\nboard-data: {}"),
    ("header_late", 18, "2 seat 3", "seat 2: Bob\n2 seat 3"),
    ("unreadable_line", 5, "board: england", "board england"),
    ("unreadable_line", 18, "2 seat 3 extend GWR D14", "2 extend GWR D14"),
    ("unreadable_line", 18, "2 seat 3 extend GWR D14", "2 seat 3"),
    ("unreadable_line", 18, "2 seat 3", "2 player 3"),
    ("bad_header_value", 3, "rules: 1", "rules: one"),
    ("bad_header_value", 3, "rules: 1", "rules: 0"),
    ("bad_header_value", 3, "rules: 1", "rules: ١"),
    ("bad_header_value", 3, "rules: 1", "rules:"),
    ("bad_header_value", 4, "players: 3", "players: " + "3" * 5000),
    ("bad_header_value", 12, "seat 1: Ann", "seat 1: A\x1b[31mnn"),
    ("bad_header_value", 14, "commitment: 5c", "commitment: XX"),
    ("bad_header_value", 14, "commitment: 5c", "commitment: "),
    ("bad_header_value", 5, "board: england", "board-data: {"),
    ("bad_header_value", 5, "board: england", "board-data: [1]"),
    ("bad_header_value", 5, "board: england", 'board-data: {"q": NaN}'),
    ("bad_header_value", 5, "board: england", "board-data: " + "[" * 100_000),
    ("bad_board", 5, "board: england", "board-data: {}"),
    ("unknown_board", 5, "board: england", "board: mars"),
    ("rules_too_new", 3, "rules: 1", "rules: 999"),
    ("bad_player_count", 4, "players: 3", "players: 1"),
    ("unknown_option", 7, "option move_stations", "option move_statoins"),
    ("bad_option_value", 7, "option move_stations: any", "option move_stations: all"),
    ("no_such_seat", 13, "seat 3: greedy", "seat 4: greedy"),
    ("no_such_seat", 13, "seat 3: greedy", "seat 0: greedy"),
    ("no_such_seat", 18, "2 seat 3", "2 seat 4"),
    ("no_such_seat", 18, "2 seat 3", "2 seat 0"),
    ("unreadable_action", 18, "extend GWR D14", "extends GWR D14"),
    ("wrong_number", 18, "2 seat 3", "3 seat 3"),
    ("wrong_number", 17, "1 dealer", "0 dealer"),
    ("wrong_number", 19, "3 seat 3 station G15\n", ""),
    ("truncated", 20, "open 4\n", ""),
    ("undone_not_rising", 20, "open 4", "@ undone 0\nopen 4"),
    ("count_differs", 21, "open 4", "open 5"),
    ("count_differs", 21, "open 4", "end 3 shares 1 2 3"),
    ("bad_closing", 21, "open 4", "open"),
    ("bad_closing", 21, "open 4", "open four"),
    ("bad_closing", 21, "open 4", "end 4"),
    ("bad_closing", 21, "open 4", "end 4 shares 1 2"),
    ("bad_closing", 21, "open 4", "end 4 shares 1 2 3 4"),
    ("text_after_end", 22, "open 4\n", "open 4\n5 seat 1 station B1\n"),
    ("text_after_end", 24, "open 4\n", "open 4\n\n# so far\nseat 2: Bob\n"),
    ("text_after_end", 22, "open 4\n", "open 4\nopen 4\n"),
]


@pytest.mark.parametrize(("code", "line", "old", "new"), REFUSED)
def test_refuses_with_code_and_line(code, line, old, new):
    assert TEXT.count(old) == 1
    with pytest.raises(MalformedRecord) as refused:
        read_record(TEXT.replace(old, new))
    assert (refused.value.code, refused.value.where) == (code, f"line {line}")
    for lang in LANGUAGES:
        assert str(line) in malformed_sentence(lang, refused.value)


def test_every_way_to_refuse_a_text_has_a_case():
    source = Path(reading.__file__).read_text(encoding="utf-8")
    codes = {part.split('"')[0] for part in source.split('refuse("')[1:]}
    assert codes <= {code for code, *_ in REFUSED}


@pytest.mark.parametrize("game_id", rotonde.games())
@pytest.mark.parametrize("actions", [0, 12, None])
def test_a_record_cut_after_any_line_is_refused(game_id, actions):
    lines = write_record(random_game(game_id, actions=actions).record).splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(MalformedRecord):
            read_record("".join(lines[:kept]))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_cut_after_any_character_does_not_replay(data):
    whole = write_record(random_game(data.draw(st.sampled_from(rotonde.games())), actions=None).record)
    cut = whole[: data.draw(st.integers(0, len(whole) - 2))]
    with pytest.raises(MalformedRecord):
        replay(read_record(cut))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_spelling_mistake_is_more_than_malformed(data):
    text = write_record(random_game(data.draw(st.sampled_from(rotonde.games())), actions=10).record)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 3, len(text))))
    changed = text[:start] + data.draw(st.text(max_size=3)) + text[end:]
    refused = None
    try:
        record = read_record(changed)
    except MalformedRecord as problem:
        refused = problem
    if refused is None:
        assert read_record(write_record(record)) == record
    else:
        assert all(malformed_sentence(lang, refused) for lang in LANGUAGES)


@pytest.mark.parametrize("name", ["two\nlines", "a\rb", "tab\there", "\u2028", "x\x00y", "\ud800"])
def test_a_name_that_no_line_can_hold_is_refused(name):
    with pytest.raises(MalformedRecord) as refused:
        new_record("rocket", 2, seats=["Ann", f"<{name}>"])
    assert refused.value.code == "bad_header_value"
    assert refused.value.details["header"] == "seat 2"


def test_a_seed_that_no_line_can_hold_is_refused():
    with pytest.raises(MalformedRecord) as refused:
        new_record("rocket", 2, seed=" 7")
    assert refused.value.code == "bad_header_value"


def test_more_names_than_players_are_refused():
    with pytest.raises(MalformedRecord) as refused:
        new_record("rocket", 2, seats=["Ann", "Bob", "Cid"])
    assert refused.value.code == "no_such_seat"


def test_a_game_that_cannot_be_set_up_is_refused():
    with pytest.raises(Malformed) as refused:
        new_record("rocket", 9)
    assert refused.value.code == "bad_player_count"


@pytest.mark.parametrize("fact", [float("nan"), object(), "\ud800"])
def test_a_board_that_no_text_can_hold_is_refused(fact):
    own = {**rotonde.game("rocket").board_data("england"), "remark": fact}
    with pytest.raises(MalformedRecord) as refused:
        new_record("rocket", 2, board=own)
    assert refused.value.code == "bad_header_value"
