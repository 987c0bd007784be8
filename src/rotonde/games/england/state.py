"""The state of Railways of England and Wales: Tycoon's, with the decisions that are new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rotonde.core.chance import fresh_seed, outcome_rng
from rotonde.core.contract import DEALER, Action, Game, JsonDict, Objection, Step
from rotonde.games.england import barons, bonds, inspector, passenger, referee, view
from rotonde.games.england.actions import Allow, DealBarons, Inspect, KeepBaron
from rotonde.games.england.position import CHOOSE_BARONS, INSPECTION, EnglandPosition
from rotonde.games.england.steps import BaronChoice, BaronDeal, Inspection
from rotonde.games.tycoon.actions import BuildWest, DealCubes, DealTycoon, Deliver, DrawFirst, Issue, TurnUp
from rotonde.games.tycoon.deliver import goal_of
from rotonde.games.tycoon.position import DEAL_SECRETS, OVER, Events

INSPECT = Inspect()
ALLOW = Allow()


class EnglandState(EnglandPosition):
    """A position of Railways of England and Wales."""

    @property
    def game(self) -> Game:
        from rotonde.games.england.game import GAME

        return GAME

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.stage == INSPECTION:
            return (self.asked[0],)
        if self.stage == CHOOSE_BARONS:
            return tuple(self.choosing())
        return super().to_act

    @property
    def step(self) -> Step:
        if self.stage == INSPECTION:
            action = self.pending
            assert action is not None
            city = self.board.cities[goal_of(self, action)]
            return Inspection(self.asked[0], self.seat, action.colour, action.origin, city)
        if self.stage == CHOOSE_BARONS:
            return BaronChoice(tuple(self.choosing()))
        if self.stage == DEAL_SECRETS:
            return BaronDeal(self.dealt)
        return super().step

    def legal(self, seat: int) -> Sequence[Action]:
        if self.stage == INSPECTION:
            return [ALLOW, INSPECT] if seat == self.asked[0] else []
        if self.stage == CHOOSE_BARONS:
            return barons.choices(self, seat) if seat in self.choosing() else []
        if self.stage == DEAL_SECRETS:
            return barons.deals(self) if seat == DEALER else []
        return super().legal(seat)

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        if not isinstance(action, (Inspect, Allow, KeepBaron, DealBarons)):
            super().apply(seat, action, events)
            return
        self.ply += 1
        if isinstance(action, Inspect):
            inspector.stop(self, seat, events)
        elif isinstance(action, Allow):
            inspector.allow(self, seat, events)
        elif isinstance(action, KeepBaron):
            barons.keep(self, seat, action, events)
        else:
            barons.deal(self, action, events)

    def deal(self, rng: Random | None = None) -> Action:
        if self.stage == DEAL_SECRETS:
            return barons.sample(self, outcome_rng(self.seed, self.ply) if rng is None else rng)
        return super().deal(rng)

    def copy(self) -> EnglandState:
        other = EnglandState(self.england)
        self.copy_to(other)
        self.copy_england(other)
        return other

    def redeal(self, seat: int | None, rng: Random) -> EnglandState:
        """The others' Baron cards are drawn anew; bag and deck have no order that could be known."""
        other = self.copy()
        other.seed = fresh_seed(rng)
        barons.redeal(other, seat, rng)
        return other

    def view(self, seat: int | None) -> JsonDict:
        return view.view(self, seat)

    def check(self) -> None:
        referee.check(self)

    def to_dict(self) -> JsonDict:
        return view.to_dict(self)

    def points_for(self, seat: int, action: Deliver) -> list[int]:
        """What each seat would score by a legal delivery that nobody stops."""
        points = super().points_for(seat, action)
        points[seat] += passenger.would_win(self, seat, self.board.colour_index[action.colour])
        return points

    # Whose decision it is, then what the rules say of the action itself

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if self.stage == OVER or not DEALER <= seat < self.seats:
            yield from super().reasons(seat, action)
        elif seat != DEALER and isinstance(action, (DealBarons, DealCubes, TurnUp, DrawFirst)):
            yield Objection("RT-4.4", "only_for_the_dealer")  # and no word of the case, which may be a secret
        elif isinstance(action, (Inspect, Allow, KeepBaron, DealBarons)):
            yield from self._new_reasons(seat, action)
        elif self.stage == INSPECTION:
            yield from self._turn_of(seat)
            yield Objection("EW-5.4", "inspection_open")
        elif self.stage == CHOOSE_BARONS:
            yield from self._turn_of(seat)
            yield Objection("EW-2.1", "barons_open")
        elif isinstance(action, DealTycoon):
            yield Objection("EW-6.2", "not_an_action_of_this_game", text=str(action))
        else:
            yield from super().reasons(seat, action)

    def _new_reasons(self, seat: int, action: Inspect | Allow | KeepBaron | DealBarons) -> Iterator[Objection]:
        """What the actions that Tycoon does not have must obey."""
        yield from self._turn_of(seat)
        if isinstance(action, DealBarons):
            yield from barons.dealing_objections(self, action)
        elif seat == DEALER:
            yield Objection("RT-4.4", "not_for_the_dealer")
        elif isinstance(action, KeepBaron):
            yield from barons.keeping_objections(self, seat, action)
        elif isinstance(action, Inspect):
            yield from inspector.objections(self, seat, action)
        elif self.stage != INSPECTION:
            yield Objection("EW-5.4", "no_delivery_to_allow")

    def _turn_of(self, seat: int) -> Iterator[Objection]:
        if seat not in self.to_act:
            if self.stage == INSPECTION:
                yield Objection("EW-5.4", "not_your_decision")
            elif self.stage == CHOOSE_BARONS:
                yield Objection("EW-2.1", "not_your_decision")
            else:
                yield Objection("RT-4.4", "not_your_decision")

    def action_reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        if isinstance(action, Issue):
            yield from bonds.objections(action)
        elif isinstance(action, BuildWest):
            yield Objection("EW-6.2", "no_western_links")
        else:
            yield from super().action_reasons(seat, action)
