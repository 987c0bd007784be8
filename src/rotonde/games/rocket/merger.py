"""Rocket: a line moved next to another is absorbed by it (SR-11)."""

from __future__ import annotations

from rotonde.core.hexes import ahead
from rotonde.core.turns import clockwise
from rotonde.games.rocket.events import LinesMerged, SharesExchanged
from rotonde.games.rocket.income import pay_for_merger
from rotonde.games.rocket.position import NONE, Events, Position


def merge(position: Position, line: int, survivor: int, events: Events) -> None:
    """The line that moved is absorbed (SR-11.1)."""
    board = position.board
    if events is not None:
        place = board.labels[position.locomotive[line]]
        events.append(LinesMerged(board.companies[line], board.companies[survivor], place))
    pay_for_merger(position, line, events)
    _join_lines(position, line, survivor)
    _exchange_shares(position, line, survivor, events)


def _join_lines(position: Position, line: int, survivor: int) -> None:
    """SR-11.3: a tile takes the locomotive's place; tracks, stations and cities are the survivor's now."""
    place = position.locomotive[line]
    position.tiles_laid += 1
    position.ways = [None] * len(position.locomotive)
    position.joined[line] = _junction(position, line, survivor)
    position.locomotive[line] = NONE
    position.heading[line] = NONE
    position.absorbed_by[line] = survivor
    position.cities[survivor] |= position.cities[line]
    position.cities[line] = 0
    gone, gained = ~(1 << line), 1 << survivor
    near, around = position.near, position.board.around
    for h, owner in enumerate(position.line_at):
        if owner == line:
            position.line_at[h] = survivor
            for n in around[h]:
                near[n] = near[n] & gone | gained
    position.review_stations_around(place)


def _junction(position: Position, line: int, survivor: int) -> int:
    """The hex of the survivor that the last tile leads to: straight on if it can, else half left, else half right.

    The others around lie next to the hex before, where no other line can be (SR-5.4).
    """
    neighbour, place = position.board.neighbour, position.locomotive[line]
    ways = [neighbour[6 * place + direction] for direction in ahead(position.heading[line])]
    return next(beyond for beyond in ways if beyond != NONE and position.line_at[beyond] == survivor)


def _exchange_shares(position: Position, line: int, survivor: int, events: Events) -> None:
    """SR-11.4: two for one, an odd one is lost; real ones, then spare ones, then nothing; mover first and clockwise."""
    board = position.board
    companies = len(board.companies)
    returned = position.holdings(line)
    for seat in range(position.seats):
        position.shares[seat * companies + line] = 0
    # SR-11.5: none of its shares can be had again; the spare ones can stand in for another company.
    position.removed_shares[line] += position.bank_shares[line] + sum(returned) - position.spare_held[line]
    position.bank_shares[line] = 0
    position.spare_bank += position.spare_held[line]
    position.spare_held[line] = 0
    for seat in clockwise(position.turn, position.seats):
        due = returned[seat] // 2
        real = min(due, position.bank_shares[survivor])
        spare = min(due - real, position.spare_bank)
        position.bank_shares[survivor] -= real
        position.spare_bank -= spare
        position.spare_held[survivor] += spare
        position.shares[seat * companies + survivor] += real + spare
        if returned[seat] and events is not None:
            events.append(
                SharesExchanged(seat, board.companies[line], returned[seat], board.companies[survivor], real + spare, spare)
            )
