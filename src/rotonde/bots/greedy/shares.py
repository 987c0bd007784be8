"""Greedy at the share game: buys what will bring most, builds networks that lengthen routes, pays dividends that move prices."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from rotonde.bots.greedy.ranking import SAME, ByRank, Ranked, Varied
from rotonde.bots.greedy.shares_worth import WEIGHTS, Reach, Values, Weights, good_dividend, incomes, turns_left
from rotonde.bots.greedy.tycoon_rows import MOST_TILES, Row, free_rows, rows_of
from rotonde.bots.mind import Mind
from rotonde.core.auction import NOBODY
from rotonde.core.contract import Action, Seat, State
from rotonde.core.deliveries import Delivery, earned
from rotonde.core.link_plans import LinkPlan, row_price
from rotonde.games.shares import build, companies, dividends
from rotonde.games.shares.actions import Bid, Borrow, Dividend, Drop, Merge, Offer, Pass, Repay, Stop, Vote
from rotonde.games.shares.position import (
    ACT,
    AUCTION,
    BUILD,
    DIVIDEND,
    INTEREST,
    MERGER,
    MOVE,
    OPENING,
    REPAY,
    ROUNDS,
    SECOND,
    STOCK,
    VOTE,
)
from rotonde.games.shares.state import ShareState

PASS: Final = Pass()
STOP: Final = Stop()
DROP: Final = Drop()
PLANS: Final = 24  # links that are weighed, the cheapest first
DEAREST: Final = 14  # what a link may cost at most
MOST_LINKS: Final = 7  # of a route with links of others
LINKS: Final = 4  # that deserve a closer look; so for deliveries
DELIVERIES: Final = 3
TURNS: Final = 1.0
"""Actions of the companies, for each seat. Looking further loses to it; looking half as far wins less often against greedy."""


class ShareRanking:
    """Ranks actions of the concrete `ShareState`: the redealt state is the bot's own.

    In playouts it looks only for `usual` links, which are known once a map; to find every link takes most of the time.
    """

    def __init__(self, weights: Weights = WEIGHTS, usual: bool = False) -> None:
        self.weights = weights
        self.usual = usual

    def ranked(self, state: State, seat: Seat, number: int, rng: Random) -> Ranked:
        return self._of_stage(cast(ShareState, state), seat)

    def _of_stage(self, state: ShareState, seat: Seat) -> Ranked:
        match state.stage:
            case st if st in (OPENING, STOCK):
                return self._offers(state, seat)
            case st if st == AUCTION:
                return self._bids(state, seat)
            case st if st == ACT:
                return self._acts(state)
            case st if st in (BUILD, SECOND):
                return self._builds(state)
            case st if st == MOVE:
                return [(0.0, self._move(state))]
            case st if st == REPAY:
                return self._repayments(state)
            case st if st == DIVIDEND:
                return self._dividends(state, seat)
            case st if st == MERGER:
                return self._mergers(state, seat)
            case st if st == VOTE:
                gain = self._gain(state, seat)
                return [(gain, Vote(True)), (0.0, Vote(False))]
            case st if st == INTEREST:
                return [(0.0, Borrow())]
        return [(0.0, state.legal(seat)[0])]

    def totals(self, state: State) -> list[float]:
        """Cash, and shares by what they will have brought."""
        shares = cast(ShareState, state)
        if shares.over:
            return [float(score) for score in shares.scores()]
        values = Values(shares)
        return [values.wealth(seat) for seat in range(shares.seats)]

    # Auctions

    def _most(self, state: ShareState, seat: Seat, values: Values, company: int, issued: bool) -> int:
        """The most that the seat would pay for a share, were there no other."""
        value = values.share(company, 0 if issued else 1, 0 if issued else state.price[company])
        if values.turns == 0:
            return int(value) - 1
        if state.controller[company] not in (seat, -1):
            value *= self.weights.others_run
        return int(value * self.weights.margin)

    def _offers(self, state: ShareState, seat: Seat) -> Ranked:
        values = Values(state)
        found: Ranked = [(-SAME, PASS)]
        for action in state.legal(seat):
            if isinstance(action, Offer):
                company = state.board.company_index[action.company]
                price = state.price[company]
                gain = self._most(state, seat, values, company, action.box == "issued") - price
                if gain >= 0:
                    found.append((gain / price, action))
        return found

    def _bids(self, state: ShareState, seat: Seat) -> Ranked:
        """A share is worth no more than its price and what it brings beyond the next best that could be had at its price."""
        auction = state.auction
        assert auction is not None
        if auction.bidder == NOBODY:
            return [(0.0, Bid(auction.bid + 1))]
        values = Values(state)
        most = self._most(state, seat, values, state.lot, state.lot_issued)
        price = state.price[state.lot]
        elsewhere = self._gain_elsewhere(state, seat, values)
        if elsewhere > 0:
            most = min(most, price + max(0, min(self.weights.better, most - price - elsewhere)) + self.weights.contest)
        return [(min(most, state.money(seat)) - auction.bid - 0.5, Bid(auction.bid + 1)), (0.0, DROP)]

    def _gain_elsewhere(self, state: ShareState, seat: Seat, values: Values) -> int:
        """What the best share of another company would bring at its price."""
        gains = [
            self._most(state, seat, values, company, False) - state.price[company]
            for company, left in enumerate(state.on_tile)
            if left and company != state.lot and state.price[company] <= state.money(seat)
        ]
        return max(gains, default=0)

    # Company actions

    def _acts(self, state: ShareState) -> Ranked:
        """Links by what the company will have earned with them, deliveries by what it will without."""
        company = state.company
        reach, rounds, turns = Reach(state), ROUNDS + 1 - state.round, turns_left(state)
        steps = reach.steps(company)
        idle = sum(incomes(state, steps, state.income[company], 0, turns), 0.0)
        deliveries = self._deliveries(state, company)
        stay = sum(incomes(state, steps, state.income[company], rounds, turns), 0.0) if deliveries else idle
        found: Ranked = [(idle - SAME, PASS)]
        for value, delivery in deliveries[:DELIVERIES]:
            found.append((stay + value - deliveries[0][0], state.board.deliver[delivery.origin][delivery.colour]))
        for value, plan in self._valued_plans(state, reach, rounds - 1, turns)[:LINKS]:
            found.append((value - 1e-6, self._tile(state, plan)))
        return found

    def _valued_plans(self, state: ShareState, reach: Reach, rounds: int, turns: int) -> list[tuple[float, LinkPlan]]:
        """Links with what the company will have earned after them, the best first."""
        company = state.company
        touched = reach.neighbours(company)
        found: list[tuple[float, LinkPlan]] = []
        for plan in self._plans(state):
            ends = (plan.origin, plan.goal)
            steps = reach.steps(company, (ends,))
            value = sum(incomes(state, steps, state.income[company], rounds, turns), 0.0)
            new = sum(state.cubes_in(city) for city in ends if city not in touched)
            value += self.weights.new_cube * new * (1 if turns else 0) - self._cost(state, company, plan.price)
            found.append((value, plan))
        found.sort(key=lambda one: -one[0])
        return found

    def _plans(self, state: ShareState) -> list[LinkPlan]:
        """Links that can be paid without ruin: with an unfinished one only those that finish it."""
        company = state.company
        able = companies.capacity(state, company)
        most = min(able, DEAREST) - state.build_price
        if state.stage == BUILD:
            # A link that somebody else began may be dearer than one of our own.
            plans = self._usual_ends(state, most) if self.usual else []
            plans = plans or state.link_plans(company, state.second, most, [])
            return plans or state.link_plans(company, state.second, able - state.build_price, [])
        first = company not in state.track.owner
        plans = self._usual_links(state, most) if self.usual else state.link_plans(company, state.second, most)
        return plans[: 3 * PLANS if first else PLANS]

    def _usual_links(self, state: ShareState, most: int) -> list[LinkPlan]:
        """The cheapest free row of tiles to each city from each where a link may begin, cheapest first."""
        track, company, parallel = state.track, state.company, state.setting.parallel_own_links
        rows = rows_of(track.map, state.rails.tariffs[0])
        cities = build.start_cities(state, company)
        found: list[LinkPlan] = []
        for city in cities:
            free = [row for row in free_rows(rows, city, track.used, MOST_TILES) if row.goal > city or row.goal not in cities]
            found += [_planned(state, row, 0) for row in free if track.may_join(company, city, row.goal, parallel)]
        found = [plan for plan in found if plan.price <= most]
        found.sort(key=lambda plan: plan.price)
        return found

    def _usual_ends(self, state: ShareState, most: int) -> list[LinkPlan]:
        """The usual rows that the link which is being built is the beginning of."""
        track, link = state.track, state.track.unfinished[-1]
        found: list[LinkPlan] = []
        for same in rows_of(track.map, state.rails.tariffs[0]).from_city[link.city]:
            if track.may_join(state.company, link.city, same[0].goal, state.setting.parallel_own_links):
                found += [_planned(state, row, len(link.tiles)) for row in same if row.goes_on(link.tiles, track.used)][:1]
        return [plan for plan in found if plan.price <= most]

    def _cost(self, state: ShareState, company: int, price: int) -> float:
        """What a payment takes from the company's future."""
        cash = min(price, state.cash(company))
        issued = min(price - cash, state.on_tile[company] * state.price[company])
        return self.weights.cash_cost * cash + self.weights.issue_cost * issued + self.weights.bond_cost * (price - cash - issued)

    def _builds(self, state: ShareState) -> Ranked:
        """Ways to go on with a link; a second one only if it is worth its price."""
        reach, rounds, turns = Reach(state), ROUNDS - state.round, turns_left(state)
        plans = self._valued_plans(state, reach, rounds, turns)[:LINKS]
        found: Ranked = [(value, self._tile(state, plan)) for value, plan in plans]
        if state.stage == SECOND:
            steps = reach.steps(state.company)
            found.append((sum(incomes(state, steps, state.income[state.company], rounds, turns), 0.0) + SAME, STOP))
        return found

    def _tile(self, state: ShareState, plan: LinkPlan) -> Action:
        """The first tile of a plan; one that is laid from the other end first is turned round."""
        board = state.rails.table
        tiles = plan.tiles
        if state.stage != BUILD and not self._begins_well(state, tiles[0]):
            tiles = tiles[::-1]
        return board.action(tiles[0])

    def _begins_well(self, state: ShareState, tile: int) -> bool:
        touched = Reach(state).neighbours(state.company)
        return not touched or any(city in touched for city in state.rails.cities_beside(tile))

    # Deliveries

    def _deliveries(self, state: ShareState, company: int) -> list[tuple[float, Delivery]]:
        """Deliveries by what they bring the company, the others' part against it; the best first."""
        found: list[tuple[float, Delivery]] = []
        for delivery in state.deliveries(company, MOST_LINKS):
            if state.stage == MOVE and not self._fits(state, delivery):
                continue
            steps = earned(state.track, delivery.route, len(state.price))
            found.append((steps[company] - self.weights.against_me * (sum(steps) - steps[company]), delivery))
        found.sort(key=lambda one: -one[0])
        return found

    def _fits(self, state: ShareState, delivery: Delivery) -> bool:
        begun = tuple(state.route)
        return (delivery.colour, delivery.origin, delivery.route[: len(begun)]) == (state.cube, state.origin, begun)

    def _move(self, state: ShareState) -> Action:
        found = self._deliveries(state, state.company)
        if not found:
            return state.legal(state.controller[state.company])[0]
        return state.board.via_link(found[0][1].route[len(state.route)])

    # Dividends

    def _repayments(self, state: ShareState) -> Ranked:
        """Bonds are repaid with what the best dividend leaves over, or where a price step costs more than a bond."""
        company = state.company
        most = dividends.most_repaid(state, company)
        spare = state.cash(company) - good_dividend(state.price[company], state.cash(company))
        bonds = min(most, spare // state.board.bond_value)
        if state.price[company] > state.board.bond_value and not turns_left(state):
            bonds = most
        return [(-abs(number - bonds), Repay(number) if number else PASS) for number in range(most + 1)]

    def _dividends(self, state: ShareState, seat: Seat) -> Ranked:
        """Dividends by what they bring the seat, the new price included; of equals the lowest."""
        company = state.company
        held, issued = state.holding(seat, company), state.shares_out(company)
        keep = 0.3 * held / issued if turns_left(state) else 0.0
        found: Ranked = []
        for amount in range(dividends.most_dividend(state, company) + 1):
            price = dividends.new_price(state.price[company], amount)
            value = held * (amount // issued + price) + keep * (state.cash(company) - amount)
            found.append((value - 1e-6 * amount, Dividend(amount)))
        return found

    # Mergers

    def _gain(self, state: ShareState, seat: Seat) -> float:
        """What a merger that all agree on would bring the seat. The state is one where votes are open."""
        after = state.copy()
        while after.stage == VOTE and after.company == state.company and after.target == state.target:
            after.apply(after.to_act[0], Vote(True))
        return Values(after).wealth(seat) - Values(state).wealth(seat)

    def _mergers(self, state: ShareState, seat: Seat) -> Ranked:
        found: Ranked = [(self.weights.worth_merging, PASS)]
        for action in state.legal(seat):
            if isinstance(action, Merge):
                after = state.copy()
                after.apply(seat, action)
                found.append((self._gain(after, seat), action))
        return found


def _planned(state: ShareState, row: Row, laid: int) -> LinkPlan:
    """What is left of a row at the prices of this link."""
    tiles = row.tiles[laid:]
    price = row_price(state.track, state.rails.tariffs[1 if state.second else 0], tiles)
    return LinkPlan(row.origin, row.goal, None, tiles, price, len(tiles), price)


def _turn_of(state: State) -> tuple[int, int, int]:
    """Another with every action of a company; auctions and dividends end no turn of their own."""
    shares = cast(ShareState, state)
    return shares.turn_number, shares.round, shares.company


_RANKING = ShareRanking()
_BY_RANK = ByRank(_RANKING)
MIND = Mind(_BY_RANK, _BY_RANK, _RANKING, _turn_of, TURNS, furthest=1.0, playout=Varied(ShareRanking(usual=True)))
