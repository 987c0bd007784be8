"""The description of Railways of England and Wales and its ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.chance import seed_text
from rotonde.core.contract import Action, JsonDict, MalformedBoard, Option, OptionValue, check_players, resolve_options
from rotonde.core.forms import Forms
from rotonde.core.picture import Picture
from rotonde.games.england import actions, picture, view
from rotonde.games.england.board import PLAYERS, SHIPPED, EnglandBoard, board_data, check_board
from rotonde.games.england.forms import FORMS
from rotonde.games.england.position import EnglandSetting
from rotonde.games.england.rules import EnglandRules
from rotonde.games.england.state import EnglandState
from rotonde.games.tycoon import game as tycoon
from rotonde.games.tycoon.rules import END_RULES

OPTIONS: Final[dict[str, Option]] = {
    **{name: tycoon.OPTIONS[name] for name in ("sharp_curves", "parallel_own_links", "engine_prices", "max_turns", "judah")},
    "extra_turn": Option("extra_turn", (False, True), True, ("EW-6.1",)),
}


class EnglandGame:
    """Railways of England and Wales, the normal game."""

    id: Final = "england"
    title: Final = "Railways of England and Wales"
    designers: Final = "Martin Wallace"
    publisher: Final = "Eagle Games, 2009"
    rules_prefix: Final = "EW"
    rules_version: Final = 1
    players: Final = PLAYERS
    boards: Final = SHIPPED
    end_reasons: Final = tuple(END_RULES)

    def __init__(self) -> None:
        self._shipped: dict[str, EnglandBoard] = {}

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
    ) -> EnglandState:
        check_players(self.players, players)
        state = self._state(players, resolve_options(OPTIONS, options), board)
        state.set_up(seed_text(seed))
        return state

    def from_dict(self, data: Mapping[str, Any]) -> EnglandState:
        state = self._state(data["players"], dict(data["options"]), data["board"])
        view.fill(state, data)
        return state

    def _state(self, players: int, options: dict[str, OptionValue], board: str | Mapping[str, Any] | None) -> EnglandState:
        rules = EnglandRules(options["extra_turn"] is True)
        return EnglandState(EnglandSetting(self.board_of(board), players, options, rules))

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def board_data(self, name: str) -> JsonDict:
        return board_data(name)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def board_of(self, board: str | Mapping[str, Any] | None) -> EnglandBoard:
        """A board by name, made once, or one that a user brought, checked."""
        if isinstance(board, Mapping):
            for problem in check_board(board):
                raise problem
            return EnglandBoard(board, None)
        name = self.boards[0] if board is None else board
        if name not in self._shipped:
            self._shipped[name] = EnglandBoard(board_data(name), name)
        return self._shipped[name]


GAME: Final = EnglandGame()
