"""The end of the game (EA-9)."""

from __future__ import annotations

from rotonde.games.shares.events import EndReached, GameEnded
from rotonde.games.shares.position import OVER, Events, Position

MOST_IDLE_TURNS = 2  # EA-9.2


def review_empty_cities(position: Position, events: Events) -> None:
    """EA-9.1: the current turn is the last; by option the next one, or the game ends with this action."""
    setting = position.setting
    if position.last_turn == 0 and position.empty_cities() >= setting.end_empty_cities:
        position.last_turn = position.turn_number + (1 if setting.extra_turn and not setting.ends_at_once else 0)
        if events is not None and not setting.ends_at_once:
            events.append(EndReached(position.last_turn))


def review_turn(position: Position) -> str | None:
    """Why the game ends after this turn, if it does."""
    position.idle_turns = 0 if position.busy else position.idle_turns + 1
    if position.last_turn and position.turn_number >= position.last_turn:
        return "empty_cities"
    if position.idle_turns >= MOST_IDLE_TURNS:
        return "idle"
    return None


def finish(position: Position, reason: str, events: Events) -> None:
    """Nothing is left to decide."""
    position.stage = OVER
    position.end_reason_code = reason
    if events is not None:
        events.append(GameEnded(reason))


def final_price(position: Position, company: int) -> int:
    """EA-9.3: the price less 1 for each bond, not below 0."""
    return max(0, position.price[company] - position.bonds[company])


def wealth(position: Position, seat: int) -> int:
    """EA-9.3: cash, and shares at their final price."""
    total = position.money(seat)
    for company in range(len(position.price)):
        total += position.holding(seat, company) * final_price(position, company)
    return total


def scores(position: Position) -> list[int]:
    return [wealth(position, seat) for seat in range(position.seats)]


def winners(position: Position) -> list[int]:
    """EA-9.3: a tie is shared."""
    if position.stage != OVER:
        return []
    found = scores(position)
    return [seat for seat, score in enumerate(found) if score == max(found)]
