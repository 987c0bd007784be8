"""The numbered rules in our own words, read from `rules/<game>.<lang>.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from rotonde.core.contract import Malformed
from rotonde.i18n.catalogue import check_language

_HEADING: Final = re.compile(r"## ([A-Z]+-[0-9A-Z]+) (.+)")
_RULE: Final = re.compile(r"- ([A-Z]+-[0-9A-Z]+(?:\.[0-9]+)?) (.+)")


@dataclass
class Section:
    """A heading of the rules with what stands under it."""

    id: str
    heading: str
    paragraphs: list[str] = field(default_factory=list)
    rules: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class Rulebook:
    """The rules of one game in one language."""

    game: str
    title: str = ""
    sections: list[Section] = field(default_factory=list)

    @property
    def prefix(self) -> str:
        """What its numbers begin with: `SR`."""
        return self.sections[0].id.split("-")[0] if self.sections else ""


def rule(rule_id: str, lang: str = "en") -> str:
    """The text of a rule; of a section (`SR-6`) its heading and all its rules, one a line."""
    wanted = rule_id.strip().upper()
    found = _section(wanted, lang)
    if found.id == wanted:
        return "\n".join([f"{found.id} {found.heading}", *found.paragraphs, *(f"{i} {text}" for i, text in found.rules)])
    return dict(found.rules)[wanted]


def section(rule_id: str, lang: str = "en") -> list[tuple[str, str]]:
    """The rules (id, text) of the section that a rule or section id belongs to."""
    return list(_section(rule_id.strip().upper(), lang).rules)


def rule_ids(lang: str = "en") -> list[str]:
    """The ids of all rules of all games, without those of the headings."""
    return [rule_id for book in _rulebooks(lang) for part in book.sections for rule_id, _ in part.rules]


def sections(game: str, lang: str = "en") -> list[tuple[str, str]]:
    """The headings (id, heading) of a game, given by its id or by the prefix of its rules."""
    return [(part.id, part.heading) for part in rulebook(game, lang).sections]


def rulebook(game: str, lang: str = "en") -> Rulebook:
    """All the rules of a game, given by its id or by the prefix of its rules."""
    for book in _rulebooks(lang):
        if game.lower() in (book.game, book.prefix.lower()):
            return book
    raise Malformed("unknown_rule", rule=game)


def game_of_rule(rule_id: str) -> str:
    """The game whose rules have that id; "" if none has."""
    prefix = rule_id.split("-")[0]
    return next((book.game for book in _rulebooks("en") if book.prefix == prefix), "")


def _section(wanted: str, lang: str) -> Section:
    found = _index(lang).get(wanted)
    if found is None:
        raise Malformed("unknown_rule", rule=wanted)
    return found


@cache
def _index(lang: str) -> dict[str, Section]:
    """The section of every section id and rule id."""
    index: dict[str, Section] = {}
    for book in _rulebooks(lang):
        for part in book.sections:
            index[part.id] = part
            index.update((rule_id, part) for rule_id, _ in part.rules)
    return index


@cache
def _rulebooks(lang: str) -> tuple[Rulebook, ...]:
    check_language(lang)
    ending = f".{lang}.md"
    texts = {f.name: f.read_text(encoding="utf-8") for f in files("rotonde.i18n").joinpath("rules").iterdir()}
    return tuple(read_rulebook(name.removesuffix(ending), texts[name]) for name in sorted(texts) if name.endswith(ending))


def read_rulebook(game: str, text: str) -> Rulebook:
    """The rulebook that a Markdown text holds."""
    book = Rulebook(game)
    for line in (line.strip() for line in text.splitlines()):
        if heading := _HEADING.fullmatch(line):
            book.sections.append(Section(heading[1], heading[2]))
        elif (item := _RULE.fullmatch(line)) and book.sections:
            book.sections[-1].rules.append((item[1], item[2]))
        elif line.startswith("# "):
            book.title = line.removeprefix("# ")
        elif line and book.sections:
            book.sections[-1].paragraphs.append(line)
    return book
