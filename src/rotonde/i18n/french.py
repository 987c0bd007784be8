"""How a name joins a French sentence: what it begins with is only known once it stands there."""

from __future__ import annotations

import re
from typing import Final

_ELISION: Final = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])")
"""A short word before a name that begins with a vowel; the words of the sentences themselves are written as they should be."""
_CONTRACTION: Final = re.compile(r"\b([Dd]e|[Àà]) (Les?) (?=\w)")
"""A name with an article of its own, as « Le Havre »; « La Rochelle » stays as it is."""
_CONTRACTED: Final = {"de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux"}


def joined(text: str) -> str:
    """A sentence with its names joined to it: « d’Atlanta », « qu’Ann », « du Havre », « aux Andelys »."""
    elided = _ELISION.sub(r"\1’", text)
    return _CONTRACTION.sub(_contracted, elided) if " Le" in elided else elided


def _contracted(found: re.Match[str]) -> str:
    word = _CONTRACTED[f"{found[1].lower()} {found[2]}"]
    return (word.capitalize() if found[1][0].isupper() else word) + " "
