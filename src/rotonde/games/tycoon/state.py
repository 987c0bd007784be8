"""Tycoon's state: the contract of `rotonde.core.contract.State` on top of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, cast

from rotonde.core.contract import DEALER, Action, Bundle, Event, JsonDict, Objection, OwnPart, Step
from rotonde.core.link_plans import LinkPlan, find
from rotonde.core.positions import PositionReader
from rotonde.core.track import NONE
from rotonde.games.tycoon import (
    auction,
    build,
    bundles,
    cubes,
    dealing,
    deliver,
    ending,
    legal,
    operations,
    referee,
    shares,
    turn,
    upgrade,
    urbanize,
    view,
    western,
    whole,
)
from rotonde.games.tycoon.actions import (
    Bid,
    Build,
    BuildWest,
    DealCubes,
    DealTycoon,
    Deliver,
    DrawFirst,
    Grow,
    Issue,
    Pass,
    Stop,
    TakeCard,
    TurnUp,
    Upgrade,
    Urbanize,
    UseCard,
)
from rotonde.games.tycoon.cards import AddCubes, NewCity
from rotonde.games.tycoon.events import ActionPassed, CardUsed, TycoonBonusScored
from rotonde.games.tycoon.position import (
    AUCTION,
    BUILD,
    CARD,
    DEAL_CUBES,
    DEAL_SECRETS,
    FIRST_PLAYER,
    OVER,
    TURN,
    TURN_UP,
    Events,
    Position,
)
from rotonde.games.tycoon.steps import (
    Auction,
    BuildTrack,
    CardDraw,
    CubeDraw,
    FirstPlayer,
    GameOver,
    ResolveCard,
    Turn,
    TycoonDeal,
)

SEATS: Final = [(0,), (1,), (2,), (3,), (4,), (5,)]
THE_DEALER: Final = (DEALER,)


class TycoonState(Position):
    """A position of Tycoon."""

    @property
    def to_act(self) -> tuple[int, ...]:
        if TURN <= self.stage <= CARD:
            return SEATS[self.seat]
        if self.stage == AUCTION:
            assert self.auction is not None
            return SEATS[self.auction.turn]
        return () if self.stage == OVER else THE_DEALER

    @property
    def step(self) -> Step:
        board = self.board
        if self.stage == TURN:
            return Turn(self.seat, self.turn_number, self.round, self.actions_left)
        if self.stage == BUILD:
            link = build.growing(self)
            city, place = (None, None) if link is None else (board.cities[link.city], board.labels[link.hex])
            return BuildTrack(self.seat, city, place, max(0, self.tiles_left()))
        if self.stage == AUCTION:
            assert self.auction is not None
            bidder = self.auction.bidder
            return Auction(self.auction.turn, self.auction.bid, None if bidder == NONE else bidder)
        if self.stage == CARD:
            return ResolveCard(self.seat, board.operations[self.card].id)
        if self.stage == DEAL_CUBES:
            return CubeDraw(board.cities[self.dealt], cubes.start_cubes(self, self.dealt))
        if self.stage == DEAL_SECRETS:
            return TycoonDeal(self.dealt)
        if self.stage == TURN_UP:
            return CardDraw(self.dealt)
        if self.stage == FIRST_PLAYER:
            return FirstPlayer()
        if self.stage == OVER:
            assert self.end_reason_code is not None
            return GameOver(self.end_reason_code)
        return CubeDraw(board.cities[self.draw_city], self.draw_number)

    def legal(self, seat: int) -> Sequence[Action]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        self.ply += 1
        self.issued = isinstance(action, Issue)
        if isinstance(action, Build):
            if build.lay(self, seat, action, events):
                turn.end_action(self, events)
        elif isinstance(action, Issue):
            shares.issue(self, seat, action.shares, events)
        elif isinstance(action, Bid):
            if auction.bid(self, seat, action, events):
                turn.begin_rounds(self, events)
        elif isinstance(action, Pass):
            self._pass(seat, events)
        elif isinstance(action, Stop):
            build.stop(self, seat, events)
            turn.end_action(self, events)
        elif isinstance(action, Deliver):
            if self.rules.before_delivery(self, seat, action, events):
                self.carry_out_delivery(seat, action, events)
        elif isinstance(action, Urbanize):
            price = self.board.urbanize_price if self.stage == TURN else 0
            self._note_card_used(seat, events)
            if urbanize.urbanize(self, seat, action, price, events):
                turn.end_action(self, events)
        elif isinstance(action, Upgrade):
            upgrade.upgrade(self, seat, events)
            turn.end_action(self, events)
        elif isinstance(action, TakeCard):
            operations.take(self, seat, action, events)
            if self.stage != CARD:
                turn.end_action(self, events)
        elif isinstance(action, UseCard):
            operations.use(self, seat, action, events)
        elif isinstance(action, Grow):
            self._grow(seat, action, events)
        elif isinstance(action, BuildWest):
            western.build(self, seat, action, events)
            turn.end_action(self, events)
        else:
            self._apply_deal(action, events)

    def _apply_deal(self, action: Action, events: Events) -> None:
        if isinstance(action, DealCubes):
            turn.place_cubes(self, action, events)
        elif isinstance(action, DealTycoon):
            turn.deal_secret(self, action, events)
        elif isinstance(action, TurnUp):
            turn.turn_up(self, action, events)
        elif isinstance(action, DrawFirst):
            turn.draw_first(self, action, events)

    def carry_out_delivery(self, seat: int, action: Deliver, events: Events) -> None:
        """A delivery that nobody stops."""
        if deliver.deliver(self, seat, action, events):
            turn.end_action(self, events)

    def _pass(self, seat: int, events: Events) -> None:
        if self.stage == AUCTION:
            if auction.decline(self, seat, events):
                turn.begin_rounds(self, events)
            return
        if events is not None:
            events.append(ActionPassed(seat))
        turn.end_action(self, events)

    def _grow(self, seat: int, action: Grow, events: Events) -> None:
        effect = self.board.operations[self.card].effect
        assert isinstance(effect, AddCubes)
        self._note_card_used(seat, events)
        if cubes.ask_for(self, self.board.city_index[action.city], effect.cubes):
            turn.end_action(self, events)

    def _note_card_used(self, seat: int, events: Events) -> None:
        if self.stage == CARD and events is not None:
            events.append(CardUsed(seat, self.board.operations[self.card].id))

    def sample(self, rng: Random) -> Action:
        """What chance decides now: cubes, Tycoon cards, operations cards, the first player."""
        return dealing.deal(self, rng)

    def weight(self, action: Action) -> int:
        return dealing.weight(self, action)

    def copy(self) -> TycoonState:
        other = TycoonState(self.setting)
        self.copy_to(other)
        return other

    def redraw(self, seat: int | None, rng: Random) -> None:
        """The others' Tycoon cards are drawn anew; bag and deck have no order that could be known."""
        dealing.redeal_secrets(self, seat, rng)

    def unopposed(self, seat: int) -> tuple[int, Action] | None:
        """RT-4.1: the others pass on a seat's bid."""
        auction = self.auction
        if self.stage != AUCTION or auction is None or auction.bidder != seat:
            return None
        return auction.turn, legal.PASS

    def foreseen(self, events: list[Event]) -> list[Event]:
        """RT-12.2: which Tycoon cards the others have is known when the game is over."""
        return [event for event in events if not isinstance(event, TycoonBonusScored)]

    def bundles(self, seat: int) -> list[Bundle]:
        return bundles.bundles(self, seat)

    def shown_to(self, seat: int | None) -> JsonDict:
        return cast(JsonDict, view.view(self, seat, self.step, self.to_act, self.winners()))

    def secrets_of(self, seat: int) -> list[OwnPart]:
        return [view.own_row(self, seat)]

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

    def points_for(self, seat: int, action: Deliver) -> list[int]:
        """What each seat would score by a legal delivery."""
        return deliver.points_for(self, seat, action)

    @property
    def empty_cities_missing(self) -> int:
        """How many more empty cities reach the end (RT-12.1); 0 once it is reached."""
        return 0 if self.last_turn else max(0, self.setting.empty_cities_to_end - self.empty_cities())

    def link_plans(self, seat: int, actions: int = 1, origins: list[int] | None = None) -> list[LinkPlan]:
        """Every link that the seat could finish in so many actions, cheapest first."""
        most = self.tiles_left() if self.stage == BUILD and seat == self.seat else self.most_tiles(seat)
        prices = self.setting.prices(self.build_cards)
        return find(self.track, seat, prices, most, actions, origins, self.setting.parallel_own_links)

    # Whose decision it is, then what the rules say of the action itself

    def over_rule(self) -> str:
        assert self.end_reason_code is not None
        return self.rules.end_rules[self.end_reason_code]

    def seat_rule(self) -> str:
        return "RT-4.4"

    def dealer_rule(self) -> str:
        return "RT-4.4"

    def is_dealt(self, action: Action) -> bool:
        return isinstance(action, (DealCubes, DealTycoon, TurnUp, DrawFirst))

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if seat not in self.to_act:
            yield Objection("RT-4.1" if self.stage == AUCTION else "RT-4.4", "not_your_decision")
        if isinstance(action, (DealCubes, DealTycoon, TurnUp, DrawFirst)):
            yield from dealing.objections(self, action)
        elif seat == DEALER:
            yield Objection("RT-4.4", "not_for_the_dealer")
        elif self.stage == AUCTION or isinstance(action, Bid):
            yield from self._auction_reasons(action)
        elif self.stage < TURN or self.stage > CARD:
            yield Objection("RT-4.4", "dealer_first")
        else:
            yield from self._stage_reasons(action)
            yield from self.action_reasons(seat, action)

    def _auction_reasons(self, action: Action) -> Iterator[Objection]:
        if isinstance(action, Bid):
            yield from auction.objections(self, action)
        elif not isinstance(action, Pass):
            yield Objection("RT-4.4", "auction_open")

    def _stage_reasons(self, action: Action) -> Iterator[Objection]:
        """What is open must be ended first; shares may be issued within an action (RT-3.1)."""
        if isinstance(action, Issue):
            return
        if self.stage == BUILD and not isinstance(action, (Build, Stop, UseCard)):
            yield Objection("RT-5.2", "build_open")
        if self.stage == CARD:
            free_city = isinstance(self.board.operations[self.card].effect, NewCity)
            if not (isinstance(action, Urbanize) if free_city else isinstance(action, Grow)):
                yield Objection("RT-9.4", "card_open", card=self.board.operations[self.card].id)

    def action_reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """What the rules of the action itself say."""
        if isinstance(action, Issue):
            yield from shares.objections(self, action)
        elif isinstance(action, Build):
            yield from build.objections(self, seat, action)
        elif isinstance(action, Stop):
            yield from build.stopping_objections(self)
        elif isinstance(action, Urbanize):
            yield from urbanize.objections(self, action)
        elif isinstance(action, Upgrade):
            yield from upgrade.objections(self, seat)
        elif isinstance(action, Deliver):
            yield from deliver.objections(self, seat, action)
        elif isinstance(action, TakeCard):
            yield from operations.taking_objections(self, action)
        elif isinstance(action, UseCard):
            yield from operations.using_objections(self, seat, action, build.can_begin(self, seat))
        elif isinstance(action, Grow):
            yield from operations.growing_objections(self, action)
        elif isinstance(action, BuildWest):
            yield from western.objections(self, seat, action)
        elif not isinstance(action, Pass):
            yield Objection("RT-4.5", "not_an_action_of_this_game", text=str(action))
