"""Understanding what was typed: each word may be shortened as long as it is clear what is meant."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache


@lru_cache(maxsize=20_000)
def fold(word: str) -> str:
    """A word without case and accents."""
    return "".join(c for c in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(c))


class Words:
    """Matches typed words against notations; words of the reader's language count for those of the notation."""

    def __init__(self, spellings: Mapping[str, str] | None = None) -> None:
        self._spellings: dict[str, list[str]] = {}
        for spelling, word in (spellings or {}).items():
            self._spellings.setdefault(fold(word), []).append(fold(spelling))

    def spelled(self, word: str) -> list[str]:
        """All ways to type a word of the notation."""
        folded = fold(word)
        return [folded, *self._spellings.get(folded, [])]

    def matching(self, text: str, notations: Iterable[str]) -> list[str]:
        """The notations that a text may stand for. A word typed in full means itself and nothing longer."""
        typed = [fold(word) for word in text.split()]
        found = [n for n in notations if self._matches(typed, n.split())]
        for i, word in enumerate(typed):
            exact = [n for n in found if word in self.spelled(n.split()[i])]
            found = exact or found
        return found

    def leaves_number_open(self, text: str, notation: str) -> bool:
        """Whether a notation has a number or a hex that was not typed as it stands: then it may not be what is meant."""
        typed = [fold(word) for word in text.split()]
        for i, word in enumerate(notation.split()):
            if any(c.isdigit() for c in word) and (i >= len(typed) or typed[i] not in self.spelled(word)):
                return True
        return False

    def _matches(self, typed: Sequence[str], words: Sequence[str]) -> bool:
        if len(typed) > len(words):
            return False
        return all(any(s.startswith(t) for s in self.spelled(w)) for t, w in zip(typed, words, strict=False))

    def next_words(self, before: str, begun: str, notations: Iterable[str]) -> list[str]:
        """How a word that was begun can go on, after the words before it: for the Tab key."""
        number = len(before.split())
        found = self.matching(before, notations) if before.strip() else list(notations)
        options: dict[str, None] = {}
        for words in (n.split() for n in found):
            if len(words) > number:
                for spelled in [words[number], *self._spellings.get(fold(words[number]), [])]:
                    if fold(spelled).startswith(fold(begun)):
                        options[spelled] = None
                        break
        return list(options)
