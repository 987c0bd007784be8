"""Whole links as one move: every link that a company could finish now, with its price and what it lets be delivered."""

from __future__ import annotations

from rotonde.core.contract import Action, Bundle, BundleDelivery, PriceReason
from rotonde.core.deliveries import Demand, destination, earned, find
from rotonde.core.link_plans import NO_LIMIT, LinkPlan
from rotonde.core.link_plans import find as find_links
from rotonde.core.track import PAIRS_A_HEX
from rotonde.games.shares import build, companies, legal
from rotonde.games.shares.position import ACT, BUILD, SECOND, Position

MOST_LINKS: int = 6
"""Deliveries over more links than these are not looked for: nothing here limits a route, and a list must end."""


def bundles(position: Position, seat: int) -> list[Bundle]:
    """Every link that the company in turn could finish and pay now (EA-5.3, EA-5.5), cheapest first."""
    if position.stage not in (ACT, BUILD, SECOND) or legal.decider(position) != seat:
        return []
    first = set(legal.legal(position, seat))
    plans = [plan for plan in _plans(position) if position.rails.table.action(plan.tiles[0]) in first]
    return [_bundle(position, plan) for plan in plans]


def _plans(position: Position) -> list[LinkPlan]:
    track, company = position.track, position.company
    growing = build.growing(position)
    most = companies.capacity(position, company) - position.build_price
    origins = [] if growing is not None else build.start_cities(position, company)
    parallel = position.setting.parallel_own_links
    return find_links(track, company, build.tariff(position), NO_LIMIT, 1, origins, parallel, most)


def _bundle(position: Position, plan: LinkPlan) -> Bundle:
    """A plan played through on a copy."""
    board = position.board
    trial = position.copy()
    assert isinstance(trial, Position)
    laid: list[Action] = []
    for tile in plan.tiles:
        action = position.rails.table.action(tile)
        build.lay(trial, action, None)
        laid.append(action)
    return Bundle(
        cities=(board.cities[plan.origin], board.cities[plan.goal]),
        tiles=tuple([(board.labels[t // PAIRS_A_HEX], board.pair_names[t % PAIRS_A_HEX]) for t in plan.tiles]),
        finishes=True,
        price=plan.price,
        reasons=_reasons(position, plan),
        deliveries=_deliveries(trial),
        actions=tuple(laid),
    )


def _reasons(position: Position, plan: LinkPlan) -> tuple[PriceReason, ...]:
    """What the tiles cost: their terrain, and the surcharge of a second link (EA-5.3)."""
    board = position.board
    numbers: dict[str, int] = {}
    for tile in plan.tiles:
        terrain = board.terrain[tile // PAIRS_A_HEX]
        numbers[terrain] = numbers.get(terrain, 0) + 1
    told = [PriceReason(terrain, number, number * board.terrain_prices[terrain]) for terrain, number in numbers.items()]
    if position.second:
        told.append(PriceReason("second_link", len(plan.tiles), len(plan.tiles) * board.surcharge))
    return tuple(told)


def _deliveries(position: Position) -> tuple[BundleDelivery, ...]:
    """The cubes that could be delivered over the link that was finished last, each by the route that brings the company most."""
    track, board, company = position.track, position.board, position.company
    link = len(track.owner) - 1
    best: dict[tuple[int, int, int], int] = {}
    demand = Demand(len(position.bag), board.city_colour, position.cubes)
    for found in find(track, demand, company, MOST_LINKS, own_at_least_others=True):
        if link in found.route:
            key = (found.colour, found.origin, destination(track, found.origin, found.route))
            steps = earned(track, found.route, len(board.companies))[company]
            best[key] = max(best.get(key, 0), steps)
    return tuple(
        [
            BundleDelivery(board.colours[colour], board.cities[origin], board.cities[city], steps)
            for (colour, origin, city), steps in best.items()
        ]
    )
