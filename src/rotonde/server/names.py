"""Names that people type: data for every way of showing them, so without what steers a terminal or reorders a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rotonde.server.refusals import Refusal

UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"})
"""Control, format, lone surrogates, unassigned, and the two separators that are no line breaks elsewhere."""


ENGINEERS: Final = ("Seguin", "Crampton", "Trevithick", "Hackworth", "Vignoles", "Mallet", "Baldwin", "Fairlie")
"""What bots are called at a table, the same in every language; no card of a game has one of these names."""


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot beside those names: one that begins with a letter of its own if there is one."""
    free = [name for name in ENGINEERS if name not in taken]
    initials = {name[:1].upper() for name in taken}
    apart = [name for name in free if name[0] not in initials]
    return (apart or free or [f"{ENGINEERS[0]} {len(taken)}"])[0]


def names_on_record(seats: Sequence[tuple[str, str | None]]) -> list[str]:
    """Who played, from names and bots: a record tells which bot it was, numbered where it sat twice."""
    made: list[str] = []
    for name, bot in seats:
        before = sum(1 for _, other in seats[: len(made)] if bot is not None and other == bot)
        made.append(name if bot is None else f"{bot} {before + 1}" if before else bot)
    return made


def clean_name(text: str) -> str:
    """A name as it is kept: one line, composed, no invisible characters."""
    name = " ".join(clean_text(text.replace("\t", " ")).split())
    if not name:
        raise Refusal("bad_request", place="name")
    return name


def clean_text(text: str) -> str:
    """A text without what cannot be seen, but for line breaks."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(c for c in composed if c == "\n" or unicodedata.category(c) not in UNWANTED).strip()
