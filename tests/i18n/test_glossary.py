"""The glossary is kept: no French message and no rule uses a word that `docs/glossary.md` sets aside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent_messages import texts

from rotonde.i18n.rules import game_of_rule, rule, rule_ids

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
EVERYWHERE = "In every game"


def banned_words() -> list[tuple[str, str]]:
    """The words set aside, each with the heading of the glossary that it stands under."""
    found: list[tuple[str, str]] = []
    heading = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if len(cells) == 4 and cells[3] not in ("not", "---", ""):
            found += [(heading, word.strip()) for word in cells[3].split(",")]
    return found


def uses(text: str, word: str) -> bool:
    """Whether a text has the word, in the singular or the plural, whatever its first letter."""
    plural = r"s?\s+".join(re.escape(part) for part in word.split())
    return re.search(rf"\b{plural}(s|es|te|tes)?\b", text, re.IGNORECASE) is not None


def belongs_to(key: str, heading: str) -> bool:
    game = heading.lower()
    return heading == EVERYWHERE or key.startswith((f"{game}-", f"cli-{game}-"))


def test_the_glossary_sets_words_aside_for_every_game():
    assert {heading for heading, _ in banned_words()} == {EVERYWHERE, "Rocket", "Tycoon", "England", "Shares", "Dice"}


@pytest.mark.parametrize(("heading", "word"), banned_words())
def test_no_message_uses_a_word_that_is_set_aside(heading, word):
    assert [key for key, text in texts("fr").items() if belongs_to(key, heading) and uses(text, word)] == []


@pytest.mark.parametrize(("heading", "word"), banned_words())
def test_no_rule_uses_a_word_that_is_set_aside(heading, word):
    of_heading = [i for i in rule_ids("fr") if heading in (EVERYWHERE, game_of_rule(i).capitalize())]
    assert [rule_id for rule_id in of_heading if uses(rule(rule_id, "fr"), word)] == []


def test_a_word_is_found_in_its_plural_and_at_the_beginning_of_a_sentence():
    assert uses("Obligations : 3", "obligation")
    assert uses("deux tuiles violettes", "violet")
    assert uses("les cours de départ", "cours de départ")
    assert not uses("une enchère en cours", "le cours")
