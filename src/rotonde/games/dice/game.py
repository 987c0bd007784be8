"""The description of Rail Road Dice 2 and ways in: the contract of `rotonde.core.contract.Game`."""

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
from rotonde.games.dice import actions, picture, view
from rotonde.games.dice.actions import DiceAction
from rotonde.games.dice.board import Board
from rotonde.games.dice.ending import END_REASONS
from rotonde.games.dice.forms import FORMS
from rotonde.games.dice.layout import check_board
from rotonde.games.dice.position import Setting
from rotonde.games.dice.state import DiceState

OPTIONS: Final[dict[str, Option]] = {
    "setup": Option("setup", ("place", "fixed"), "place", ("RD-1.8",)),
    "connection_bonus": Option("connection_bonus", ("all", "active"), "all", ("RD-6.1",)),
    "dice_left": Option("dice_left", ("off_board", "bank"), "off_board", ("RD-8.2",)),
    "end_phase": Option("end_phase", ("at_once", "end_of_turn"), "at_once", ("RD-8.2",)),
    "bank": Option("bank", ("endless", "strict"), "endless", ("RD-8.4",)),
    "score": Option("score", ("tokens", "carried"), "tokens", ("RD-8.6",)),
}


class DiceGame:
    """Rail Road Dice 2."""

    id: Final = "dice"
    title: Final = "Rail Road Dice 2"
    designers: Final = "Jens Kappe"
    publisher: Final = "Wassertal Spieleverlag, 2005"
    rules_prefix: Final = "RD"
    rules_version: Final = 2
    players: Final = range(2, 5)
    boards: Final = ("start_3x2", "tall_2x3", "brick", "staircase", "ring", "random")
    end_reasons: Final = END_REASONS

    def __init__(self) -> None:
        self._shipped: dict[str, Board] = {}

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
    ) -> DiceState:
        check_players(self.players, players)
        resolved = resolve_options(OPTIONS, options)
        layout = self._board(board)
        if resolved["setup"] == "fixed" and str(players) not in layout.data.get("stations", {}):
            raise MalformedSetup("no_prepared_stations", board=layout.name, players=players)
        state = DiceState(Setting(layout, players, resolved))
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> DiceState:
        state = DiceState(Setting(self._board(data["board"]), data["players"], dict(data["options"])))
        view.fill(state, data)
        return state

    def parse(self, text: str) -> DiceAction:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        if name not in self.boards:
            raise MalformedSetup("unknown_board", board=name, known=", ".join(self.boards))
        return load_data("rotonde.games.dice", f"boards/{name}.json")

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def _board(self, board: str | Mapping[str, Any] | None) -> Board:
        """A board by name, made once, or one that a user brought, checked."""
        if isinstance(board, Mapping):
            for problem in check_board(board):
                raise problem
            return Board(board, None)
        name = self.boards[0] if board is None else board
        if name not in self._shipped:
            self._shipped[name] = Board(self.board_data(name), name)
        return self._shipped[name]


GAME: Final = DiceGame()
