"""Greedy at Tycoon: weighs whole plans (a link, an upgrade, a delivery, a card) and plays the first step of the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.ranking import ByRank, Ranked
from rotonde.bots.greedy.tycoon_worth import LATER, MONEY_TO_POINTS, Prospects, is_grey, own_cities, with_colour, with_cubes
from rotonde.bots.mind import Mind
from rotonde.core.contract import Action, Seat, State
from rotonde.core.deliveries import earned
from rotonde.core.link_plans import LinkPlan, find
from rotonde.core.network import links_at
from rotonde.core.track import Track
from rotonde.games.tycoon import deliver, operations, western
from rotonde.games.tycoon.actions import Build, Deliver, Pass, Stop, Upgrade
from rotonde.games.tycoon.cards import AddCubes, Goal, Hotel, LongerBuild, MoreActions, NewCity, TrackPrices
from rotonde.games.tycoon.position import AUCTION, BUILD, CARD
from rotonde.games.tycoon.state import TycoonState

PASS: Final = Pass()
STOP: Final = Stop()
UPGRADE: Final = Upgrade()
AGAINST_ME: Final = 0.35  # what a point of an opponent costs
CLOSE_LOOKS: Final = 24  # deliveries that are counted out with hotels and cards
HOTEL_VISITS: Final = 0.3  # deliveries a turn to a city with a hotel
SMALL_NETWORK: Final = 2
CHOICES: Final = 3  # links that deserve a closer look; so for deliveries
BIDS: Final = 3  # what being first is worth, in $1,000; more with an extra action to take


class TycoonRanking:
    """Ranks actions of the concrete `TycoonState`: the redealt state is the bot's own."""

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        return self.of_stage(cast(TycoonState, state), seat)

    def of_stage(self, state: TycoonState, seat: Seat) -> Ranked:
        """The actions that deserve a look in the present stage."""
        if state.stage == AUCTION:
            return self._bids(state, seat)
        if state.stage == BUILD:
            return self._lays(state, seat)
        if state.stage == CARD:
            return [(0.0, self._resolve(state, seat))]
        return self._acts(state, seat)

    def totals(self, state: State) -> list[float]:
        """Scores, and what each seat's network will still deliver in the actions that are left."""
        tycoon = cast(TycoonState, state)
        scores = tycoon.scores()
        if tycoon.over:
            return [float(score) for score in scores]
        return [scores[seat] + self.promise(tycoon, seat, Prospects(tycoon, seat)) for seat in range(tycoon.seats)]

    def promise(self, state: TycoonState, seat: Seat, prospects: Prospects) -> float:
        """What a seat will still win, about."""
        money = max(0, state.money(seat)) * MONEY_TO_POINTS * min(1.0, prospects.turns / 3)
        return prospects.plan((), prospects.actions)[0] + money - prospects.dividends_to_come()

    def _bids(self, state: TycoonState, seat: Seat) -> Ranked:
        """Never more than the money at hand allows without shares."""
        auction = state.auction
        assert auction is not None
        extra = any(n and isinstance(c.effect, MoreActions) for n, c in zip(state.open, state.board.operations, strict=True))
        most = min(state.money(seat) // 3, 4 * BIDS if extra else BIDS)
        if most <= 0 or auction.bid + 1 >= len(state.board.bids):
            return [(0.0, PASS)]
        return [(most - auction.bid - 0.5, state.board.bids[auction.bid + 1]), (0.0, PASS)]

    def _acts(self, state: TycoonState, seat: Seat) -> Ranked:
        prospects = Prospects(state, seat)
        worth, upgrades = prospects.plan((), prospects.actions)
        options: Ranked = [(0.0, PASS)]
        options += self._deliveries(state, seat, prospects)
        if upgrades:
            options.append((worth + 1e-3, UPGRADE))
        options += self._links(state, seat, prospects)
        options += self._cards(state, seat, prospects)
        options += self._cities(state, seat, prospects)
        return options

    # Deliveries

    def _deliveries(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        """The best deliveries now, with what could be done afterwards."""
        found = deliver.deliveries(state, seat)
        scored = []
        for number, delivery in enumerate(found):
            points = earned(state.track, delivery.route, state.seats)
            mine = points[seat]
            scored.append((mine - AGAINST_ME * (sum(points) - mine), -len(delivery.route), number))
        scored.sort(reverse=True)
        board = state.board
        valued: Ranked = []
        for _, _, number in scored[:CLOSE_LOOKS]:
            delivery = found[number]
            action = Deliver(board.colours[delivery.colour], board.cities[delivery.origin], delivery.route)
            points = state.points_for(seat, action)
            valued.append((points[seat] * prospects.point - AGAINST_ME * (sum(points) - points[seat]), action))
        valued = sorted([one for one in valued if one[0] > 0], key=lambda one: -one[0])[:CHOICES]
        if not valued:
            return []
        later, whole = prospects.plan((), prospects.actions - 1)[0] * 0.9, prospects.plan((), prospects.actions)[0]
        # The plan counts this cube as well: what is won by it comes on top only if it is better than the plan's first.
        best = max(valued[0][0] + later, whole)
        return [(best + value - valued[0][0], action) for value, action in valued]

    # Links

    def _links(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        best = self._valued_links(state, seat, prospects, self._plans(state, seat))
        if not best or best[0][0] <= prospects.plan((), prospects.actions)[0]:
            anywhere = state.link_plans(seat)
            best = self._valued_links(state, seat, prospects, anywhere)
            if len(prospects.links) < SMALL_NETWORK and prospects.turns > 1:
                pair = self._best_pair(prospects, anywhere)
                best = [pair, *best] if pair else best
        if not best:
            return []
        value, plan = best[0]
        if plan.price > 4:
            for kind in operations.usable(state, seat):
                return [(value + 0.5, state.board.use[kind])]
        table = state.setting.track_table
        # The first is the one to take where it is any: a pair is worth more than its first link alone.
        return [(min(value, worth), table.action(plan.tiles[0])) for worth, plan in best[:CHOICES]]

    def _plans(self, state: TycoonState, seat: Seat) -> list[LinkPlan]:
        """Links that join the own network, or any while there is none."""
        cities = own_cities(state, seat)
        return state.link_plans(seat, origins=cities or None)

    def _valued_links(
        self, state: TycoonState, seat: Seat, prospects: Prospects, plans: Sequence[LinkPlan]
    ) -> list[tuple[float, LinkPlan]]:
        """Links by what could be done with them afterwards, the best first."""
        found: list[tuple[float, LinkPlan]] = []
        for plan in plans:
            link = (plan.origin, plan.goal)
            value = prospects.plan((link,), prospects.actions - 1)[0] * LATER - prospects.price(plan.price)
            found.append((value + self.lines_completed(state, seat, prospects, plan), plan))
        found.sort(key=lambda one: -one[0])
        return found

    def _best_pair(self, prospects: Prospects, plans: Sequence[LinkPlan]) -> tuple[float, LinkPlan] | None:
        """Two links that meet, where one alone brings too little: the one to begin with."""
        best: tuple[float, LinkPlan] | None = None
        for one in plans:
            for two in plans:
                if one is two or two.price > one.price or not {one.origin, one.goal} & {two.origin, two.goal}:
                    continue
                links = ((one.origin, one.goal), (two.origin, two.goal))
                value = prospects.plan(links, prospects.actions - 2)[0] * LATER**2 - prospects.price(one.price + two.price)
                if best is None or value > best[0]:
                    best = (value, one)
        return best

    def lines_completed(self, state: TycoonState, seat: Seat, prospects: Prospects, plan: LinkPlan) -> float:
        """What a link brings by the cards that it completes."""
        goals = [c.effect for n, c in zip(state.open, state.board.operations, strict=True) if n and isinstance(c.effect, Goal)]
        if not goals:
            return 0.0
        track = Track(state.track.map)
        for a, b in prospects.links:
            track.add_link(seat, a, b, ())
        missing = [goal for goal in goals if not goal.met_by_network(track, state.western, seat)]
        track.add_link(seat, plan.origin, plan.goal, ())
        # Only what this link adds: what the network had before it will not be paid again.
        met = [goal.points for goal in missing if goal.met_by_network(track, state.western, seat)]
        return sum(met) * prospects.point

    def _lays(self, state: TycoonState, seat: Seat) -> Ranked:
        """Go on with the link that has been begun, or begin one with the card that was named."""
        prospects = Prospects(state, seat)
        if state.tiles_laid:
            link = state.track.unfinished[-1]
            prices = state.setting.prices(state.build_cards)
            left = state.tiles_left()
            found = find(state.track, seat, prices, max(left, 0), origins=[], parallel=state.setting.parallel_own_links)
            plans = [plan for plan in found if plan.extends is link]
        else:
            plans = self._plans(state, seat)
        best = self._valued_links(state, seat, prospects, plans)
        if best:
            return [(value, state.setting.track_table.action(plan.tiles[0])) for value, plan in best[:CHOICES]]
        if state.tiles_laid:
            return [(0.0, STOP)]
        return [(0.0, next(action for action in state.legal(seat) if isinstance(action, Build)))]

    # Cards, cities

    def _cards(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        without = prospects.plan((), prospects.actions - 1)[0]
        found: Ranked = []
        for kind, number in enumerate(state.open):
            if number and operations.may_take(state, kind):
                found.append((without + self.worth_of_card(state, seat, prospects, kind), state.board.take[kind]))
        return found

    def worth_of_card(self, state: TycoonState, seat: Seat, prospects: Prospects, kind: int) -> float:
        """What taking an open card brings."""
        effect = state.board.operations[kind].effect
        if isinstance(effect, Hotel):
            return effect.points * HOTEL_VISITS * prospects.turns * prospects.point
        if isinstance(effect, MoreActions):
            return prospects.point * state.level[seat]
        if isinstance(effect, NewCity):
            best = self._best_city(state, seat, prospects)
            return 0.0 if best is None else best[0] - prospects.plan((), prospects.actions - 1)[0]
        if isinstance(effect, AddCubes):
            return 0.2 * effect.cubes * state.level[seat] if prospects.turns else 0.0
        if isinstance(effect, LongerBuild | TrackPrices):
            return min(1.2, 0.15 * prospects.turns)
        return 0.0

    def _cities(self, state: TycoonState, seat: Seat, prospects: Prospects) -> Ranked:
        found: Ranked = []
        best = self._best_city(state, seat, prospects)
        if best is not None:
            found.append((best[0] - prospects.price(state.board.urbanize_price), best[1]))
        table = state.board.western
        for city in western.open_cities(state, seat):
            assert table is not None
            demand = with_cubes(state, city, table.colour, min(table.cubes, state.bag[table.colour]))
            value = prospects.plan((), prospects.actions - 1, demand)[0] - prospects.price(table.price)
            found.append((value, state.board.west[city]))
        return found

    def _best_city(self, state: TycoonState, seat: Seat, prospects: Prospects) -> tuple[float, Action] | None:
        """The best city of the own network to urbanize, and the best colour, before any price."""
        colours = sum(1 << c for c, left in enumerate(state.new_cities) if left)
        best: tuple[float, Action] | None = None
        if not colours:
            return None
        rows = state.board.urbanizations(colours)
        for city in own_cities(state, seat):
            if not is_grey(state, city):
                continue
            for action in rows[city]:
                demand = with_colour(state, city, state.board.colour_index[action.colour])
                value = prospects.plan((), prospects.actions - 1, demand)[0]
                if best is None or value > best[0]:
                    best = (value, action)
        return best

    def _resolve(self, state: TycoonState, seat: Seat) -> Action:
        """Where a card is used."""
        if isinstance(state.board.operations[state.card].effect, NewCity):
            best = self._best_city(state, seat, Prospects(state, seat))
            if best is not None:
                return best[1]
            return next(a for a in state.legal(seat) if str(a).startswith("urbanize"))
        return state.board.grow[max(range(len(state.board.cities)), key=lambda city: links_at(state.track, seat, city))]


def turn_of(state: State) -> tuple[int, int, int]:
    """Another with every action of a seat."""
    tycoon = cast(TycoonState, state)
    return tycoon.turn_number, tycoon.round, tycoon.seat


_RANKING = TycoonRanking()
_BY_RANK = ByRank(_RANKING)
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, turn_of)
