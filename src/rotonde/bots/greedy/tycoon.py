"""Greedy at Tycoon: weighs whole plans (a link, an upgrade, a delivery, a card) and plays the first step of the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.generic import JUDGE as BY_SCORE
from rotonde.bots.greedy.tycoon_worth import LATER, Prospects, is_grey, own_cities, with_colour, with_cubes
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
BIDS: Final = 3  # what being first is worth, in $1,000; more with an extra action to take


class TycoonJudge:
    """Chooses outright: what it returns as candidates is one action."""

    closer_looks = 0

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        return [self.choose(cast(TycoonState, state), seat)]

    def is_half_done(self, state: State, seat: Seat) -> bool:
        return False

    def assume(self, state: State, rng: Random) -> None:
        """Nothing: a single candidate is not compared."""

    def foresee(self, state: State, rng: Random) -> None:
        """Nothing, likewise."""

    def worth(self, state: State, seat: Seat) -> float:
        return BY_SCORE.worth(state, seat)

    def choose(self, state: TycoonState, seat: Seat) -> Action:
        """The action to take."""
        if state.stage == AUCTION:
            return self._bid(state, seat)
        if state.stage == BUILD:
            return self._lay(state, seat)
        if state.stage == CARD:
            return self._resolve(state, seat)
        return self._act(state, seat)

    def _bid(self, state: TycoonState, seat: Seat) -> Action:
        """Never more than the money at hand allows without shares."""
        auction = state.auction
        assert auction is not None
        extra = any(n and isinstance(c.effect, MoreActions) for n, c in zip(state.open, state.board.operations, strict=True))
        most = min(state.money(seat) // 3, 4 * BIDS if extra else BIDS)
        return state.board.bids[auction.bid + 1] if auction.bid < most else PASS

    def _act(self, state: TycoonState, seat: Seat) -> Action:
        prospects = Prospects(state, seat)
        worth, upgrades = prospects.plan((), prospects.actions)
        options: list[tuple[float, Action]] = [(0.0, PASS)]
        options.append(self._best_delivery(state, seat, prospects))
        if upgrades:
            options.append((worth + 1e-3, UPGRADE))
        options += self._links(state, seat, prospects)
        options += self._cards(state, seat, prospects)
        options += self._cities(state, seat, prospects)
        return max(options, key=lambda option: option[0])[1]

    # Deliveries

    def _best_delivery(self, state: TycoonState, seat: Seat, prospects: Prospects) -> tuple[float, Action]:
        """The best delivery now, and what could be done afterwards."""
        found = deliver.deliveries(state, seat)
        if not found:
            return (0.0, PASS)
        scored = []
        for number, delivery in enumerate(found):
            points = earned(state.track, delivery.route, state.seats)
            mine = points[seat]
            scored.append((mine - AGAINST_ME * (sum(points) - mine), -len(delivery.route), number))
        scored.sort(reverse=True)
        board = state.board
        best: tuple[float, Action] = (0.0, PASS)
        for _, _, number in scored[:CLOSE_LOOKS]:
            delivery = found[number]
            action = Deliver(board.colours[delivery.colour], board.cities[delivery.origin], delivery.route)
            points = state.points_for(seat, action)
            value = points[seat] * prospects.point - AGAINST_ME * (sum(points) - points[seat])
            if value > best[0]:
                best = (value, action)
        if best[1] is PASS:
            return best
        later = prospects.plan((), prospects.actions - 1)[0]
        # The plan counts this cube as well: what is won by it comes on top only if it is better than the plan's first.
        return (max(best[0] + later * 0.9, prospects.plan((), prospects.actions)[0]), best[1])

    # Links

    def _links(self, state: TycoonState, seat: Seat, prospects: Prospects) -> list[tuple[float, Action]]:
        best = self._best_link(state, seat, prospects, self._plans(state, seat))
        if best is None or best[0] <= prospects.plan((), prospects.actions)[0]:
            anywhere = state.link_plans(seat)
            best = self._best_link(state, seat, prospects, anywhere)
            if len(prospects.links) < SMALL_NETWORK and prospects.turns > 1:
                best = self._best_pair(prospects, anywhere) or best
        if best is None:
            return []
        value, plan = best
        table = state.setting.track_table
        if plan.price > 4:
            for kind in operations.usable(state, seat):
                return [(value + 0.5, state.board.use[kind])]
        return [(value, table.action(plan.tiles[0]))]

    def _plans(self, state: TycoonState, seat: Seat) -> list[LinkPlan]:
        """Links that join the own network, or any while there is none."""
        cities = own_cities(state, seat)
        return state.link_plans(seat, origins=cities or None)

    def _best_link(
        self, state: TycoonState, seat: Seat, prospects: Prospects, plans: Sequence[LinkPlan]
    ) -> tuple[float, LinkPlan] | None:
        best: tuple[float, LinkPlan] | None = None
        for plan in plans:
            link = (plan.origin, plan.goal)
            value = prospects.plan((link,), prospects.actions - 1)[0] * LATER - prospects.price(plan.price)
            value += self.lines_completed(state, seat, prospects, plan)
            if best is None or value > best[0]:
                best = (value, plan)
        return best

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
        for a, b in [*prospects.links, (plan.origin, plan.goal)]:
            track.add_link(seat, a, b, ())
        met = [goal.points for goal in goals if goal.met_by_network(track, state.western, seat)]
        return sum(met) * prospects.point

    def _lay(self, state: TycoonState, seat: Seat) -> Action:
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
        best = self._best_link(state, seat, prospects, plans)
        if best is not None:
            return state.setting.track_table.action(best[1].tiles[0])
        if state.tiles_laid:
            return STOP
        return next(action for action in state.legal(seat) if isinstance(action, Build))

    # Cards, cities

    def _cards(self, state: TycoonState, seat: Seat, prospects: Prospects) -> list[tuple[float, Action]]:
        without = prospects.plan((), prospects.actions - 1)[0]
        found: list[tuple[float, Action]] = []
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

    def _cities(self, state: TycoonState, seat: Seat, prospects: Prospects) -> list[tuple[float, Action]]:
        found: list[tuple[float, Action]] = []
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


JUDGE = TycoonJudge()
