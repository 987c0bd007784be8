"""The final phase and the end (RD-8)."""

from __future__ import annotations

from typing import Final

from rotonde.games.dice import connect, passengers, roll
from rotonde.games.dice.events import FinalPhaseStarted, GameEnded
from rotonde.games.dice.faces import is_complex
from rotonde.games.dice.locomotives import strongest_for_sale, strongest_held
from rotonde.games.dice.position import OVER, TURN, VALUES, Events, Position

ALL_CONNECTED: Final = "all_connected"
BANK_EMPTY: Final = "bank_empty"
COMPLEX_DICE_GONE: Final = "complex_dice_gone"
DICE_GONE: Final = "dice_gone"
REFILL_TOO_DEAR: Final = "refill_too_dear"
STALLED: Final = "stalled"
TRIGGERS: Final = (ALL_CONNECTED, BANK_EMPTY, COMPLEX_DICE_GONE, DICE_GONE, REFILL_TOO_DEAR, STALLED)

END_REASONS: Final = ("no_tokens", "nobody_can_carry", "no_carries")

DICE_LEFT: Final = 2  # RD-8.2


def find_trigger(position: Position) -> str | None:
    """What starts the final phase now, the first in the order of RD-8.2."""
    for seat in range(position.seats):
        if connect.has_connected_all(position, seat):
            return ALL_CONNECTED
    if position.bank <= 0:
        return BANK_EMPTY
    simple, complex = dice_left(position)
    if complex == 0:
        return COMPLEX_DICE_GONE
    return DICE_GONE if simple + complex <= DICE_LEFT else None


def dice_left(position: Position) -> tuple[int, int]:
    """Simple and complex dice not on the board, or, by option, in the bank (RD-8.2)."""
    if position.setting.dice_in_bank_count:
        return position.bank_simple, position.bank_complex
    simple, complex = position.dice_in_hand()
    return (
        position.bank_simple + simple + position.rolling_simple,
        position.bank_complex + complex + position.rolling_complex,
    )


def dice_on_board(position: Position) -> tuple[int, int]:
    """Simple and complex dice on the board, counted."""
    complex = sum([1 for face in position.face_at if is_complex(face)])
    return sum([1 for face in position.face_at if face >= 0]) - complex, complex


def start_final_phase(position: Position, reason: str, events: Events) -> None:
    """RD-8.2, RD-8.3: dice go back, and tokens are put out for the last time."""
    position.final = True
    position.trigger = reason
    position.stage = TURN
    if events is not None:
        events.append(FinalPhaseStarted(reason))
    roll.return_dice(position, events)
    passengers.refill_for_the_last_time(position, events)


def end_after_action(position: Position) -> str | None:
    """Why the game ends after this action of the final phase, if it does (RD-8.5)."""
    if not any(position.accounts[position.seats + 1 :]):
        return "no_tokens"
    for seat in range(position.seats):
        if can_still_carry(position, seat):
            return None
    return "nobody_can_carry"


def end_after_turn(position: Position) -> str | None:
    """RD-8.5: as many whole turns running as there are players without a carry."""
    return "no_carries" if position.turns_without_carry >= position.seats else None


def can_still_carry(position: Position, seat: int) -> bool:
    """RD-8.5: a joined station with tokens within reach of a locomotive that the seat has or could buy."""
    own = position.station_cell[seat]
    distances = [d for cell, d in position.reach[seat].stops.items() if cell != own and position.heap_at(cell) > 0]
    if not distances:
        return False
    nearest = min(distances)
    return nearest <= strongest_held(position, seat) or nearest <= strongest_for_sale(position, seat)


def finish(position: Position, reason: str, events: Events) -> None:
    """Nothing more to decide."""
    position.stage = OVER
    position.end_reason_code = reason
    if events is not None:
        events.append(GameEnded(reason))


def ranking(position: Position, seat: int) -> tuple[int, int, int]:
    """RD-8.6: score, then stations connected, then locomotives held."""
    locomotives = sum(position.held[seat * VALUES : (seat + 1) * VALUES])
    return score(position, seat), connect.stations_connected(position, seat), locomotives


def score(position: Position, seat: int) -> int:
    """RD-8.6: tokens in hand, or, by option, only those carried."""
    return position.carried[seat] if position.setting.score_carried else position.money(seat)
