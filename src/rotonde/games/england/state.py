"""The state of Railways of England and Wales: Tycoon's, with the decisions that are new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from rotonde.core.contract import DEALER, Action, Event, JsonDict, Objection, OwnPart, Step
from rotonde.core.positions import PositionReader
from rotonde.games.england import barons, bonds, inspector, passenger, referee, view, whole
from rotonde.games.england.actions import Allow, DealBarons, Inspect, KeepBaron
from rotonde.games.england.events import BaronBonusScored
from rotonde.games.england.position import CHOOSE_BARONS, INSPECTION, EnglandPosition
from rotonde.games.england.steps import BaronChoice, BaronDeal, Inspection
from rotonde.games.tycoon.actions import BuildWest, DealTycoon, Deliver, Issue
from rotonde.games.tycoon.deliver import goal_of
from rotonde.games.tycoon.position import DEAL_SECRETS, Events

INSPECT = Inspect()
ALLOW = Allow()


class EnglandState(EnglandPosition):
    """A position of Railways of England and Wales."""

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

    def sample(self, rng: Random) -> Action:
        return barons.sample(self, rng) if self.stage == DEAL_SECRETS else super().sample(rng)

    def choices_in(self) -> int:
        """EW-2.1: who has kept a Baron while others still choose."""
        return self.seats - len(self.choosing()) if self.stage == CHOOSE_BARONS else 0

    def copy(self) -> EnglandState:
        other = EnglandState(self.england)
        self.copy_to(other)
        self.copy_england(other)
        return other

    def redraw(self, seat: int | None, rng: Random) -> None:
        """The others' Baron cards are drawn anew; bag and deck have no order that could be known."""
        barons.redeal(self, seat, rng)

    def unopposed(self, seat: int) -> tuple[int, Action] | None:
        """EW-5.4: the holders of an Inspector allow the delivery."""
        if self.stage == INSPECTION:
            return None if self.asked[0] == seat else (self.asked[0], ALLOW)
        return super().unopposed(seat)

    def foreseen(self, events: list[Event]) -> list[Event]:
        """EW-2.1: which Barons the others keep is known when the game is over."""
        return [event for event in events if not isinstance(event, BaronBonusScored)]

    def shown_to(self, seat: int | None) -> JsonDict:
        return cast(JsonDict, view.view(self, seat))

    def secrets_of(self, seat: int) -> list[OwnPart]:
        return [view.own_row(self, seat)]

    def check(self) -> None:
        referee.check(self)

    def to_dict(self) -> JsonDict:
        return whole.to_dict(self)

    def fill(self, reader: PositionReader) -> None:
        whole.fill(self, reader)

    def points_for(self, seat: int, action: Deliver) -> list[int]:
        """What each seat would score by a legal delivery that nobody stops."""
        points = super().points_for(seat, action)
        points[seat] += passenger.would_win(self, seat, self.board.colour_index[action.colour])
        return points

    # Whose decision it is, then what the rules say of the action itself

    def is_dealt(self, action: Action) -> bool:
        return isinstance(action, DealBarons) or super().is_dealt(action)

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if isinstance(action, (Inspect, Allow, KeepBaron, DealBarons)):
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
