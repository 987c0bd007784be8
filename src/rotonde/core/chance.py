"""Chance as the dealer's action: every outcome follows from a seed and the number of the action that it decides.

So outcome 17 can be checked without replaying the sixteen before it, and a commitment to the seed fixes all of them.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random


def seed_text(seed: int | str | None) -> str | None:
    """The one form in which seeds are kept: 7 and "7" are the same seed."""
    return None if seed is None else str(seed)


def outcome_rng(seed: str | None, ply: int, undone: int = 0) -> Random:
    """The generator that decides action number `ply`; without a seed, one that nobody can foresee.

    `undone` is how many times chance was taken back before: what is drawn anew must not come out as it was seen.
    """
    if seed is None:
        return Random()
    drawn = f"{seed}/{ply}/{undone}" if undone else f"{seed}/{ply}"
    return Random(sha256(drawn.encode()).digest())


def commitment(seed: str) -> str:
    """What is published at the start of a game so that the seed cannot be changed later."""
    return sha256(f"rotonde/{seed}".encode()).hexdigest()


def fresh_seed(rng: Random) -> str:
    """A seed drawn from another generator."""
    return f"{rng.getrandbits(128):032x}"
