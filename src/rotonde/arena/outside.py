"""Bots: those that ship with Rotonde by name, and those of one's own, `mine.py:MyBot`.

A file that is named is run: nothing that comes over a network or out of a record may name one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

from rotonde import bots
from rotonde.bots import Bot
from rotonde.core.contract import MalformedSetup

_MARK: Final = ".py:"


def is_outside(name: str) -> bool:
    """Whether a name is that of a file with a class in it."""
    return _MARK in name


def check_bot(name: str) -> None:
    """Refuse a name that stands for no bot."""
    if is_outside(name):
        _class_of(name, source_of(name))
    else:
        bots.check_bot(name)


def bot(name: str, rng: Random, source: str | None = None) -> Bot:
    """A bot by its name; all its luck comes from `rng`. A file that was read elsewhere comes as its `source`."""
    if not is_outside(name):
        return bots.bot(name, rng)
    return _class_of(name, source_of(name) if source is None else source)(rng)


def source_of(name: str) -> str:
    """What stands in the file of a bot of one's own."""
    file = name.rpartition(":")[0]
    try:
        path = Path(file).expanduser()
        if not path.is_file():
            raise MalformedSetup("no_bot_file", file=file)
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as problem:
        if isinstance(problem, MalformedSetup):
            raise
        raise MalformedSetup("bot_file_fails", file=file, fault=f"{type(problem).__name__}: {problem}") from None


def _class_of(name: str, source: str) -> Callable[[Random], Bot]:
    file, _, attribute = name.rpartition(":")
    found: Callable[[Random], Bot] | None = getattr(_module(file, source), attribute, None)
    if found is None or not callable(getattr(found, "choose", None)):
        raise MalformedSetup("no_bot_in_file", file=file, name=attribute)
    return found


@cache
def _module(file: str, source: str) -> ModuleType:
    """The module of a file, run once in each process."""
    module = ModuleType(Path(file).stem)
    module.__file__ = file
    try:
        exec(compile(source, file, "exec"), module.__dict__)
    except Exception as error:
        raise MalformedSetup("bot_file_fails", file=file, fault=f"{type(error).__name__}: {error}") from error
    return module
