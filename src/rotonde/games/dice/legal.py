"""The list of legal actions, made quickly from tables. The objections say the same rule by rule."""

from __future__ import annotations

from typing import Final

from rotonde.core.contract import DEALER
from rotonde.games.dice import carry, exchange, lay, passengers, roll, stations, tiles
from rotonde.games.dice.actions import DiceAction, DrawFirst, EndTurn, Refill
from rotonde.games.dice.board import PRICES
from rotonde.games.dice.position import FIRST_PLAYER, LAY_OUT, LOADING, NONE, PLACE_GREY, PLACE_OWN, ROLLING, TURN, Position

END_TURN: Final = EndTurn()
REFILL: Final = Refill()


def legal(position: Position, seat: int) -> list[DiceAction]:
    """Every legal action of the seat, in the order of the rules."""
    stage = position.stage
    if seat == DEALER:
        if stage == ROLLING:
            return list(roll.OUTCOMES[position.rolling_simple][position.rolling_complex])
        if stage == LAY_OUT:
            return list(tiles.choices(position))
        return [DrawFirst(s) for s in range(position.seats)] if stage == FIRST_PLAYER else []
    if seat != position.turn:
        return []
    if stage == TURN:
        return _turn_actions(position, seat)
    if stage == LOADING:
        return list(position.board.load[: carry.most_load(position)])
    if stage == PLACE_OWN:
        return [position.board.place[cell] for cell in stations.own_cells(position)]
    if stage == PLACE_GREY:
        return [action for action, free in zip(position.board.place, position.free, strict=True) if free]
    return []


def _turn_actions(position: Position, seat: int) -> list[DiceAction]:
    actions: list[DiceAction] = [END_TURN]
    if not position.final:
        if position.rolled:
            actions += lay.choices(position, seat)
            actions += exchange.choices(position, seat)
            actions += passengers.call_choices(position)
        elif not position.refilled:
            actions += roll.choices(position)
            actions.append(REFILL)
    on_sale = position.cheapest()
    if on_sale != NONE and PRICES[on_sale] <= position.money(seat):
        actions.append(position.board.buy[on_sale])
    actions += carry.choices(position, seat)
    return actions
