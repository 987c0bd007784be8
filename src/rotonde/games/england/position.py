"""What lies on the table besides Tycoon's pieces."""

from __future__ import annotations

from typing import Any, Final

from rotonde.core.contract import OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.track import NONE
from rotonde.games.england.board import BARONS_DEALT, EnglandBoard
from rotonde.games.england.cards import DeliveredColours, StopDelivery
from rotonde.games.tycoon.actions import Deliver
from rotonde.games.tycoon.position import MORE_STAGES, Setting
from rotonde.games.tycoon.rules import Rules
from rotonde.games.tycoon.state import TycoonState

CHOOSE_BARONS: Final = MORE_STAGES
INSPECTION: Final = MORE_STAGES + 1
STAGES: Final = MORE_STAGES + 2


class EnglandSetting(Setting):
    """What does not change during a game."""

    def __init__(
        self, game: GameFrame[Any, Any], board: EnglandBoard, players: int, options: dict[str, OptionValue], rules: Rules
    ) -> None:
        super().__init__(game, board, players, options, rules)
        self.major_lines = board.major_lines
        # The kind of card that is the Passenger Line, NONE if there is none; those that are Railways Inspectors.
        self.passenger_line: int = NONE
        self.inspectors: list[int] = []
        for kind, card in enumerate(board.operations):
            if isinstance(card.effect, DeliveredColours) and card.count:
                self.passenger_line = kind
            if isinstance(card.effect, StopDelivery):
                self.inspectors.append(kind)


class EnglandPosition(TycoonState):
    """The pieces of this game and whose decision it is."""

    england: EnglandSetting
    offered: list[int]  # EW-2.1: each seat's two Baron cards, the one that it put back included
    line_owner: list[int]  # EW-3.1: for each major line, the seat that won it
    kept: list[int]  # EW-5.1: [seat * colours + colour], 1 where a delivered cube lies before a seat
    inspected: list[int]  # EW-5.3: for each seat, the Railways Inspector that lies before it
    pending: Deliver | None  # EW-5.4: the delivery that holders are asked about
    asked: list[int]  # the holders who are still to be asked

    def __init__(self, setting: EnglandSetting) -> None:
        super().__init__(setting)
        self.england = setting

    def set_up(self, seed: str | None) -> None:
        super().set_up(seed)
        self.offered = [NONE] * (BARONS_DEALT * self.seats)
        self.line_owner = [NONE] * len(self.england.major_lines)
        self.kept = [0] * (self.seats * len(self.bag))
        self.inspected = [NONE] * self.seats
        self.pending = None
        self.asked = []

    def copy_england(self, other: EnglandPosition) -> None:
        other.offered = self.offered[:]
        other.line_owner = self.line_owner[:]
        other.kept = self.kept[:]
        other.inspected = self.inspected[:]
        other.pending = self.pending
        other.asked = self.asked[:]

    def barons_of(self, seat: int) -> list[int]:
        """The two cards that a seat was dealt."""
        return self.offered[BARONS_DEALT * seat : BARONS_DEALT * (seat + 1)]

    def choosing(self) -> list[int]:
        """The seats that have not kept a Baron yet."""
        return [seat for seat in range(self.seats) if self.secret[seat] == NONE]
