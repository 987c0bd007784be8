"""How a game ended, for the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rotonde.cli.saying import say
from rotonde.core.contract import State
from rotonde.i18n import end_sentence, listing, score


def end_lines(state: State, names: Sequence[str], lang: str) -> list[str]:
    """Why the game ended, everybody's score, who won."""
    game_id = state.game.id
    order = sorted(range(state.players), key=lambda seat: -state.scores()[seat])
    reached = [score(lang, game_id, value) for value in state.scores()]
    scores = ["  " + say(lang, "cli-entry", name=names[seat], content=reached[seat]) for seat in order]
    winners = [names[seat] for seat in state.winners()]
    won = say(lang, "cli-winners", names=listing(lang, winners), number=len(winners))
    return [end_sentence(lang, game_id, state.end_reason or ""), *scores, won]
