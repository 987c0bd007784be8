"""The process in which a bot thinks: a question a line on stdin, its answer a line on stdout, until stdin ends."""

from __future__ import annotations

import sys
from random import Random

from msgspec import Struct, json

from rotonde.analysis import Thoroughness, judge
from rotonde.bots import Outlook, bot
from rotonde.core.contract import JsonDict
from rotonde.games import game


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


def answer(question: Question | Judging) -> str:
    """The notation of the action that the bot chooses, or a judgement as JSON."""
    state = game(question.game).from_dict(question.position)
    if isinstance(question, Judging):
        action = state.game.parse(question.action)
        return json.encode(judge(state, question.seat, action, question.thoroughness, question.luck)).decode()
    return str(bot(question.bot, Random(question.luck)).choose(Outlook(state, question.seat)))


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(json.decode(line, type=Question | Judging)).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
