"""Tycoon: what chance decides (RT-2, RT-6.2, RT-9.1): sampling it, and checking what was dealt by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rotonde.core.bags import draw, ways
from rotonde.core.contract import Action, Objection
from rotonde.core.track import NONE
from rotonde.games.tycoon import cubes
from rotonde.games.tycoon.actions import DealCubes, DealTycoon, DrawFirst, TurnUp, TycoonAction
from rotonde.games.tycoon.position import DEAL_CUBES, DEAL_SECRETS, DRAW, FIRST_PLAYER, TURN_UP, Position


def deal(position: Position, rng: Random) -> TycoonAction:
    """Sample what is to be dealt now."""
    board = position.board
    if position.stage == DEAL_CUBES:
        return _handful(position, position.dealt, cubes.start_cubes(position, position.dealt), rng)
    if position.stage == DRAW:
        return _handful(position, position.draw_city, position.draw_number, rng)
    if position.stage == DEAL_SECRETS:
        left = [kind for kind in range(len(board.secrets)) if kind not in position.secret]
        return board.deal_secret[position.dealt][rng.choice(left)]
    if position.stage == TURN_UP:
        return board.turn_up[draw(position.deck, 1, rng)[0]]
    return DrawFirst(rng.randrange(position.seats))


def _handful(position: Position, city: int, number: int, rng: Random) -> DealCubes:
    board = position.board
    drawn = sorted(draw(position.bag, number, rng))
    return DealCubes(board.cities[city], tuple(board.colours[c] for c in drawn))


def weight(position: Position, action: Action) -> int:
    """In how many ways chance can decide so: cubes of a colour and copies of a card are many."""
    board = position.board
    if isinstance(action, DealCubes):
        return ways(position.bag, [board.colour_index[name] for name in action.cubes])
    if isinstance(action, TurnUp):
        return position.deck[board.operation_index[action.card]]
    return 1


def redeal_secrets(position: Position, seat: int | None, rng: Random) -> None:
    """Give every card that the seat does not know anew.

    Who was first at a level and showed nothing does not have the card for it (RT-13.3).
    """
    hidden = [s for s, kind in enumerate(position.secret) if kind != NONE and s != seat and not position.shown[s]]
    known = [kind for s, kind in enumerate(position.secret) if s not in hidden]
    unseen = [kind for kind in range(len(position.board.secrets)) if kind not in known]
    while True:
        dealt = rng.sample(unseen, len(hidden))
        if all(_may_be_hidden(position, s, kind) for s, kind in zip(hidden, dealt, strict=True)):
            break
    for s, kind in zip(hidden, dealt, strict=True):
        position.secret[s] = kind


def _may_be_hidden(position: Position, seat: int, kind: int) -> bool:
    level = position.board.secrets[kind].objective.shown_at_level
    return level == 0 or position.first_at[level] != seat


def objections(position: Position, action: DealCubes | DealTycoon | TurnUp | DrawFirst) -> Iterator[Objection]:
    """Every rule that forbids dealing this now."""
    if isinstance(action, DealCubes):
        yield from _cube_objections(position, action)
    elif isinstance(action, DealTycoon):
        yield from _secret_objections(position, action)
    elif isinstance(action, TurnUp):
        kind = position.board.operation_index.get(action.card, NONE)
        if position.stage != TURN_UP:
            yield Objection("RT-9.1", "no_card_to_turn_up")
        if kind == NONE:
            yield Objection("RT-9.10", "unknown_card", card=action.card)
        elif not position.deck[kind]:
            yield Objection("RT-9.1", "card_not_in_deck", card=action.card)
    else:
        if position.stage != FIRST_PLAYER:
            yield Objection("RT-2.4", "first_player_not_drawn_now")
        if not 0 <= action.seat < position.seats:
            yield Objection("RT-2.4", "unknown_seat", number=action.seat)


def _cube_objections(position: Position, action: DealCubes) -> Iterator[Objection]:
    board = position.board
    if position.stage == DEAL_CUBES:
        city, number, rule = position.dealt, cubes.start_cubes(position, position.dealt), "RT-2.1"
    elif position.stage == DRAW:
        city, number, rule = position.draw_city, position.draw_number, "RT-6.2"
    else:
        yield Objection("RT-2.1", "no_cubes_to_draw")
        return
    if action.city != board.cities[city]:
        yield Objection(rule, "cubes_for_another_city", city=action.city, right=board.cities[city])
    if len(action.cubes) != number:
        yield Objection(rule, "wrong_number_of_cubes", number=len(action.cubes), right=number)
    for name in sorted(set(action.cubes)):
        colour = board.colour_index.get(name, NONE)
        if colour == NONE:
            yield Objection("RT-1.3", "unknown_colour", colour=name)
        elif action.cubes.count(name) > position.bag[colour]:
            yield Objection("RT-1.3", "not_in_the_bag", colour=name, number=position.bag[colour])
    order = [board.colour_index.get(name, NONE) for name in action.cubes]
    if order != sorted(order):
        yield Objection(rule, "cubes_not_in_order", order=", ".join(board.colours))


def _secret_objections(position: Position, action: DealTycoon) -> Iterator[Objection]:
    if position.stage != DEAL_SECRETS:
        yield Objection("RT-2.2", "no_tycoon_to_deal")  # who has which card is nobody's business now
        return
    if action.seat != position.dealt:
        yield Objection("RT-2.2", "tycoon_for_another_seat", seat=action.seat)
    kind = position.board.secret_index.get(action.card, NONE)
    if kind == NONE:
        yield Objection("RT-1.5", "unknown_tycoon_card", card=action.card)
    elif kind in position.secret:
        yield Objection("RT-2.2", "tycoon_dealt_already", card=action.card)
