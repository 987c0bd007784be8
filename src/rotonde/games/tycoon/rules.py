"""Where a game on these modules may differ from Tycoon. Tycoon's own answers; another game gives its own in a subclass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rotonde.core.contract import Event
from rotonde.games.tycoon.events import DividendsPaid, SharesIssued, TycoonBonusScored

if TYPE_CHECKING:
    from rotonde.games.tycoon.actions import Deliver
    from rotonde.games.tycoon.position import Events, Position

END_RULES: Final = {"empty_cities": "RT-12.1", "all_passed": "RT-12.5", "max_turns": "RT-12.5"}


class Rules:
    """The points at which Tycoon's modules ask what the game does here."""

    def __init__(self) -> None:
        self.game_id = "tycoon"
        self.end_rules = END_RULES
        self.free_issue = True  # RT-3.1: shares may be issued without a payment
        self.extra_turn = True  # RT-12.1: the game ends after the next turn

    def shares_issued(self, seat: int, number: int, amount: int) -> Event:
        """What is told when shares are issued (RT-3.1)."""
        return SharesIssued(seat, number, amount)

    def dividends_paid(self, seat: int, amount: int) -> Event:
        """What is told when shares cost money (RT-11.2)."""
        return DividendsPaid(seat, amount)

    def secret_scored(self, seat: int, card: str, points: int) -> Event:
        """What is told of a secret card at the end (RT-12.2)."""
        return TycoonBonusScored(seat, card, points)

    def before_delivery(self, position: Position, seat: int, action: Deliver, events: Events) -> bool:
        """A delivery was named. True when it goes on at once, False when somebody is asked first."""
        return True

    def after_delivery(self, position: Position, seat: int, colour: int, city: int, events: Events) -> None:
        """A delivery has scored, its cube is in the bag."""

    def after_link(self, position: Position, seat: int, events: Events) -> None:
        """A seat's network has grown."""

    def after_turn(self, position: Position, events: Events) -> None:
        """A turn is over, income and dividends are paid."""
