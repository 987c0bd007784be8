"""Tycoon: operations cards (RT-9)."""

from __future__ import annotations

from collections.abc import Iterator

from rotonde.core.contract import Objection
from rotonde.core.track import NONE
from rotonde.games.tycoon import urbanize
from rotonde.games.tycoon.actions import Grow, TakeCard, TurnUp, UseCard
from rotonde.games.tycoon.cards import (
    GREEN_CIRCLE,
    RED_X,
    AddCubes,
    Goal,
    Hotel,
    LongerBuild,
    MoreActions,
    NewCity,
    TrackPrices,
)
from rotonde.games.tycoon.events import CardTaken, CardTurnedUp, CardUsed, GoalWon, HotelPointsScored
from rotonde.games.tycoon.position import BUILD, CARD, Events, Position


def taking_objections(position: Position, action: TakeCard) -> Iterator[Objection]:
    """Every rule that forbids taking this card."""
    kind = position.board.operation_index.get(action.card, NONE)
    if kind == NONE:
        yield Objection("RT-9.10", "unknown_card", card=action.card)
        return
    if not position.open[kind]:
        yield Objection("RT-9.1", "card_not_open", card=action.card)
    card = position.board.operations[kind]
    if card.symbol == GREEN_CIRCLE:
        yield Objection("RT-9.2", "card_cannot_be_taken", card=action.card)
    if card.symbol == RED_X and not could_do_something(position, kind):
        yield Objection("RT-9.4", "card_would_do_nothing", card=action.card)


def could_do_something(position: Position, kind: int) -> bool:
    """RT-9.4: whether a card that is used at once would have an effect."""
    effect = position.board.operations[kind].effect
    if isinstance(effect, NewCity):
        return urbanize.is_possible(position)
    if isinstance(effect, AddCubes):
        return any(position.bag)
    return True


def may_take(position: Position, kind: int) -> bool:
    symbol = position.board.operations[kind].symbol
    return symbol != GREEN_CIRCLE and (symbol != RED_X or could_do_something(position, kind))


def take(position: Position, seat: int, action: TakeCard, events: Events) -> None:
    """RT-9.1; a red X is used at once (RT-9.4): it leaves the stage at CARD, or adds actions."""
    kind = position.board.operation_index[action.card]
    card = position.board.operations[kind]
    position.busy = True
    position.open[kind] -= 1
    if events is not None:
        events.append(CardTaken(seat, action.card))
    if card.symbol != RED_X:
        position.held[seat * len(position.open) + kind] += 1
        return
    position.discarded[kind] += 1
    effect = card.effect
    if isinstance(effect, MoreActions):
        position.actions_left += effect.actions  # its own action is counted off as usual
    else:
        position.stage = CARD
        position.card = kind


def using_objections(position: Position, seat: int, action: UseCard, can_build: bool) -> Iterator[Objection]:
    """Every rule that forbids naming this card with a build."""
    kind = position.board.operation_index.get(action.card, NONE)
    if kind == NONE:
        yield Objection("RT-9.10", "unknown_card", card=action.card)
        return
    if not isinstance(position.board.operations[kind].effect, TrackPrices):
        yield Objection("RT-9.5", "card_not_for_a_build", card=action.card)
    if not position.holds(seat, kind):
        yield Objection("RT-9.5", "card_not_held", card=action.card)
    if position.stage == BUILD and position.tiles_laid:
        yield Objection("RT-9.9", "card_named_too_late", card=action.card)
    if position.stage == BUILD and position.build_cards >> kind & 1:
        yield Objection("RT-9.9", "card_named_twice", card=action.card)
    if not can_build:
        yield Objection("RT-5.2", "nothing_to_build")


def usable(position: Position, seat: int) -> list[int]:
    """The cards that the seat may name with a build that has no tile yet."""
    if not position.setting.cards_used:
        return []
    base = seat * len(position.open)
    named = position.build_cards
    held = [kind for kind in range(len(position.open)) if position.held[base + kind] and not named >> kind & 1]
    return [kind for kind in held if isinstance(position.board.operations[kind].effect, TrackPrices)]


def use(position: Position, seat: int, action: UseCard, events: Events) -> None:
    """RT-9.5: discarded; a build is open now, and needs at least one tile (RT-5.3)."""
    kind = position.board.operation_index[action.card]
    position.held[seat * len(position.open) + kind] -= 1
    position.discarded[kind] += 1
    position.stage = BUILD
    position.build_cards |= 1 << kind
    if events is not None:
        events.append(CardUsed(seat, action.card))


