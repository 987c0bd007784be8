"""The share game's state: the contract of `rotonde.core.contract.State` on top of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from rotonde.core.auction import NOBODY
from rotonde.core.contract import DEALER, Action, Bundle, JsonDict, Objection, OwnPart
from rotonde.core.deliveries import Delivery, Demand
from rotonde.core.deliveries import find as find_deliveries
from rotonde.core.link_plans import NO_LIMIT, LinkPlan
from rotonde.core.link_plans import find as find_links
from rotonde.core.positions import PositionReader
from rotonde.games.shares import (
    auction,
    build,
    bundles,
    companies,
    dealing,
    deliver,
    dividends,
    ending,
    legal,
    mergers,
    referee,
    turn,
    view,
    whole,
)
from rotonde.games.shares.actions import (
    Bid,
    Borrow,
    Deal,
    Default,
    Deliver,
    Dividend,
    DrawPile,
    Drop,
    Merge,
    Offer,
    Pass,
    Repay,
    ShareAction,
    Stop,
    Via,
    Vote,
)
from rotonde.games.shares.position import (
    ACT,
    AUCTION,
    BUILD,
    DEAL_CUBES,
    DIVIDEND,
    DRAW_PILE,
    INTEREST,
    MERGER,
    MOVE,
    OPENING,
    OVER,
    REPAY,
    SECOND,
    STOCK,
    VOTE,
    Events,
    Position,
)
from rotonde.games.shares.steps import (
    Auction,
    BuildLink,
    CompanyAction,
    CubeDraw,
    DividendChoice,
    FirstPlayer,
    GameOver,
    Interest,
    MergerProposal,
    MergerVote,
    MoveCube,
    OpeningBid,
    OpeningOffer,
    PileDraw,
    Repayment,
    SecondLink,
    ShareStep,
    StockOffer,
)
from rotonde.games.tycoon.actions import Build, DealCubes, DrawFirst

SEATS: Final = [(0,), (1,), (2,), (3,), (4,)]
THE_DEALER: Final = (DEALER,)
END_RULES: Final = {"empty_cities": "EA-9.1", "idle": "EA-9.2"}
DECISION_RULES: Final = {
    OPENING: "EA-2.1",
    STOCK: "EA-8.1",
    AUCTION: "EA-2.2",
    INTEREST: "EA-6.2",
    REPAY: "EA-6.2",
    DIVIDEND: "EA-6.3",
    MERGER: "EA-7.1",
    VOTE: "EA-7.2",
}


class ShareState(Position):
    """A position of the share game."""

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.stage == VOTE:
            assert self.ballot is not None
            return self.ballot.waiting
        if self.stage < OPENING:
            return THE_DEALER
        return () if self.stage == OVER else SEATS[legal.decider(self)]

    @property
    def step(self) -> ShareStep:
        stage = self.stage
        if ACT <= stage <= MOVE:
            return self._action_step()
        if stage >= INTEREST:
            return self._phase_step()
        if stage == AUCTION:
            assert self.auction is not None
            company, box, bidder = self.id_of(self.lot), "issued" if self.lot_issued else "available", self.auction.bidder
            if bidder == NOBODY:
                return OpeningBid(self.offerer, company, box, self.price[self.lot])
            return Auction(self.auction.turn, company, box, self.auction.bid, bidder)
        if stage == OPENING:
            return OpeningOffer(self.offerer)
        if stage == STOCK:
            return StockOffer(self.offerer, self.turn_number)
        if stage == DEAL_CUBES:
            return CubeDraw(self.board.cities[self.dealt], dealing.start_cubes(self, self.dealt))
        if stage == DRAW_PILE:
            return PileDraw(tuple([self.id_of(c) for c in dealing.unpiled(self)]))
        return FirstPlayer()

    def _action_step(self) -> ShareStep:
        """Within the action of a company: its controller decides."""
        seat, company, board = self.controller[self.company], self.id_of(self.company), self.board
        if self.stage == BUILD:
            link = self.track.unfinished[-1]
            return BuildLink(seat, company, board.cities[link.city], board.labels[link.hex], self.build_price)
        if self.stage == SECOND:
            return SecondLink(seat, company)
        if self.stage == MOVE:
            city = board.cities[deliver.here(self)]
            return MoveCube(seat, company, board.colours[self.cube], board.cities[self.origin], city)
        return CompanyAction(seat, company, self.turn_number, self.round)

    def _phase_step(self) -> ShareStep:
        """Dividends, mergers, the end."""
        if self.stage == OVER:
            assert self.end_reason_code is not None
            return GameOver(self.end_reason_code)
        company = self.id_of(self.company)
        if self.stage == VOTE:
            return MergerVote(self.to_act, self.id_of(self.voting), company, self.id_of(self.target))
        seat = self.controller[self.company]
        if self.stage == INTEREST:
            return Interest(seat, company, dividends.interest(self, self.company))
        if self.stage == REPAY:
            return Repayment(seat, company, self.bonds[self.company])
        if self.stage == DIVIDEND:
            return DividendChoice(seat, company, self.price[self.company], dividends.most_dividend(self, self.company))
        return MergerProposal(seat, company)

    def legal(self, seat: int) -> list[ShareAction]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        self.ply += 1
        if isinstance(action, Build):
            if build.lay(self, action, events):
                turn.end_action(self, events)
        elif isinstance(action, Bid):
            if auction.bid(self, seat, action, events):
                turn.after_auctions(self, events)
        elif isinstance(action, Drop):
            if auction.drop(self, seat, events):
                turn.after_auctions(self, events)
        elif isinstance(action, Pass):
            self._pass(seat, events)
        elif isinstance(action, Offer):
            auction.offer(self, seat, action, events)
        elif isinstance(action, Via):
            if deliver.move(self, action, events):
                turn.end_action(self, events)
        elif isinstance(action, Deliver):
            deliver.take(self, action, events)
        elif isinstance(action, Stop):
            build.stop(self, events)
            turn.end_action(self, events)
        elif isinstance(action, (DealCubes, DrawPile, DrawFirst)):
            self._apply_deal(action, events)
        else:
            self._apply_in_phase(seat, action, events)

    def _apply_in_phase(self, seat: int, action: Action, events: Events) -> None:
        """The choices of dividends and mergers."""
        if isinstance(action, Dividend):
            dividends.pay_dividend(self, action.amount, events)
            if dividends.next_company(self, events):
                turn.after_dividends(self, events)
        elif isinstance(action, Repay):
            dividends.repay(self, action, events)
            self._ask_dividend(events)
        elif isinstance(action, Borrow):
            dividends.pay_interest(self, events)
            self._after_interest(events)
        elif isinstance(action, Default):
            dividends.leave_unpaid(self, events)
            self._after_interest(events)
        elif isinstance(action, Merge):
            mergers.propose(self, seat, action, events)
        elif isinstance(action, Vote) and mergers.vote(self, seat, action, events):
            turn.after_mergers(self, events)

    def _apply_deal(self, action: Deal, events: Events) -> None:
        if isinstance(action, DealCubes):
            turn.place_cubes(self, action, events)
        elif isinstance(action, DrawPile):
            turn.pile(self, action, events)
        else:
            turn.draw_first(self, action, events)

    def _pass(self, seat: int, events: Events) -> None:
        if self.stage == ACT:
            turn.pass_action(self, seat, events)
        elif self.stage == REPAY:
            dividends.keep_bonds(self, events)
            self._ask_dividend(events)
        elif self.stage == MERGER:
            if mergers.decline(self, seat, events):
                turn.after_mergers(self, events)
        elif auction.pass_offer(self, seat, events):
            turn.after_auctions(self, events)

    def _ask_dividend(self, events: Events) -> None:
        if dividends.ask_dividend(self, events) and dividends.next_company(self, events):
            turn.after_dividends(self, events)

    def _after_interest(self, events: Events) -> None:
        if dividends.after_interest(self, events):
            turn.after_dividends(self, events)

    def sample(self, rng: Random) -> Deal:
        """What chance decides now: cubes, piles of equal start prices, the first player."""
        return dealing.deal(self, rng)

    def weight(self, action: Action) -> int:
        return dealing.weight(self, action)

    def choices_in(self) -> int:
        """EA-7.2: who has voted while others still do."""
        return 0 if self.ballot is None else len(self.ballot.seats) - len(self.ballot.waiting)

    def copy(self) -> ShareState:
        other = ShareState(self.setting)
        self.copy_to(other)
        return other

    def redraw(self, seat: int | None, rng: Random) -> None:
        """Votes that the seat cannot know are drawn anew; everything else lies open (EA-1.2)."""
        if self.ballot is not None:
            self.ballot.redraw(seat, rng)

    def trial_for(self, seat: int) -> ShareState:
        """Votes of others that are in already count as votes for the merger, too."""
        trial = self.copy()
        if trial.ballot is not None:
            for other in trial.ballot.seats:
                if other != seat and trial.ballot.has_chosen(other):
                    trial.ballot.choose(other, mergers.YES)
        return trial

    def unopposed(self, seat: int) -> tuple[int, ShareAction] | None:
        """EA-2.2: the others drop out against a seat's bid; EA-7.2: everybody votes for a merger."""
        if self.stage == AUCTION:
            assert self.auction is not None
            return (self.auction.turn, legal.DROP) if self.auction.bidder == seat else None
        if self.stage == VOTE:
            assert self.ballot is not None
            return self.ballot.waiting[0], legal.YES_VOTE
        return None

    def bundles(self, seat: int) -> list[Bundle]:
        return bundles.bundles(self, seat)

    def shown_to(self, seat: int | None) -> JsonDict:
        return cast(JsonDict, view.view(self, seat, self.step, self.to_act, self.winners()))

    def secrets_of(self, seat: int) -> list[OwnPart]:
        return view.own_ballot(self, seat)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    def check(self) -> None:
        referee.check(self)

    def to_dict(self) -> JsonDict:
        return whole.to_dict(self)

    def fill(self, reader: PositionReader) -> None:
        whole.fill(self, reader)

    # What a player wants to see before deciding

    def capacity(self, company: int) -> int:
        """What a company could pay at most: cash, issues, bonds (EA-5.5)."""
        return companies.capacity(self, company)

    def link_plans(
        self, company: int, second: bool = False, most_price: int | None = None, origins: list[int] | None = None
    ) -> list[LinkPlan]:
        """The cheapest row of tiles for every link that a company could build and pay, cheapest first (EA-5.3).

        A link that is being built is among them. Rows begin in a city that the company's links touch, or in one of `origins`.
        """
        most = companies.capacity(self, company) if most_price is None else most_price
        tariff = self.rails.tariffs[1 if second else 0]
        cities = build.start_cities(self, company) if origins is None else origins
        return find_links(self.track, company, tariff, NO_LIMIT, 1, cities, self.setting.parallel_own_links, most)

    def deliveries(self, company: int, most_links: int) -> list[Delivery]:
        """Every delivery of a company over at most so many links (EA-5.6)."""
        demand = Demand(len(self.bag), self.board.city_colour, self.cubes)
        return find_deliveries(self.track, demand, company, most_links, own_at_least_others=True)

    # Whose decision it is, then what the rules say of the action itself

    def over_rule(self) -> str:
        assert self.end_reason_code is not None
        return END_RULES[self.end_reason_code]

    def seat_rule(self) -> str:
        return "EA-1.2"

    def dealer_rule(self) -> str:
        return "EA-1.2"

    def is_dealt(self, action: Action) -> bool:
        return isinstance(action, (DealCubes, DrawPile, DrawFirst))

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if seat not in self.to_act:
            yield self._not_your_decision(seat, action)
        if isinstance(action, (DealCubes, DrawPile, DrawFirst)):
            yield from dealing.objections(self, action)
        elif seat == DEALER:
            yield Objection("EA-5.2", "not_for_the_dealer")
        elif self.stage < OPENING:
            yield Objection("EA-1.2", "dealer_first")
        elif isinstance(action, (Offer, Bid, Drop, Pass)):
            yield from self._auction_reasons(seat, action)
        elif isinstance(action, (Build, Stop, Deliver, Via)):
            yield from self._action_reasons(action)
        else:
            yield from self._phase_reasons(action)

    def _not_your_decision(self, seat: int, action: Action) -> Objection:
        if self.stage == VOTE and isinstance(action, Vote):
            assert self.ballot is not None
            if self.ballot.has_chosen(seat):
                return Objection("EA-7.2", "voted_already", company=self.id_of(self.voting))
            return Objection("EA-7.2", "no_vote_without_share", company=self.id_of(self.voting))
        return Objection(DECISION_RULES.get(self.stage, "EA-5.2"), "not_your_decision")

    def _auction_reasons(self, seat: int, action: Offer | Bid | Drop | Pass) -> Iterator[Objection]:
        if isinstance(action, Offer):
            if self.stage not in (OPENING, STOCK):
                yield Objection("EA-8.1", "no_share_offered_now")
            else:
                yield from auction.offer_objections(self, seat, action)
        elif isinstance(action, Pass):
            if self.stage not in (OPENING, STOCK, ACT, REPAY, MERGER):
                yield Objection("EA-5.2", "nothing_to_pass")
        elif self.stage != AUCTION:
            yield Objection("EA-2.2", "no_share_up")
        elif isinstance(action, Bid):
            yield from auction.bid_objections(self, seat, action)
        else:
            yield from auction.drop_objections(self)

    def _action_reasons(self, action: Build | Stop | Deliver | Via) -> Iterator[Objection]:
        if isinstance(action, Build):
            if self.stage not in (ACT, SECOND, BUILD):
                yield Objection("EA-5.2", "no_build_now")
            else:
                yield from build.objections(self, action)
        elif isinstance(action, Stop):
            if self.stage != SECOND:
                yield Objection("EA-5.3", "no_second_link_now")
        elif isinstance(action, Deliver):
            if self.stage != ACT:
                yield Objection("EA-5.2", "no_delivery_now")
            else:
                yield from deliver.start_objections(self, action)
        elif self.stage != MOVE:
            yield Objection("EA-5.6", "no_cube_on_its_way")
        else:
            yield from deliver.via_objections(self, action)

    def _phase_reasons(self, action: Action) -> Iterator[Objection]:
        if isinstance(action, (Borrow, Default)):
            if self.stage != INTEREST:
                yield Objection("EA-6.2", "no_interest_asked")
        elif isinstance(action, Repay):
            if self.stage != REPAY:
                yield Objection("EA-6.2", "no_repayment_now")
            else:
                yield from dividends.repay_objections(self, action)
        elif isinstance(action, Dividend):
            if self.stage != DIVIDEND:
                yield Objection("EA-6.3", "no_dividend_now")
            else:
                yield from dividends.dividend_objections(self, action)
        elif isinstance(action, Merge):
            if self.stage != MERGER:
                yield Objection("EA-7.1", "no_merger_now")
            else:
                yield from mergers.objections(self, action)
        elif isinstance(action, Vote):
            if self.stage != VOTE:
                yield Objection("EA-7.2", "no_vote_now")
        else:
            yield Objection("EA-5.2", "not_an_action_of_this_game", text=str(action))
