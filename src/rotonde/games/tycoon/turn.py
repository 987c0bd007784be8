"""Tycoon: the set-up (RT-2) and the course of a turn (RT-4.4 to RT-4.6)."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.tycoon import auction, build, cubes, deliver, ending, operations, shares
from rotonde.games.tycoon.actions import DealCubes, DealTycoon, DrawFirst, TurnUp
from rotonde.games.tycoon.events import FirstPlayerDrawn, TycoonCardDealt
from rotonde.games.tycoon.position import DEAL_CUBES, DEAL_SECRETS, FIRST_PLAYER, ROUNDS, TURN, TURN_UP, Events, Position


def place_cubes(position: Position, action: DealCubes, events: Events) -> None:
    """Cubes come out of the bag: for the set-up (RT-2.1), or for what an action did."""
    board = position.board
    cubes.add(position, board.city_index[action.city], [board.colour_index[c] for c in action.cubes], events)
    if position.stage != DEAL_CUBES:
        position.draw_city = NONE
        position.draw_number = 0
        end_action(position, events)
        return
    position.dealt += 1
    if position.dealt == len(board.cities):
        position.dealt = 0
        if position.setting.secrets_used:
            position.stage = DEAL_SECRETS
        else:
            open_cards(position)


def deal_secret(position: Position, action: DealTycoon, events: Events) -> None:
    """RT-2.2: one Tycoon card for each seat, in the order of the seats."""
    position.secret[action.seat] = position.board.secret_index[action.card]
    position.dealt += 1
    if events is not None:
        events.append(TycoonCardDealt(action.seat))
    if position.dealt == position.seats:
        open_cards(position)


def open_cards(position: Position) -> None:
    """RT-2.3: two cards a player are turned up."""
    position.dealt = min(position.board.open_cards_a_player * position.seats, sum(position.deck))
    position.stage = TURN_UP if position.dealt else FIRST_PLAYER


def turn_up(position: Position, action: TurnUp, events: Events) -> None:
    """The dealer turns up a card; then the set-up goes on, or the next turn begins (RT-11.3)."""
    operations.turn_up(position, action, events)
    position.dealt -= 1
    if position.dealt:
        return
    if position.turn_number:
        auction.begin(position, events)
    else:
        position.stage = FIRST_PLAYER


def draw_first(position: Position, action: DrawFirst, events: Events) -> None:
    """RT-2.4: the first auction begins."""
    position.first = action.seat
    if events is not None:
        events.append(FirstPlayerDrawn(action.seat))
    auction.begin(position, events)


def begin_rounds(position: Position, events: Events) -> None:
    """The auction is settled; the first player begins the first round."""
    auction.settle(position, events)
    position.round = 1
    position.acted = 0
    _begin_action(position)


def _begin_action(position: Position) -> None:
    position.stage = TURN
    position.seat = (position.first + position.acted) % position.seats
    position.actions_left = 1


def end_action(position: Position, events: Events) -> None:
    """What is left of a delivery; then the next action of this seat, the next seat, the next round, or the end of the turn."""
    deliver.finish(position, events)
    ending.note_end(position, ending.reached_by_action(position), events)
    position.stage = TURN
    position.card = NONE
    position.actions_left -= 1
    if position.actions_left:
        return
    position.acted += 1
    if position.acted == position.seats:
        position.acted = 0
        position.round += 1
        if position.round > ROUNDS:
            _end_turn(position, events)
            return
    _begin_action(position)


def _end_turn(position: Position, events: Events) -> None:
    """RT-5.5, RT-12.5, RT-11; then the end (RT-12), a new card (RT-9.1) and the next turn."""
    build.remove_unfinished(position, events)
    ending.note_end(position, ending.reached_by_turn(position), events)
    position.round = 0
    position.seat = NONE
    position.spent = [0] * len(position.spent)
    shares.pay_income(position, events)
    position.rules.after_turn(position, events)
    reason = ending.end_after_turn(position)
    if reason is not None:
        ending.finish(position, reason, events)
    elif any(position.deck):
        position.stage = TURN_UP
        position.dealt = 1
    else:
        auction.begin(position, events)
