"""Understanding what was typed: each word may be shortened as long as it is clear what is meant.

A word that was typed whole, a name of the board or a number, means itself and is never taken for the beginning of another.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product
from typing import Final

MOST_READINGS: Final = 400


@lru_cache(maxsize=20_000)
def fold(word: str) -> str:
    """A word without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(c))


class Lexicon:
    """The words that may stand in one place of a notation, and the ways in which each of them may be typed."""

    def __init__(self, words: Iterable[str] = (), spellings: Mapping[str, Sequence[str]] | None = None) -> None:
        """`spellings` are other ways to type a word, the one that the reader is shown first."""
        self._spellings = dict(spellings or {})
        self._ways: dict[str, list[str]] = {}
        self.whole: dict[str, str] = {}
        for word in [*words, *self._spellings]:
            for way in self.ways(word):
                self.whole.setdefault(way, word)

    def shown(self, word: str) -> str:
        """A word of the notation as the reader is shown it."""
        ways = self._spellings.get(word)
        return ways[0] if ways else word

    def ways(self, word: str) -> list[str]:
        """All ways to type a word, folded."""
        found = self._ways.get(word)
        if found is None:
            found = self._ways[word] = [fold(word), *[fold(way) for way in self._spellings.get(word, ())]]
        return found

    def fits(self, typed: str, word: str) -> bool:
        """Whether what was typed stands for a word or, if it is not whole itself, for its beginning."""
        ways = self.ways(word)
        if typed in ways:
            return True
        return not self.is_whole(typed) and any(way.startswith(typed) for way in ways)

    def is_whole(self, typed: str) -> bool:
        return typed in self.whole or typed.isdecimal()

    def beginning(self, word: str) -> list[str]:
        """The known words that what was typed may stand for; itself where it is none of them."""
        typed = fold(word)
        if self.is_whole(typed):
            return [self.whole.get(typed, word)]
        if any(c.isdigit() for c in typed):  # a hex or a number that is not there is not another one that begins like it
            return [word]
        found = dict.fromkeys(known for way, known in self.whole.items() if way.startswith(typed))
        return list(found) or [word]


class Words:
    """Matches what was typed against notations: a verb, then the words of its parts."""

    def __init__(self, verbs: Lexicon | None = None, values: Lexicon | None = None) -> None:
        self._verbs = verbs or Lexicon()
        self._values = values or Lexicon()

    def _at(self, place: int) -> Lexicon:
        return self._values if place else self._verbs

    def shown(self, notation: str) -> str:
        """A notation in the reader's words; it can be typed as it is shown."""
        return " ".join(self._at(place).shown(word) for place, word in enumerate(notation.split(" ")))

    def matching(self, text: str, notations: Iterable[str]) -> list[str]:
        """The notations that a text may stand for."""
        typed = [fold(word) for word in text.split()]
        found = [n for n in notations if self._matches(typed, n.split())]
        for place, word in enumerate(typed):
            exact = [n for n in found if word in self._at(place).ways(n.split()[place])]
            found = exact or found
        # `via 1` is whole and means no longer way that begins with it.
        return [n for n in found if len(n.split()) == len(typed) and not self.leaves_number_open(text, n)] or found

    def _matches(self, typed: Sequence[str], words: Sequence[str]) -> bool:
        if len(typed) > len(words):
            return False
        return all(self._at(i).fits(t, w) for i, (t, w) in enumerate(zip(typed, words, strict=False)))

    def leaves_number_open(self, text: str, notation: str) -> bool:
        """Whether a notation has a number or a hex that was not typed as it stands: then it may not be what is meant."""
        typed = [fold(word) for word in text.split()]
        for place, word in enumerate(notation.split()):
            if any(c.isdigit() for c in word) and (place >= len(typed) or typed[place] not in self._at(place).ways(word)):
                return True
        return False

    def readings(self, text: str) -> list[str]:
        """What a text would be as a notation if each word were one that this board knows; not every one is an action."""
        columns = [self._at(place).beginning(word) for place, word in enumerate(text.split())]
        return [" ".join(words) for words in islice(product(*columns), MOST_READINGS)]

    def next_words(self, before: str, begun: str, notations: Iterable[str]) -> list[str]:
        """How a word that was begun can go on, after the words before it: for the Tab key."""
        place = len(before.split())
        found = self.matching(before, notations) if before.strip() else list(notations)
        options: dict[str, None] = {}
        for words in (n.split() for n in found):
            if len(words) > place:
                lexicon, word = self._at(place), words[place]
                ways = [way for way in (lexicon.shown(word), word) if fold(way).startswith(fold(begun))]
                options.update(dict.fromkeys(ways[:1]))
        return list(options)
