"""Reading a board that a person wrote: every problem is noted with its place, and reading goes on."""

from __future__ import annotations

import pytest

from rotonde.core.boards import BoardReader


def noted(reader: BoardReader) -> list[tuple[str, str]]:
    return [(problem.code, problem.where) for problem in reader.problems]


@pytest.mark.parametrize(
    ("method", "value"),
    [
        ("text", "a  b "),
        ("word", "A1"),
        ("phrase", "New Town"),
        ("number", -3),
        ("number", 0),
        ("words", ["a", "b"]),
        ("words", []),
    ],
)
def test_what_is_right_is_read_without_a_note(method, value):
    reader = BoardReader()
    assert getattr(reader, method)({"key": value}, "/here", "key") == value
    assert reader.problems == []


@pytest.mark.parametrize(
    ("method", "value", "code", "instead"),
    [
        ("text", "", "board_field_not_text", ""),
        ("text", None, "board_field_not_text", ""),
        ("text", 7, "board_field_not_text", ""),
        ("word", "A 1", "board_field_has_space", "A 1"),
        ("word", "A\u00a01", "board_field_has_space", "A\u00a01"),
        ("phrase", " a", "board_field_odd_space", " a"),
        ("phrase", "a  b", "board_field_odd_space", "a  b"),
        ("number", "3", "board_field_not_number", 0),
        ("number", 3.0, "board_field_not_number", 0),
        ("number", True, "board_field_not_number", 0),
        ("words", "ab", "board_field_not_texts", []),
        ("words", ["a", ""], "board_field_not_texts", []),
        ("words", ["a b"], "board_field_not_texts", []),
        ("words", [1], "board_field_not_texts", []),
    ],
)
def test_what_is_wrong_is_noted_with_its_place(method, value, code, instead):
    reader = BoardReader()
    assert getattr(reader, method)({"key": value}, "/here", "key") == instead
    assert noted(reader) == [(code, "/here")]
    assert reader.problems[0].details["field"] == "key"


def test_a_missing_field_is_noted():
    reader = BoardReader()
    reader.text({}, "/a", "name")
    reader.number({}, "/a", "q")
    assert noted(reader) == [("board_field_not_text", "/a"), ("board_field_not_number", "/a")]


def test_a_choice_is_one_of_the_choices_or_the_first():
    reader = BoardReader()
    assert reader.choice({"kind": "b"}, "", "kind", ("a", "b")) == "b"
    assert reader.problems == []
    for wrong in ("c", None, ["a"]):
        assert reader.choice({"kind": wrong}, "", "kind", ("a", "b")) == "a"
    assert noted(reader) == [("board_field_not_choice", "")] * 3


def test_items_have_pointers_and_other_entries_are_noted():
    reader = BoardReader()
    assert reader.items({"list": [{"x": 1}, 5, {}]}, "/top", "list") == [("/top/list/0", {"x": 1}), ("/top/list/2", {})]
    assert noted(reader) == [("board_entry_not_object", "/top/list/1")]
    assert reader.items({"list": {}}, "/top", "list") == []
    assert noted(reader)[1:] == [("board_field_not_list", "/top")]


def test_a_value_that_is_there_twice_is_noted_with_the_earlier_place():
    reader = BoardReader()
    seen: dict[object, str] = {}
    for i, value in enumerate(["a", "b", "a", "a"]):
        reader.unique(seen, value, f"/{i}", "twice", name=value)
    assert noted(reader) == [("twice", "/2"), ("twice", "/3")]
    assert reader.problems[0].details == {"earlier": "/0", "name": "a"}


@pytest.mark.parametrize(
    ("value", "read", "codes"),
    [
        (2, 2, []),
        (5, 5, []),
        (1, 2, ["board_number_too_low"]),
        (10**40, 5, ["board_number_too_high"]),
        ("3", 2, ["board_field_not_number"]),
        (True, 2, ["board_field_not_number"]),
    ],
)
def test_a_number_between_bounds(value, read, codes):
    reader = BoardReader()
    assert reader.number_within({"key": value}, "/here", "key", 2, 5) == read
    assert [problem.code for problem in reader.problems] == codes
