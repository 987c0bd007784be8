"""Whole links as one move: every link that a seat could finish or begin now, with its price and what it lets be delivered."""

from __future__ import annotations

from rotonde.core.contract import Action, Bundle, BundleDelivery, PriceReason
from rotonde.core.deliveries import destination, earned
from rotonde.core.link_plans import LinkPlan, find
from rotonde.core.network import cities_touched
from rotonde.core.track import PAIRS_A_HEX
from rotonde.games.tycoon import build, deliver
from rotonde.games.tycoon.actions import Build, Deliver, Stop
from rotonde.games.tycoon.position import BUILD, TURN, Position


def plans(position: Position, seat: int) -> list[LinkPlan]:
    """The links that can be finished in this action, then those of the seat's network that can only be begun, cheapest first."""
    growing = build.growing(position)
    most = position.tiles_left() if position.stage == BUILD else position.most_tiles(seat)
    prices = position.setting.prices(position.build_cards)
    origins: list[int] | None = [] if growing is not None else None
    parallel = position.setting.parallel_own_links
    now = find(position.track, seat, prices, most, 1, origins, parallel)
    joined = {(plan.origin, plan.goal) for plan in now}
    touched = cities_touched(position.track, seat)
    own = [] if growing is not None else [city for city in range(len(position.board.cities)) if touched >> city & 1]
    later = find(position.track, seat, prices, most, 2, own, parallel)
    found = now + [plan for plan in later if not plan.finishes and (plan.origin, plan.goal) not in joined]
    return found if growing is None else [plan for plan in found if plan.extends is growing]


def bundles(position: Position, seat: int) -> list[Bundle]:
    """Every link that the seat could finish or begin now, as one move."""
    if position.stage not in (TURN, BUILD) or position.seat != seat:
        return []
    tried = [_bundle(position, seat, plan) for plan in plans(position, seat)]
    return [bundle for bundle in tried if bundle is not None]


def _trial(position: Position) -> Position:
    trial = position.copy()
    assert isinstance(trial, Position)
    return trial


def _bundle(position: Position, seat: int, plan: LinkPlan) -> Bundle | None:
    """A plan played through on a copy; None if a rule that the search does not know stands against it."""
    board, trial = position.board, _trial(position)
    laid: list[Action] = []
    reasons = _Reasons()
    for tile in plan.tiles[: plan.now]:
        action = position.setting.track_table.action(tile)
        if any(True for _ in build.objections(trial, seat, action)):
            return None
        reasons.add(trial, seat, action)
        build.lay(trial, seat, action, None)
        laid.append(action)
    tiles = tuple([(board.labels[t // PAIRS_A_HEX], board.pair_names[t % PAIRS_A_HEX]) for t in plan.tiles[: plan.now]])
    return Bundle(
        cities=(board.cities[plan.origin], board.cities[plan.goal]),
        tiles=tiles,
        finishes=plan.finishes,
        price=reasons.total(),
        reasons=reasons.told(),
        deliveries=_deliveries(trial, seat) if plan.finishes else (),
        actions=tuple(laid) if plan.finishes else (*laid, Stop()),
    )


class _Reasons:
    """What the tiles of a link cost, reason by reason (RT-5.6)."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._amounts: dict[str, int] = {}

    def add(self, position: Position, seat: int, action: Build) -> None:
        price = build.price_of(position, seat, action)
        assert price is not None
        self._note(price.terrain, 1, price.terrain_price)
        if price.ridges:
            self._note("ridge", price.ridges, price.ridge_price)
        if price.river_price:
            self._note("river", 1, price.river_price)

    def _note(self, code: str, number: int, amount: int) -> None:
        self._numbers[code] = self._numbers.get(code, 0) + number
        self._amounts[code] = self._amounts.get(code, 0) + amount

    def total(self) -> int:
        return sum(self._amounts.values())

    def told(self) -> tuple[PriceReason, ...]:
        return tuple([PriceReason(code, number, self._amounts[code]) for code, number in self._numbers.items()])


def _deliveries(position: Position, seat: int) -> tuple[BundleDelivery, ...]:
    """The cubes that could be delivered over the link that was finished last, each by the route that brings the seat most."""
    track, board = position.track, position.board
    link = len(track.owner) - 1
    best: dict[tuple[int, int, int], tuple[int, tuple[int, ...]]] = {}
    for found in deliver.deliveries(position, seat):
        if link in found.route:
            key = (found.colour, found.origin, destination(track, found.origin, found.route))
            steps = earned(track, found.route, position.seats)
            best[key] = max(best.get(key, (-1, ())), (steps[seat], found.route))
    told: list[BundleDelivery] = []
    for (colour, origin, city), (_, route) in best.items():
        action = Deliver(board.colours[colour], board.cities[origin], route)
        points = _points(position, seat, action)
        told.append(BundleDelivery(action.colour, action.origin, board.cities[city], points))
    return tuple(told)


def _points(position: Position, seat: int, action: Deliver) -> int:
    """What a delivery would bring the seat: links, hotels, bounties and whatever else, by making it."""
    trial = _trial(position)
    before = trial.points[seat]
    deliver.deliver(trial, seat, action, None)
    return trial.points[seat] - before
