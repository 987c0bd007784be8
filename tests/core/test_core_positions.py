"""Reading a position's data: each kind of field by itself, with the place of what is wrong."""

from __future__ import annotations

from itertools import combinations

import pytest

from rotonde.core.bags import ways
from rotonde.core.chance import outcome_rng
from rotonde.core.contract import MalformedPosition
from rotonde.core.positions import BITS, COUNT, FLAG, INDEX, TEXT, Field, PositionReader, fill, tell


class Piece:
    """Something with fields."""

    name: str | None
    held: bool
    at: int
    near: int
    counts: list[int]


FIELDS = (
    Field("name", TEXT),
    Field("held", FLAG),
    Field("at", INDEX, "hexes"),
    Field("near", BITS, "hexes"),
    Field("counts", COUNT, "", "seats"),
)
SIZES = {"hexes": 3, "seats": 2}
TOLD = {"name": None, "held": True, "at": -1, "near": 7, "counts": [0, 4]}


def test_fields_are_told_as_they_are_read():
    piece = Piece()
    fill(piece, FIELDS, SIZES, PositionReader(TOLD))
    assert tell(piece, FIELDS) == TOLD


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"name": 3}, "position_wrong_type", "/name"),
        ({"held": 1}, "position_wrong_type", "/held"),
        ({"at": 3}, "position_out_of_range", "/at"),
        ({"at": -2}, "position_out_of_range", "/at"),
        ({"at": True}, "position_wrong_type", "/at"),
        ({"near": 8}, "position_out_of_range", "/near"),
        ({"counts": [1]}, "position_wrong_length", "/counts"),
        ({"counts": [1, -1]}, "position_out_of_range", "/counts/1"),
        ({"counts": "no"}, "position_wrong_type", "/counts"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(change, code, where):
    with pytest.raises(MalformedPosition) as refused:
        fill(Piece(), FIELDS, SIZES, PositionReader({**TOLD, **change}))
    assert (refused.value.code, refused.value.where) == (code, where)


def test_ways_count_every_handful_of_single_pieces():
    counts = [3, 1, 2]
    pieces = [kind for kind, number in enumerate(counts) for _ in range(number)]
    handfuls = [sorted(pieces[i] for i in chosen) for chosen in combinations(range(len(pieces)), 3)]
    for handful in ([0, 0, 0], [0, 0, 2], [0, 1, 2], [1, 2, 2]):
        assert ways(counts, handful) == handfuls.count(handful)


def test_the_outcome_is_that_of_before_until_chance_was_taken_back():
    first = outcome_rng("7", 3).random()
    assert outcome_rng("7", 3, 0).random() == first
    assert outcome_rng("7", 3, 1).random() != first
    assert outcome_rng("7", 3, 1).random() != outcome_rng("7", 3, 2).random()
