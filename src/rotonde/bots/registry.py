"""The bots by name. A bot is a module here and a line in this table, imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Final

from rotonde.bots.outlook import Bot
from rotonde.core.contract import MalformedSetup

_CLASSES: Final = {
    "apprentice": ("rotonde.bots.rollout", "Apprentice"),
    "baron": ("rotonde.bots.rollout", "Baron"),
    "driver": ("rotonde.bots.rollout", "Driver"),
    "greedy": ("rotonde.bots.greedy", "Greedy"),
    "random": ("rotonde.bots.uniform", "Uniform"),
    "stationmaster": ("rotonde.bots.rollout", "Stationmaster"),
}


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_CLASSES)


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in _CLASSES:
        raise MalformedSetup("unknown_bot", bot=name, known=", ".join(names()))


def bot(name: str, rng: Random) -> Bot:
    """A bot by its name; all its luck comes from `rng`."""
    check_bot(name)
    module, attribute = _CLASSES[name]
    made: Bot = getattr(import_module(module), attribute)(rng)
    return made
