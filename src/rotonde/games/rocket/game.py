"""Rocket's description and ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import MalformedBoard, Option, OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.picture import Picture
from rotonde.games.rocket import actions, picture
from rotonde.games.rocket.actions import RocketAction
from rotonde.games.rocket.board import Board, check_board
from rotonde.games.rocket.forms import FORMS
from rotonde.games.rocket.position import Setting
from rotonde.games.rocket.state import END_RULES, RocketState

YES_OR_NO: Final = ("yes", "no")
OPTIONS: Final[dict[str, Option]] = {
    "extend_survivor": Option("extend_survivor", YES_OR_NO, "yes", ("SR-2.5",)),
    "move_stations": Option("move_stations", ("any", "unlinked"), "any", ("SR-4.3",)),
    "veto_mover_choice": Option("veto_mover_choice", ("original", "any"), "original", ("SR-6.5",)),
    "mover_may_open": Option("mover_may_open", YES_OR_NO, "no", ("SR-6.7",)),
    "veto_on_independent": Option("veto_on_independent", YES_OR_NO, "yes", ("SR-12.3",)),
    "stalled_end": Option("stalled_end", YES_OR_NO, "yes", ("SR-13.3",)),
}


class RocketGame(GameFrame[Board, RocketState]):
    """Stephenson's Rocket."""

    def __init__(self) -> None:
        super().__init__(
            id="rocket",
            title="Stephenson's Rocket",
            designers="Reiner Knizia",
            publisher="Pegasus Spiele / Rio Grande Games, 1999",
            rules_prefix="SR",
            rules_version=2,
            books=("SR",),
            players=range(2, 5),
            options=OPTIONS,
            boards=("england",),
            forms=FORMS,
            end_reasons=tuple(END_RULES),
        )

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> Board:
        return Board(data, shipped_as)

    def make_state(self, board: Board, players: int, options: dict[str, OptionValue]) -> RocketState:
        return RocketState(Setting(self, board, players, options))

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def parse(self, text: str) -> RocketAction:
        return actions.parse(text)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)


GAME: Final = RocketGame()
