"""Whole links typed in one line, as they are listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from running import rotonde

import rotonde as package
from rotonde.records import read_record

SEATS = ("--seats", "me:Ann,me:Bob", "--seed", "4")
OPENING = ("bid 1", "pass")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(line: str) -> tuple[str, list[str]]:
    """What is said of a line, and the tiles that were laid."""
    Path("x.record").unlink(missing_ok=True)
    typed = "\n".join([*OPENING, line, "quit"]) + "\n"
    said = rotonde("play", "tycoon", *SEATS, "--save", "x.record", typed=typed, COLUMNS="150").stdout
    entries = read_record(Path("x.record").read_text(encoding="utf-8")).entries
    return said, [str(entry.action) for entry in entries if str(entry.action).startswith("build")]


def two_tiles() -> list[str]:
    """Two tiles that can be laid one after the other."""
    state = package.game("tycoon").start(2, seed="4")
    while state.to_act == (package.DEALER,):
        state.play(package.DEALER, state.deal())
    for text in OPENING:
        state.play(state.to_act[0], state.game.parse(text))
    (seat,) = state.to_act
    for first in state.legal(seat):
        if str(first).startswith("build"):
            state_after = state.copy()
            state_after.apply(seat, first)
            goes_on = (
                [str(a) for a in state_after.legal(seat) if str(a).startswith("build")] if state_after.to_act == (seat,) else []
            )
            if goes_on:
                return [str(first), goes_on[0]]
    raise AssertionError("no link of two tiles can be begun")


def test_a_listed_line_can_be_typed_with_its_remark() -> None:
    shown = rotonde("play", "tycoon", *SEATS, typed="\n".join([*OPENING, "quit\n"]), COLUMNS="150").stdout
    (listed,) = re.findall(r"^  build +(.*\))", shown, re.MULTILINE)
    assert "$" in listed
    number, tile = listed.partition("  (")[0].split("  ")
    for line in (f"build {listed}", listed, number, f"build {number}", f"build {tile}"):
        assert play(line)[1] == [f"build {tile}"], line


@pytest.mark.parametrize("line", ["bid 3", "b 3", "issue 3", "take 3", "hello 3"])
def test_the_number_of_another_verb_is_not_that_of_a_link(line: str) -> None:
    assert play(line)[1] == []


def test_a_number_that_no_link_has() -> None:
    for line in ("0", "13", "99999999999999999999", "build 13"):
        said, laid = play(line)
        assert "they are numbered 1 to 12." in said
        assert laid == []


@pytest.mark.parametrize("repeat_the_verb", [True, False])
def test_several_tiles_in_one_line(repeat_the_verb: bool) -> None:
    first, second = two_tiles()
    line = f"{first}, {second if repeat_the_verb else second.removeprefix('build ')}  (Here – There, $4,000)"
    assert play(line)[1] == [first, second]


def test_all_of_it_or_nothing() -> None:
    said, laid = play(f"{two_tiles()[0]}, A1 E-W")
    assert "After what comes before it, “A1 E-W” is not possible. Nothing was done." in said
    assert laid == []


def test_a_comma_that_is_no_series() -> None:
    assert "is not an action of this game" in play("hello, world")[0]
