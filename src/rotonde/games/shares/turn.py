"""The set-up (EA-1) and the course of a turn (EA-4.1, EA-5.1, EA-5.2): what follows what."""

from __future__ import annotations

from rotonde.core.track import NONE
from rotonde.games.shares import auction, companies, dealing, dividends, ending, mergers
from rotonde.games.shares.actions import DrawPile
from rotonde.games.shares.events import CompanyPassed, CubesPlaced, FirstPlayerDrawn, MarkerPiled, TurnBegan
from rotonde.games.shares.position import ACT, DRAW_PILE, FIRST_PLAYER, OPENING, ROUNDS, STOCK, Events, Position
from rotonde.games.tycoon.actions import DealCubes, DrawFirst


def place_cubes(position: Position, action: DealCubes, events: Events) -> None:
    """EA-1.5: city after city is given its cubes."""
    board, colours = position.board, len(position.bag)
    city = board.city_index[action.city]
    for name in action.cubes:
        colour = board.colour_index[name]
        position.bag[colour] -= 1
        position.cubes[city * colours + colour] += 1
    if events is not None:
        events.append(CubesPlaced(action.city, action.cubes))
    position.dealt += 1
    if position.dealt == len(board.cities):
        position.stage = DRAW_PILE if dealing.unpiled(position) else FIRST_PLAYER


def pile(position: Position, action: DrawPile, events: Events) -> None:
    """EA-5.1: a marker comes to lie on top of those with the same start price."""
    company = position.board.company_index[action.company]
    position.move_price(company, position.price[company], reset=True)
    if events is not None:
        events.append(MarkerPiled(action.company))
    if not dealing.unpiled(position):
        position.stage = FIRST_PLAYER


def draw_first(position: Position, action: DrawFirst, events: Events) -> None:
    """EA-1.2: the opening auctions begin."""
    position.first = action.seat
    if events is not None:
        events.append(FirstPlayerDrawn(action.seat))
    if auction.begin(position, OPENING, events):
        begin_turn(position, events)


def after_auctions(position: Position, events: Events) -> None:
    """All have passed: the first turn begins, or this one ends."""
    if not position.turn_number:
        begin_turn(position, events)
        return
    reason = ending.review_turn(position)
    if reason is not None:
        ending.finish(position, reason, events)
    else:
        begin_turn(position, events)


def begin_turn(position: Position, events: Events) -> None:
    """EA-5.1: the order of the companies stays for the three rounds."""
    position.turn_number += 1
    position.busy = False
    position.order = companies.company_order(position)
    position.round = 1
    position.turn_at = 0
    if events is not None:
        events.append(TurnBegan(position.turn_number, tuple(position.id_of(c) for c in position.order)))
    if position.order:
        _begin_action(position)
    else:
        _end_rounds(position, events)


def _begin_action(position: Position) -> None:
    position.stage = ACT
    position.company = position.order[position.turn_at]


def pass_action(position: Position, seat: int, events: Events) -> None:
    """EA-5.2: the company does nothing."""
    if events is not None:
        events.append(CompanyPassed(seat, position.id_of(position.company)))
    end_action(position, events)


def end_action(position: Position, events: Events) -> None:
    """The next company, the next round, or the end of the rounds; by option the game ends here (EA-9.1)."""
    if position.last_turn and position.setting.ends_at_once:
        _end_at_once(position, events)
        return
    position.turn_at += 1
    if position.turn_at == len(position.order):
        position.turn_at = 0
        position.round += 1
        if position.round > ROUNDS:
            _end_rounds(position, events)
            return
    _begin_action(position)


def _end_at_once(position: Position, events: Events) -> None:
    """EA-9.1: nobody acts any more, no income is paid."""
    position.round = 0
    position.order = []
    position.turn_at = 0
    position.company = NONE
    ending.finish(position, "empty_cities", events)


def _end_rounds(position: Position, events: Events) -> None:
    """EA-5.7, then EA-6."""
    position.round = 0
    position.company = NONE
    dividends.pay_income(position, events)
    if dividends.begin(position, events):
        after_dividends(position, events)


def after_dividends(position: Position, events: Events) -> None:
    """EA-7 follows."""
    if mergers.begin(position):
        after_mergers(position, events)


def after_mergers(position: Position, events: Events) -> None:
    """EA-8 follows."""
    position.order = []
    position.turn_at = 0
    if auction.begin(position, STOCK, events):
        after_auctions(position, events)
