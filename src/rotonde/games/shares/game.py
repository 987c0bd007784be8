"""The share game's description and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import JsonDict, MalformedBoard, Option, OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.picture import Picture
from rotonde.games.shares import actions, picture
from rotonde.games.shares.actions import ShareAction
from rotonde.games.shares.board import PLAYERS, SHIPPED, ShareBoard, board_data, check_board
from rotonde.games.shares.forms import FORMS
from rotonde.games.shares.position import NORMAL_GAME, Setting
from rotonde.games.shares.state import END_RULES, ShareState

MOST_EMPTY_CITIES: Final = 62  # as many cities as a board can have

OPTIONS: Final[dict[str, Option]] = {
    "sharp_curves": Option("sharp_curves", (False, True), False, ("EA-5.8", "RT-1.2")),
    "parallel_own_links": Option("parallel_own_links", (False, True), False, ("EA-5.8", "RT-5.10")),
    "income_scale": Option("income_scale", ("table", "linear"), "table", ("EA-5.7",)),
    "interest_bonds": Option("interest_bonds", ("must", "may"), "must", ("EA-6.2",)),
    "unpaid_interest": Option("unpaid_interest", ("both", "once"), "both", ("EA-6.2",)),
    "absorbed_cash": Option("absorbed_cash", ("buyer", "bank"), "buyer", ("EA-7.6",)),
    "absorbed_bonds": Option("absorbed_bonds", ("buyer", "repaid"), "buyer", ("EA-7.6",)),
    "stock_phase": Option("stock_phase", ("until_passed", "once_round"), "until_passed", ("EA-8.1",)),
    "end_empty_cities": Option("end_empty_cities", (NORMAL_GAME, *range(1, MOST_EMPTY_CITIES + 1)), 16, ("EA-9.1",)),
    "extra_turn": Option("extra_turn", (False, True), False, ("EA-9.1",)),
    "end": Option("end", ("turn", "at_once"), "turn", ("EA-9.1",)),
}


class ShareGame(GameFrame[ShareBoard, ShareState]):
    """Railways of England and Wales: the advanced game with shares."""

    def __init__(self) -> None:
        super().__init__(
            id="shares",
            title="Railways of England and Wales: the share game",
            designers="Martin Wallace",
            publisher="Eagle Games, 2009",
            rules_prefix="EA",
            rules_version=1,
            books=("RT", "EW", "EA"),
            players=PLAYERS,
            options=OPTIONS,
            boards=SHIPPED,
            forms=FORMS,
            end_reasons=tuple(END_RULES),
        )

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> ShareBoard:
        return ShareBoard(data, shipped_as)

    def make_state(self, board: ShareBoard, players: int, options: dict[str, OptionValue]) -> ShareState:
        return ShareState(Setting(self, board, players, options))

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def parse(self, text: str) -> ShareAction:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        """The map of the normal game, with the companies."""
        return board_data(name)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)


GAME: Final = ShareGame()
