"""The roll (RD-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import Final

from rotonde.core.contract import Objection
from rotonde.games.dice.actions import Dice, Roll, TakeQuestion
from rotonde.games.dice.events import DiceReturned, DiceRolled, DiceTaken, QuestionTaken
from rotonde.games.dice.faces import (
    COMPLEX_QUESTION,
    COMPLEX_SIDES,
    COMPLEX_SYMBOLS,
    FIRST_COMPLEX,
    SIMPLE_SIDES,
    SIMPLE_SYMBOLS,
    SYMBOLS,
)
from rotonde.games.dice.position import ROLLING, TURN, Events, Position

ROLLS: Final = (Roll(4, 0), Roll(2, 1), Roll(0, 2))  # RD-3.1
TAKE_QUESTION: Final = TakeQuestion()


def objections(position: Position, action: Roll | TakeQuestion) -> Iterator[Objection]:
    """Every rule that forbids this roll."""
    if position.rolled:
        yield Objection("RD-2.1", "rolled_already")
    if position.refilled:
        yield Objection("RD-2.2", "refilled_instead")
    if isinstance(action, TakeQuestion):
        if position.bank_complex == 0:
            yield Objection("RD-3.1", "no_complex_die_in_bank")
        return
    if action not in ROLLS:
        yield Objection("RD-3.1", "no_such_roll", simple=action.simple, complex=action.complex)
    elif sum(dice_to_roll(position, action)) == 0:
        yield Objection("RD-3.2", "no_die_to_roll", simple=action.simple, complex=action.complex)


def dice_to_roll(position: Position, action: Roll) -> tuple[int, int]:
    """RD-3.2: as many of the chosen kinds as there are."""
    return min(action.simple, position.bank_simple), min(action.complex, position.bank_complex)


def choices(position: Position) -> list[Roll | TakeQuestion]:
    """Every legal roll of a player who has not rolled yet, quickly."""
    simple, complex = position.bank_simple > 0, position.bank_complex > 0
    if simple and complex:
        return [*ROLLS, TAKE_QUESTION]
    if simple:
        return [ROLLS[0], ROLLS[1]]
    return [ROLLS[1], ROLLS[2], TAKE_QUESTION] if complex else []


def take_dice(position: Position, seat: int, action: Roll, events: Events) -> None:
    """The dice leave the bank; the dealer rolls them."""
    simple, complex = dice_to_roll(position, action)
    position.rolled = True
    position.bank_simple -= simple
    position.bank_complex -= complex
    position.rolling_simple = simple
    position.rolling_complex = complex
    position.stage = ROLLING
    if events is not None:
        events.append(DiceTaken(seat, simple, complex))


def take_question(position: Position, seat: int, events: Events) -> None:
    """RD-3.1: a complex die showing "?" counts as the roll."""
    position.rolled = True
    position.bank_complex -= 1
    position.hand[COMPLEX_QUESTION] += 1
    if events is not None:
        events.append(QuestionTaken(seat))


def _outcomes(simple: int, complex: int) -> list[Dice]:
    return [
        Dice(white, orange)
        for white in combinations_with_replacement(SIMPLE_SYMBOLS, simple)
        for orange in combinations_with_replacement(COMPLEX_SYMBOLS, complex)
    ]


OUTCOMES: Final[list[list[list[Dice]]]] = [[_outcomes(simple, complex) for complex in range(3)] for simple in range(5)]
"""[simple dice][complex dice]: all that can be rolled."""

_SAMPLED: Final[dict[tuple[tuple[str, ...], tuple[str, ...]], Dice]] = {
    (dice.simple, dice.complex): dice for row in OUTCOMES for outcomes in row for dice in outcomes
}
_SIMPLE_DIE: Final[list[int]] = [s for s, sides in enumerate(SIMPLE_SIDES) for _ in range(sides)]
_COMPLEX_DIE: Final[list[int]] = [s for s, sides in enumerate(COMPLEX_SIDES) for _ in range(sides)]


def sample(position: Position, rng: Random) -> Dice:
    """Roll the dice."""
    simple = sorted([_SIMPLE_DIE[int(6 * rng.random())] for _ in range(position.rolling_simple)])
    complex = sorted([_COMPLEX_DIE[int(6 * rng.random())] for _ in range(position.rolling_complex)])
    return _SAMPLED[tuple([SIMPLE_SYMBOLS[s] for s in simple]), tuple([COMPLEX_SYMBOLS[s] for s in complex])]


def weight(action: Dice) -> int:
    """In how many ways the dice can fall so."""
    return _ways(action.simple, SIMPLE_SYMBOLS, SIMPLE_SIDES) * _ways(action.complex, COMPLEX_SYMBOLS, COMPLEX_SIDES)


def _ways(shown: tuple[str, ...], symbols: Sequence[str], sides: Sequence[int]) -> int:
    ways = factorial(len(shown))
    for symbol, number in zip(symbols, sides, strict=True):
        times = shown.count(symbol)
        ways = ways // factorial(times) * number**times
    return ways


def dice_objections(position: Position, action: Dice) -> Iterator[Objection]:
    """Why these dice cannot have been rolled."""
    if position.stage != ROLLING:
        yield Objection("RD-3.1", "nothing_to_roll")
        return
    if len(action.simple) != position.rolling_simple or len(action.complex) != position.rolling_complex:
        expected = {"simple": position.rolling_simple, "complex": position.rolling_complex}
        yield Objection("RD-3.1", "wrong_number_of_dice", simple=expected["simple"], complex=expected["complex"])
    elif (action.simple, action.complex) not in _SAMPLED:
        yield Objection("RD-1.1", "no_such_dice", text=str(action))


def show(position: Position, action: Dice, events: Events) -> None:
    """The dice lie before the player."""
    for symbol in action.simple:
        position.hand[SIMPLE_SYMBOLS.index(symbol)] += 1
    for symbol in action.complex:
        position.hand[FIRST_COMPLEX + COMPLEX_SYMBOLS.index(symbol)] += 1
    position.rolling_simple = 0
    position.rolling_complex = 0
    position.stage = TURN
    if events is not None:
        events.append(DiceRolled(position.turn, action.simple, action.complex))


def return_dice(position: Position, events: Events) -> None:
    """RD-2.3: unused dice go back to the bank."""
    simple, complex = position.dice_in_hand()
    simple += position.rolling_simple
    complex += position.rolling_complex
    if simple + complex == 0:
        return
    position.bank_simple += simple
    position.bank_complex += complex
    position.hand = [0] * SYMBOLS
    position.rolling_simple = 0
    position.rolling_complex = 0
    if events is not None:
        events.append(DiceReturned(position.turn, simple, complex))
