"""Names that people type: data for every way of showing them, so without what steers a terminal or reorders a line."""

from __future__ import annotations

import unicodedata
from typing import Final

from rotonde.server.refusals import Refusal

UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"})
"""Control, format, lone surrogates, unassigned, and the two separators that are no line breaks elsewhere."""


def clean_name(text: str) -> str:
    """A name as it is kept: one line, composed, no invisible characters."""
    name = " ".join(clean_text(text.replace("\t", " ")).split())
    if not name:
        raise Refusal("bad_request", problem="name")
    return name


def clean_text(text: str) -> str:
    """A text without what cannot be seen, but for line breaks."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(c for c in composed if c == "\n" or unicodedata.category(c) not in UNWANTED).strip()
