"""Scores are told in what each game counts in, and money is what can be spent."""

from __future__ import annotations

import pytest
from running import rotonde

import rotonde as package
from rotonde.i18n import score


@pytest.mark.parametrize(
    ("lang", "game", "said"),
    [
        ("en", "rocket", "£2,000"),
        ("en", "tycoon", "2 points"),
        ("en", "england", "2 points"),
        ("en", "shares", "$2,000"),
        ("en", "dice", "2 tokens"),
        ("fr", "tycoon", "2\u00a0points"),
        ("fr", "dice", "2\u00a0jetons"),
    ],
)
def test_a_score_has_its_unit(lang: str, game: str, said: str) -> None:
    assert score(lang, game, 2) == said
    assert score(lang, game, -2) == f"−{said}"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", package.games())
def test_every_game_has_a_unit(lang: str, game: str) -> None:
    assert "1" in score(lang, game, 1)


def test_money_is_what_can_be_spent() -> None:
    """Ann bids $1,000 and issues a share for it: $4,000 are left, while the share counts against her score."""
    played = rotonde("play", "tycoon", "--seats", "me:Ann,me:Bob", "--seed", "1", typed="bid 1\npass\nmoney\nquit\n")
    assert "You have $4,000." in played.stdout


def test_tokens_are_counted() -> None:
    played = rotonde("play", "dice", "--seats", "me:Ann,me:Bob", "--seed", "1", typed="money\nquit\n")
    assert " tokens." in played.stdout.split("You have")[1].split("\n")[0]


def test_simulated_points_are_no_money() -> None:
    told = rotonde("simulate", "tycoon", "--games", "1", "--seats", "random,random", "--workers", "1").stdout
    assert "$" not in told
    assert "£" in rotonde("simulate", "rocket", "--games", "1", "--seats", "random,random", "--workers", "1").stdout
