"""Tycoon: the end of the game (RT-12) and the Tycoon cards (RT-13)."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.tycoon.cards import Standing
from rotonde.games.tycoon.events import EndReached, GameEnded
from rotonde.games.tycoon.position import OVER, Events, Position


def reached_by_action(position: Position) -> str | None:
    """RT-12.1: whether the number of empty cities is there."""
    return "empty_cities" if position.empty_cities() >= position.setting.empty_cities_to_end else None


def reached_by_turn(position: Position) -> str | None:
    """RT-12.5: a turn in which every action was passed counts as reaching the number."""
    return None if position.busy else "all_passed"


def note_end(position: Position, cause: str | None, events: Events) -> None:
    """The game ends after the next turn; once reached it stays reached (RT-12.1)."""
    if cause is None or position.last_turn:
        return
    position.last_turn = position.turn_number + (1 if position.rules.extra_turn else 0)
    position.end_cause = cause
    if events is not None:
        events.append(EndReached(cause, position.last_turn))


def end_after_turn(position: Position) -> str | None:
    """Why the game ends after this turn, if it does."""
    if position.last_turn and position.turn_number >= position.last_turn:
        return position.end_cause
    return "max_turns" if position.turn_number >= position.setting.max_turns else None  # RT-12.5


def finish(position: Position, reason: str, events: Events) -> None:
    """The Tycoon cards are shown (RT-12.2)."""
    position.stage = OVER
    position.end_reason_code = reason
    position.shown = [1] * position.seats
    if events is None:
        return
    events.append(GameEnded(reason))
    for seat in range(position.seats):
        if position.secret[seat] != NONE:
            card = position.board.secrets[position.secret[seat]].id
            events.append(position.rules.secret_scored(seat, card, bonus(position, seat)))


def standing(position: Position) -> Standing:
    return Standing(
        position.track,
        position.shares,
        position.accounts[: position.seats],
        position.first_at,
        position.western,
        position.setting.judah_counts_component,
    )


def bonus(position: Position, seat: int) -> int:
    """RT-13: what the seat's Tycoon card would give if the game were over now."""
    if position.secret[seat] == NONE:
        return 0
    return position.board.secrets[position.secret[seat]].objective.bonus(standing(position), seat)


def scores(position: Position) -> list[int]:
    """RT-12.2: points less shares, and the Tycoon bonus once the game is over."""
    found = [points - shares for points, shares in zip(position.points, position.shares, strict=True)]
    if position.stage == OVER:
        found = [score + bonus(position, seat) for seat, score in enumerate(found)]
    return found


def winners(position: Position) -> list[int]:
    """RT-12.4: most points, then most links, then most money; then the win is shared."""
    if position.stage != OVER:
        return []
    final = scores(position)
    ranks = [(final[s], position.track.owner.count(s), position.money(s)) for s in range(position.seats)]
    return [s for s in range(position.seats) if ranks[s] == max(ranks)]
