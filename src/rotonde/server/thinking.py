"""The process in which a bot thinks: a question a line on stdin, its answer a line on stdout, until stdin ends."""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Final

from msgspec import Struct, json

from rotonde.analysis import Thoroughness, judge
from rotonde.bots import Outlook, Reasoning, bot
from rotonde.core.contract import JsonDict
from rotonde.games import game

MODESTY: Final = 5
"""By how much a thinking process stands back: who plays, and the server, come first where a processor is wanted by all."""


class Question(Struct, tag="choose"):
    """A position as its seat knows it (the rest is drawn anew), and who shall think about it."""

    game: str
    position: JsonDict
    seat: int
    bot: str
    luck: str


class Judging(Struct, tag="judge"):
    """A position of a finished game, and an action that is to be judged."""

    game: str
    position: JsonDict
    seat: int
    action: str
    thoroughness: Thoroughness
    luck: str


class Why(Struct):
    """What a bot expected of its action beyond the next best, as a log keeps it."""

    gain: float
    instead: str


class Choice(Struct):
    """The notation of the action that a bot chooses, and why, if there was anything to weigh."""

    action: str
    why: Why | None = None


def answer(question: Question | Judging) -> bytes:
    """What the bot chooses, or a judgement, as JSON."""
    state = game(question.game).from_dict(question.position)
    if isinstance(question, Judging):
        action = state.game.parse(question.action)
        return json.encode(judge(state, question.seat, action, question.thoroughness, question.luck))
    chooser = bot(question.bot, Random(question.luck))
    chosen = chooser.choose(Outlook(state, question.seat))
    reason = chooser.reason if isinstance(chooser, Reasoning) else None
    return json.encode(Choice(str(chosen), None if reason is None else Why(round(reason.gain, 2), str(reason.instead))))


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):  # not so on Windows
        os.nice(MODESTY)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(json.decode(line, type=Question | Judging)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
