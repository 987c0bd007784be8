"""The numbered rules can be read by number, in both languages."""

from __future__ import annotations

import re

import pytest
from coded_calls import coded_calls

import rotonde
from rotonde.core.contract import Malformed
from rotonde.i18n import LANGUAGES, malformed_sentence
from rotonde.i18n.rules import read_rulebook, rule, rule_ids, rulebook, section, sections

RULE_ID = re.compile(r"\b(?:SR|RT|EW|EA|RD)-[0-9A-Z]+(?:\.[0-9]+)?\b")


def all_ids(lang: str) -> set[str]:
    headings = {part for prefix in {i.split("-")[0] for i in rule_ids(lang)} for part, _ in sections(prefix, lang)}
    return headings | set(rule_ids(lang))


def test_languages_have_the_same_rules_in_the_same_order():
    for lang in LANGUAGES:
        assert rule_ids(lang) == rule_ids("en")
        assert all_ids(lang) == all_ids("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_there_twice(lang):
    assert len(rule_ids(lang)) == len(set(rule_ids(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_game_has_its_rules(game_id, lang):
    game = rotonde.game(game_id)
    assert rulebook(game_id, lang).title
    assert sections(game_id, lang) == sections(game.rules_prefix, lang)
    assert all(part.startswith(f"{game.rules_prefix}-") for part, _ in sections(game_id, lang))


def test_every_rule_that_the_code_cites_exists():
    cited = {call.rule for call in coded_calls() if call.rule}
    cited |= {i for game_id in rotonde.games() for option in rotonde.game(game_id).options.values() for i in option.rules}
    assert cited
    assert cited <= all_ids("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_rule_cites_exists(lang):
    for rule_id in rule_ids(lang):
        assert set(RULE_ID.findall(rule(rule_id, lang))) <= all_ids(lang), rule_id


def test_a_rule_is_its_text():
    assert rule("SR-3.1").startswith("Take one token from any big city")
    assert rotonde.rule("SR-3.1", "fr").startswith("Prenez un marqueur")
    assert rule(" sr-3.1 ") == rule("SR-3.1")


def test_a_section_is_its_heading_and_all_its_rules():
    lines = rule("SR-6").splitlines()
    assert lines[0] == "SR-6 Veto on the direction"
    assert lines[1:] == [f"{rule_id} {text}" for rule_id, text in section("SR-6")]
    assert section("SR-6.4") == section("SR-6")
    assert [rule_id for rule_id, _ in section("SR-6")][:2] == ["SR-6.1", "SR-6.2"]
    assert ("SR-6", "Veto on the direction") in sections("rocket")


def test_examples_are_a_section():
    assert rule("SR-E1").startswith("Merger")
    assert section("SR-E1") == section("SR-E")


def test_a_paragraph_belongs_to_its_heading():
    book = read_rulebook("toy", "# Toy\n\n## TY-1 Start\n\nAll sit down.\n\n- TY-1.1 One begins.\n")
    assert (book.title, book.prefix) == ("Toy", "TY")
    assert book.sections[0].paragraphs == ["All sit down."]
    assert book.sections[0].rules == [("TY-1.1", "One begins.")]


@pytest.mark.parametrize("unknown", ["SR-99", "SR-6.99", "XX-1", "SR", "", "SR-6.", "../rocket"])
def test_an_unknown_rule_is_refused(unknown):
    with pytest.raises(Malformed) as refused:
        rule(unknown)
    assert refused.value.code == "unknown_rule"
    assert all(malformed_sentence(lang, refused.value) for lang in LANGUAGES)


def test_an_unknown_language_is_refused():
    for ask in (
        lambda: rule("SR-1.1", "de"),
        lambda: section("SR-1", "de"),
        lambda: rule_ids("de"),
        lambda: sections("SR", "de"),
    ):
        with pytest.raises(Malformed) as refused:
            ask()
        assert refused.value.code == "unknown_language"
