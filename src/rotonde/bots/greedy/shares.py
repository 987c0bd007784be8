"""Greedy at the share game: buys what will bring most, builds networks that lengthen routes, pays dividends that move prices."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from rotonde.bots.greedy.generic import JUDGE as BY_SCORE
from rotonde.bots.greedy.shares_worth import Reach, Values, good_dividend, incomes, turns_left
from rotonde.core.auction import NOBODY
from rotonde.core.contract import Action, Seat, State
from rotonde.core.deliveries import Delivery, earned
from rotonde.core.link_plans import LinkPlan
from rotonde.games.shares import companies, dividends
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
CASH_COST: Final = 0.2  # what $1,000 of a company is worth in income, by where it comes from
ISSUE_COST: Final = 0.3
BOND_COST: Final = 0.8
NEW_CUBE: Final = 0.6  # what a cube in a city that the network does not touch yet promises
AGAINST_ME: Final = 0.5  # what a step for another company costs
MARGIN: Final = 0.7  # of a share's value that one would pay
OTHERS_RUN: Final = 0.85  # what a share counts less in a company that another runs
WORTH_MERGING: Final = 0.5


class ShareJudge:
    """Chooses outright: what it returns as candidates is one action."""

    closer_looks = 0

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        return [self.choose(cast(ShareState, state), seat)]

    def is_half_done(self, state: State, seat: Seat) -> bool:
        return False

    def assume(self, state: State, rng: Random) -> None:
        """Nothing: a single candidate is not compared."""

    def foresee(self, state: State, rng: Random) -> None:
        """Nothing, likewise."""

    def worth(self, state: State, seat: Seat) -> float:
        return BY_SCORE.worth(state, seat)

    def choose(self, state: ShareState, seat: Seat) -> Action:
        """The action to take."""
        match state.stage:
            case st if st in (OPENING, STOCK):
                return self._offer(state, seat)
            case st if st == AUCTION:
                return self._bid(state, seat)
            case st if st == ACT:
                return self._act(state)
            case st if st in (BUILD, SECOND):
                return self._build_on(state)
            case st if st == MOVE:
                return self._move(state)
            case st if st in (REPAY, DIVIDEND):
                return self._pay_out(state, seat)
            case st if st == MERGER:
                return self._merge(state, seat)
            case st if st == VOTE:
                return self._vote(state, seat)
            case st if st == INTEREST:
                return Borrow()
        return state.legal(seat)[0]

    # Auctions

    def _most(self, state: ShareState, seat: Seat, values: Values, company: int, issued: bool) -> int:
        """The most that the seat would pay for a share."""
        value = values.share(company, 0 if issued else 1, 0 if issued else state.price[company])
        if values.turns == 0:
            return int(value) - 1
        if state.controller[company] not in (seat, -1):
            value *= OTHERS_RUN
        return int(value * MARGIN)

    def _offer(self, state: ShareState, seat: Seat) -> Action:
        values = Values(state)
        best, best_gain = cast(Action, PASS), 0.0
        for action in state.legal(seat):
            if isinstance(action, Offer):
                company = state.board.company_index[action.company]
                price = state.price[company]
                gain = self._most(state, seat, values, company, action.box == "issued") - price
                if gain / price > best_gain or (best is PASS and gain >= 0):
                    best, best_gain = action, gain / price
        return best

    def _bid(self, state: ShareState, seat: Seat) -> Action:
        auction = state.auction
        assert auction is not None
        if auction.bidder == NOBODY:
            return Bid(auction.bid + 1)
        most = min(state.money(seat), self._most(state, seat, Values(state), state.lot, state.lot_issued))
        return Bid(auction.bid + 1) if auction.bid < most else DROP

    # Company actions

    def _act(self, state: ShareState) -> Action:
        company = state.company
        reach, rounds, turns = Reach(state), ROUNDS + 1 - state.round, turns_left(state)
        steps = reach.steps(company)
        now = sum(incomes(state, steps, state.income[company], rounds, turns))
        delivery = self._best_delivery(state, company)
        plan = self._best_plan(state, reach, rounds - 1, turns)
        stay = now if delivery is not None else sum(incomes(state, steps, state.income[company], 0, turns))
        if plan is not None and plan[0] > stay + 1e-6:
            return self._tile(state, plan[1])
        if delivery is not None:
            board = state.board
            return board.deliver[delivery.origin][delivery.colour]
        return PASS

    def _best_plan(self, state: ShareState, reach: Reach, rounds: int, turns: int) -> tuple[float, LinkPlan] | None:
        """The link after which the company will earn most, with what it will have earned."""
        company = state.company
        touched = reach.neighbours(company)
        best: tuple[float, LinkPlan] | None = None
        for plan in self._plans(state):
            ends = (plan.origin, plan.goal)
            steps = reach.steps(company, (ends,))
            value = sum(incomes(state, steps, state.income[company], rounds, turns))
            new = sum(state.cubes_in(city) for city in ends if city not in touched)
            value += NEW_CUBE * new * (1 if turns else 0) - self._cost(state, company, plan.price)
            if best is None or value > best[0]:
                best = (value, plan)
        return best

    def _plans(self, state: ShareState) -> list[LinkPlan]:
        """Links that can be paid without ruin: with an unfinished one only those that finish it."""
        company = state.company
        able = companies.capacity(state, company)
        most = min(able, DEAREST) - state.build_price
        if state.stage == BUILD:
            # A link that somebody else began may be dearer than one of our own.
            plans = state.link_plans(company, state.second, most, [])
            return plans or state.link_plans(company, state.second, able - state.build_price, [])
        first = company not in state.track.owner
        return state.link_plans(company, state.second, most)[: 3 * PLANS if first else PLANS]

    def _cost(self, state: ShareState, company: int, price: int) -> float:
        """What a payment takes from the company's future."""
        cash = min(price, state.cash(company))
        issued = min(price - cash, state.on_tile[company] * state.price[company])
        return CASH_COST * cash + ISSUE_COST * issued + BOND_COST * (price - cash - issued)

    def _build_on(self, state: ShareState) -> Action:
        """Go on with a link; a second one only if it is worth its price."""
        reach, rounds, turns = Reach(state), ROUNDS - state.round, turns_left(state)
        plan = self._best_plan(state, reach, rounds, turns)
        if state.stage == SECOND:
            steps = reach.steps(state.company)
            now = sum(incomes(state, steps, state.income[state.company], rounds, turns))
            if plan is None or plan[0] <= now:
                return STOP
        assert plan is not None
        return self._tile(state, plan[1])

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

    def _best_delivery(self, state: ShareState, company: int) -> Delivery | None:
        """The delivery that brings the company most, and others little."""
        best: tuple[float, int, Delivery] | None = None
        for number, delivery in enumerate(state.deliveries(company, MOST_LINKS)):
            if state.stage == MOVE and not self._fits(state, delivery):
                continue
            steps = earned(state.track, delivery.route, len(state.price))
            value = steps[company] - AGAINST_ME * (sum(steps) - steps[company])
            if best is None or value > best[0]:
                best = (value, number, delivery)
        return None if best is None else best[2]

    def _fits(self, state: ShareState, delivery: Delivery) -> bool:
        begun = tuple(state.route)
        return (delivery.colour, delivery.origin, delivery.route[: len(begun)]) == (state.cube, state.origin, begun)

    def _move(self, state: ShareState) -> Action:
        best = self._best_delivery(state, state.company)
        if best is None:
            return state.legal(state.controller[state.company])[0]
        return state.board.via_link(best.route[len(state.route)])

    # Dividends

    def _pay_out(self, state: ShareState, seat: Seat) -> Action:
        """Bonds are repaid with what the best dividend leaves over, or where a price step costs more than a bond."""
        company = state.company
        if state.stage == REPAY:
            spare = state.cash(company) - good_dividend(state.price[company], state.cash(company))
            bonds = min(dividends.most_repaid(state, company), spare // state.board.bond_value)
            if state.price[company] > state.board.bond_value and not turns_left(state):
                bonds = dividends.most_repaid(state, company)
            return Repay(bonds) if bonds else PASS
        held, issued = state.holding(seat, company), state.shares_out(company)
        keep = 0.3 * held / issued if turns_left(state) else 0.0
        best, best_value = 0, float("-inf")
        for amount in range(dividends.most_dividend(state, company) + 1):
            price = dividends.new_price(state.price[company], amount)
            value = held * (amount // issued + price) + keep * (state.cash(company) - amount)
            if value > best_value + 1e-9:
                best, best_value = amount, value
        return Dividend(best)

    # Mergers

    def _gain(self, state: ShareState, seat: Seat) -> float:
        """What a merger that all agree on would bring the seat. The state is one where votes are open."""
        after = state.copy()
        while after.stage == VOTE and after.company == state.company and after.target == state.target:
            after.apply(after.to_act[0], Vote(True))
        return Values(after).wealth(seat) - Values(state).wealth(seat)

    def _merge(self, state: ShareState, seat: Seat) -> Action:
        best, best_gain = cast(Action, PASS), WORTH_MERGING
        for action in state.legal(seat):
            if isinstance(action, Merge):
                after = state.copy()
                after.apply(seat, action)
                gain = self._gain(after, seat)
                if gain > best_gain:
                    best, best_gain = action, gain
        return best

    def _vote(self, state: ShareState, seat: Seat) -> Action:
        return Vote(self._gain(state, seat) > 0)


JUDGE = ShareJudge()
