"""The share game's description and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.chance import seed_text
from rotonde.core.contract import JsonDict, MalformedBoard, Option, OptionValue, check_players, resolve_options
from rotonde.core.forms import Forms
from rotonde.core.picture import Picture
from rotonde.games.shares import actions, picture, view
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


class ShareGame:
    """Railways of England and Wales: the advanced game with shares."""

    id: Final = "shares"
    title: Final = "Railways of England and Wales: the share game"
    designers: Final = "Martin Wallace"
    publisher: Final = "Eagle Games, 2009"
    rules_prefix: Final = "EA"
    rules_version: Final = 1
    players: Final = PLAYERS
    boards: Final = SHIPPED
    end_reasons: Final = tuple(END_RULES)

    def __init__(self) -> None:
        self._shipped: dict[str, ShareBoard] = {}

    @property
    def options(self) -> Mapping[str, Option]:
        return OPTIONS

    @property
    def forms(self) -> Forms:
        return FORMS

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def start(
        self,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        board: str | Mapping[str, Any] | None = None,
    ) -> ShareState:
        check_players(self.players, players)
        state = ShareState(Setting(self._board(board), players, resolve_options(OPTIONS, options)))
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> ShareState:
        state = ShareState(Setting(self._board(data["board"]), data["players"], resolve_options(OPTIONS, data["options"])))
        view.fill(state, data)
        return state

    def parse(self, text: str) -> ShareAction:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        return board_data(name)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def _board(self, board: str | Mapping[str, Any] | None) -> ShareBoard:
        """A board by name, made once, or one that a user brought, checked."""
        if isinstance(board, Mapping):
            for problem in check_board(board):
                raise problem
            return ShareBoard(board, None)
        name = self.boards[0] if board is None else board
        if name not in self._shipped:
            self._shipped[name] = ShareBoard(board_data(name), name)
        return self._shipped[name]


GAME: Final = ShareGame()
