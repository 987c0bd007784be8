"""Bots of one's own for the tests."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
import os
import time

class First:
    """Always the first legal action, so that only the deal decides."""
    def __init__(self, rng):
        self.rng = rng
    def choose(self, outlook):
        return outlook.legal()[0]

class Same(First):
    pass

class Twin(First):
    pass

class Slow(First):
    def choose(self, outlook):
        time.sleep(0.002)
        return self.rng.choice(outlook.legal())

class Cheat(First):
    def choose(self, outlook):
        return outlook.game.parse("station Z99")

class Silent(First):
    def choose(self, outlook):
        return None

class Crash(First):
    def choose(self, outlook):
        raise ZeroDivisionError("of course")

class Quitter(First):
    def choose(self, outlook):
        raise SystemExit(3)

class Unborn(First):
    def __init__(self, rng):
        raise LookupError("no brain")

class Killer(First):
    def choose(self, outlook):
        os._exit(9)
'''


def write_bots(folder: Path) -> Path:
    path = folder / "mine.py"
    path.write_text(SOURCE)
    return path
