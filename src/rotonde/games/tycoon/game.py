"""Tycoon's description and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.chance import seed_text
from rotonde.core.contract import (
    JsonDict,
    MalformedBoard,
    MalformedSetup,
    Option,
    OptionValue,
    check_players,
    resolve_options,
)
from rotonde.core.data import load_data
from rotonde.core.forms import Forms
from rotonde.core.picture import Picture
from rotonde.games.tycoon import actions, picture, view
from rotonde.games.tycoon.actions import TycoonAction
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


class TycoonGame:
    """Railroad Tycoon: The Boardgame."""

    id: Final = "tycoon"
    title: Final = "Railroad Tycoon: The Boardgame"
    designers: Final = "Martin Wallace, Glenn Drover"
    publisher: Final = "Eagle Games, 2005"
    rules_prefix: Final = "RT"
    rules_version: Final = 2
    players: Final = range(2, 7)
    boards: Final = ("eastern_us",)
    end_reasons: Final = tuple(END_RULES)

    def __init__(self) -> None:
        self._shipped: dict[str, Board] = {}
        self._rules = Rules()

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
    ) -> TycoonState:
        check_players(self.players, players)
        state = TycoonState(Setting(self.board_of(board), players, resolve_options(OPTIONS, options), self._rules))
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> TycoonState:
        state = TycoonState(Setting(self.board_of(data["board"]), data["players"], dict(data["options"]), self._rules))
        view.fill(state, data)
        return state

    def parse(self, text: str) -> TycoonAction:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        if name not in self.boards:
            raise MalformedSetup("unknown_board", board=name, known=", ".join(self.boards))
        return load_data("rotonde.games.tycoon", f"boards/{name}.json")

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def board_of(self, board: str | Mapping[str, Any] | None) -> Board:
        """A board by name, made once, or one that a user brought, checked."""
        if isinstance(board, Mapping):
            for problem in check_board(board):
                raise problem
            return Board(board, None)
        name = self.boards[0] if board is None else board
        if name not in self._shipped:
            self._shipped[name] = Board(self.board_data(name), name)
        return self._shipped[name]


GAME: Final = TycoonGame()
