"""The process in which a bot thinks: a question a line on stdin, its answer a line on stdout, until stdin ends."""

from __future__ import annotations

import sys
from random import Random

from msgspec import Struct, json

from rotonde.bots import Outlook, bot
from rotonde.core.contract import JsonDict
from rotonde.games import game


class Question(Struct):
    """A position as its seat knows it (the rest is drawn anew), and who shall think about it."""

    game: str
    position: JsonDict
    seat: int
    bot: str
    luck: str


def answer(question: Question) -> str:
    """The notation of the action that the bot chooses."""
    state = game(question.game).from_dict(question.position)
    return str(bot(question.bot, Random(question.luck)).choose(Outlook(state, question.seat)))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(json.decode(line, type=Question)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
