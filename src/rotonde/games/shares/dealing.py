"""What chance decides (EA-1.2, EA-1.5, EA-5.1): sampling it, and checking what was dealt by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rotonde.core.bags import draw, ways
from rotonde.core.contract import Action, Objection
from rotonde.core.track import NONE
from rotonde.games.shares.actions import Deal, DrawPile
from rotonde.games.shares.position import DEAL_CUBES, DRAW_PILE, FIRST_PLAYER, Position
from rotonde.games.tycoon.actions import DealCubes, DrawFirst


def start_cubes(position: Position, city: int) -> int:
    """EA-1.5: how many cubes a city starts with."""
    return max(1, position.board.city_cubes[city] - position.board.fewer_cubes.get(position.seats, 0))


def unpiled(position: Position) -> list[int]:
    """EA-5.1: the companies that share a start price with another and are not ordered yet."""
    prices = position.board.start_price
    return [c for c, price in enumerate(prices) if prices.count(price) > 1 and position.arrival[c] == 0]


def deal(position: Position, rng: Random) -> Deal:
    """Sample what is to be dealt now."""
    board = position.board
    if position.stage == DEAL_CUBES:
        city = position.dealt
        drawn = sorted(draw(position.bag, start_cubes(position, city), rng))
        return DealCubes(board.cities[city], tuple(board.colours[c] for c in drawn))
    if position.stage == DRAW_PILE:
        return board.draw_pile[rng.choice(unpiled(position))]
    return DrawFirst(rng.randrange(position.seats))


def deals(position: Position) -> list[Deal]:
    """Every outcome that chance can have."""
    board = position.board
    found: list[Deal] = []
    if position.stage == DEAL_CUBES:
        found += board.deals(position.dealt, start_cubes(position, position.dealt), position.bag)
    elif position.stage == DRAW_PILE:
        found += [board.draw_pile[c] for c in unpiled(position)]
    elif position.stage == FIRST_PLAYER:
        found += [DrawFirst(seat) for seat in range(position.seats)]
    return found


def weight(position: Position, action: Action) -> int:
    """In how many ways chance can decide so: cubes of a colour are many."""
    if isinstance(action, DealCubes):
        return ways(position.bag, [position.board.colour_index[name] for name in action.cubes])
    return 1


def objections(position: Position, action: Deal) -> Iterator[Objection]:
    """Every rule that forbids dealing this now."""
    if isinstance(action, DealCubes):
        yield from _cube_objections(position, action)
    elif isinstance(action, DrawPile):
        company = position.board.company_index.get(action.company, NONE)
        if company == NONE:
            yield Objection("EA-1.3", "unknown_company", company=action.company)
        if position.stage != DRAW_PILE:
            yield Objection("EA-5.1", "no_pile_to_draw")
        elif company != NONE and company not in unpiled(position):
            yield Objection("EA-5.1", "marker_not_to_draw", company=action.company)
    else:
        if position.stage != FIRST_PLAYER:
            yield Objection("EA-1.2", "first_player_not_drawn_now")
        if not 0 <= action.seat < position.seats:
            yield Objection("EA-1.2", "unknown_seat", number=action.seat)


def _cube_objections(position: Position, action: DealCubes) -> Iterator[Objection]:
    board = position.board
    if position.stage != DEAL_CUBES:
        yield Objection("EA-1.5", "no_cubes_to_draw")
        return
    city, number = position.dealt, start_cubes(position, position.dealt)
    if action.city != board.cities[city]:
        yield Objection("EA-1.5", "cubes_for_another_city", city=action.city, right=board.cities[city])
    if len(action.cubes) != number:
        yield Objection("EA-1.5", "wrong_number_of_cubes", number=len(action.cubes), right=number)
    for name in sorted(set(action.cubes)):
        colour = board.colour_index.get(name, NONE)
        if colour == NONE:
            yield Objection("RT-1.3", "unknown_colour", colour=name)
        elif action.cubes.count(name) > position.bag[colour]:
            yield Objection("RT-1.3", "not_in_the_bag", colour=name, number=position.bag[colour])
    order = [board.colour_index.get(name, NONE) for name in action.cubes]
    if order != sorted(order):
        yield Objection("EA-1.5", "cubes_not_in_order", order=", ".join(board.colours))
