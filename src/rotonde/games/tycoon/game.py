"""Tycoon's description and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import Action, MalformedBoard, Option, OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.picture import Picture
from rotonde.games.tycoon import actions, picture
from rotonde.games.tycoon.actions import DealTycoon, TycoonAction
from rotonde.games.tycoon.board import Board
from rotonde.games.tycoon.checking import check_board
from rotonde.games.tycoon.forms import FORMS
from rotonde.games.tycoon.position import Setting
from rotonde.games.tycoon.rules import END_RULES, Rules
from rotonde.games.tycoon.state import TycoonState

OPTIONS: Final[dict[str, Option]] = {
    "sharp_curves": Option("sharp_curves", (False, True), False, ("RT-1.2",)),
    "parallel_own_links": Option("parallel_own_links", (False, True), False, ("RT-5.10",)),
    "river_side": Option("river_side", ("pays", "free"), "pays", ("RT-5.6",)),
    "engine_prices": Option("engine_prices", ("steps", "linear"), "steps", ("RT-7.1",)),
    "line_already_built": Option("line_already_built", ("later_only", "at_once"), "later_only", ("RT-9.8",)),
    "max_turns": Option("max_turns", tuple(range(1, 61)), 50, ("RT-12.5",)),
    "judah": Option("judah", ("trail", "component"), "trail", ("RT-13.1",)),
    "beginners": Option("beginners", (False, True), False, ("RT-13.2",)),
}


class TycoonGame(GameFrame[Board, TycoonState]):
    """Railroad Tycoon: The Boardgame."""

    def __init__(self) -> None:
        super().__init__(
            id="tycoon",
            title="Railroad Tycoon: The Boardgame",
            designers="Martin Wallace, Glenn Drover",
            publisher="Eagle Games, 2005",
            rules_prefix="RT",
            rules_version=2,
            books=("RT",),
            players=range(2, 7),
            options=OPTIONS,
            boards=("eastern_us",),
            forms=FORMS,
            end_reasons=tuple(END_RULES),
        )
        self._rules = Rules()

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> Board:
        return Board(data, shipped_as)

    def make_state(self, board: Board, players: int, options: dict[str, OptionValue]) -> TycoonState:
        return TycoonState(Setting(self, board, players, options, self._rules))

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def parse(self, text: str) -> TycoonAction:
        return actions.parse(text)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def veil(self, viewer: int | None, seat: int, action: Action) -> Action | None:
        """RT-2.2: a Tycoon card is for the eyes of its seat."""
        return None if isinstance(action, DealTycoon) and viewer != action.seat else action


GAME: Final = TycoonGame()
