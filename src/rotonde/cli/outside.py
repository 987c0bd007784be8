"""Bots: those that ship with Rotonde by name, and those of one's own, `mine.py:MyBot`.

Only the terminal takes them: a file that is named is run. Nothing that comes over a network or out of a record may name one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

from rotonde import bots
from rotonde.bots import Bot
from rotonde.cli.files import at_home, check_plain
from rotonde.cli.trouble import Trouble

_MARK: Final = ".py:"


def is_outside(name: str) -> bool:
    """Whether a name is that of a file with a class in it."""
    return _MARK in name


def check_bot(name: str) -> None:
    """Refuse a name that stands for no bot."""
    if is_outside(name):
        _class_of(name)
    else:
        bots.check_bot(name)


def bot(name: str, rng: Random) -> Bot:
    """A bot by its name; all its luck comes from `rng`."""
    if not is_outside(name):
        return bots.bot(name, rng)
    return _class_of(name)(rng)


def _class_of(name: str) -> Callable[[Random], Bot]:
    file, _, attribute = name.rpartition(":")
    path = at_home(Path(file))
    check_plain(path)
    if not path.exists():
        raise Trouble("cli-error-no-such-file", file=file)
    found: Callable[[Random], Bot] | None = getattr(_module(path.resolve()), attribute, None)
    if found is None or not callable(getattr(found, "choose", None)):
        raise Trouble("cli-error-no-bot", file=file, name=attribute)
    return found


@cache
def _module(path: Path) -> ModuleType:
    """The module in a file, run once."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Trouble("cli-error-bot-fails", file=str(path), fault=f"{type(error).__name__}: {error}") from error
    return module
