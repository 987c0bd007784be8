"""Where this game differs from Tycoon, as Tycoon's modules ask for it."""

from __future__ import annotations

from rotonde.core.contract import Event
from rotonde.games.england import inspector, lines, passenger
from rotonde.games.england.events import BaronBonusScored, BondsIssued, InterestPaid
from rotonde.games.england.position import EnglandPosition
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.position import Events, Position
from rotonde.games.tycoon.rules import END_RULES, Rules


class EnglandRules(Rules):
    """EW-3 to EW-6 at the points where Tycoon's course goes on."""

    def __init__(self, extra_turn: bool) -> None:
        super().__init__()
        self.game_id = "england"
        self.end_rules = {**END_RULES, "empty_cities": "EW-6.1"}
        self.free_issue = False  # EW-4.1
        self.extra_turn = extra_turn  # EW-6.1

    def shares_issued(self, seat: int, number: int, amount: int) -> Event:
        return BondsIssued(seat, number, amount)

    def dividends_paid(self, seat: int, amount: int) -> Event:
        return InterestPaid(seat, amount)

    def secret_scored(self, seat: int, card: str, points: int) -> Event:
        return BaronBonusScored(seat, card, points)

    def before_delivery(self, position: Position, seat: int, action: Deliver, events: Events) -> bool:
        assert isinstance(position, EnglandPosition)
        return inspector.ask(position, seat, action, events)

    def after_delivery(self, position: Position, seat: int, colour: int, city: int, events: Events) -> None:
        assert isinstance(position, EnglandPosition)
        passenger.keep_cube(position, seat, colour, events)

    def after_link(self, position: Position, seat: int, events: Events) -> None:
        assert isinstance(position, EnglandPosition)
        lines.review(position, seat, events)

    def after_turn(self, position: Position, events: Events) -> None:
        assert isinstance(position, EnglandPosition)
        inspector.discard(position, events)
