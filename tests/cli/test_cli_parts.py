"""The small parts of the terminal: completion, seats, files, places in JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.cli.completion import Lexicon, Words
from rotonde.cli.files import free_name, read_text, write_whole
from rotonde.cli.jsonplaces import line_of, value_places
from rotonde.cli.seats import Player, parse_seats, players_of, shown_name
from rotonde.cli.trouble import Trouble

NOTATIONS = ["extend GWR D1", "extend GWR D13", "extend GER D1", "station D1", "token St Albans beer", "token Stoke beer", "pass"]

WORDS = Words(Lexicon(["extend", "station", "token", "pass"], {"token": ["jeton"]}), Lexicon(["D1", "D13"], {"beer": ["bière"]}))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pass", ["pass"]),
        ("p", ["pass"]),
        ("ext gw d1", ["extend GWR D1"]),
        ("ext g d1", ["extend GWR D1", "extend GER D1"]),
        ("EXT GWR", ["extend GWR D1", "extend GWR D13"]),
        ("ext gw d13", ["extend GWR D13"]),
        ("s d1", ["station D1"]),
        ("tok st a", ["token St Albans beer"]),
        ("tok sto", ["token Stoke beer"]),
        ("jeton stoke biere", ["token Stoke beer"]),
        ("extend GWR D1 now", []),
        ("x", []),
    ],
)
def test_words_may_be_shortened(typed: str, meant: list[str]) -> None:
    assert WORDS.matching(typed, NOTATIONS) == meant


def test_how_a_word_can_go_on() -> None:
    words = WORDS
    assert words.next_words("", "e", NOTATIONS) == ["extend"]
    assert words.next_words("", "j", NOTATIONS) == ["jeton"]
    assert words.next_words("", "t", NOTATIONS) == ["token"]
    assert words.next_words("tok stoke ", "", NOTATIONS) == ["bière"]
    assert words.next_words("ext ", "", NOTATIONS) == ["GWR", "GER"]
    assert words.next_words("ext gw ", "d", NOTATIONS) == ["D1", "D13"]
    assert words.next_words("pass ", "", NOTATIONS) == []


def test_seats() -> None:
    assert parse_seats("me, greedy,greedy") == [Player(""), Player("greedy 1", "greedy"), Player("greedy 2", "greedy")]
    assert parse_seats("me:Ann,random") == [Player("Ann"), Player("random", "random")]
    for text in ("me,greedy,greedy,random", "me:Zoé,me:Bob"):
        players = parse_seats(text)
        assert players_of([player.name for player in players]) == players


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    write_whole(path, "one\n")
    path.chmod(0o600)
    write_whole(path, "deux é\n")
    assert path.read_bytes() == "deux é\n".encode()
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(Trouble):
        write_whole(tmp_path / "nowhere" / "x", "text")
    with pytest.raises(Trouble):
        write_whole(path, "\ud800")
    assert path.read_bytes() == "deux é\n".encode()
    assert [p.name for p in tmp_path.iterdir()] == ["game.record"]


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", tmp_path / "a\0b"):
        with pytest.raises(Trouble):
            read_text(path)


def test_a_free_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rocket-1.record").touch()
    assert free_name("rocket", ".record") == Path("rocket-2.record")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


@given(JSON, st.sampled_from([None, 0, 2]), st.booleans())
def test_every_value_stands_where_it_is_said_to(value: object, indent: int | None, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    places = value_places(text)
    assert len(places) == count(value)
    for pointer, at in places.items():
        assert json.JSONDecoder().raw_decode(text, at)[0] == followed(value, pointer)


def count(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(count, inner))


def followed(value: object, pointer: str) -> object:
    for step in pointer.split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        value = value[int(key)] if isinstance(value, list) else value[key]  # type: ignore[index]
    return value


def test_lines_of_json_values() -> None:
    text = '{\n "a": [\n  1,\n  {"b/c": "\\n"}\n ]\n}'
    assert [line_of(text, p) for p in ("", "/a", "/a/0", "/a/1/b~1c", "/a/1/none", "/none")] == [1, 2, 3, 4, 4, 1]


@pytest.mark.parametrize(
    ("typed", "notation", "is_open"),
    [
        ("bid 56", "bid 56", False),
        ("bid 5", "bid 56", True),
        ("bid", "bid 56", True),
        ("ext gw d13", "extend GWR D13", False),
        ("ext gw d", "extend GWR D13", True),
        ("tok st a", "token St Albans beer", False),
    ],
)
def test_a_number_that_was_not_typed_stays_open(typed: str, notation: str, is_open: bool) -> None:
    assert Words().leaves_number_open(typed, notation) == is_open


def test_a_level_is_shown_in_the_language_of_the_reader() -> None:
    first, second, mine = parse_seats("driver,driver,me:Ann")
    assert [shown_name(player, "fr") for player in (first, second, mine)] == ["mécanicien 1", "mécanicien 2", "Ann"]
    assert shown_name(first, "en") == "driver 1"
    assert shown_name(parse_seats("greedy,random")[0], "fr") == "greedy"
