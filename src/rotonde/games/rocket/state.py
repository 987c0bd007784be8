"""Rocket's state: the contract of `rotonde.core.contract.State` on top of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from rotonde.core.contract import DEALER, Action, JsonDict, Objection, OwnPart
from rotonde.core.positions import PositionReader
from rotonde.games.rocket import extend, legal, referee, stations, tokens, turn, veto, view, whole
from rotonde.games.rocket.actions import Bid, DrawFirst, Extend, LiftStation, Pass, PlaceStation, RocketAction, TakeToken
from rotonde.games.rocket.events import FirstPlayerDrawn
from rotonde.games.rocket.position import FIRST_PLAYER, OVER, RELOCATE, TURN, VETO, Events, Position
from rotonde.games.rocket.steps import FirstPlayer, GameOver, Relocate, RocketStep, Turn, Veto

SEATS: Final = [(0,), (1,), (2,), (3,)]
THE_DEALER: Final = (DEALER,)
END_RULES: Final = {"shares": "SR-13.1", "tiles": "SR-13.2", "stalled": "SR-13.3"}


class RocketState(Position):
    """A position of Rocket."""

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.stage == TURN or self.stage == RELOCATE:
            return SEATS[self.turn]
        if self.stage == VETO:
            disputed = self.veto
            assert disputed is not None
            return SEATS[disputed.auction.queue[0]]
        return THE_DEALER if self.stage == FIRST_PLAYER else ()

    @property
    def step(self) -> RocketStep:
        board = self.board
        if self.stage == TURN:
            return Turn(self.turn, self.actions_left)
        if self.stage == RELOCATE:
            return Relocate(self.turn, board.labels[self.lifted])
        if self.stage == VETO:
            disputed = self.veto
            assert disputed is not None
            origin = board.labels[self.locomotive[disputed.line]]
            auction, line = disputed.auction, board.companies[disputed.line]
            return Veto(auction.queue[0], self.turn, line, origin, board.labels[disputed.to], auction.bid)
        if self.stage == OVER:
            assert self.end_reason_code is not None
            return GameOver(self.end_reason_code)
        return FirstPlayer()

    def legal(self, seat: int) -> list[RocketAction]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        self.ply += 1
        if isinstance(action, PlaceStation):
            stations.place(self, seat, action, events)
            turn.end_action(self, events)
        elif isinstance(action, TakeToken):
            tokens.take(self, seat, action, events)
            turn.end_action(self, events)
        elif isinstance(action, Extend):
            if extend.extend(self, seat, action, events):
                turn.carry_out_extension(self, events)
        elif isinstance(action, LiftStation):
            stations.lift(self, seat, action, events)
        elif isinstance(action, Pass):
            if veto.decline(self, seat, events):
                turn.carry_out_extension(self, events)
        elif isinstance(action, Bid):
            if veto.bid(self, seat, action, events):
                turn.carry_out_extension(self, events)
        elif isinstance(action, DrawFirst):
            if events is not None:
                events.append(FirstPlayerDrawn(action.seat))
            turn.begin_game(self, action.seat, events)

    def sample(self, rng: Random) -> RocketAction:
        """SR-2.3: the first player is drawn."""
        return DrawFirst(rng.randrange(self.seats))

    def copy(self) -> RocketState:
        other = RocketState(self.setting)
        self.copy_to(other)
        return other

    def redraw(self, seat: int | None, rng: Random) -> None:
        """SR-10.8: totals are not shown, but every payment was made in the open, so only the future is unknown."""

    def unopposed(self, seat: int) -> tuple[int, RocketAction] | None:
        """SR-6.2: in a veto the others pass."""
        disputed = self.veto
        if disputed is None or disputed.auction.queue[0] == seat:
            return None
        return disputed.auction.queue[0], legal.PASS

    def shown_to(self, seat: int | None) -> JsonDict:
        return cast(JsonDict, view.view(self, seat, self.step, self.to_act, self.winners()))

    def secrets_of(self, seat: int) -> list[OwnPart]:
        return [view.own_row(self, seat)]

    def scores(self) -> list[int]:
        """Money in £1,000 (SR-14.5)."""
        return self.accounts[: self.seats]

    def winners(self) -> list[int]:
        """SR-14.5: the richest; equal fortunes share the win."""
        if self.stage != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def check(self) -> None:
        referee.check(self)

    def to_dict(self) -> JsonDict:
        return whole.to_dict(self)

    def fill(self, reader: PositionReader) -> None:
        whole.fill(self, reader)

    # Whose decision it is, then what the rules say of the action itself

    def over_rule(self) -> str:
        assert self.end_reason_code is not None
        return END_RULES[self.end_reason_code]

    def seat_rule(self) -> str:
        return "SR-2.3"

    def dealer_rule(self) -> str:
        return "SR-2.3"

    def is_dealt(self, action: Action) -> bool:
        return isinstance(action, DrawFirst)

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if seat not in self.to_act:
            yield Objection("SR-6.2" if self.stage == VETO else "SR-2.3", "not_your_decision")
        if isinstance(action, DrawFirst):
            yield from _drawing_objections(self, action)
        elif self.stage == FIRST_PLAYER or seat == DEALER:
            yield Objection("SR-2.3", "first_player_not_drawn" if self.stage == FIRST_PLAYER else "not_for_the_dealer")
        elif isinstance(action, Pass):
            if self.stage != VETO:
                yield Objection("SR-2.6", "may_not_pass")
        elif isinstance(action, Bid):
            if self.stage != VETO:
                yield Objection("SR-6.1", "no_veto_open")
            else:
                yield from veto.objections(self, seat, action)
        else:
            yield from _turn_objections(self, seat, action)


def _drawing_objections(state: RocketState, action: DrawFirst) -> Iterator[Objection]:
    if state.stage != FIRST_PLAYER:
        yield Objection("SR-2.3", "first_player_known")
    if not 0 <= action.seat < state.seats:
        yield Objection("SR-2.3", "unknown_seat", seat=action.seat)


def _turn_objections(state: RocketState, seat: int, action: Action) -> Iterator[Objection]:
    """Actions A, B and C."""
    if state.stage == VETO:
        yield Objection("SR-6.2", "veto_open")
    if state.stage == RELOCATE and not isinstance(action, PlaceStation):
        yield Objection("SR-4.3", "station_in_hand", hex=state.board.labels[state.lifted])
    if isinstance(action, TakeToken):
        yield from tokens.objections(state, action)
    elif isinstance(action, PlaceStation):
        yield from stations.placing_objections(state, seat, action)
    elif isinstance(action, LiftStation):
        yield from stations.lifting_objections(state, seat, action)
    elif isinstance(action, Extend):
        yield from extend.objections(state, action)
    else:
        yield Objection("SR-2.4", "not_an_action_of_this_game", text=str(action))
