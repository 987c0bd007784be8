"""Bags, chance and the commitment to a seed."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rotonde.core.bags import draw
from rotonde.core.chance import commitment, fresh_seed, outcome_rng, seed_text

COUNTS = st.lists(st.integers(0, 6), min_size=1, max_size=6)


@given(COUNTS, st.integers(0, 40), st.integers(0, 999))
def test_no_more_is_drawn_than_is_there(counts, number, seed):
    before = list(counts)
    drawn = draw(counts, number, Random(seed))
    assert len(drawn) == min(number, sum(counts))
    assert all(n <= counts[kind] for kind, n in Counter(drawn).items())
    assert counts == before


@given(COUNTS, st.integers(0, 999))
def test_a_bag_drawn_empty_gives_everything(counts, seed):
    drawn = draw(counts, sum(counts), Random(seed))
    assert [drawn.count(kind) for kind in range(len(counts))] == counts


def test_each_piece_is_as_likely_as_the_next():
    rng = Random(1)
    seen = Counter(draw([3, 0, 1], 1, rng)[0] for _ in range(4000))
    assert seen[1] == 0
    assert 2850 < seen[0] < 3150


def test_drawing_is_without_replacement():
    rng = Random(2)
    assert all(Counter(draw([1, 1, 1], 2, rng)).most_common(1)[0][1] == 1 for _ in range(50))


def test_the_same_seed_and_number_give_the_same_outcome():
    assert outcome_rng("7", 3).random() == outcome_rng("7", 3).random()


def test_other_numbers_and_other_seeds_give_other_outcomes():
    outcomes = {outcome_rng(seed, ply).random() for seed in ("7", "8", "70") for ply in range(20)}
    assert len(outcomes) == 60


def test_an_outcome_does_not_need_the_ones_before_it():
    alone = outcome_rng("7", 17).random()
    for ply in range(17):
        outcome_rng("7", ply).random()
    assert outcome_rng("7", 17).random() == alone


def test_the_outcomes_of_a_seed_are_the_same_on_every_machine():
    assert [outcome_rng("7", ply).randrange(1000) for ply in range(3)] == [
        Random(sha256(f"7/{ply}".encode()).digest()).randrange(1000) for ply in range(3)
    ]


def test_without_a_seed_nobody_can_foresee_the_outcome():
    assert len({outcome_rng(None, 0).random() for _ in range(20)}) == 20


def test_numbers_and_texts_are_the_same_seed():
    assert seed_text(7) == seed_text("7") == "7"
    assert seed_text(None) is None
    assert seed_text(0) == "0"


def test_a_commitment_fixes_the_seed_without_telling_it():
    assert commitment("7") == sha256(b"rotonde/7").hexdigest()
    assert commitment("7") != commitment("8")


def test_a_fresh_seed_follows_from_the_generator():
    assert fresh_seed(Random(1)) == fresh_seed(Random(1)) != fresh_seed(Random(2))
    assert len(fresh_seed(Random(3))) == 32
