"""Names that people type: data for every way of showing them, so without what steers a terminal or reorders a line."""

from __future__ import annotations

import unicodedata

from rotonde.server.refusals import Refusal


def clean_name(text: str) -> str:
    """A name as it is kept: one line, composed, no invisible characters."""
    name = clean_text(" ".join(text.split()))
    if not name:
        raise Refusal("bad_request", problem="name")
    return name


def clean_text(text: str) -> str:
    """A text without control, format and unassigned characters, but for line breaks."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        c for c in composed if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")
    ).strip()
