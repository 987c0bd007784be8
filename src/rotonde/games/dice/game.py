"""The description of Rail Road Dice 2 and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import MalformedBoard, MalformedSetup, Option, OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.picture import Picture
from rotonde.games.dice import actions, picture
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


class DiceGame(GameFrame[Board, DiceState]):
    """Rail Road Dice 2."""

    def __init__(self) -> None:
        super().__init__(
            id="dice",
            title="Rail Road Dice 2",
            designers="Jens Kappe",
            publisher="Wassertal Spieleverlag, 2005",
            rules_prefix="RD",
            rules_version=2,
            books=("RD",),
            players=range(2, 5),
            options=OPTIONS,
            boards=("start_3x2", "tall_2x3", "brick", "staircase", "ring", "random"),
            forms=FORMS,
            end_reasons=END_REASONS,
        )

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> Board:
        return Board(data, shipped_as)

    def make_state(self, board: Board, players: int, options: dict[str, OptionValue]) -> DiceState:
        if options["setup"] == "fixed" and str(players) not in board.data.get("stations", {}):
            raise MalformedSetup("no_prepared_stations", board=board.name, players=players)
        return DiceState(Setting(self, board, players, options))

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def parse(self, text: str) -> DiceAction:
        return actions.parse(text)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)


GAME: Final = DiceGame()
