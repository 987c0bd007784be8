"""The state of Rail Road Dice 2: the contract of `rotonde.core.contract.State` on top of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from rotonde.core.boards import board_key
from rotonde.core.contract import DEALER, Action, JsonDict, Objection
from rotonde.core.positions import PositionReader
from rotonde.games.dice import (
    carry,
    connect,
    ending,
    exchange,
    lay,
    legal,
    locomotives,
    passengers,
    referee,
    roll,
    stations,
    tiles,
    turn,
    view,
    whole,
)
from rotonde.games.dice.actions import (
    Buy,
    Call,
    Carry,
    Dice,
    DiceAction,
    DrawFirst,
    EndTurn,
    Exchange,
    Lay,
    Load,
    PlaceStation,
    PlaceTile,
    Refill,
    Roll,
    TakeQuestion,
)
from rotonde.games.dice.board import LOCOMOTIVES
from rotonde.games.dice.layout import is_random
from rotonde.games.dice.position import (
    FIRST_PLAYER,
    LAY_OUT,
    LOADING,
    OVER,
    PLACE_GREY,
    PLACE_OWN,
    ROLLING,
    TURN,
    Events,
    Position,
)
from rotonde.games.dice.steps import DiceStep, FirstPlayer, GameOver, LayOut, Loading, PlaceGrey, PlaceOwn, Rolling, Turn

SEATS: Final = [(0,), (1,), (2,), (3,)]
THE_DEALER: Final = (DEALER,)


class DiceState(Position):
    """A position of Rail Road Dice 2."""

    @property
    def to_act(self) -> tuple[int, ...]:
        stage = self.stage
        if stage in (TURN, LOADING, PLACE_OWN, PLACE_GREY):
            return SEATS[self.turn]
        return () if stage == OVER else THE_DEALER

    @property
    def step(self) -> DiceStep:
        if self.stage == TURN:
            return Turn(self.turn, self.rolled, self.refilled, self.final)
        if self.stage == ROLLING:
            return Rolling(self.turn, self.rolling_simple, self.rolling_complex)
        if self.stage == LOADING:
            station = self.board.labels[self.station_cell[self.loading_station]]
            return Loading(self.turn, station, LOCOMOTIVES[self.loading_locomotive], carry.most_load(self))
        if self.stage == PLACE_OWN:
            return PlaceOwn(self.turn)
        if self.stage == PLACE_GREY:
            return PlaceGrey(self.turn, self.greys[self.turn])
        if self.stage == OVER:
            assert self.end_reason_code is not None
            return GameOver(self.end_reason_code)
        return FirstPlayer() if self.stage == FIRST_PLAYER else LayOut(tiles.next_tile(self))

    def legal(self, seat: int) -> list[DiceAction]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: Action, events: Events = None) -> None:
        self.ply += 1
        if isinstance(action, EndTurn):
            turn.end(self, events)
        elif isinstance(action, Lay):
            lay.lay(self, seat, action, events)
            connect.pay_connections(self, seat, events)
            turn.settle(self, events)
        elif isinstance(action, Exchange):
            exchange.exchange(self, seat, action, events)
            connect.pay_connections(self, seat, events)
            turn.settle(self, events)
        elif isinstance(action, Dice):
            roll.show(self, action, events)
        elif isinstance(action, Carry):
            carry.send(self, seat, action, events)
        elif isinstance(action, Load):
            carry.load(self, seat, action, events)
            turn.settle(self, events)
        else:
            self._apply_rarer(seat, action, events)

    def _apply_rarer(self, seat: int, action: Action, events: Events) -> None:
        if isinstance(action, Roll):
            roll.take_dice(self, seat, action, events)
            turn.settle(self, events)
        elif isinstance(action, TakeQuestion):
            roll.take_question(self, seat, events)
            turn.settle(self, events)
        elif isinstance(action, Buy):
            locomotives.buy(self, seat, action, events)
            turn.settle(self, events)
        elif isinstance(action, Call):
            passengers.call(self, seat, action, events)
            turn.settle(self, events)
        elif isinstance(action, Refill):
            if not passengers.refill(self, seat, events):
                turn.meet_trigger(self, ending.REFILL_TOO_DEAR, events)  # RD-8.4
            turn.settle(self, events)
        elif isinstance(action, PlaceStation):
            if stations.place(self, seat, action, events):
                turn.complete_set_up(self, events)
        elif isinstance(action, PlaceTile):
            tiles.place(self, action, events)
        elif isinstance(action, DrawFirst):
            turn.draw_first(self, action.seat, events)

    def sample(self, rng: Random) -> DiceAction:
        """RD-3: the dice are rolled; RD-1.8: the first player is drawn; RD-1.2: a tile is laid at random."""
        if self.stage == ROLLING:
            return roll.sample(self, rng)
        return tiles.sample(self, rng) if self.stage == LAY_OUT else DrawFirst(rng.randrange(self.seats))

    def weight(self, action: Action) -> int:
        return roll.weight(action) if isinstance(action, Dice) else 1

    def copy(self) -> DiceState:
        other = DiceState(self.setting)
        self.copy_to(other)
        return other

    def redraw(self, seat: int | None, rng: Random) -> None:
        """RD-1.8: everything lies open; only the future is unknown."""

    @property
    def board_data(self) -> JsonDict:
        """The layout that is played on: of one at random, what it has become."""
        return dict(self.board.data if self.stage == LAY_OUT else self.board.layout)

    @property
    def board_key(self) -> str:
        """A digest of that layout."""
        return board_key(self.board_data) if is_random(self.board.data) else super().board_key

    def shown_to(self, seat: int | None) -> JsonDict:
        return cast(JsonDict, view.view(self, seat, self.step, self.to_act, self.winners()))

    def scores(self) -> list[int]:
        """Tokens in hand, or carried (RD-8.6)."""
        return [ending.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """RD-8.6: most passengers, then most stations connected, then most locomotives; else shared."""
        if self.stage != OVER:
            return []
        ranks = [ending.ranking(self, seat) for seat in range(self.seats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def check(self) -> None:
        referee.check(self)

    def to_dict(self) -> JsonDict:
        return whole.to_dict(self)

    def fill(self, reader: PositionReader) -> None:
        whole.fill(self, reader)

    # Whose decision it is, then what the rules say of the action itself

    def over_rule(self) -> str:
        return "RD-8.5"

    def seat_rule(self) -> str:
        return "RD-1.3"

    def dealer_rule(self) -> str:
        return "RD-2.1"

    def is_dealt(self, action: Action) -> bool:
        return isinstance(action, (DrawFirst, PlaceTile, Dice))

    def reasons(self, seat: int, action: Action) -> Iterator[Objection]:
        """Every rule that forbids an action."""
        if seat not in self.to_act:
            yield Objection("RD-1.4" if self.stage in (PLACE_OWN, PLACE_GREY) else "RD-2.1", "not_your_decision")
        if isinstance(action, DrawFirst):
            yield from _drawing_objections(self, action)
        elif isinstance(action, PlaceTile):
            yield from tiles.objections(self, action)
        elif isinstance(action, Dice):
            yield from roll.dice_objections(self, action)
        elif self.stage in (LAY_OUT, FIRST_PLAYER):
            yield Objection("RD-1.8", "first_player_not_drawn")
        elif seat == DEALER:
            yield Objection("RD-2.1", "not_for_the_dealer")
        elif isinstance(action, PlaceStation):
            if self.stage in (PLACE_OWN, PLACE_GREY):
                yield from stations.objections(self, action)
            else:
                yield Objection("RD-1.4", "stations_all_placed")
        elif self.stage in (PLACE_OWN, PLACE_GREY):
            yield Objection("RD-1.4", "stations_first")
        else:
            yield from _turn_objections(self, seat, action)


def _drawing_objections(state: DiceState, action: DrawFirst) -> Iterator[Objection]:
    if state.stage > FIRST_PLAYER:
        yield Objection("RD-1.8", "first_player_known")
    if state.stage == LAY_OUT:
        yield Objection("RD-1.2", "tiles_first")
    if not 0 <= action.seat < state.seats:
        yield Objection("RD-1.3", "unknown_seat", number=action.seat)


def _turn_objections(state: DiceState, seat: int, action: Action) -> Iterator[Objection]:
    """The actions of a turn."""
    if isinstance(action, Load):
        if state.stage == LOADING:
            yield from carry.load_objections(state, action)
        else:
            yield Objection("RD-7.4", "nothing_to_load")
        return
    if state.stage == LOADING:
        yield Objection("RD-7.4", "load_first", station=state.board.labels[state.station_cell[state.loading_station]])
    if isinstance(action, Buy):
        yield from locomotives.objections(state, seat, action)
    elif isinstance(action, Carry):
        yield from carry.objections(state, seat, action)
    elif isinstance(action, EndTurn):
        return
    elif isinstance(action, Roll | TakeQuestion | Lay | Exchange | Call | Refill):
        if state.final:
            yield Objection("RD-8.3", "final_phase")  # what building needs is no matter any more
        else:
            yield from _building_objections(state, seat, action)
    else:
        yield Objection("RD-2.1", "not_an_action_of_this_game", text=str(action))


def _building_objections(state: DiceState, seat: int, action: Action) -> Iterator[Objection]:
    """What is possible until the final phase only."""
    if isinstance(action, Roll | TakeQuestion):
        yield from roll.objections(state, action)
    elif isinstance(action, Lay):
        yield from lay.objections(state, seat, action)
    elif isinstance(action, Exchange):
        yield from exchange.objections(state, seat, action)
    elif isinstance(action, Call):
        yield from passengers.call_objections(state, action)
    elif isinstance(action, Refill):
        yield from passengers.refill_objections(state)
