"""Rocket: income during the game (SR-10). Money is in £1,000."""

from __future__ import annotations

from rotonde.core.majority import majority_payments
from rotonde.games.rocket.events import CityIncome, MergerIncome, TownIncome
from rotonde.games.rocket.position import Events, Position
from rotonde.games.rocket.track import cities_connected


def pay_for_cities(position: Position, line: int, new: int, events: Events) -> None:
    """Big cities, then railway towns, each reached for the first time by this line (SR-10.1, SR-10.2, SR-10.6)."""
    if not new:
        return
    for city in position.board.big_cities:
        if new >> city & 1:
            _pay_big_city(position, city, events)
    for town in position.board.railway_towns:
        if new >> town & 1:
            _pay_railway_town(position, line, town, events)


def _pay_big_city(position: Position, city: int, events: Events) -> None:
    """SR-10.1: most tokens of the city £2,000, second £1,000."""
    payments = majority_payments(tokens_of_city(position, city), 2, 1)
    for seat, amount in enumerate(payments):
        if amount:
            position.pay(seat, amount)
            if events is not None:
                events.append(CityIncome(seat, position.board.towns[city], amount))


def _pay_railway_town(position: Position, line: int, town: int, events: Events) -> None:
    """SR-10.2: most stations on the line £1,000 a city connected, second half."""
    worth = cities_connected(position, line)
    payments = majority_payments(position.stations_on(line), worth, worth // 2)
    for seat, amount in enumerate(payments):
        if amount:
            position.pay(seat, amount)
            if events is not None:
                events.append(TownIncome(seat, position.board.companies[line], position.board.towns[town], amount))


def pay_for_merger(position: Position, line: int, events: Events) -> None:
    """SR-11.2: most shares of the absorbed line £1,000 a city connected, second half."""
    worth = cities_connected(position, line)
    payments = majority_payments(position.holdings(line), worth, worth // 2)
    for seat, amount in enumerate(payments):
        if amount:
            position.pay(seat, amount)
            if events is not None:
                events.append(MergerIncome(seat, position.board.companies[line], amount))


def tokens_of_city(position: Position, city: int) -> list[int]:
    """How many tokens of a big city each seat has."""
    kinds = len(position.tokens_left)
    counts = [0] * position.seats
    for token, owner in enumerate(position.board.token_city):
        if owner == city:
            for seat in range(position.seats):
                counts[seat] += position.tokens_held[seat * kinds + token]
    return counts
