"""Where a game on these modules may differ from Tycoon. Tycoon's own answers; another game gives its own in a subclass."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rotonde.core.track import Unfinished
    from rotonde.games.tycoon.actions import Deliver
    from rotonde.games.tycoon.position import Events, Position


class Rules:
    """The points at which Tycoon's modules ask what the game does here."""

    def __init__(self) -> None:
        self.game_id = "tycoon"
        self.free_issue = True  # RT-3.1: shares may be issued without a payment
        self.extra_turn = True  # RT-12.1: the game ends after the next turn

    def after_secrets(self, position: Position, events: Events) -> bool:
        """Every seat has its secret card. True when something else is decided before the set-up goes on."""
        return False

    def before_delivery(self, position: Position, seat: int, action: Deliver, events: Events) -> bool:
        """A delivery was named. True when somebody is asked before it is carried out."""
        return False

    def after_delivery(self, position: Position, seat: int, colour: int, city: int, events: Events) -> None:
        """A delivery has scored, its cube is in the bag."""

    def after_link(self, position: Position, seat: int, events: Events) -> None:
        """A seat's network has grown."""

    def after_turn(self, position: Position, events: Events) -> None:
        """A turn is over."""

    def link_removed(self, position: Position, link: Unfinished) -> None:
        """An unfinished link was taken off."""
