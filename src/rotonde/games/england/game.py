"""The description of Railways of England and Wales and its ways in: the contract of `rotonde.core.contract.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.contract import Action, MalformedBoard, Option, OptionValue
from rotonde.core.frame import GameFrame
from rotonde.core.picture import Picture
from rotonde.games.england import actions, picture
from rotonde.games.england.actions import DealBarons, KeepBaron
from rotonde.games.england.board import PLAYERS, SHIPPED, EnglandBoard, check_board
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


class EnglandGame(GameFrame[EnglandBoard, EnglandState]):
    """Railways of England and Wales, the normal game."""

    def __init__(self) -> None:
        super().__init__(
            id="england",
            title="Railways of England and Wales",
            designers="Martin Wallace",
            publisher="Eagle Games, 2009",
            rules_prefix="EW",
            rules_version=1,
            books=("RT", "EW"),
            players=PLAYERS,
            options=OPTIONS,
            boards=SHIPPED,
            forms=FORMS,
            end_reasons=tuple(END_RULES),
        )

    def make_board(self, data: Mapping[str, Any], shipped_as: str | None) -> EnglandBoard:
        return EnglandBoard(data, shipped_as)

    def make_state(self, board: EnglandBoard, players: int, options: dict[str, OptionValue]) -> EnglandState:
        rules = EnglandRules(options["extra_turn"] is True)
        return EnglandState(EnglandSetting(self, board, players, options, rules))

    def picture(self, board: Mapping[str, Any]) -> Picture:
        return picture.picture(board)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def check_board(self, data: Mapping[str, Any]) -> list[MalformedBoard]:
        return check_board(data)

    def veil(self, viewer: int | None, seat: int, action: Action) -> Action | None:
        """EW-2.1: the Barons that a seat is dealt, and the one that it keeps, are for its own eyes."""
        if isinstance(action, DealBarons):
            return action if viewer == action.seat else None
        return None if isinstance(action, KeepBaron) and viewer != seat else action


GAME: Final = EnglandGame()