def spend_longer_build(position: Position, seat: int, events: Events) -> None:
    """RT-9.9: the tile beyond the usual number uses a card, which is spent for this turn (RT-9.3)."""
    if position.tiles_laid != position.build_limit:
        return
    kind = position.longer_build(seat)
    effect = position.board.operations[kind].effect
    assert isinstance(effect, LongerBuild)
    position.build_limit = effect.tiles
    position.spent[seat * len(position.open) + kind] += 1
    if events is not None:
        events.append(CardUsed(seat, position.board.operations[kind].id))


def growing_objections(position: Position, action: Grow) -> Iterator[Objection]:
    """City Growth: any city (RT-9.9)."""
    if position.stage != CARD or not isinstance(position.board.operations[position.card].effect, AddCubes):
        yield Objection("RT-9.4", "no_such_card_open")
    if action.city not in position.board.city_index:
        yield Objection("RT-9.9", "unknown_city", city=action.city)


def turn_up(position: Position, action: TurnUp, events: Events) -> None:
    """A card is laid open (RT-9.1). RT-9.8: who has a major line already cannot win it, or scores at once by option."""
    kind = position.board.operation_index[action.card]
    position.deck[kind] -= 1
    position.open[kind] += 1
    if events is not None:
        events.append(CardTurnedUp(action.card))
    effect = position.board.operations[kind].effect
    if not isinstance(effect, Goal):
        return
    having = [s for s in range(position.seats) if effect.met_by_network(position.track, position.western, s)]
    if position.setting.lines_score_at_once and having:
        for seat in having:
            _score(position, seat, kind, events)
        _discard_open(position, kind)
    else:
        position.barred[kind] = sum(1 << seat for seat in having)


def hotel_points(position: Position, city: int) -> list[tuple[int, int, int]]:
    """(owner, card, points) for every hotel in a city."""
    if not position.setting.cards_used:
        return []
    found: list[tuple[int, int, int]] = []
    for kind, card in enumerate(position.board.operations):
        effect = card.effect
        if isinstance(effect, Hotel) and effect.city == city:
            found += [
                (s, kind, effect.points * position.holds(s, kind)) for s in range(position.seats) if position.holds(s, kind)
            ]
    return found


def pay_hotels(position: Position, city: int, events: Events) -> None:
    """RT-9.6, RT-9.9: whoever delivered."""
    for owner, kind, points in hotel_points(position, city):
        position.points[owner] += points
        if events is not None:
            events.append(HotelPointsScored(owner, position.board.operations[kind].id, points))


def goals_by_delivery(position: Position, seat: int, city: int, links: int) -> list[tuple[int, int]]:
    """(card, points) for every open card that a delivery fulfils."""
    found: list[tuple[int, int]] = []
    for kind, goal in _open_goals(position, seat):
        if goal.met_by_delivery(city, links):
            found.append((kind, goal.points))
    return found


def review_delivery(position: Position, seat: int, city: int, links: int, events: Events) -> None:
    """RT-8.8: all cards that the delivery fulfils, to the player who delivers."""
    for kind, _ in goals_by_delivery(position, seat, city, links):
        win(position, seat, kind, events)


def review_engine(position: Position, seat: int, level: int, events: Events) -> None:
    """Cards for the first locomotive of a level."""
    for kind, goal in _open_goals(position, seat):
        if goal.met_by_engine(level):
            win(position, seat, kind, events)


def review_network(position: Position, seat: int, events: Events) -> None:
    """Major lines (RT-9.8); one link may complete several."""
    for kind, goal in _open_goals(position, seat):
        if goal.met_by_network(position.track, position.western, seat):
            win(position, seat, kind, events)


def _open_goals(position: Position, seat: int) -> list[tuple[int, Goal]]:
    """The open green-circle cards that the seat can win."""
    found: list[tuple[int, Goal]] = []
    for kind, number in enumerate(position.open):
        if number:
            effect = position.board.operations[kind].effect
            if isinstance(effect, Goal) and not position.barred[kind] >> seat & 1:
                found.append((kind, effect))
    return found


def win(position: Position, seat: int, kind: int, events: Events) -> None:
    """RT-9.2: the bonus, then the card is discarded."""
    _score(position, seat, kind, events)
    _discard_open(position, kind)


def _score(position: Position, seat: int, kind: int, events: Events) -> None:
    card = position.board.operations[kind]
    effect = card.effect
    assert isinstance(effect, Goal)
    position.points[seat] += effect.points
    if events is not None:
        events.append(GoalWon(seat, card.id, effect.points))


def _discard_open(position: Position, kind: int) -> None:
    position.open[kind] -= 1
    position.discarded[kind] += 1
    position.barred[kind] = 0
