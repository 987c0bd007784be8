"""Rocket, action A: take a city token (SR-3)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.games.rocket.actions import TakeToken
from rotonde.games.rocket.events import TokenTaken
from rotonde.games.rocket.position import Events, Position


def objections(position: Position, action: TakeToken) -> Iterator[Objection]:
    """Every rule that forbids taking this token."""
    board = position.board
    if action.city not in board.towns or not board.is_big_city(board.towns.index(action.city)):
        yield Objection("SR-3.1", "not_a_big_city", city=action.city)
        return
    if action.commodity not in board.commodities:
        yield Objection("SR-1.5", "unknown_commodity", commodity=action.commodity)
        return
    token = board.token_index.get((action.city, action.commodity))
    if token is None or position.tokens_left[token] == 0:
        yield Objection("SR-3.1", "no_such_token", city=action.city, commodity=action.commodity)


def take(position: Position, seat: int, action: TakeToken, events: Events) -> None:
    """The token lies before the player (SR-3.1)."""
    token = position.board.token_index[action.city, action.commodity]
    position.busy = True
    position.tokens_left[token] -= 1
    position.tokens_held[seat * len(position.tokens_left) + token] += 1
    if events is not None:
        events.append(TokenTaken(seat, action.city, action.commodity))
