"""Rocket's description and ways in: the contract of `rotonde.core.contract.Game`."""

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
from rotonde.games.rocket import actions, picture, view
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


class RocketGame:
    """Stephenson's Rocket."""

    id: Final = "rocket"
    title: Final = "Stephenson's Rocket"
    designers: Final = "Reiner Knizia"
    publisher: Final = "Pegasus Spiele / Rio Grande Games, 1999"
    rules_prefix: Final = "SR"
    rules_version: Final = 2
    players: Final = range(2, 5)
    boards: Final = ("england",)
    end_reasons: Final = tuple(END_RULES)

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
    ) -> RocketState:
        check_players(self.players, players)
        state = RocketState(Setting(self._board(board), players, resolve_options(OPTIONS, options)))
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> RocketState:
        state = RocketState(Setting(self._board(data["board"]), data["players"], resolve_options(OPTIONS, data["options"])))
        view.fill(state, data)
        return state

    def parse(self, text: str) -> RocketAction:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        if name not in self.boards:
            raise MalformedSetup("unknown_board", board=name, known=", ".join(self.boards))
        return load_data("rotonde.games.rocket", f"boards/{name}.json")

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


GAME: Final = RocketGame()
