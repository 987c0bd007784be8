"""Rocket: the end of the game and the final income (SR-13, SR-14)."""

from __future__ import annotations

from rotonde.core.majority import majority_payments
from rotonde.games.rocket.board import TRACK_TILES
from rotonde.games.rocket.events import CommodityIncome, FinalShareIncome, FinalStationIncome, GameEnded, TokensDiscarded
from rotonde.games.rocket.position import OVER, Events, Position
from rotonde.games.rocket.track import cities_connected

PASSENGERS = "passengers"


def end_after_action(position: Position) -> str | None:
    """Why the game ends after this action, if it does."""
    companies_with_shares = 0
    for left in position.bank_shares:
        if left > 0:
            companies_with_shares += 1
    if companies_with_shares <= 1:
        return "shares"  # SR-13.1
    if position.tiles_laid >= TRACK_TILES:
        return "tiles"  # SR-13.2
    return None


def finish(position: Position, reason: str, events: Events) -> None:
    """The final income, then nothing more (SR-14)."""
    position.stage = OVER
    position.end_reason_code = reason
    if events is not None:
        events.append(GameEnded(reason))
    _discard_tokens(position, events)
    _pay_tokens(position, events)
    for line in position.running_lines():
        _pay_stations(position, line, events)
    for line in position.running_lines():
        _pay_shares(position, line, events)


def _discard_tokens(position: Position, events: Events) -> None:
    """SR-14.1: tokens of big cities that no line connects leave the hands."""
    connected = connected_cities(position)
    for city in position.board.big_cities:
        if connected >> city & 1:
            continue
        for seat in range(position.seats):
            number = _give_up_tokens(position, seat, city)
            if number and events is not None:
                events.append(TokensDiscarded(seat, position.board.towns[city], number))


def _give_up_tokens(position: Position, seat: int, city: int) -> int:
    """Take all tokens of a city from a seat; how many there were."""
    number, first = 0, seat * len(position.tokens_left)
    for token, owner in enumerate(position.board.token_city):
        if owner == city:
            number += position.tokens_held[first + token]
            position.tokens_held[first + token] = 0
    return number


def connected_cities(position: Position) -> int:
    """The cities that any line connects, as bits."""
    connected = 0
    for line in position.running_lines():
        connected |= position.cities[line]
    return connected


def commodity_counts(position: Position, commodity: int) -> list[int]:
    """How many tokens of a commodity each seat has."""
    kinds = len(position.tokens_left)
    counts = [0] * position.seats
    for token, kind in enumerate(position.board.token_commodity):
        if kind == commodity:
            for seat in range(position.seats):
                counts[seat] += position.tokens_held[seat * kinds + token]
    return counts


def _pay_tokens(position: Position, events: Events) -> None:
    """SR-14.2: for each kind most £6,000, second £3,000."""
    tallies = [(PASSENGERS, position.passengers)]
    for commodity, name in enumerate(position.board.commodities):
        tallies.append((name, commodity_counts(position, commodity)))
    for name, counts in tallies:
        for seat, amount in enumerate(majority_payments(counts, 6, 3)):
            if amount:
                position.pay(seat, amount)
                if events is not None:
                    events.append(CommodityIncome(seat, name, amount))


def _pay_stations(position: Position, line: int, events: Events) -> None:
    """SR-14.3: most stations £1,000 a connected city, second half."""
    worth = cities_connected(position, line)
    for seat, amount in enumerate(majority_payments(position.stations_on(line), worth, worth // 2)):
        if amount:
            position.pay(seat, amount)
            if events is not None:
                events.append(FinalStationIncome(seat, position.board.companies[line], amount))


def _pay_shares(position: Position, line: int, events: Events) -> None:
    """SR-14.4: most shares £1,000 a connected city, second half."""
    worth = cities_connected(position, line)
    for seat, amount in enumerate(majority_payments(position.holdings(line), worth, worth // 2)):
        if amount:
            position.pay(seat, amount)
            if events is not None:
                events.append(FinalShareIncome(seat, position.board.companies[line], amount))
